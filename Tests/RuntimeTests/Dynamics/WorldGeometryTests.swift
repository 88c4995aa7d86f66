import Testing

@testable import Motus

/// Hulls, distances, meetings and moments, with the figures of the tests of two other engines
/// (Chipmunk's ConvexTest and ShapeTest, Box2D's test_distance, test_shape and test_collision; both
/// MIT; facts only).
struct WorldGeometryTests {
  private func points(_ pairs: [(Double, Double)]) -> [Vector] {
    pairs.map { Vector(dx: $0.0, dy: $0.1) }
  }

  /// An outline of the square from −1 to 1, of a line, or of a disc, for as long as the world lives.
  private func outline(_ world: World, _ corners: [(Double, Double)], radius: Double = 0) -> Outline
  {
    let body = world.makeBody(kind: .fixed, at: .zero, angle: 0)
    let places = points(corners)
    let shape: Int32
    switch places.count {
    case 1: shape = world.addCircle(center: places[0], radius: radius, to: body)
    case 2: shape = world.addSegment(from: places[0], to: places[1], of: body)
    default: shape = world.addPolygon(ConvexHull(places)!, to: body)
    }
    return world.outline(of: shape)
  }

  private static let square = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)]

  @Test func hullsLeaveOutWhatIsInside() {
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
    let inside = [
      (0.9, 0.5), (0.2, 0.3), (0.8, 0.6), (0.8, 0.4), (0.1, 0.4), (0.4, 0.1), (0.1, 0.9),
      (0.9, 0.6), (0.6, 0.2), (0.7, 0.3), (0.1, 0.3), (0.1, 0.5), (0.8, 0.3), (0.3, 0.8),
    ]
    let edges = [(0.5, 0.0), (1, 0.5), (0.5, 1), (0, 0.5)]
    for extra in [[], inside, edges, corners, corners + corners] {
      let hull = ConvexHull(points(extra + corners))
      #expect(hull?.points.count == 4)
      #expect(near(hull?.area ?? 0, 1, within: 1e-12))
      for corner in points(corners) { #expect(hull?.points.contains(corner) == true) }
    }
    #expect(ConvexHull(points([(0, 0), (1, 1), (1, 0)]))?.points.count == 3)
  }

  @Test func whatSpansNoAreaIsNoHull() {
    for step in [(0.0, 1.0), (1, 0), (1, 1), (0, 0)] {
      let row = (0..<6).map { (step.0 * Double($0), step.1 * Double($0)) }
      #expect(ConvexHull(points(row)) == nil)
    }
  }

  @Test func aLineIsOnePointFromTheSquare() {
    let world = World()
    let square = outline(world, Self.square)
    let line = outline(world, [(2, -1), (2, 1)])
    var faces = Manifold.Faces()
    let gap = Separation.between(
      square, line, offset: .zero, turn: .identity, limit: .infinity, &faces)
    #expect(near(gap.distance, 1, within: 1e-12))
    #expect(gap.normal == Vector(dx: 1, dy: 0))
    let met = Separation.between(
      square, line, offset: Vector(dx: -1, dy: 0), turn: .identity, limit: .infinity, &faces)
    #expect(near(met.distance, 0, within: 1e-12))
  }

  @Test func aPointMeetsWhatStandsInItsWay() {
    let world = World()
    let square = outline(world, Self.square)
    let disc = outline(world, [(1, 0)], radius: 1)
    let line = outline(world, [(0, 1), (0, -1)])
    func meets(
      _ outline: Outline, _ from: (Double, Double), _ way: (Double, Double)
    ) -> World.Crossing {
      let start = Vector(dx: from.0, dy: from.1)
      return outline.crossing(
        from: start, to: start + Vector(dx: way.0, dy: way.1), margin: 0)
    }
    for (shape, fraction) in [(disc, 0.5), (square, 0.375), (line, 0.5)] {
      let crossing = meets(shape, (-4, 0), (8, 0))
      #expect(near(crossing.time, fraction, within: 1e-12))
      #expect(near(crossing.normal.dx, -1, within: 1e-12))
    }
    for (from, way, normal) in [
      ((-3.0, 0.0), (6.0, 0.0), (-1.0, 0.0)), ((3, 0), (-6, 0), (1, 0)), ((0, -3), (0, 6), (0, -1)),
      ((0, 3), (0, -6), (0, 1)),
    ] {
      let crossing = meets(square, from, way)
      #expect(near(crossing.time, 1.0 / 3, within: 1e-12))
      #expect(crossing.normal == Vector(dx: normal.0, dy: normal.1))
    }
    #expect(meets(square, (-3, 2), (6, 0)).time == 1)
    #expect(meets(square, (2, -3), (0, 6)).time == 1)
    #expect(near(meets(square, (-2, -2), (4, 4)).time, 0.25, within: 1e-12))
    #expect(meets(square, (0, 0), (4, 0)).time == 1, "from inside there is a way out")
  }

  @Test func aPointIsInsideOrNot() {
    let world = World()
    let square = outline(world, Self.square)
    #expect(Separation.polygonAndPoint(square, Vector(dx: 0.5, dy: 0.5)).distance < 0)
    #expect(Separation.polygonAndPoint(square, Vector(dx: 4, dy: -4)).distance > 0)
    let disc = outline(world, [(1, 2)], radius: 1)
    #expect(disc.distance(to: Vector(dx: 1, dy: 3.1)) > 0)
    #expect(disc.distance(to: Vector(dx: 1, dy: 2.9)) > 1e6, "inside: no obstacle")
  }

  /// Per unit of mass: a disc r²/2 and a box (w² + h²)/12; a mass of 1 is 100 × 100 pt.
  @Test func massesAndMomentsFollowFromTheOutline() {
    let world = World()
    let disc = world.makeBody(kind: .dynamic, at: .zero, angle: 0)
    _ = world.addCircle(center: Vector(dx: 100, dy: 0), radius: 100, to: disc)
    world.updateMass(of: disc)
    #expect(near(world.mass(of: disc), 3.141592653589793, within: 1e-12))
    #expect(near(world.inertia(of: disc), 1.5707963267948966e4, within: 1e-8))
    let box = world.makeBody(kind: .dynamic, at: .zero, angle: 0)
    _ = world.addBox(width: 200, height: 200, to: box)
    world.updateMass(of: box)
    #expect(near(world.mass(of: box), 4, within: 1e-12))
    #expect(near(world.inertia(of: box), 2.6666666666666665e4, within: 1e-8))
  }

  /// A box dropped from 3 to its own heights rests after 90 frames of 1/60 s.
  @Test func aDroppedBoxRests() {
    let fixture = WorldFixture()
    fixture.floor()
    let box = fixture.box(x: 0, y: -400, width: 200, height: 200, friction: 0.3)
    fixture.run(seconds: 1.5)
    #expect(near(fixture.world.origin(of: box).x, 0, within: 1))
    #expect(near(fixture.world.origin(of: box).y, -100, within: 1))
    #expect(near(fixture.world.angle(of: box), 0, within: 0.01))
  }

  @Test func aMeetingOfMovingSquaresIsFoundAtItsTime() {
    let fixture = WorldFixture()
    let wall = fixture.world.makeBody(kind: .fixed, at: .zero, angle: 0)
    _ = fixture.world.addBox(width: 2, height: 2, to: wall)
    fixture.world.updateMass(of: wall)
    let box = fixture.box(
      x: 3 + 1e-3, y: 0, width: 2, height: 2, restitution: 1, gravity: .zero)
    // One point of gap at 480 pt/s is half of a sub-step; then it goes back.
    fixture.world.setVelocity(Vector(dx: -480, dy: 0), angularVelocity: 0, of: box)
    fixture.world.advance(subSteps: 1)
    #expect(fixture.world.origin(of: box).x > 2 && fixture.world.origin(of: box).x < 3.02)
    #expect(near(fixture.world.velocity(of: box).dx, 480, within: 0.5))
  }
}
