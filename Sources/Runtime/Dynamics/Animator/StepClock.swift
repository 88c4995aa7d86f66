/// The time of an animator, and the whole sub-steps of the world that have been taken of it: the
/// world is at or just ahead of the time, and what is shown lies between its last two sub-steps.
struct StepClock: ~Copyable {
  /// Seconds of running; simulated time in whole sub-steps is at most one ahead.
  private(set) var elapsedTime = 0.0
  private(set) var stepsTaken: Int64 = 0
  /// Where between the last two sub-steps the time is, and with it what is shown.
  private(set) var shownFraction = 1.0

  /// Lets time pass. Returns how many sub-steps are due, and by how many they will be ahead of it.
  mutating func pass(_ seconds: Double) -> (steps: Int, ahead: Double) {
    elapsedTime += seconds
    let target = elapsedTime * Double(World.stepsPerSecond)
    // A millionth of a step early counts as in time: 1/60 s must be four steps however it is
    // summed.
    let steps = Int(clamping: Int64(Elementary.ceil(target - 1e-6)) - stepsTaken)
    return (steps, Double(stepsTaken + Int64(steps > 0 ? steps : 0)) - target)
  }

  mutating func take(steps: Int) { stepsTaken += Int64(steps) }

  /// Shows what is by as many sub-steps before the last one.
  mutating func show(ahead: Double) { shownFraction = ahead > 0 ? 1 - ahead : 1 }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&elapsedTime)
    coder.code(&stepsTaken)
    coder.code(&shownFraction)
  }

  /// Whether bytes that have been taken in are a time that can be.
  var isSound: Bool {
    elapsedTime >= 0 && Soundness.isMeasure(elapsedTime) && elapsedTime <= 1e12
      && stepsTaken >= 0 && stepsTaken < 1 << 50
      && (elapsedTime * Double(World.stepsPerSecond) - Double(stepsTaken)).magnitude < 8
      && shownFraction >= 0 && shownFraction <= 1
  }

  /// Traps in debug where the parts contradict each other.
  func checkInvariants() { assert(isSound) }
}
