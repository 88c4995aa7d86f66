/// Light links under great tension.
///
/// A link that something heavy pulls at swings like a string, with ω² = T/(m·L) for a mass m on a
/// rod of length L under a tension T, and T·r/I for an inertia I whose anchor is r from its middle.
/// Where ωh comes to 2 no step can follow it, and a bridge of light planks with a rock on it would
/// fly apart. Implicit integration of that geometric stiffness K counts masses as M + h²·K and
/// brakes by h²·K·v (Tournier et al., Stable Constrained Dynamics, 2015). Of an arm the mass is
/// counted, of a rod the brake, each but for what exceeds an eighth of the mass: what is not stiff
/// keeps its motion to the last bit.
extension World {
  static let looseShare = 0.125

  /// Adds to the inertias of the trees what the pull of the last sub-step at their arms asks for,
  /// and notes for each rod how much its ends resist swinging against each other. Returns whether
  /// there was any.
  @_optimize(speed)
  func addGeometricStiffness(_ tree: JointTrees.Tree) -> Bool {
    var isHard = false
    var isStiffened = false
    let step = jointStep
    var index = tree.firstLink
    while index < tree.linkEnd {
      let link = treeLinks.base + index
      index &+= 1
      let joint = joints.base + Int(link.pointee.joint)
      let pull = joint.pointee.reaction
      link.pointee.brake = 0
      link.pointee.isTaut = false
      if link.pointee.mayCollide { isHard = true }
      guard pull.dx != 0 || pull.dy != 0 else { continue }
      let isB = link.pointee.childSign > 0
      let atA = -step * joint.pointee.armA.dot(pull)
      let atB = step * joint.pointee.armB.dot(pull)
      let isRod = joint.pointee.kind == .distance
      link.pointee.isTaut = stiffen(link.pointee.child, by: isB ? atB : atA, isRod: isRod)
      if link.pointee.parent >= 0, stiffen(link.pointee.parent, by: isB ? atA : atB, isRod: isRod) {
        link.pointee.isTaut = true
      }
      if link.pointee.isTaut {
        isStiffened = true
        if link.pointee.isExposed { isHard = true }
      }
      guard isRod, joint.pointee.length > 0 else { continue }
      let across = -step * pull.dot(joint.pointee.direction) / joint.pointee.length
      guard across > 0 else { continue }
      let pair = JointPair(joint, self)
      let side = joint.pointee.direction.turned
      let mass = pair.mass(along: side, joint.pointee.armA, joint.pointee.armB)
      let brake = across - World.looseShare * mass
      guard brake > 0 else { continue }
      link.pointee.brake = brake
      isStiffened = true
    }
    if isHard { wantFineSteps(World.fineHoldOfJoints) }
    return isStiffened
  }

  /// Stiffens an arm against a pull. The pull below which the arm is loose is known since the last
  /// preparation of the tree.
  @inline(__always) private func stiffen(_ place: Int, by pull: Double, isRod: Bool) -> Bool {
    let member = treeBodies.base + place
    guard pull > member.pointee.loosePull else { return false }
    let turning = pull - member.pointee.loosePull
    member.pointee.ownInertia += turning
    member.pointee.mass.zz = member.pointee.ownInertia
    if isRod { member.pointee.brake += turning }
    return true
  }
}
