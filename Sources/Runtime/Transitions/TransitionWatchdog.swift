/// Finds transitions that nobody completes. Times are seconds of the runtime.
struct TransitionWatchdog {
  private enum State {
    case asleep
    case waiting(until: Double)
    /// Waiting again, because the interruptible animator was still active when the time was over.
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

  /// Returns whether the transition is late now that the time is over, and notes that it is
  /// reported then. While an interruptible animator is active the time begins anew, and once more
  /// when that has ended.
  mutating func takeLateness(isAnimatorActive: Bool, now: Double) -> Bool {
    if isAnimatorActive {
      state = .waitingForAnimator(until: now + Self.patience)
      return false
    }
    if case .waitingForAnimator = state {
      state = .waiting(until: now + Self.patience)
      return false
    }
    noteReport()
    return true
  }

  mutating func noteReport() { state = .reported }
}
