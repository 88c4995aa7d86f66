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

  /// Every table has a row for each body; the awake list and the bodies know each other.
  private func checkBodyInvariants() {
    let count = bodies.count
    assert(states.count == count && starts.count == count && accelerations.count == count)
    assert(predictedPaths.count == count && tunnellingChecks.bodyCount == count)
    assert(bodyFlags.count == count && warmStartCache.bodyCount == count)
    for place in 0..<awake.count {
      let body = bodies[awake[place]]
      assert(body.isAlive && body.kind != .fixed && Int(body.awakeIndex) == place)
    }
    var awakeCount = 0
    for index in 0..<count {
      if bodies[index].awakeIndex >= 0 { awakeCount += 1 }
      assert(!bodyFlags[index].contains(.hasNewPath) && !bodyFlags[index].contains(.isBallistic))
    }
    assert(awakeCount == awake.count)
    assert(ballisticLag < 0)
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
    assert(living == shapes.count - freeShapes.count)
  }

  /// The two lists of a contact lead to it, the pair table knows it, and its place in the solver
  /// names it.
  private func checkContactInvariants() {
    var living = 0
    for index in 0..<Int32(truncatingIfNeeded: contacts.count) where contacts[index].isAlive {
      let contact = contacts[index]
      living += 1
      assert(pairs.contains(contact.shapeA, contact.shapeB, contacts.base))
      assert(shapes[contact.shapeA].body == contact.bodyA)
      assert(shapes[contact.shapeB].body == contact.bodyB)
      for side: Int32 in 0...1 {
        let previous = side == 0 ? contact.previousA : contact.previousB
        let body = side == 0 ? contact.bodyA : contact.bodyB
        let edge = index << 1 | side
        assert(
          previous < 0
            ? bodies[body].firstContact == edge : contacts[previous >> 1].next(previous & 1) == edge
        )
      }
      if contact.color >= 0 {
        assert(Int(contact.slot) < colors[Int(contact.color)].count)
      } else if contact.color == Contact.Place.restitutionContacts {
        assert(restitutionContacts[contact.slot].contact == index)
      }
    }
    assert(living == contacts.count - freeContacts.count)
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
