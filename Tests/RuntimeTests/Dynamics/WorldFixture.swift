@testable import Motus

/// A world with earth's gravity in UIKit's units, and short ways to fill it.
struct WorldFixture {
  static let gravity = Vector(dx: 0, dy: 1000)

  let world = World()

  func floor(y: Double = 0) {
    segment(Vector(dx: -5000, dy: y), Vector(dx: 5000, dy: y))
  }

  func segment(_ start: Vector, _ end: Vector) {
    let shape = world.addSegment(from: start, to: end, of: World.ground)
    world.shapes[shape].isBoundary = true
  }

  func box(
    x: Double, y: Double, width: Double = 50, height: Double = 50, angle: Double = 0,
    density: Double = 1, friction: Float = 0, restitution: Float = 0,
    gravity: Vector = WorldFixture.gravity
  ) -> Int32 {
    let body = world.makeBody(kind: .dynamic, at: Point(x: x, y: y), angle: angle)
    let shape = world.addBox(width: width, height: height, to: body)
    return finish(body, shape, density, friction, restitution, gravity)
  }

  func circle(
    x: Double, y: Double, radius: Double, friction: Float = 0, restitution: Float = 0,
    gravity: Vector = WorldFixture.gravity
  ) -> Int32 {
    let body = world.makeBody(kind: .dynamic, at: Point(x: x, y: y), angle: 0)
    let shape = world.addCircle(center: .zero, radius: radius, to: body)
    return finish(body, shape, 1, friction, restitution, gravity)
  }

  private func finish(
    _ body: Int32, _ shape: Int32, _ density: Double, _ friction: Float, _ restitution: Float,
    _ gravity: Vector
  ) -> Int32 {
    world.setSurface(of: shape) {
      $0.density = density
      $0.friction = friction
      $0.restitution = restitution
    }
    world.updateMass(of: body)
    world.setAcceleration(gravity, angular: 0, of: body)
    return body
  }

  func run(seconds: Double) {
    world.advance(subSteps: Int(seconds * Double(World.stepsPerSecond) + 0.5))
  }
}

extension World {
  func rectangle(_ width: Double, _ height: Double) -> Outline {
    let body = makeBody(kind: .fixed, at: .zero, angle: 0)
    return outline(of: addBox(width: width, height: height, to: body))
  }

  /// What a line meets at its ends.
  func links(_ shape: Int32) -> SegmentGhosts { shapes.segmentGhosts[shapes[shape].segment] }
}
