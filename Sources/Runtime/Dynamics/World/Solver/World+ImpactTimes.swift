/// Impacts at their time: what bounces within a sub-step is where that leads at its end.
///
/// Restitution turns a pair round at the start of the sub-step, which keeps the energy whatever else
/// happens in it, but up to a sub-step too early. For two that nothing else is near there is a closed
/// form: they meet at t, and are e·w·(h − t) + a·(h − t)²/2 apart at the end. A body that is near
/// others, or is held, stays where the solver has brought it: the others were solved for that place.
extension World {
  @_optimize(speed)
  func placeAfterRestitution() {
    var place = 0
    while place < nearRestitutionContacts.count {
      let slot = Int(nearRestitutionContacts[place])
      place &+= 1
      let impact = restitutionContacts.base + slot
      guard impact.pointee.hasBounced else { continue }
      let pair = pair(slot)
      guard
        isAlone(impact.pointee.bodyA, impact.pointee.inverseMassA, pair.a),
        isAlone(impact.pointee.bodyB, impact.pointee.inverseMassB, pair.b)
      else { continue }
      let (shift1, shift2) = pair.impulses(
        impact.pointee.first.lateShift, impact.pointee.second.lateShift)
      pair.applyShift(impact.pointee.first, by: shift1)
      if shift2 != 0 { pair.applyShift(impact.pointee.second, by: shift2) }
      let (speed1, speed2) = pair.impulses(
        impact.pointee.first.lateSpeed, impact.pointee.second.lateSpeed)
      pair.applyImpulse(impact.pointee.first, normal: speed1, tangent: 0)
      if speed2 != 0 { pair.applyImpulse(impact.pointee.second, normal: speed2, tangent: 0) }
    }
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
