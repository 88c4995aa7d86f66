import Testing

@testable import Motus

/// The tables of a world stay consistent whatever comes and goes.
@Suite struct WorldInvariantTests {
  @Test(arguments: 1...4) func theTablesAgreeWhateverComesAndGoes(seed: Int) {
    var storm = WorldStorm(seed: UInt32(seed))
    for _ in 0..<300 {
      storm.meddle()
      storm.world.advance(subSteps: 1 + storm.below(6))
      #expect(storm.isConsistent)
    }
    #expect(storm.world.contacts.count > 20)
  }
}

/// A world with items, boundaries and joints that come, go and change at random.
struct WorldStorm {
  let world = World()
  private var bodies: [Int32] = []
  private var joints: [Int32] = []
  private var walls: [Int32] = []
  private var dice: UInt32

  /// Traps where a table is not consistent.
  var isConsistent: Bool { world.checkInvariants() }

  init(seed: UInt32) {
    dice = seed
    addWall(Vector(dx: -300, dy: 0), Vector(dx: 300, dy: 0))
    addWall(Vector(dx: -300, dy: -600), Vector(dx: -300, dy: 0))
    addWall(Vector(dx: 300, dy: -600), Vector(dx: 300, dy: 0))
    for _ in 0..<25 { addBody() }
  }

  mutating func below(_ count: Int) -> Int {
    dice = dice &* 1_664_525 &+ 1_013_904_223
    return Int(dice >> 8) % count
  }

  mutating func meddle() {
    let body = bodies[below(bodies.count)]
    switch below(12) {
    case 0: addBody()
    case 1 where bodies.count > 8: removeBody(body)
    case 2, 3: addJoint(body, bodies[below(bodies.count)])
    case 4 where !joints.isEmpty: removeJoint(below(joints.count))
    case 5: world.setKind(below(2) == 0 ? .fixed : .dynamic, of: body)
    case 6: world.setPose(of: body, origin: place(), angle: Double(below(6)))
    case 7:
      addWall(Vector(dx: Double(below(300)) - 300, dy: -200), Vector(dx: 100, dy: -100))
    case 8 where walls.count > 3: world.removeShape(walls.removeLast())
    case 9: world.setAllowsRotation(below(2) == 0, of: body)
    default:
      let velocity = Vector(dx: Double(below(3000)) - 1500, dy: -Double(below(2000)))
      world.setVelocity(velocity, angularVelocity: Double(below(20)) - 10, of: body)
    }
  }

  private mutating func place() -> Point {
    Point(x: Double(below(500)) - 250, y: -Double(below(500)))
  }

  private mutating func addWall(_ start: Vector, _ end: Vector) {
    let shape = world.addSegment(from: start, to: end, of: World.ground)
    world.shapes[shape].isBoundary = true
    walls.append(shape)
  }

  private mutating func addBody() {
    let body = world.makeBody(kind: .dynamic, at: place(), angle: Double(below(6)))
    let size = Double(10 + below(40))
    let shape =
      below(2) == 0
      ? world.addBox(width: size, height: 20, to: body)
      : world.addCircle(center: .zero, radius: 0.5 * size, to: body)
    let restitution: Float = below(3) == 0 ? 0.6 : 0
    world.setMaterial(friction: 0.4, restitution: restitution, of: shape)
    world.updateMass(of: body)
    world.setAcceleration(Vector(dx: 0, dy: 1000), angular: 0, of: body)
    bodies.append(body)
  }

  private mutating func removeBody(_ body: Int32) {
    joints.removeAll { world.joints[$0].bodyA == body || world.joints[$0].bodyB == body }
    bodies.removeAll { $0 == body }
    world.removeBody(body)
  }

  private mutating func addJoint(_ a: Int32, _ b: Int32) {
    guard a != b else { return }
    var joint = Joint(kind: below(2) == 0 ? .pin : .distance, bodyA: a, bodyB: b)
    joint.length = 60
    if below(3) == 0 { joint.setSpring(frequency: 3, dampingRatio: 0.3) }
    joints.append(world.addJoint(joint))
  }

  private mutating func removeJoint(_ place: Int) {
    world.removeJoint(joints.remove(at: place))
  }
}
