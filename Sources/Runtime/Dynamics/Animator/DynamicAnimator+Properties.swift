/// Properties that behaviours give to items, in the units of the world.
extension DynamicAnimator {
  /// Hands the properties that behaviors have set to the bodies of a record.
  func applyProperties(of index: Int32) {
    let body = records[index].body
    let p = gathering[index].properties
    var shape = world.bodies[body].firstShape
    var changesMass = false
    while shape >= 0 {
      if world.surface(of: shape).density != p.density {
        world.setSurface(of: shape) { $0.density = p.density }
        changesMass = true
      }
      world.setMaterial(
        friction: Float(p.friction), restitution: Float(p.elasticity), of: shape)
      world.setFilter(
        itemBits: gathering[index].itemBits, boundaryBits: gathering[index].boundaryBits,
        of: shape)
      shape = world.shapes[shape].nextShape
    }
    let isAccelerating = p.isAnchored && world.bodies[body].kind == .kinematic
    if !isAccelerating { world.setKind(p.isAnchored ? .fixed : .dynamic, of: body) }
    if changesMass {
      world.updateMass(of: body)
      world.wake(body)
    }
    world.setAllowsRotation(p.allowsRotation, of: body)
    if isAccelerating { return }
    world.setDrag(p.resistance, angular: p.angularResistance, of: body)
    let load = gathering[index].load
    if load.torque != 0 { noteTurningPush() }
    accelerate(body, by: load, field: .zero)
  }

  /// Gravity, pushes and what a field adds, as one acceleration of the body.
  func accelerate(_ index: Int32, by load: ItemLoad, field: Vector) {
    let mass = world.mass(of: index)
    let inertia = world.inertia(of: index)
    guard mass > 0 else { return }
    let push = load.force * (1 / mass)
    let angularAcceleration = inertia > 0 ? load.torque.divided(by: inertia) : 0
    world.setAcceleration(
      load.acceleration + push + field, angular: angularAcceleration, of: index)
  }
}
