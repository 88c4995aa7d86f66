/// Invariants: they hold between two calls. Debug builds check them now and then, storms often.
extension World {
  /// Traps in debug where a room is not consistent; answers true.
  func checkInvariants() -> Bool {
    checkBodyInvariants()
    checkShapeInvariants()
    checkContactInvariants()
    checkSolverInvariants()
    checkJointInvariants()
    return true
  }

  /// Tables of other rooms that are indexed by body have a row for each.
  private func checkBodyInvariants() {
    bodies.checkInvariants()
    pathUpdates.checkInvariants()
    poseCache.checkInvariants()
    tunnellingChecks.checkInvariants(bodyCount: bodies.count)
    warmStartCache.checkInvariants(bodyCount: bodies.count)
    budget.checkInvariants()
    elasticFlights.checkInvariants()
    islands.checkInvariants()
  }

  /// Traps in debug unless each body's list holds its living shapes, and these have a proxy in the
  /// right tree.
  private func checkShapeInvariants() {
    var living = 0
    for index in 0..<bodies.count where bodies[index].isAlive {
      var shape = bodies[index].firstShape
      while shape >= 0 {
        assert(shapes[shape].isAlive && Int(shapes[shape].body) == index)
        assert(shapes[shape].proxy >= 0)
        living += 1
        shape = shapes[shape].nextShape
      }
    }
    shapes.checkInvariants(livingCount: living)
    broadPhase.checkInvariants(proxyCount: living)
    crowdCounts.checkInvariants()
  }

  /// A contact knows the bodies of its shapes, and its place in the solver names it.
  private func checkContactInvariants() {
    contacts.checkInvariants(bodies.base)
    contactEvents.checkInvariants()
    segmentBlock.checkInvariants()
    for index in 0..<Int32(truncatingIfNeeded: contacts.count) where contacts[index].isAlive {
      let contact = contacts[index]
      assert(shapes[contact.shapeA].body == contact.bodyA)
      assert(shapes[contact.shapeB].body == contact.bodyB)
      if contact.color >= 0 {
        assert(colors.lane(at: contact.slot)[integer: .contact] == index)
      } else if contact.color == Contact.Place.restitutionContacts {
        assert(restitutionContacts[contact.slot].contact == index)
      }
    }
  }

  private func checkSolverInvariants() {
    colors.checkInvariants(contacts, bodies)
    restitutionContacts.checkInvariants(contacts)
  }

  private func checkJointInvariants() {
    jointTrees.checkInvariants(bodyCount: bodies.count, areStale: joints.treesAreStale)
    joints.checkInvariants(bodies.base)
  }
}
