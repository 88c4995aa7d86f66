/// Forces that depend on the velocity, over a whole step.
extension DynamicAnimator {
  /// What turning and braking add, as an acceleration that leads to the velocity they leave.
  ///
  /// Half a kick of all other accelerations, the turn and the braking for a whole step, half a kick
  /// (Boris 1970). The turn is the Cayley one, by 2·arctan(ωh/2): it keeps the speed at any rate.
  /// dv/dt = −k·v² leaves v/(1 + k·v·h).
  func steered(
    _ body: Int32, _ acceleration: Vector, _ turning: Double, _ braking: Double
  ) -> Vector {
    let h = World.jointStep
    let model = world.models[world.drives[body].model]
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
