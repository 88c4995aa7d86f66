/// A push, a presentation, and the way back, in which the whole screen flies.
final class ZoomTransition: AnimatedTransitioning, ScreenFlight {
  let zoom: Zoom
  let controller: ViewController
  private var faded = Handle.none
  private var opacity = 1.0
  private var animations: Animations?

  init(_ zoom: Zoom, _ controller: ViewController) {
    self.zoom = zoom
    self.controller = controller
  }

  override var matches: MatchedOptions? { nil }
  override var endsWithItsTime: Bool { true }
  override var curve: TimingCurve? { timing }

  var options: ScreenFlightOptions { zoom.options.flight }
  var hand: (any ScreenFlightHand)? { zoom.hand }
  private var physics: ZoomPhysics { options.physics }
  private var goesBack = false
  private var reducesMotion = false

  private var timing: TimingCurve {
    if reducesMotion { return .cubic(.easeInOut) }
    return .spring(
      (goesBack ? physics.landing : physics.entrance).parameters, initialVelocity: 0)
  }

  override func transitionDuration(_ context: TransitionContext) -> Double {
    guard let session = context.session else { return 0 }
    goesBack = session.goesBack
    reducesMotion = session.animations.reducesMotion
    return reducesMotion ? physics.dissolve : timing.naturalDuration ?? 0
  }

  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    let controllers = session.controllers
    let views = controllers.views
    let from = session.request.view(of: session.request.from)
    let to = session.request.view(of: session.request.to)
    let container = session.containerView.index
    if views.names.contains(to) {
      let place = session.finalFrames.to
      if (try? views.filling(place, to.index)) != nil { controllers.setFrame(to.index, place) }
      if goesBack, views.names.contains(from), views.parent(from.index) == container {
        try? views.insert(to.index, into: container, below: from.index)
      } else {
        try? views.add(to.index, to: container)
      }
    }
    zoom.attach(controller, to: session.containerView)
    let front = goesBack ? from : to
    guard reducesMotion, views.names.contains(front) else { return }
    animations = session.animations
    faded = front
    opacity = views.look(front.index)[0]
    if !goesBack { fade(0) }
    var block = AnimationOptions(duration: session.duration)
    block.curve = timing
    _ = session.animations.animate(block) { fade(goesBack ? 0 : opacity) }
  }

  func sourceView() -> Handle {
    let controllers = controller.controllers
    let source = controllers.host.call { zoom.delegate.sourceView(controller) }
    controllers.layOutChanged()
    return source
  }

  func alignmentRect(_ source: Handle) -> Rect? {
    controller.controllers.host.call { zoom.delegate.alignmentRect(controller, source) }
  }

  override func fly(_ session: TransitionSession) { session.zoom(self) }

  override func animationEnded(_ completed: Bool) {
    animations?.performWithoutAnimation { fade(opacity) }
    faded = .none
    animations = nil
  }

  private func fade(_ alpha: Double) {
    guard let animations, animations.views.names.contains(faded),
      let kind = PropertyKind.builtIn(.alpha)
    else { return }
    var alpha = alpha
    animations.set(faded.index, .alpha, kind, to: &alpha)
  }
}

extension TransitionSession {
  /// Lets the screen of a zoom fly; the layouts of both screens come first.
  func zoom(_ transition: ZoomTransition) {
    guard !hasMatched, phase != .ended, request.isAnimated else { return }
    hasMatched = true
    guard animations.isEnabled, !animations.reducesMotion else { return }
    animations.performWithoutAnimation { controllers.layOutChanged() }
    guard phase != .ended, controllers.views.names.contains(containerView) else { return }
    let session = SessionFlights(flightStage, transition)
    let source = transitions.flights.askSource(session)
    guard phase != .ended, controllers.views.names.contains(containerView) else { return }
    let isHeld =
      phase == .interactive && interactor === transition.zoom.hand?.interaction
      && (transition.zoom.hand?.isHeld ?? false)
    flights = transitions.flights.zoom(session, source, isHeld: isHeld) ? session : nil
    flights?.isCancelled = isCancelled
  }
}
