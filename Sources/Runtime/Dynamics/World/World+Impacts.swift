/// Impacts at their time, and contacts of what moves fast.
///
/// An impact inside a sub-step is taken apart: with gap s, speed v and acceleration a along the
/// normal, the surfaces meet at τ, where s + v·τ + ½a·τ² = 0, with speed w = √(v² − 2a·s). They
/// part with e·w, so that at the end of the sub-step h the speed is e·w + a·(h − τ) and the gap
/// e·w·(h − τ) + ½a·(h − τ)². The impulse leads to that speed, a shift after the move to that gap:
/// the height of a rebound depends neither on the step nor on where in it the impact falls.
extension World {
  static let impactPasses = 5

  func pair(_ slot: Int) -> ImpactPair {
    let c = impacts.base + slot
    return ImpactPair(
      a: states.base + Int(c.pointee.bodyA), b: states.base + Int(c.pointee.bodyB), contact: c)
  }

  /// Carries an evaluated contact over into its place in the list.
  @_optimize(speed)
  func writeImpact(
    _ index: Int32, _ impulses: ContactImpulses, _ count: Int, _ separation1: Double,
    _ separation2: Double, between: Vector
  ) {
    let c = contacts.base + Int(index)
    let a = bodies.base + Int(c.pointee.bodyA)
    let b = bodies.base + Int(c.pointee.bodyB)
    let impact = impacts.base + Int(c.pointee.slot)
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
    impact.pointee.elasticity = c.pointee.elasticity
    impact.pointee.slop = c.pointee.slop
    impact.pointee.pushLimit = c.pointee.pushLimit
    impact.pointee.softness = isFixed ? fixedContactSoftness : contactSoftness
    impact.pointee.count = count
    impact.pointee.impulses = impulses
    impact.pointee.isFast = c.pointee.isFast
    impact.pointee.gapLimit = .greatestFiniteMagnitude
    impact.pointee.first = ImpactPoint(
      ContactArms(
        c, bodies.base, states.base, between: between, armX: c.pointee.arm1X,
        armY: c.pointee.arm1Y, separation: separation1))
    impact.pointee.second =
      count > 1
      ? ImpactPoint(
        ContactArms(
          c, bodies.base, states.base, between: between, armX: c.pointee.arm2X,
          armY: c.pointee.arm2Y, separation: separation2)) : ImpactPoint()
  }

  /// Looks ahead over the sub-step: where do fast pairs meet, and which contacts will bounce?
  @_optimize(speed)
  func prepareImpacts() {
    nearImpacts.removeAll()
    guard impacts.count > 0 else { return }
    forgetPoses()
    var slot = 0
    while slot < impacts.count {
      let impact = impacts.base + slot
      let contact = impact.pointee.contact
      // What it took to turn a pair round must not be repeated in the next sub-step.
      if impact.pointee.hasBounced { impact.pointee.impulses = ContactImpulses() }
      if contacts[contact].isFast { followFast(contact) }
      impact.pointee.bounces = false
      impact.pointee.hasBounced = false
      if impact.pointee.count > 0 {
        foreseeBounce(slot)
        let pair = pair(slot)
        if impact.pointee.bounces {
          impact.pointee.impulses = ContactImpulses()
        } else {
          let held = impact.pointee.impulses
          pair.push(impact.pointee.first, normal: held.normal1, tangent: held.tangent1)
          if impact.pointee.count > 1 {
            pair.push(impact.pointee.second, normal: held.normal2, tangent: held.tangent2)
          }
        }
      }
      nearImpacts.append(Int32(truncatingIfNeeded: slot), when: impact.pointee.count > 0)
      slot &+= 1
    }
  }

  @_optimize(speed)
  private func foreseeBounce(_ slot: Int) {
    let impact = impacts.base + slot
    guard impact.pointee.elasticity > 0 else { return }
    let pair = pair(slot)
    let one = foresee(&impact.pointee.first, pair)
    let two = impact.pointee.count > 1 && foresee(&impact.pointee.second, pair)
    impact.pointee.bounces = one || two
  }

  /// The normal speed when the sub-step began.
  @inline(__always) func startSpeed(_ p: ImpactPoint, _ c: ImpactContact) -> Float {
    let a = starts[c.bodyA]
    let b = starts[c.bodyB]
    return c.normalX * (b.velocityX - a.velocityX) + c.normalY * (b.velocityY - a.velocityY)
      + (b.spin * p.normalArmB - a.spin * p.normalArmA)
  }

  /// Whether the point hits hard enough to bounce; sets its goals either way.
  @_optimize(speed)
  private func foresee(_ p: inout ImpactPoint, _ pair: ImpactPair) -> Bool {
    let h = World.subStep
    let c = pair.contact.pointee
    let v = startSpeed(p, c)
    let after = pair.normalSpeed(p)
    p.lag = pair.a.pointee.smooth * pair.b.pointee.smooth * 0.5 * (after - v)
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
    let rebound = c.elasticity * w
    let speed = rebound + a * rest
    // A rebound that falls back within the sub-step is rest.
    guard speed > 0, rebound > h * a.magnitude, rebound > 10 * c.slop else { return false }
    p.goalSpeed = speed
    let gap = rest * (rebound + 0.5 * a * rest)
    p.goalGap = gap < c.gapLimit ? gap : c.gapLimit
    return true
  }

  @_optimize(speed)
  func solveImpacts(pushing: Bool) {
    guard nearImpacts.count > 0 else { return }
    // What changes nothing would be repeated to no end.
    var passes = pushing ? World.impactPasses : 2
    while passes > 0 && passImpacts(pushing: pushing) { passes &-= 1 }
  }

  /// One pass; tells whether it changed a velocity.
  @inline(__always) private func passImpacts(pushing: Bool) -> Bool {
    let states = states.base
    let impacts = impacts.base
    let list = nearImpacts.base
    let count = nearImpacts.count
    var changes = false
    var place = 0
    while place < count {
      let impact = impacts + Int(list[place])
      place &+= 1
      let pair = ImpactPair(
        a: states + Int(impact.pointee.bodyA), b: states + Int(impact.pointee.bodyB),
        contact: impact)
      if impact.pointee.hasBounced {
        if keepApart(pair) { changes = true }
      } else if impact.pointee.bounces {
        bounce(pair)
        changes = true
      } else if press(pair, pushing: pushing) {
        changes = true
      }
    }
    return changes
  }

  /// From here on the bodies of a fast pair go by the time they met.
  @_optimize(speed)
  private func meet(_ c: UnsafeMutablePointer<ImpactContact>) {
    guard c.pointee.isFast, c.pointee.meeting > 0 else { return }
    let a = starts.base + Int(c.pointee.bodyA)
    let b = starts.base + Int(c.pointee.bodyB)
    let meeting = c.pointee.meeting
    if c.pointee.inverseMassA > 0 && meeting < a.pointee.meeting { a.pointee.meeting = meeting }
    if c.pointee.inverseMassB > 0 && meeting < b.pointee.meeting { b.pointee.meeting = meeting }
  }

  @_optimize(speed)
  private func bounce(_ pair: ImpactPair) {
    let c = pair.contact
    meet(c)
    let r1 = c.pointee.first.goalSpeed - pair.normalSpeed(c.pointee.first)
    let r2 = c.pointee.second.goalSpeed - pair.normalSpeed(c.pointee.second)
    hit(pair, r1, r2)
    c.pointee.hasBounced = true
    c.pointee.hasPressed = true
  }

  /// Impulses that change the normal speeds by the given amounts, none of them pulling.
  @_optimize(speed)
  private func hit(_ pair: ImpactPair, _ r1: Float, _ r2: Float) {
    let c = pair.contact
    var (x1, x2) = pair.solveBoth(r1, r2)
    if x1 < 0 || x2 < 0 {
      x1 = r1 > 0 && r1 >= r2 ? r1 * c.pointee.first.normalMass : 0
      x2 = r2 > 0 && r2 > r1 && c.pointee.count > 1 ? r2 * c.pointee.second.normalMass : 0
    }
    c.pointee.impulses.normal1 += x1
    c.pointee.impulses.normal2 += x2
    pair.push(c.pointee.first, normal: x1, tangent: 0)
    if c.pointee.count > 1 { pair.push(c.pointee.second, normal: x2, tangent: 0) }
    var velocities = ImpactVelocities(pair)
    rub(c, &velocities)
    velocities.store(in: pair)
  }

  /// After its bounce a contact pushes again only if something drives the pair together anew.
  @_optimize(speed)
  private func keepApart(_ pair: ImpactPair) -> Bool {
    let c = pair.contact
    let v1 = pair.normalSpeed(c.pointee.first)
    let v2 = c.pointee.count > 1 ? pair.normalSpeed(c.pointee.second) : 0
    let threshold = -10 * c.pointee.slop
    guard v1 < threshold || v2 < threshold else { return false }
    let scale = 1 + c.pointee.elasticity
    hit(pair, v1 < 0 ? -scale * v1 : 0, v2 < 0 ? -scale * v2 : 0)
    return true
  }

  /// Tells whether it changed a velocity.
  @_optimize(speed)
  private func press(_ pair: ImpactPair, pushing: Bool) -> Bool {
    let c = pair.contact
    if c.pointee.elasticity > 0 && pushing {
      // Another impact of this sub-step may have thrown a resting neighbour at this one.
      let threshold = -(10 * c.pointee.slop + 2 * World.subStep * 1000)
      let v1 = pair.normalSpeed(c.pointee.first)
      let touches1 = pair.separation(c.pointee.first) < 8 * c.pointee.slop
      let v2 = c.pointee.count > 1 ? pair.normalSpeed(c.pointee.second) : 0
      let touches2 =
        c.pointee.count > 1 && pair.separation(c.pointee.second) < 8 * c.pointee.slop
      if touches1 && v1 < threshold || touches2 && v2 < threshold {
        let scale = 1 + c.pointee.elasticity
        hit(pair, v1 < 0 && touches1 ? -scale * v1 : 0, v2 < 0 && touches2 ? -scale * v2 : 0)
        c.pointee.hasBounced = true
        c.pointee.hasPressed = true
        // No gap was foreseen: leave it as the move makes it.
        c.pointee.bounces = false
        return true
      }
    }
    var velocities = ImpactVelocities(pair)
    rub(c, &velocities)
    if c.pointee.count < 2 {
      press(&c.pointee.first, &c.pointee.impulses.normal1, pair, &velocities, pushing: pushing)
    } else if !pressBoth(pair, &velocities, pushing: pushing) {
      press(&c.pointee.first, &c.pointee.impulses.normal1, pair, &velocities, pushing: pushing)
      press(&c.pointee.second, &c.pointee.impulses.normal2, pair, &velocities, pushing: pushing)
    }
    velocities.store(in: pair)
    if c.pointee.impulses.normal1 + c.pointee.impulses.normal2 > 0 {
      c.pointee.hasPressed = true
      pair.a.pointee.smooth = 0
      pair.b.pointee.smooth = 0
      if pushing { meet(c) }
    }
    return velocities.change != 0
  }

  /// Both points at once, as in `ContactLanes.solveNormals`: one after the other they would turn what
  /// hits flat, and whatever it lies on would answer to that. Tells whether it could be done without
  /// pulling.
  ///
  /// With m = 1 / k of either point and k their coupling, K⁻¹ is
  /// (m₁, −k·m₁·m₂; −k·m₁·m₂, m₂) / (1 − k²·m₁·m₂).
  @inline(__always) private func pressBoth(
    _ pair: ImpactPair, _ velocities: inout ImpactVelocities, pushing: Bool
  ) -> Bool {
    let c = pair.contact
    let total1 = c.pointee.impulses.normal1
    let total2 = c.pointee.impulses.normal2
    if !pushing && (total1 == 0 || total2 == 0) { return false }
    let mass1 = c.pointee.first.normalMass
    let mass2 = c.pointee.second.normalMass
    let shared = c.pointee.coupling * mass1 * mass2
    let determinant = 1 - c.pointee.coupling * shared
    guard determinant > 1e-3 else { return false }
    let row1 = c.pointee.normalRow(c.pointee.first)
    let row2 = c.pointee.normalRow(c.pointee.second)
    let wanted1 = -(velocities.speed(row1) + bias(c.pointee.first, pair, pushing: pushing))
    let wanted2 = -(velocities.speed(row2) + bias(c.pointee.second, pair, pushing: pushing))
    let scale = 1 / determinant
    let impulse1 = total1 + scale * (mass1 * wanted1 - shared * wanted2)
    let impulse2 = total2 + scale * (mass2 * wanted2 - shared * wanted1)
    guard impulse1 >= 0 && impulse2 >= 0 else { return false }
    velocities.push(row1, impulse1 - total1, c)
    velocities.push(row2, impulse2 - total2, c)
    c.pointee.impulses.normal1 = impulse1
    c.pointee.impulses.normal2 = impulse2
    return true
  }

  @inline(__always) private func press(
    _ p: inout ImpactPoint, _ total: inout Float, _ pair: ImpactPair,
    _ velocities: inout ImpactVelocities, pushing: Bool
  ) {
    // The relaxation only takes back; the move has made the gap another one.
    if !pushing && total == 0 { return }
    let c = pair.contact
    let row = c.pointee.normalRow(p)
    let speed = velocities.speed(row) + bias(p, pair, pushing: pushing)
    let wanted = total - p.normalMass * speed
    let impulse = wanted > 0 ? wanted : 0
    velocities.push(row, impulse - total, c)
    total = impulse
  }

  /// The speed at which a point may close, or by which it has to open if that is negative.
  @inline(__always) private func bias(
    _ p: ImpactPoint, _ pair: ImpactPair, pushing: Bool
  ) -> Float {
    let c = pair.contact
    let s = c.pointee.isFast ? p.gapAtMeeting : pair.separation(p)
    if s > 0 { return s * World.inverseSubStep - p.lag }
    guard pushing && s + c.pointee.slop < 0 else { return 0 }
    // Rigid: what gave way here would be lifted again elsewhere, and a pile gain energy by it.
    let deep = c.pointee.softness.biasRate * (s + c.pointee.slop)
    return deep < -c.pointee.pushLimit ? -c.pointee.pushLimit : deep
  }

  @inline(__always) private func rub(
    _ c: UnsafeMutablePointer<ImpactContact>, _ velocities: inout ImpactVelocities
  ) {
    guard c.pointee.friction > 0 else { return }
    rub(
      c.pointee.first, c.pointee.impulses.normal1, &c.pointee.impulses.tangent1, c, &velocities)
    if c.pointee.count > 1 {
      rub(
        c.pointee.second, c.pointee.impulses.normal2, &c.pointee.impulses.tangent2, c,
        &velocities)
    }
  }

  @inline(__always) private func rub(
    _ p: ImpactPoint, _ normal: Float, _ total: inout Float,
    _ c: UnsafeMutablePointer<ImpactContact>, _ velocities: inout ImpactVelocities
  ) {
    let row = c.pointee.tangentRow(p)
    let limit = c.pointee.friction * normal
    let wanted = total - p.tangentMass * velocities.speed(row)
    let impulse = wanted > limit ? limit : wanted < -limit ? -limit : wanted
    velocities.push(row, impulse - total, c)
    total = impulse
  }

  /// Brings the pairs that bounced to the gaps that were foreseen.
  @_optimize(speed)
  func placeAfterImpacts() {
    var slot = 0
    while slot < impacts.count {
      let impact = impacts.base + slot
      if impact.pointee.bounces && impact.pointee.hasBounced {
        let pair = pair(slot)
        let r1 = impact.pointee.first.goalGap - pair.separation(impact.pointee.first)
        let r2 = impact.pointee.second.goalGap - pair.separation(impact.pointee.second)
        let (x1, x2) = pair.solveBoth(r1, r2)
        pair.shift(impact.pointee.first, by: x1)
        if impact.pointee.count > 1 { pair.shift(impact.pointee.second, by: x2) }
      }
      slot &+= 1
    }
  }

  /// - Parameter isGroupEnd: within a group only what began is told. What a group finds out does not
  ///   depend on how often somebody looks.
  @_optimize(speed)
  func noticeImpacts(isGroupEnd: Bool) {
    var slot = 0
    while slot < impacts.count {
      let impact = impacts.base + slot
      let contact = impact.pointee.contact
      if impact.pointee.hasPressed {
        if !contacts[contact].isTouching { emitBegin(contact) }
      } else if isGroupEnd && contacts[contact].isTouching {
        let pair = pair(slot)
        let s1 = pair.separation(impact.pointee.first)
        let s2 = impact.pointee.count > 1 ? pair.separation(impact.pointee.second) : s1
        if impact.pointee.count == 0 || (s1 < s2 ? s1 : s2) > 2 * impact.pointee.slop {
          emitEnd(contact)
        }
      }
      if isGroupEnd {
        impact.pointee.pressedBefore = impact.pointee.hasPressed
        impact.pointee.hasPressed = false
      }
      slot &+= 1
    }
  }
}
