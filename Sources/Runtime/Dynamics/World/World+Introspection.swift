/// Inspection: contacts and joints of a world for those who ask; nothing of it is kept.
extension World {
  /// A pair of shapes that touch, as seen from A.
  struct Touch {
    var tagA: Int32
    var tagB: Int32
    /// Unit, from A to B.
    var normal: Vector
    var first: Point
    var second: Point
    var pointCount: Int32
    /// Impulses on B in the last sub-step, mass · pt/s: along the normal, and along the normal
    /// turned by a right angle.
    var impulse: Double
    var friction: Double
  }

  /// The touch of a contact; nil when the two are only near each other.
  func touch(of index: Int32) -> Touch? {
    let c = contacts[index]
    guard c.isAlive, hasBegun(index), c.pointCount > 0 else { return nil }
    let held = heldImpulses(index)
    let first = meetingPoint(of: index, armX: c.arm1X, armY: c.arm1Y)
    let second = meetingPoint(of: index, armX: c.arm2X, armY: c.arm2Y)
    let two = c.pointCount > 1
    // Half a sub-step does half of it.
    let share: Double = islands[island(of: index)].isFine ? 2 : 1
    return Touch(
      tagA: tag(of: c.shapeA), tagB: tag(of: c.shapeB),
      normal: Vector(dx: Double(c.normalX), dy: Double(c.normalY)),
      first: first, second: two ? second : first, pointCount: two ? 2 : 1,
      impulse: share * Double(held.normal1 + held.normal2),
      friction: share * Double(held.tangent1 + held.tangent2))
  }

  /// With how many shapes the shapes of a body touch.
  func touchCount(of body: Int32) -> Int32 {
    var count: Int32 = 0
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let contact = contacts.base + Int(edge >> 1)
      if hasBegun(edge >> 1) && contact.pointee.pointCount > 0 { count += 1 }
      edge = contact.pointee.next(edge & 1)
    }
    return count
  }

  /// Force and torque of a joint on its B in the last sub-step: mass · pt/s² and mass · pt²/s².
  func load(of index: Int32) -> (force: Vector, torque: Double) {
    let joint = joints[index]
    var linear = joint.reaction
    var turn = joint.reactionTurn
    if !joint.isSoft && !joint.isInTree {
      switch joint.kind {
      case .distance:
        linear = joint.axial * joint.direction
        turn = 0
      case .slide:
        let along = joint.lower - joint.upper
        linear = along * joint.direction + joint.linear.dx * joint.direction.turned
        turn = joint.angular
      case .pin, .weld, .target:
        linear = joint.linear
        turn = joint.angular
      }
    }
    if joint.kind == .pin { turn += joint.friction + joint.lower - joint.upper }
    let body = bodies[joint.bodyB].awakeIndex >= 0 ? joint.bodyB : joint.bodyA
    let rate = Double(World.stepsPerSecond) * (islands[bodies[body].island].isFine ? 2 : 1)
    return (rate * linear, rate * turn)
  }

  /// Where the two anchors of a joint are: on its B and on its A.
  func anchors(of index: Int32) -> (onB: Point, onA: Point) {
    let joint = joints[index]
    let a = originPose(of: joint.bodyA)
    let b = originPose(of: joint.bodyB)
    return (
      b.position + b.rotation.apply(joint.anchorB), a.position + a.rotation.apply(joint.anchorA)
    )
  }
}
