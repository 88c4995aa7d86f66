extension World {
  static let jointStep = 1.0 / Double(stepsPerSecond)
  static let softJoints = Softness(hertz: 60, dampingRatio: 2, step: jointStep)
  /// Softness of rods and ropes that are iterated. A net swings by what all of them give way
  /// together, many times slower than one of them: only a ratio far above 1 damps that.
  static let softRods = Softness(hertz: 70, dampingRatio: 40, step: jointStep)
  /// Over-relaxation of rods and ropes, which carries a load through a net in fewer passes (SOR;
  /// Young, *Iterative Methods for Solving Partial Difference Equations of Elliptic Type*, 1950).
  static let jointOverRelaxation = 1.5
  private static let fewestNetJoints = 32
  /// Whether so many joints are iterated that no few passes solve them.
  private var isNet: Bool { loopJoints.count + blockRodCount > World.fewestNetJoints }

  /// Arms, errors and masses of the sub-step, and the impulses of the last one.
  @_optimize(speed)
  func prepareJoints() {
    var number = 0
    while enterAssembly(number) {
      number &+= 1
      let list = singleJoints.base
      let count = singleJoints.count
      var index = 0
      while index < count {
        prepare(joints.base + Int(list[index]))
        index &+= 1
      }
      prepareBlockJoints()
      prepareJointTrees()
    }
  }

  @_optimize(speed)
  func solveJoints(usesBias: Bool) {
    var number = 0
    while enterAssembly(number) {
      number &+= 1
      solveAssembly(usesBias: usesBias)
    }
    if !usesBias && number > 0 { island.hasCurrentRows = true }
  }

  @_optimize(speed)
  @inline(never) private func solveAssembly(usesBias: Bool) {
    let list = singleJoints.base
    let count = singleJoints.count
    var index = 0
    while index < count {
      solve(joints.base + Int(list[index]), usesBias: usesBias)
      index &+= 1
    }
    if usesBias && assembly.hasSharedSprings { solveSharedSprings() }
    solveBlockJoints(usesBias: usesBias)
    if isIterated { solveLoops(usesBias: usesBias) }
    if !usesBias { updateRows() }
    solveJointTrees(usesBias: usesBias, isFirst: usesBias, tolerance: -1)
  }

  @_optimize(speed)
  func solve(_ joint: UnsafeMutablePointer<Joint>, usesBias: Bool) {
    switch joint.pointee.kind {
    case .distance: solveDistance(joint, usesBias: usesBias)
    case .pin: solvePin(joint, usesBias: usesBias)
    case .weld: solveWeld(joint, usesBias: usesBias)
    case .slide: solveSlide(joint, usesBias: usesBias)
    case .target: if usesBias { solveTarget(joint) }
    }
  }

  @_optimize(speed)
  private func prepare(_ joint: UnsafeMutablePointer<Joint>) {
    updateArms(of: joint, pose(of: joint.pointee.bodyA), pose(of: joint.pointee.bodyB))
    measure(joint)
    let armA = joint.pointee.armA
    let armB = joint.pointee.armB
    var pair = JointPair(joint, self)
    let k = pair.inertiaA + pair.inertiaB
    joint.pointee.angleMass = k > 0 ? 1.0.divided(by: k) : 0
    switch joint.pointee.kind {
    case .distance:
      joint.pointee.axialMass = pair.mass(along: joint.pointee.direction, armA, armB)
      if !joint.pointee.isSoft || joint.pointee.isShared {
        pair.applyImpulse(joint.pointee.axial * joint.pointee.direction, armA, armB)
      }
    case .pin:
      if !joint.pointee.isSoft && (joint.pointee.hasRange || joint.pointee.frictionTorque > 0) {
        // A torque also turns about the anchor, which the point's own impulse brings about: with
        // u = iA·armA⊥ + iB·armB⊥ the angle gives way by k − u·K⁻¹·u, not by k.
        let u = pair.inertiaA * armA.turned + pair.inertiaB * armB.turned
        let less = k - u.dot(pair.impulse(for: u, armA, armB))
        // Passes over single rows end only with factors below 2 (SOR): with long arms the point,
        // which is soft, does not take back what the torque overdoes.
        if k > 0 { joint.pointee.angleMass = less > k / 1.5 ? 1 / less : 1.5 / k }
      }
      pair.applyImpulse(joint.pointee.linear, armA, armB)
      pair.applyAngularImpulse(joint.pointee.friction + joint.pointee.lower - joint.pointee.upper)
    case .slide:
      let axis = joint.pointee.direction
      joint.pointee.axialMass = pair.mass(along: axis, armA, armB)
      let along = joint.pointee.lower - joint.pointee.upper
      let across = joint.pointee.linear.dx
      pair.applyImpulse(along * axis + across * axis.turned, armA, armB)
      pair.applyAngularImpulse(joint.pointee.angular)
    case .weld, .target:
      pair.applyImpulse(joint.pointee.linear, armA, armB)
      pair.applyAngularImpulse(joint.pointee.angular)
    }
    pair.store(joint, self)
  }

  /// Computes the errors of a joint, after `updateArms`.
  @_optimize(speed)
  func measure(_ joint: UnsafeMutablePointer<Joint>) {
    let between = joint.pointee.error
    let a = bodies.base + Int(joint.pointee.bodyA)
    let b = bodies.base + Int(joint.pointee.bodyB)
    // Items that were put far apart are drawn together, not shot at each other.
    let size = a.pointee.extent + b.pointee.extent
    let most = 0.5 * Double(size)
    let distance = between.length
    if distance > most && !joint.pointee.isSoft {
      joint.pointee.error = between * (most / distance)
    }
    if joint.pointee.kind != .distance {
      joint.pointee.angleError =
        angle(of: joint.pointee.bodyB) - angle(of: joint.pointee.bodyA)
        - joint.pointee.referenceAngle
      if joint.pointee.kind != .pin && !joint.pointee.isSoft {
        joint.pointee.angleError = limited(joint.pointee.angleError, to: 0.5)
      }
    }
    if joint.pointee.kind == .distance {
      let lack = distance - joint.pointee.length
      let isLimited = !joint.pointee.isSoft && lack.magnitude > most
      joint.pointee.axialError = isLimited ? (lack > 0 ? most : -most) : lack
    } else if joint.pointee.kind == .slide {
      let axis = joint.pointee.direction
      joint.pointee.axialError = axis.dot(between)
      // A spring has its closed form at any length.
      if !joint.pointee.isSoft {
        joint.pointee.error = limited(between.dot(axis.turned), to: most) * axis.turned
      }
    }
  }

  @inline(__always) private func limited(_ value: Double, to most: Double) -> Double {
    value > most ? most : value < -most ? -most : value
  }

  /// Computes the arms, the vector from A's anchor to B's as an error, and the direction of a rod
  /// or slide, where the bodies are.
  @_optimize(speed)
  func updateArms(
    of joint: UnsafeMutablePointer<Joint>, _ poseA: Pose, _ poseB: Pose
  ) {
    let a = bodies.base + Int(joint.pointee.bodyA)
    let b = bodies.base + Int(joint.pointee.bodyB)
    let armA = poseA.rotation.apply(joint.pointee.anchorA - a.pointee.localCenter)
    let armB = poseB.rotation.apply(joint.pointee.anchorB - b.pointee.localCenter)
    let between = (poseB.position - poseA.position) + (armB - armA)
    joint.pointee.armA = armA
    joint.pointee.armB = armB
    joint.pointee.error = between
    switch joint.pointee.kind {
    case .distance:
      let length = between.length
      if length > 0 { joint.pointee.direction = between * (1 / length) }
    case .slide:
      // The line goes with A, so its arm on A reaches to B's anchor.
      joint.pointee.armA = armA + between
      joint.pointee.direction = poseA.rotation.apply(joint.pointee.axis)
    case .pin, .weld, .target: break
    }
  }

  @_optimize(speed)
  private func solveDistance(_ joint: UnsafeMutablePointer<Joint>, usesBias: Bool) {
    let armA = joint.pointee.armA
    let armB = joint.pointee.armB
    let direction = joint.pointee.direction
    var pair = JointPair(joint, self)
    if joint.pointee.isSoft {
      guard usesBias else { return }
      if joint.pointee.isShared { pair.applyImpulse(-joint.pointee.axial * direction, armA, armB) }
      let speed = pair.anchorSpeed(armA, armB).dot(direction)
      let spring = springStep(of: joint)
      let acceleration = gained(joint, pair).velocity.dot(direction)
      let change =
        spring.position * joint.pointee.axialError + spring.acceleration * acceleration
        - (1 - spring.velocity) * speed
      let axial = joint.pointee.axialMass * change
      let impulse = axial * direction
      joint.pointee.reaction = impulse
      if joint.pointee.isShared { joint.pointee.axial = axial }
      pair.applyImpulse(impulse, armA, armB)
      pair.store(joint, self)
      return
    }
    let speed = pair.anchorSpeed(armA, armB).dot(direction)
    var bias = 0.0
    var massScale = 1.0
    var impulseScale = 0.0
    let error = joint.pointee.axialError
    if joint.pointee.isRope && error < 0 {
      bias = error * jointRate
    } else if usesBias {
      let softness = isNet ? World.softRods : World.softJoints
      bias = Double(softness.biasRate) * error
      massScale = Double(softness.massScale)
      impulseScale = Double(softness.impulseScale)
    }
    let before = joint.pointee.axial
    let change = joint.pointee.axialMass * massScale * (speed + bias) + impulseScale * before
    var impulse = before - (isNet ? World.jointOverRelaxation : 1) * change
    if joint.pointee.isRope && impulse > 0 { impulse = 0 }
    joint.pointee.axial = impulse
    pair.applyImpulse((impulse - before) * direction, armA, armB)
    pair.store(joint, self)
  }

  /// Keeps an angle within its range; the impulses do not pull.
  @_optimize(speed)
  private func solveRange(
    _ joint: UnsafeMutablePointer<Joint>, _ pair: inout JointPair, angle: Double, usesBias: Bool
  ) {
    guard joint.pointee.hasRange else { return }
    let mass = joint.pointee.angleMass
    let low = limitImpulse(
      angle - joint.pointee.lowerLimit, pair.angularVelocityB - pair.angularVelocityA, mass,
      joint.pointee.lower, usesBias)
    pair.applyAngularImpulse(low - joint.pointee.lower)
    joint.pointee.lower = low
    let high = limitImpulse(
      joint.pointee.upperLimit - angle, pair.angularVelocityA - pair.angularVelocityB, mass,
      joint.pointee.upper, usesBias)
    pair.applyAngularImpulse(joint.pointee.upper - high)
    joint.pointee.upper = high
  }

  @inline(__always) private func limitImpulse(
    _ room: Double, _ speed: Double, _ mass: Double, _ before: Double, _ usesBias: Bool
  ) -> Double {
    var bias = 0.0
    var massScale = 1.0
    var impulseScale = 0.0
    if room > 0 {
      bias = room * jointRate
    } else if usesBias {
      bias = Double(World.softJoints.biasRate) * room
      massScale = Double(World.softJoints.massScale)
      impulseScale = Double(World.softJoints.impulseScale)
    }
    let impulse = before - mass * massScale * (speed + bias) - impulseScale * before
    return impulse > 0 ? impulse : 0
  }

  @_optimize(speed)
  private func solvePoint(
    _ joint: UnsafeMutablePointer<Joint>, _ pair: inout JointPair, usesBias: Bool
  ) {
    let armA = joint.pointee.armA
    let armB = joint.pointee.armB
    var change = -pair.anchorSpeed(armA, armB)
    var scale = 0.0
    if usesBias {
      let softness = World.softJoints
      change -= Double(softness.biasRate) * joint.pointee.error
      change = Double(softness.massScale) * change
      scale = Double(softness.impulseScale)
    }
    let impulse = pair.impulse(for: change, armA, armB) - scale * joint.pointee.linear
    joint.pointee.linear += impulse
    pair.applyImpulse(impulse, armA, armB)
  }

  @_optimize(speed)
  private func solveAngle(
    _ joint: UnsafeMutablePointer<Joint>, _ pair: inout JointPair, usesBias: Bool
  ) {
    var change = pair.angularVelocityA - pair.angularVelocityB
    var scale = 0.0
    if usesBias {
      let softness = World.softJoints
      change -= Double(softness.biasRate) * joint.pointee.angleError
      change *= Double(softness.massScale)
      scale = Double(softness.impulseScale)
    }
    let impulse = joint.pointee.angleMass * change - scale * joint.pointee.angular
    joint.pointee.angular += impulse
    pair.applyAngularImpulse(impulse)
  }

  @_optimize(speed)
  private func solvePin(_ joint: UnsafeMutablePointer<Joint>, usesBias: Bool) {
    var pair = JointPair(joint, self)
    if joint.pointee.frictionTorque > 0 {
      let limit = joint.pointee.frictionTorque * jointStep
      let before = joint.pointee.friction
      let wanted =
        before + joint.pointee.angleMass * (pair.angularVelocityA - pair.angularVelocityB)
      let impulse = wanted > limit ? limit : wanted < -limit ? -limit : wanted
      joint.pointee.friction = impulse
      pair.applyAngularImpulse(impulse - before)
    }
    solveRange(joint, &pair, angle: joint.pointee.angleError, usesBias: usesBias)
    if joint.pointee.isSoft {
      if usesBias {
        pair.applyImpulse(-joint.pointee.linear, joint.pointee.armA, joint.pointee.armB)
        springPoint(joint, &pair, gained(joint, pair).velocity)
      }
    } else {
      solvePoint(joint, &pair, usesBias: usesBias)
    }
    pair.store(joint, self)
  }

  @_optimize(speed)
  private func solveWeld(_ joint: UnsafeMutablePointer<Joint>, usesBias: Bool) {
    guard !joint.pointee.isSoft else {
      if usesBias { solveTarget(joint) }
      return
    }
    var pair = JointPair(joint, self)
    solveAngle(joint, &pair, usesBias: usesBias)
    solvePoint(joint, &pair, usesBias: usesBias)
    pair.store(joint, self)
  }

  @_optimize(speed)
  private func solveSlide(_ joint: UnsafeMutablePointer<Joint>, usesBias: Bool) {
    var pair = JointPair(joint, self)
    let axis = joint.pointee.direction
    let armA = joint.pointee.armA
    let armB = joint.pointee.armB
    let mass = joint.pointee.axialMass
    if joint.pointee.hasRange {
      let place = joint.pointee.axialError
      let low = limitImpulse(
        place - joint.pointee.lowerLimit, pair.anchorSpeed(armA, armB).dot(axis), mass,
        joint.pointee.lower, usesBias)
      pair.applyImpulse((low - joint.pointee.lower) * axis, armA, armB)
      joint.pointee.lower = low
      let high = limitImpulse(
        joint.pointee.upperLimit - place, -pair.anchorSpeed(armA, armB).dot(axis), mass,
        joint.pointee.upper, usesBias)
      pair.applyImpulse((joint.pointee.upper - high) * axis, armA, armB)
      joint.pointee.upper = high
    }
    solveAngle(joint, &pair, usesBias: usesBias)
    let across = axis.turned
    var change = -pair.anchorSpeed(armA, armB).dot(across)
    var scale = 0.0
    if usesBias {
      let softness = World.softJoints
      change -= Double(softness.biasRate) * joint.pointee.error.dot(across)
      change *= Double(softness.massScale)
      scale = Double(softness.impulseScale)
    }
    let impulse =
      pair.mass(along: across, armA, armB) * change - scale * joint.pointee.linear.dx
    joint.pointee.linear.dx += impulse
    pair.applyImpulse(impulse * across, armA, armB)
    pair.store(joint, self)
  }
}
