/// Two bodies of a joint, taken out of the store for one solve.
struct JointPair {
  var velocityA: Vector
  var velocityB: Vector
  var angularVelocityA: Double
  var angularVelocityB: Double
  let massA: Double
  let massB: Double
  let inertiaA: Double
  let inertiaB: Double

  @inline(__always) init(_ joint: UnsafeMutablePointer<Joint>, _ world: World) {
    let a = world.states.base + Int(joint.pointee.bodyA)
    let b = world.states.base + Int(joint.pointee.bodyB)
    let bodyA = world.bodies.base + Int(joint.pointee.bodyA)
    let bodyB = world.bodies.base + Int(joint.pointee.bodyB)
    velocityA = Vector(dx: Double(a.pointee.velocityX), dy: Double(a.pointee.velocityY))
    velocityB = Vector(dx: Double(b.pointee.velocityX), dy: Double(b.pointee.velocityY))
    velocityA += joint.pointee.anchorVelocity
    angularVelocityA = Double(a.pointee.angularVelocity)
    angularVelocityB = Double(b.pointee.angularVelocity)
    massA = Double(bodyA.pointee.inverseMass)
    massB = Double(bodyB.pointee.inverseMass)
    inertiaA = Double(bodyA.pointee.inverseInertia)
    inertiaB = Double(bodyB.pointee.inverseInertia)
  }

  @inline(__always) func store(_ joint: UnsafeMutablePointer<Joint>, _ world: World) {
    JointPair.store(
      velocityA, angularVelocityA, velocityB, angularVelocityB, joint, world,
      movesA: massA > 0 || inertiaA > 0, movesB: massB > 0 || inertiaB > 0)
  }

  /// Numbers that go by registers need not wait until a pair is in memory.
  @_optimize(speed)
  @inline(never) private static func store(
    _ velocityA: Vector, _ spinA: Double, _ velocityB: Vector, _ spinB: Double,
    _ joint: UnsafeMutablePointer<Joint>, _ world: World, movesA: Bool, movesB: Bool
  ) {
    // Whether the solve led to velocities that there can be; NaN is none.
    let linear = velocityA.dx.magnitude + velocityA.dy.magnitude + velocityB.dx.magnitude
    guard linear + velocityB.dy.magnitude + spinA.magnitude + spinB.magnitude < 1e12 else {
      return joint.pointee.forget()
    }
    if movesA {
      let a = world.states.base + Int(joint.pointee.bodyA)
      let velocity = velocityA - joint.pointee.anchorVelocity
      a.pointee.velocityX = Float(velocity.dx)
      a.pointee.velocityY = Float(velocity.dy)
      a.pointee.angularVelocity = Float(spinA)
    }
    if movesB {
      let b = world.states.base + Int(joint.pointee.bodyB)
      b.pointee.velocityX = Float(velocityB.dx)
      b.pointee.velocityY = Float(velocityB.dy)
      b.pointee.angularVelocity = Float(spinB)
    }
  }

  /// Velocity of B's anchor as seen from A's.
  @inline(__always) func anchorSpeed(_ armA: Vector, _ armB: Vector) -> Vector {
    velocityB + angularVelocityB * armB.turned - velocityA - angularVelocityA * armA.turned
  }

  @inline(__always) mutating func applyImpulse(_ impulse: Vector, _ armA: Vector, _ armB: Vector) {
    velocityA -= massA * impulse
    angularVelocityA -= inertiaA * armA.cross(impulse)
    velocityB += massB * impulse
    angularVelocityB += inertiaB * armB.cross(impulse)
  }

  @inline(__always) mutating func applyAngularImpulse(_ impulse: Double) {
    angularVelocityA -= inertiaA * impulse
    angularVelocityB += inertiaB * impulse
  }

  /// The impulse that changes the relative velocity of the anchors by `change`.
  @inline(__always) func impulse(for change: Vector, _ armA: Vector, _ armB: Vector) -> Vector {
    let m = massA + massB
    let k11 = m + inertiaA * armA.dy * armA.dy + inertiaB * armB.dy * armB.dy
    let k12 = -inertiaA * armA.dx * armA.dy - inertiaB * armB.dx * armB.dy
    let k22 = m + inertiaA * armA.dx * armA.dx + inertiaB * armB.dx * armB.dx
    let determinant = k11 * k22 - k12 * k12
    guard determinant > 0 else { return .zero }
    return Vector(
      dx: (k22 * change.dx - k12 * change.dy) / determinant,
      dy: (k11 * change.dy - k12 * change.dx) / determinant)
  }

  /// 1 / (J·M⁻¹·Jᵀ) along a direction.
  @inline(__always) func mass(along direction: Vector, _ armA: Vector, _ armB: Vector) -> Double {
    let a = armA.cross(direction)
    let b = armB.cross(direction)
    let k = massA + massB + inertiaA * a * a + inertiaB * b * b
    return k > 0 ? 1.0.divided(by: k) : 0
  }
}
