/// The animator of a transition (TR-19): built-in, or the host's by a subclass at the border.
class AnimatedTransitioning: Entity {
  /// Returns the length of the transition in seconds, without interaction.
  func transitionDuration(_ context: TransitionContext) -> Double { 0 }
  /// Sets up the animations and starts them; `context.complete` ends the transition.
  func animateTransition(_ context: TransitionContext) {}
  /// Returns the property animator by which the transition can be interrupted: the same one each
  /// time.
  func interruptibleAnimator(_ context: TransitionContext) -> PropertyAnimator? { nil }
  /// Options by which pairs of views fly that the animator has not paired itself; none leaves them
  /// in their screens.
  var matches: MatchedOptions? { MatchedOptions() }
  /// Curve of the whole if the animator sets up no motion itself.
  var curve: TimingCurve? { nil }
  /// Whether the transition completes when its time is over, without a call of `complete`.
  var endsWithItsTime: Bool { false }
  /// Pairs views and lets them fly, once the animations are set up and both screens are in place.
  func fly(_ session: TransitionSession) {
    if let matches { session.matchPairs(matches) } else { session.carryOnFlights() }
  }
  /// Views of the animator's own that fill the container's view, or a part of it, and follow its
  /// size.
  var companions: [Handle] { [] }
  /// Whether a scroller leads the whole transition by its offset in place of time; see
  /// `TransitionSession.lead`.
  var isLedByScroller: Bool { false }
  func animationEnded(_ completed: Bool) {}
}
