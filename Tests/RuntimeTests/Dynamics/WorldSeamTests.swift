import Testing

@testable import Motus

/// Where lines meet, an item that slides over them feels nothing, from whichever side and whatever
/// else ends there (DY-25: no friction, no loss of speed).
struct WorldSeamTests {
  private typealias Line = (Double, Double, Double, Double)

  /// Boundaries in units of an item's size; the item comes from the left along y = 0.
  private static let scenes: [(String, [Line])] = [
    ("a ledge with a wall below", [(-9, 0, 0, 0), (0, 0, 0, 9)]),
    ("the same drawn the other way", [(0, 9, 0, 0), (0, 0, -9, 0)]),
    ("an undercut ledge", [(-9, 0, 0, 0), (0, 0, -5, 9)]),
    ("a roof", [(-9, 0, 0, 0), (0, 0, 9, 5)]),
    ("a wall below a seam", [(0, 0, 0, 9), (-9, 0, 0, 0), (0, 0, 9, 0)]),
    ("a wall below the middle of a line", [(0, 0, 0, 9), (-9, 0, 9, 0)]),
    ("lines that overlap", [(-9, 0, 0.3, 0), (-0.4, 0, 9, 0)]),
    ("a bunch", [(-9, 0, 0, 0), (0, 0, 9, 0), (0, 0, 2, 2), (0, 0, -2, 2), (0, 0, 0, 2)]),
  ]

  @Test(arguments: 0..<8, [1.0, 50, 10_000])
  func nothingBrakesWhatSlidesOverASeam(_ scene: Int, _ size: Double) {
    // Upside down, the item slides along the other face of the lines.
    for down in [1.0, -1] {
      for (speed, isRound) in [(3.0, false), (30, false), (8, true)] {
        let fixture = WorldFixture()
        for line in Self.scenes[scene].1 {
          fixture.segment(
            Vector(dx: line.0, dy: line.1 * down) * size,
            Vector(dx: line.2, dy: line.3 * down) * size)
        }
        let gravity = Vector(dx: 0, dy: 20 * size * down)
        let place = Point(x: -0.8 * size, y: -0.5 * size * down)
        let item =
          isRound
          ? fixture.circle(x: place.x, y: place.y, radius: size / 2, gravity: gravity)
          : fixture.box(x: place.x, y: place.y, width: size, height: size, gravity: gravity)
        fixture.world.setVelocity(Vector(dx: speed * size, dy: 0), angularVelocity: 0, of: item)
        for _ in 0..<Int(60 / speed) + 1 {
          fixture.world.advance(subSteps: 6)
          let share = fixture.world.velocity(of: item).dx / (speed * size)
          #expect(share > 0.9999, "\(Self.scenes[scene].0), down \(down), speed \(speed)")
        }
      }
    }
  }

  /// A hollow corner stops an item still, and what stands on top of a wall stands.
  @Test func aRealWallStops() {
    let fixture = WorldFixture()
    fixture.segment(Vector(dx: -300, dy: 0), Vector(dx: 300, dy: 0))
    fixture.segment(Vector(dx: 100, dy: 0), Vector(dx: 100, dy: -60))
    let box = fixture.box(x: 0, y: -25)
    let top = fixture.box(x: 100, y: -85)
    fixture.world.setVelocity(Vector(dx: 200, dy: 0), angularVelocity: 0, of: box)
    fixture.run(seconds: 0.6)
    #expect(near(fixture.world.origin(of: box).x, 75, within: 0.1))
    #expect(near(fixture.world.origin(of: box).y, -25, within: 0.1))
    #expect(near(fixture.world.origin(of: top).y, -85, within: 0.1))
  }

  /// A corner of an item that sank into a corner of a frame is brought out by both faces, though the
  /// item's own faces are nearer to it.
  @Test(arguments: [1.0, 50, 10_000]) func whatSankIntoAHollowCornerComesOut(_ size: Double) {
    let fixture = WorldFixture()
    let world = fixture.world
    fixture.segment(Vector(dx: 0, dy: -9 * size), .zero)
    fixture.segment(.zero, Vector(dx: 9 * size, dy: 0))
    let body = world.makeBody(kind: .dynamic, at: Point(x: 0.3 * size, y: -0.4 * size), angle: 0)
    let corners = [
      Vector(dx: 0.56, dy: 0.08), Vector(dx: -0.304, dy: 0.402), Vector(dx: -0.17, dy: -0.4),
    ]
    guard let hull = ConvexHull(corners.map { $0 * size }) else { return }
    _ = world.addPolygon(hull, to: body)
    world.updateMass(of: body)
    world.setAcceleration(Vector(dx: 0, dy: 1000), angular: 0, of: body)
    fixture.run(seconds: 1)
    let pose = world.originPose(of: body)
    for corner in corners {
      let place = pose.position + pose.rotation.apply(corner * size)
      #expect(place.x > -0.002 * size && place.y < 0.002 * size)
    }
  }

  /// On either side of a line the next one round their common end.
  @Test func aLineKnowsItsNeighboursOnBothSides() {
    let fixture = WorldFixture()
    let world = fixture.world
    func line(_ x: Double, _ y: Double) -> Int32 {
      world.addSegment(from: .zero, to: Vector(dx: x, dy: y), of: World.ground)
    }
    let right = line(100, 0)
    let down = line(0, 100)
    let left = line(-100, 0)
    let up = line(0, -100)
    // The first face of a line to the right looks up.
    #expect(world.links(right).atStart == up && world.links(right).backAtStart == down)
    #expect(world.links(left).atStart == down && world.links(left).backAtStart == up)
    #expect(world.links(right).atEnd == -1)
    world.removeShape(up)
    #expect(world.links(right).atStart == left && world.links(left).backAtStart == right)
    // One that passes through counts in both directions.
    let through = world.addSegment(
      from: Vector(dx: -50, dy: -50), to: Vector(dx: 50, dy: 50), of: World.ground)
    #expect(world.links(right).atStart == through)
    #expect(world.links(right).backAtStart == through)
    #expect(world.links(down).atStart == through && world.links(down).backAtStart == left)
  }
}
