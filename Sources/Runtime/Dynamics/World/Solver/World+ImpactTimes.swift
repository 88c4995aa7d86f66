/// Impacts at their time: what bounces within a sub-step is where that leads at its end.
///
/// Restitution turns a pair round at the start of the sub-step, which keeps the energy whatever else
/// happens in it, but up to a sub-step too early. For two that nothing else is near there is a closed
/// form: they meet at t, and are e·w·(h − t) + a·(h − t)²/2 apart at the end. A body that is near
/// others, or is held, stays where the solver has brought it: the others were solved for that place.
extension World {
  /// Before the move. The places of smooth motion are found by the mean of two velocities: what the impact at its
  /// time leaves goes into the first one, so that whoever asks where a body gets to sees that place alone.
  @_optimize(speed)
  func placeImpacts() {
    let rate = 2 * stepRate
    var place = 0
    while place < nearRestitutionContacts.count {
      let slot = Int(nearRestitutionContacts[place])
      place &+= 1
      guard let pair = loneBounce(slot) else { continue }
      let impact = pair.contact.pointee
      let (shift1, shift2) = pair.impulses(impact.first.lateShift, impact.second.lateShift)
      let x = rate * (shift1 + shift2) * impact.normalX
      let y = rate * (shift1 + shift2) * impact.normalY
      let a = starts.base + Int(impact.bodyA)
      let b = starts.base + Int(impact.bodyB)
      a.pointee.velocityX -= impact.inverseMassA * x
      a.pointee.velocityY -= impact.inverseMassA * y
      a.pointee.angularVelocity -=
        impact.inverseInertiaA * rate
        * (shift1 * impact.first.normalArmA + shift2 * impact.second.normalArmA)
      b.pointee.velocityX += impact.inverseMassB * x
      b.pointee.velocityY += impact.inverseMassB * y
      b.pointee.angularVelocity +=
        impact.inverseInertiaB * rate
        * (shift1 * impact.first.normalArmB + shift2 * impact.second.normalArmB)
    }
  }

  /// After the move: the speed that a force has in what is left of the sub-step.
  @_optimize(speed)
  func speedUpAfterImpacts() {
    var place = 0
    while place < nearRestitutionContacts.count {
      let slot = Int(nearRestitutionContacts[place])
      place &+= 1
      guard let pair = loneBounce(slot) else { continue }
      let impact = pair.contact
      let (speed1, speed2) = pair.impulses(
        impact.pointee.first.lateSpeed, impact.pointee.second.lateSpeed)
      pair.applyImpulse(impact.pointee.first, normal: speed1, tangent: 0)
      if speed2 != 0 { pair.applyImpulse(impact.pointee.second, normal: speed2, tangent: 0) }
    }
  }

  /// Two that have bounced and that nothing else is near.
  @inline(__always) private func loneBounce(_ slot: Int) -> RestitutionPair? {
    let impact = restitutionContacts.base + slot
    guard impact.pointee.hasBounced else { return nil }
    let pair = pair(slot)
    guard isAlone(impact.pointee.bodyA, impact.pointee.inverseMassA, pair.a),
      isAlone(impact.pointee.bodyB, impact.pointee.inverseMassB, pair.b)
    else { return nil }
    return pair
  }

  /// Whether a body has this one contact alone, and no joint.
  @inline(__always) private func isAlone(
    _ body: Int32, _ inverseMass: Float, _ state: UnsafeMutablePointer<BodyState>
  ) -> Bool {
    if inverseMass == 0 { return true }
    guard state.pointee.unconstrained > 0 else { return false }
    let edge = bodies.base[Int(body)].firstContact
    return edge >= 0 && contacts.base[Int(edge >> 1)].next(edge & 1) < 0
  }
}

extension RestitutionPair {
  /// Impulses that change the two points as asked; a point of which nothing is asked is left alone.
  @inline(__always) fileprivate func impulses(_ r1: Float, _ r2: Float) -> (Float, Float) {
    if contact.pointee.count > 1 && r1 != 0 && r2 != 0 { return solveBoth(r1, r2) }
    return (r1 * contact.pointee.first.normalMass, r2 * contact.pointee.second.normalMass)
  }
}
