/// What fields do in every step.
extension DynamicAnimator {
  func applyFields() {
    guard !fields.isEmpty else { return }
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 && records[index].group < 0 { applyFields(to: index) }
      index += 1
    }
  }

  private func applyFields(to index: Int32) {
    let record = records[index]
    let body = record.body
    guard world.bodies[body].kind == .dynamic, world.bodies[body].mass > 0 else { return }
    var sum = Vector.zero
    var turning = 0.0
    var braking = 0.0
    // Asked halfway through the step, a field of places gives back what it takes: half a drift, a
    // kick, half a drift is leapfrog, and no orbit gains or loses energy.
    let velocity = world.velocity(of: body)
    let probe = FieldBehavior.Probe(
      position: world.origin(of: body) + velocity * (0.5 * World.jointStep), velocity: velocity,
      mass: world.bodies[body].mass, charge: record.properties.charge,
      time: Double(world.subStepCount) / Double(World.stepsPerSecond))
    for field in fields where field.items.contains(record.item) {
      if field.kind == .custom {
        let offset = probe.position - field.position
        if field.region.contains(offset), let fieldEvaluator {
          let force = fieldEvaluator.force(of: field, on: record.item, probe)
          // Anything may have happened meanwhile, but records stay until the next rebuild.
          guard index < records.count, records[index].item == record.item else { return }
          // N to pt/s² for the reference item, as a push.
          if force.isFinite { sum += force * (PushBehavior.unit / probe.mass) }
        }
        continue
      }
      switch field.effect(on: probe) {
      case .none: break
      case .acceleration(let acceleration): sum += acceleration
      case .turning(let rate): turning += rate
      case .braking(let rate): braking += rate
      case .velocity(let velocity):
        if velocity != probe.velocity {
          world.setVelocity(velocity, spin: world.spin(of: body), of: body)
        }
      }
    }
    if turning != 0 || braking != 0 { sum += steered(index, sum, turning, braking) }
    accelerate(index, field: sum)
  }

  /// What turning and braking add, as an acceleration that leads to the velocity they leave.
  ///
  /// Half a kick of all other accelerations, the turn and the braking for a whole step, half a kick
  /// (Boris 1970). The turn is the Cayley one, by 2·arctan(ωh/2): it keeps the speed at any rate.
  /// dv/dt = −k·v² leaves v/(1 + k·v·h).
  private func steered(
    _ index: Int32, _ others: Vector, _ turning: Double, _ braking: Double
  ) -> Vector {
    let record = records[index]
    let h = World.jointStep
    let drive = world.drives[record.body]
    let gain = Double(drive.linearGain)
    guard gain > 0 else { return .zero }
    let kick =
      (record.acceleration + record.force * (1 / world.bodies[record.body].mass) + others) * gain
    let start = world.velocity(of: record.body) * Double(drive.linearDecay)
    var velocity = start + 0.5 * kick
    let t = 0.5 * turning * h
    let scale = 1 / (1 + t * t)
    velocity = Vector(
      dx: scale * ((1 - t * t) * velocity.dx + 2 * t * velocity.dy),
      dy: scale * ((1 - t * t) * velocity.dy - 2 * t * velocity.dx))
    let loss = braking * velocity.length * h
    // A field of negative strength drives on; it cannot do so without end within a step.
    velocity = velocity * (1 / (loss > -0.5 ? 1 + loss : 0.5))
    return (velocity + 0.5 * kick - start - kick) * (1 / gain)
  }
}

/// Computes the force of custom fields, in newtons of the reference item.
protocol DynamicFieldEvaluator: AnyObject {
  func force(of field: FieldBehavior, on item: Int32, _ probe: FieldBehavior.Probe) -> Vector
}
