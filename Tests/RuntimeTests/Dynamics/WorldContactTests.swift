import Testing

@testable import Motus

/// Resting, piling, sleeping, and things too fast to be seen.
struct WorldContactTests {
  private func tower(_ fixture: WorldFixture, friction: Float, top: Double) -> [Int32] {
    fixture.floor()
    return (0..<10).map {
      fixture.box(
        x: 0, y: -25 - Double($0) * 50, density: $0 == 9 ? top : 1, friction: friction)
    }
  }

  /// Goal: drift ≤ 0.3 pt, overlap ≤ 0.1 pt, no gap, with and without friction, light or heavy.
  @Test(arguments: [(Float(0.6), 1.0), (0, 1), (0.6, 10), (0.6, 100)])
  func tenBoxesStand(_ friction: Float, _ top: Double) {
    let fixture = WorldFixture()
    let boxes = tower(fixture, friction: friction, top: top)
    fixture.run(seconds: 0.3)
    var below = 25.0
    for (index, box) in boxes.enumerated() {
      let place = fixture.world.origin(of: box)
      #expect(near(place.x, 0, within: 0.05))
      #expect(near(place.y, -25 - Double(index) * 50, within: 0.3))
      #expect(near(below - place.y, 50, within: 0.1))
      #expect(near(fixture.world.angle(of: box), 0, within: 0.001))
      below = place.y
    }
  }

  @Test func aRestingBoxSleepsAfterHalfASecondAndIsExactlyStill() {  // DY-27
    let fixture = WorldFixture()
    fixture.floor()
    let box = fixture.box(x: 0, y: -25)
    fixture.world.advance(subSteps: 4 * 29)
    #expect(fixture.world.awakeCount == 1)
    let before = fixture.world.origin(of: box)
    fixture.world.advance(subSteps: 8)
    #expect(fixture.world.awakeCount == 0)
    #expect(fixture.world.velocity(of: box) == .zero)
    #expect((fixture.world.origin(of: box) - before).length < 1e-4)
  }

  @Test func aBlowWakesTheWholePile() {
    let fixture = WorldFixture()
    let boxes = tower(fixture, friction: 0.6, top: 1)
    fixture.run(seconds: 0.8)
    #expect(fixture.world.awakeCount == 0)
    fixture.world.setVelocity(Vector(dx: 50, dy: 0), angularVelocity: 0, of: boxes[9])
    #expect(fixture.world.awakeCount == 10)
  }

  @Test func removingTheSupportLetsTheSleeperFall() {
    let fixture = WorldFixture()
    fixture.floor()
    let below = fixture.box(x: 0, y: -25)
    let above = fixture.box(x: 0, y: -75)
    fixture.run(seconds: 0.7)
    #expect(fixture.world.awakeCount == 0)
    fixture.world.removeBody(below)
    fixture.run(seconds: 1)
    #expect(near(fixture.world.origin(of: above).y, -25, within: 0.05))
  }

  /// A 4-pt box at 20,000 pt/s against a wall of 1 pt.
  @Test(arguments: [0.0, -200])
  func nothingPassesAThinWall(_ wallSpeed: Double) {
    for index in 0..<8 {
      let fixture = WorldFixture()
      let wall = fixture.world.makeBody(kind: .kinematic, at: .zero, angle: 0)
      _ = fixture.world.addBox(width: 1, height: 400, to: wall)
      fixture.world.updateMass(of: wall)
      fixture.world.setVelocity(Vector(dx: wallSpeed, dy: 0), angularVelocity: 0, of: wall)
      let shot = fixture.box(
        x: -300 - Double(index) * 13.7, y: 0, width: 4, height: 4, angle: Double(index) * 0.1,
        gravity: .zero)
      fixture.world.setVelocity(Vector(dx: 20_000, dy: 0), angularVelocity: 0, of: shot)
      fixture.run(seconds: 0.1)
      #expect(fixture.world.origin(of: shot).x < fixture.world.origin(of: wall).x)
    }
  }

  /// A slanting shot loses its way at the wall and leaves the path that was foreseen for it: it
  /// waits there for the search, on the side where it is.
  @Test(arguments: [(522.5, -0.6, 6.0), (500.2, -0.3, 10.4), (577.2, -0.3, 14.4)])
  func aSlantingShotStaysOnItsSide(_ way: Double, _ angle: Double, _ angularVelocity: Double) {
    let fixture = WorldFixture()
    let (s, c) = Elementary.sincos(angle)
    let shot = fixture.box(x: -way * c, y: -way * s, width: 4, height: 4, gravity: .zero)
    let wall = fixture.box(x: 0, y: 0, width: 1, height: 800, density: 1e6, gravity: .zero)
    fixture.world.setAllowsRotation(false, of: wall)
    fixture.world.setVelocity(
      Vector(dx: c, dy: s) * 20_000, angularVelocity: angularVelocity, of: shot)
    for _ in 0..<12 {
      fixture.world.advance(subSteps: 4)
      let place = fixture.world.origin(of: shot)
      if abs(place.y) < 390 { #expect(place.x < fixture.world.origin(of: wall).x) }
    }
  }

  @Test func twoFastItemsDoNotPassThroughEachOther() {
    let fixture = WorldFixture()
    let a = fixture.box(x: -200, y: 0, width: 4, height: 4, gravity: .zero)
    let b = fixture.box(x: 203, y: 0, width: 4, height: 4, gravity: .zero)
    fixture.world.setVelocity(Vector(dx: 15_000, dy: 0), angularVelocity: 0, of: a)
    fixture.world.setVelocity(Vector(dx: -15_000, dy: 0), angularVelocity: 0, of: b)
    fixture.run(seconds: 0.1)
    #expect(fixture.world.origin(of: a).x < fixture.world.origin(of: b).x)
  }

  @Test(arguments: [1.0, 50, 10_000])
  func tolerancesGoWithTheItem(_ size: Double) {
    let fixture = WorldFixture()
    fixture.segment(Vector(dx: -50_000, dy: 0), Vector(dx: 50_000, dy: 0))
    let boxes = (0..<3).map {
      fixture.box(
        x: 0, y: -size * (0.5 + Double($0)), width: size, height: size,
        gravity: Vector(dx: 0, dy: 20 * size))
    }
    fixture.run(seconds: 0.7)
    #expect(fixture.world.awakeCount == 0)
    for (index, box) in boxes.enumerated() {
      let place = fixture.world.origin(of: box)
      #expect(near(place.y, -size * (0.5 + Double(index)), within: 0.002 * size))
    }
  }

  @Test func contactsBeginOnceAndEndOnce() {
    let fixture = WorldFixture()
    fixture.floor()
    let box = fixture.box(x: 0, y: -35)
    fixture.run(seconds: 0.5)
    #expect(fixture.world.beginEvents.count == 1)
    #expect(fixture.world.endEvents.count == 0)
    #expect(near(fixture.world.beginEvents[0].point.y, 0, within: 1))
    fixture.world.clearEvents()
    fixture.world.setVelocity(Vector(dx: 0, dy: -300), angularVelocity: 0, of: box)
    fixture.run(seconds: 0.1)
    #expect(fixture.world.endEvents.count == 1)
    #expect(fixture.world.beginEvents.count == 0)
  }

  @Test(arguments: [Float(0), 0.5]) func sameCallsGiveTheSameBits(_ restitution: Float) {
    func play(_ chunks: [Int]) -> [UInt64] {
      let fixture = WorldFixture()
      fixture.floor()
      let boxes = (0..<6).map {
        fixture.box(
          x: Double($0 % 2) * 20, y: -60 - Double($0) * 60, angle: Double($0) * 0.3, friction: 0.4,
          restitution: restitution)
      }
      for chunk in chunks {
        fixture.world.advance(subSteps: chunk)
        fixture.world.clearEvents()
      }
      return boxes.flatMap {
        [
          fixture.world.origin(of: $0).x.bitPattern, fixture.world.origin(of: $0).y.bitPattern,
          fixture.world.angle(of: $0).bitPattern,
        ]
      }
    }
    // However the time is cut into calls.
    #expect(play([240]) == play(Array(repeating: 1, count: 240)))
    #expect(play([240]) == play([100, 3, 137]))
  }
}
