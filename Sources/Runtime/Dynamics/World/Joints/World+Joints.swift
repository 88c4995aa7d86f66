/// Joints: making, removing, waking.
extension World {
  func addJoint(_ joint: Joint) -> Int32 {
    let index = joints.insert(joint, bodies.base)
    if joint.isRigid {
      countConstraint(joint.bodyA, 1)
      countConstraint(joint.bodyB, 1)
    }
    joints.activate(index)
    wake(joint.bodyA)
    wake(joint.bodyB)
    disableCollision(index)
    return index
  }

  func removeJoint(_ index: Int32) {
    let joint = joints[index]
    wake(joint.bodyA)
    wake(joint.bodyB)
    joints.remove(index, bodies.base)
    if joint.isRigid {
      countConstraint(joint.bodyA, -1)
      countConstraint(joint.bodyB, -1)
    }
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
    joints.invalidateTrees()
  }
}
