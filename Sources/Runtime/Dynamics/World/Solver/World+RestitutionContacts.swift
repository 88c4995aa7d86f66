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
    if restitutionContacts[slot].hadImpulse && !contacts[index].isTouching {
      beginTouch(index, isReported: restitutionContacts[slot].blow == .reported)
    }
    restitutionContacts.removeSwapping(at: slot)
    islands.invalidate()
    if slot < restitutionContacts.count {
      contacts[restitutionContacts[slot].contact].slot = Int32(truncatingIfNeeded: slot)
    }
  }

  /// Begins and ends the touches of restitution contacts at the end of a collision interval.
  @_optimize(speed)
  func updateRestitutionTouches() {
    var slot = 0
    while slot < restitutionContacts.count {
      let impact = restitutionContacts.base + slot
      let contact = impact.pointee.contact
      if impact.pointee.hadImpulse {
        if !contacts[contact].isTouching {
          beginTouch(contact, isReported: impact.pointee.blow == .reported)
        }
      } else if contacts[contact].isTouching {
        let pair = pair(slot)
        let s1 = pair.separation(impact.pointee.first)
        let s2 = impact.pointee.count > 1 ? pair.separation(impact.pointee.second) : s1
        if impact.pointee.count == 0 || (s1 < s2 ? s1 : s2) > 2 * impact.pointee.slop {
          emitEnd(contact)
        }
      }
      impact.pointee.endInterval()
      slot &+= 1
    }
  }

  /// Reports the touches that began in a collision interval which a call leaves unfinished.
  ///
  /// They are told, and no more: a touch changes how masses count, and when it does must not depend
  /// on how many sub-steps `advance` is asked for at once.
  func reportRestitutionTouchesEarly() {
    for slot in 0..<restitutionContacts.count {
      let impact = restitutionContacts.base + slot
      let contact = impact.pointee.contact
      guard impact.pointee.blow == .unreported, !contacts[contact].isTouching else { continue }
      impact.pointee.noteReport()
      reportBegin(contact)
    }
  }

  /// Whether a contact touches, as the owner has been told.
  func hasBegun(_ index: Int32) -> Bool {
    let c = contacts[index]
    if c.isTouching { return true }
    return c.color == Contact.Place.restitutionContacts
      && restitutionContacts[c.slot].blow == .reported
  }
}
