/// Notices a transition that somebody has forgotten. Seconds of the runtime's own time.
struct TransitionWatchdog {
  private enum State {
    case asleep
    case waiting(until: Double)
    /// As waiting; its interruptible animator was still at it when the time was over.
    case waitingForAnimator(until: Double)
    case reported
  }

  private var state = State.asleep

  /// How long after its animations an animator may take to complete the transition.
  private static var patience: Double { 1 }
  /// How long a hand may hold a transition and say nothing: a finger that rests on a screen longer
  /// than that has been forgotten by whoever reports it.
  private static var patienceWithHands: Double { 10 }

  /// When it looks; infinity when it does not.
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

  /// The motion has arrived, and its animator has not completed the transition.
  mutating func watchAnimator(from now: Double) {
    if !hasReported { state = .waiting(until: now + Self.patience) }
  }

  /// A hand has the transition, or has just moved it.
  mutating func watchHand(from now: Double) {
    if !hasReported { state = .waiting(until: now + Self.patienceWithHands) }
  }

  /// Nobody is waited for. What has been reported stays so.
  mutating func sleep() { if !hasReported { state = .asleep } }

  /// Its time is over. Answers whether that is to be reported: an interruptible animator has its time from
  /// the moment at which it is no more at it.
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
