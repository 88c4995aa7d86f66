// From a duration to a spring and back.
extension SpringParameters {
  /// Part of the distance that is left when a spring counts as settled.
  static let settlingThreshold = 0.001

  /// Part of the distance that is left when an overdamped spring counts as settled. The one
  /// measured duration, 1.1 s for 0.5 s and a bounce of −0.3 (TM-7), asks for something between
  /// 0.0043 and 0.0071.
  static let overdampedSettlingThreshold = 0.005

  /// Critical and overdamped springs settle at a multiple of this, in seconds.
  static let settlingGrid = 0.1

  /// Below this ratio the law that fits a spring into a duration has no sensible answer; the
  /// frequency of this ratio is used.
  static let smallestFittedRatio = 0.01

  /// A spring of mass 1 that has a damping ratio and fills a duration (TM-6, measured).
  ///
  /// With the initial velocity v in whole distances per second, X = ω₀ D and V = v D:
  ///
  ///     ζ < 1:  |ζX − V| / (X √(1 − ζ²)) · e^(−ζX) = 0.001
  ///     ζ = 1:  |1 + X − V| · e^(−X) = 0.001
  ///
  /// For V = 0 the first is X = ln(1000 ζ / √(1 − ζ²)) / ζ. Otherwise it may have several roots,
  /// one on each slope of each branch of the modulus: the largest is taken, which is the one that V
  /// → 0 leads to. A ratio above 1 counts as 1.
  init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio > 1 ? 1 : dampingRatio
    let fitted = ratio < Self.smallestFittedRatio ? Self.smallestFittedRatio : ratio
    let product =
      fitted >= 1 - 1e-12
      ? Self.criticalProduct(velocity: initialVelocity * duration)
      : Self.oscillatingProduct(ratio: fitted, velocity: initialVelocity * duration)
    let frequency = product / duration
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  private static func oscillatingProduct(ratio: Double, velocity: Double) -> Double {
    let root = ((1 - ratio) * (1 + ratio)).squareRoot()
    if velocity == 0 { return Elementary.log(ratio / (root * settlingThreshold)) / ratio }
    /// The logarithm of the left side over the right side.
    func excess(_ x: Double) -> Double {
      Elementary.log((ratio * x - velocity).magnitude / (x * root * settlingThreshold)) - ratio * x
    }
    if velocity > 0 {
      // Beyond the zero at ζX = V the left side has one maximum, where u = ζX solves u² = V (u +
      // 1).
      let peak = (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / 2
      if excess(peak / ratio) >= 0 { return fallingRoot(from: peak / ratio, excess) }
      // No root there: the only one is before that zero.
      return fallingRoot(from: 0, to: velocity / ratio, excess)
    }
    return fallingRoot(from: 0, excess)
  }

  private static func criticalProduct(velocity: Double) -> Double {
    func excess(_ x: Double) -> Double {
      Elementary.log((1 + x - velocity).magnitude / settlingThreshold) - x
    }
    // The maximum of 1 + X − V over e^X is at X = V.
    let peak = velocity > 0 ? velocity : 0
    if excess(peak) >= 0 { return fallingRoot(from: peak, excess) }
    return fallingRoot(from: 0, to: velocity - 1, excess)
  }

  /// The root of a falling function by bisection, until its bracket cannot shrink. Without an end,
  /// that is found first, by doubling.
  @inline(never)
  private static func fallingRoot(
    from start: Double, to end: Double? = nil, _ function: (Double) -> Double
  ) -> Double {
    var low = start
    var high = end ?? (start + 1)
    if end == nil {
      for _ in 0..<1100 where function(high) > 0 {
        low = high
        high *= 2
      }
    }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }

  /// The time until the spring counts as settled, in seconds; `.infinity` if it never does.
  ///
  /// The velocity is in whole distances per second, positive towards the target. TM-6:
  ///
  ///     ζ < 1:  ln((1 + |ζω₀ − v| / ω_d) / 0.001) / (ζω₀)
  ///     ζ = 1:  the first multiple of 0.1 s from which on less than 0.001 of the distance is left
  ///     ζ > 1:  the same with 0.005, where overdamping is allowed
  ///
  /// A threshold given replaces all three.
  func settlingDuration(
    initialVelocity: Double = 0, threshold given: Double? = nil
  ) -> Double {
    let frequency = naturalFrequency
    let regime = regime
    let threshold =
      given
      ?? (regime == .overdamped ? Self.overdampedSettlingThreshold : Self.settlingThreshold)
    guard regime == .oscillating else {
      return griddedSettlingDuration(initialVelocity, threshold)
    }
    let ratio = dampingRatio
    let decay = ratio * frequency
    guard decay > 0 else { return .infinity }
    let damped = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
    return Elementary.log((1 + (decay - initialVelocity).magnitude / damped) / threshold) / decay
  }

  /// From when on less than a thousandth of v₀/ω₀ is left of a motion that begins at its target
  /// with a velocity v₀, in seconds; infinity where there is no damping. With no distance to go
  /// there is nothing of which a thousandth could be left.
  ///
  /// ω₀ b(t) has its peaks, on either side, where b′ = 0; each is e^(−2πζ/√(1 − ζ²)/2) of the one
  /// before. From the last one at the threshold on it falls to that within a half swing.
  var nudgeDuration: Double {
    let spring = Spring(self)
    let frequency = naturalFrequency
    var low = 0.0
    var high: Double
    if regime == .oscillating {
      guard spring.decay > 0 else { return .infinity }
      // ω₀ |b| is e^(−δt) at its peaks, which stand half a swing apart.
      let half = 3.141592653589793 / spring.rate
      let first = Elementary.atan2(spring.rate, spring.decay) / spring.rate
      let last = Elementary.log(1 / Self.settlingThreshold) / spring.decay
      low = first + half * max(0, Elementary.floor((last - first) / half))
      // The zero behind the peak.
      high = half * Elementary.floor(low / half + 1)
    } else {
      high = 1 / frequency
      while spring.isNudged(at: high, frequency, rises: true) {
        low = high
        high *= 2
        guard high < 0x1p50 else { return .infinity }
      }
    }
    for _ in 0..<100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if spring.isNudged(at: middle, frequency, rises: regime != .oscillating) {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// The distance that is left is r(t) = a(t) − v b(t). It has at most one turn: r' = −ω₀² b − v b'
  /// is zero once. From the turn on |r| falls, so the multiple is found by halving; if |r| is small
  /// at the turn already, it is found before it, where |r| falls too, up to a change of sign.
  private func griddedSettlingDuration(_ velocity: Double, _ threshold: Double) -> Double {
    let spring = Spring(self)
    func rest(_ step: Double) -> Double {
      let part = spring.displacement(at: step * Self.settlingGrid)
      return (part.a - velocity * part.b).magnitude
    }
    var low = 0.0
    let turn = spring.turn(initialVelocity: velocity)
    let turnStep = Elementary.floor(turn / Self.settlingGrid)
    if turn > 0, turnStep.isFinite, rest(turn / Self.settlingGrid) >= threshold { low = turnStep }
    var high = low + 1
    while rest(high) >= threshold {
      low = high
      high *= 2
      guard high < 0x1p50 else { return .infinity }
    }
    while high - low > 1 {
      let middle = Elementary.floor((low + high) / 2)
      if rest(middle) >= threshold { low = middle } else { high = middle }
    }
    return high * Self.settlingGrid
  }
}

extension Spring {
  /// Whether a thousandth of a nudge is left at a time, or where that is asked for, it still rises.
  @inline(never)
  fileprivate func isNudged(at time: Double, _ frequency: Double, rises: Bool) -> Bool {
    let b = displacement(at: time).b
    return (b * frequency).magnitude >= SpringParameters.settlingThreshold
      || rises && velocity(at: time).b > 0
  }
}
