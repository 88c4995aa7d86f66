/// The joints of a world, found by their bodies, and the list of those that are solved.
///
/// What the search for trees and the blocks of rods make of them is marked stale here, by whatever changes a
/// joint and by whoever changes what a joint ties.
struct JointTable: ~Copyable {
  private var rows = Pool<Joint>()
  private var activeJoints = Buffer<Int32>()
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

  /// A joint, or what it ties, has changed.
  mutating func invalidateTrees() { treesAreStale = true }
  mutating func noteTreesFound() { treesAreStale = false }
  @inline(__always) mutating func invalidateBlockOffsets() { blockOffsetsAreStale = true }
  mutating func noteBlockOffsetsFound() { blockOffsetsAreStale = false }

  // MARK: As a whole

  mutating func code(_ coder: inout StateCoder) {
    rows.code(&coder)
    coder.code(&activeJoints)
    if coder.isReading { treesAreStale = true }
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

/// What the stages call by itself.
extension World {
  @inline(__always) var activeJoints: Rows<Int32> { joints.active }
}
