import Testing

@testable import Motus

/// How fast pairs are followed to where they meet (US-30: tunnelling at high speed).
struct TimeOfImpactTests {
  private let world = World()

  private func side(
    _ outline: Outline, at position: Point, angle: Double, move: Vector, turn: Double
  ) -> TimeOfImpact.Side {
    TimeOfImpact.Side(
      outline: outline, center: .zero,
      pose: Pose(position: position, rotation: Rotation(angle: angle)), move: move, turn: turn,
      turning: turn.magnitude * outline.vertices[0].length)
  }

  /// Between 0 and 1, all over it.
  private func share(_ step: Int, _ irrational: Double) -> Double {
    (irrational * Double(step)).truncatingRemainder(dividingBy: 1)
  }

  /// The bound of `TimeOfImpact.reach` holds, and is near the truth for what turns by an eighth radian.
  @Test func noPairMeetsBeforeTheTimeThatIsTold() {
    let a = world.rectangle(40, 24)
    let b = world.rectangle(10, 60)
    let tolerance = 0.02
    var metCount = 0
    var nearCount = 0
    for step in 1..<200 {
      let away = Rotation(angle: 2.39996 * Double(step)).apply(Vector(dx: 60, dy: 0))
      let biasImpulse = Vector(dx: 20 * share(step, 0.5698) - 10, dy: 20 * share(step, 0.4133) - 10)
      let greatest = step % 2 == 0 ? 0.125 : 0.75
      var way = TimeOfImpact(
        a: side(
          a, at: .zero, angle: 0.61803 * Double(step), move: biasImpulse,
          turn: greatest * (2 * share(step, 0.7548) - 1)),
        b: side(
          b, at: Point.zero + away, angle: 1.3247 * Double(step), move: away * -0.9,
          turn: greatest * (2 * share(step, 0.8191) - 1)),
        tolerance: tolerance)
      var faces = Manifold.Faces()
      let told = way.look(&faces)
      guard told.separation > tolerance else { continue }
      for part in 0..<20 {
        var later = way
        later.go(to: min(told.time, 1) * Double(part) / 20)
        #expect(later.look(&faces).separation >= 0.5 * tolerance - 1e-9, "step \(step)")
      }
      guard told.time <= 1 else { continue }
      way.go(to: told.time)
      let gap = way.look(&faces).separation
      #expect(gap >= 0.5 * tolerance - 1e-9, "step \(step)")
      metCount += 1
      if greatest < 0.5 && gap < 5 * tolerance { nearCount += 1 }
    }
    #expect(metCount > 80, "most meet: \(metCount)")
    #expect(nearCount > 20, "one look finds the time: \(nearCount)")
  }
}
