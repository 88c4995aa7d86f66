extension TransitionSession {
  /// Asks, once and with the request, for all that is told of the transition before it begins
  /// . Whoever is asked finds the container's view; views of controllers may not be loaded
  /// yet, nor that of a presentation.
  func foretell() {
    if request.policy.kind == .contents, let view = try? request.containerView(),
      (try? controllers.views.retain(view)) != nil
    {
      containerView = view
    }
    guard phase != .ended else { return }
    let host = controllers.host
    duration = host.call { animator.transitionDuration(context) }
    //
    if duration < .leastInReach && duration.isInReach { duration = 0 }
    if !duration.isInReach {
      host.warn(
        .invalidArgument, "motus_animation_controller_callbacks",
        "transition_duration has answered \(duration): the duration is that of the kind")
      duration = request.policy.duration
    }
    guard phase != .ended, let interactor else { return }
    initiallyInteractive = host.call { interactor.wantsInteractiveStart }
    completionCurve = host.call { interactor.completionCurve }
  }

  /// Takes the transition from its request to its first picture (TR-15, TR-16).
  func start() {
    guard phase == .preparing else { return }
    claimed = transitions.take(request.coming)
    let outer = transitions.telling
    transitions.telling = self
    defer { transitions.telling = outer }
    request.takeInHand()
    isInHand = true
    // What has gone meanwhile gets no container view any more.
    guard !isDismissalUnseen else { return arriveUnseen() }
    do throws(Fault) {
      try load()
    } catch {
      controllers.host.warn(error.code, "motus_runtime_tick", error.message)
      return phase == .ended ? () : end(completed: false)
    }
    // Every callback of the host can end the transition: with the window's contents, for instance.
    guard phase != .ended else { return }
    // The container may have left the window since the request.
    switch request.policy.kind {
    case .contents:
      guard request.isResize || request.container.isOnScreen else {
        return arriveUnseen()
      }
    case .presentation:
      guard controllers.isInWindow(request.container) else { return end(completed: false) }
    case .dismissal: guard !isDismissalUnseen else { return arriveUnseen() }
    }
    request.willCalls(animated: request.isAnimated)
    guard phase != .ended else { return }
    request.willShow()
    guard phase != .ended else { return }
    if request.fillsContainer, let to = request.to, to.isViewLoaded, !controllers.isInWindow(to),
      controllers.views.names.contains(containerView)
    {
      // What was still on its way when it left is in its place when it comes back.
      animations.removeAll(from: to.viewIfLoaded.index)
      controllers.placeAlong(to, in: containerView.index)
    }
    guard phase != .ended else { return }
    findFrames()
    guard phase != .ended else { return }
    makeDriver()
    phase = initiallyInteractive ? .interactive : .running
    post(initiallyInteractive ? .transitionBecameInteractive : .transitionBegan)
    setUp()
  }

  /// Runs changes so that they move with the transition, from where it is. At its very end they are
  /// at their targets, and go back all the way with a cancel.
  func animateInContext(_ body: @escaping () -> Void) {
    let isAtEnd = driver.fraction >= 1
    if !isAtEnd, (try? activeVended?.addAnimations(body)) != nil { return }
    animations.goForth(driver)
    let begin = isAtEnd ? 0 : driver.fraction * duration
    var options = AnimationOptions(duration: duration)
    options.curve = driver.main.curve
    let window = Driver.Window(begin: begin, length: max(0, duration - begin))
    animate(
      AnimationContext(target: .driver(driver, window: window), options: options), body)
    carried += animations.adoptStarted(driver, but: vended)
  }

  func post(_ kind: Event.Kind, value: Double = 0) {
    controllers.events.post(
      kind, request.container.handle, other: request.to?.handle ?? .none,
      detail: request.policy.operation.rawValue, value: value)
  }

  private var isDismissalUnseen: Bool {
    request.policy.kind == .dismissal
      && !(request.from.map { controllers.isInWindow($0) } ?? true)
  }

  private func load() throws(Fault) {
    let view = try request.containerView()
    guard phase != .ended else { return }
    try controllers.views.retain(view)
    if !containerView.isNone { controllers.views.release(containerView) }
    containerView = view
    var sides = request.othersComing
    if let to = request.to { sides.put(to, at: 0) }
    if let from = request.from { sides.put(from, at: 0) }
    for side in sides { try side.loadViewIfNeeded() }
    for side in sides where !side.isViewLoaded {
      throw Fault(.invalidState, "a view controller has let go of its view before its transition")
    }
  }

  private func makeDriver() {
    driver = Driver(duration: duration, curve: .cubic(.easeInOut))
    // Held by itself until the end: what has arrived says so at the end of the frame, when the
    // transition may be over.
    driver.arrived = { _ in self.driverArrived() }
  }

  /// Lets interactor and animator set up their animations, and everybody else theirs.
  private func setUp() {
    let startsInteractively = phase == .interactive
    hasBegun = true
    // While a hand has it, motion follows the hand along a line (PD-2).
    if startsInteractively || animator.isLed { driver.remap(.linear, fraction: 0) }
    if !request.isAnimated { animations.performWithoutAnimation { coordinator.start() } }
    let carriedOn = transitions.takePicture(
      of: request.lane, with: claimed,
      for: request.coming.map { request.sides?.parts(of: $0) ?? [] } ?? [])
    if let interactor {
      // TR-4: first the interactor, also when the transition runs by itself.
      capture { interactor.startInteractiveTransition(context) }
    }
    if phase != .ended, interactor?.isPercentDriven ?? true || !startsInteractively {
      isSettingUp = true
      capture { animator.animateTransition(context) }
      isSettingUp = false
    }
    // What is presented stands in the window, whether the animator has put it there or not.
    if phase != .ended, request.policy.kind == .presentation, let to = request.to {
      request.sides?.put(to, isIn: true)
    }
    if phase != .ended {
      vended = controllers.host.call { animator.interruptibleAnimator(context) }
      if let vended { controllers.entities.hold(vended) }
    }
    carried += animations.adoptStarted(driver, but: vended)
    // Who has placed a view anew that is still on its way does not move the picture.
    if let carriedOn { animations.carryOn(carriedOn, seconds: max(duration, Self.shortestCarry)) }
    transitions.remove(emptied: claimed.container)
    guard phase != .ended else { return settleMotion(!isCancelled) }
    driver.adoptMainFromFirstMember()
    if driver.members.isEmpty, let curve = animator.curve { driver.adoptMain(curve) }
    animations.led(phase == .interactive) { animator.fly(self) }
    guard phase != .ended else { return }
    if phase == .interactive { hold() }
    coordinator.start()
    guard phase != .ended else { return }
    for to in request.allAppearing where controllers.isInWindow(to) {
      controllers.deliverIsAppearing(to)
    }
    switch phase {
    case .interactive:
      watchHand()
      if startsInteractively { applyLatch() }
    case .running where animator.isLed: if let fraction = latch.fraction { lead(to: fraction) }
    case .running:
      animations.run(
        driver, to: driver.extent, curve: .linear, duration: duration * driver.extent)
      // A cancel that came too early counts, whoever has begun it (TR-10).
      latch.fraction = nil
      if latch.end?.cancelled == true, pause() { applyLatch() }
    case .preparing, .finishing, .cancelling, .ended: break
    }
  }

  /// Runs a call of the host in which everything that begins moves with the transition.
  private func capture(_ body: () -> Void) {
    var options = AnimationOptions(duration: duration)
    options.curve = .linear
    animate(AnimationContext(target: .capture(driver), options: options)) {
      controllers.host.call { body() }
    }
  }

  /// What the interactor has said too early happens now (TR-10).
  private func applyLatch() {
    if let fraction = latch.fraction { update(fraction) }
    guard let end = latch.end else { return }
    latch.end = nil
    _ = endInteraction(cancelled: end.cancelled, velocity: end.velocity, rest: end.rest)
  }

  /// Nobody sees the container: everything is in its place at once, whoever wanted to animate along
  /// is heard without animation.
  private func arriveUnseen() {
    request.willCalls(animated: false)
    animations.performWithoutAnimation { coordinator.start() }
    end(completed: true)
  }

  private func findFrames() {
    let views = controllers.views
    if let from = request.from {
      let view = request.sides?.view(of: from) ?? from.viewIfLoaded
      if views.names.contains(view) { initialFrames.from = views.frame(view.index) }
      // TR-7: zero says that the view leaves the window.
      finalFrames.from = request.policy.removesOldView ? .zero : initialFrames.from
    }
    if let to = request.to {
      finalFrames.to = request.sides?.finalFrame(of: to) ?? views.bounds(containerView.index)
      // A presenter that stays where it is.
      if request.coming == nil { initialFrames.to = finalFrames.to }
    }
    initialFrames.replace(with: request.initialFrames)
    finalFrames.replace(with: request.finalFrames)
    laidOut = views.bounds(containerView.index)
  }

  /// A block that moves with the transition. The transition can end inside it: what the block then
  /// leaves behind goes the way of the rest.
  private func animate(_ context: AnimationContext, _ body: () -> Void) {
    animations.led(phase == .interactive) { _ = animations.animate(context, body) }
    if phase == .ended {
      hasSettledMotion = false
      settleMotion(!isCancelled)
    } else {
      animations.schedule(driver)
    }
  }
}
