/// Impacts at their time, and contacts of what moves fast.
///
/// An impact inside a sub-step is taken apart: with gap s, speed v and acceleration a along the
/// normal, the surfaces meet at τ, where s + v·τ + ½a·τ² = 0, with speed w = √(v² − 2a·s). They
/// part with e·w, so that at the end of the sub-step h the speed is e·w + a·(h − τ) and the gap
/// e·w·(h − τ) + ½a·(h − τ)². The impulse leads to that speed, a shift after the move to that gap:
/// the height of a rebound depends neither on the step nor on where in it the impact falls.
extension World {
  static let restitutionPasses = 5

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
    impact.pointee.inverseMassA = a.pointee.inverseMass
    impact.pointee.inverseInertiaA = a.pointee.inverseInertia
    impact.pointee.inverseMassB = b.pointee.inverseMass
    impact.pointee.inverseInertiaB = b.pointee.inverseInertia
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
    impact.pointee.gapLimit = .greatestFiniteMagnitude
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
  }

  /// Looks ahead over the sub-step: where do fast pairs meet, and which contacts will bounce?
  @_optimize(speed)
  func prepareRestitution() {
    nearRestitutionContacts.removeAll()
    guard restitutionContacts.count > 0 else { return }
    clearPoseCache()
    var slot = 0
    while slot < restitutionContacts.count {
      let impact = restitutionContacts.base + slot
      let contact = impact.pointee.contact
      // What it took to turn a pair round must not be repeated in the next sub-step.
      if impact.pointee.hasBounced { impact.pointee.impulses = ContactImpulses() }
      if contacts[contact].isFast { sweepFastPair(contact) }
      impact.pointee.willBounce = false
      impact.pointee.hasBounced = false
      if impact.pointee.count > 0 {
        predictBounce(slot)
        let pair = pair(slot)
        if impact.pointee.willBounce {
          impact.pointee.impulses = ContactImpulses()
        } else {
          let held = impact.pointee.impulses
          pair.applyImpulse(impact.pointee.first, normal: held.normal1, tangent: held.tangent1)
          if impact.pointee.count > 1 {
            pair.applyImpulse(impact.pointee.second, normal: held.normal2, tangent: held.tangent2)
          }
        }
      }
      nearRestitutionContacts.append(
        Int32(truncatingIfNeeded: slot), when: impact.pointee.count > 0)
      slot &+= 1
    }
  }

  @_optimize(speed)
  private func predictBounce(_ slot: Int) {
    let impact = restitutionContacts.base + slot
    guard impact.pointee.restitution > 0 else { return }
    let pair = pair(slot)
    let one = predictRestitution(&impact.pointee.first, pair)
    let two = impact.pointee.count > 1 && predictRestitution(&impact.pointee.second, pair)
    impact.pointee.willBounce = one || two
  }

  /// The normal speed when the sub-step began.
  @inline(__always) func initialNormalSpeed(_ p: RestitutionPoint, _ c: RestitutionContact) -> Float
  {
    let a = starts[c.bodyA]
    let b = starts[c.bodyB]
    return c.normalX * (b.velocityX - a.velocityX) + c.normalY * (b.velocityY - a.velocityY)
      + (b.angularVelocity * p.normalArmB - a.angularVelocity * p.normalArmA)
  }

  /// Whether the point hits hard enough to bounce; sets its goals either way.
  @_optimize(speed)
  private func predictRestitution(_ p: inout RestitutionPoint, _ pair: RestitutionPair) -> Bool {
    let h = World.subStep
    let c = pair.contact.pointee
    let v = initialNormalSpeed(p, c)
    let after = pair.normalSpeed(p)
    p.lag = pair.a.pointee.unconstrained * pair.b.pointee.unconstrained * 0.5 * (after - v)
    let a = (after - v) * World.inverseSubStep
    let measured = pair.separation(p)
    let s = measured > 0 ? measured : 0
    // Without an impact the point goes on as it does.
    p.goalSpeed = after
    p.goalGap = s + h * v + 0.5 * h * h * a
    // A fast pair counts as met when it is as near as the slop.
    guard p.goalGap < (c.isFast ? c.slop : 0) else { return false }
    let w = (v * v - 2 * a * s).squareRoot()
    guard w > 0 else { return false }
    let time = v < 0 ? 2 * s / (w - v) : (v + w) / -a
    let rest = time < h ? h - time : 0
    let rebound = c.restitution * w
    let speed = rebound + a * rest
    // A rebound that falls back within the sub-step is rest.
    guard speed > 0, rebound > h * a.magnitude, rebound > 10 * c.slop else { return false }
    p.goalSpeed = speed
    let gap = rest * (rebound + 0.5 * a * rest)
    p.goalGap = gap < c.gapLimit ? gap : c.gapLimit
    return true
  }

  @_optimize(speed)
  func solveRestitution(usesBias: Bool) {
    guard nearRestitutionContacts.count > 0 else { return }
    // What changes nothing would be repeated to no end.
    var passes = usesBias ? World.restitutionPasses : 2
    while passes > 0 && iterateRestitution(usesBias: usesBias) { passes &-= 1 }
  }

  /// One pass; tells whether it changed a velocity.
  @inline(__always) private func iterateRestitution(usesBias: Bool) -> Bool {
    let states = states.base
    let restitutionContacts = restitutionContacts.base
    let list = nearRestitutionContacts.base
    let count = nearRestitutionContacts.count
    var changes = false
    var place = 0
    while place < count {
      let impact = restitutionContacts + Int(list[place])
      place &+= 1
      let pair = RestitutionPair(
        a: states + Int(impact.pointee.bodyA), b: states + Int(impact.pointee.bodyB),
        contact: impact)
      if impact.pointee.hasBounced {
        if solveAfterBounce(pair) { changes = true }
      } else if impact.pointee.willBounce {
        applyRestitution(pair)
        changes = true
      } else if solvePoint(pair, usesBias: usesBias) {
        changes = true
      }
    }
    return changes
  }

  /// From here on the bodies of a fast pair go by the time they met.
  @_optimize(speed)
  private func stopAtImpact(_ c: UnsafeMutablePointer<RestitutionContact>) {
    guard c.pointee.isFast, c.pointee.timeOfImpact > 0 else { return }
    let a = starts.base + Int(c.pointee.bodyA)
    let b = starts.base + Int(c.pointee.bodyB)
    let timeOfImpact = c.pointee.timeOfImpact
    if c.pointee.inverseMassA > 0 && timeOfImpact < a.pointee.timeOfImpact {
      a.pointee.timeOfImpact = timeOfImpact
    }
    if c.pointee.inverseMassB > 0 && timeOfImpact < b.pointee.timeOfImpact {
      b.pointee.timeOfImpact = timeOfImpact
    }
  }

  @_optimize(speed)
  private func applyRestitution(_ pair: RestitutionPair) {
    let c = pair.contact
    stopAtImpact(c)
    let r1 = c.pointee.first.goalSpeed - pair.normalSpeed(c.pointee.first)
    let r2 = c.pointee.second.goalSpeed - pair.normalSpeed(c.pointee.second)
    applyNormalImpulses(pair, r1, r2)
    c.pointee.hasBounced = true
    c.pointee.hadImpulse = true
  }

  /// Impulses that change the normal speeds by the given amounts, none of them pulling.
  @_optimize(speed)
  private func applyNormalImpulses(_ pair: RestitutionPair, _ r1: Float, _ r2: Float) {
    let c = pair.contact
    var (x1, x2) = pair.solveBoth(r1, r2)
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

  /// After its bounce a contact pushes again only if something drives the pair together anew.
  @_optimize(speed)
  private func solveAfterBounce(_ pair: RestitutionPair) -> Bool {
    let c = pair.contact
    let v1 = pair.normalSpeed(c.pointee.first)
    let v2 = c.pointee.count > 1 ? pair.normalSpeed(c.pointee.second) : 0
    let threshold = -10 * c.pointee.slop
    guard v1 < threshold || v2 < threshold else { return false }
    let scale = 1 + c.pointee.restitution
    applyNormalImpulses(pair, v1 < 0 ? -scale * v1 : 0, v2 < 0 ? -scale * v2 : 0)
    return true
  }

  /// Tells whether it changed a velocity.
  @_optimize(speed)
  private func solvePoint(_ pair: RestitutionPair, usesBias: Bool) -> Bool {
    let c = pair.contact
    if c.pointee.restitution > 0 && usesBias {
      // Another impact of this sub-step may have thrown a resting neighbour at this one.
      let threshold = -(10 * c.pointee.slop + 2 * World.subStep * 1000)
      let v1 = pair.normalSpeed(c.pointee.first)
      let touches1 = pair.separation(c.pointee.first) < 8 * c.pointee.slop
      let v2 = c.pointee.count > 1 ? pair.normalSpeed(c.pointee.second) : 0
      let touches2 =
        c.pointee.count > 1 && pair.separation(c.pointee.second) < 8 * c.pointee.slop
      if touches1 && v1 < threshold || touches2 && v2 < threshold {
        let scale = 1 + c.pointee.restitution
        applyNormalImpulses(
          pair, v1 < 0 && touches1 ? -scale * v1 : 0, v2 < 0 && touches2 ? -scale * v2 : 0)
        c.pointee.hasBounced = true
        c.pointee.hadImpulse = true
        // No gap was foreseen: leave it as the move makes it.
        c.pointee.willBounce = false
        return true
      }
    }
    var velocities = RestitutionVelocities(pair)
    solveFriction(c, &velocities)
    if c.pointee.count < 2 {
      solvePoint(
        &c.pointee.first, &c.pointee.impulses.normal1, pair, &velocities, usesBias: usesBias)
    } else if !solveBothPoints(pair, &velocities, usesBias: usesBias) {
      solvePoint(
        &c.pointee.first, &c.pointee.impulses.normal1, pair, &velocities, usesBias: usesBias)
      solvePoint(
        &c.pointee.second, &c.pointee.impulses.normal2, pair, &velocities, usesBias: usesBias)
    }
    velocities.store(in: pair)
    if c.pointee.impulses.normal1 + c.pointee.impulses.normal2 > 0 {
      c.pointee.hadImpulse = true
      pair.a.pointee.unconstrained = 0
      pair.b.pointee.unconstrained = 0
      if usesBias { stopAtImpact(c) }
    }
    return velocities.change != 0
  }

  /// Both points at once, as in `ContactBlock.solveNormals`: one after the other they would turn what
  /// hits flat, and whatever it lies on would answer to that. Tells whether it could be done without
  /// pulling.
  ///
  /// With m = 1 / k of either point and k their coupling, K⁻¹ is
  /// (m₁, −k·m₁·m₂; −k·m₁·m₂, m₂) / (1 − k²·m₁·m₂).
  @inline(__always) private func solveBothPoints(
    _ pair: RestitutionPair, _ velocities: inout RestitutionVelocities, usesBias: Bool
  ) -> Bool {
    let c = pair.contact
    let total1 = c.pointee.impulses.normal1
    let total2 = c.pointee.impulses.normal2
    if !usesBias && (total1 == 0 || total2 == 0) { return false }
    let mass1 = c.pointee.first.normalMass
    let mass2 = c.pointee.second.normalMass
    let shared = c.pointee.coupling * mass1 * mass2
    let determinant = 1 - c.pointee.coupling * shared
    guard determinant > 1e-3 else { return false }
    let row1 = c.pointee.normalRow(c.pointee.first)
    let row2 = c.pointee.normalRow(c.pointee.second)
    let wanted1 = -(velocities.speed(row1) + bias(c.pointee.first, pair, usesBias: usesBias))
    let wanted2 = -(velocities.speed(row2) + bias(c.pointee.second, pair, usesBias: usesBias))
    let scale = 1 / determinant
    let impulse1 = total1 + scale * (mass1 * wanted1 - shared * wanted2)
    let impulse2 = total2 + scale * (mass2 * wanted2 - shared * wanted1)
    guard impulse1 >= 0 && impulse2 >= 0 else { return false }
    velocities.applyImpulse(row1, impulse1 - total1, c)
    velocities.applyImpulse(row2, impulse2 - total2, c)
    c.pointee.impulses.normal1 = impulse1
    c.pointee.impulses.normal2 = impulse2
    return true
  }

  @inline(__always) private func solvePoint(
    _ p: inout RestitutionPoint, _ total: inout Float, _ pair: RestitutionPair,
    _ velocities: inout RestitutionVelocities, usesBias: Bool
  ) {
    // The relaxation only takes back; the move has made the gap another one.
    if !usesBias && total == 0 { return }
    let c = pair.contact
    let row = c.pointee.normalRow(p)
    let speed = velocities.speed(row) + bias(p, pair, usesBias: usesBias)
    let wanted = total - p.normalMass * speed
    let impulse = wanted > 0 ? wanted : 0
    velocities.applyImpulse(row, impulse - total, c)
    total = impulse
  }

  /// The speed at which a point may close, or by which it has to open if that is negative.
  @inline(__always) private func bias(
    _ p: RestitutionPoint, _ pair: RestitutionPair, usesBias: Bool
  ) -> Float {
    let c = pair.contact
    let s = c.pointee.isFast ? p.separationAtImpact : pair.separation(p)
    if s > 0 { return s * World.inverseSubStep - p.lag }
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

  /// Brings the pairs that bounced to the gaps that were foreseen.
  @_optimize(speed)
  func placeAfterRestitution() {
    var slot = 0
    while slot < restitutionContacts.count {
      let impact = restitutionContacts.base + slot
      if impact.pointee.willBounce && impact.pointee.hasBounced {
        let pair = pair(slot)
        let r1 = impact.pointee.first.goalGap - pair.separation(impact.pointee.first)
        let r2 = impact.pointee.second.goalGap - pair.separation(impact.pointee.second)
        let (x1, x2) = pair.solveBoth(r1, r2)
        pair.applyShift(impact.pointee.first, by: x1)
        if impact.pointee.count > 1 { pair.applyShift(impact.pointee.second, by: x2) }
      }
      slot &+= 1
    }
  }

  /// - Parameter isIntervalEnd: within a group only what began is told. What a group finds out does not
  ///   depend on how often somebody looks.
  @_optimize(speed)
  func reportRestitutionTouches(isIntervalEnd: Bool) {
    var slot = 0
    while slot < restitutionContacts.count {
      let impact = restitutionContacts.base + slot
      let contact = impact.pointee.contact
      if impact.pointee.hadImpulse {
        if !contacts[contact].isTouching { emitBegin(contact) }
      } else if isIntervalEnd && contacts[contact].isTouching {
        let pair = pair(slot)
        let s1 = pair.separation(impact.pointee.first)
        let s2 = impact.pointee.count > 1 ? pair.separation(impact.pointee.second) : s1
        if impact.pointee.count == 0 || (s1 < s2 ? s1 : s2) > 2 * impact.pointee.slop {
          emitEnd(contact)
        }
      }
      if isIntervalEnd {
        impact.pointee.hadImpulseBefore = impact.pointee.hadImpulse
        impact.pointee.hadImpulse = false
      }
      slot &+= 1
    }
  }
}
