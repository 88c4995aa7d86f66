/// The life of a contact: made when two boxes overlap, updated when its pair has moved within
/// itself, destroyed when the boxes part.
extension World {
  @_optimize(speed)
  func makeContact(_ a: Int32, _ b: Int32) {
    let bodyA = shapes[a].body
    let bodyB = shapes[b].body
    let index = contacts.insert(
      shapeA: a, shapeB: b, bodyA: bodyA, bodyB: bodyB, bodies.base)
    contacts.markStale(index)
  }

  @_optimize(speed)
  func destroyContact(_ index: Int32) {
    _ = removeFromSolver(index)
    if contacts[index].isTouching { emitEnd(index) }
    contacts.remove(index, bodies.base)
  }

  func releaseContacts(of body: Int32) {
    while bodies[body].firstContact >= 0 { destroyContact(bodies[body].firstContact >> 1) }
  }

  @_optimize(speed)
  func markContactsStale(of body: Int32) {
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      contacts.markStale(contact)
      // The cached material and relative pose may hold no longer.
      contacts[contact].hasMaterial = false
      contacts[contact].faceMargin = -1
      contacts[contact].validDistance = -1
      edge = contacts[contact].next(edge & 1)
    }
  }

  /// Looks at the stale contacts again, the eldest first: which colour one finds, and which lane,
  /// depends on who was there before.
  @_optimize(speed)
  func updateStaleManifolds() {
    clearPoseCache()
    // Most bodies have a stale contact then.
    if contacts.stale.count > awake.count { fillPoseCache() }
    // Waking a sleeper adds to the list.
    while contacts.orderStale() {
      var place = 0
      while place < contacts.ordered.count {
        let index = Contact.index(of: contacts.ordered[place])
        place &+= 1
        guard contacts[index].isAlive, contacts[index].needsManifoldUpdate else { continue }
        contacts[index].needsManifoldUpdate = false
        updateManifold(index)
      }
    }
  }

  /// The impulses that a contact's constraint holds, by feature.
  @_optimize(speed)
  func heldImpulses(_ index: Int32) -> ContactImpulses {
    let c = contacts[index]
    if c.color >= 0 { return blockImpulses(at: c.slot) }
    if c.color == Contact.Place.restitutionContacts { return restitutionContacts[c.slot].impulses }
    let cached = contacts.impulses(of: c)
    return islands[island(of: index)].isFine ? cached.scaled(by: 0.5) : cached
  }

  /// Removes a contact from the solver and caches its impulses until it comes back.
  @_optimize(speed)
  func persistImpulses(_ index: Int32) {
    guard contacts[index].color != Contact.Place.none else { return }
    let held = removeFromSolver(index)
    let wasFine = islands[island(of: index)].isFine
    contacts.cacheImpulses(wasFine ? held.scaled(by: 2) : held, of: index)
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
    } else {
      contacts.dropImpulses(of: index)
    }
    contacts[index].color = Contact.Place.none
    contacts[index].slot = -1
    return held
  }
}
