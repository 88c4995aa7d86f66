/// The usual interaction controller, which drives a transition by a fraction (PD).
///
/// It drives one transition after the other; fraction and duration are those of the last one until
/// the next one begins.
final class PercentDrivenInteraction: InteractiveTransitioning {
  private(set) var session: TransitionSession?
  private(set) var percentComplete: Double = 0
  /// The animator's duration in seconds once the transition has begun, 0 before (PD-10).
  private(set) var duration: Double = 0
  /// Factor of the speed with which the rest runs; above 0, other values are ignored (PD-9).
  var speed: Double = 1 {
    didSet { if !(speed > 0 && speed.isFinite) { speed = oldValue } }
  }
  /// Curve of the remainder; none is the interruptible animator's own timing, else ease-in-out.
  private(set) var curve: TimingCurve?
  /// Curve in place of `curve` for an interruptible animator (PD-7).
  private(set) var timingCurve: TimingCurve?
  /// Curve types as the host gave them, for its getters.
  private(set) var curveType: UInt32 = 0
  private(set) var timingCurveType: UInt32 = 0
  private(set) var startsInteractively = true

  /// The link that moves it, and nobody else may (LK-5); none while there is none.
  private(set) var leader = Handle.none

  /// How the next transition that it drives ends, because the finger that has asked for it has let
  /// go before its turn came; none otherwise.
  private(set) var verdict: TransitionOutcome?

  /// Whether a recognizer of the library has it in hand.
  private var isHeldByGesture = false

  override var isHeld: Bool { isHeldByGesture }
  override var completionSpeed: Double { speed }
  override var completionCurve: TimingCurve { curve ?? super.completionCurve }
  override var animatorTiming: TimingCurve? { timingCurve ?? curve }
  override var wantsInteractiveStart: Bool { startsInteractively }
  override var isPercentDriven: Bool { true }

  /// Sets the timing of the remainder; `type` is as the host gave it.
  func setCompletionTiming(_ curve: TimingCurve?, type: UInt32) {
    self.curve = curve
    curveType = type
  }

  /// Sets the timing of the remainder for an interruptible animator; `type` is as the host gave it.
  func setTimingCurve(_ curve: TimingCurve?, type: UInt32) {
    timingCurve = curve
    timingCurveType = type
  }

  func setStartsInteractively(_ starts: Bool) { startsInteractively = starts }

  func setLeader(_ link: Handle) { leader = link }

  /// Notes whether a recognizer of the library has it in hand.
  func noteHeld(byGesture isHeld: Bool) { isHeldByGesture = isHeld }

  /// Keeps how the next transition ends, until it begins.
  func keepVerdict(_ outcome: TransitionOutcome) { verdict = outcome }

  func forgetVerdict() { verdict = nil }

  override func bind(_ session: TransitionSession) -> Bool {
    guard self.session == nil else { return false }
    self.session = session
    percentComplete = 0
    duration = 0
    return true
  }

  override func unbind(_ session: TransitionSession) {
    if self.session === session { self.session = nil }
  }

  /// Notes the duration, and ends the interaction at once if a verdict waits for this transition.
  override func startInteractiveTransition(_ context: TransitionContext) {
    duration = context.session?.duration ?? 0
    guard let verdict else { return }
    self.verdict = nil
    _ = verdict == .finished ? finish() : cancel()
  }

  var isBound: Bool { session != nil }
  /// The flights of its transition.
  var flights: SessionFlights? { session?.flights }

  /// Shows a fraction, clamped to 0…1. Ignored while the transition is not interactive (PD-4).
  func update(_ fraction: Double) {
    guard let session, session.acceptsUpdates else { return }
    percentComplete = fraction > 0 ? min(fraction, 1) : 0
    session.update(percentComplete)
  }

  /// Makes a running transition interactive; returns false if there is none, or it cannot be held.
  func pause() -> Bool {
    guard let session, session.pause() else { return false }
    percentComplete = session.percentComplete
    return true
  }

  /// Lets the transition run to its end; `velocity` in fractions per second. Returns whether the call
  /// counts.
  func finish(velocity: Double? = nil) -> Bool {
    guard let session else { return false }
    return session.endInteraction(cancelled: false, velocity: velocity)
  }

  /// Lets the transition run back to its start; `velocity` in fractions per second. Returns whether
  /// the call counts.
  func cancel(velocity: Double? = nil) -> Bool {
    guard let session else { return false }
    return session.endInteraction(cancelled: true, velocity: velocity)
  }

  /// Lets the transition run to either end along a given curve in a given time.
  func end(cancelled: Bool, velocity: Double, _ remainder: TransitionSession.Remainder) {
    _ = session?.endInteraction(cancelled: cancelled, velocity: velocity, remainder: remainder)
  }

  override func dispose() { session = nil }
}
