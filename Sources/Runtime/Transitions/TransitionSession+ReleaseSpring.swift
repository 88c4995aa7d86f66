/// The spring by which a transition goes on when a hand ends with a velocity.
extension TransitionSession {
  /// Returns the rest of the motion as a critically damped spring that starts with a velocity, in
  /// fractions per second, and passes neither end.
  ///
  /// Its angular frequency ω₀ is that of the system's sheets (TR-18), or higher. With the remaining
  /// distance d and the normalised velocity v towards its end, the rest at time t is
  ///
  ///     x(t) = d (1 + (ω₀ − v)t)·e^(−ω₀t),
  ///
  /// which has no zero while v ≤ ω₀. A velocity away from the end, u = −v d > 0, carries x up to
  /// less than d + u/ω₀, which stays below 1, the whole distance, while ω₀ ≥ u / (1 − d). Exactly
  /// at the end that the velocity points to no motion can have it: the velocity is dropped.
  static func spring(velocity: Double, distance: Double) -> TimingCurve? {
    let rest = abs(distance)
    guard rest > smallestDistance else { return nil }
    let passed = 1 - rest
    var normalised = velocity / distance
    var frequency = max(sheetFrequency, normalised)
    if normalised < 0 {
      if passed > smallestDistance {
        frequency = max(frequency, abs(velocity) / passed)
      } else {
        normalised = 0
      }
    }
    let parameters = SpringParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
    return .spring(parameters, initialVelocity: normalised)
  }

  /// ω₀ = √(1000/3) per second.
  private static var sheetFrequency: Double { (1000.0 / 3).squareRoot() }

  /// Shortest remaining distance with a spring, in fractions: a shorter one is invisible.
  private static var smallestDistance: Double { 1e-9 }
}
