/// Finds transitions that nobody completes. Times are seconds of the runtime.
struct TransitionWatchdog {
  private enum State {
    case asleep
    case waiting(until: Double)
    /// Waiting; when the time was over, its interruptible animator was still running.
    case waitingForAnimator(until: Double)
    case reported
  }

  private var state = State.asleep

  /// Seconds after its animations that an animator may take to complete the transition.
  private static var patience: Double { 1 }
  /// Seconds that a hand may lead a transition without a call: a finger that rests longer has been
  /// forgotten by the code that reports touches.
  private static var patienceWithHands: Double { 10 }

  /// Time of its next check; infinity for none.
  var deadline: Double {
    switch state {
    case .waiting(let until), .waitingForAnimator(let until): until
    case .asleep, .reported: .infinity
    }
  }

  var hasReported: Bool {
    if case .reported = state { return true }
    return false
  }

  /// Starts waiting for the animator: motion has arrived, and the transition has not been
  /// completed.
  mutating func watchAnimator(from now: Double) {
    if !hasReported { state = .waiting(until: now + Self.patience) }
  }

  /// Starts waiting for the hand, which has begun or just moved the transition.
  mutating func watchHand(from now: Double) {
    if !hasReported { state = .waiting(until: now + Self.patienceWithHands) }
  }

  /// Stops waiting; a report is not repeated.
  mutating func sleep() { if !hasReported { state = .asleep } }

  /// Whether the transition is to be reported now that the time is over. An interruptible animator
  /// gets its time from the moment at which it has stopped running.
  mutating func isLate(isAnimatorAtIt: Bool, now: Double) -> Bool {
    if isAnimatorAtIt {
      state = .waitingForAnimator(until: now + Self.patience)
      return false
    }
    if case .waitingForAnimator = state {
      state = .waiting(until: now + Self.patience)
      return false
    }
    report()
    return true
  }

  mutating func report() { state = .reported }
}
