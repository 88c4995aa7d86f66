/// A displacement that a critically damped spring of frequency ω takes back to 0, from any velocity
/// (SC-21, SC-38).
///
///     b = v₀ + ω d₀,   d(t) = (d₀ + b t) e^(−ωt),   v(t) = (b − ω (d₀ + b t)) e^(−ωt)
///
/// d passes 0 once, at −d₀ / b, when that is ahead; it turns 1/ω later, and v turns 1/ω after that.
struct CriticalSpring: BitwiseCopyable, Equatable {
  /// Radians per second.
  let frequency: Double
  let displacement: Double
  let velocity: Double
  /// b.
  private let push: Double

  init(frequency: Double, displacement: Double, velocity: Double) {
    self.frequency = frequency
    self.displacement = displacement
    self.velocity = velocity
    push = velocity + frequency * displacement
  }

  /// Displacement and velocity after a time; before 0 as at 0.
  @inline(never)
  func state(at time: Double) -> (displacement: Double, velocity: Double) {
    guard time > 0 else { return (displacement, velocity) }
    let exponent = frequency * time
    guard exponent < Spring.largestExponent else { return (0, 0) }
    let envelope = Elementary.exp(-exponent)
    let line = displacement + push * time
    return (line * envelope, (push - frequency * line) * envelope)
  }

  /// When it passes 0 for good; infinity when it only comes near.
  var crossing: Double {
    guard push != 0 else { return .infinity }
    let time = -displacement / push
    return time > 0 ? time : .infinity
  }

  /// When it first passes a lower or an upper limit between which it begins: exact to 1e-15 of the
  /// time to its turn, the same whoever asks when.
  func passes(_ lowest: Double, _ highest: Double) -> (isBelow: Bool, time: Double)? {
    guard push != 0 else { return nil }
    let turn = 1 / frequency - displacement / push
    guard turn > 0 else { return nil }
    let far = state(at: turn).displacement
    guard far < lowest || far > highest else { return nil }
    let isBelow = far < lowest
    let limit = isBelow ? lowest : highest
    var (low, high) = (0.0, turn)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let place = state(at: middle).displacement
      if isBelow ? place < limit : place > limit { high = middle } else { low = middle }
    }
    return (isBelow, high)
  }

  /// From when on it is nearer than `distance` and slower than `speed`: exact to 1e-12 s, the same
  /// whoever asks when.
  func settlingTime(distance: Double, speed: Double) -> Double {
    let zero = push == 0 ? 0 : (-displacement).divided(by: push)
    let turn = zero + 1 / frequency
    return max(
      last(above: distance, zero, turn) { state(at: $0).displacement },
      last(above: speed, turn, turn + 1 / frequency) { state(at: $0).velocity })
  }

  /// The last time at which a part of the motion is at a limit. It falls or rises all the way
  /// between 0, its zero and its turn, and falls from then on; so the last piece that begins above
  /// the limit has the time, which halving finds.
  @inline(__always)
  private func last(
    above limit: Double, _ zero: Double, _ turn: Double, _ value: (Double) -> Double
  ) -> Double {
    let (zero, turn) = (max(0, zero), max(0, turn))
    var low = turn
    // e⁻⁸⁰ of any number that the border lets through is below every limit.
    var high = turn + 80 / frequency
    if value(turn).magnitude < limit {
      guard value(0).magnitude >= limit else { return 0 }
      low = 0
      high = zero > 0 ? zero : turn
    }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if value(middle).magnitude >= limit { low = middle } else { high = middle }
      if high - low < 1e-12 { break }
    }
    return high
  }
}
