/// Free flight: a body that nothing holds, no contact and no joint, knows of no other between two
/// searches for contacts. It lags behind, and takes the sub-steps of a group in one go, with the
/// same bits as one by one.
extension World {
  /// Who is solved, sub-step by sub-step, in the running group.
  var walkers: (list: UnsafeMutablePointer<Int32>, count: Int) {
    flightLag < 0 ? (awake.base, awake.count) : (renewed.base, renewed.count)
  }

  /// Lets go in a group that has just begun who is sure to keep to his path.
  @_optimize(speed)
  func letFly() {
    markImpacts(1)
    renewed.removeAll()
    var place = 0
    while place < awake.count {
      let index = awake.base[place]
      place &+= 1
      let body = bodies.base + Int(index)
      let path = paths.base + Int(index)
      let flies =
        body.pointee.holds == 0 && body.pointee.firstJoint < 0 && path.pointee.mark == 0
        && keepsToPath(Int(index))
      path.pointee.mark = flies ? 2 : 0
      if !flies { renewed.append(index) }
    }
    markImpacts(0)
    if renewed.count < awake.count { flightLag = 0 }
  }

  @inline(__always) private func markImpacts(_ mark: Float) {
    var slot = 0
    while slot < impacts.count {
      let impact = contacts.base + Int(impacts.base[slot].contact)
      paths.base[Int(impact.pointee.bodyA)].mark = mark
      paths.base[Int(impact.pointee.bodyB)].mark = mark
      slot &+= 1
    }
  }

  /// Brings all who lag behind to where they are now.
  @_optimize(speed)
  func endFlights() {
    guard flightLag >= 0 else { return }
    var place = 0
    while place < awake.count {
      let index = Int(awake.base[place])
      place &+= 1
      guard paths.base[index].mark == 2 else { continue }
      paths.base[index].mark = 0
      fly(index, flightLag)
    }
    flightLag = -1
  }

  /// What a sub-step adds to the velocity of a body, and what part of it stays.
  @inline(__always) private func motion(
    of index: Int
  ) -> (push: SIMD4<Float>, decay: SIMD4<Float>) {
    let drive = UnsafeRawPointer(drives.base + index)
    let acceleration = drive.loadUnaligned(as: SIMD4<Float>.self)
    let model = UnsafeRawPointer(models.base + Int(drives.base[index].model))
    let gain = model.loadUnaligned(as: SIMD4<Float>.self)
    let decay = model.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let push: SIMD4<Float> = acceleration * gain
    return (push, decay)
  }

  /// Whether a body will neither stray nor become too fast before the group ends, from above: under
  /// constant accelerations and drags a velocity goes one way, so that it is never greater, or
  /// further from that of the path, than at the start or at the end.
  @inline(__always) private func keepsToPath(_ index: Int) -> Bool {
    let state = UnsafeRawPointer(states.base + index)
    let (push, decay) = motion(of: index)
    let before = state.loadUnaligned(as: SIMD4<Float>.self)
    var after = before
    var subStep = 0
    while subStep < World.groupLength {
      after = after * decay + push
      subStep &+= 1
    }
    let greatest: SIMD4<Float> = before.magnitudes.raised(to: after.magnitudes)
    guard greatest.x + greatest.y + greatest.z < World.greatestSpeed,
      greatest.z <= World.greatestSpin
    else { return false }
    let path = UnsafeRawPointer(paths.base + index)
    let way = path.loadUnaligned(as: SIMD4<Float>.self)
    let from = path.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let ahead = SIMD4<Float>(way.x, way.y, 0, 0)
    let one: SIMD4<Float> = before - ahead
    let two: SIMD4<Float> = after - ahead
    let off: SIMD4<Float> = moved - from - ahead * SIMD4(all: way.z)
    let t = World.groupSpan
    let span = SIMD4<Float>(t, t, t, 0)
    let bend: SIMD4<Float> = one.magnitudes.raised(to: two.magnitudes) * span
    let stray: SIMD4<Float> = off.magnitudes + bend
    // Less than the whole reach, for the rounding.
    return stray.x + stray.y + stray.z * bodies.base[index].turningExtent <= 0.98 * moved.w
  }

  @inline(__always) private func fly(_ index: Int, _ count: Int) {
    let state = UnsafeMutableRawPointer(states.base + index)
    let (push, decay) = motion(of: index)
    let h = World.subStep
    let step = SIMD4(h, h, h, 0)
    let mayLook = mayLeaveRoom(index)
    let path = paths.base + index
    var velocity = state.loadUnaligned(as: SIMD4<Float>.self)
    var moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    var start = velocity
    var elapsed = path.pointee.elapsed
    var subStep = 0
    while subStep < count {
      subStep &+= 1
      start = SIMD4(velocity.x, velocity.y, velocity.z, 1)
      // As in `integrateVelocities` and `integratePositions`.
      velocity = velocity * decay + push
      let half = SIMD4<Float>(all: 0.5 * velocity.w)
      let mean: SIMD4<Float> = velocity + half * (start - velocity)
      moved += step * mean
      elapsed += h
      if !mayLook { continue }
      state.storeBytes(of: velocity, as: SIMD4<Float>.self)
      state.storeBytes(of: moved, toByteOffset: 16, as: SIMD4<Float>.self)
      guardCenter(index)
      velocity = state.loadUnaligned(as: SIMD4<Float>.self)
      moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    }
    path.pointee.elapsed = elapsed
    UnsafeMutableRawPointer(starts.base + index).storeBytes(of: start, as: SIMD4<Float>.self)
    state.storeBytes(of: velocity, as: SIMD4<Float>.self)
    state.storeBytes(of: moved, toByteOffset: 16, as: SIMD4<Float>.self)
  }

  /// Whether a body may get as far as where its centre has to be looked at again.
  @inline(__always) private func mayLeaveRoom(_ index: Int) -> Bool {
    let state = states.base + index
    let drive = drives.base + index
    let watch = guards.base + index
    let t = World.groupSpan
    let x = state.pointee.velocityX.magnitude + t * drive.pointee.accelerationX.magnitude
    let y = state.pointee.velocityY.magnitude + t * drive.pointee.accelerationY.magnitude
    let spin = state.pointee.spin.magnitude + t * drive.pointee.spinAcceleration.magnitude
    let moved =
      (state.pointee.movedX - watch.pointee.movedX).magnitude
      + (state.pointee.movedY - watch.pointee.movedY).magnitude
      + (state.pointee.turned - watch.pointee.turned).magnitude * watch.pointee.arm
    return !(moved + t * (x + y + spin * watch.pointee.arm) <= 0.98 * watch.pointee.room)
  }
}
