/// What always holds between two calls. Debug builds check it now and then, storms often.
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

  /// What other rooms know of each body has a row for it.
  private func checkBodyInvariants() {
    bodies.checkInvariants()
    assert(tunnellingChecks.bodyCount == bodies.count && warmStartCache.bodyCount == bodies.count)
    assert(ballisticBodies.isEmpty)
  }

  /// A body's list holds its living shapes, which have a proxy in the right tree.
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
    for index in 0..<Int32(truncatingIfNeeded: contacts.count) where contacts[index].isAlive {
      let contact = contacts[index]
      assert(shapes[contact.shapeA].body == contact.bodyA)
      assert(shapes[contact.shapeB].body == contact.bodyB)
      if contact.color >= 0 {
        assert(Int(contact.slot) < colors[Int(contact.color)].count)
      } else if contact.color == Contact.Place.restitutionContacts {
        assert(restitutionContacts[contact.slot].contact == index)
      }
    }
  }

  /// A block of a colour names contacts that name it, and no two of a colour share a moving body.
  private func checkSolverInvariants() {
    for color in 0..<World.colorCount {
      assert(colors[color].blocks.count == (colors[color].count + 3) / 4)
      assert(color < usedColorCount || colors[color].count == 0)
      for slot in 0..<colors[color].count {
        let contact = (colors[color].blocks.base + slot >> 2).pointee.contact[slot & 3]
        assert(contact >= 0 && Int(contacts[contact].color) == color)
        assert(Int(contacts[contact].slot) == slot)
        for body in [contacts[contact].bodyA, contacts[contact].bodyB]
        where bodies[body].kind == .dynamic {
          assert(bodies[body].colors >> UInt32(color) & 1 == 1)
        }
      }
    }
  }

  /// The active list and the joints know each other.
  private func checkJointInvariants() {
    if !jointTreesAreStale {
      loopClosures.checkInvariants(
        bodyCount: treeBodies.count, linkCount: treeLinkCount,
        closureCount: treeLinks.count - treeLinkCount)
      assert(treePlaces.count <= bodies.count)
      for place in 0..<treePlaces.count { assert(treePlaces[place] < 0) }
    }
    for place in 0..<activeJoints.count {
      assert(Int(joints[activeJoints[place]].activeIndex) == place)
      assert(joints[activeJoints[place]].isAlive)
    }
  }
}
