/// Pairs of views that fly with a transition.
extension TransitionSession {
  /// Lets the pairs of both screens fly, once; their layouts come first. Answers how many there are.
  @discardableResult
  func matchPairs(_ options: MatchedOptions) -> Int {
    guard !hasMatched, phase != .ended, request.isAnimated, !request.isResize,
      transitions.flights.keys.entries.count > 0 || !transitions.flights.left.isEmpty
    else { return 0 }
    hasMatched = true
    animations.performWithoutAnimation { controllers.layOutChanged() }
    guard phase != .ended, controllers.views.names.contains(containerView) else { return 0 }
    flights = transitions.flights.pair(flightStage, options)
    flights?.isCancelled = isCancelled
    return flights?.flights.count ?? 0
  }

  /// What flies from a transition that has been taken over goes on where nobody pairs.
  func carryOnFlights() {
    guard !hasMatched, phase != .ended, request.isAnimated, !transitions.flights.left.isEmpty,
      controllers.views.names.contains(containerView)
    else { return }
    flights = transitions.flights.pair(flightStage, MatchedOptions(), pairsViews: false)
    flights?.isCancelled = isCancelled
  }

  /// The same for an animator that pairs by itself, while it sets its animations up.
  func match(_ options: MatchedOptions) throws(Fault) -> Int {
    guard isSettingUp, !hasMatched else {
      throw Fault(
        .invalidState,
        hasMatched
          ? "the pairs of the transition fly already" : "animate_transition does not run now")
    }
    let count = matchPairs(options)
    hasMatched = true
    return count
  }

  /// Who has set up its animations has placed the new side where it goes; others may not have yet.
  var flightStage: FlightStage {
    FlightStage(
      container: containerView, from: side(request.from, initialFrames.from),
      to: side(request.to, animator.matches == nil ? finalFrames.to : .zero), goesBack: goesBack,
      duration: duration,
      driver: driver)
  }

  /// Whether it goes back to where another one has come from.
  var goesBack: Bool { request.policy.operation == .pop || request.policy.kind == .dismissal }

  private func side(_ controller: ViewController?, _ frame: Rect) -> FlightStage.Side {
    FlightStage.Side(
      root: controller?.viewIfLoaded ?? .none, moved: request.view(of: controller), frame: frame)
  }

  func endFlights(_ completed: Bool) {
    transitions.flights.end(flights, completed: completed, ahead: isAhead)
    flights = nil
  }
}
