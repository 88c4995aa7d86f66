import Testing

@testable import Motus

/// At rest is exactly still (DY-7, DY-31: residual motion; an animator that never pauses).
struct WorldRestTests {
  private func run(_ fixture: WorldFixture, atMost seconds: Double) {
    var frames = Int(seconds * 60)
    while frames > 0 && fixture.world.awakeCount > 0 {
      fixture.world.advance(subSteps: 4)
      frames -= 1
    }
  }

  @Test(arguments: [(Float(0), Float(0)), (0.6, 0.3), (0.2, 0.6)])
  func anUnevenPileComesToRest(_ friction: Float, _ restitution: Float) {
    let fixture = WorldFixture()
    fixture.floor()
    fixture.segment(Vector(dx: -45, dy: -400), Vector(dx: -45, dy: 0))
    fixture.segment(Vector(dx: 45, dy: -400), Vector(dx: 45, dy: 0))
    var items: [Int32] = []
    for index in 0..<4 {
      let x = Double(index * 7 % 4) * 12 - 18
      let y = -30 - Double(index) * 45
      items.append(
        index & 1 == 0
          ? fixture.box(
            x: x, y: y, width: 30 + x / 2, height: 26, angle: Double(index) * 0.7,
            friction: friction, restitution: restitution)
          : fixture.circle(
            x: x, y: y, radius: 12, friction: friction, restitution: restitution))
    }
    run(fixture, atMost: 12)
    #expect(fixture.world.awakeCount == 0)
    let places = items.map { fixture.world.origin(of: $0) }
    fixture.run(seconds: 1)
    for (item, place) in zip(items, places) {
      #expect(fixture.world.origin(of: item) == place)
      #expect(fixture.world.velocity(of: item) == .zero)
      #expect(fixture.world.angularVelocity(of: item) == 0)
    }
  }

  /// A box that rocks on a disc between two walls, without friction and with a bounce left, has
  /// nothing to stop it but that it gets nowhere.
  @Test func whatRocksOnOthersStops() {
    let fixture = WorldFixture()
    fixture.floor()
    fixture.segment(Vector(dx: -24, dy: -400), Vector(dx: -24, dy: 0))
    fixture.segment(Vector(dx: 24, dy: -400), Vector(dx: 24, dy: 0))
    let disc = fixture.circle(x: 0, y: -24, radius: 24, restitution: 0.5)
    let box = fixture.box(x: 3, y: -64, width: 30, height: 26, angle: 0.1, restitution: 0.5)
    run(fixture, atMost: 8)
    #expect(fixture.world.awakeCount == 0)
    #expect(fixture.world.velocity(of: box) == .zero && fixture.world.velocity(of: disc) == .zero)
  }

  /// What goes on its way is left alone, also across others.
  @Test func whatSlidesAcrossOthersKeepsItsSpeed() {
    let fixture = WorldFixture()
    fixture.floor()
    _ = fixture.box(x: 0, y: -10, width: 400, height: 20, density: 50)
    let sled = fixture.box(x: -150, y: -30, width: 40, height: 20)
    fixture.world.setVelocity(Vector(dx: 60, dy: 0), angularVelocity: 0, of: sled)
    fixture.run(seconds: 2)
    #expect(near(fixture.world.origin(of: sled).x, -30, within: 0.5))
  }

  @Test func aBallThatRollsImperceptiblyStops() {
    let fixture = WorldFixture()
    fixture.floor()
    let ball = fixture.circle(x: 0, y: -25, radius: 25, friction: 0.6)
    fixture.world.setVelocity(Vector(dx: 1, dy: 0), angularVelocity: 0.04, of: ball)
    run(fixture, atMost: 5)
    #expect(fixture.world.awakeCount == 0)
    #expect(fixture.world.origin(of: ball).x < 2)
  }

  @Test func aBallThatRollsVisiblyGoesOn() {
    let fixture = WorldFixture()
    fixture.floor()
    let ball = fixture.circle(x: 0, y: -25, radius: 25, friction: 0.6)
    fixture.world.setVelocity(Vector(dx: 40, dy: 0), angularVelocity: 1.6, of: ball)
    fixture.run(seconds: 2)
    // Rolling resistance is a 50th of the weight: 20 points/s².
    #expect(near(fixture.world.origin(of: ball).x, 40 * 2 - 20 * 2 * 2 / 2, within: 0.5))
  }

  @Test(arguments: [1.0, 10_000])
  func towersOfAnySizeStandUnderTheSameGravity(_ size: Double) {
    let fixture = WorldFixture()
    fixture.segment(Vector(dx: -1e5, dy: 0), Vector(dx: 1e5, dy: 0))
    let boxes = (0..<4).map {
      fixture.box(x: 0, y: -size * (0.5 + Double($0)), width: size, height: size, friction: 0.3)
    }
    run(fixture, atMost: 3)
    #expect(fixture.world.awakeCount == 0)
    for (index, box) in boxes.enumerated() {
      let place = fixture.world.origin(of: box)
      #expect(near(place.y, -size * (0.5 + Double(index)), within: 0.002 * size))
      #expect(near(place.x, 0, within: 0.001 * size))
    }
  }

  /// An elastic item that rests still bounces what falls on it, and bounces when it is thrown.
  @Test func whatRestedBouncesAgain() {
    let fixture = WorldFixture()
    fixture.floor()
    let ball = fixture.circle(x: 0, y: -40, radius: 25, restitution: 0.5)
    run(fixture, atMost: 5)
    #expect(fixture.world.awakeCount == 0)
    fixture.world.setPose(of: ball, origin: Point(x: 0, y: -225), angle: 0)
    fixture.world.setVelocity(.zero, angularVelocity: 0, of: ball)
    fixture.run(seconds: 0.7)
    var highest = 0.0
    for _ in 0..<120 {
      fixture.world.advance(subSteps: 1)
      highest = max(highest, -25 - fixture.world.origin(of: ball).y)
    }
    #expect(near(highest, 50, within: 0.5))
  }
}
