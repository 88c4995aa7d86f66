/// The rows of joints in trees, and how much they give way.
extension World {
  /// Writes the Jacobian of a joint: one row for each thing that it forbids, of A's velocity (a1 …) and of
  /// B's (b1 …). A row holds a direction and the arm's cross product with it; times the velocities of
  /// both bodies it is the speed at which the joint comes apart that way.
  @_optimize(speed)
  func writeRows(_ link: UnsafeMutablePointer<TreeLink>) {
    let joint = joints.base + Int(link.pointee.joint)
    let armA = joint.pointee.armA
    let armB = joint.pointee.armB
    func row(_ direction: Vector, _ arm: Vector) -> Triple {
      Triple(x: direction.dx, y: direction.dy, z: arm.cross(direction))
    }
    let x = Vector(dx: 1, dy: 0)
    let y = Vector(dx: 0, dy: 1)
    let turn = Triple(z: 1)
    switch joint.pointee.kind {
    case .distance, .target:
      let direction = joint.pointee.direction
      link.pointee.rowCount = link.pointee.brake > 0 ? 2 : 1
      link.pointee.a1 = -1 * row(direction, armA)
      link.pointee.b1 = row(direction, armB)
      link.pointee.a2 = -1 * row(direction.turned, armA)
      link.pointee.b2 = row(direction.turned, armB)
    case .pin, .weld:
      let isTied = joint.pointee.kind == .weld || joint.pointee.limitState.isLocked
      link.pointee.rowCount = isTied ? 3 : 2
      link.pointee.a1 = -1 * row(x, armA)
      link.pointee.b1 = row(x, armB)
      link.pointee.a2 = -1 * row(y, armA)
      link.pointee.b2 = row(y, armB)
      link.pointee.a3 = -1 * turn
      link.pointee.b3 = turn
    case .slide:
      link.pointee.rowCount = joint.pointee.limitState.isLocked ? 3 : 2
      let along = joint.pointee.direction
      let across = along.turned
      link.pointee.a1 = -1 * row(across, armA)
      link.pointee.b1 = row(across, armB)
      link.pointee.a2 = -1 * turn
      link.pointee.b2 = turn
      link.pointee.a3 = -1 * row(along, armA)
      link.pointee.b3 = row(along, armB)
    }
    if link.pointee.isInLoop { writeCompliance(link, joint.pointee.kind) }
  }

  /// Of the rows that hold; friction and limits do not give way.
  @_optimize(speed)
  private func writeCompliance(_ link: UnsafeMutablePointer<TreeLink>, _ kind: Joint.Kind) {
    let rows = kind == .distance ? 1 : kind == .weld ? 3 : 2
    let child = treeBodies.base + link.pointee.child
    let parent = link.pointee.parent >= 0 ? treeBodies.base + link.pointee.parent : nil
    func compliance(_ part: Int) -> Double {
      var alone = child.pointee.mobility(link.pointee.row(part, ofChild: true))
      if let parent { alone += parent.pointee.mobility(link.pointee.row(part, ofChild: false)) }
      return alone
        * (link.pointee.mayCollide
          ? LoopClosures.collidingCompliance : LoopClosures.freeCompliance)
    }
    link.pointee.compliance = Triple(
      x: compliance(0), y: rows > 1 ? compliance(1) : 0, z: rows > 2 ? compliance(2) : 0)
  }
}
