/// A damped spring: m ẍ = −k (x − target) − c ẋ.
///
/// Damping ratio ζ = c / (2 √(k m)), natural frequency ω₀ = √(k / m) (TM-5). A spring with
/// ζ above 1 moves as the critical one with the same ω₀, unless overdamping is allowed (TM-8).
struct SpringParameters: Equatable {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var allowsOverdamping: Bool

  /// The spring of system transitions; its nominal ζ of 4.56 counts as critical.
  static let system = SpringParameters(mass: 3, stiffness: 1000, damping: 500)

  /// A spring by its constants; the defaults have ζ = ½.
  init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.allowsOverdamping = allowsOverdamping
  }

  /// A spring of mass 1 by its perceptual duration, that is its period were it undamped, and its
  /// bounce: ζ = 1 − bounce, or 1 / (1 + bounce) when that is negative (TM-9). A bounce
  /// beyond 1 counts as 1 and never settles; one of −1 or below would never move and counts as
  /// −0.999.
  init(duration: Double, bounce: Double) {
    let limited = bounce > 1 ? 1 : bounce < -0.999 ? -0.999 : bounce
    self.init(
      response: duration, dampingRatio: limited >= 0 ? 1 - limited : 1 / (1 + limited),
      allowsOverdamping: limited < 0)
  }

  /// A spring of mass 1 by its undamped period and damping ratio.
  init(response: Double, dampingRatio: Double, allowsOverdamping: Bool = false) {
    let frequency = 2 * 3.141592653589793 / response
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      allowsOverdamping: allowsOverdamping)
  }

  /// Whether the constants describe a spring.
  var isValid: Bool {
    mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping >= 0
      && damping.isFinite && naturalFrequency.isFinite && naturalFrequency > 0
      && dampingRatio.isFinite
  }

  /// ζ as the constants give it.
  var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// ω₀ in radians per second.
  var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// Three ways to come to rest. The constants' rounding is not to decide between them: within
  /// 1e-12 of ζ = 1 the spring is critical.
  enum Regime { case oscillating, critical, overdamped }

  /// How the spring moves.
  var regime: Regime {
    let ratio = dampingRatio
    if ratio < 1 - 1e-12 { return .oscillating }
    return allowsOverdamping && ratio > 1 + 1e-12 ? .overdamped : .critical
  }
}
