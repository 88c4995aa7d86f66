import Testing

@testable import Motus

/// Fields: accelerations at (3, 4) m, strength 1, from DY-30.
struct FieldTests {
  private func acceleration(
    _ kind: FieldBehavior.Kind, falloff: Double = 0, direction: Vector = .zero,
    velocity: Vector = .zero, mass: Double = 1, charge: Double = 0
  ) -> Vector {
    let field = FieldBehavior(kind: kind)
    field.falloff = falloff
    field.direction = direction
    let probe = FieldBehavior.Probe(
      position: Point(x: 300, y: 400), velocity: velocity, mass: mass, charge: charge, time: 0)
    switch field.effect(on: probe) {
    case .acceleration(let vector): return vector
    case .turning(let rate): return Vector(dx: rate * velocity.dy, dy: -rate * velocity.dx)
    case .braking(let rate): return velocity * (-rate * velocity.length)
    case .velocity(let vector): return vector
    case .none: return .zero
    }
  }

  private func expect(
    _ vector: Vector, _ x: Double, _ y: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(near(vector.dx, x, within: 1e-6), sourceLocation: location)
    #expect(near(vector.dy, y, within: 1e-6), sourceLocation: location)
  }

  @Test func eachFieldHasTheMeasuredStrength() {
    expect(acceleration(.linearGravity, direction: Vector(dx: 3, dy: 4)), 300, 400)
    expect(acceleration(.linearGravity, direction: Vector(dx: 3, dy: 4), mass: 2), 300, 400)
    expect(acceleration(.radialGravity, falloff: 2), -2.4, -3.2)
    expect(acceleration(.radialGravity, falloff: 2, mass: 2), -2.4, -3.2)
    expect(acceleration(.spring), -300, -400)
    expect(acceleration(.spring, mass: 2), -150, -200)
    expect(acceleration(.vortex), -80, 60)
    expect(acceleration(.drag, velocity: Vector(dx: 100, dy: 0)), -100, 0)
    expect(acceleration(.electric, charge: 2), 24, 32)
    expect(acceleration(.magnetic, velocity: Vector(dx: 100, dy: 0), charge: 1), 0, -20)
    expect(acceleration(.velocity, direction: Vector(dx: 1, dy: 2)), 100, 200)
  }

  @Test func noiseIsReproducibleAndBounded() {
    let first = acceleration(.noise)
    #expect(first == acceleration(.noise))
    #expect(first.dx.magnitude <= 100 && first.dy.magnitude <= 100)
    #expect(first != .zero)
  }

  @Test func aFieldActsOnlyInItsRegion() {
    let fixture = AnimatorFixture()
    let inside = fixture.item(0, 0)
    let outside = fixture.item(500, 0)
    let field = FieldBehavior(kind: .linearGravity, items: [inside, outside])
    field.direction = Vector(dx: 0, dy: 1)
    field.region = .disc(radius: 200)
    fixture.add(field)
    fixture.run(frames: 60)
    #expect(near(fixture.center(inside).y, 50, within: 0.1))
    #expect(fixture.center(outside).y == 0)
  }

  @Test func regionsCombine() {
    let disc = Region.disc(radius: 10)
    let box = Region.box(Size(width: 10, height: 40))
    let up = Vector(dx: 0, dy: 15)
    let right = Vector(dx: 8, dy: 0)
    #expect(Region.union(disc, box).contains(up) && Region.union(disc, box).contains(right))
    #expect(!Region.intersection(disc, box).contains(up))
    #expect(Region.difference(disc, box).contains(right))
    #expect(!Region.difference(disc, box).contains(.zero))
    #expect(disc.inverted.contains(up) && !disc.inverted.contains(.zero))
    #expect(!Region.infinite.inverted.contains(.zero))
  }

  @Test func aCustomFieldAsksItsEvaluator() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    fixture.customForce = Vector(dx: 2, dy: 0)
    fixture.add(FieldBehavior(kind: .custom, items: [item]))
    fixture.run(frames: 60)
    #expect(near(fixture.center(item).x, 100, within: 0.1))
  }
}
