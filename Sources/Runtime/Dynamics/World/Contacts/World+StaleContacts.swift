/// Which contacts have to be looked at again, because their bodies have new paths.
extension World {
  /// Marks the contacts of bodies with new paths whose manifolds hold no longer.
  @_optimize(speed)
  func checkContacts() {
    // Reading the whole table is faster than many short lists, which name a contact of two such
    // bodies twice.
    if contacts.count < 8 &* pathUpdates.updated.count {
      checkAllContacts()
    } else {
      checkContactsOfUpdatedBodies()
    }
    let flags = bodyFlags.base
    let list = pathUpdates.updated.base
    let count = pathUpdates.updated.count
    var index = 0
    while index < count {
      flags[Int(list[index])] = flags[Int(list[index])].subtracting(.hasNewPath)
      index &+= 1
    }
  }

  @_optimize(speed)
  @inline(never) private func checkAllContacts() {
    let contacts = contacts.base
    let count = self.contacts.count
    let bodies = bodies.base
    let states = states.base
    let flags = bodyFlags.base
    var index = 0
    while index < count {
      let c = contacts + index
      let either = flags[Int(c.pointee.bodyA)].union(flags[Int(c.pointee.bodyB)])
      if c.pointee.isAlive && either.contains(.hasNewPath) {
        markIfStale(Int32(truncatingIfNeeded: index), c, bodies, states)
      }
      index &+= 1
    }
  }

  @_optimize(speed)
  @inline(never) private func checkContactsOfUpdatedBodies() {
    let contacts = contacts.base
    let bodies = bodies.base
    let states = states.base
    let flags = bodyFlags.base
    let list = pathUpdates.updated.base
    let count = pathUpdates.updated.count
    var index = 0
    while index < count {
      var edge = bodies[Int(list[index])].firstContact
      index &+= 1
      while edge >= 0 {
        let c = contacts + Int(edge >> 1)
        let side = edge & 1
        // A look from one end is enough.
        if side == 0 || !flags[Int(c.pointee.bodyA)].contains(.hasNewPath) {
          markIfStale(edge >> 1, c, bodies, states)
        }
        edge = c.pointee.next(side)
      }
    }
  }

  /// Marks a contact stale if the relative pose has changed by more than the recycle tolerance, or
  /// if the pair may close by more than its manifold is valid for.
  ///
  /// In a tumbling pile that holds for every third pair, in no order that a processor could
  /// predict: all conditions are computed without a branch.
  @inline(__always) private func markIfStale(
    _ number: Int32, _ c: UnsafeMutablePointer<Contact>, _ bodies: UnsafeMutablePointer<Body>,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    let indexA = Int(c.pointee.bodyA)
    let indexB = Int(c.pointee.bodyB)
    let noted = SIMD4(
      c.pointee.cachedOffsetX, c.pointee.cachedOffsetY, c.pointee.cachedTurnA, c.pointee.cachedTurnB
    )
    let moved = World.displacements(states + indexA, states + indexB)
    let off: SIMD4<Float> = (moved - noted).magnitudes
    let change =
      off.x + off.y + off.z * bodies[indexA].turningExtent + off.w * bodies[indexB].turningExtent
    let closing = change + speculativeDistance(c.pointee.bodyA, c.pointee.bodyB)
    // 0 without a point, else 1.
    let counts = Float((c.pointee.pointCount &+ 1) &>> 1)
    // A pair that bounces or is fast is always renewed: it has an elasticity, or stands among
    // impacts.
    let found = SIMD4<Float>(
      closing, counts * change, c.pointee.restitution, -Float(c.pointee.color))
    let limits = SIMD4<Float>(
      c.pointee.validDistance, c.pointee.recycleTolerance, 0, -Float(Contact.Place.none))
    let isLost: UInt8 = found.isNowhereAbove(limits) ? 0 : 1
    contacts.markStale(number, c, when: isLost)
  }
}
