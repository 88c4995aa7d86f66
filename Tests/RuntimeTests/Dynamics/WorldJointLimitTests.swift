import Testing

@testable import Motus

/// Friction and ranges of hinges and slides (DY-14; 6.4: without effect in the original).
struct WorldJointLimitTests {
  private let fixture = WorldFixture()

  private func bar(_ x: Double, _ y: Double, density: Double = 1) -> Int32 {
    let body = fixture.box(x: x, y: y, width: 40, height: 10, density: density)
    let shape = fixture.world.bodies[body].firstShape
    fixture.world.setFilter(itemBits: 0, boundaryBits: 0, of: shape)
    return body
  }

  /// Bars in a row, each hinged at the end of the one before it, the first to the ground.
  private func row(
    _ count: Int, weight: Double, _ adjust: (inout Joint) -> Void
  ) -> [Int32] {
    var bars: [Int32] = []
    for index in 0..<count {
      let last = bars.last ?? World.ground
      let next = bar(20 + Double(index) * 40, 0, density: index == count - 1 ? weight : 1)
      var joint = Joint(kind: .pin, bodyA: last, bodyB: next)
      joint.anchorA = index == 0 ? .zero : Vector(dx: 20, dy: 0)
      joint.anchorB = Vector(dx: -20, dy: 0)
      adjust(&joint)
      _ = fixture.world.addJoint(joint)
      bars.append(next)
    }
    return bars
  }

  /// .04 at 20 pt under 1000 pt/s² turn with 800.
  @Test(arguments: [(801.0, true), (1e6, true), (780, false)])
  func aHingeStandsStillIfItsFrictionBearsTheLoad(_ torque: Double, _ stands: Bool) {
    let bars = row(1, weight: 1) { $0.frictionTorque = torque }
    fixture.run(seconds: 0.45)
    let angle = fixture.world.angle(of: bars[0])
    #expect(stands ? abs(angle) < 1e-12 : angle > 0.05)
    if stands { #expect(near(fixture.world.load(of: 0).torque, -800, within: 0.01)) }
  }

  /// Each hinge carries all that is further out, the first one all of it.
  @Test(arguments: [1.0, 100]) func aRowOfStiffHingesStaysStraight(_ weight: Double) {
    let bars = row(8, weight: weight) { $0.frictionTorque = 2e6 }
    fixture.run(seconds: 0.6)
    #expect(near(fixture.world.origin(of: bars[7]).y, 0, within: 1e-4))
    #expect(fixture.world.awakeCount == 0)
  }

  /// A constant torque slows a wheel evenly: ω = ω₀ − (T/I)·t, then it stands.
  @Test func frictionSlowsAWheelEvenly() {
    let wheel = fixture.box(x: 0, y: 0, width: 100, height: 100, gravity: .zero)
    fixture.world.setVelocity(.zero, angularVelocity: 4, of: wheel)
    var joint = Joint(kind: .pin, bodyA: World.ground, bodyB: wheel)
    joint.frictionTorque = 5 * fixture.world.inertia(of: wheel)
    _ = fixture.world.addJoint(joint)
    fixture.run(seconds: 0.5)
    #expect(near(fixture.world.angularVelocity(of: wheel), 1.5, within: 1e-3))
    fixture.run(seconds: 0.5)
    #expect(
      fixture.world.angularVelocity(of: wheel) == 0
        || abs(fixture.world.angularVelocity(of: wheel)) < 1e-4)
    // ω₀²·I / (2·T)
    #expect(near(fixture.world.angle(of: wheel), 1.6, within: 0.01))
  }

  @Test(arguments: [1.0, 100]) func rangesHoldUnderAnyWeight(_ weight: Double) {
    let bars = row(6, weight: weight) {
      $0.hasRange = true
      $0.lowerLimit = -0.1
      $0.upperLimit = 0.1
    }
    var worst = 0.0
    for _ in 0..<60 {
      fixture.world.advance(subSteps: 4)
      for (index, body) in bars.enumerated() {
        let before = index > 0 ? fixture.world.angle(of: bars[index - 1]) : 0
        worst = max(worst, abs(fixture.world.angle(of: body) - before) - 0.1)
      }
    }
    #expect(worst < 0.002)
  }

  @Test func aSlideStopsAtTheEndOfItsRangeUnderAnyWeight() {
    let slider = bar(0, 0)
    let weight = bar(0, 0, density: 100)
    var slide = Joint(kind: .slide, bodyA: World.ground, bodyB: slider)
    slide.axis = Vector(dx: 0, dy: 1)
    slide.hasRange = true
    slide.upperLimit = 30
    _ = fixture.world.addJoint(slide)
    _ = fixture.world.addJoint(Joint(kind: .weld, bodyA: slider, bodyB: weight))
    var lowest = 0.0
    for _ in 0..<60 {
      fixture.world.advance(subSteps: 4)
      lowest = max(lowest, fixture.world.origin(of: slider).y)
    }
    #expect(near(lowest, 30, within: 0.01))
    #expect(near(fixture.world.origin(of: slider).y, 30, within: 0.01))
    // It bears .04 + 4.
    #expect(near(fixture.world.load(of: 0).force.dy, -4040, within: 1))
  }

  /// Thrown against the end of its range, a hinge neither passes nor sticks there.
  @Test func aHingeLeavesTheEndOfItsRangeFreely() {
    let wheel = fixture.box(x: 0, y: 0, width: 100, height: 100, gravity: .zero)
    fixture.world.setVelocity(.zero, angularVelocity: 20, of: wheel)
    var joint = Joint(kind: .pin, bodyA: World.ground, bodyB: wheel)
    joint.hasRange = true
    joint.upperLimit = 1
    _ = fixture.world.addJoint(joint)
    fixture.run(seconds: 0.2)
    #expect(near(fixture.world.angle(of: wheel), 1, within: 0.001))
    fixture.world.setVelocity(.zero, angularVelocity: -2, of: wheel)
    fixture.run(seconds: 0.25)
    #expect(near(fixture.world.angle(of: wheel), 0.5, within: 0.01))
  }
}
