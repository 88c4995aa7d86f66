/// What a contact point needs to know of its two bodies.
struct ContactArms {
  var normalArmA: Float
  var normalArmB: Float
  var tangentArmA: Float
  var tangentArmB: Float
  /// Relative to the reference poses: what the bodies moved since is taken out.
  var separation: Float
  /// The inverse of J·M⁻¹·Jᵀ of the normal and of that of the tangent.
  var normalMass: Float
  var tangentMass: Float

  @_optimize(speed)
  init(
    _ c: UnsafeMutablePointer<Contact>, _ bodies: UnsafeMutablePointer<Body>,
    _ states: UnsafeMutablePointer<BodyState>, between: Vector, armX: Float, armY: Float,
    separation: Double
  ) {
    let both = PairedArms(
      c, bodies, states, between: between, arms: SIMD4(armX, armY, armX, armY),
      separations: SIMD2(all: separation))
    normalArmA = both.normal.x
    normalArmB = both.normal.z
    tangentArmA = both.tangent.x
    tangentArmB = both.tangent.z
    self.separation = both.separation1
    normalMass = both.mass.x
    tangentMass = both.mass.z
  }
}

/// The same of both points of a contact at once.
struct PairedArms {
  typealias Lanes = SIMD4<Float>

  /// Arm × normal and arm × tangent: of A to the first and the second point, then of B.
  var normal: Lanes
  var tangent: Lanes
  var separation1: Float
  var separation2: Float
  /// J·M⁻¹·Jᵀ of both normals, then of both tangents, and its inverse.
  var stiffness: Lanes
  var mass: Lanes
  /// The element of J·M⁻¹·Jᵀ that couples the two normals.
  var coupling: Float
  private let inverseMass: Float
  private let inverseInertiaA: Float
  private let inverseInertiaB: Float

  /// - Parameters:
  ///   - between: from B's centre of mass to A's.
  ///   - arms: from A's centre of mass to the first and the second point.
  @inline(__always) init(
    _ c: UnsafeMutablePointer<Contact>, _ bodies: UnsafeMutablePointer<Body>,
    _ states: UnsafeMutablePointer<BodyState>, between: Vector, arms: Lanes,
    separations: SIMD2<Double>
  ) {
    let nx = c.pointee.normalX
    let ny = c.pointee.normalY
    let a = bodies + Int(c.pointee.bodyA)
    let b = bodies + Int(c.pointee.bodyB)
    let way = SIMD2(between.dx, between.dy)
    let first: SIMD2<Double> = SIMD2(Double(arms.x), Double(arms.y)) + way
    let second: SIMD2<Double> = SIMD2(Double(arms.z), Double(arms.w)) + way
    let x = Lanes(arms.x, arms.z, Float(first.x), Float(second.x))
    let y = Lanes(arms.y, arms.w, Float(first.y), Float(second.y))
    // The tangent is (−ny, nx): an arm × it is the arm · normal.
    normal = x * Lanes(all: ny) - y * Lanes(all: nx)
    tangent = x * Lanes(all: nx) + y * Lanes(all: ny)
    inverseMass = a.pointee.inverseMass + b.pointee.inverseMass
    let ia = a.pointee.inverseInertia
    let ib = b.pointee.inverseInertia
    inverseInertiaA = ia
    inverseInertiaB = ib
    let inertia = Lanes(ia, ia, ib, ib)
    let weighted: Lanes = inertia * normal
    let n: Lanes = weighted * normal
    let t: Lanes = inertia * tangent * tangent
    stiffness =
      Lanes(all: inverseMass) + Lanes(n.x, n.y, t.x, t.y) + Lanes(n.z, n.w, t.z, t.w)
    // Nobody moves where it is 0.
    mass = stiffness.x > 0 ? Lanes(all: 1) / stiffness : .none
    coupling = inverseMass + weighted.x * normal.y + weighted.z * normal.w
    let sa = states + Int(c.pointee.bodyA)
    let sb = states + Int(c.pointee.bodyB)
    let moved =
      nx * (sb.pointee.movedX - sa.pointee.movedX) + ny * (sb.pointee.movedY - sa.pointee.movedY)
    let ta = sa.pointee.turned
    let tb = sb.pointee.turned
    separation1 = Float(separations.x) - moved - (tb * normal.z - ta * normal.x)
    separation2 = Float(separations.y) - moved - (tb * normal.w - ta * normal.y)
  }

  /// 1 / (J·M⁻¹·Jᵀ) of the tangent for other arms.
  @inline(__always) func tangentMass(_ armA: Float, _ armB: Float) -> Float {
    let stiffness = inverseMass + inverseInertiaA * armA * armA + inverseInertiaB * armB * armB
    return stiffness > 0 ? 1 / stiffness : 0
  }
}
