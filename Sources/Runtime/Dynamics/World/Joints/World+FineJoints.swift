/// Joints in fine steps (`World+FineSteps`).
extension World {
  /// Whether the island at hand has a cloth: its springs know one length of steps.
  var hasSpringBlocks: Bool {
    var place = 0
    while place < Int(island.assemblyCount) {
      if assemblies[assemblyList[Int(island.firstAssembly) &+ place]].springBlockCount > 0 {
        return true
      }
      place &+= 1
    }
    return false
  }

  /// Scales the impulses of rods in lanes to a sub-step of another length.
  func scaleRodImpulses(of index: Int32, by share: Float) {
    var number = 0
    while number < assemblies.count {
      let assembly = assemblies[number]
      number &+= 1
      guard bodies.base[Int(assembly.body)].island == index else { continue }
      var block = Int(assembly.firstRodBlock)
      while block < Int(assembly.firstRodBlock &+ assembly.rodBlockCount) {
        allRodBlocks.base[block].impulse = SIMD4(all: share) * allRodBlocks.base[block].impulse
        block &+= 1
      }
    }
  }

  /// Lets the anchor of a joint on A move through the next sub-step.
  func moveAnchor(of index: Int32, from place: Vector, velocity: Vector) {
    joints[index].anchorA = place
    joints[index].anchorVelocity = velocity
    islands[bodies[joints[index].bodyA].island].hasCurrentRows = false
    islands[bodies[joints[index].bodyB].island].hasCurrentRows = false
  }

  /// Between the halves of a sub-step: anchors of the island at hand that the host moves have gone
  /// half of their distance.
  @_optimize(speed)
  func moveAnchors() {
    var number = 0
    while enterAssembly(number) {
      number &+= 1
      var index = Int(assembly.firstJoint)
      while index < Int(assembly.firstJoint &+ assembly.jointCount) {
        let joint = joints.base + Int(jointOrder[index])
        index &+= 1
        guard joint.pointee.anchorVelocity != .zero else { continue }
        island.hasCurrentRows = false
        joint.pointee.anchorA = joint.pointee.anchorA + joint.pointee.anchorVelocity * jointStep
      }
    }
  }
}

extension Joint {
  mutating func scaleImpulses(by share: Double) {
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
