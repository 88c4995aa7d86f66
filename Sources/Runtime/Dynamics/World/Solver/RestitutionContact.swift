/// A contact that is solved alone: it bounces, moves fast, or found no colour.
struct RestitutionContact {
  var contact: Int32
  var bodyA: Int32 = 0
  var bodyB: Int32 = 0
  var inverseMassA: Float = 0
  var inverseInertiaA: Float = 0
  var inverseMassB: Float = 0
  var inverseInertiaB: Float = 0
  var normalX: Float = 0
  var normalY: Float = 0
  var friction: Float = 0
  var restitution: Float = 0
  var slop: Float = 0
  var pushOutSpeed: Float = 0
  var softness = Softness.rigid
  var count = 0
  var first = RestitutionPoint()
  var second = RestitutionPoint()
  var impulses = ContactImpulses()
  var isFast = false
  /// Whether the pair was turned round in this sub-step.
  var hasBounced = false
  /// Its impulses in this collision interval, at whose end it counts as touching.
  private(set) var blow = Blow.none
  /// Whether it had an impulse in the interval before.
  var hadImpulseBefore = false
  /// When it meets next in this sub-step, as a part of it; infinite if it does not.
  var nextTime = Float.infinity
  /// Impulses that turned the pair round: the solver takes back nothing of them.
  var rebound1: Float = 0
  var rebound2: Float = 0

  init(contact: Int32) { self.contact = contact }

  /// Whether a contact has had an impulse, and whether its touch has been reported by then.
  enum Blow: UInt8 { case none, unreported, reported }

  var hadImpulse: Bool { blow != .none }

  mutating func noteImpulse() {
    if blow == .none { blow = .unreported }
  }

  mutating func noteReport() { blow = .reported }

  /// Ends a collision interval.
  mutating func endInterval() {
    hadImpulseBefore = hadImpulse
    blow = .none
  }

  /// Whether a blow from a snapshot is one of the cases.
  mutating func hasBlow() -> Bool { Soundness.isCase(&blow, below: 3) }

  @inline(__always) func normalRow(_ p: RestitutionPoint) -> RestitutionRow {
    RestitutionRow(x: normalX, y: normalY, armA: p.normalArmA, armB: p.normalArmB)
  }

  @inline(__always) func tangentRow(_ p: RestitutionPoint) -> RestitutionRow {
    RestitutionRow(x: -normalY, y: normalX, armA: p.tangentArmA, armB: p.tangentArmB)
  }

  /// The off-diagonal element of J·M⁻¹·Jᵀ for the two normals.
  @inline(__always) var coupling: Float {
    inverseMassA + inverseMassB + inverseInertiaA * first.normalArmA * second.normalArmA
      + inverseInertiaB * first.normalArmB * second.normalArmB
  }
}

struct RestitutionPoint {
  var normalArmA: Float = 0
  var normalArmB: Float = 0
  var tangentArmA: Float = 0
  var tangentArmB: Float = 0
  var separation: Float = 0
  var normalMass: Float = 0
  var tangentMass: Float = 0
  /// Half of what the sub-step's forces added to the speed: smooth motion lags behind by it.
  var lag: Float = 0

  init() {}

  init(_ arms: ContactArms) {
    normalArmA = arms.normalArmA
    normalArmB = arms.normalArmB
    tangentArmA = arms.tangentArmA
    tangentArmB = arms.tangentArmB
    separation = arms.separation
    normalMass = arms.normalMass
    tangentMass = arms.tangentMass
  }
}

/// The velocities of the two bodies of an impact, lent from the store for one contact.
struct RestitutionPair {
  let a: UnsafeMutablePointer<BodyState>
  let b: UnsafeMutablePointer<BodyState>
  let contact: UnsafeMutablePointer<RestitutionContact>

  @inline(__always) func normalSpeed(_ p: RestitutionPoint) -> Float {
    let c = contact.pointee
    return c.normalX * (b.pointee.velocityX - a.pointee.velocityX)
      + c.normalY * (b.pointee.velocityY - a.pointee.velocityY)
      + (b.pointee.angularVelocity * p.normalArmB - a.pointee.angularVelocity * p.normalArmA)
  }

  @inline(__always) func separation(_ p: RestitutionPoint) -> Float {
    let c = contact.pointee
    return p.separation + c.normalX * (b.pointee.movedX - a.pointee.movedX)
      + c.normalY * (b.pointee.movedY - a.pointee.movedY)
      + (b.pointee.turned * p.normalArmB - a.pointee.turned * p.normalArmA)
  }

  @inline(__always) func applyImpulse(_ p: RestitutionPoint, normal: Float, tangent: Float) {
    let c = contact.pointee
    let px = normal * c.normalX - tangent * c.normalY
    let py = normal * c.normalY + tangent * c.normalX
    a.pointee.velocityX -= c.inverseMassA * px
    a.pointee.velocityY -= c.inverseMassA * py
    a.pointee.angularVelocity -=
      c.inverseInertiaA * (normal * p.normalArmA + tangent * p.tangentArmA)
    b.pointee.velocityX += c.inverseMassB * px
    b.pointee.velocityY += c.inverseMassB * py
    b.pointee.angularVelocity +=
      c.inverseInertiaB * (normal * p.normalArmB + tangent * p.tangentArmB)
  }

  /// Moves the bodies apart along the normal without giving them speed.
  @inline(__always) func applyShift(_ p: RestitutionPoint, by amount: Float) {
    let c = contact.pointee
    a.pointee.movedX -= c.inverseMassA * amount * c.normalX
    a.pointee.movedY -= c.inverseMassA * amount * c.normalY
    a.pointee.turned -= c.inverseInertiaA * amount * p.normalArmA
    b.pointee.movedX += c.inverseMassB * amount * c.normalX
    b.pointee.movedY += c.inverseMassB * amount * c.normalY
    b.pointee.turned += c.inverseInertiaB * amount * p.normalArmB
  }

  /// Solves K·x = r for the two normals; the second alone is 0 where K is nearly singular.
  @inline(__always) func solveBoth(_ r1: Float, _ r2: Float) -> (Float, Float) {
    let c = contact.pointee
    guard c.count > 1, c.second.normalMass > 0, c.first.normalMass > 0 else {
      return (r1 * c.first.normalMass, 0)
    }
    let k11 = Float(1).divided(by: c.first.normalMass)
    let k22 = Float(1).divided(by: c.second.normalMass)
    let k12 = c.coupling
    let determinant = k11 * k22 - k12 * k12
    guard determinant > 1e-3 * k11 * k22 else {
      return r1 > r2 ? (r1 * c.first.normalMass, 0) : (0, r2 * c.second.normalMass)
    }
    return ((k22 * r1 - k12 * r2) / determinant, (k11 * r2 - k12 * r1) / determinant)
  }
}

/// The direction of an impulse, and its arms about both centres of mass.
struct RestitutionRow {
  var x: Float
  var y: Float
  var armA: Float
  var armB: Float
}

/// The velocities of the two bodies of an impact, copied for the solve of one contact: in the table
/// they would be written and read again after every impulse.
struct RestitutionVelocities {
  private var aX: Float
  private var aY: Float
  private var aAngularVelocity: Float
  private var bX: Float
  private var bY: Float
  private var bAngularVelocity: Float
  /// Sum of the magnitudes of the impulses along the normal so far.
  private(set) var change: Float = 0

  @inline(__always) init(_ pair: RestitutionPair) {
    aX = pair.a.pointee.velocityX
    aY = pair.a.pointee.velocityY
    aAngularVelocity = pair.a.pointee.angularVelocity
    bX = pair.b.pointee.velocityX
    bY = pair.b.pointee.velocityY
    bAngularVelocity = pair.b.pointee.angularVelocity
  }

  @inline(__always) func store(in pair: RestitutionPair) {
    pair.a.pointee.velocityX = aX
    pair.a.pointee.velocityY = aY
    pair.a.pointee.angularVelocity = aAngularVelocity
    pair.b.pointee.velocityX = bX
    pair.b.pointee.velocityY = bY
    pair.b.pointee.angularVelocity = bAngularVelocity
  }

  @inline(__always) func speed(_ row: RestitutionRow) -> Float {
    row.x * (bX - aX) + row.y * (bY - aY)
      + (bAngularVelocity * row.armB - aAngularVelocity * row.armA)
  }

  /// Applies an impulse along the normal.
  @inline(__always) mutating func push(
    _ row: RestitutionRow, _ impulse: Float, _ c: UnsafeMutablePointer<RestitutionContact>
  ) {
    change += impulse.magnitude
    applyImpulse(row, impulse, c)
  }

  @inline(__always) mutating func applyImpulse(
    _ row: RestitutionRow, _ impulse: Float, _ c: UnsafeMutablePointer<RestitutionContact>
  ) {
    let x = impulse * row.x
    let y = impulse * row.y
    aX -= c.pointee.inverseMassA * x
    aY -= c.pointee.inverseMassA * y
    aAngularVelocity -= c.pointee.inverseInertiaA * (impulse * row.armA)
    bX += c.pointee.inverseMassB * x
    bY += c.pointee.inverseMassB * y
    bAngularVelocity += c.pointee.inverseInertiaB * (impulse * row.armB)
  }
}
