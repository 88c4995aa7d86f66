/// Integration: forces into velocities, velocities into positions.
extension World {
  /// v ← v·decay + a·gain, for both directions and the spin at once.
  @_optimize(speed)
  func integrateVelocities() {
    let states = states.base
    let starts = starts.base
    let accelerations = accelerations.base
    let warmStartDeltas = warmStartCache.deltas
    let keeps = island.isWarm
    let models = UnsafeRawPointer(bodies.models.base) + (isFine ? BodyModel.fineOffset : 0)
    let (list, count) = members
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      let raw = UnsafeMutableRawPointer(states + index)
      var velocity = raw.loadUnaligned(as: SIMD4<Float>.self)
      if !velocity.magnitudes.isNowhereAbove(World.usualSpeeds) {
        _ = limitSpeed(states + index)
        warmStartDeltas[index] = .none
        velocity = raw.loadUnaligned(as: SIMD4<Float>.self)
      }
      let drive = UnsafeRawPointer(accelerations + index)
      let acceleration = drive.loadUnaligned(as: SIMD4<Float>.self)
      let model = models + MemoryLayout<BodyModel>.stride &* Int(accelerations[index].model)
      let gain = model.loadUnaligned(as: SIMD4<Float>.self)
      let decay = model.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(starts + index).storeBytes(
        of: SIMD4(velocity.x, velocity.y, velocity.z, 1), as: SIMD4<Float>.self)
      // The last lane becomes `unconstrained`.
      let driven: SIMD4<Float> = velocity * decay + acceleration * gain
      var warm = driven
      if keeps { warm += warmStartDeltas[index] }
      raw.storeBytes(of: warm, as: SIMD4<Float>.self)
      warmStartDeltas[index] = driven
    }
  }

  /// x ← x + h·v. Under smooth forces the mean of the old and the new velocity makes it the
  /// trapezoid rule, which is exact for a constant acceleration.
  ///
  /// Bodies that are too fast, have met something or leave their path are treated afterwards:
  /// nothing is called in the loop, so that all that it needs stays in registers.
  @_optimize(speed)
  func integratePositions() {
    let bodies = bodies.base
    let states = states.base
    let starts = starts.base
    let predictedPaths = predictedPaths.base
    let (list, count) = members
    let h = stepLength
    let step = h * energyOfSubStep.movedShare
    let late = self.bodies.scratch(for: count)
    var lateCount = 0
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      let state = UnsafeMutableRawPointer(states + index)
      let path = UnsafeMutableRawPointer(predictedPaths + index)
      let velocity = state.loadUnaligned(as: SIMD4<Float>.self)
      let start = UnsafeRawPointer(starts + index).loadUnaligned(as: SIMD4<Float>.self)
      var moved = state.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
      moved = World.place(after: velocity, start, from: moved, step)
      let way = path.loadUnaligned(as: SIMD4<Float>.self)
      let from = path.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
      let elapsed = way.z + h
      let stray = World.deviation(moved, from, way, elapsed, bodies[index].turningExtent)
      let isUsual = velocity.magnitudes.isNowhereAbove(World.usualSpeeds)
      if !isUsual || stray > moved.w {
        late[lateCount] = Int32(truncatingIfNeeded: index)
        lateCount &+= 1
        continue
      }
      predictedPaths[index].elapsed = elapsed
      state.storeBytes(of: moved, toByteOffset: 16, as: SIMD4<Float>.self)
    }
    place = 0
    while place < lateCount {
      integratePosition(Int(late[place]))
      place &+= 1
    }
  }

  @inline(__always) static func place(
    after velocity: SIMD4<Float>, _ start: SIMD4<Float>, from moved: SIMD4<Float>, _ h: Float
  ) -> SIMD4<Float> {
    let half = SIMD4<Float>(all: 0.5 * velocity.w)
    let mean: SIMD4<Float> = velocity + half * (start - velocity)
    return moved + SIMD4(h, h, h, 0) * mean
  }

  /// How far a place is from where it was foreseen, from above, pt.
  @inline(__always) private static func deviation(
    _ moved: SIMD4<Float>, _ from: SIMD4<Float>, _ way: SIMD4<Float>, _ elapsed: Float,
    _ turningExtent: Float
  ) -> Float {
    let gone: SIMD4<Float> = moved - from
    let off: SIMD4<Float> = (gone - way * SIMD4(all: elapsed)).magnitudes
    return off.x + off.y + gone.z.magnitude * turningExtent
  }

  /// Whether a body that has been moved is where no contacts were sought.
  func hasLeftMargin(_ index: Int) -> Bool {
    let moved = UnsafeRawPointer(states.base + index)
      .loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let path = UnsafeRawPointer(predictedPaths.base + index)
    let way = path.loadUnaligned(as: SIMD4<Float>.self)
    let from = path.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    return World.deviation(moved, from, way, way.z, bodies[index].turningExtent) > moved.w
  }

  /// Integrates one body that may be too fast or leave its margin, with all checks.
  @inline(never) private func integratePosition(_ index: Int) {
    let state = states.base + index
    let path = predictedPaths.base + index
    if limitSpeed(state) { disturb(Int32(truncatingIfNeeded: index)) }
    if state.pointee.angularVelocity.magnitude > World.greatestAngularSpeed {
      disturb(Int32(truncatingIfNeeded: index))
      state.pointee.angularVelocity =
        state.pointee.angularVelocity > 0 ? World.greatestAngularSpeed : -World.greatestAngularSpeed
    }
    let raw = UnsafeMutableRawPointer(state)
    let start = UnsafeRawPointer(starts.base + index).loadUnaligned(as: SIMD4<Float>.self)
    var moved = raw.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let velocity = raw.loadUnaligned(as: SIMD4<Float>.self)
    moved = World.place(
      after: velocity, start, from: moved, stepLength * energyOfSubStep.movedShare)
    path.pointee.elapsed += stepLength
    let way = UnsafeRawPointer(path).loadUnaligned(as: SIMD4<Float>.self)
    let from = UnsafeRawPointer(path).loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let stray = World.deviation(moved, from, way, way.z, bodies[index].turningExtent)
    if stray > moved.w { violateMargin(index, &moved) }
    raw.storeBytes(of: moved, toByteOffset: 16, as: SIMD4<Float>.self)
  }

  /// Limits a speed that no item can have; written so that NaN does not pass. Returns whether it
  /// changed the velocity.
  @inline(__always) private func limitSpeed(_ state: UnsafeMutablePointer<BodyState>) -> Bool {
    let sum = state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude
    if sum + state.pointee.angularVelocity.magnitude < World.greatestSpeed { return false }
    let isUsable = sum < 1e30
    let scale =
      isUsable && sum > World.greatestSpeed
      ? World.greatestSpeed.divided(by: sum) : 1
    state.pointee.velocityX = isUsable ? state.pointee.velocityX * scale : 0
    state.pointee.velocityY = isUsable ? state.pointee.velocityY * scale : 0
    if !(state.pointee.angularVelocity.magnitude < 1e30) { state.pointee.angularVelocity = 0 }
    return true
  }

  /// The body goes where no contacts were sought. Between the places that were looked at and a
  /// quarter of its thickness beyond, nothing can slip through; further it has to wait for the
  /// search that comes now. It waits on the line along which it moves: moved back to its predicted
  /// path it would be behind the wall that has turned it aside.
  @_optimize(speed)
  private func violateMargin(_ index: Int, _ moved: inout SIMD4<Float>) {
    bodies.noteMarginViolation(Int32(truncatingIfNeeded: index))
    let body = bodies.base + index
    guard body.pointee.kind == .dynamic, body.pointee.firstContact >= 0 else { return }
    let state = states.base + index
    let limit = state.pointee.speculativeMargin + 0.25 * body.pointee.inradius
    guard distanceFromPath(index, moved.x, moved.y) > limit else { return }
    // The distance from the path is a convex function along the line: it passes the limit once.
    let fromX = state.pointee.movedX
    let fromY = state.pointee.movedY
    let wayX = moved.x - fromX
    let wayY = moved.y - fromY
    var part: Float = 0
    var half: Float = 0.5
    while half > 0x1p-12 {
      let next = part + half
      if distanceFromPath(index, fromX + next * wayX, fromY + next * wayY) <= limit { part = next }
      half *= 0.5
    }
    moved.x = fromX + part * wayX
    moved.y = fromY + part * wayY
  }

  /// How far a place is from the nearest one on the path that was looked at.
  private func distanceFromPath(_ index: Int, _ x: Float, _ y: Float) -> Float {
    let path = predictedPaths.base + index
    let wayX = path.pointee.velocityX * World.collisionSpan
    let wayY = path.pointee.velocityY * World.collisionSpan
    let length = wayX * wayX + wayY * wayY
    let goneX = x - path.pointee.startX
    let goneY = y - path.pointee.startY
    var along = length > 0 ? (goneX * wayX + goneY * wayY) / length : 0
    along = along < 0 ? 0 : along > 1 ? 1 : along
    let offX = goneX - along * wayX
    let offY = goneY - along * wayY
    return (offX * offX + offY * offY).squareRoot()
  }

  /// An eighth of a turn in a sub-step: beyond that no sweep can be followed, rad/s.
  static let greatestAngularSpeed = Float(Double.pi / 4) * inverseSubStep
  /// A hundred screens in a frame, pt/s.
  static let greatestSpeed: Float = 1e6
  /// Speeds of a body, each way, that are certainly below both limits.
  @inline(__always) static var usualSpeeds: SIMD4<Float> {
    SIMD4(0.49 * greatestSpeed, 0.49 * greatestSpeed, greatestAngularSpeed, 1)
  }
}
