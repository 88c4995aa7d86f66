/// The joints of a world, found by their bodies, and the list of those that are solved.
///
/// Trees and blocks of rods are derived from them. They are marked stale here, by each change of a
/// joint and of the bodies that it ties.
struct JointTable: ~Copyable {
  private var rows = Pool<Joint>()
  private var activeJoints = Buffer<Int32>()
  private var nextSerial: UInt32 = 0
  /// A joint has come, gone or changed: the trees must be found again.
  private(set) var treesAreStale = false
  /// The reference pose of a body with joints has changed.
  private(set) var blockOffsetsAreStale = false

  @inline(__always) var base: UnsafeMutablePointer<Joint> { rows.base }
  /// Free rows included.
  @inline(__always) var count: Int { rows.count }
  /// The joints with a body that is awake.
  @inline(__always) var active: Rows<Int32> { activeJoints.rows }

  subscript(index: Int32) -> Joint {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  // MARK: Coming and going

  /// Makes a joint, the first one in the lists of its bodies. It is not active yet.
  mutating func insert(_ joint: Joint, _ bodies: UnsafeMutablePointer<Body>) -> Int32 {
    let index = rows.insert(joint)
    rows[index].serial = nextSerial
    nextSerial &+= 1
    let a = bodies + Int(joint.bodyA)
    let b = bodies + Int(joint.bodyB)
    rows[index].nextA = a.pointee.firstJoint
    setPrevious(of: a.pointee.firstJoint, to: index << 1)
    a.pointee.firstJoint = index << 1
    rows[index].nextB = b.pointee.firstJoint
    setPrevious(of: b.pointee.firstJoint, to: index << 1 | 1)
    b.pointee.firstJoint = index << 1 | 1
    return index
  }

  mutating func remove(_ index: Int32, _ bodies: UnsafeMutablePointer<Body>) {
    deactivate(index)
    let joint = rows[index]
    unlink(joint.previousA, joint.nextA, from: bodies + Int(joint.bodyA))
    unlink(joint.previousB, joint.nextB, from: bodies + Int(joint.bodyB))
    rows[index].isAlive = false
    rows.remove(index)
    treesAreStale = true
  }

  private func setPrevious(of edge: Int32, to previous: Int32) {
    guard edge >= 0 else { return }
    if edge & 1 == 0 {
      rows[edge >> 1].previousA = previous
    } else {
      rows[edge >> 1].previousB = previous
    }
  }

  private func unlink(
    _ previous: Int32, _ next: Int32, from body: UnsafeMutablePointer<Body>
  ) {
    if previous < 0 {
      body.pointee.firstJoint = next
    } else if previous & 1 == 0 {
      rows[previous >> 1].nextA = next
    } else {
      rows[previous >> 1].nextB = next
    }
    setPrevious(of: next, to: previous)
  }

  // MARK: Waking and sleeping

  mutating func activate(_ index: Int32) {
    guard rows[index].activeIndex < 0 else { return }
    rows[index].activeIndex = Int32(truncatingIfNeeded: activeJoints.count)
    activeJoints.append(index)
    treesAreStale = true
  }

  mutating func deactivate(_ index: Int32) {
    let place = rows[index].activeIndex
    guard place >= 0 else { return }
    activeJoints.removeSwapping(at: Int(place))
    if Int(place) < activeJoints.count { rows[activeJoints[place]].activeIndex = place }
    rows[index].activeIndex = -1
    treesAreStale = true
  }

  // MARK: What follows from joints

  /// Has the trees found anew: a joint, or a body that it ties, has changed.
  mutating func invalidateTrees() { treesAreStale = true }
  mutating func noteTreesFound() { treesAreStale = false }
  @inline(__always) mutating func invalidateBlockOffsets() { blockOffsetsAreStale = true }
  mutating func noteBlockOffsetsFound() { blockOffsetsAreStale = false }

  // MARK: As a whole

  mutating func code(_ coder: inout StateCoder) {
    rows.code(&coder)
    coder.code(&activeJoints)
    coder.code(&nextSerial)
    if coder.isReading { treesAreStale = true }
  }

  /// Whether the state, which came from outside, keeps the invariants.
  func isSound(_ bodies: borrowing BodyTable) -> Bool {
    var isActive = Marks(rows.count)
    for place in 0..<activeJoints.count {
      guard isActive.take(activeJoints[place]),
        Int(rows[activeJoints[place]].activeIndex) == place
      else { return false }
    }
    for index in 0..<Int32(truncatingIfNeeded: rows.count) {
      let joint = rows.base + Int(index)
      guard Soundness.isFlag(&joint.pointee.isAlive),
        (joint.pointee.activeIndex >= 0) == isActive.isTaken(index)
      else { return false }
      guard joint.pointee.bodyA >= 0, Int(joint.pointee.bodyA) < bodies.count,
        joint.pointee.bodyB >= 0, Int(joint.pointee.bodyB) < bodies.count
      else { return false }
      guard joint.pointee.isAlive else {
        guard !isActive.isTaken(index) else { return false }
        continue
      }
      guard UnsafeRawPointer(joint).load(as: UInt8.self) <= Joint.Kind.target.rawValue,
        Soundness.isFlag(&joint.pointee.isRope), Soundness.isFlag(&joint.pointee.hasRange),
        Soundness.isFlag(&joint.pointee.isInTree), Soundness.isFlag(&joint.pointee.isShared),
        Soundness.isFlag(&joint.pointee.parts),
        Soundness.isCase(&joint.pointee.limitState, below: 6),
        Soundness.isCase(&joint.pointee.collision, below: 3), Self.hasNumbers(joint.pointee),
        joint.pointee.bodyA != joint.pointee.bodyB
      else { return false }
    }
    return rows.isSound({ rows[$0].isAlive }) && standInLists(bodies)
  }

  private static func hasNumbers(_ joint: Joint) -> Bool {
    for pair in [
      joint.anchorA, joint.anchorB, joint.anchorVelocity, joint.axis, joint.armA, joint.armB,
      joint.direction, joint.error, Vector(dx: joint.referenceAngle, dy: joint.length),
      Vector(dx: joint.axialError, dy: joint.angleError),
    ] where !Soundness.isInReach(pair) { return false }
    for pair in [
      joint.linear, joint.reaction,
      Vector(dx: joint.frequency, dy: joint.dampingRatio),
      Vector(dx: joint.frictionTorque, dy: joint.angular), Vector(dx: joint.axial, dy: joint.lower),
      Vector(dx: joint.upper, dy: joint.friction),
      Vector(dx: joint.axialMass, dy: joint.angleMass), Vector(dx: joint.reactionTurn, dy: 0),
      Vector(dx: joint.spring.position, dy: joint.spring.velocity),
      Vector(dx: joint.fineSpring.position, dy: joint.fineSpring.velocity),
      Vector(dx: joint.spring.acceleration, dy: joint.fineSpring.acceleration),
    ] where !Soundness.isMeasure(pair) { return false }
    // A side without a limit has an infinite one.
    return joint.lowerLimit <= joint.upperLimit
  }

  /// Whether every joint stands in the lists of its two bodies, once in each.
  private func standInLists(_ bodies: borrowing BodyTable) -> Bool {
    var listed = Marks(2 * rows.count)
    for index in 0..<Int32(truncatingIfNeeded: bodies.count) where bodies[index].isAlive {
      var edge = bodies[index].firstJoint
      var previous: Int32 = -1
      while edge >= 0 {
        guard listed.take(edge), rows[edge >> 1].isAlive else { return false }
        let joint = rows[edge >> 1]
        let isFirst = edge & 1 == 0
        guard (isFirst ? joint.bodyA : joint.bodyB) == index,
          (isFirst ? joint.previousA : joint.previousB) == previous
        else { return false }
        previous = edge
        edge = joint.next(edge & 1)
      }
      guard edge == -1 else { return false }
    }
    return listed.count == 2 * rows.usedCount
  }

  /// The two lists of a joint lead to it; the active list and the joints know each other.
  func checkInvariants(_ bodies: UnsafeMutablePointer<Body>) {
    rows.checkInvariants()
    var living = 0
    var activeCount = 0
    for index in 0..<Int32(truncatingIfNeeded: rows.count) where rows[index].isAlive {
      let joint = rows[index]
      living += 1
      if joint.activeIndex >= 0 { activeCount += 1 }
      for side: Int32 in 0...1 {
        let previous = side == 0 ? joint.previousA : joint.previousB
        let body = Int(side == 0 ? joint.bodyA : joint.bodyB)
        let edge = index << 1 | side
        assert(
          previous < 0
            ? bodies[body].firstJoint == edge : rows[previous >> 1].next(previous & 1) == edge)
      }
    }
    assert(living == rows.usedCount && activeCount == activeJoints.count)
    for place in 0..<activeJoints.count {
      assert(Int(rows[activeJoints[place]].activeIndex) == place)
      assert(rows[activeJoints[place]].isAlive)
    }
  }
}

/// Rows of the joints under short names, for the stages.
extension World {
  @inline(__always) var activeJoints: Rows<Int32> { joints.active }
}
