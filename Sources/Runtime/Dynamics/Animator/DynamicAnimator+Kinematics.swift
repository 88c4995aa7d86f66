/// Anchored items that the host moves: in the next frame they go evenly to where they are wanted.
extension DynamicAnimator {
  /// Greatest move in a frame that is made by a velocity, pt. A longer one, above 6,000 pt/s,
  /// places the item and carries along nothing that it touches.
  static let farthestKinematicMove = 100.0

  /// Sends an anchored item somewhere; answers whether it can go there.
  func send(
    _ body: Int32, to center: Point, _ rotation: Double, velocity: Vector, angularVelocity: Double
  ) -> Bool {
    guard world.bodies[body].kind != .dynamic else { return false }
    let way = center - world.origin(of: body)
    let turn = rotation - world.angle(of: body)
    let reach = way.length + turn.magnitude * Double(world.bodies[body].extent)
    if reach > DynamicAnimator.farthestKinematicMove || (way == .zero && turn == 0) {
      kinematicTargets.remove(body)
    }
    guard reach <= DynamicAnimator.farthestKinematicMove else { return false }
    if way == .zero && turn == 0 {
      world.setKinematicVelocity(body, velocity: velocity, angularVelocity: angularVelocity)
    } else {
      kinematicTargets.set(
        KinematicTarget(
          body: body, center: center, rotation: rotation, velocity: velocity,
          angularVelocity: angularVelocity))
    }
    setNeedsTick()
    return true
  }

  /// Before the steps of a frame: whoever is sent gets the velocity that brings it there.
  func startKinematicMoves(steps: Int) {
    let rate = Double(World.stepsPerSecond) / Double(steps)
    for index in 0..<kinematicTargets.count {
      let target = kinematicTargets[index]
      guard world.bodies[target.body].kind != .dynamic else { continue }
      let pose = world.pose(of: target.body)
      let rotation = Rotation(angle: target.rotation)
      let end = target.center + rotation.apply(world.bodies[target.body].localCenter)
      world.setKinematicVelocity(
        target.body, velocity: (end - pose.position) * rate,
        angularVelocity: (target.rotation - world.angle(of: target.body)) * rate)
    }
  }

  func endKinematicMoves() {
    for index in 0..<kinematicTargets.count {
      let target = kinematicTargets[index]
      guard world.bodies[target.body].kind == .kinematic else { continue }
      world.placeKinematic(target.body, at: target.center, angle: target.rotation)
      world.setKinematicVelocity(
        target.body, velocity: target.velocity, angularVelocity: target.angularVelocity)
    }
    kinematicTargets.removeAll()
  }
}
