/// A push, a presentation, and the way back, in which the whole screen flies.
final class ZoomTransition: AnimatedTransitioning, ScreenFlight {
  let zoom: Zoom
  let controller: ViewController
  private var dissolve: Dissolve?

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

  /// Puts the coming screen in, lets fingers take it, and dissolves where motion is reduced; else
  /// `fly` moves it.
  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    session.insertComing()
    zoom.attach(controller, to: session.containerView)
    if reducesMotion { dissolve = Dissolve(session, timing) }
  }

  /// Asks the host, and lays out, as the host may have scrolled to the source.
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
    dissolve?.end()
    dissolve = nil
  }
}

extension TransitionSession {
  /// Lets the screen of a zoom fly; the layouts of both screens come first.
  func zoom(_ transition: ZoomTransition) {
    makePairs {
      guard animations.animates, !animations.reducesMotion else { return nil }
      animations.performWithoutAnimation { controllers.layOutChanged() }
      guard isReadyToFly else { return nil }
      let session = SessionFlights(flightStage, transition)
      let source = transitions.flights.askSource(session)
      // The host has been asked meanwhile.
      guard isReadyToFly else { return nil }
      let isHeld =
        isInHand && interactor === transition.zoom.hand?.interaction
        && (transition.zoom.hand?.isHeld ?? false)
      return transitions.flights.zoom(session, source, isHeld: isHeld) ? session : nil
    }
  }
}
