/// Springs of points and angles, and springs that share a body.
extension World {
  /// Solves springs that share a body. Each has its closed form under the acceleration that
  /// everything else brings about, other springs included: they start with what they did in the
  /// last sub-step, and the first ones are solved again when the last are known.
  @_optimize(speed)
  func solveSharedSprings() {
    let list = singleJoints.base
    let count = singleJoints.count
    var index = 0
    while index < count {
      let joint = joints.base + Int(list[index])
      index &+= 1
      if joint.pointee.isShared { solve(joint, usesBias: true) }
    }
  }

  /// The step of a spring, by how the bodies go that can move.
  @_optimize(speed)
  @inline(never)
  func springStep(of joint: UnsafeMutablePointer<Joint>) -> SpringStep {
    let isSmooth = isUnconstrained(joint.pointee.bodyA) && isUnconstrained(joint.pointee.bodyB)
    let spring = isFine ? joint.pointee.fineSpring : joint.pointee.spring
    return isSmooth ? spring : spring.ofRigidMotion(step: jointStep)
  }

  /// Whether only smooth forces act on a body, or none do at all.
  @inline(__always) func isUnconstrained(_ body: Int32) -> Bool {
    states.base[Int(body)].unconstrained != 0 || bodies.base[Int(body)].inverseMass == 0
  }

  /// Acceleration along a direction that the velocities already contain.
  @_optimize(speed)
  func gained(
    _ joint: UnsafeMutablePointer<Joint>, _ pair: JointPair
  ) -> (velocity: Vector, angularVelocity: Double) {
    let a = starts.base[Int(joint.pointee.bodyA)]
    let b = starts.base[Int(joint.pointee.bodyB)]
    let armA = joint.pointee.armA
    let armB = joint.pointee.armB
    let angularVelocityA = pair.inertiaA > 0 ? Double(a.angularVelocity) : pair.angularVelocityA
    let angularVelocityB = pair.inertiaB > 0 ? Double(b.angularVelocity) : pair.angularVelocityB
    let startA =
      pair.massA > 0
      ? Vector(dx: Double(a.velocityX), dy: Double(a.velocityY)) + joint.pointee.anchorVelocity
      : pair.velocityA
    let startB =
      pair.massB > 0 ? Vector(dx: Double(b.velocityX), dy: Double(b.velocityY)) : pair.velocityB
    let start = startB + angularVelocityB * armB.turned - startA - angularVelocityA * armA.turned
    let rate = jointRate
    return (
      rate * (pair.anchorSpeed(armA, armB) - start),
      rate
        * ((pair.angularVelocityB - pair.angularVelocityA) - (angularVelocityB - angularVelocityA))
    )
  }

  /// Springs in x and y, each exact by itself: no axis pulls another aside.
  @_optimize(speed)
  func springPoint(
    _ joint: UnsafeMutablePointer<Joint>, _ pair: inout JointPair, _ acceleration: Vector
  ) {
    let armA = joint.pointee.armA
    let armB = joint.pointee.armB
    let spring = springStep(of: joint)
    let change =
      spring.position * joint.pointee.error + spring.acceleration * acceleration
      - (1 - spring.velocity) * pair.anchorSpeed(armA, armB)
    let impulse = pair.impulse(for: change, armA, armB)
    joint.pointee.reaction = impulse
    if joint.pointee.isShared { joint.pointee.linear = impulse }
    pair.applyImpulse(impulse, armA, armB)
  }

  /// Solves springs in x and y, and one in the angle.
  @_optimize(speed)
  func solveTarget(_ joint: UnsafeMutablePointer<Joint>) {
    var pair = JointPair(joint, self)
    pair.applyImpulse(-joint.pointee.linear, joint.pointee.armA, joint.pointee.armB)
    pair.applyAngularImpulse(-joint.pointee.angular)
    let spring = springStep(of: joint)
    let acceleration = gained(joint, pair)
    springPoint(joint, &pair, acceleration.velocity)
    let turning =
      spring.position * joint.pointee.angleError + spring.acceleration
      * acceleration.angularVelocity
      - (1 - spring.velocity) * (pair.angularVelocityB - pair.angularVelocityA)
    joint.pointee.reactionTurn = joint.pointee.angleMass * turning
    if joint.pointee.isShared { joint.pointee.angular = joint.pointee.reactionTurn }
    pair.applyAngularImpulse(joint.pointee.reactionTurn)
    pair.store(joint, self)
  }
}
