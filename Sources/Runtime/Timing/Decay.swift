/// The deceleration of something flung (TM-14).
///
/// Each millisecond the velocity is multiplied by `rate` and a millisecond of what is left is
/// travelled, so that with f = rate / (1 − rate) / 1000 seconds and λ = −1000 log(rate) per second
///
///     x(t) = x₀ + f v₀ (1 − e^(−λt)),   v(t) = x'(t) = λ f v₀ e^(−λt)
///
/// For the rate 0.998, f is 0.499 s and λ f 0.999: the sum of the milliseconds is a thousandth
/// short of the integral of v₀ e^(−λt), and the velocity is that of the place. It stops when the
/// velocity that the hand has given it has fallen to 10 points per second: v₀ e^(−λt) = 10.
struct Decay: Equatable, BitwiseCopyable {
  let rate: Double
  /// −λ, per second.
  let exponent: Double
  /// f in seconds.
  let reach: Double
  /// λ f: how much of the velocity of the hand is that of the place.
  private var share: Double { -exponent * reach }

  static let normal = Decay(rate: 0.998)
  static let fast = Decay(rate: 0.99)

  /// Speed below which the motion stops, in points per second.
  static let stoppingSpeed = 10.0

  /// A rate in 0…1, both excluded; others count as the nearest sensible one.
  init(rate: Double) {
    let limited = rate < 0.001 ? 0.001 : rate > 0.999999 ? 0.999999 : rate
    self.rate = limited
    exponent = Elementary.log(limited) * 1000
    reach = limited / (1 - limited) / 1000
  }

  /// Returns the position after a time.
  func position(from start: Double, velocity: Double, at time: Double) -> Double {
    time > 0 ? start - reach * velocity * Elementary.expm1(exponent * time) : start
  }

  /// How fast it is after a time.
  func velocity(from velocity: Double, at time: Double) -> Double {
    share * velocity * (time > 0 ? Elementary.exp(exponent * time) : 1)
  }

  /// The time until it stops, in seconds.
  @inline(never)
  func duration(velocity: Double) -> Double {
    let speed = velocity.magnitude
    guard speed > Self.stoppingSpeed else { return 0 }
    return Elementary.log(Self.stoppingSpeed / speed) / exponent
  }

  /// Returns the position at which it will stop.
  @inline(never)
  func projectedEnd(from start: Double, velocity: Double) -> Double {
    position(from: start, velocity: velocity, at: duration(velocity: velocity))
  }

  /// The velocity that makes it stop at a place.
  func velocity(from start: Double, toStopAt end: Double) -> Double {
    guard start != end else { return 0 }
    // |end − start| = f (|v| − stopping speed).
    return (end - start) / reach + Double(signOf: end - start, magnitudeOf: Self.stoppingSpeed)
  }
}
