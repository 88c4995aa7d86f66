import Testing

@testable import Motus

/// Elastic items that go farther than their own size between two impacts.
struct WorldGasTests {
  private static let side = 7
  private static let spacing = 72.0
  private static let width = Double(side) * spacing

  /// Discs of 24 pt in a closed room, each in a direction of its own.
  private func gas(_ speed: Double) -> (fixture: WorldFixture, discs: [Int32]) {
    let fixture = WorldFixture()
    let w = Self.width
    let corners = [(0.0, 0.0), (w, 0), (w, w), (0, w), (0, 0)]
    for (from, to) in zip(corners, corners.dropFirst()) {
      fixture.segment(Vector(dx: from.0, dy: from.1), Vector(dx: to.0, dy: to.1))
    }
    var discs: [Int32] = []
    for index in 0..<Self.side * Self.side {
      let disc = fixture.circle(
        x: (Double(index % Self.side) + 0.5) * Self.spacing,
        y: (Double(index / Self.side) + 0.5) * Self.spacing, radius: 12, restitution: 1,
        gravity: .zero)
      let turn = Rotation(angle: 2.4 * Double(index))
      fixture.world.setVelocity(
        turn.apply(Vector(dx: speed, dy: 0)), angularVelocity: 0, of: disc)
      discs.append(disc)
    }
    return (fixture, discs)
  }

  private func energy(_ world: World, _ discs: [Int32]) -> Double {
    discs.reduce(0) { $0 + world.velocity(of: $1).lengthSquared }
  }

  @Test(arguments: [300.0, 2500, 6000, 20_000])
  func aGasKeepsItsEnergyAndStaysInItsRoom(_ speed: Double) {
    let (fixture, discs) = gas(speed)
    let before = energy(fixture.world, discs)
    // Also where a call ends within an interval of four sub-steps.
    for frame in 0..<60 {
      fixture.world.advance(subSteps: 1 + frame % 7)
      for (place, disc) in discs.enumerated() {
        let at = fixture.world.origin(of: disc)
        #expect(at.x > 11 && at.x < Self.width - 11 && at.y > 11 && at.y < Self.width - 11)
        for other in discs[(place + 1)...] {
          #expect((fixture.world.origin(of: other) - at).length > 23)
        }
      }
    }
    #expect(near(energy(fixture.world, discs) / before, 1, within: 0.02))
    #expect(fixture.world.checkInvariants())
  }

  /// Whatever a disc might meet on its way through a whole interval would be most of the room: contacts are
  /// sought until it turns round.
  @Test(arguments: [6000.0, 20_000])
  func whatBouncesFastHasFewNeighbours(_ speed: Double) {
    let (fixture, discs) = gas(speed)
    var most = 0
    for _ in 0..<30 {
      fixture.world.advance(subSteps: 4)
      let rows = fixture.world.contacts.base
      var count = 0
      for index in 0..<fixture.world.contacts.count where rows[index].isAlive { count += 1 }
      most = max(most, count)
    }
    #expect(most > discs.count / 2)
    #expect(most < 6 * discs.count)
  }
}
