/// Chains and trees of rigid joints, solved exactly (Baraff, *Linear-Time Dynamics using Lagrange
/// Multipliers*, 1996, in the order of Featherstone, *The Calculation of Robot Dynamics Using
/// Articulated-Body Inertias*, 1983).
///
/// Where joints form no loop, and at most one of them holds on to something fixed, all their
/// impulses follow from one elimination from the leaves to the root and back, in a time that grows
/// with the number of joints. A body has masses M, which include what hangs on it; seen from a
/// joint, that is M about the joint's point. Each axis a along which the joint leaves its child
/// free, or gives way with a stiffness k, takes from them what it does not carry on to the parent,
///     M ← M − M·a·aᵀ·M / (aᵀ·M·a + k),
/// and from forces alike (`JointAxis`). What is left is added to the parent; when that is known to
/// move by v, the joint's impulse is M·(v + r) − f for the opening r that is asked of it, and the
/// child moves like the parent, and along its free axes as its own forces want. A weight of any
/// size at the end of a chain is then no harder than the chain itself. Friction and ranges are rows
/// of the same solve while they hold (`World+JointFrictionAndLimits`). Joints that close a loop
/// follow as rows of their own (`LoopClosures`).
extension World {
  private static let fewestDisturbed = 4
  /// Share of an error that a sub-step takes away.
  static let treeShare = 0.5

  /// Finds where joints are, their masses and the elimination; both solves of a sub-step use them.
  ///
  /// A tree that swings freely has them from the relaxation before, while no tension is to be
  /// counted.
  @_optimize(speed)
  func prepareJointTrees() {
    var place = 0
    while place < trees.count {
      let tree = trees[place]
      trees[place].isPrepared = false
      place &+= 1
      let isPrepared =
        tree.isPrepared && island.hasCurrentRows && !addGeometricStiffness(tree)
      if !isPrepared && !(tree.hasPoses && island.hasCurrentRows) { findPoses(tree) }
      var index = tree.firstLink
      while index < tree.linkEnd {
        let link = treeLinks.base + index
        index &+= 1
        let joint = joints.base + Int(link.pointee.joint)
        if !isPrepared { updateArms(of: link, joint) }
        measure(joint)
        writeBias(link, joint)
      }
      if !isPrepared { prepare(tree) }
    }
  }

  @_optimize(speed)
  private func findPoses(_ tree: JointTrees.Tree) {
    var index = tree.firstBody
    while index < tree.bodyEnd {
      treeBodies[index].pose = pose(of: treeBodies[index].body)
      index &+= 1
    }
  }

  @_optimize(speed)
  private func updateArms(
    of link: UnsafeMutablePointer<TreeLink>, _ joint: UnsafeMutablePointer<Joint>
  ) {
    let isB = link.pointee.childSign > 0
    let child = treeBodies[link.pointee.child].pose
    let other =
      link.pointee.parent >= 0
      ? treeBodies[link.pointee.parent].pose
      : pose(of: isB ? joint.pointee.bodyA : joint.pointee.bodyB)
    updateArms(of: joint, isB ? other : child, isB ? child : other)
  }

  /// How a joint should open to undo its errors.
  @_optimize(speed)
  private func writeBias(
    _ link: UnsafeMutablePointer<TreeLink>, _ joint: UnsafeMutablePointer<Joint>
  ) {
    let share = link.pointee.mayCollide ? LoopClosures.collidingShare : World.treeShare
    let rate = -link.pointee.childSign * jointRate * share
    let error = joint.pointee.error
    switch joint.pointee.kind {
    case .distance, .target:
      link.pointee.bias = (rate * joint.pointee.axialError) * Triple(joint.pointee.direction)
    case .pin: link.pointee.bias = rate * Triple(error)
    case .weld, .slide:
      link.pointee.bias = rate * Triple(x: error.dx, y: error.dy, z: joint.pointee.angleError)
    }
  }

  /// Returns whether there was no tension to count.
  @_optimize(speed)
  @discardableResult func prepare(_ tree: JointTrees.Tree) -> Bool {
    var index = tree.firstBody
    while index < tree.bodyEnd {
      let member = treeBodies.base + index
      index &+= 1
      let mass = mass(of: member.pointee.body)
      let inertia = inertia(of: member.pointee.body)
      let turns = bodies.base[Int(member.pointee.body)].inverseInertia > 0
      member.pointee.extent = bodies.base[Int(member.pointee.body)].extent
      member.pointee.ownMass = mass
      member.pointee.ownInertia = turns ? inertia : 1e9 * (1 + inertia)
      member.pointee.brake = 0
      member.pointee.loosePull = turns ? World.looseShare * inertia : .infinity
      member.pointee.mass = Symmetric3(xx: mass, yy: mass, zz: member.pointee.ownInertia)
    }
    let isStiffened = addGeometricStiffness(tree)
    index = tree.linkEnd
    while index > tree.firstLink {
      index &-= 1
      writeAxes(treeLinks.base + index)
    }
    index = tree.firstClosure
    while index > tree.firstLink {
      index &-= 1
      let link = treeLinks.base + index
      let mass = link.pointee.carry(treeBodies[link.pointee.child].mass)
      if link.pointee.parent >= 0 { treeBodies[link.pointee.parent].mass += mass }
    }
    if treeLinks[tree.firstLink].parent >= 0 {
      treeBodies[tree.firstBody].mass = treeBodies[tree.firstBody].mass.inverse
    }
    if tree.loop >= 0 { jointTrees.prepareClosures(of: tree) }
    return !isStiffened
  }

  /// How the child of each joint should move against its parent.
  @_optimize(speed)
  private func writeDemands(_ tree: JointTrees.Tree, usesBias: Bool) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      var wanted = link.pointee.drift
      if usesBias {
        wanted = wanted + link.pointee.bias
        if link.pointee.isInLoop { link.pointee.addGive(to: &wanted) }
      }
      let joint = joints.base + Int(link.pointee.joint)
      if link.pointee.isLimited && joint.pointee.limitState.isLocked {
        let speed = link.pointee.childSign * limitBias(joint, usesBias: usesBias)
        wanted = wanted - speed * link.pointee.first.direction
      }
      link.pointee.right = wanted
    }
  }

  /// Takes the arms anew after the move: velocities that fit the constraints where the bodies are,
  /// not where they were, keep the energy of what swings (the second half of the RATTLE scheme;
  /// Andersen 1983).
  ///
  /// Not of hinges that touch something, whose contacts go by the old places, nor of those under
  /// more tension than a sub-step can follow: there the new arms bring in more than they take out.
  @_optimize(speed)
  func updateRows() {
    var index = 0
    while index < trees.count {
      updateRows(trees.base + index)
      index &+= 1
    }
  }

  @_optimize(speed)
  private func updateRows(_ tree: UnsafeMutablePointer<JointTrees.Tree>) {
    tree.pointee.hasPoses = false
    tree.pointee.isPrepared = false
    var isWhole = true
    var index = tree.pointee.firstLink
    while index < tree.pointee.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      let joint = joints.base + Int(link.pointee.joint)
      let touches =
        bodies.base[Int(joint.pointee.bodyA)].colors | bodies.base[Int(joint.pointee.bodyB)].colors
      let isRod = joint.pointee.kind == .distance
      guard isRod || !link.pointee.isTaut && touches == 0 else {
        isWhole = false
        continue
      }
      if !tree.pointee.hasPoses { findPoses(tree.pointee) }
      tree.pointee.hasPoses = true
      updateArms(of: link, joint)
    }
    guard tree.pointee.hasPoses else { return }
    noteReactions(tree.pointee)
    // That may be all that the next sub-step needs.
    tree.pointee.isPrepared = prepare(tree.pointee) && isWhole
  }

  /// Keeps what joints did to their Bs in this sub-step, for those who ask.
  @_optimize(speed)
  func noteReactions() {
    var index = 0
    while index < trees.count {
      noteReactions(trees[index])
      index &+= 1
    }
  }

  @_optimize(speed)
  func noteReactions(_ tree: JointTrees.Tree) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      let joint = joints.base + Int(link.pointee.joint)
      let impulse = link.pointee.childSign * link.pointee.total
      var linear = Vector(dx: impulse.x, dy: impulse.y)
      var turn = 0.0
      switch joint.pointee.kind {
      case .distance:
        // Without what brakes it.
        linear = linear.dot(joint.pointee.direction) * joint.pointee.direction
      case .weld, .slide: turn = impulse.z
      case .pin, .target: break
      }
      joint.pointee.reaction = linear
      joint.pointee.reactionTurn = turn
    }
  }

  /// - Parameters:
  ///   - isFirst: the first solve of the sub-step.
  ///   - tolerance: a tree whose velocities nobody has changed by more since its last solve is
  ///     solved, in extents of the body a second; negative when all are to be solved.
  @_optimize(speed)
  func solveJointTrees(usesBias: Bool, isFirst: Bool, tolerance: Float) {
    var index = 0
    while index < trees.count {
      let tree = trees[index]
      index &+= 1
      if tolerance >= 0 && isSolved(tree, tolerance) { continue }
      if isFirst && tree.loop >= 0 { clearTotals(tree) }
      if tree.isLimited {
        solveFrictionAndLimits(tree, usesBias: usesBias, isFirst: isFirst)
      } else {
        writeForces(tree)
        solveRows(tree, usesBias: usesBias)
      }
      sumUp(tree, isFirst: isFirst)
      storeChanges(tree)
    }
  }

  @_optimize(speed)
  private func isSolved(_ tree: JointTrees.Tree, _ tolerance: Float) -> Bool {
    // A small one is solved soon, and one with loops gives way: nothing may be left to that.
    let isExact = tree.loop >= 0 || tree.bodyEnd - tree.firstBody < World.fewestDisturbed
    let tolerance = isExact ? 0 : tolerance
    var index = tree.firstBody
    while index < tree.bodyEnd {
      let member = treeBodies.base + index
      let state = states.base + Int(member.pointee.body)
      let velocity = UnsafeRawPointer(state).loadUnaligned(as: SIMD4<Float>.self)
      let known = member.pointee.solved
      let change = (velocity.x - known.x).magnitude + (velocity.y - known.y).magnitude
      let most = tolerance * member.pointee.extent
      guard change <= most, (velocity.z - known.z).magnitude <= tolerance else { return false }
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
  func writeForces(_ tree: JointTrees.Tree) {
    var index = tree.firstBody
    while index < tree.bodyEnd {
      let member = treeBodies.base + index
      index &+= 1
      let state = states.base + Int(member.pointee.body)
      let mass = member.pointee.ownMass
      member.pointee.force = Triple(
        x: mass * Double(state.pointee.velocityX), y: mass * Double(state.pointee.velocityY),
        z: (member.pointee.ownInertia - member.pointee.brake)
          * Double(state.pointee.angularVelocity))
    }
  }

  /// Solves for the impulse of each joint, and for the velocities that follow from those and the
  /// forces.
  @_optimize(speed)
  func solveRows(_ tree: JointTrees.Tree, usesBias: Bool) {
    let fixed = treeLinks[tree.firstLink].drift
    // Of a relaxation nothing is asked but that.
    let hasDemands =
      usesBias || tree.isLimited || tree.loop >= 0 || fixed.x != 0 || fixed.y != 0 || fixed.z != 0
    if hasDemands { writeDemands(tree, usesBias: usesBias) }
    jointTrees.sweep(tree, hasDemands: hasDemands)
    if tree.loop >= 0 { jointTrees.solveClosures(of: tree) }
  }

  @_optimize(speed)
  private func sumUp(_ tree: JointTrees.Tree, isFirst: Bool) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      link.pointee.total =
        isFirst ? link.pointee.impulse : link.pointee.total + link.pointee.impulse
    }
  }

  @_optimize(speed)
  private func storeChanges(_ tree: JointTrees.Tree) {
    var greatest = island.jointCorrection
    var index = tree.firstBody
    while index < tree.bodyEnd {
      let member = treeBodies.base + index
      index &+= 1
      let state = UnsafeMutableRawPointer(states.base + Int(member.pointee.body))
      let motion = member.pointee.motion
      // Written at once: who reads all four need not wait for each.
      var velocity = state.loadUnaligned(as: SIMD4<Float>.self)
      let x = (motion.x - Double(velocity.x)).magnitude
      let y = (motion.y - Double(velocity.y)).magnitude
      let turn = (motion.z - Double(velocity.z)).magnitude
      // Masses too far apart for the elimination: nothing is better than anything.
      if x + y + turn < 1e12 {
        let correction = World.single(x + y)
        let extent = member.pointee.extent
        if Double(correction) > Double(greatest) * Double(extent) {
          greatest = correction / extent
        }
        let spin = member.pointee.turns ? World.single(motion.z) : velocity.z
        velocity = SIMD4(World.single(motion.x), World.single(motion.y), spin, velocity.w)
        state.storeBytes(of: velocity, as: SIMD4<Float>.self)
      }
      member.pointee.solved = velocity
    }
    island.jointCorrection = greatest
  }

  /// The number in single precision, limited to 1e30: one beyond the range would raise an overflow,
  /// also where the compiler converts it before it knows that it is wanted.
  @inline(__always) private static func single(_ number: Double) -> Float {
    let upper = number < 1e30 ? number : 1e30
    return Float(upper > -1e30 ? upper : -1e30)
  }
}
