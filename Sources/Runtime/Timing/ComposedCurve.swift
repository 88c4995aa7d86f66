/// A spring whose time runs along a cubic: at a time t of its duration D it is where the spring is
/// at D c(t / D) (TM-12).
final class ComposedCurve: Equatable, Sendable {
  let pace: CubicCurve
  let spring: SpringParameters
  /// At the start of the spring's own time, in whole distances per second.
  let velocity: Double

  init(_ spring: SpringParameters, initialVelocity velocity: Double, along pace: CubicCurve) {
    self.pace = pace
    self.spring = spring
    self.velocity = velocity
  }

  func value(at time: Double, duration: Double) -> Double {
    let part = Spring(spring).displacement(at: duration * pace.value(at: time / duration))
    return 1 - part.a + velocity * part.b
  }

  func slope(at time: Double, duration: Double) -> Double {
    let part = Spring(spring).velocity(at: duration * pace.value(at: time / duration))
    return (velocity * part.b - part.a) * pace.slope(at: time / duration)
  }

  static func == (a: ComposedCurve, b: ComposedCurve) -> Bool {
    a === b || (a.pace == b.pace && a.spring == b.spring && a.velocity == b.velocity)
  }
}
