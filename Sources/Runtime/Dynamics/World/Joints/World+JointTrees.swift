/// Chains and trees of rigid joints, solved exactly.
///
/// Where joints form no loop, and at most one of them holds on to something fixed, all their
/// impulses follow from one elimination from the leaves to the root and back, in a time that grows
/// with the number of joints (after Baraff 1996, in Featherstone's order): with a body's mass
/// matrix M̃ that includes what hangs on it, and the rows Jc, Jp of a joint for its child and its
/// parent, the joint's impulse is
///     λ = K⁻¹·(r − Jc·M̃⁻¹·f̃ − Jp·Δvp),  K = Jc·M̃⁻¹·Jcᵀ,
/// which leaves the parent with M̃p += Jpᵀ·K⁻¹·Jp and f̃p += Jpᵀ·K⁻¹·(r − Jc·M̃⁻¹·f̃).
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
      treeBodies[index].inverseMass = Double(bodies.base[Int(body)].inverseMass)
      treeBodies[index].inverseInertia = Double(bodies.base[Int(body)].inverseInertia)
      index += 1
    }
    addGeometricStiffness(tree)
    index = tree.linkEnd
    while index > tree.firstClosure {
      index -= 1
      writeRows(treeLinks.base + index)
    }
    while index > tree.firstLink {
      index -= 1
      let link = treeLinks.base + index
      writeRows(link)
      let child = treeBodies.base + link.pointee.child
      let inverse = child.pointee.mass.inverse
      child.pointee.inverse = inverse
      let (c1, c2, c3) = link.pointee.rows(ofChild: true)
      let m1 = inverse * c1
      let m2 = inverse * c2
      let m3 = inverse * c3
      let count = link.pointee.rowCount
      var k = Symmetric3(
        xx: c1.dot(m1), xy: count > 1 ? c1.dot(m2) : 0, xz: count > 2 ? c1.dot(m3) : 0,
        yy: count > 1 ? c2.dot(m2) + link.pointee.give : 1, yz: count > 2 ? c2.dot(m3) : 0,
        zz: count > 2 ? c3.dot(m3) : 1)
      if link.pointee.isInLoop {
        k.xx += link.pointee.compliance.x
        k.yy += link.pointee.compliance.y
        k.zz += link.pointee.compliance.z
      }
      let solved = k.inverse
      link.pointee.inverse = solved
      guard link.pointee.parent >= 0 else { continue }
      let parent = treeBodies.base + link.pointee.parent
      let (p1, p2, p3) = link.pointee.rows(ofChild: false)
      parent.pointee.mass.add(solved.xx, p1, p1)
      if count > 1 {
        parent.pointee.mass.add(solved.yy, p2, p2)
        parent.pointee.mass.add(2 * solved.xy, p1, p2)
      }
      if count > 2 {
        parent.pointee.mass.add(solved.zz, p3, p3)
        parent.pointee.mass.add(2 * solved.xz, p1, p3)
        parent.pointee.mass.add(2 * solved.yz, p2, p3)
      }
    }
    index = tree.firstBody
    while index < tree.bodyEnd {
      treeBodies[index].inverse = treeBodies[index].mass.inverse
      index += 1
    }
    if tree.loop >= 0 { jointTrees.prepareClosures(of: tree) }
  }

  /// What each row still lacks: −(J·v + rate·error).
  @_optimize(speed)
  private func demand(_ link: UnsafeMutablePointer<TreeLink>, usesBias: Bool) -> Triple {
    let joint = joints.base + Int(link.pointee.joint)
    let a = velocityTriple(joint.pointee.bodyA, joint.pointee.anchorVelocity)
    let b = velocityTriple(joint.pointee.bodyB, .zero)
    let p = link.pointee
    let rate =
      usesBias ? jointRate * (p.mayCollide ? LoopClosures.collidingShare : World.treeShare) : 0
    let error = joint.pointee.error
    let one: Double
    var two = 0.0
    // Of the third row: the speed that is asked for, with the sign of an error.
    var three = 0.0
    switch joint.pointee.kind {
    case .distance, .target: one = joint.pointee.axialError
    case .pin:
      one = error.dx
      two = error.dy
      three = limitBias(joint, usesBias: usesBias)
    case .weld:
      one = error.dx
      two = error.dy
      three = rate * joint.pointee.angleError
    case .slide:
      one = error.dot(joint.pointee.direction.turned)
      two = joint.pointee.angleError
      three = limitBias(joint, usesBias: usesBias)
    }
    let count = p.rowCount
    var lack = Triple(
      x: -(p.a1.dot(a) + p.b1.dot(b) + rate * one),
      y: count > 1 ? -(p.a2.dot(a) + p.b2.dot(b) + rate * two) : 0,
      z: count > 2 ? -(p.a3.dot(a) + p.b3.dot(b) + three) : 0)
    if usesBias && p.isInLoop {
      lack.x -= p.compliance.x * p.total.x
      lack.y -= p.compliance.y * p.total.y
      lack.z -= p.compliance.z * p.total.z
    }
    return lack
  }

  @_optimize(speed)
  func velocityTriple(_ body: Int32, _ extra: Vector) -> Triple {
    let state = states.base + Int(body)
    return Triple(
      x: Double(state.pointee.velocityX) + extra.dx, y: Double(state.pointee.velocityY) + extra.dy,
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
  private func note(_ impulse: Triple, _ index: Int32, isFirst: Bool) {
    let joint = joints.base + Int(index)
    var linear = Vector(dx: impulse.x, dy: impulse.y)
    var turn = joint.pointee.kind == .weld ? impulse.z : 0
    switch joint.pointee.kind {
    case .distance: linear = impulse.x * joint.pointee.direction
    case .slide:
      linear = impulse.x * joint.pointee.direction.turned + impulse.z * joint.pointee.direction
      turn = impulse.y
    case .pin, .weld, .target: break
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
      member.pointee.force = Triple(z: -member.pointee.brake * angularVelocity)
      index += 1
    }
  }

  /// The elimination: what each row's impulse is, and how each body's velocity changes by it and by
  /// the forces that the bodies start with.
  @_optimize(speed)
  func solveRows(_ tree: JointTrees.Tree, usesBias: Bool) {
    // From the leaves to the root.
    var index = tree.firstClosure
    while index > tree.firstLink {
      index -= 1
      let link = treeLinks.base + index
      let child = treeBodies.base + link.pointee.child
      let carried = child.pointee.inverse * child.pointee.force
      let (c1, c2, c3) = link.pointee.rows(ofChild: true)
      let count = link.pointee.rowCount
      var right = demand(link, usesBias: usesBias)
      right.x -= c1.dot(carried)
      if count > 1 { right.y -= c2.dot(carried) }
      if count > 2 { right.z -= c3.dot(carried) }
      link.pointee.right = right
      guard link.pointee.parent >= 0 else { continue }
      let impulse = link.pointee.inverse * right
      let (p1, p2, p3) = link.pointee.rows(ofChild: false)
      let parent = treeBodies.base + link.pointee.parent
      var force = parent.pointee.force + impulse.x * p1
      if count > 1 { force = force + impulse.y * p2 }
      if count > 2 { force = force + impulse.z * p3 }
      parent.pointee.force = force
    }
    index = tree.firstBody
    while index < tree.bodyEnd {
      treeBodies[index].change = treeBodies[index].inverse * treeBodies[index].force
      index += 1
    }
    // And back; parents are listed before their children.
    index = tree.firstLink
    while index < tree.firstClosure {
      let link = treeLinks.base + index
      index += 1
      let count = link.pointee.rowCount
      var right = link.pointee.right
      if link.pointee.parent >= 0 {
        let (p1, p2, p3) = link.pointee.rows(ofChild: false)
        let change = treeBodies[link.pointee.parent].change
        right.x -= p1.dot(change)
        if count > 1 { right.y -= p2.dot(change) }
        if count > 2 { right.z -= p3.dot(change) }
      }
      let impulse = link.pointee.inverse * right
      let (c1, c2, c3) = link.pointee.rows(ofChild: true)
      var force = impulse.x * c1
      if count > 1 { force = force + impulse.y * c2 }
      if count > 2 { force = force + impulse.z * c3 }
      link.pointee.impulse = impulse
      let child = treeBodies.base + link.pointee.child
      child.pointee.change = child.pointee.change + child.pointee.inverse * force
    }
    if tree.loop >= 0 { solveLoopClosures(tree, usesBias: usesBias) }
  }

  @_optimize(speed)
  @inline(never) private func solveLoopClosures(_ tree: JointTrees.Tree, usesBias: Bool) {
    var index = tree.firstClosure
    while index < tree.linkEnd {
      treeLinks[index].right = demand(treeLinks.base + index, usesBias: usesBias)
      index += 1
    }
    jointTrees.solveClosures(of: tree)
  }

  @_optimize(speed)
  private func note(_ tree: JointTrees.Tree, isFirst: Bool) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index += 1
      note(link.pointee.impulse, link.pointee.joint, isFirst: isFirst)
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
