/// A spring prepared for evaluation.
///
/// The equation ẍ + 2δ ẋ + ω₀² (x − target) = 0, δ = ζω₀, is linear: its solution is
///
///     x(t) = target + (start − target) · a(t) + v₀ · b(t)
///
/// where b is the answer to an impulse, b(0) = 0, b'(0) = 1, and a = b' + 2δ b. So
///
///     ζ < 1:  b = e^(−δt) sin(ω_d t) / ω_d                     ω_d = ω₀ √(1 − ζ²)
///     ζ = 1:  b = e^(−δt) t
///     ζ > 1:  b = e^(−r t) (1 − e^(−2σt)) / (2σ)               σ = ω₀ √(ζ² − 1), r = δ − σ
///
/// and, with the same exponentials, a = e^(−δt) cos(ω_d t) + δ b in the first two cases and
/// e^(−r t) + r b in the third. In every case a' = −ω₀² b and b' = a − 2δ b.
struct Spring {
  let regime: SpringParameters.Regime
  /// δ; with ζ above 1 and evaluated as critical, ω₀.
  let decay: Double
  /// ω_d, or σ when overdamped; 0 when critical.
  let rate: Double
  /// 1 / `rate`; 0 when critical.
  let inverseRate: Double
  /// r = ω₀² / (δ + σ) when overdamped, else `decay`.
  let slowDecay: Double
  /// ω₀².
  let frequencySquared: Double

  /// Past this exponent nothing is left: e⁻⁷⁰⁰ is 1e-304.
  static let largestExponent = 700.0

  init(_ parameters: SpringParameters) {
    let frequency = parameters.naturalFrequency
    let ratio = parameters.dampingRatio
    regime = parameters.regime
    frequencySquared = frequency * frequency
    switch regime {
    case .oscillating:
      decay = ratio * frequency
      rate = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      inverseRate = 1 / rate
      slowDecay = decay
    case .critical:
      decay = frequency
      rate = 0
      inverseRate = 0
      slowDecay = decay
    case .overdamped:
      decay = ratio * frequency
      rate = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
      inverseRate = 1 / rate
      slowDecay = frequencySquared / (decay + rate)
    }
  }

  /// The two parts of the solution at a time; before 0 as at 0.
  func displacement(at time: Double) -> (a: Double, b: Double) {
    guard time > 0 else { return (1, 0) }
    let exponent = slowDecay * time
    guard exponent < Self.largestExponent else { return (0, 0) }
    let envelope = Elementary.exp(-exponent)
    switch regime {
    case .oscillating:
      let angle = Elementary.sincos(rate * time)
      let b = envelope * angle.sin * inverseRate
      return (envelope * angle.cos + decay * b, b)
    case .critical:
      let b = envelope * time
      return (envelope + decay * b, b)
    case .overdamped:
      let b = envelope * (-Elementary.expm1(-2 * rate * time) * 0.5) * inverseRate
      return (envelope + slowDecay * b, b)
    }
  }

  /// The derivatives by time of the two parts.
  func velocity(at time: Double) -> (a: Double, b: Double) {
    let part = displacement(at: time)
    return (-frequencySquared * part.b, part.a - 2 * decay * part.b)
  }

  /// The time at which a spring that does not oscillate turns round, 0 if it never does.
  ///
  /// The distance that is left is a − v b; its derivative −ω₀² b − v b' vanishes where b / b' = q,
  /// q = −v / ω₀². With E = e^(−2σt),
  ///
  ///     critical: b / b' = t / (1 − δt),   overdamped: b / b' = (1 − E) / ((r + 2σ) E − r).
  ///
  /// Each is solved for t.
  func turn(initialVelocity velocity: Double) -> Double {
    let q = -velocity / frequencySquared
    switch regime {
    case .oscillating:
      return 0
    case .critical:
      let share = 1 + q * decay
      guard share != 0 else { return q > 0 ? .infinity : 0 }
      let time = q.divided(by: share)
      return time > 0 ? time : 0
    case .overdamped:
      let fast = slowDecay + 2 * rate
      let power = (1 + q * slowDecay) / (1 + q * fast)
      guard power > 0, power < 1 else { return 0 }
      return -Elementary.log(power) / (2 * rate)
    }
  }
}
