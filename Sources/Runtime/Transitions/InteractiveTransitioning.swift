/// What drives a transition by hand (CONTRACT 1.5).
class InteractiveTransitioning: Entity {
  /// How many times faster than by itself the rest goes; above 0.
  var completionSpeed: Double { 1 }
  var completionCurve: TimingCurve { .cubic(.easeInOut) }
  var wantsInteractiveStart: Bool { true }
  /// Whether the transition's animations are set up by its animator and scrubbed.
  var isPercentDriven: Bool { false }
  /// The transition begins: for a percent-driven one after its animator has set it up.
  func startInteractiveTransition(_ context: TransitionContext) {}
  /// Asked for before the transition begins: what has been called too early (CONTRACT TR-10).
  func bind(_ session: TransitionSession?) {}
}
