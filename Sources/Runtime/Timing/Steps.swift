/// Equal steps instead of a curve, as in CSS Easing 1.
struct Steps: Equatable {
  /// At which ends of the interval a jump happens.
  enum Jump { case start, end, none, both }

  let count: Int
  let jump: Jump

  /// At least one step, at least two when none is at an end; at most a million.
  init?(count: Int, jump: Jump = .end) {
    guard count >= (jump == .none ? 2 : 1), count <= 1_000_000 else { return nil }
    self.count = count
    self.jump = jump
  }

  /// How many jumps there are from 0 to 1.
  private var jumpCount: Int {
    switch jump {
    case .start, .end: count
    case .none: count - 1
    case .both: count + 1
    }
  }

  /// The progress at a fraction of time. A jump counts as done at its own time, except in the phase
  /// before the animation begins.
  func value(at time: Double, isBefore: Bool = false) -> Double {
    let scaled = time * Double(count)
    var step = Elementary.floor(scaled)
    if jump == .start || jump == .both { step += 1 }
    if isBefore, Elementary.floor(scaled) == scaled { step -= 1 }
    let jumps = Double(jumpCount)
    if time >= 0, step < 0 { step = 0 }
    if time <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  /// The earliest time at which this progress is reached or passed.
  func inverse(of progress: Double) -> Double {
    let jumps = Double(jumpCount)
    var step = Elementary.ceil(progress * jumps)
    if jump == .start || jump == .both { step -= 1 }
    let time = step / Double(count)
    return time < 0 ? 0 : time > 1 ? 1 : time
  }
}
