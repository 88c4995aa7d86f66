/// The interaction controller of a transition (TR-19), which drives it in place of time.
class InteractiveTransitioning: Entity {
  /// Factor by which the rest runs faster than by itself; above 0.
  var completionSpeed: Double { 1 }
  var completionCurve: TimingCurve { .cubic(.easeInOut) }
  /// Timing of an interruptible animator for the rest; none leaves it its own.
  var animatorTiming: TimingCurve? { nil }
  var wantsInteractiveStart: Bool { true }
  /// Whether a finger rests on it, and silence does not mean that it was forgotten.
  var isHeld: Bool { false }
  /// Whether the transition's animator sets up the animations, which this scrubs.
  var isPercentDriven: Bool { false }
  /// Called when the transition begins, before the animator of a percent-driven one sets it up.
  func startInteractiveTransition(_ context: TransitionContext) {}
  /// Binds a transition before it begins, so that early calls can be kept (TR-10). Returns false if
  /// another one is bound.
  func bind(_ session: TransitionSession) -> Bool { true }
  func unbind(_ session: TransitionSession) {}
}
