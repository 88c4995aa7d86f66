/// Arms, separation and effective masses of one contact point.
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
    let bx = Float(Double(armX) + between.dx)
    let by = Float(Double(armY) + between.dy)
    let indexA = Int(c.pointee.bodyA)
    let indexB = Int(c.pointee.bodyB)
    let both = PairedArms(
      bodies + indexA, bodies + indexB, x: SIMD4(armX, armX, bx, bx),
      y: SIMD4(armY, armY, by, by), normalX: c.pointee.normalX, normalY: c.pointee.normalY,
      separations: SIMD2(Float(separation), 0),
      moved: World.displacements(states + indexA, states + indexB),
      shares: c.pointee.massShares(bodies + indexA, bodies + indexB), areTwo: false)
    normalArmA = both.normal.x
    normalArmB = both.normal.z
    tangentArmA = both.tangentA
    tangentArmB = both.tangentB
    self.separation = both.separation1
    // One by one: of a division of two lanes the processor does four, and the others are 0 / 0.
    let moves = both.stiffness.x > 0
    normalMass = moves ? Float(1).divided(by: both.stiffness.x) : 0
    tangentMass = moves ? Float(1).divided(by: both.stiffness.z) : 0
  }
}

/// Arms, separations and effective masses of both points of a contact at once.
struct PairedArms {
  typealias Float4 = SIMD4<Float>

  /// Arm × normal: of A to the first and the second point, then of B.
  var normal: Float4
  /// Arm × tangent of A and of B, to the middle between the points.
  var tangentA: Float
  var tangentB: Float
  var separation1: Float
  var separation2: Float
  /// J·M⁻¹·Jᵀ of the first and the second normal and of the tangent, and its inverse.
  var stiffness: Float4
  var mass: Float4
  /// The element of J·M⁻¹·Jᵀ that couples the two normals.
  var coupling: Float

  /// - Parameters:
  ///   - x, y: from A's centre of mass to the first and the second point.
  ///   - between: from B's centre of mass to A's.
  ///   - moved: the `displacements` of the pair.
  ///   - shares: its `massShares`.
  @inline(__always) init(
    _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, x: SIMD2<Double>,
    y: SIMD2<Double>, between: Vector, moved: Float4, shares: (a: Float, b: Float),
    _ manifold: Manifold
  ) {
    let farX: SIMD2<Double> = x + SIMD2(all: between.dx)
    let farY: SIMD2<Double> = y + SIMD2(all: between.dy)
    self.init(
      a, b, x: SIMD4(x, farX), y: SIMD4(y, farY), normalX: Float(manifold.normal.dx),
      normalY: Float(manifold.normal.dy),
      separations: SIMD2(Float(manifold.separations.x), Float(manifold.separations.y)),
      moved: moved, shares: shares, areTwo: manifold.count > 1)
  }

  /// - Parameters:
  ///   - x, y: from A's centre of mass to the first and the second point, then from B's.
  @inline(__always) init(
    _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, x: Float4, y: Float4,
    normalX nx: Float, normalY ny: Float, separations: SIMD2<Float>, moved: Float4,
    shares: (a: Float, b: Float), areTwo: Bool
  ) {
    normal = x * Float4(all: ny) - y * Float4(all: nx)
    // The tangent is (−ny, nx): an arm × it is the arm · normal.
    let tangent: Float4 = x * Float4(all: nx) + y * Float4(all: ny)
    tangentA = areTwo ? 0.5 * (tangent.x + tangent.y) : tangent.x
    tangentB = areTwo ? 0.5 * (tangent.z + tangent.w) : tangent.z
    let inverseMass = shares.a * a.pointee.inverseMass + shares.b * b.pointee.inverseMass
    let ia = shares.a * a.pointee.inverseInertia
    let ib = shares.b * b.pointee.inverseInertia
    let weighted: Float4 = Float4(ia, ia, ib, ib) * normal
    let n: Float4 = weighted * normal
    stiffness =
      Float4(all: inverseMass) + Float4(n.x, n.y, ia * tangentA * tangentA, 0)
      + Float4(n.z, n.w, ib * tangentB * tangentB, 0)
    // Nobody moves where it is 0.
    mass = stiffness.x > 0 ? Float4(all: 1) / stiffness : .none
    coupling = inverseMass + weighted.x * normal.y + weighted.z * normal.w
    let opened = nx * moved.x + ny * moved.y
    separation1 = separations.x - opened - (moved.w * normal.z - moved.z * normal.x)
    separation2 = separations.y - opened - (moved.w * normal.w - moved.z * normal.y)
  }
}

extension Contact {
  private static let greatestMassRatio: Float = 100

  /// By how much the inverse masses of a pair count less.
  ///
  /// One that lies under something very much heavier is driven to and fro between that and what it
  /// lies on: each round gives it the wrong speed, less by the ratio of the masses alone. So it
  /// counts as a hundredth of the heavier one. Who bounces, or has only just been hit, counts as
  /// what it is: energy would come from it.
  @inline(__always) func massShares(
    _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>
  ) -> (a: Float, b: Float) {
    guard isTouching, restitution == 0 else { return (1, 1) }
    let mostA = Contact.greatestMassRatio * b.pointee.inverseMass
    let mostB = Contact.greatestMassRatio * a.pointee.inverseMass
    return (
      mostA > 0 && a.pointee.inverseMass > mostA ? mostA.divided(by: a.pointee.inverseMass) : 1,
      mostB > 0 && b.pointee.inverseMass > mostB ? mostB.divided(by: b.pointee.inverseMass) : 1
    )
  }
}
