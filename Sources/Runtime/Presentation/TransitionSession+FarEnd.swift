/// The far end of a covering transition: where an arriving view starts, or a leaving one goes.
extension TransitionSession {
  /// Moves the far end of the motion: the start of an arriving view, the goal of a leaving one.
  /// Shown values stay. `add` changes a model value by the difference, with its sign: once for a
  /// leaving view, there and back for an arriving one.
  ///
  /// A cancel takes all of it back. Arriving: the difference is added at once, and a member of the
  /// driver with the time that has passed as its span takes it away again; that member is
  /// complete by now, and runs back with a cancel. Leaving, or arriving before any time has passed:
  /// a member with the remaining time as its span.
  func moveFarEnd(isComing: Bool, _ add: @escaping (_ sign: Double) -> Void) {
    guard hasBegun, !hasEnded else { return }
    guard isComing else { return notingGroups { animateInContext { add(1) } } }
    animations.performWithoutAnimation { add(1) }
    // No time has passed: the arriving view moves all the way from the new start.
    guard motion.driver.fraction > 0 else { return notingGroups { animateInContext { add(-1) } } }
    animateWhatHasPassed { add(-1) }
  }

  /// Runs changes as a part of the transition that has passed: they are complete now, and are undone
  /// where the transition runs back.
  func animateWhatHasPassed(_ changes: () -> Void) {
    var options = AnimationOptions(duration: duration)
    options.curve = .linear
    let span = Driver.Span(begin: 0, length: max(0, motion.driver.fraction * duration))
    let context = AnimationContext(target: .driver(motion.driver, span: span), options: options)
    notingGroups { _ = animations.animate(context, changes) }
    animations.schedule(motion.driver)
  }

  /// Whether the presented view is leaving without a hand, by a dismissal or by a cancelled
  /// presentation, or a hand holds it where it is out of sight.
  var isTakingAway: Bool {
    let isDismissal = request.policy.kind == .dismissal
    switch state {
    case .running, .settling(.finished): return isDismissal
    case .settling(.cancelled): return !isDismissal
    case .interactive:
      return isDismissal ? motion.driver.fraction >= 1 : motion.driver.fraction <= 0
    case .preparing, .ended: return false
    }
  }
}
