/// What drives a transition interactively (TR-19).
class InteractiveTransitioning: Entity {
  /// How many times faster than by itself the rest goes; above 0.
  var completionSpeed: Double { 1 }
  var completionCurve: TimingCurve { .cubic(.easeInOut) }
  /// How an interruptible animator goes on; none lets it keep its own timing.
  var animatorTiming: TimingCurve? { nil }
  var wantsInteractiveStart: Bool { true }
  /// Whether a finger rests on it that may say nothing for as long as it likes.
  var isHeld: Bool { false }
  /// Whether the transition's animations are set up by its animator and scrubbed.
  var isPercentDriven: Bool { false }
  /// The transition begins: before the animator of a percent-driven one sets it up.
  func startInteractiveTransition(_ context: TransitionContext) {}
  /// Gets the transition before it begins, for what is called too early (TR-10). False when
  /// another one is in hand.
  func bind(_ session: TransitionSession) -> Bool { true }
  func unbind(_ session: TransitionSession) {}
}
