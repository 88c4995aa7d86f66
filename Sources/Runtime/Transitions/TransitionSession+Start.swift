extension TransitionSession {
  /// Takes the transition from its request to its first picture (CONTRACT 2.3, steps 4 to 6).
  func start() {
    guard phase == .preparing else { return }
    do throws(Fault) {
      containerView = try request.containerView()
      try request.from?.loadViewIfNeeded()
      try request.to?.loadViewIfNeeded()
    } catch {
      controllers.host.warn(error.code, "motus_runtime_tick", error.message)
      return end(completed: false, began: false)
    }
    takeAppearanceInHand()
    willCalls()
    request.willShow()
    findFrames()
    duration = controllers.host.call { animator.transitionDuration(context) }
    if !(duration >= 0 && duration.isFinite) { duration = request.policy.duration }
    driver = Driver(duration: duration, curve: .cubic(.easeInOut))
    driver.arrived = { [unowned(unsafe) self] _ in driverArrived() }
    let startsInteractively = controllers.host.call {
      request.interactor?.wantsInteractiveStart ?? false
    }
    initiallyInteractive = startsInteractively
    phase = startsInteractively ? .interactive : .running
    controllers.events.post(
      startsInteractively ? .transitionBecameInteractive : .transitionBegan,
      request.container.handle, other: request.to?.handle ?? .none,
      detail: request.policy.operation.rawValue)
    setUp(interactively: startsInteractively)
  }

  /// Runs changes so that they move with the transition.
  func animateInContext(_ body: @escaping () -> Void) {
    if let vended {
      try? vended.addAnimations(body)
      return
    }
    let begin = driver.fraction * duration
    var options = AnimationOptions(duration: duration)
    options.curve = driver.main.curve
    let window = Driver.Window(begin: begin, length: max(0, duration - begin))
    _ = animations.animate(
      AnimationContext(target: .driver(driver, window: window), options: options), body)
  }

  /// Lets the animator set up its animations, and everybody else theirs.
  private func setUp(interactively: Bool) {
    let interactor = request.interactor
    if interactor == nil || interactor?.isPercentDriven == true || !interactively {
      var options = AnimationOptions(duration: duration)
      options.curve = .linear
      _ = animations.animate(AnimationContext(target: .capture(driver), options: options)) {
        controllers.host.call { animator.animateTransition(context) }
      }
      driver.adoptMainFromFirstMember()
    }
    if phase != .ended, let interactor {
      controllers.host.call { interactor.startInteractiveTransition(context) }
    }
    guard phase != .ended else { return }
    vended = controllers.host.call { animator.interruptibleAnimator(context) }
    if let vended { controllers.entities.hold(vended) }
    coordinator.start()
    guard phase != .ended else { return }
    if let to = request.to, isInHierarchy(to) { controllers.deliverIsAppearing(to) }
    guard phase != .ended else { return }
    if interactively {
      hold()
      applyLatch()
    } else if vended == nil {
      animations.run(
        driver, to: driver.extent, curve: .linear, duration: duration * driver.extent)
    }
  }

  /// What the interactor has said too early happens now (CONTRACT TR-10).
  private func applyLatch() {
    if let fraction = latch.fraction { update(fraction) }
    guard let end = latch.end else { return }
    latch.end = nil
    _ = endInteraction(cancelled: end.cancelled, velocity: end.velocity)
  }

  private func takeAppearanceInHand() {
    request.from?.managers += 1
    request.to?.managers += 1
    request.to?.isMovingToParent = request.policy.operation == .push
    request.from?.isMovingFromParent = request.policy.operation == .pop
  }

  private func willCalls() {
    if request.policy.willOrder == .oldFirst, let from = request.from {
      controllers.beginAppearance(from, false, animated: true)
    }
    if let to = request.to { controllers.beginAppearance(to, true, animated: true) }
    if request.policy.willOrder == .newFirst, let from = request.from {
      controllers.beginAppearance(from, false, animated: true)
    }
  }

  private func findFrames() {
    let bounds = controllers.bounds(containerView.index)
    if let from = request.from {
      initialFrames.from = controllers.frame(from.viewIfLoaded.index)
      // CONTRACT TR-7: zero says that the view leaves the window.
      finalFrames.from = request.policy.removesOldView ? .zero : initialFrames.from
    }
    if request.to != nil { finalFrames.to = bounds }
  }
}

extension TransitionSession {
  var controllers: Controllers { transitions.controllers }
  var animations: Animations { transitions.animations }

  func isInHierarchy(_ controller: ViewController) -> Bool {
    controller.isViewLoaded && controllers.views.isInWindow(controller.viewIfLoaded.index)
  }
}
