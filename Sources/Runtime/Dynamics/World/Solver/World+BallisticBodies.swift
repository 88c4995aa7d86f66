/// Free flight: a body that nothing holds, no contact and no joint, knows of no other between two
/// searches for contacts. It lags behind, and takes the sub-steps of a collision interval in one
/// go, with the same bits as one by one.
extension World {
  /// The bodies that are solved, sub-step by sub-step, in the running collision interval.
  var solverSet: (list: UnsafeMutablePointer<Int32>, count: Int) {
    let list = ballisticBodies.isEmpty ? awake : ballisticBodies.solved
    return (list.base, list.count)
  }

  /// Takes out of the solver set, in an interval that has just begun, the bodies whose path is
  /// certain.
  @_optimize(speed)
  func separateBallisticBodies() {
    markRestitutionContacts(true)
    ballisticBodies.beginSeparation()
    let list = awake.base
    let count = awake.count
    let bodies = bodies.base
    let flags = bodyFlags.base
    var place = 0
    while place < count {
      let index = list[place]
      place &+= 1
      let body = bodies + Int(index)
      // (Who violates its margin already has a path for one sub-step alone.)
      let flies =
        body.pointee.constraintCount == 0 && body.pointee.firstJoint < 0
        && flags[Int(index)].isDisjoint(with: [.hasRestitutionContact, .violatesMargin])
        && staysOnPath(Int(index))
      if flies { flags[Int(index)].insert(.isBallistic) } else { ballisticBodies.keep(index) }
    }
    markRestitutionContacts(false)
    ballisticBodies.endSeparation(of: count)
  }

  @inline(__always) private func markRestitutionContacts(_ isMarked: Bool) {
    let flags = bodyFlags.base
    let contacts = contacts.base
    let restitutionContacts = restitutionContacts.base
    let count = self.restitutionContacts.count
    var slot = 0
    while slot < count {
      // An impact that has not been looked at yet does not know its bodies itself.
      let contact = contacts + Int(restitutionContacts[slot].contact)
      let a = Int(contact.pointee.bodyA)
      let b = Int(contact.pointee.bodyB)
      if isMarked {
        flags[a].insert(.hasRestitutionContact)
        flags[b].insert(.hasRestitutionContact)
      } else {
        flags[a].remove(.hasRestitutionContact)
        flags[b].remove(.hasRestitutionContact)
      }
      slot &+= 1
    }
  }

  /// Brings all who lag behind to where they are now; to be called only if there are any.
  @_optimize(speed)
  func advanceBallisticBodies() {
    let lag = ballisticBodies.lag
    let list = awake.base
    let count = awake.count
    let flags = bodyFlags.base
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      guard flags[index].contains(.isBallistic) else { continue }
      flags[index].remove(.isBallistic)
      advanceBallistic(index, lag)
    }
    ballisticBodies.end()
  }

  /// Within a sub-step: they get the velocities of the others as well.
  func joinBallisticBodies() {
    let lag = ballisticBodies.lag
    var place = 0
    while place < awake.count {
      let index = Int(awake[place])
      place &+= 1
      guard bodyFlags.base[index].contains(.isBallistic) else { continue }
      bodyFlags.base[index].remove(.isBallistic)
      advanceBallistic(index, lag)
      let state = UnsafeMutableRawPointer(states.base + index)
      let velocity = state.loadUnaligned(as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(starts.base + index).storeBytes(
        of: SIMD4(velocity.x, velocity.y, velocity.z, 1), as: SIMD4<Float>.self)
      let (push, decay) = motion(of: index)
      let driven: SIMD4<Float> = velocity * decay + push
      state.storeBytes(of: driven, as: SIMD4<Float>.self)
    }
    ballisticBodies.end()
  }

  /// The change of a body's velocity in a sub-step: v ← v·decay + push.
  @inline(__always) private func motion(
    of index: Int
  ) -> (push: SIMD4<Float>, decay: SIMD4<Float>) {
    let drive = UnsafeRawPointer(accelerations.base + index)
    let acceleration = drive.loadUnaligned(as: SIMD4<Float>.self)
    let model = UnsafeRawPointer(bodies.models.base + Int(accelerations.base[index].model))
    let gain = model.loadUnaligned(as: SIMD4<Float>.self)
    let decay = model.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let push: SIMD4<Float> = acceleration * gain
    return (push, decay)
  }

  /// Whether a body will neither stray nor become too fast before the interval ends, from above:
  /// under constant accelerations and drags a velocity changes monotonically, so that it is never
  /// greater, or further from that of the path, than at the start or at the end.
  @inline(__always) private func staysOnPath(_ index: Int) -> Bool {
    let state = UnsafeRawPointer(states.base + index)
    let (push, decay) = motion(of: index)
    let before = state.loadUnaligned(as: SIMD4<Float>.self)
    var after = before
    var subStep = 0
    while subStep < World.collisionInterval {
      after = after * decay + push
      subStep &+= 1
    }
    let greatest: SIMD4<Float> = before.magnitudes.raised(to: after.magnitudes)
    guard greatest.isNowhereAbove(World.usualSpeeds) else { return false }
    let path = UnsafeRawPointer(predictedPaths.base + index)
    let way = path.loadUnaligned(as: SIMD4<Float>.self)
    let from = path.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let one: SIMD4<Float> = before - way
    let two: SIMD4<Float> = after - way
    let gone: SIMD4<Float> = moved - from
    let off: SIMD4<Float> = gone - way * SIMD4(all: way.z)
    let span = World.collisionSpan
    let bend: SIMD4<Float> = one.magnitudes.raised(to: two.magnitudes) * SIMD4(all: span)
    let stray: SIMD4<Float> = off.magnitudes + bend
    let turn = gone.z.magnitude + greatest.z * span
    // Less than the whole reach, for the rounding.
    return stray.x + stray.y + turn * bodies.base[index].turningExtent <= 0.98 * moved.w
  }

  @inline(__always) private func advanceBallistic(_ index: Int, _ count: Int) {
    if mayNeedTunnellingCheck(index) { return advanceBallisticChecked(index, count) }
    let state = UnsafeMutableRawPointer(states.base + index)
    let (push, decay) = motion(of: index)
    let path = predictedPaths.base + index
    var velocity = state.loadUnaligned(as: SIMD4<Float>.self)
    var moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    var start = velocity
    var elapsed = path.pointee.elapsed
    var subStep = 0
    while subStep < count {
      subStep &+= 1
      start = velocity
      velocity = velocity * decay + push
      moved = World.place(after: velocity, start, from: moved, World.subStep)
      elapsed += World.subStep
    }
    path.pointee.elapsed = elapsed
    UnsafeMutableRawPointer(starts.base + index).storeBytes(
      of: SIMD4(start.x, start.y, start.z, 1), as: SIMD4<Float>.self)
    state.storeBytes(of: velocity, as: SIMD4<Float>.self)
    state.storeBytes(of: moved, toByteOffset: 16, as: SIMD4<Float>.self)
  }

  /// Advances a ballistic body, with a tunnelling check of its centre after each sub-step.
  @_optimize(speed)
  @inline(never) private func advanceBallisticChecked(_ index: Int, _ count: Int) {
    let state = UnsafeMutableRawPointer(states.base + index)
    let (push, decay) = motion(of: index)
    var subStep = 0
    while subStep < count {
      subStep &+= 1
      let start = state.loadUnaligned(as: SIMD4<Float>.self)
      let moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
      let velocity: SIMD4<Float> = start * decay + push
      state.storeBytes(of: velocity, as: SIMD4<Float>.self)
      state.storeBytes(
        of: World.place(after: velocity, start, from: moved, World.subStep), toByteOffset: 16,
        as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(starts.base + index).storeBytes(
        of: SIMD4(start.x, start.y, start.z, 1), as: SIMD4<Float>.self)
      predictedPaths.base[index].elapsed += World.subStep
      checkCenter(index)
    }
  }

  /// Whether a body may get as far as where its centre has to be looked at again.
  @inline(__always) private func mayNeedTunnellingCheck(_ index: Int) -> Bool {
    let state = UnsafeRawPointer(states.base + index)
    let watch = tunnellingChecks.base + index
    let drive = UnsafeRawPointer(accelerations.base + index).loadUnaligned(as: SIMD4<Float>.self)
    let velocity = state.loadUnaligned(as: SIMD4<Float>.self)
    let moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    // The displacement of a check has the lanes of a `BodyState`.
    let looked = UnsafeRawPointer(watch).loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let span = SIMD4<Float>(all: World.collisionSpan)
    let gone: SIMD4<Float> = moved - looked
    let fastest: SIMD4<Float> = velocity.magnitudes + span * drive.magnitudes
    let far: SIMD4<Float> = gone.magnitudes + span * fastest
    return !(far.x + far.y + far.z * watch.pointee.arm <= 0.98 * watch.pointee.room)
  }
}
