/// How a transition goes on when a hand lets it go with a velocity.
extension TransitionSession {
  /// The rest of the way as one critically damped spring that starts with a velocity, in fractions
  /// per second, and passes neither end.
  ///
  /// Its frequency ω₀ is that of the system's sheets (TR-18), or higher. With the rest of the
  /// way d and the normalised velocity v towards its end, what is left at t is
  ///
  ///     x(t) = d (1 + (ω₀ − v)t)·e^(−ω₀t),
  ///
  /// which has no zero while v ≤ ω₀. A velocity the other way, u = −v d > 0, carries x up to less
  /// than d + u/ω₀, which stays below the whole way while ω₀ ≥ u / (1 − d). At the very end that it
  /// points to nothing can have that velocity.
  static func spring(velocity: Double, distance: Double) -> TimingCurve? {
    let rest = abs(distance)
    guard rest > smallestWay else { return nil }
    let passed = 1 - rest
    var normalised = velocity / distance
    var frequency = max(sheetFrequency, normalised)
    if normalised < 0 {
      if passed > smallestWay {
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

  /// Nobody sees a shorter one.
  private static var smallestWay: Double { 1e-9 }
}
