import Testing

@testable import Motus

/// Joints in loops, and joints that give way.
struct WorldJointTests {
  private func link(
    _ fixture: WorldFixture, _ x: Double, _ y: Double, angle: Double, density: Double = 1
  ) -> Int32 {
    let body = fixture.box(x: x, y: y, width: 40, height: 10, angle: angle, density: density)
    let shape = fixture.world.bodies[body].firstShape
    fixture.world.setFilter(itemBits: 0, boundaryBits: 0, of: shape)
    return body
  }

  private func pinError(_ world: World, _ index: Int32) -> Double {
    let joint = world.joints[index]
    let a = world.originPose(of: joint.bodyA)
    let b = world.originPose(of: joint.bodyB)
    return
      ((b.position + b.rotation.apply(joint.anchorB))
      - (a.position + a.rotation.apply(joint.anchorA))).length
  }

  /// A bridge of eight links between two fixed ends, with a weight in it: a loop by way of the
  /// ground.
  @Test(arguments: [1.0, 10]) func aBridgeHolds(_ weight: Double) {
    let fixture = WorldFixture()
    let world = fixture.world
    var links: [Int32] = []
    // In zigzag, so that all pins fit at the start: cos 0.31756 = 0.95.
    for index in 0..<8 {
      links.append(
        link(
          fixture, 19 + Double(index) * 38, 6.245, angle: index & 1 == 0 ? 0.31756 : -0.31756,
          density: index == 4 ? weight : 1))
    }
    var pins: [Int32] = []
    for index in 0...8 {
      var joint = Joint(
        kind: .pin, bodyA: index == 0 ? World.ground : links[index - 1],
        bodyB: index == 8 ? World.ground : links[index])
      joint.anchorA = index == 0 ? .zero : Vector(dx: 20, dy: 0)
      joint.anchorB = index == 8 ? Vector(dx: 304, dy: 0) : Vector(dx: -20, dy: 0)
      pins.append(world.addJoint(joint))
    }
    var sum = 0.0
    for _ in 0..<40 {
      world.advance(subSteps: 4)
      for pin in pins { sum += pinError(world, pin) }
    }
    #expect(sum / 360 < 0.03)
  }

  /// Four boxes in a ring with a rod across, hung from the ground.
  @Test func aRingWithARodAcrossHolds() {
    let fixture = WorldFixture()
    let world = fixture.world
    var links: [Int32] = []
    for index in 0..<4 {
      let turn = Double(index) * .pi / 2
      let (s, c) = Elementary.sincos(turn)
      links.append(link(fixture, 20 * s, -20 * c, angle: turn))
    }
    var pins: [Int32] = []
    for index in 0..<4 {
      var joint = Joint(kind: .pin, bodyA: links[index], bodyB: links[(index + 1) % 4])
      joint.anchorA = Vector(dx: 20, dy: 0)
      joint.anchorB = Vector(dx: -20, dy: 0)
      pins.append(world.addJoint(joint))
    }
    var rod = Joint(kind: .distance, bodyA: links[0], bodyB: links[2])
    rod.length = 40
    _ = world.addJoint(rod)
    var nail = Joint(kind: .pin, bodyA: World.ground, bodyB: links[0])
    nail.anchorA = Vector(dx: -20, dy: -20)
    nail.anchorB = Vector(dx: -20, dy: 0)
    pins.append(world.addJoint(nail))
    fixture.run(seconds: 1)
    for pin in pins { #expect(pinError(world, pin) < 0.1) }
    let across = (world.origin(of: links[0]) - world.origin(of: links[2])).length
    #expect(near(across, 40, within: 0.1))
  }

  /// x(t) = x₀·e^(−ζωt)·(cos dt + ζω/d·sin dt), in x and, for a weld, in the angle.
  @Test(arguments: [Joint.Kind.weld, .pin]) func aSoftTieIsASpring(_ kind: Joint.Kind) {
    let fixture = WorldFixture()
    let body = fixture.box(x: 20, y: 0, width: 100, height: 60, angle: 0.3, gravity: .zero)
    var joint = Joint(kind: kind, bodyA: World.ground, bodyB: body)
    joint.setSpring(frequency: 2, dampingRatio: 0.2)
    _ = fixture.world.addJoint(joint)
    let omega = 4 * Double.pi
    let d = omega * 0.96.squareRoot()
    for step in 1...120 {
      fixture.world.advance(subSteps: 1)
      let t = Double(step) / 240
      let (s, c) = Elementary.sincos(d * t)
      let share = Elementary.exp(-0.2 * omega * t) * (c + 0.2 * omega / d * s)
      #expect(near(fixture.world.origin(of: body).x, 20 * share, within: 0.01))
      let angle = kind == .weld ? 0.3 * share : 0.3
      #expect(near(fixture.world.angle(of: body), angle, within: 0.001))
    }
  }

  /// Displacement of a damped oscillator (matrix exponential; tolerance there 3 %).
  @Test(arguments: [
    // frequency, damping ratio, t, displacement from 1
    [0.5, 0, 0.25, 0.70710678], [0.5, 0.2, 0.5, 0.17219430], [0.5, 0.5, 1, -0.14069967],
    [0.5, 1, 1, 0.17897445], [1, 0, 0.5, -1], [1, 0.2, 1, 0.27496411], [1, 0.5, 0.25, 0.35267245],
    [1, 1, 0.5, 0.17897445], [2, 0, 1, 1], [2, 0.2, 0.25, -0.52550635],
    [2, 0.5, 0.5, 0.01017787], [2, 1, 0.25, 0.17897445], [4, 0, 0.25, 1],
    [4, 0.2, 0.25, 0.27496411],
  ])
  func aSpringSwingsAsTheOscillatorDoes(_ row: [Double]) {
    let fixture = WorldFixture()
    let body = fixture.box(x: 200, y: 0, gravity: .zero)
    var joint = Joint(kind: .distance, bodyA: World.ground, bodyB: body)
    joint.length = 100
    joint.setSpring(frequency: row[0], dampingRatio: row[1])
    _ = fixture.world.addJoint(joint)
    fixture.run(seconds: row[2])
    #expect(near(fixture.world.origin(of: body).x, 100 + 100 * row[3], within: 0.3))
  }

  /// Periods by the complete elliptic integral, T = 4·√(l/g)·K(sin(θ/2)), g = 1000 pt/s².
  @Test(arguments: [
    [50, 5, 1.40563195], [50, 15, 1.41100510], [50, 30, 1.42942166], [50, 60, 1.50778095],
    [50, 90, 1.65833481], [100, 5, 1.98786377], [100, 15, 1.99546255], [100, 90, 2.34523957],
    [200, 5, 2.81126390], [200, 90, 3.31666961],
  ])
  func aPendulumSwingsWithItsPeriod(_ row: [Double]) {
    let fixture = WorldFixture()
    let (s, c) = Elementary.sincos(row[1] * .pi / 180)
    let body = fixture.box(x: row[0] * s, y: row[0] * c, width: 10, height: 10)
    fixture.world.setAllowsRotation(false, of: body)
    var joint = Joint(kind: .distance, bodyA: World.ground, bodyB: body)
    joint.length = row[0]
    _ = fixture.world.addJoint(joint)
    // Passes the bottom after a quarter of the period.
    var before = fixture.world.origin(of: body).x
    for step in 1...240 {
      fixture.world.advance(subSteps: 1)
      let x = fixture.world.origin(of: body).x
      if x < 0 {
        // The first sub-step from rest lags by half of itself.
        let passed = (Double(step) - x / (x - before) + 0.5) / 240
        #expect(near(passed * 4, row[2], within: 0.002 * row[2]))
        #expect(
          near((fixture.world.origin(of: body) - Point.zero).length, row[0], within: 0.001 * row[0])
        )
        return
      }
      before = x
    }
    Issue.record("it never came down")
  }
}
