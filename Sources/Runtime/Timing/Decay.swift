/// The deceleration of something flung (TM-14).
///
/// The velocity is multiplied by `rate` each millisecond and the distances of the milliseconds add
/// up, so that with f = rate / (1 − rate) / 1000 seconds
///
///     x(t) = x₀ + f · v₀ · (1 − rate^(1000 t)),   v(t) = v₀ · rate^(1000 t)
///
/// For the rate 0.998, f is 0.499 s. The sum is 0.1 % short of the integral: x' = 0.999 v.
struct Decay: Equatable {
  let rate: Double
  /// log(rate) · 1000, per second.
  private let exponent: Double
  /// f in seconds.
  private let reach: Double

  static let normal = Decay(rate: 0.998)
  static let fast = Decay(rate: 0.99)

  /// The motion stops at this speed, in points per second.
  static let stoppingSpeed = 10.0

  /// A rate in 0…1, both excluded; others count as the nearest sensible one.
  init(rate: Double) {
    let limited = rate < 0.001 ? 0.001 : rate > 0.999999 ? 0.999999 : rate
    self.rate = limited
    exponent = Elementary.log(limited) * 1000
    reach = limited / (1 - limited) / 1000
  }

  /// Where it is after a time.
  func position(from start: Double, velocity: Double, at time: Double) -> Double {
    time > 0 ? start - reach * velocity * Elementary.expm1(exponent * time) : start
  }

  /// How fast it is after a time.
  func velocity(from velocity: Double, at time: Double) -> Double {
    time > 0 ? velocity * Elementary.exp(exponent * time) : velocity
  }

  /// The time until it stops, in seconds: when its speed has fallen to `stoppingSpeed`.
  func duration(velocity: Double) -> Double {
    let speed = velocity.magnitude
    guard speed > Self.stoppingSpeed else { return 0 }
    return Elementary.log(Self.stoppingSpeed / speed) / exponent
  }

  /// Where it will stop.
  func projectedEnd(from start: Double, velocity: Double) -> Double {
    position(from: start, velocity: velocity, at: duration(velocity: velocity))
  }

  /// The velocity that makes it stop at a place.
  func velocity(from start: Double, toStopAt end: Double) -> Double {
    guard start != end else { return 0 }
    // |end − start| = f · (|v| − stopping speed).
    return (end - start) / reach + Double(signOf: end - start, magnitudeOf: Self.stoppingSpeed)
  }
}
