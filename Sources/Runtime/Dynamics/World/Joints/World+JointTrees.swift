/// Chains and trees of rigid joints, solved exactly.
///
/// Where joints form no loop, and at most one of them holds on to something fixed, all their
/// impulses follow from one elimination from the leaves to the root and back, in a time that grows
/// with the number of joints (after Baraff 1996, in Featherstone's order). A body has masses M, which
/// include what hangs on it; seen from a joint, that is M about the joint's point. Each axis a along
/// which the joint leaves its child free, or gives way with a stiffness k, takes from them what it does
/// not carry on to the parent,
///     M ← M − M·a·aᵀ·M / (aᵀ·M·a + k),
/// and from forces alike (`JointAxis`). What is left is added to the parent; when that is known to move
/// by v, the joint's impulse is M·(v + r) − f for the opening r that is asked of it, and the child moves
/// like the parent, and along its free axes as its own forces want.
/// A weight of any size at the end of a chain is then no harder than the chain itself. Friction and
/// ranges are rows of the same solve while they hold (`World+JointFrictionAndLimits`). Joints that close
/// a loop follow as rows of their own (`LoopClosures`).
extension World {
  /// Share of an error that a sub-step takes away.
  static let treeShare = 0.5

  /// Rows, masses and their elimination; the same for both solves of a sub-step.
  @_optimize(speed)
  func prepareJointTrees() {
    var place = 0
    while place < jointTrees.trees.count {
      prepare(jointTrees.trees[place])
      place &+= 1
    }
  }

  @_optimize(speed)
  func prepare(_ tree: JointTrees.Tree) {
    var index = tree.firstBody
    while index < tree.bodyEnd {
      let body = treeBodies[index].body
      let mass = mass(of: body)
      let inertia = inertia(of: body)
      let turns = bodies.base[Int(body)].inverseInertia > 0
      treeBodies[index].mass = Symmetric3(
        xx: mass, yy: mass, zz: turns ? inertia : 1e9 * (1 + inertia))
      treeBodies[index].brake = 0
      index += 1
    }
    addGeometricStiffness(tree)
    index = tree.linkEnd
    while index > tree.firstClosure {
      index -= 1
      writeAxes(treeLinks.base + index)
    }
    while index > tree.firstLink {
      index -= 1
      let link = treeLinks.base + index
      writeAxes(link)
      let mass = link.pointee.carry(treeBodies[link.pointee.child].mass)
      if link.pointee.parent >= 0 { treeBodies[link.pointee.parent].mass += mass }
    }
    if treeLinks[tree.firstLink].parent >= 0 {
      treeBodies[tree.firstBody].mass = treeBodies[tree.firstBody].mass.inverse
    }
    if tree.loop >= 0 { jointTrees.prepareClosures(of: tree) }
  }

  /// What each joint still lacks: how its child should move against its parent besides how it does.
  @_optimize(speed)
  private func writeDemand(_ link: UnsafeMutablePointer<TreeLink>, usesBias: Bool) {
    let joint = joints.base + Int(link.pointee.joint)
    let sign = link.pointee.childSign
    var wanted = -1 * opening(link)
    if usesBias {
      let share = link.pointee.mayCollide ? LoopClosures.collidingShare : World.treeShare
      let rate = -sign * jointRate * share
      let error = joint.pointee.error
      switch joint.pointee.kind {
      case .distance, .target:
        let lack = rate * joint.pointee.axialError
        wanted = wanted + lack * Triple(joint.pointee.direction)
      case .pin: wanted = wanted + rate * Triple(error)
      case .weld, .slide:
        let turn = joint.pointee.angleError
        wanted = wanted + rate * Triple(x: error.dx, y: error.dy, z: turn)
      }
      if link.pointee.isInLoop { link.pointee.addGive(to: &wanted) }
    }
    if joint.pointee.limitState.isLocked {
      let speed = sign * limitBias(joint, usesBias: usesBias)
      wanted = wanted - speed * link.pointee.first.direction
    }
    link.pointee.right = wanted
  }

  /// How a joint opens now.
  @_optimize(speed)
  @inline(__always) func opening(_ link: UnsafeMutablePointer<TreeLink>) -> Triple {
    let joint = joints.base + Int(link.pointee.joint)
    let a = velocityTriple(joint.pointee.bodyA) + Triple(joint.pointee.anchorVelocity)
    let b = velocityTriple(joint.pointee.bodyB)
    let isB = link.pointee.childSign > 0
    return link.pointee.opening(isB ? b : a, isB ? a : b)
  }

  @inline(__always) private func velocityTriple(_ body: Int32) -> Triple {
    let state = states.base + Int(body)
    return Triple(
      x: Double(state.pointee.velocityX), y: Double(state.pointee.velocityY),
      z: Double(state.pointee.angularVelocity))
  }

  /// Takes the arms anew after the move: velocities that fit the constraints where the bodies are,
  /// not where they were, keep the energy of what swings (the second half of the RATTLE scheme).
  ///
  /// Not of hinges that touch something, whose contacts go by the old places, nor of those under more
  /// tension than a sub-step can follow: there the new arms bring in more than they take out.
  @_optimize(speed)
  func updateRows() {
    var place = 0
    while place < jointTrees.trees.count {
      updateRows(jointTrees.trees[place])
      place &+= 1
    }
  }

  @_optimize(speed)
  private func updateRows(_ tree: JointTrees.Tree) {
    var hasNew = false
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      let joint = joints.base + Int(link.pointee.joint)
      let touches =
        bodies.base[Int(joint.pointee.bodyA)].colors | bodies.base[Int(joint.pointee.bodyB)].colors
      let isRod = joint.pointee.kind == .distance
      guard isRod || !link.pointee.isTaut && touches == 0 else { continue }
      updateArms(of: joint)
      hasNew = true
    }
    if hasNew { prepare(tree) }
  }

  /// Keeps what a joint did to its B, for those who ask.
  @_optimize(speed)
  private func note(_ link: UnsafeMutablePointer<TreeLink>, isFirst: Bool) {
    let joint = joints.base + Int(link.pointee.joint)
    let impulse = link.pointee.childSign * link.pointee.impulse
    var linear = Vector(dx: impulse.x, dy: impulse.y)
    var turn = 0.0
    switch joint.pointee.kind {
    case .distance:
      // Without what brakes it.
      linear = linear.dot(joint.pointee.direction) * joint.pointee.direction
    case .weld, .slide: turn = impulse.z
    case .pin, .target: break
    }
    joint.pointee.reaction = isFirst ? linear : joint.pointee.reaction + linear
    joint.pointee.reactionTurn = isFirst ? turn : joint.pointee.reactionTurn + turn
  }

  /// - Parameters:
  ///   - isFirst: the first solve of the sub-step.
  ///   - isAgain: the same was solved before: a tree whose velocities nobody has changed since then is solved.
  @_optimize(speed)
  func solveJointTrees(usesBias: Bool, isFirst: Bool, isAgain: Bool) {
    var place = 0
    while place < jointTrees.trees.count {
      let tree = jointTrees.trees[place]
      place &+= 1
      if isAgain && isSolved(tree) { continue }
      if isFirst && tree.loop >= 0 { clearTotals(tree) }
      if tree.isLimited {
        solveFrictionAndLimits(tree, usesBias: usesBias, isFirst: isFirst)
      } else {
        clearForces(tree)
        solveRows(tree, usesBias: usesBias)
      }
      note(tree, isFirst: isFirst)
      storeChanges(tree)
    }
  }

  @_optimize(speed)
  private func isSolved(_ tree: JointTrees.Tree) -> Bool {
    var index = tree.firstBody
    while index < tree.bodyEnd {
      let member = treeBodies.base + index
      let state = states.base + Int(member.pointee.body)
      let velocity = UnsafeRawPointer(state).loadUnaligned(as: SIMD4<Float>.self)
      let known = member.pointee.solved
      guard velocity.x == known.x, velocity.y == known.y, velocity.z == known.z else {
        return false
      }
      index &+= 1
    }
    return true
  }

  @_optimize(speed)
  private func clearTotals(_ tree: JointTrees.Tree) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      treeLinks[index].total = Triple()
      index &+= 1
    }
  }

  @_optimize(speed)
  func clearForces(_ tree: JointTrees.Tree) {
    var index = tree.firstBody
    while index < tree.bodyEnd {
      let member = treeBodies.base + index
      let angularVelocity = Double(states[member.pointee.body].angularVelocity)
      member.pointee.load = Triple(z: -member.pointee.brake * angularVelocity)
      index += 1
    }
  }

  /// What each joint does, and how each body's velocity changes by that and by the loads.
  @_optimize(speed)
  func solveRows(_ tree: JointTrees.Tree, usesBias: Bool) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      writeDemand(treeLinks.base + index, usesBias: usesBias)
      index += 1
    }
    jointTrees.sweep(tree, hasDemands: true)
    if tree.loop >= 0 { jointTrees.solveClosures(of: tree) }
  }

  @_optimize(speed)
  private func note(_ tree: JointTrees.Tree, isFirst: Bool) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index += 1
      note(link, isFirst: isFirst)
      link.pointee.total =
        isFirst ? link.pointee.impulse : link.pointee.total + link.pointee.impulse
    }
  }

  @_optimize(speed)
  private func storeChanges(_ tree: JointTrees.Tree) {
    var index = tree.firstBody
    while index < tree.bodyEnd {
      let member = treeBodies.base + index
      let body = Int(member.pointee.body)
      let state = states.base + body
      let change = member.pointee.change
      index += 1
      let size = change.x.magnitude + change.y.magnitude + change.z.magnitude
      // Masses too far apart for the elimination: nothing is better than anything.
      if size < 1e12 {
        let correction = Float(change.x.magnitude + change.y.magnitude) / bodies.base[body].extent
        if correction > jointCorrection { jointCorrection = correction }
        state.pointee.velocityX += Float(change.x)
        state.pointee.velocityY += Float(change.y)
        if bodies.base[body].inverseInertia > 0 {
          state.pointee.angularVelocity += Float(change.z)
        }
      }
      member.pointee.solved = UnsafeRawPointer(state).loadUnaligned(as: SIMD4<Float>.self)
    }
  }
}
