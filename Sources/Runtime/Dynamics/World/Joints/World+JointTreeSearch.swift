/// Which joints form trees.
extension World {
  private func isMovable(_ body: Int32) -> Bool { bodies[body].kind == .dynamic }

  /// Finds which joints form trees, and their order from the leaves.
  func sortJoints() {
    jointTreesAreStale = false
    treeBodies.removeAll()
    treeLinks.removeAll()
    limitedLinkCount = 0
    // A weight counts what speaks against a tree: ends held fixed, and 10 for each loop.
    jointSets.reserve(bodies.count)
    var place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      joints[activeJoints[place]].isInTree = false
      for body in [joint.bodyA, joint.bodyB] {
        jointSets.add(body, weight: 0)
      }
      place += 1
    }
    place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      place += 1
      guard joint.isDirect else { continue }
      if isMovable(joint.bodyA) && isMovable(joint.bodyB) { link(joint.bodyA, joint.bodyB) }
    }
    place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      place += 1
      guard joint.isDirect else { continue }
      let movesA = isMovable(joint.bodyA)
      let movesB = isMovable(joint.bodyB)
      if movesA != movesB {
        jointSets[weightOf: jointSets.root(of: movesA ? joint.bodyA : joint.bodyB)] += 1
      }
    }
    // A rope at a tree is solved in turns with it: so is the tree.
    place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      place += 1
      guard joint.isRope else { continue }
      for body in [joint.bodyA, joint.bodyB] where isMovable(body) {
        jointSets[weightOf: jointSets.root(of: body)] += 10
      }
    }
    // Fixed ends first, so that they become the roots of their trees.
    for anchored in [true, false] {
      place = 0
      while place < activeJoints.count {
        let index = activeJoints[place]
        place += 1
        let joint = joints[index]
        guard joint.isDirect, !joint.isInTree else { continue }
        let movesA = isMovable(joint.bodyA)
        let movesB = isMovable(joint.bodyB)
        guard movesA || movesB, (movesA && movesB) != anchored else { continue }
        let start = movesA ? joint.bodyA : joint.bodyB
        guard jointSets[weightOf: jointSets.root(of: start)] < 2 else { continue }
        growTree(from: start)
      }
    }
    loopJoints.removeAll()
    hasSharedSprings = false
    place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      if !joint.isSoft && !joint.isInTree { loopJoints.append(activeJoints[place]) }
      if joint.isSoft { noteSharing(activeJoints[place]) }
      place += 1
    }
  }

  /// A spring that has its bodies for itself needs no thought of others.
  private func noteSharing(_ index: Int32) {
    let isShared = hasSprings(joints[index].bodyA) || hasSprings(joints[index].bodyB)
    if isShared {
      hasSharedSprings = true
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

  private func link(_ a: Int32, _ b: Int32) {
    let rootA = jointSets.root(of: a)
    let rootB = jointSets.root(of: b)
    if rootA == rootB {
      jointSets[weightOf: rootA] += 10
    } else {
      jointSets.attach(rootB, to: rootA)
    }
  }

  /// Walks a tree from its root; the links are listed so that a parent comes before its children.
  private func growTree(from root: Int32) {
    let start = treeBodies.count
    treeBodies.append(TreeBody(body: root))
    var place = start
    while place < treeBodies.count {
      let body = treeBodies[place].body
      var edge = bodies[body].firstJoint
      while edge >= 0 {
        let index = edge >> 1
        let side = edge & 1
        let joint = joints[index]
        edge = joint.next(side)
        guard joint.activeIndex >= 0, joint.isDirect, !joint.isInTree else { continue }
        joints[index].isInTree = true
        joints[index].linear = .zero
        joints[index].angular = 0
        joints[index].axial = 0
        joints[index].lower = 0
        joints[index].upper = 0
        if joint.hasFrictionOrLimits {
          limitedLinkCount += 1
        } else {
          joints[index].limitState = .free
        }
        let other = side == 0 ? joint.bodyB : joint.bodyA
        if isMovable(other) {
          treeLinks.append(
            TreeLink(
              joint: index, child: treeBodies.count, parent: place,
              childSign: side == 0 ? 1 : -1))
          treeBodies.append(TreeBody(body: other))
        } else {
          treeLinks.append(
            TreeLink(joint: index, child: place, parent: -1, childSign: side == 0 ? -1 : 1))
        }
      }
      place += 1
    }
    // A link to something fixed must be eliminated last: put it before the others of its tree.
    var index = treeLinks.count - 1
    while index > 0 && treeLinks[index].parent >= 0 { index -= 1 }
    if index > 0 && treeLinks[index].parent < 0 && treeLinks[index].child == start {
      var first = index
      while first > 0 && treeLinks[first - 1].child > start { first -= 1 }
      let fixed = treeLinks[index]
      while index > first {
        treeLinks[index] = treeLinks[index - 1]
        index -= 1
      }
      treeLinks[first] = fixed
    }
  }
}
