/// The list of restitution contacts.
extension World {
  @_optimize(speed)
  func addToRestitutionContacts(_ index: Int32) {
    var impact = RestitutionContact(contact: index)
    impact.impulses = removeFromSolver(index)
    contacts[index].color = Contact.Place.restitutionContacts
    contacts[index].slot = Int32(truncatingIfNeeded: restitutionContacts.count)
    restitutionContacts.append(impact)
  }

  @_optimize(speed)
  func removeFromRestitutionContacts(_ index: Int32) {
    let slot = Int(contacts[index].slot)
    // A blow within the running interval that nobody has been told of yet.
    if restitutionContacts[slot].hadImpulse && !contacts[index].isTouching { emitBegin(index) }
    restitutionContacts.removeSwapping(at: slot)
    if slot < restitutionContacts.count {
      contacts[restitutionContacts[slot].contact].slot = Int32(truncatingIfNeeded: slot)
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
