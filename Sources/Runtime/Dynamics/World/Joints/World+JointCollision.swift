/// Bodies that a joint ties closely: they pass through each other.
///
/// A hinge, a weld or a slide whose anchor lies in or at both outlines asks for one thing, a
/// contact beside it for the opposite one: with the anchor on an edge they fight over every angle.
/// All other pairs that are tied collide; and whoever is asked to, either way, does what it is
/// asked.
extension World {
  /// Notes whether a new joint keeps its bodies from colliding, and ends what they have to do with
  /// each other.
  func disableCollision(_ index: Int32) {
    let joint = joints[index]
    joints[index].parts = separates(joint)
    guard joints[index].parts else { return }
    var edge = bodies[joint.bodyA].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      edge = contacts[contact].next(edge & 1)
      let isOwn =
        contacts[contact].bodyA == joint.bodyB || contacts[contact].bodyB == joint.bodyB
      if isOwn { destroyContact(contact) }
    }
    broadPhase.requestSearch()
  }

  /// Has the shapes of two bodies searched again, as their joint has gone or lets them collide from
  /// now on.
  func enableCollision(_ joint: Joint) {
    for body in [joint.bodyA, joint.bodyB] {
      var shape = bodies[body].firstShape
      while shape >= 0 {
        if shapes[shape].proxy >= 0 { noteMoved(shape) }
        shape = shapes[shape].nextShape
      }
    }
    broadPhase.requestSearch()
  }

  /// Changes whether the bodies of a joint collide.
  func setCollision(_ collision: Joint.Collision, of index: Int32) {
    let parted = joints[index].parts
    joints[index].collision = collision
    disableCollision(index)
    if parted && !joints[index].parts { enableCollision(joints[index]) }
    wake(joints[index].bodyA)
    wake(joints[index].bodyB)
  }

  /// Whether a joint between two bodies keeps them from colliding.
  @_optimize(speed)
  func areParted(_ a: Int32, _ b: Int32) -> Bool {
    guard bodies.base[Int(b)].firstJoint >= 0, b != World.ground, a != World.ground else {
      return false
    }
    var edge = bodies.base[Int(a)].firstJoint
    while edge >= 0 {
      let joint = joints.base + Int(edge >> 1)
      let other = edge & 1 == 0 ? joint.pointee.bodyB : joint.pointee.bodyA
      if other == b && joint.pointee.parts { return true }
      edge = joint.pointee.next(edge & 1)
    }
    return false
  }

  private func separates(_ joint: Joint) -> Bool {
    guard joint.bodyA != World.ground else { return false }
    switch joint.collision {
    case .always: return false
    case .never: return true
    case .unlessClose:
      if joint.kind == .distance && !joint.isRope && !joint.isSoft {
        // So short that they overlap at any angle.
        let depth = -outside(joint.anchorA, joint.bodyA) - outside(joint.anchorB, joint.bodyB)
        return joint.length < depth
      }
      guard joint.kind == .pin || joint.kind == .weld || joint.kind == .slide else { return false }
      let a = bodies[joint.bodyA].extent
      let b = bodies[joint.bodyB].extent
      let near = Double(a < b ? a : b)
      return outside(joint.anchorA, joint.bodyA) <= near
        && outside(joint.anchorB, joint.bodyB) <= near
    }
  }

  /// How far outside of a body's shapes a point is, as seen from the body's origin; not more
  /// inside.
  private func outside(_ point: Vector, _ body: Int32) -> Double {
    var least = Double.greatestFiniteMagnitude
    var index = bodies[body].firstShape
    while index >= 0 {
      let outline = outline(of: index)
      let distance =
        outline.isCircle
        ? (point - outline.vertices[0]).length - outline.radius
        : Separation.polygonAndPoint(outline, point).distance
      if distance < least { least = distance }
      index = shapes[index].nextShape
    }
    return least
  }
}
