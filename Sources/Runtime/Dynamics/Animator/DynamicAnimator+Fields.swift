/// Fields: their accelerations, turning and braking, added to the items before each sub-step.
extension DynamicAnimator {
  /// To be called before each sub-step.
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
    guard world.bodies[body].kind == .dynamic, world.mass(of: body) > 0 else { return }
    // Items that have come since the last rebuild have none yet.
    let load = index < loads.count ? loads[index] : ItemLoad()
    var sum = Vector.zero
    var turning = 0.0
    var braking = 0.0
    // Asked halfway through the step, a field of places gives back what it takes: half a drift, a
    // kick, half a drift is leapfrog, and no orbit gains or loses energy.
    let velocity = world.velocity(of: body)
    let probe = FieldBehavior.Probe(
      position: world.origin(of: body) + velocity * (0.5 * World.jointStep), velocity: velocity,
      mass: world.mass(of: body), charge: load.charge,
      time: Double(world.subStepCount) / Double(World.stepsPerSecond))
    for field in fields where field.has(record.item) {
      if field.kind == .custom {
        let offset = probe.position - field.position
        if field.region.contains(offset), let fieldEvaluator {
          let force = fieldEvaluator.force(of: field, on: record.item, probe)
          // Anything may have happened meanwhile, but records stay until the next rebuild.
          guard index < records.count, records[index].item == record.item,
            records[index].body == body
          else { return }
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
          world.setVelocity(velocity, angularVelocity: world.angularVelocity(of: body), of: body)
        }
      }
    }
    if turning != 0 || braking != 0 {
      let push = load.force * (1 / probe.mass)
      sum += steered(body, load.acceleration + push + sum, turning, braking)
    }
    accelerate(body, by: load, field: sum)
  }

  /// Returns the acceleration that has the effect of turning and braking in this sub-step.
  ///
  /// Half a kick of all other accelerations, the turn and the braking for a whole step, half a kick
  /// (Boris, *Relativistic Plasma Simulation: Optimization of a Hybrid Code*, 1970). The turn is
  /// the Cayley one, by 2·arctan(ωh/2): it keeps the speed at any rate. dv/dt = −k·v² leaves v/(1 +
  /// k·v·h).
  private func steered(
    _ body: Int32, _ acceleration: Vector, _ turning: Double, _ braking: Double
  ) -> Vector {
    let h = World.jointStep
    let model = world.bodies.model(of: body)
    let gain = Double(model.linearGain)
    guard gain > 0 else { return .zero }
    let kick = acceleration * gain
    let start = world.velocity(of: body) * Double(model.linearDecay)
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
