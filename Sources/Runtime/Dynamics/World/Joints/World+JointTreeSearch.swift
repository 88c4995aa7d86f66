/// Search for the trees that joints form.
extension World {
  private func isMovable(_ body: Int32) -> Bool { bodies[body].kind == .dynamic }

  /// Finds which joints form trees, and their order from the leaves, assembly by assembly.
  func sortJoints() {
    storeBlockImpulses()
    joints.noteTreesFound()
    jointTrees.beginSearch(bodyCount: bodies.count)
    assemblies.removeAll()
    allLoopJoints.removeAll()
    allSingleJoints.removeAll()
    allRodBlocks.removeAll()
    allSpringBlocks.removeAll()
    orderJoints()
    var first = 0
    while first < jointOrder.count {
      let part = UInt32(truncatingIfNeeded: jointKeys[first] &>> 32)
      var end = first + 1
      while end < jointOrder.count && UInt32(truncatingIfNeeded: jointKeys[end] &>> 32) == part {
        end += 1
      }
      sortAssembly(first, end)
      first = end
    }
    jointTrees.endSearch()
    joints.invalidateBlockOffsets()
  }

  /// Lists the active joints by what they tie together, each part in the order in which its joints
  /// were made.
  private func orderJoints() {
    jointTrees.beginParts(bodyCount: bodies.count)
    var place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      joints[activeJoints[place]].isInTree = false
      jointTrees.addToParts(joint.bodyA)
      jointTrees.addToParts(joint.bodyB)
      place += 1
    }
    place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      place += 1
      if isMovable(joint.bodyA), isMovable(joint.bodyB) {
        jointTrees.joinParts(joint.bodyA, joint.bodyB)
      }
    }
    jointOrder.removeAll()
    jointKeys.removeAll()
    place = 0
    while place < activeJoints.count {
      let index = activeJoints[place]
      place += 1
      let joint = joints[index]
      let part = jointTrees.part(of: isMovable(joint.bodyA) ? joint.bodyA : joint.bodyB)
      jointOrder.append(index)
      jointKeys.append(
        UInt64(truncatingIfNeeded: part) << 32 | UInt64(joint.serial))
    }
    HeapSort.sort(jointOrder.count) {
      jointKeys[$0] < jointKeys[$1]
    } exchange: {
      jointKeys.exchange($0, $1)
      jointOrder.exchange($0, $1)
    }
  }

  /// Finds the trees among some joints, which are those of an assembly, and what is left.
  private func sortAssembly(_ first: Int, _ end: Int) {
    let one = joints[jointOrder[first]]
    var assembly = Assembly(body: bodies[one.bodyB].awakeIndex >= 0 ? one.bodyB : one.bodyA)
    assembly.firstJoint = Int32(truncatingIfNeeded: first)
    assembly.jointCount = Int32(truncatingIfNeeded: end - first)
    assembly.firstTree = Int32(truncatingIfNeeded: jointTrees.trees.count)
    var place = first
    while place < end {
      let joint = joints[jointOrder[place]]
      jointTrees.add(joint.bodyA)
      jointTrees.add(joint.bodyB)
      place += 1
    }
    place = first
    while place < end {
      let joint = joints[jointOrder[place]]
      place += 1
      guard joint.isDirect, isMovable(joint.bodyA), isMovable(joint.bodyB) else { continue }
      jointTrees.join(joint.bodyA, joint.bodyB)
    }
    // A rope at a tree is solved in turns with it: so is the tree.
    place = first
    while place < end {
      let joint = joints[jointOrder[place]]
      place += 1
      guard joint.isRope else { continue }
      if isMovable(joint.bodyA) { jointTrees.leaveToIterations(joint.bodyA) }
      if isMovable(joint.bodyB) { jointTrees.leaveToIterations(joint.bodyB) }
    }
    // Fixed ends first, so that they become the roots of their trees.
    for anchored in [true, false] {
      place = first
      while place < end {
        let index = jointOrder[place]
        place += 1
        let joint = joints[index]
        guard joint.isDirect, !joint.isInTree else { continue }
        let movesA = isMovable(joint.bodyA)
        let movesB = isMovable(joint.bodyB)
        guard movesA || movesB, (movesA && movesB) != anchored else { continue }
        let root = movesA ? joint.bodyA : joint.bodyB
        if !jointTrees.isLeftToIterations(root) { growTree(from: root) }
      }
    }
    assembly.treeCount = Int32(truncatingIfNeeded: jointTrees.trees.count) &- assembly.firstTree
    var tree = Int(assembly.firstTree)
    while tree < jointTrees.trees.count {
      if jointTrees.trees[tree].loop >= 0 { assembly.hasLoops = true }
      tree += 1
    }
    place = first
    while place < end {
      let index = jointOrder[place]
      place += 1
      if joints[index].isSoft { noteSharing(index, &assembly) }
    }
    sortBlockJoints(first, end, &assembly)
    assemblies.append(assembly)
  }

  /// A spring that has its bodies for itself needs no thought of others.
  private func noteSharing(_ index: Int32, _ assembly: inout Assembly) {
    let isShared = hasSprings(joints[index].bodyA) || hasSprings(joints[index].bodyB)
    if isShared {
      assembly.hasSharedSprings = true
    } else if joints[index].isShared {
      joints[index].axial = 0
      joints[index].linear = .zero
      joints[index].angular = 0
    }
    joints[index].isShared = isShared
  }

  /// Whether more than one spring pulls at a body that can move.
  private func hasSprings(_ body: Int32) -> Bool {
    guard isMovable(body) else { return false }
    var count = 0
    var edge = bodies[body].firstJoint
    while edge >= 0 && count < 2 {
      let joint = joints[edge >> 1]
      if joint.isSoft { count += 1 }
      edge = joint.next(edge & 1)
    }
    return count > 1
  }

  /// Lists a tree from a root. One that is tied to nothing fixed gets the middle of its longest
  /// path for its root: its branches are solved side by side, and the longest is half as long.
  ///
  /// That path is found by a double sweep: the body farthest from any start is one of its ends, the
  /// body farthest from that the other (Handler, *Minimax Location of a Facility in an Undirected
  /// Tree Graph*, 1973).
  private func growTree(from root: Int32) {
    var start = walkTree(from: root)
    if !start.isTied {
      start = walkTree(from: jointTrees.takeBack(start, joints.base, toMiddle: false))
      start = walkTree(from: jointTrees.takeBack(start, joints.base, toMiddle: true))
    }
    jointTrees.endTree(start, joints.base, mayCollide: { !collidesWithNothing($0) })
  }

  /// Walks a tree breadth-first from its root: a parent is listed before its children, and the last
  /// body is one of those farthest from the root.
  private func walkTree(from root: Int32) -> JointTrees.Start {
    var start = jointTrees.beginTree(at: root)
    var place = start.body
    while place < treeBodies.count {
      var edge = bodies[treeBodies[place].body].firstJoint
      while edge >= 0 {
        let index = edge >> 1
        let side = edge & 1
        let joint = joints[index]
        edge = joint.next(side)
        guard joint.activeIndex >= 0, joint.isDirect, !joint.isInTree else { continue }
        joints[index].isInTree = true
        let other = side == 0 ? joint.bodyB : joint.bodyA
        jointTrees.append(
          index, at: place, side: side, other: isMovable(other) ? other : nil, &start)
      }
      place += 1
    }
    return start
  }
}
