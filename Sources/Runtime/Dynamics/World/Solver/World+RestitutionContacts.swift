/// The list of restitution contacts.
extension World {
  @_optimize(speed)
  func addToRestitutionContacts(_ index: Int32) {
    var impact = RestitutionContact(contact: index)
    impact.impulses = removeFromSolver(index)
    // Until it is written the first time it is looked at by these.
    impact.bodyA = contacts[index].bodyA
    impact.bodyB = contacts[index].bodyB
    impact.restitution = contacts[index].restitution
    contacts[index].color = Contact.Place.restitutionContacts
    contacts[index].slot = Int32(truncatingIfNeeded: restitutionContacts.count)
    restitutionContacts.append(impact)
    islands.invalidate()
    guard elasticFlights.isRunning else { return }
    restitutionContacts.noteFound()
    island.foundCount &+= 1
  }

  /// Takes a contact out of the list; the last one takes its slot.
  @_optimize(speed)
  func removeFromRestitutionContacts(_ index: Int32) {
    let slot = Int(contacts[index].slot)
    // A blow within the running interval that has not been reported yet: without a beginning there
    // would be an end alone.
    if restitutionContacts[slot].hadImpulse && !contacts[index].isTouching { emitBegin(index) }
    restitutionContacts.removeSwapping(at: slot)
    islands.invalidate()
    if slot < restitutionContacts.count {
      contacts[restitutionContacts[slot].contact].slot = Int32(truncatingIfNeeded: slot)
    }
  }

  /// Reports which restitution contacts began to touch and which ended.
  ///
  /// - Parameter isIntervalEnd: within a collision interval only beginnings are reported, so that
  ///   the ends that an interval reports do not depend on how many sub-steps `advance` is asked for
  ///   at once.
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
