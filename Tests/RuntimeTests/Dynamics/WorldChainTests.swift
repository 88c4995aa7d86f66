import Testing

@testable import Motus

/// Boundaries made of many lines: their joints are no corners for what slides over them.
struct WorldChainTests {
  /// A straight floor of lines 30 pt long, drawn to and fro.
  private func chain(_ fixture: WorldFixture, slope: Double, count: Int = 30) {
    for index in -3..<count {
      let a = Vector(dx: Double(index) * 30, dy: slope * Double(index) * 30)
      let b = Vector(dx: a.dx + 30, dy: slope * (a.dx + 30))
      if index & 1 == 0 { fixture.segment(a, b) } else { fixture.segment(b, a) }
    }
  }

  @Test(arguments: [0.0, 0.3, -0.2], [60.0, 300, 1500])
  func aBoxSlidesOverAChainAsOverOneLine(_ slope: Double, _ speed: Double) {
    for size in [16.0, 50] {
      let fixture = WorldFixture()
      chain(fixture, slope: slope, count: 3 + Int(speed / 60))
      let along = Vector(dx: 1, dy: slope) * (1 / (1 + slope * slope).squareRoot())
      let up = -along.turned
      let box = fixture.box(
        x: up.dx * size / 2, y: up.dy * size / 2, width: size, height: size,
        angle: Elementary.atan2(slope, 1), gravity: up * -1000)
      fixture.world.setVelocity(along * speed, angularVelocity: 0, of: box)
      for _ in 0..<10 {
        fixture.world.advance(subSteps: 6)
        #expect(near(fixture.world.velocity(of: box).dot(along), speed, within: 0.05))
        let place = fixture.world.origin(of: box) - Point.zero
        #expect(near(place.dot(up), size / 2, within: 0.02))
      }
      #expect(near(fixture.world.angle(of: box), Elementary.atan2(slope, 1), within: 1e-4))
    }
  }

  @Test func aBallRollsOverAChainAsOverOneLine() {
    let fixture = WorldFixture()
    chain(fixture, slope: 0)
    let ball = fixture.circle(x: 0, y: -8, radius: 8, friction: 0.5)
    fixture.world.setVelocity(Vector(dx: 240, dy: 0), angularVelocity: 30, of: ball)
    fixture.run(seconds: 0.5)
    // Rolling resistance is a 50th of the weight: 20 points/s².
    #expect(near(fixture.world.velocity(of: ball).dx, 240 - 20 * 0.5, within: 0.2))
    #expect(near(fixture.world.origin(of: ball).y, -8, within: 0.02))
  }

  @Test func aBoxRestsInAValley() {
    let fixture = WorldFixture()
    fixture.segment(Vector(dx: -200, dy: -200), .zero)
    fixture.segment(Vector(dx: 200, dy: -200), .zero)
    let box = fixture.box(x: 3, y: -60, width: 30, height: 30, angle: 0.6)
    fixture.run(seconds: 1.5)
    // A corner down, half of the diagonal above the joint.
    #expect(near(fixture.world.origin(of: box).x, 0, within: 0.1))
    #expect(near(fixture.world.origin(of: box).y, -21.213, within: 0.1))
  }

  @Test func whereALineIsRemovedItsNeighbourEnds() {
    let fixture = WorldFixture()
    fixture.segment(Vector(dx: -100, dy: 0), .zero)
    let next = fixture.world.addSegment(
      from: .zero, to: Vector(dx: 100, dy: 0), of: World.ground)
    fixture.world.shapes[next].isBoundary = true
    let before = fixture.world.links(next).atStart
    #expect(before >= 0 && fixture.world.links(before).atEnd == next)
    let box = fixture.box(x: 60, y: -10, width: 20, height: 20)
    fixture.run(seconds: 0.1)
    fixture.world.removeShape(next)
    #expect(fixture.world.links(before).atEnd == -1)
    fixture.run(seconds: 0.5)
    #expect(fixture.world.origin(of: box).y > 80)
    // What comes at the end now meets a corner.
    let shot = fixture.circle(x: 40, y: 0, radius: 5, gravity: .zero)
    fixture.world.setVelocity(Vector(dx: -100, dy: 0), angularVelocity: 0, of: shot)
    fixture.run(seconds: 0.6)
    #expect(near(fixture.world.origin(of: shot).x, 5, within: 0.1))
  }
}
