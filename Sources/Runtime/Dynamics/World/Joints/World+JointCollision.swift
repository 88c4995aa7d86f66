/// Bodies that a hinge or a weld joins at a point inside both of them.
///
/// They overlap at any angle: a contact would push them apart with all its force for ever, against a
/// joint that never gives way. Such two pass through each other; all others that are tied collide.
extension World {
  /// Notes whether a new joint joins within, and ends what its bodies have to do with each other.
  func disableCollision(_ index: Int32) {
    let joint = joints[index]
    joints[index].disablesCollision =
      (joint.kind == .pin || joint.kind == .weld) && joint.bodyA != World.ground
      && isWithin(joint.anchorA, joint.bodyA) && isWithin(joint.anchorB, joint.bodyB)
    guard joints[index].disablesCollision else { return }
    var edge = bodies[joint.bodyA].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      edge = contacts[contact].next(edge & 1)
      let isOwn =
        contacts[contact].bodyA == joint.bodyB || contacts[contact].bodyB == joint.bodyB
      if isOwn { destroyContact(contact) }
    }
    needsPairSearch = true
  }

  /// The joint has gone.
  func enableCollision(_ joint: Joint) {
    for body in [joint.bodyA, joint.bodyB] {
      var shape = bodies[body].firstShape
      while shape >= 0 {
        if shapes[shape].proxy >= 0 { movedShapes.append(shape) }
        shape = shapes[shape].nextShape
      }
    }
    needsPairSearch = true
  }

  @_optimize(speed)
  func isCollisionDisabled(_ a: Int32, _ b: Int32) -> Bool {
    guard bodies.base[Int(b)].firstJoint >= 0, b != World.ground, a != World.ground else {
      return false
    }
    var edge = bodies.base[Int(a)].firstJoint
    while edge >= 0 {
      let joint = joints.base + Int(edge >> 1)
      let other = edge & 1 == 0 ? joint.pointee.bodyB : joint.pointee.bodyA
      if other == b && joint.pointee.disablesCollision { return true }
      edge = joint.pointee.next(edge & 1)
    }
    return false
  }

  /// Whether a point, as seen from the origin of a body, lies clearly inside one of its shapes.
  private func isWithin(_ point: Vector, _ body: Int32) -> Bool {
    var index = bodies[body].firstShape
    while index >= 0 {
      let outline = outline(of: index)
      var depth = outline.radius
      if outline.isCircle {
        depth -= (point - outline.vertices[0]).length
      } else {
        var side = 0
        var outside = -Double.greatestFiniteMagnitude
        while side < outline.count {
          let beyond = outline.normals[side].dot(point - outline.vertices[side])
          if beyond > outside { outside = beyond }
          side += 1
        }
        depth -= outside
      }
      if depth > 0.02 * Double(bodies[body].inradius) { return true }
      index = shapes[index].nextShape
    }
    return false
  }
}
