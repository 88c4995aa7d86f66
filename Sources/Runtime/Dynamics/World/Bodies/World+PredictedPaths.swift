/// Predicted paths: where bodies go until contacts are sought again, with a speculative margin for
/// what is not known yet. The swept bounding box of path and margin lies in the body's broad-phase
/// boxes.
extension World {
  /// Seconds between two searches for contacts.
  static let collisionSpan: Float = subStep * Float(collisionInterval)

  /// Where on its path contacts of a body are sought: until the next search. What keeps bouncing
  /// and goes by most of its size in a sub-step will have turned round before that: for it contacts
  /// are sought in every sub-step, and wherever it is turned round, until the sub-step ends. Else
  /// each would have all that is around it for neighbours.
  @inline(__always) func searchSpan(of index: Int) -> SearchSpan {
    let path = predictedPaths.base + index
    let speed = path.pointee.velocityX.magnitude + path.pointee.velocityY.magnitude
    if speed * World.subStep > 1.5 * bodies.base[index].extent, keepsBouncing(index) {
      let passed = elasticFlights.isRunning ? stepLength * elasticFlights.base[index].time : 0
      return SearchSpan(from: passed, to: World.subStep, isShort: true)
    }
    guard elasticFlights.isRunning else { return SearchSpan() }
    return SearchSpan(to: World.subStep * Float(subStepsToCollision))
  }

  @inline(never) private func keepsBouncing(_ index: Int) -> Bool {
    let body = bodies.base + index
    guard body.pointee.kind == .dynamic, body.pointee.firstShape >= 0 else { return false }
    let surface = shapes.base[Int(body.pointee.firstShape)].surface
    return shapes.surfaces.base[Int(surface)].restitution >= World.livelyRestitution
  }

  /// Updates the path of every body that has left its margin or may do so, and checks its contacts.
  @_optimize(speed)
  func updatePaths() {
    updatePaths(of: awake.base, count: awake.count, all: false)
    checkContacts()
  }

  /// Updates the paths of the bodies that have violated their margins, and checks their contacts.
  @_optimize(speed)
  func updatePathsOfViolations() {
    let list = bodies.takeMarginViolations()
    updatePaths(of: list.base, count: list.count, all: true)
    checkContacts()
  }

  /// Gives a body that has been turned round within a sub-step a new path, and checks its contacts.
  func updatePath(of body: Int32) {
    var list = body
    updatePaths(of: &list, count: 1, all: true)
    checkContacts()
  }

  /// Updates the predicted paths of the bodies in a list: of those that need it, or with `all` of
  /// every one; and the broad-phase boxes that no longer hold them.
  @_optimize(speed)
  private func updatePaths(of list: UnsafeMutablePointer<Int32>, count: Int, all: Bool) {
    let bodies = bodies.base
    let states = states.base
    let starts = starts.base
    let accelerations = accelerations.base
    let predictedPaths = predictedPaths.base
    let span = World.collisionSpan
    // In flight a body counts from where it would have begun.
    let mayReset = !elasticFlights.isRunning
    pathUpdates.begin()
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
      if moved.w == BodyState.unwatched && !all && !isFarFromReference(moved, extent) { continue }

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
      if mayReset && (body.pointee.firstContact < 0 || isFarFromReference(moved, extent)) {
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
      begin(path, SIMD4(ahead.x, ahead.y, 0, 0), from: moved)
      bodyFlags.base[index] = bodyFlags.base[index].union(.hasNewPath)
      states[index].speculativeMargin = reach
      let search = searchSpan(of: index)
      pathUpdates.note(
        number, leavesBoxes: !staysInBoxes(path, ahead, search, from: moved, reach, body),
        isShort: search.isShort)
    }
    place = 0
    let leaving = pathUpdates.leaving
    while place < leaving.count {
      refreshProxies(of: leaving[place])
      place &+= 1
    }
    place = 0
    let short = pathUpdates.short
    while place < short.count {
      self.bodies.noteMarginViolation(short[place])
      place &+= 1
    }
  }

  /// Resets the reference pose of a body that has gone far from it. Returns whether the body
  /// collides with nothing, in which case its margin is infinite.
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
    state.pointee.speculativeMargin = BodyState.unwatched
    return true
  }

  /// Whether a displacement is too large for single precision.
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

  /// Whether boxes have much more room than a body needs, both as sums of width and height.
  @inline(__always) static func isWide(_ room: Float, _ needed: Float, _ extent: Float) -> Bool {
    room > 5 * needed + 24 * extent && room < .greatestFiniteMagnitude
  }

  /// Whether a body's boxes hold it all the way along its new path, and not much more: one that a
  /// blow has widened would go on meeting everything around.
  @inline(__always) private func staysInBoxes(
    _ path: UnsafeMutableRawPointer, _ velocity: SIMD4<Float>, _ span: SearchSpan,
    from moved: SIMD4<Float>, _ reach: Float, _ body: UnsafeMutablePointer<Body>
  ) -> Bool {
    let turningExtent = body.pointee.turningExtent
    let from = path.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let free = path.loadUnaligned(fromByteOffset: 32, as: SIMD4<Float>.self)
    let margin = SIMD4<Float>(all: (moved.z - from.w).magnitude * turningExtent + reach)
    let first: SIMD4<Float> = velocity * SIMD4(all: span.from)
    let last: SIMD4<Float> = velocity * SIMD4(all: span.to)
    let low: SIMD4<Float> = moved + last.limited(to: first) - margin
    let high: SIMD4<Float> = moved + last.raised(to: first) + margin
    let lesser = SIMD4<Float>(free.x, free.y, high.x, high.y)
    let room = (free.z - free.x) + (free.w - free.y)
    let needed = (high.x - low.x) + (high.y - low.y)
    if World.isWide(room, needed, body.pointee.extent) { return false }
    return lesser.isNowhereAbove(SIMD4(low.x, low.y, free.z, free.w))
  }
}
