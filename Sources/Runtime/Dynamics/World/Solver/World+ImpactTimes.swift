/// Impacts at their time: what bounces within a sub-step is where that leads at its end.
///
/// Restitution turns a pair round at the start of the sub-step, which keeps the energy whatever else
/// happens in it, but up to a sub-step too early. A body that met nothing but this one pair has a
/// closed form: it meets at t, and is e·w·(h − t) + a·(h − t)²/2 away at the end. Who met several, or
/// is held, stays where the solver has brought it: the others went by that.
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
        metOnce(impact.pointee.bodyA, impact.pointee.inverseMassA, pair.a),
        metOnce(impact.pointee.bodyB, impact.pointee.inverseMassB, pair.b)
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

  @inline(__always) private func metOnce(
    _ body: Int32, _ inverseMass: Float, _ state: UnsafeMutablePointer<BodyState>
  ) -> Bool {
    inverseMass == 0 || starts.base[Int(body)].turned > 1 && state.pointee.unconstrained > 0
  }
}

extension RestitutionPair {
  /// Impulses that change the two points as asked; a point of which nothing is asked is left alone.
  @inline(__always) fileprivate func impulses(_ r1: Float, _ r2: Float) -> (Float, Float) {
    if contact.pointee.count > 1 && r1 != 0 && r2 != 0 { return solveBoth(r1, r2) }
    return (r1 * contact.pointee.first.normalMass, r2 * contact.pointee.second.normalMass)
  }
}
