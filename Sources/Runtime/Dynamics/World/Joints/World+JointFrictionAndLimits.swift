/// Friction and ranges of joints in trees.
///
/// The one freedom that a pin or a slide leaves is, in each solve, either locked (a row like the
/// others: friction holds it still, or an end of the range lets it come no further), or given a
/// torque (exhausted friction), or free. Which of them it is follows from the solution: a lock
/// whose impulse would exceed what it can bear gives way, a freedom that would leave its range or
/// turn with the friction is locked, and the tree is solved again. Nearly always the last
/// sub-step's answer still holds. So a hinge stands exactly still under any load that its friction
/// bears, and a range is kept under any weight.
extension World {
  /// Changes of mind that one solve may take.
  private static let limitPasses = 8

  @_optimize(speed)
  func solveFrictionAndLimits(_ tree: JointTrees.Tree, usesBias: Bool, isFirst: Bool) {
    if isFirst { clearFriction(tree) }
    var pass = 0
    while true {
      writeForces(tree)
      if tree.hasFriction { applySlidingFriction(tree) }
      solveRows(tree, usesBias: usesBias)
      pass &+= 1
      guard pass < World.limitPasses, updateLimitStates(tree, usesBias: usesBias) else { break }
      if !isFirst { noteReactions(tree) }
      prepare(tree)
    }
    accumulateFriction(tree)
  }

  /// The speed that friction or a range asks of its row, with the sign of an error.
  @_optimize(speed)
  func limitBias(_ joint: UnsafeMutablePointer<Joint>, usesBias: Bool) -> Double {
    switch joint.pointee.limitState {
    case .lower: return roomSpeed(joint.pointee.place - joint.pointee.lowerLimit, usesBias)
    case .upper: return -roomSpeed(joint.pointee.upperLimit - joint.pointee.place, usesBias)
    case .free, .friction, .slipForward, .slipBack: return 0
    }
  }

  /// The greatest speed towards an end of the range: to be there at the end of the sub-step, or
  /// to be brought back.
  @inline(__always) private func roomSpeed(_ room: Double, _ usesBias: Bool) -> Double {
    if room > 0 { return room * jointRate }
    return usesBias ? Double(World.softJoints.biasRate) * room : 0
  }

  private func clearFriction(_ tree: JointTrees.Tree) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      joints[treeLinks[index].joint].friction = 0
      index &+= 1
    }
  }

  /// Exhausted friction is a torque like any other: what this solve adds to the sub-step's impulse.
  @_optimize(speed)
  private func applySlidingFriction(_ tree: JointTrees.Tree) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      let joint = joints.base + Int(link.pointee.joint)
      guard link.pointee.isLimited else { continue }
      link.pointee.slip = slip(joint) - joint.pointee.friction
      if joint.pointee.limitState.isLocked || joint.pointee.limitState == .free {
        link.pointee.slip = 0
      }
      guard link.pointee.slip != 0 else { continue }
      let torque = Triple(z: link.pointee.slip)
      let child = treeBodies.base + link.pointee.child
      child.pointee.force = child.pointee.force + link.pointee.childSign * torque
      guard link.pointee.parent >= 0 else { continue }
      let parent = treeBodies.base + link.pointee.parent
      parent.pointee.force = parent.pointee.force - link.pointee.childSign * torque
    }
  }

  @inline(__always) private func slip(_ joint: UnsafeMutablePointer<Joint>) -> Double {
    let limit = joint.pointee.frictionTorque * jointStep
    let limitState = joint.pointee.limitState
    return limitState == .slipForward ? limit : limitState == .slipBack ? -limit : 0
  }

  /// Whether the solution asks for other locks; sets them.
  @_optimize(speed)
  private func updateLimitStates(_ tree: JointTrees.Tree, usesBias: Bool) -> Bool {
    var hasChanged = false
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      let joint = joints.base + Int(link.pointee.joint)
      guard link.pointee.isLimited else { continue }
      let limitState = requiredLimitState(link, joint, usesBias: usesBias)
      guard limitState != joint.pointee.limitState else { continue }
      joint.pointee.limitState = limitState
      hasChanged = true
    }
    return hasChanged
  }

  @_optimize(speed)
  private func requiredLimitState(
    _ link: UnsafeMutablePointer<TreeLink>, _ joint: UnsafeMutablePointer<Joint>, usesBias: Bool
  ) -> Joint.LimitState {
    let limit = joint.pointee.kind == .pin ? joint.pointee.frictionTorque * jointStep : 0
    if joint.pointee.limitState.isLocked {
      let total = joint.pointee.friction + link.pointee.limitImpulse
      let isBeyond = total > limit * (1 + 1e-9)
      let isBelow = total < -limit * (1 + 1e-9)
      switch joint.pointee.limitState {
      case .lower where isBelow: return limit > 0 ? .slipBack : .free
      case .upper where isBeyond: return limit > 0 ? .slipForward : .free
      case .friction where isBeyond: return .slipForward
      case .friction where isBelow: return .slipBack
      case .lower, .upper: return joint.pointee.limitState
      case .friction, .free, .slipForward, .slipBack: break
      }
    }
    let speed = speed(of: link)
    if joint.pointee.hasRange {
      let tolerance = 1e-9 * Double(World.stepsPerSecond)
      let low = speed + roomSpeed(joint.pointee.place - joint.pointee.lowerLimit, usesBias)
      let high = roomSpeed(joint.pointee.upperLimit - joint.pointee.place, usesBias) - speed
      if low < -tolerance && low <= high { return .lower }
      if high < -tolerance { return .upper }
    }
    switch joint.pointee.limitState {
    case .friction: return limit > 0 ? .friction : .free
    case .slipForward: return limit > 0 ? speed > 0 ? .friction : .slipForward : .free
    case .slipBack: return limit > 0 ? speed < 0 ? .friction : .slipBack : .free
    case .free, .lower, .upper: return limit > 0 ? .friction : .free
    }
  }

  /// How fast the one freedom of the joint, the turn of a pin or the shift of a slide, changes
  /// after the solve.
  @inline(__always) private func speed(of link: UnsafeMutablePointer<TreeLink>) -> Double {
    let child = treeBodies[link.pointee.child].motion
    let parent = link.pointee.parent >= 0 ? treeBodies[link.pointee.parent].motion : Triple()
    if link.pointee.first.direction.z != 0 {
      return link.pointee.childSign * (child.z - parent.z - link.pointee.drift.z)
    }
    let opening = link.pointee.opening(child, parent) - link.pointee.drift
    return link.pointee.childSign * link.pointee.first.direction.dot(opening)
  }

  private func accumulateFriction(_ tree: JointTrees.Tree) {
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      let joint = joints.base + Int(link.pointee.joint)
      guard link.pointee.isLimited, joint.pointee.limitState != .free else { continue }
      joint.pointee.friction +=
        joint.pointee.limitState.isLocked ? link.pointee.limitImpulse : link.pointee.slip
    }
  }
}
