/// Axes along which the joints of trees hold their bodies, and how much they give way.
extension World {
  /// Writes where a joint of a tree is, and along which axes it holds its bodies together there.
  @_optimize(speed)
  func writeAxes(_ link: UnsafeMutablePointer<TreeLink>) {
    let joint = joints.base + Int(link.pointee.joint)
    let isB = link.pointee.childSign > 0
    let arm = isB ? joint.pointee.armB : joint.pointee.armA
    link.pointee.toChild = -arm.turned
    link.pointee.fromParent = (isB ? joint.pointee.armA : joint.pointee.armB).turned
    if link.pointee.parent < 0 { writeDrift(link, isB ? joint.pointee.bodyA : joint.pointee.bodyB) }
    let turn = Triple(z: 1)
    let locked = joint.pointee.limitState.isLocked ? Double.infinity : 0
    switch joint.pointee.kind {
    case .distance, .target:
      let direction = joint.pointee.direction
      link.pointee.setAxes(
        turn, 0, Triple(direction.turned), link.pointee.brake, Triple(direction))
    case .pin where link.pointee.isLimited || link.pointee.isInLoop || !link.pointee.hasAxes:
      link.pointee.hasAxes = true
      link.pointee.setAxes(turn, locked, Triple(x: 1), .infinity, Triple(y: 1))
    case .weld:
      link.pointee.setAxes(turn, .infinity, Triple(x: 1), .infinity, Triple(y: 1))
    case .slide:
      let along = joint.pointee.direction
      link.pointee.setAxes(Triple(along), locked, Triple(along.turned), .infinity, turn)
    case .pin: break
    }
    if link.pointee.isInLoop { writeCompliance(link, joint.pointee.kind) }
  }

  /// How the joint's point moves with something fixed, or with the host's hand.
  @_optimize(speed)
  private func writeDrift(_ link: UnsafeMutablePointer<TreeLink>, _ fixed: Int32) {
    let state = states.base + Int(fixed)
    let motion = Triple(
      x: Double(state.pointee.velocityX), y: Double(state.pointee.velocityY),
      z: Double(state.pointee.angularVelocity))
    let hand = joints[link.pointee.joint].anchorVelocity
    link.pointee.drift =
      motion.moved(by: link.pointee.fromParent) + link.pointee.childSign * Triple(hand)
  }

  /// Writes the compliance of the axes that hold; friction and limits do not give way.
  @_optimize(speed)
  private func writeCompliance(_ link: UnsafeMutablePointer<TreeLink>, _ kind: Joint.Kind) {
    if kind == .weld { link.pointee.first.giveWay(by: give(link, link.pointee.first)) }
    if kind != .distance { link.pointee.second.giveWay(by: give(link, link.pointee.second)) }
    link.pointee.third.giveWay(by: give(link, link.pointee.third))
  }

  @_optimize(speed)
  private func give(_ link: UnsafeMutablePointer<TreeLink>, _ axis: JointAxis) -> Double {
    var alone = mobility(link.pointee.child, link.pointee.onChild(axis.direction))
    if link.pointee.parent >= 0 {
      alone += mobility(link.pointee.parent, link.pointee.onParent(axis.direction))
    }
    return alone
      * (link.pointee.mayCollide ? LoopClosures.collidingCompliance : LoopClosures.freeCompliance)
  }

  /// How far an impulse on a body moves that by itself along the impulse.
  @inline(__always) private func mobility(_ place: Int, _ impulse: Triple) -> Double {
    let body = bodies.base + Int(treeBodies[place].body)
    return Double(body.pointee.inverseMass) * (impulse.x * impulse.x + impulse.y * impulse.y)
      + Double(body.pointee.inverseInertia) * impulse.z * impulse.z
  }
}
