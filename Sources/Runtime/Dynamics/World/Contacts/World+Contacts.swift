/// The life of a contact: made when two boxes overlap, updated when its pair has moved within itself,
/// destroyed when the boxes part.
extension World {
  @_optimize(speed)
  func makeContact(_ a: Int32, _ b: Int32) {
    let bodyA = shapes[a].body
    let bodyB = shapes[b].body
    var contact = Contact(shapeA: a, shapeB: b, bodyA: bodyA, bodyB: bodyB)
    contact.nextA = bodies[bodyA].firstContact
    contact.nextB = bodies[bodyB].firstContact
    let index: Int32
    if freeContacts.isEmpty {
      index = Int32(truncatingIfNeeded: contacts.count)
      contacts.append(contact)
    } else {
      index = freeContacts.removeLast()
      contacts[index] = contact
    }
    setPrevious(of: contact.nextA, to: index << 1)
    setPrevious(of: contact.nextB, to: index << 1 | 1)
    bodies[bodyA].firstContact = index << 1
    bodies[bodyB].firstContact = index << 1 | 1
    pairs.insert(index, contacts.base)
    markStale(index)
  }

  private func setPrevious(of edge: Int32, to previous: Int32) {
    guard edge >= 0 else { return }
    if edge & 1 == 0 {
      contacts[edge >> 1].previousA = previous
    } else {
      contacts[edge >> 1].previousB = previous
    }
  }

  private func setNext(of edge: Int32, to next: Int32) {
    if edge & 1 == 0 {
      contacts[edge >> 1].nextA = next
    } else {
      contacts[edge >> 1].nextB = next
    }
  }

  @_optimize(speed)
  func destroyContact(_ index: Int32) {
    _ = removeFromSolver(index)
    if contacts[index].isTouching { emitEnd(index) }
    let contact = contacts[index]
    unlink(contact.previousA, contact.nextA, from: contact.bodyA)
    unlink(contact.previousB, contact.nextB, from: contact.bodyB)
    pairs.remove(index, contacts.base)
    contacts[index].shapeA = -1
    freeContacts.append(index)
  }

  private func unlink(_ previous: Int32, _ next: Int32, from body: Int32) {
    if previous >= 0 { setNext(of: previous, to: next) } else { bodies[body].firstContact = next }
    setPrevious(of: next, to: previous)
  }

  @_optimize(speed)
  func releaseContacts(of body: Int32) {
    while bodies[body].firstContact >= 0 { destroyContact(bodies[body].firstContact >> 1) }
  }

  @inline(__always) func markStale(_ contact: Int32) {
    guard !contacts[contact].needsManifoldUpdate else { return }
    contacts[contact].needsManifoldUpdate = true
    staleContacts.append(contact)
  }

  @_optimize(speed)
  func markContactsStale(of body: Int32) {
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      markStale(contact)
      // The cached material and relative pose may hold no longer.
      contacts[contact].hasMaterial = false
      contacts[contact].faceMargin = -1
      contacts[contact].validDistance = -1
      edge = contacts[contact].next(edge & 1)
    }
  }

  @_optimize(speed)
  func updateStaleManifolds() {
    clearPoseCache()
    // Most bodies have a stale contact then.
    if staleContacts.count > awake.count { fillPoseCache() }
    // Waking a sleeper adds to the list while it is walked.
    var place = 0
    while place < staleContacts.count {
      let index = staleContacts[place]
      place &+= 1
      guard contacts[index].isAlive, contacts[index].needsManifoldUpdate else { continue }
      contacts[index].needsManifoldUpdate = false
      updateManifold(index)
    }
    staleContacts.removeAll()
  }

  /// The impulses that a contact's constraint holds, by feature.
  @_optimize(speed)
  func heldImpulses(_ index: Int32) -> ContactImpulses {
    let c = contacts[index]
    if c.color >= 0 { return blockImpulses(color: Int(c.color), slot: Int(c.slot)) }
    if c.color == Contact.Place.restitutionContacts { return restitutionContacts[c.slot].impulses }
    guard c.slot >= 0 else { return ContactImpulses() }
    return isFine ? cachedImpulses[c.slot].scaled(by: 0.5) : cachedImpulses[c.slot]
  }

  /// Removes a contact from the solver and caches its impulses until it comes back.
  @_optimize(speed)
  func persistImpulses(_ index: Int32) {
    guard contacts[index].color != Contact.Place.none else { return }
    var held = removeFromSolver(index)
    guard !held.isNone else { return }
    if isFine { held = held.scaled(by: 2) }
    if freeCachedImpulses.isEmpty {
      contacts[index].slot = Int32(truncatingIfNeeded: cachedImpulses.count)
      cachedImpulses.append(held)
    } else {
      contacts[index].slot = freeCachedImpulses.removeLast()
      cachedImpulses[contacts[index].slot] = held
    }
  }

  /// Removes a contact from the solver or from the cache, and returns its impulses.
  @_optimize(speed)
  func removeFromSolver(_ index: Int32) -> ContactImpulses {
    let held = heldImpulses(index)
    let color = contacts[index].color
    if color >= 0 {
      removeFromColors(index)
    } else if color == Contact.Place.restitutionContacts {
      removeFromRestitutionContacts(index)
    } else if contacts[index].slot >= 0 {
      freeCachedImpulses.append(contacts[index].slot)
    }
    contacts[index].color = Contact.Place.none
    contacts[index].slot = -1
    return held
  }
}
