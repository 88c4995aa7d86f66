/// What animates a transition (TR-19). Subclassed by the border and by built-in animators.
class AnimatedTransitioning: Entity {
  /// The length of the transition when nobody interferes, in seconds.
  func transitionDuration(_ context: TransitionContext) -> Double { 0 }
  /// Sets the transition up and starts it; `context.complete` ends it.
  func animateTransition(_ context: TransitionContext) {}
  /// The animator by which the transition can be interrupted; always the same one.
  func interruptibleAnimator(_ context: TransitionContext) -> PropertyAnimator? { nil }
  /// How pairs of views fly, that it has not paired itself; none lets them go with their screens.
  var matches: MatchedOptions? { MatchedOptions() }
  /// How the time of the whole goes when it moves nothing itself.
  var curve: TimingCurve? { nil }
  /// Whether it is complete when its time is over.
  var endsWithItsTime: Bool { false }
  /// Lets views fly, once its animations are set up and both screens stand.
  func fly(_ session: TransitionSession) {
    if let matches { session.matchPairs(matches) } else { session.carryOnFlights() }
  }
  /// Views of its own that fill the container's view, or a part of it, and follow when that gets
  /// another size.
  var companions: [Handle] { [] }
  /// Whether somebody leads the whole of it by something else than time: see
  /// `TransitionSession+Led`.
  var isLed: Bool { false }
  func animationEnded(_ completed: Bool) {}
}
