/// Impacts: restitution, and contacts that are solved one by one.
///
/// An elastic pair that would meet within a sub-step turns round at its beginning, one contact
/// after the other, a corner only if it approaches: an impulse along one normal that turns a speed
/// v into one of the same size leaves the energy as it is, whatever the other contacts do. With gap
/// s, speed v and acceleration a along the normal, the surfaces would meet with w = √(v² − 2a·s)
/// and part with e·w. A pair that has that speed at the surface has u at the gap s,
///
///     u² = (e·w)² + 2a·s,
///
/// so that the height of a rebound depends neither on the step nor on where in it the impact falls.
/// A rebound that is lower than the gap (u² < 0) starts at the surface instead.
extension World {
  static let restitutionPasses = 5
  /// Rounds in which those that were turned round are looked at again.
  static let restitutionRounds = 8

  func pair(_ slot: Int) -> RestitutionPair {
    let c = restitutionContacts.base + slot
    return RestitutionPair(
      a: states.base + Int(c.pointee.bodyA), b: states.base + Int(c.pointee.bodyB), contact: c)
  }

  /// Carries an evaluated contact over into its place in the list.
  @_optimize(speed)
  func writeRestitutionContact(
    _ index: Int32, _ impulses: ContactImpulses, _ count: Int, _ separation1: Double,
    _ separation2: Double, between: Vector
  ) {
    let c = contacts.base + Int(index)
    let a = bodies.base + Int(c.pointee.bodyA)
    let b = bodies.base + Int(c.pointee.bodyB)
    let impact = restitutionContacts.base + Int(c.pointee.slot)
    let isFixed = a.pointee.kind != .dynamic || b.pointee.kind != .dynamic
    impact.pointee.bodyA = c.pointee.bodyA
    impact.pointee.bodyB = c.pointee.bodyB
    let (shareA, shareB) = c.pointee.massShares(a, b)
    impact.pointee.inverseMassA = shareA * a.pointee.inverseMass
    impact.pointee.inverseInertiaA = shareA * a.pointee.inverseInertia
    impact.pointee.inverseMassB = shareB * b.pointee.inverseMass
    impact.pointee.inverseInertiaB = shareB * b.pointee.inverseInertia
    impact.pointee.normalX = c.pointee.normalX
    impact.pointee.normalY = c.pointee.normalY
    impact.pointee.friction = c.pointee.friction
    impact.pointee.restitution = c.pointee.restitution
    impact.pointee.slop = c.pointee.slop
    impact.pointee.pushOutSpeed = c.pointee.pushOutSpeed
    impact.pointee.softness = isFixed ? fixedContactSoftness : contactSoftness
    impact.pointee.count = count
    impact.pointee.impulses = impulses
    impact.pointee.isFast = c.pointee.isFast
    impact.pointee.first = RestitutionPoint(
      ContactArms(
        c, bodies.base, states.base, between: between, armX: c.pointee.arm1X,
        armY: c.pointee.arm1Y, separation: separation1))
    impact.pointee.second =
      count > 1
      ? RestitutionPoint(
        ContactArms(
          c, bodies.base, states.base, between: between, armX: c.pointee.arm2X,
          armY: c.pointee.arm2Y, separation: separation2)) : RestitutionPoint()
    if restitutionContacts.stiffBodies.count > 0 && count > 0 { writeInertia(impact) }
  }

  /// Sees where fast pairs of the island at hand meet in this sub-step, and turns round what
  /// bounces.
  @_optimize(speed)
  func prepareRestitution() {
    // What was found in the first half of a fine sub-step stays.
    let first = Int32(truncatingIfNeeded: restitutionContacts.listed.count)
    restitutionContacts.moveFound(from: island.firstFound, count: island.foundCount)
    island.firstFound = first
    island.foundCount = Int32(truncatingIfNeeded: restitutionContacts.listed.count) &- first
    guard impactCount > 0 else { return }
    clearPoseCache()
    var hasElastic = false
    var place = 0
    while place < impactCount {
      let slot = impactSlot(place)
      place &+= 1
      guard let slot else { continue }
      let impact = restitutionContacts.base + slot
      // The impulse that turned a pair round must not be repeated in the next sub-step.
      if impact.pointee.hasBounced { impact.pointee.impulses = ContactImpulses() }
      impact.pointee.hasBounced = false
      impact.pointee.rebound1 = 0
      impact.pointee.rebound2 = 0
      if impact.pointee.restitution > 0 { hasElastic = true }
    }
    if hasElastic { beginFlights() }
    place = 0
    while place < impactCount {
      let slot = impactSlot(place)
      place &+= 1
      guard let slot else { continue }
      let impact = restitutionContacts.base + slot
      if impact.pointee.isFast || contacts[impact.pointee.contact].isFast {
        sweepFastPair(impact.pointee.contact)
      }
    }
    if hasElastic {
      bounceInOrder()
      restitute()
      endFlights()
    }
  }

  /// Begins the contacts of the island at hand that are near and have not bounced with their
  /// impulses of the last sub-step.
  @_optimize(speed)
  func warmStartRestitution() {
    island.firstNear = Int32(truncatingIfNeeded: restitutionContacts.near.count)
    var place = 0
    while place < impactCount {
      let slot = impactSlot(place)
      place &+= 1
      guard let slot else { continue }
      let impact = restitutionContacts.base + slot
      if impact.pointee.count > 0 {
        if !impact.pointee.hasBounced { warmStart(slot) }
        restitutionContacts.noteNear(Int32(truncatingIfNeeded: slot))
      }
    }
    island.nearCount = Int32(truncatingIfNeeded: restitutionContacts.near.count) &- island.firstNear
  }

  private func warmStart(_ slot: Int) {
    let pair = pair(slot)
    let held = pair.contact.pointee.impulses
    pair.applyImpulse(pair.contact.pointee.first, normal: held.normal1, tangent: held.tangent1)
    if pair.contact.pointee.count > 1 {
      pair.applyImpulse(pair.contact.pointee.second, normal: held.normal2, tangent: held.tangent2)
    }
  }

  /// Turns round what bounces. Who was turned may now meet others: they are looked at again.
  @_optimize(speed)
  private func restitute() {
    var round: Float = 1
    var changes = true
    while changes && round <= Float(World.restitutionRounds) {
      round += 1
      changes = false
      var place = 0
      while place < impactCount {
        let slot = impactSlot(place)
        place &+= 1
        guard let slot else { continue }
        let impact = restitutionContacts.base + slot
        guard impact.pointee.restitution > 0, !isInFlight(impact) else { continue }
        if round > 2 {
          let a = starts.base[Int(impact.pointee.bodyA)].turned
          let b = starts.base[Int(impact.pointee.bodyB)].turned
          guard a >= round - 1 || b >= round - 1 else { continue }
          let isFast = impact.pointee.isFast || contacts[impact.pointee.contact].isFast
          if isFast && !impact.pointee.hasBounced { sweepFastPair(impact.pointee.contact) }
        }
        guard impact.pointee.count > 0, applyRestitution(slot) else { continue }
        if impact.pointee.inverseMassA > 0 { starts.base[Int(impact.pointee.bodyA)].turned = round }
        if impact.pointee.inverseMassB > 0 { starts.base[Int(impact.pointee.bodyB)].turned = round }
        changes = true
      }
    }
  }

  /// Turns a pair round if it would meet; answers whether it did.
  @_optimize(speed)
  private func applyRestitution(_ slot: Int) -> Bool {
    let pair = pair(slot)
    let c = pair.contact
    let h = stepLength
    let rate = stepRate
    let one = rebound(&c.pointee.first, pair, h: h, rate: rate)
    let two =
      c.pointee.count > 1 ? rebound(&c.pointee.second, pair, h: h, rate: rate) : .none
    guard one.willBounce || two.willBounce else { return false }
    if one.shift < 0 || two.shift < 0 {
      let (x1, x2) = pair.solveBoth(one.shift, two.willBounce ? two.shift : one.shift)
      pair.applyShift(c.pointee.first, by: x1)
      if c.pointee.count > 1 { pair.applyShift(c.pointee.second, by: x2) }
      forgetPose(of: c.pointee.bodyA)
      forgetPose(of: c.pointee.bodyB)
    }
    let a = pair.a.pointee
    let b = pair.b.pointee
    applyRebound(pair, one.change, two.change)
    // Turned round when the sub-step began, not by a force within it.
    turn(Int(c.pointee.bodyA), pair.a.pointee, a)
    turn(Int(c.pointee.bodyB), pair.b.pointee, b)
    return true
  }

  /// Changes the normal speeds for good.
  func applyRebound(_ pair: RestitutionPair, _ r1: Float, _ r2: Float) {
    let c = pair.contact
    if !c.pointee.hasBounced { c.pointee.impulses = ContactImpulses() }
    c.pointee.hasBounced = true
    c.pointee.noteImpulse()
    applyNormalImpulses(pair, r1, r2)
    c.pointee.rebound1 = c.pointee.impulses.normal1
    c.pointee.rebound2 = c.pointee.impulses.normal2
  }

  @inline(__always) private func turn(_ body: Int, _ after: BodyState, _ before: BodyState) {
    let start = starts.base + body
    start.pointee.velocityX += after.velocityX - before.velocityX
    start.pointee.velocityY += after.velocityY - before.velocityY
    start.pointee.angularVelocity += after.angularVelocity - before.angularVelocity
  }

  /// The normal speed when the sub-step began.
  @inline(__always) func initialNormalSpeed(_ p: RestitutionPoint, _ c: RestitutionContact) -> Float
  {
    let a = starts[c.bodyA]
    let b = starts[c.bodyB]
    return c.normalX * (b.velocityX - a.velocityX) + c.normalY * (b.velocityY - a.velocityY)
      + (b.angularVelocity * p.normalArmB - a.angularVelocity * p.normalArmA)
  }

  /// Demand of a bounce on a point: a change of its normal speed, and of its gap if that is
  /// negative.
  private struct Rebound {
    var willBounce = false
    var change: Float = 0
    var shift: Float = 0

    static var none: Rebound { Rebound() }
  }

  @_optimize(speed)
  private func rebound(
    _ p: inout RestitutionPoint, _ pair: RestitutionPair, h: Float, rate: Float
  ) -> Rebound {
    let c = pair.contact.pointee
    let v = initialNormalSpeed(p, c)
    let after = pair.normalSpeed(p)
    p.lag = pair.a.pointee.unconstrained * pair.b.pointee.unconstrained * 0.5 * (after - v)
    let a = (after - v) * rate
    let measured = pair.separation(p)
    let s = measured > 0 ? measured : 0
    // A fast pair counts as met when it is as near as the slop.
    guard s + 0.5 * h * (v + after) < (c.isFast ? c.slop : 0) else { return .none }
    let w = (v * v - 2 * a * s).squareRoot()
    // A pair that neither approaches nor is accelerated never meets.
    guard w > 0, v < 0 || a != 0 else { return .none }
    let time = v < 0 ? 2 * s / (w - v) : (v + w) / -a
    let rest = time < h ? h - time : 0
    let rebound = c.restitution * w
    // One that falls back within the sub-step is rest.
    guard rebound + a * rest > 0, rebound > h * a.magnitude, rebound > 10 * c.slop else {
      return .none
    }
    let square = rebound * rebound + 2 * a * s
    let speed = square > 0 ? square.squareRoot() : rebound
    let gap = square > 0 ? s : 0
    return Rebound(willBounce: true, change: speed - v, shift: gap - s)
  }

  /// Solves the contacts that are near, in several passes unless rounds over all contacts follow.
  @_optimize(speed)
  func solveRestitution(usesBias: Bool, isFollowed: Bool) {
    // A pass that changes nothing ends the passes.
    var passes = isFollowed ? 1 : usesBias ? World.restitutionPasses : 2
    while passes > 0 && solveRestitutionAgain(usesBias: usesBias) > 0 { passes &-= 1 }
  }

  /// One pass; returns the greatest change of a normal speed, in slops a second.
  @_optimize(speed)
  func solveRestitutionAgain(usesBias: Bool) -> Float {
    let states = states.base
    let restitutionContacts = restitutionContacts.base
    let list = nearRestitutionContacts.base
    let count = nearRestitutionContacts.count
    let rate = stepRate
    var greatest: Float = 0
    var index = 0
    while index < count {
      let impact = restitutionContacts + Int(list[index])
      index &+= 1
      let pair = RestitutionPair(
        a: states + Int(impact.pointee.bodyA), b: states + Int(impact.pointee.bodyB),
        contact: impact)
      let change = solvePoint(pair, rate: rate, usesBias: usesBias)
      if change > greatest { greatest = change }
    }
    return greatest
  }

  /// Impulses that change the normal speeds by the given amounts, none of them pulling. A point
  /// that nothing is asked of gets none: held at its speed while it opens, it would gain energy.
  @_optimize(speed)
  private func applyNormalImpulses(_ pair: RestitutionPair, _ r1: Float, _ r2: Float) {
    let c = pair.contact
    var (x1, x2) = r1 > 0 && r2 > 0 ? pair.solveBoth(r1, r2) : (-1, -1)
    if x1 < 0 || x2 < 0 {
      x1 = r1 > 0 && r1 >= r2 ? r1 * c.pointee.first.normalMass : 0
      x2 = r2 > 0 && r2 > r1 && c.pointee.count > 1 ? r2 * c.pointee.second.normalMass : 0
    }
    c.pointee.impulses.normal1 += x1
    c.pointee.impulses.normal2 += x2
    pair.applyImpulse(c.pointee.first, normal: x1, tangent: 0)
    if c.pointee.count > 1 { pair.applyImpulse(c.pointee.second, normal: x2, tangent: 0) }
    var velocities = RestitutionVelocities(pair)
    solveFriction(c, &velocities)
    velocities.store(in: pair)
  }

  /// Returns how much it changed the normal speeds, in slops a second: rounds are judged by that, as
  /// those of blocks are.
  @_optimize(speed)
  private func solvePoint(_ pair: RestitutionPair, rate: Float, usesBias: Bool) -> Float {
    let c = pair.contact
    var velocities = RestitutionVelocities(pair)
    solveFriction(c, &velocities)
    if c.pointee.count < 2 {
      solvePoint(
        &c.pointee.first, &c.pointee.impulses.normal1, above: c.pointee.rebound1, pair, &velocities,
        rate: rate, usesBias: usesBias)
    } else if !solveBothPoints(pair, &velocities, rate: rate, usesBias: usesBias) {
      solvePoint(
        &c.pointee.first, &c.pointee.impulses.normal1, above: c.pointee.rebound1, pair, &velocities,
        rate: rate, usesBias: usesBias)
      solvePoint(
        &c.pointee.second, &c.pointee.impulses.normal2, above: c.pointee.rebound2, pair,
        &velocities, rate: rate, usesBias: usesBias)
    }
    velocities.store(in: pair)
    let pressed = c.pointee.impulses.normal1 + c.pointee.impulses.normal2
    if pressed > c.pointee.rebound1 + c.pointee.rebound2 {
      c.pointee.noteImpulse()
      pair.a.pointee.unconstrained = 0
      pair.b.pointee.unconstrained = 0
    }
    return velocities.change * (c.pointee.inverseMassA + c.pointee.inverseMassB) / c.pointee.slop
  }

  /// Both points at once, as in `ContactBlock.solveNormals`: one after the other they would turn
  /// what hits flat, and whatever it lies on would answer to that. Returns whether it could be done
  /// without pulling.
  ///
  /// With m = 1 / k of either point and k their coupling, K⁻¹ is
  ///
  ///     (m₁, −k·m₁·m₂; −k·m₁·m₂, m₂) / (1 − k²·m₁·m₂).
  @inline(__always) private func solveBothPoints(
    _ pair: RestitutionPair, _ velocities: inout RestitutionVelocities, rate: Float, usesBias: Bool
  ) -> Bool {
    let c = pair.contact
    let total1 = c.pointee.impulses.normal1
    let total2 = c.pointee.impulses.normal2
    let least1 = c.pointee.rebound1
    let least2 = c.pointee.rebound2
    if !usesBias && (total1 == least1 || total2 == least2) { return false }
    let mass1 = c.pointee.first.normalMass
    let mass2 = c.pointee.second.normalMass
    let shared = c.pointee.coupling * mass1 * mass2
    let determinant = 1 - c.pointee.coupling * shared
    guard determinant > 1e-3 else { return false }
    let row1 = c.pointee.normalRow(c.pointee.first)
    let row2 = c.pointee.normalRow(c.pointee.second)
    let bias1 = bias(c.pointee.first, pair, rate: rate, usesBias: usesBias)
    let wanted1 = -(velocities.speed(row1) + bias1)
    let bias2 = bias(c.pointee.second, pair, rate: rate, usesBias: usesBias)
    let wanted2 = -(velocities.speed(row2) + bias2)
    let scale = 1 / determinant
    let impulse1 = total1 + scale * (mass1 * wanted1 - shared * wanted2)
    let impulse2 = total2 + scale * (mass2 * wanted2 - shared * wanted1)
    guard impulse1 >= least1 && impulse2 >= least2 else { return false }
    velocities.push(row1, impulse1 - total1, c)
    velocities.push(row2, impulse2 - total2, c)
    c.pointee.impulses.normal1 = impulse1
    c.pointee.impulses.normal2 = impulse2
    return true
  }

  @inline(__always) private func solvePoint(
    _ p: inout RestitutionPoint, _ total: inout Float, above least: Float, _ pair: RestitutionPair,
    _ velocities: inout RestitutionVelocities, rate: Float, usesBias: Bool
  ) {
    // The relaxation only takes back; the move has made the gap another one.
    if !usesBias && total == least { return }
    let c = pair.contact
    let row = c.pointee.normalRow(p)
    let speed = velocities.speed(row) + bias(p, pair, rate: rate, usesBias: usesBias)
    let wanted = total - p.normalMass * speed
    let impulse = wanted > least ? wanted : least
    velocities.push(row, impulse - total, c)
    total = impulse
  }

  /// The speed at which a point may close, or by which it has to open if that is negative.
  @inline(__always) private func bias(
    _ p: RestitutionPoint, _ pair: RestitutionPair, rate: Float, usesBias: Bool
  ) -> Float {
    let c = pair.contact
    let s = pair.separation(p)
    if s > 0 { return s * rate - p.lag }
    guard usesBias && s + c.pointee.slop < 0 else { return 0 }
    // Rigid: what gave way here would be lifted again elsewhere, and a pile gain energy by it.
    let deep = c.pointee.softness.biasRate * (s + c.pointee.slop)
    return deep < -c.pointee.pushOutSpeed ? -c.pointee.pushOutSpeed : deep
  }

  @inline(__always) private func solveFriction(
    _ c: UnsafeMutablePointer<RestitutionContact>, _ velocities: inout RestitutionVelocities
  ) {
    guard c.pointee.friction > 0 else { return }
    solveFriction(
      c.pointee.first, c.pointee.impulses.normal1, &c.pointee.impulses.tangent1, c, &velocities)
    if c.pointee.count > 1 {
      solveFriction(
        c.pointee.second, c.pointee.impulses.normal2, &c.pointee.impulses.tangent2, c,
        &velocities)
    }
  }

  @inline(__always) private func solveFriction(
    _ p: RestitutionPoint, _ normal: Float, _ total: inout Float,
    _ c: UnsafeMutablePointer<RestitutionContact>, _ velocities: inout RestitutionVelocities
  ) {
    let row = c.pointee.tangentRow(p)
    let limit = c.pointee.friction * normal
    let wanted = total - p.tangentMass * velocities.speed(row)
    let impulse = wanted > limit ? limit : wanted < -limit ? -limit : wanted
    velocities.applyImpulse(row, impulse - total, c)
    total = impulse
  }
}
