/// The sub-step.
extension World {
  /// Advances by whole sub-steps of 1/240 s.
  @_optimize(speed)
  func advance(subSteps: Int) {
    var remaining = subSteps
    while remaining > 0 {
      advance(remaining: remaining)
      remaining -= 1
    }
    if ballisticLag >= 0 { advanceBallisticBodies() }
    storeBlockImpulses()
    finishIntervalEarly()
  }

  @_optimize(speed)
  private func advance(remaining: Int) {
    subStepCount &+= 1
    if awake.isEmpty && !needsPairSearch { return }
    if subStepsToCollision == 0 || needsPairSearch {
      hasWarmStartDeltas = false
      if ballisticLag >= 0 { advanceBallisticBodies() }
      updateContacts()
      if remaining >= World.collisionInterval { separateBallisticBodies() }
    } else if marginViolations.count > 0 {
      hasWarmStartDeltas = false
      if ballisticLag >= 0 { advanceBallisticBodies() }
      handleMarginViolations()
    }
    integrateVelocities()
    prepareJoints()
    if blocksAreStale { listBlocks() }
    if !hasWarmStartDeltas {
      let lanes = UnsafeMutableRawPointer(states.base)
      ContactBlock.warmStart(blocks.base, count: blocks.count, lanes)
    }
    allowsWarmStartDeltas =
      subStepsToCollision > 1 && restitutionContacts.count == 0 && activeJoints.count == 0
    prepareRestitution()
    solve(usesBias: true)
    integratePositions()
    checkTunnelling()
    solve(usesBias: false)
    hasWarmStartDeltas = allowsWarmStartDeltas
    if hasWarmStartDeltas { storeWarmStartDeltas() }
    if ballisticLag >= 0 { ballisticLag &+= 1 }
    subStepsToCollision -= 1
    if subStepsToCollision == 0 {
      if ballisticLag >= 0 { advanceBallisticBodies() }
      finishInterval()
    } else {
      reportTouches(isIntervalEnd: false)
    }
  }

  /// Joints, contacts, and joints once more where there are both; in the relaxation contacts and
  /// joints.
  @_optimize(speed)
  private func solve(usesBias: Bool) {
    let hasJoints = activeJoints.count > 0
    let hasContacts = blocks.count + nearRestitutionContacts.count > 0
    if hasJoints && (usesBias || !hasContacts) { solveJoints(usesBias: usesBias) }
    guard hasContacts else { return }
    solveContactBlocks(usesBias: usesBias)
    solveRestitution(usesBias: usesBias)
    guard hasJoints else { return }
    if usesBias { solveJointsAgain() } else { solveJoints(usesBias: false) }
  }

  @_optimize(speed)
  private func updateContacts() {
    needsPairSearch = false
    clearMarginViolations()
    subStepsToCollision = World.collisionInterval
    updatePaths()
    findPairs()
    updateStaleManifolds()
    if hasSteepContacts && subStepCount & 15 == 0 {
      if blocksAreStale { listBlocks() }
      findSteepContacts()
    }
  }

  /// A new group looks at everybody anyway.
  @_optimize(speed)
  private func clearMarginViolations() {
    var place = 0
    while place < marginViolations.count {
      predictedPaths[marginViolations[place]].mark = 0
      place &+= 1
    }
    marginViolations.removeAll()
  }

  @_optimize(speed)
  private func finishInterval() {
    reportTouches(isIntervalEnd: true)
    reportRestitutionTouches(isIntervalEnd: true)
    updateSleep(after: World.collisionSpan)
  }

  /// What touched is told at the end of a call even if the group is not over.
  private func finishIntervalEarly() {
    guard subStepsToCollision > 0, subStepsToCollision < World.collisionInterval else { return }
    reportRestitutionTouches(isIntervalEnd: false)
  }

  func clearEvents() {
    beginEvents.removeAll()
    endEvents.removeAll()
  }

  /// v ← v·decay + a·gain, for both directions and the spin at once.
  @_optimize(speed)
  private func integrateVelocities() {
    let states = states.base
    let starts = starts.base
    let accelerations = accelerations.base
    let models = models.base
    let warmStartDeltas = warmStartDeltas.base
    let keeps = hasWarmStartDeltas
    let (list, count) = solverSet
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      let raw = UnsafeMutableRawPointer(states + index)
      var velocity = raw.loadUnaligned(as: SIMD4<Float>.self)
      if !velocity.magnitudes.isNowhereAbove(World.usualSpeeds) {
        limitSpeed(states + index)
        warmStartDeltas[index] = .none
        velocity = raw.loadUnaligned(as: SIMD4<Float>.self)
      }
      let drive = UnsafeRawPointer(accelerations + index)
      let acceleration = drive.loadUnaligned(as: SIMD4<Float>.self)
      let model = UnsafeRawPointer(models + Int(accelerations[index].model))
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
  /// Who is too fast, has met something or leaves its path comes afterwards: nothing is called in
  /// the loop, so that all that it needs stays in registers.
  @_optimize(speed)
  private func integratePositions() {
    let bodies = bodies.base
    let states = states.base
    let starts = starts.base
    let predictedPaths = predictedPaths.base
    let (list, count) = solverSet
    hits.removeAll()
    let late = hits.room(for: count)
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
      moved = World.place(after: velocity, start, from: moved)
      let way = path.loadUnaligned(as: SIMD4<Float>.self)
      let from = path.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
      let elapsed = way.z + World.subStep
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
    after velocity: SIMD4<Float>, _ start: SIMD4<Float>, from moved: SIMD4<Float>
  ) -> SIMD4<Float> {
    let h = subStep
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

  /// The same for one body that is not as usual.
  @inline(never) private func integratePosition(_ index: Int) {
    let state = states.base + index
    let path = predictedPaths.base + index
    limitSpeed(state)
    if state.pointee.angularVelocity.magnitude > World.greatestAngularSpeed {
      allowsWarmStartDeltas = false
      state.pointee.angularVelocity =
        state.pointee.angularVelocity > 0 ? World.greatestAngularSpeed : -World.greatestAngularSpeed
    }
    let raw = UnsafeMutableRawPointer(state)
    let start = UnsafeRawPointer(starts.base + index).loadUnaligned(as: SIMD4<Float>.self)
    var moved = raw.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let velocity = raw.loadUnaligned(as: SIMD4<Float>.self)
    moved = World.place(after: velocity, start, from: moved)
    path.pointee.elapsed += World.subStep
    let way = UnsafeRawPointer(path).loadUnaligned(as: SIMD4<Float>.self)
    let from = UnsafeRawPointer(path).loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let stray = World.deviation(moved, from, way, way.z, bodies[index].turningExtent)
    if stray > moved.w { violateMargin(index, &moved) }
    raw.storeBytes(of: moved, toByteOffset: 16, as: SIMD4<Float>.self)
  }

  /// A speed that no item can have any more; written so that NaN does not pass.
  @inline(__always) private func limitSpeed(_ state: UnsafeMutablePointer<BodyState>) {
    let sum = state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude
    if sum + state.pointee.angularVelocity.magnitude < World.greatestSpeed { return }
    allowsWarmStartDeltas = false
    let isUsable = sum < 1e30
    let scale = isUsable && sum > World.greatestSpeed ? World.greatestSpeed / sum : 1
    state.pointee.velocityX = isUsable ? state.pointee.velocityX * scale : 0
    state.pointee.velocityY = isUsable ? state.pointee.velocityY * scale : 0
    if !(state.pointee.angularVelocity.magnitude < 1e30) { state.pointee.angularVelocity = 0 }
  }

  /// The body goes where no contacts were sought. Between the places that were looked at and a
  /// quarter of its thickness beyond, nothing can slip through; further it has to wait for the
  /// search that comes now. It waits on the way that it goes: moved back to the path from there it
  /// would be behind the wall that has turned it aside.
  @_optimize(speed)
  private func violateMargin(_ index: Int, _ moved: inout SIMD4<Float>) {
    let path = predictedPaths.base + index
    if path.pointee.mark == 0 {
      path.pointee.mark = 1
      marginViolations.append(Int32(truncatingIfNeeded: index))
    }
    let body = bodies.base + index
    guard body.pointee.kind == .dynamic, body.pointee.firstContact >= 0 else { return }
    let state = states.base + index
    let limit = state.pointee.speculativeMargin + 0.25 * body.pointee.inradius
    guard distanceFromPath(index, moved.x, moved.y) > limit else { return }
    // The distance from the path is a convex function along the way: it passes the limit once.
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

  /// How far a place is from the nearest one on the way that was looked at.
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

  @_optimize(speed)
  private func solveContactBlocks(usesBias: Bool) {
    let lanes = UnsafeMutableRawPointer(states.base)
    let relaxesFurther = extraRelaxationSpeed < .infinity && blocks.count < World.largeIslandBlocks
    if relaxesFurther { exchangeBiasImpulses(adding: usesBias) }
    let isSoft =
      blocks.count >= World.largeIslandBlocks
      || blocks.count >= World.fewestSoftBlocks && activeJoints.count == 0 && !hasSteepContacts
    // Where masses differ much one pass carries no load.
    var passes = hasSteepContacts && !relaxesFurther ? steepPasses : 1
    while passes > 0 {
      passes &-= 1
      if !usesBias {
        ContactBlock.relax(blocks.base, count: blocks.count, lanes)
      } else if relaxesFurther || !isSoft {
        ContactBlock.solveWithBias(blocks.base, count: blocks.count, lanes)
      } else {
        ContactBlock.solveLargeIslandWithBias(blocks.base, count: blocks.count, lanes)
      }
    }
    if relaxesFurther { relaxFurther(usesBias: usesBias) }
    hadExtraRelaxation = relaxesFurther
  }

  private var steepPasses: Int {
    let affordable = 1 + 512 / (blocks.count + 1)
    return affordable < 12 ? affordable : 12
  }

  /// Whether any contact in lanes is between masses that differ by more than ten times.
  func findSteepContacts() {
    hasSteepContacts = false
    var place = 0
    while place < blocks.count {
      let a = blocks[place].pointee.inverseMassA
      let b = blocks[place].pointee.inverseMassB
      place &+= 1
      let isSteep: SIMD4<Float> = a * SIMD4(all: 10) - b
      let isSteeper: SIMD4<Float> = b * SIMD4(all: 10) - a
      // A mass that nothing moves is no neighbour to carry.
      let moves = ((SIMD4<Float>.none - a).negative & (SIMD4<Float>.none - b).negative)
      if ((isSteep.negative | isSteeper.negative) & moves).hasAny {
        hasSteepContacts = true
        return
      }
    }
  }

  /// An eighth of a turn in a sub-step: beyond that no sweep can be followed, rad/s.
  static let greatestAngularSpeed = Float(Double.pi / 4) * inverseSubStep
  /// A hundred screens in a frame, pt/s.
  static let greatestSpeed: Float = 1e6
  /// What is not above this, each way, is neither too fast nor turns too fast.
  @inline(__always) static var usualSpeeds: SIMD4<Float> {
    SIMD4(0.49 * greatestSpeed, 0.49 * greatestSpeed, greatestAngularSpeed, 1)
  }
}
