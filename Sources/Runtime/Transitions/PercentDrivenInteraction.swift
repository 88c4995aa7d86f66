/// Drives a transition by a fraction: the usual interaction controller (CONTRACT 2.5).
final class PercentDrivenInteraction: InteractiveTransitioning {
  private var session: TransitionSession?
  private(set) var percentComplete: Double = 0
  /// The animator's duration once the transition has begun, 0 before (CONTRACT PD-10).
  private(set) var duration: Double = 0
  var speed: Double = 1
  var curve = TimingCurve.cubic(.easeInOut)
  /// For transitions with an interruptible animator (CONTRACT PD-7).
  var timingCurve: TimingCurve?
  var startsInteractively = true

  override var completionSpeed: Double { speed }
  override var completionCurve: TimingCurve { timingCurve ?? curve }
  override var wantsInteractiveStart: Bool { startsInteractively }
  override var isPercentDriven: Bool { true }

  override func bind(_ session: TransitionSession?) {
    self.session = session
    percentComplete = 0
    duration = 0
  }

  override func startInteractiveTransition(_ context: TransitionContext) {
    duration = context.session?.duration ?? 0
  }

  var isBound: Bool { session != nil }

  /// Shows a fraction; brought to 0 to 1. Ignored when the transition is not interactive (PD-4).
  func update(_ fraction: Double) {
    guard let session, session.acceptsUpdates else { return }
    percentComplete = min(max(0, fraction), 1)
    session.update(percentComplete)
  }

  /// Takes a running transition into the hand; answers false when there is none to take.
  func pause() -> Bool {
    guard let session, session.pause() else { return false }
    percentComplete = session.percentComplete
    return true
  }

  /// Lets the transition run to its end; `velocity` in fractions per second.
  func finish(velocity: Double? = nil) -> Bool {
    guard let session else { return false }
    return session.endInteraction(cancelled: false, velocity: velocity)
  }

  /// Lets the transition run back to its start.
  func cancel(velocity: Double? = nil) -> Bool {
    guard let session else { return false }
    return session.endInteraction(cancelled: true, velocity: velocity)
  }
}
