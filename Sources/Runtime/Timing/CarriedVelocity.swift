/// The displacement by a velocity that an ease carries on: with s = t / d
///
///     v₀ · d · s (1 − s)²
///
/// It leaves 0 with the velocity v₀ and arrives there at rest when the ease ends: the cubic Hermite
/// polynomial of a slope at the start.
enum CarriedVelocity {
  /// For a velocity of 1, at a fraction of the duration.
  @inline(__always)
  static func displacement(at fraction: Double, _ duration: Double) -> Double {
    guard fraction > 0, fraction < 1 else { return 0 }
    let rest = 1 - fraction
    return duration * fraction * rest * rest
  }

  /// The velocity that is left of a velocity of 1.
  static func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction < 1 else { return 0 }
    return (1 - fraction) * (1 - 3 * fraction)
  }
}
