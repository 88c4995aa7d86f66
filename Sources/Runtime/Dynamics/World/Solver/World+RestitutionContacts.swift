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
}
