import Testing

@testable import Motus

/// What contacts gave is carried into the next sub-step (`World+Carrying`): a short way to what
/// starting from their impulses does (DY-7, DY-31), so that nothing may be seen of it.
struct WorldWarmStartTests {
  /// Boxes on top of one another that slide down a slope and over its end, with spins and drag.
  private func slide() -> (WorldFixture, [Int32]) {
    let fixture = WorldFixture()
    fixture.segment(Vector(dx: 0, dy: 0), Vector(dx: 400, dy: 60))
    fixture.floor(y: 130)
    var boxes: [Int32] = []
    for row in 0..<3 {
      boxes.append(
        fixture.box(x: 60 + Double(row) * 3, y: -28 - Double(row) * 51, friction: 0.1))
    }
    return (fixture, boxes)
  }

  /// Contacts were carried at all, or the other tests here say nothing.
  @Test func whatRestsCarries() {
    let fixture = WorldFixture()
    fixture.floor()
    _ = fixture.box(x: 0, y: -25)
    _ = fixture.box(x: 0, y: -75)
    fixture.world.advance(subSteps: 6)
    #expect(fixture.world.hasWarmStart)
  }

  @Test func carryingIsTheSameAsStartingFromImpulses() {
    let (short, boxes) = slide()
    let (long, others) = slide()
    var warmStartDeltas = 0
    for _ in 0..<160 {
      warmStartDeltas += short.world.hasWarmStart ? 1 : 0
      for index in 0..<long.world.islands.count { long.world.islands[index].disturb() }
      short.world.advance(subSteps: 1)
      long.world.advance(subSteps: 1)
    }
    #expect(warmStartDeltas > 60)
    for (box, other) in zip(boxes, others) {
      let way = short.world.origin(of: box) - long.world.origin(of: other)
      let lag = short.world.velocity(of: box) - long.world.velocity(of: other)
      #expect(way.length < 0.01)
      #expect(lag.length < 0.5)
    }
  }

  /// A push between two sub-steps of a search is felt once.
  @Test func aPushFromOutsideIsNotCarried() {
    let fixture = WorldFixture()
    fixture.floor()
    let box = fixture.box(x: 0, y: -25, friction: 0)
    fixture.world.advance(subSteps: 6)
    fixture.world.setVelocity(Vector(dx: 30, dy: 0), angularVelocity: 0, of: box)
    for _ in 0..<6 {
      fixture.world.advance(subSteps: 1)
      #expect(near(fixture.world.velocity(of: box).dx, 30, within: 1e-3))
    }
  }

  /// What carried something is gone in the middle of a search: it falls from then on.
  @Test func aContactThatIsGoneIsNotCarried() {
    let fixture = WorldFixture()
    fixture.floor()
    let lower = fixture.box(x: 0, y: -25)
    let upper = fixture.box(x: 0, y: -75)
    fixture.world.advance(subSteps: 22)
    #expect(fixture.world.hasWarmStart)
    fixture.world.removeBody(lower)
    fixture.world.advance(subSteps: 3)
    let speed = 1000.0 * 3 / Double(World.stepsPerSecond)
    #expect(near(fixture.world.velocity(of: upper).dy, speed, within: 0.01))
  }

  /// Numbers that no item can have are gone after a sub-step, and are not carried on.
  @Test func noNumbersAreCarriedThatAreNone() {
    let fixture = WorldFixture()
    fixture.floor()
    let box = fixture.box(x: 0, y: -25)
    _ = fixture.box(x: 0, y: -75)
    fixture.world.advance(subSteps: 6)
    #expect(fixture.world.hasWarmStart)
    fixture.world.warmStartCache.deltas[Int(box)] = SIMD4(repeating: .nan)
    fixture.world.advance(subSteps: 12)
    #expect(near(fixture.world.origin(of: box).y, -25, within: 0.2))
    #expect(fixture.world.velocity(of: box).length < 20)
  }

  /// Both points of a blow press at once: one after the other they would turn what hits a wall
  /// flat, and the floor under it would throw it up.
  @Test func whatHitsAWallFlatStaysOnItsFloor() {
    let fixture = WorldFixture()
    fixture.floor()
    fixture.segment(Vector(dx: 200, dy: -200), Vector(dx: 200, dy: 0))
    let box = fixture.box(x: 0, y: -10, width: 20, height: 20, gravity: Vector(dx: 1000, dy: 0))
    fixture.run(seconds: 1)
    #expect(near(fixture.world.origin(of: box).x, 190, within: 0.05))
    #expect(near(fixture.world.origin(of: box).y, -10, within: 0.001))
  }
}

extension World {
  /// Whether an island begins the next sub-step with the cache.
  fileprivate var hasWarmStart: Bool { (0..<islands.count).contains { islands[$0].isWarm } }
}
