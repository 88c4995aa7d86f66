import Testing

@testable import Motus

/// The behaviours against DY-25, DY-28 and closed forms.
struct BehaviorTests {
  @Test func gravityFallsAThousandPointsPerSecondSquared() {
    let fixture = AnimatorFixture()
    let item = fixture.item(100, 50)
    fixture.add(GravityBehavior(items: [item]))
    // DY-28: exact physics, frames at 1/60 s.
    for expected in [50.139, 50.556, 51.25] {
      fixture.run(frames: 1)
      #expect(near(fixture.center(item).y, expected, within: 0.001))
    }
    fixture.run(frames: 27)
    #expect(near(fixture.center(item).y, 175, within: 0.001))
    #expect(near(fixture.animator.velocity(of: item)?.dy ?? 0, 500, within: 0.001))
  }

  @Test func gravitiesAddUpAndZeroMagnitudeForgetsTheAngle() {  // R-7, DY-10
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let down = GravityBehavior(items: [item])
    let right = GravityBehavior(items: [item])
    right.set(angle: 0, magnitude: 0.5)
    fixture.add(down)
    fixture.add(right)
    fixture.run(frames: 60)
    #expect(near(fixture.center(item).x, 250, within: 0.01))
    #expect(near(fixture.center(item).y, 500, within: 0.01))
    #expect(near(down.direction.angle, .pi / 2, within: 1e-12))
    down.set(angle: 1, magnitude: 0)
    #expect(down.direction.angle == 0)
    #expect(down.vector == .zero)
  }

  @Test(arguments: [(100.0, 1.0, 50.0), (200, 1, 25), (100, 2, 25)])
  func aContinuousPushAcceleratesByForceOverMass(
    _ height: Double, _ density: Double, _ expected: Double
  ) {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0, height: height)
    let push = PushBehavior(items: [item], mode: .continuous)
    push.vector = Vector(dx: 1, dy: 0)
    let properties = ItemBehavior(items: [item])
    properties.properties.density = density
    fixture.add(push)
    fixture.add(properties)
    fixture.run(frames: 60)
    #expect(near(fixture.center(item).x, expected, within: 0.01))
    #expect(near(fixture.animator.velocity(of: item)?.dx ?? 0, 2 * expected, within: 0.01))
    push.isActive = false
    fixture.run(frames: 60)
    #expect(near(fixture.center(item).x, 3 * expected, within: 0.02))
  }

  /// Rows of the table of rigid-body formulas: Δv = J/m, Δω = r × J/I.
  @Test(arguments: [
    [100, 100, 0, -25, 1, 0, 100, 0, 1.5], [100, 100, 10, -20, 0.5, 0.5, 50, 50, 0.9],
    [50, 50, 25, 0, 0, 1, 0, 400, 24], [100, 50, 0, -25, 1, 0, 200, 0, 4.8],
  ])
  func aBlowOffCentreTurnsTheItem(_ row: [Double]) {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0, width: row[0], height: row[1])
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.setTargetOffset(Vector(dx: row[2], dy: row[3]), of: item)
    push.vector = Vector(dx: row[4], dy: row[5])
    fixture.add(push)
    fixture.run(frames: 1)
    #expect(!push.isActive)
    #expect(near(fixture.animator.velocity(of: item)?.dx ?? 0, row[6], within: 0.01))
    #expect(near(fixture.animator.velocity(of: item)?.dy ?? 0, row[7], within: 0.01))
    #expect(near(fixture.animator.angularVelocity(of: item) ?? 0, row[8], within: 0.001))
    push.isActive = true  // DY-12: strikes again
    fixture.run(frames: 1)
    #expect(near(fixture.animator.velocity(of: item)?.dx ?? 0, 2 * row[6], within: 0.01))
  }

  @Test func snapGoesStraightToItsPointAndUpright() {  // DY-15; defect: jiggles off its axis
    let fixture = AnimatorFixture()
    let item = fixture.item(100, 100, height: 50, rotation: 0.4)
    let snap = SnapBehavior(item: item, point: Point(x: 300, y: 200))
    fixture.add(snap)
    for _ in 0..<60 {
      fixture.run(frames: 1)
      let place = fixture.center(item)
      #expect(near((place.y - 100) * 2, place.x - 100, within: 0.02))
    }
    fixture.run(frames: 240)
    #expect((fixture.center(item) - Point(x: 300, y: 200)).length < 0.05)
    #expect(near(fixture.rotation(item), 0, within: 0.001))
    #expect(!fixture.animator.isRunning)
    snap.snapPoint = Point(x: 0, y: 0)
    #expect(fixture.animator.isRunning)
    fixture.run(frames: 300)
    #expect((fixture.center(item) - .zero).length < 0.05)
  }

  /// DY-28: 2 Hz, damping .3, length 150 → 100; exact values at frames 1, 10, 30, 60.
  @Test func aSpringAttachmentHasTheFrequencyAndDampingAskedFor() {
    let fixture = AnimatorFixture()
    let item = fixture.item(250, 100)
    let spring = AttachmentBehavior(
      kind: .anchor, first: item, anchor: Point(x: 100, y: 100))
    spring.length = 100
    spring.frequency = 2
    spring.damping = 0.3
    fixture.add(spring)
    var frame = 0
    for (target, expected) in [(1, 248.952), (10, 196.585), (30, 206.595), (60, 200.767)] {
      fixture.run(frames: target - frame)
      frame = target
      #expect(near(fixture.center(item).x, expected, within: 0.05))
    }
  }

  @Test(arguments: [(50.0, 5.0, 1.40563), (100, 30, 2.02151), (200, 60, 3.01556)])
  func aPendulumKeepsItsLengthAndItsPeriod(
    _ length: Double, _ degrees: Double, _ period: Double
  ) {
    let fixture = AnimatorFixture()
    let (s, c) = Elementary.sincos(degrees * .pi / 180)
    let item = fixture.item(length * s, length * c, width: 10, height: 10)
    let properties = ItemBehavior(items: [item])
    properties.properties.allowsRotation = false
    fixture.add(properties)
    fixture.add(GravityBehavior(items: [item]))
    fixture.add(AttachmentBehavior(kind: .anchor, first: item))
    // Passes the bottom at a quarter and at three quarters of the period.
    var crossings: [Double] = []
    var before = fixture.center(item).x
    for step in 1...(Int(period * 240)) {
      fixture.run(frames: 1, by: 1.0 / 240)
      let x = fixture.center(item).x
      if before * x < 0 { crossings.append((Double(step) - x / (x - before)) / 240) }
      before = x
      #expect(near((fixture.center(item) - .zero).length, length, within: 0.001 * length))
    }
    #expect(crossings.count == 2)
    #expect(near((crossings[1] - crossings[0]) * 2, period, within: 0.002 * period))
  }

  @Test func aLimitIsARopeAndAFixedAttachmentAWeld() {
    let fixture = AnimatorFixture()
    let hook = fixture.item(0, 0, width: 20, height: 20)
    let load = fixture.item(0, 60, width: 20, height: 20)
    let beside = fixture.item(40, 60, width: 20, height: 20)
    let anchored = ItemBehavior(items: [hook])
    anchored.properties.isAnchored = true
    fixture.add(anchored)
    fixture.add(GravityBehavior(items: [load, beside]))
    let rope = AttachmentBehavior(kind: .limit, first: load, second: hook)
    rope.length = 100
    fixture.add(rope)
    fixture.add(
      AttachmentBehavior(kind: .fixed, first: load, second: beside, anchor: Point(x: 20, y: 60)))
    fixture.run(frames: 120)
    #expect((fixture.center(load) - fixture.center(hook)).length < 100.3)
    #expect(near((fixture.center(beside) - fixture.center(load)).length, 40, within: 0.1))
    #expect(near(fixture.rotation(beside), fixture.rotation(load), within: 0.01))
  }

  @Test func aSlideKeepsToItsLineAndRange() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let slide = AttachmentBehavior(
      kind: .sliding(axis: Vector(dx: 3, dy: 3)), first: item, anchor: .zero)
    slide.range = (lower: -20, upper: 50)
    fixture.add(GravityBehavior(items: [item]))
    fixture.add(slide)
    fixture.run(frames: 120)
    let place = fixture.center(item)
    #expect(near(place.x, place.y, within: 0.05))
    #expect(near((place - .zero).length, 50, within: 0.05))
    #expect(near(fixture.rotation(item), 0, within: 1e-3))
  }

  @Test func frictionTorqueStopsAHinge() {  // DY-31: without effect in the original
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let hinge = AttachmentBehavior(kind: .pin, first: item)
    hinge.frictionTorque = 1
    let properties = ItemBehavior(items: [item])
    fixture.add(properties)
    fixture.add(hinge)
    properties.addAngularVelocity(6, for: item)
    fixture.run(frames: 30)
    // I = 1666.67, torque 10,000: −6 rad/s².
    #expect(near(fixture.animator.angularVelocity(of: item) ?? 0, 3, within: 0.01))
    fixture.run(frames: 60)
    #expect(fixture.animator.angularVelocity(of: item) == 0)
  }

  @Test func aHingeStaysInItsRange() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let hinge = AttachmentBehavior(kind: .pin, first: item)
    hinge.range = (lower: -0.5, upper: 0.5)
    let properties = ItemBehavior(items: [item])
    fixture.add(properties)
    fixture.add(hinge)
    properties.addAngularVelocity(4, for: item)
    fixture.run(frames: 60)
    #expect(near(fixture.rotation(item), 0.5, within: 0.002))
  }

  @Test func anItemHeldByAMovingAnchorLeavesWithTheAnchorsVelocity() {
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let hold = AttachmentBehavior(kind: .anchor, first: item)
    fixture.add(ItemBehavior(items: [item]))
    fixture.add(hold)
    for frame in 1...20 {
      hold.anchorPoint = Point(x: Double(frame) * 10, y: 0)
      fixture.run(frames: 1)
      #expect(near(fixture.center(item).x, Double(frame) * 10, within: 0.2))
    }
    fixture.animator.removeBehavior(hold)
    fixture.run(frames: 1)
    #expect(near(fixture.animator.velocity(of: item)?.dx ?? 0, 600, within: 6))
  }

  @Test func theLastItemBehaviorWinsPerItem() {  // DY-9
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let first = ItemBehavior(items: [item])
    first.properties.density = 4
    let second = ItemBehavior(items: [item])
    second.properties.density = 2
    fixture.add(first)
    fixture.add(second)
    fixture.run(frames: 1)
    let body = fixture.animator.body(of: item) ?? 0
    #expect(fixture.animator.world.mass(of: body) == 2)
    fixture.animator.removeBehavior(second)
    fixture.run(frames: 1)
    #expect(fixture.animator.world.mass(of: body) == 4)
  }

  @Test func velocitiesAddedEarlyApplyWhenTheItemIsKnown() {  // DY-9
    let fixture = AnimatorFixture()
    let item = fixture.item(0, 0)
    let behavior = ItemBehavior(items: [])
    behavior.addLinearVelocity(Vector(dx: 60, dy: 0), for: item)
    behavior.addLinearVelocity(Vector(dx: 40, dy: 0), for: item)
    #expect(behavior.linearVelocity(of: item).dx == 100)
    fixture.add(behavior)
    behavior.addItem(item)
    fixture.run(frames: 60)
    #expect(near(fixture.center(item).x, 100, within: 0.01))
  }

  @Test func groupsMoveAsOneBody() {  // DY-22
    let fixture = AnimatorFixture()
    let left = fixture.item(-50, 0, width: 20, height: 20)
    let right = fixture.item(50, 0, width: 20, height: 20)
    let group = fixture.item(0, 0, width: 120, height: 20, members: [left, right])
    let behavior = ItemBehavior(items: [group])
    fixture.add(behavior)
    behavior.addAngularVelocity(.pi / 2, for: group)
    fixture.run(frames: 60)
    #expect(near(fixture.center(left).y, -50, within: 0.05))
    #expect(near(fixture.center(right).y, 50, within: 0.05))
    #expect(near(fixture.rotation(left), .pi / 2, within: 1e-3))
  }
}
