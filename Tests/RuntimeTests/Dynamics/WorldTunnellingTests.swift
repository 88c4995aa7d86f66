import Testing

@testable import Motus

/// Nothing passes what is fixed, whatever pulls (DY-32).
struct WorldTunnellingTests {
  private func tie(_ fixture: WorldFixture, _ body: Int32, to anchor: Vector, _ kind: Joint.Kind) {
    var joint = Joint(kind: kind, bodyA: World.ground, bodyB: body)
    joint.anchorA = anchor
    joint.length = 10
    if kind == .target { joint.setSpring(frequency: 30, dampingRatio: 0.1) }
    _ = fixture.world.addJoint(joint)
  }

  @Test(arguments: [Joint.Kind.distance, .pin, .weld, .target], [30.0, 900])
  func noTiePullsAnItemThroughALine(_ kind: Joint.Kind, _ far: Double) {
    let fixture = WorldFixture()
    fixture.floor()
    let body = fixture.box(x: 0, y: -30, width: 20, height: 20, angle: 0.3)
    tie(fixture, body, to: Vector(dx: 15, dy: far), kind)
    for _ in 0..<120 {
      fixture.world.advance(subSteps: 1)
      #expect(fixture.world.origin(of: body).y < 0)
    }
  }

  @Test(arguments: [2, 4, 1])
  func noTiePullsAnItemThroughAFixedOne(_ corners: Int) {
    let fixture = WorldFixture()
    let wall = fixture.world.makeBody(kind: .fixed, at: Point(x: 0, y: 40), angle: 0)
    switch corners {
    case 1: _ = fixture.world.addCircle(center: .zero, radius: 20, to: wall)
    case 2:
      _ = fixture.world.addSegment(
        from: Vector(dx: -50, dy: -20), to: Vector(dx: 50, dy: -20), of: wall)
    default: _ = fixture.world.addBox(width: 100, height: 2, to: wall)
    }
    fixture.world.updateMass(of: wall)
    let body = fixture.circle(x: 0, y: -20, radius: 5)
    tie(fixture, body, to: Vector(dx: 0, dy: 2000), .pin)
    fixture.run(seconds: 0.1)
    #expect(fixture.world.origin(of: body).y < 40 || corners == 1)
    // It may slide round a disc, but not into it.
    let distance = (fixture.world.origin(of: body) - Point(x: 0, y: 40)).length
    #expect(distance > 19.9 || corners != 1)
  }

  @Test func whatIsFilteredOutIsNoObstacle() {
    let fixture = WorldFixture()
    fixture.floor()
    let body = fixture.box(x: 0, y: -60)
    let shape = fixture.world.bodies[body].firstShape
    fixture.world.setFilter(itemBits: 0, boundaryBits: 0, of: shape)
    fixture.run(seconds: 0.6)
    #expect(near(fixture.world.origin(of: body).y, 120, within: 0.1))
  }

  @Test func whatTheHostPutsBehindAWallStaysThere() {
    let fixture = WorldFixture()
    fixture.floor()
    let body = fixture.box(x: 0, y: -60)
    fixture.run(seconds: 0.1)
    fixture.world.setPose(of: body, origin: Point(x: 0, y: 100), angle: 0)
    fixture.world.setAcceleration(Vector(dx: 0, dy: -1000), angular: 0, of: body)
    fixture.run(seconds: 1)
    #expect(near(fixture.world.origin(of: body).y, 25, within: 0.05))
  }

  /// A U hung over a line: its centre of mass is where nothing of it is.
  @Test func theCentreOfACompoundMayGoWhereNoneOfItsShapesIs() {
    let fixture = WorldFixture()
    fixture.segment(Vector(dx: 0, dy: 0), Vector(dx: 300, dy: 0))
    let body = fixture.world.makeBody(kind: .dynamic, at: Point(x: -60, y: 0), angle: 0)
    for arm in [-30.0, 30] {
      let corners = [(-40.0, -5.0), (40, -5), (40, 5), (-40, 5)]
      let hull = ConvexHull(corners.map { Vector(dx: $0.0, dy: arm + $0.1) })
      _ = fixture.world.addPolygon(hull!, to: body)
    }
    fixture.world.updateMass(of: body)
    fixture.world.setVelocity(Vector(dx: 100, dy: 0), angularVelocity: 0, of: body)
    fixture.run(seconds: 1)
    #expect(near(fixture.world.origin(of: body).x, 40, within: 0.1))
    // An arm does not pass.
    fixture.world.setVelocity(Vector(dx: 0, dy: 20_000), angularVelocity: 0, of: body)
    fixture.run(seconds: 0.1)
    #expect(fixture.world.origin(of: body).y < 30)
  }

  @Test func forcesWithoutMeasureLeaveNumbers() {
    let fixture = WorldFixture()
    fixture.floor()
    let light = fixture.circle(x: 0, y: -20, radius: 5)
    let heavy = fixture.box(x: 30, y: -20, density: 1e6)
    for anchor in [Vector.zero, Vector(dx: 3, dy: 0)] {
      var joint = Joint(kind: .pin, bodyA: heavy, bodyB: light)
      joint.anchorA = anchor
      joint.linear = Vector(dx: .nan, dy: 1e30)
      _ = fixture.world.addJoint(joint)
    }
    fixture.world.setVelocity(Vector(dx: 1e30, dy: -1e30), angularVelocity: 1e20, of: light)
    fixture.run(seconds: 0.2)
    for body in [light, heavy] {
      #expect(fixture.world.origin(of: body).isFinite)
      #expect(fixture.world.velocity(of: body).isFinite)
    }
  }
}
