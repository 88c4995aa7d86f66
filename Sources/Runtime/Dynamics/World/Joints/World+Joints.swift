/// Joints: making, removing, waking.
extension World {
  func addJoint(_ joint: Joint) -> Int32 {
    let index: Int32
    if freeJoints.isEmpty {
      index = Int32(truncatingIfNeeded: joints.count)
      joints.append(joint)
    } else {
      index = freeJoints.removeLast()
      joints[index] = joint
    }
    joints[index].nextA = bodies[joint.bodyA].firstJoint
    setPreviousJoint(of: joints[index].nextA, to: index << 1)
    bodies[joint.bodyA].firstJoint = index << 1
    joints[index].nextB = bodies[joint.bodyB].firstJoint
    setPreviousJoint(of: joints[index].nextB, to: index << 1 | 1)
    bodies[joint.bodyB].firstJoint = index << 1 | 1
    if joint.isRigid {
      countConstraint(joint.bodyA, 1)
      countConstraint(joint.bodyB, 1)
    }
    activateJoint(index)
    wake(joint.bodyA)
    wake(joint.bodyB)
    disableCollision(index)
    return index
  }

  func removeJoint(_ index: Int32) {
    let joint = joints[index]
    wake(joint.bodyA)
    wake(joint.bodyB)
    deactivateJoint(index)
    unlinkJoint(joint.previousA, joint.nextA, from: joint.bodyA)
    unlinkJoint(joint.previousB, joint.nextB, from: joint.bodyB)
    if joint.isRigid {
      countConstraint(joint.bodyA, -1)
      countConstraint(joint.bodyB, -1)
    }
    joints[index].isAlive = false
    freeJoints.append(index)
    jointTreesAreStale = true
    if joint.parts { enableCollision(joint) }
  }

  /// Changes a joint; whether it is rigid may change with it.
  func changeJoint(_ index: Int32, _ joint: Joint) {
    if joints[index].isRigid != joint.isRigid {
      let change: Int32 = joint.isRigid ? 1 : -1
      countConstraint(joint.bodyA, change)
      countConstraint(joint.bodyB, change)
    }
    let parted = joints[index].parts
    joints[index] = joint
    if joint.isSoft { joints[index].forget() }
    disableCollision(index)
    if parted && !joints[index].parts { enableCollision(joint) }
    wake(joint.bodyA)
    wake(joint.bodyB)
    jointTreesAreStale = true
  }

  private func setPreviousJoint(of edge: Int32, to previous: Int32) {
    guard edge >= 0 else { return }
    if edge & 1 == 0 {
      joints[edge >> 1].previousA = previous
    } else {
      joints[edge >> 1].previousB = previous
    }
  }

  private func unlinkJoint(_ previous: Int32, _ next: Int32, from body: Int32) {
    if previous < 0 {
      bodies[body].firstJoint = next
    } else if previous & 1 == 0 {
      joints[previous >> 1].nextA = next
    } else {
      joints[previous >> 1].nextB = next
    }
    setPreviousJoint(of: next, to: previous)
  }

  func activateJoint(_ index: Int32) {
    guard joints[index].activeIndex < 0 else { return }
    joints[index].activeIndex = Int32(truncatingIfNeeded: activeJoints.count)
    activeJoints.append(index)
    jointTreesAreStale = true
  }

  func deactivateJoint(_ index: Int32) {
    let place = joints[index].activeIndex
    guard place >= 0 else { return }
    activeJoints.removeSwapping(at: Int(place))
    if Int(place) < activeJoints.count { joints[activeJoints[place]].activeIndex = place }
    joints[index].activeIndex = -1
    jointTreesAreStale = true
  }
}
