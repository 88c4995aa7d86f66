/// Joints in fine steps (`World+FineSteps`).
extension World {
  /// The springs of a cloth know one length of steps.
  @inline(__always) var hasSpringBlocks: Bool { springBlocks.count > 0 }

  /// Scales the impulses of joints to a sub-step of another length.
  func scaleJointImpulses(by share: Double) {
    var index = 0
    while index < activeJoints.count {
      joints[activeJoints[index]].scaleImpulses(by: share)
      index &+= 1
    }
    index = 0
    while index < rodBlocks.count {
      rodBlocks.base[index].impulse = SIMD4(all: Float(share)) * rodBlocks.base[index].impulse
      index &+= 1
    }
  }

  /// Between the halves of a sub-step: anchors that the host moves have gone half of their
  /// distance.
  @_optimize(speed)
  func moveAnchors() {
    var index = 0
    while index < activeJoints.count {
      let joint = joints.base + Int(activeJoints[index])
      index &+= 1
      guard joint.pointee.anchorVelocity != .zero else { continue }
      jointTrees.noteRowsAreCurrent(false)
      joint.pointee.anchorA = joint.pointee.anchorA + joint.pointee.anchorVelocity * jointStep
    }
  }
}

extension Joint {
  fileprivate mutating func scaleImpulses(by share: Double) {
    linear = share * linear
    angular *= share
    axial *= share
    lower *= share
    upper *= share
    friction *= share
    reaction = share * reaction
    reactionTurn *= share
  }
}
