/// Foreseen paths: where bodies are expected to go until contacts are sought again, and which
/// contacts need another look because of it.
extension World {
  /// Seconds between two searches for contacts.
  static let collisionSpan: Float = subStep * Float(collisionInterval)

  /// Gives every body that left its path, or is about to, a new one, and looks at its contacts.
  @_optimize(speed)
  func updatePaths() {
    extraRelaxationSpeed = updatePaths(of: awake.base, count: awake.count, all: false)
    checkContacts()
  }

  /// Seeks contacts for the bodies that left their path, and for them alone.
  @_optimize(speed)
  func handleMarginViolations() {
    var kept = 0
    var place = 0
    while place < marginViolations.count {
      let index = marginViolations[place]
      place &+= 1
      predictedPaths[index].mark = 0
      guard bodies[index].isAlive && bodies[index].awakeIndex >= 0 else { continue }
      marginViolations[kept] = index
      kept &+= 1
    }
    _ = updatePaths(of: marginViolations.base, count: kept, all: true)
    marginViolations.removeAll()
    checkContacts()
    findPairs()
    updateStaleManifolds()
  }

  /// New paths for those bodies of a list that need one, or for all of them. Answers the
  /// `extraRelaxationSpeed` of the list.
  @_optimize(speed)
  private func updatePaths(of list: UnsafeMutablePointer<Int32>, count: Int, all: Bool) -> Float {
    let bodies = bodies.base
    let states = states.base
    let starts = starts.base
    let accelerations = accelerations.base
    let predictedPaths = predictedPaths.base
    let span = World.collisionSpan
    updatedBodies.removeAll()
    // Those that leave their boxes.
    hits.removeAll()
    var isFast = false
    var greatest: Float = 0
    var place = 0
    while place < count {
      let number = list[place]
      let index = Int(number)
      place &+= 1
      let body = bodies + index
      let state = UnsafeMutableRawPointer(states + index)
      let path = UnsafeMutableRawPointer(predictedPaths + index)
      let velocity = state.loadUnaligned(as: SIMD4<Float>.self)
      var moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
      let extent = body.pointee.extent
      let turningExtent = body.pointee.turningExtent
      let speeds = velocity.magnitudes
      let speed = speeds.x + speeds.y
      // One fast body is enough, and nearly always there is one.
      if !isFast {
        let fullSpeed = speed + speeds.z * extent
        if fullSpeed > 0.5 * extent { isFast = true }
        if fullSpeed > greatest { greatest = fullSpeed }
      }
      if moved.w == .infinity && !all && !isFarFromReference(moved, extent) { continue }

      // How far the body can get off a straight path before contacts are sought again, from above
      // (the 1-norm is never less than the length). What the last sub-step added to the velocity,
      // springs included, may go on; what is held will most likely be held on: the lesser of that
      // and of what drives the body, else the greater.
      let start = UnsafeRawPointer(starts + index).loadUnaligned(as: SIMD4<Float>.self)
      let drive = UnsafeRawPointer(accelerations + index).loadUnaligned(as: SIMD4<Float>.self)
      let change: SIMD4<Float> = velocity - start
      let gained: SIMD4<Float> = change.magnitudes * SIMD4(all: Float(World.collisionInterval))
      let driven: SIMD4<Float> = drive.magnitudes * SIMD4(all: span)
      let isFree = velocity.w != 0
      let gain = isFree ? driven.raised(to: gained) : gained.limited(to: driven)
      let bend = span * (gain.x + gain.y + (speeds.z + driven.z) * turningExtent)

      if !all, (predictedPaths + index).pointee.isStanding, moved.w > 0 {
        let from = path.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
        let off: SIMD4<Float> = (moved - from).magnitudes
        let strayed = off.x + off.y + off.z * turningExtent
        let foreseen = speed * span + bend
        if strayed <= 0.003 * extent && strayed + foreseen <= moved.w { continue }
      }
      if body.pointee.firstContact < 0 || isFarFromReference(moved, extent) {
        if isInert(number) { continue }
        moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
      }
      let travel = span * speed
      var ahead = SIMD4<Float>.none
      let reach: Float
      if travel > 0.01 * extent {
        ahead = velocity
        reach = 1.25 * bend + 0.03 * travel + 0.005 * extent
      } else {
        reach = 1.25 * (bend + travel) + 0.005 * extent
      }
      begin(path, SIMD4(ahead.x, ahead.y, 0, 1), from: moved)
      states[index].speculativeMargin = reach
      hits.append(number, when: !staysInBoxes(path, ahead, from: moved, reach, turningExtent))
      updatedBodies.append(number)
    }
    place = 0
    while place < hits.count {
      refreshProxies(of: hits[place])
      place &+= 1
    }
    return isFast ? .infinity : greatest
  }

  /// Looks closer at a body that has gone far from its reference pose or has no contacts. Answers
  /// whether it can meet nothing.
  @inline(never) private func isInert(_ number: Int32) -> Bool {
    let moved = UnsafeRawPointer(states.base + Int(number)).loadUnaligned(
      fromByteOffset: 16, as: SIMD4<Float>.self)
    if isFarFromReference(moved, bodies[number].extent) {
      resetReferencePose(number)
      markContactsStale(of: number)
    }
    guard bodies[number].firstContact < 0, collidesWithNothing(number) else { return false }
    let state = states.base + Int(number)
    let place = SIMD4(state.pointee.movedX, state.pointee.movedY, state.pointee.turned, 0)
    begin(UnsafeMutableRawPointer(predictedPaths.base + Int(number)), .none, from: place)
    state.pointee.speculativeMargin = .infinity
    return true
  }

  /// Displacements have to stay small enough for single precision.
  @inline(__always) private func isFarFromReference(
    _ moved: SIMD4<Float>, _ extent: Float
  ) -> Bool {
    let gone = moved.magnitudes
    return gone.x + gone.y > 8 * extent || gone.z > 0.5
  }

  /// - Parameter way: The first four numbers of a path.
  @inline(__always) private func begin(
    _ path: UnsafeMutableRawPointer, _ way: SIMD4<Float>, from moved: SIMD4<Float>
  ) {
    let path = path.assumingMemoryBound(to: PredictedPath.self)
    let boxTurned = path.pointee.boxTurned
    let raw = UnsafeMutableRawPointer(path)
    raw.storeBytes(of: way, as: SIMD4<Float>.self)
    raw.storeBytes(
      of: SIMD4(moved.x, moved.y, moved.z, boxTurned), toByteOffset: 16, as: SIMD4<Float>.self)
  }

  /// Whether a body's boxes hold it all the way along its new path.
  @inline(__always) private func staysInBoxes(
    _ path: UnsafeMutableRawPointer, _ velocity: SIMD4<Float>, from moved: SIMD4<Float>,
    _ reach: Float, _ turningExtent: Float
  ) -> Bool {
    let from = path.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let free = path.loadUnaligned(fromByteOffset: 32, as: SIMD4<Float>.self)
    let margin = SIMD4<Float>(all: (moved.z - from.w).magnitude * turningExtent + reach)
    let travel: SIMD4<Float> = velocity * SIMD4(all: World.collisionSpan)
    let low: SIMD4<Float> = moved + travel.limited(to: .none) - margin
    let high: SIMD4<Float> = moved + travel.raised(to: .none) + margin
    let lesser = SIMD4<Float>(free.x, free.y, high.x, high.y)
    return lesser.isNowhereAbove(SIMD4(low.x, low.y, free.z, free.w))
  }

  /// Finds the contacts of the bodies with new paths that hold no longer.
  @_optimize(speed)
  private func checkContacts() {
    // One row is read faster than many short lists, which name every contact of two such bodies
    // twice.
    if contacts.count < 8 &* updatedBodies.count {
      checkAllContacts()
    } else {
      checkContactsOfUpdatedBodies()
    }
    let predictedPaths = predictedPaths.base
    let list = updatedBodies.base
    let count = updatedBodies.count
    var place = 0
    while place < count {
      predictedPaths[Int(list[place])].mark = 0
      place &+= 1
    }
  }

  @_optimize(speed)
  @inline(never) private func checkAllContacts() {
    let contacts = contacts.base
    let count = self.contacts.count
    let bodies = bodies.base
    let states = states.base
    let predictedPaths = predictedPaths.base
    var index = 0
    while index < count {
      let c = contacts + index
      let marks =
        predictedPaths[Int(c.pointee.bodyA)].mark.bitPattern
        | predictedPaths[Int(c.pointee.bodyB)].mark.bitPattern
      if c.pointee.isAlive && marks != 0 {
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
    let predictedPaths = predictedPaths.base
    let list = updatedBodies.base
    let count = updatedBodies.count
    var place = 0
    while place < count {
      var edge = bodies[Int(list[place])].firstContact
      place &+= 1
      while edge >= 0 {
        let c = contacts + Int(edge >> 1)
        let side = edge & 1
        // A look from one end is enough.
        if side == 0 || !predictedPaths[Int(c.pointee.bodyA)].isMarked {
          markIfStale(edge >> 1, c, bodies, states)
        }
        edge = c.pointee.next(side)
      }
    }
  }

  /// Marks a contact if what was found out about it is not good enough any more: the pair has moved
  /// within itself so far that normals and arms are wrong, or it can close further than was looked.
  ///
  /// In a pile that tumbles this is so for every third pair, in no order that a processor could
  /// foresee: hence no branches, and everything is asked at once.
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
    // What bounces or is fast is looked at closely: it has an elasticity, or stands among impacts.
    let found = SIMD4<Float>(
      closing, counts * change, c.pointee.restitution, -Float(c.pointee.color))
    let limits = SIMD4<Float>(
      c.pointee.validDistance, c.pointee.recycleTolerance, 0, -Float(Contact.Place.none))
    let isLost: UInt8 = found.isNowhereAbove(limits) ? 0 : 1
    let wasStale: UInt8 = c.pointee.needsManifoldUpdate ? 1 : 0
    c.pointee.needsManifoldUpdate = isLost | wasStale != 0
    staleContacts.append(number, when: isLost & ~wasStale != 0)
  }
}
