/// Joints in fine steps (`World+FineSteps`).
extension World {
  /// The springs of a cloth know one length of steps.
  @inline(__always) var hasSpringBlocks: Bool { springBlocks.count > 0 }

  /// Scales the impulses of joints to a sub-step of another length.
  func scaleJointImpulses(by share: Double) {
    var place = 0
    while place < activeJoints.count {
      joints[activeJoints[place]].scaleImpulses(by: share)
      place &+= 1
    }
    place = 0
    while place < rodBlocks.count {
      rodBlocks.base[place].impulse = SIMD4(all: Float(share)) * rodBlocks.base[place].impulse
      place &+= 1
    }
  }

  /// Between the halves of a sub-step: anchors that the host moves have gone half of their
  /// distance.
  @_optimize(speed)
  func moveAnchors() {
    var place = 0
    while place < activeJoints.count {
      let joint = joints.base + Int(activeJoints[place])
      place &+= 1
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
