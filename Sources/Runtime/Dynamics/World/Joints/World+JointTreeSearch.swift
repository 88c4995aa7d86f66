/// Which joints form trees.
extension World {
  private func isMovable(_ body: Int32) -> Bool { bodies[body].kind == .dynamic }

  /// Finds which joints form trees, and their order from the leaves.
  func sortJoints() {
    joints.noteTreesFound()
    treeBodies.removeAll()
    treeLinks.removeAll()
    closingLinks.removeAll()
    loopClosures.removeAll()
    limitedLinkCount = 0
    treePlaces.resize(to: bodies.count, filling: -1)
    jointSets.reserve(bodies.count)
    // A weight says that the bodies of a set are left to the iterative solver.
    var place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      joints[activeJoints[place]].isInTree = false
      jointSets.add(joint.bodyA, weight: 0)
      jointSets.add(joint.bodyB, weight: 0)
      place += 1
    }
    place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      place += 1
      guard joint.isDirect, isMovable(joint.bodyA), isMovable(joint.bodyB) else { continue }
      jointSets.join(joint.bodyA, joint.bodyB)
    }
    // A rope at a tree is solved in turns with it: so is the tree.
    place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      place += 1
      guard joint.isRope else { continue }
      if isMovable(joint.bodyA) { leaveToIterations(joint.bodyA) }
      if isMovable(joint.bodyB) { leaveToIterations(joint.bodyB) }
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
        guard jointSets[weightOf: jointSets.root(of: start)] == 0 else { continue }
        growTree(from: start)
      }
    }
    treeLinkCount = treeLinks.count
    place = 0
    while place < closingLinks.count {
      treeLinks.append(closingLinks[place])
      place += 1
    }
    place = 0
    while place < treeBodies.count {
      treePlaces[treeBodies[place].body] = -1
      place += 1
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

  private func leaveToIterations(_ body: Int32) {
    jointSets[weightOf: jointSets.root(of: body)] = 1
  }

  /// Walks a tree from its root; the links are listed so that a parent comes before its children. A
  /// joint to where the walk has been closes a loop, and so does a second hold on something fixed.
  private func growTree(from root: Int32) {
    let firstBody = treeBodies.count
    let firstLink = treeLinks.count
    let firstClosure = closingLinks.count
    var fixedLink = -1
    add(root)
    var place = firstBody
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
        let other = side == 0 ? joint.bodyB : joint.bodyA
        if !isMovable(other) {
          let link = TreeLink(
            joint: index, child: place, parent: -1, childSign: side == 0 ? -1 : 1)
          if place == firstBody && fixedLink < 0 {
            fixedLink = treeLinks.count
            treeLinks.append(link)
          } else {
            closingLinks.append(link)
          }
        } else if treePlaces[other] >= 0 {
          closingLinks.append(
            TreeLink(
              joint: index, child: Int(treePlaces[other]), parent: place,
              childSign: side == 0 ? 1 : -1))
        } else {
          treeLinks.append(
            TreeLink(
              joint: index, child: treeBodies.count, parent: place,
              childSign: side == 0 ? 1 : -1))
          add(other)
        }
      }
      place += 1
    }
    guard isWorthClosing(firstBody: firstBody, firstClosure: firstClosure) else {
      return abandonTree(firstBody, firstLink, firstClosure)
    }
    // A link to something fixed must be eliminated last: put it before the others of its tree.
    if fixedLink >= 0 {
      let fixed = treeLinks[fixedLink]
      while fixedLink > firstLink {
        treeLinks[fixedLink] = treeLinks[fixedLink - 1]
        fixedLink -= 1
      }
      treeLinks[firstLink] = fixed
    }
    for index in firstLink..<treeLinks.count { adopt(treeLinks[index].joint) }
    for index in firstClosure..<closingLinks.count { adopt(closingLinks[index].joint) }
    var mayCollide = false
    for index in firstBody..<treeBodies.count where !collidesWithNothing(treeBodies[index].body) {
      mayCollide = true
    }
    for index in firstLink..<treeLinks.count { treeLinks[index].isExposed = mayCollide }
    guard closingLinks.count > firstClosure else { return }
    for index in firstLink..<treeLinks.count {
      treeLinks[index].isInLoop = true
      treeLinks[index].mayCollide = mayCollide
    }
    for index in firstClosure..<closingLinks.count {
      closingLinks[index].isInLoop = true
      closingLinks[index].mayCollide = mayCollide
    }
    loopClosures.append(
      LoopClosures.Tree(
        firstBody: firstBody, bodyCount: treeBodies.count - firstBody, firstLink: firstLink,
        linkCount: treeLinks.count - firstLink, firstClosure: firstClosure,
        closureCount: closingLinks.count - firstClosure))
  }

  private func add(_ body: Int32) {
    treePlaces[body] = Int32(truncatingIfNeeded: treeBodies.count)
    treeBodies.append(TreeBody(body: body))
  }

  /// Whether the loops are few enough for a direct solve.
  private func isWorthClosing(firstBody: Int, firstClosure: Int) -> Bool {
    var rows = 0
    for index in firstClosure..<closingLinks.count {
      switch joints[closingLinks[index].joint].kind {
      case .distance: rows += 1
      case .pin, .slide: rows += 2
      case .weld, .target: rows += 3
      }
    }
    return rows <= LoopClosures.mostRows
      && rows * (treeBodies.count - firstBody) <= LoopClosures.mostWork
  }

  private func abandonTree(_ firstBody: Int, _ firstLink: Int, _ firstClosure: Int) {
    leaveToIterations(treeBodies[firstBody].body)
    for index in firstLink..<treeLinks.count { joints[treeLinks[index].joint].isInTree = false }
    for index in firstClosure..<closingLinks.count {
      joints[closingLinks[index].joint].isInTree = false
    }
    for index in firstBody..<treeBodies.count { treePlaces[treeBodies[index].body] = -1 }
    treeBodies.shorten(to: firstBody)
    treeLinks.shorten(to: firstLink)
    closingLinks.shorten(to: firstClosure)
  }

  /// From now on the tree solves the joint, anew in each sub-step: the impulses that it has accumulated
  /// as one that is iterated are no longer applied.
  private func adopt(_ index: Int32) {
    let joint = joints.base + Int(index)
    joint.pointee.linear = .zero
    joint.pointee.angular = 0
    joint.pointee.axial = 0
    joint.pointee.lower = 0
    joint.pointee.upper = 0
    if joint.pointee.hasFrictionOrLimits {
      limitedLinkCount += 1
    } else {
      joint.pointee.limitState = .free
    }
  }
}
