/// The step: the stages of a sub-step in their order.
extension World {
  /// Before the sub-steps of a tick: the host may have moved bodies.
  func beginTick() {
    for index in 0..<islands.count { islands[index].hasCurrentRows = false }
  }

  /// Advances by whole sub-steps of 1/240 s.
  @_optimize(speed)
  func advance(subSteps: Int) {
    profiler?.begin()
    bodies.closeGaps()
    var remaining = subSteps
    while remaining > 0 {
      step()
      remaining -= 1
    }
    storeBlockImpulses()
    if subStepsToCollision > 1 { reportRestitutionTouchesEarly() }
    assert(subStepCount & 63 != 0 || checkInvariants())
  }

  /// In the running sub-step: how many are left until contacts are sought again, this one included.
  @inline(__always) var subStepsToCollision: Int {
    World.collisionInterval &- ((subStepCount &- 1) & (World.collisionInterval &- 1))
  }

  /// One sub-step. The scheme is the "soft step" of Box2D v3: solve with bias, move, relax.
  @_optimize(speed)
  private func step() {
    subStepCount &+= 1
    budget.countStep()
    if awake.isEmpty && !broadPhase.needsSearch { return }
    let isIntervalStart = subStepsToCollision == World.collisionInterval
    if isIntervalStart { collide() } else { collideAgain() }
    updateIslands()
    decideForIslands(isIntervalStart: isIntervalStart)
    updateBlockOffsets()
    finish(.islands)
    solve(isFine: false)
    if hasFineIslands {
      solve(isFine: true)
      betweenHalves()
      solve(isFine: true)
    }
    finishSubStep()
  }

  private var hasFineIslands: Bool {
    var index = 0
    while index < islands.count {
      if islands[index].isFine && islands[index].isUsed { return true }
      index &+= 1
    }
    return false
  }

  /// Enters the next island, in their order from an index on, whose sub-steps are fine, or are not.
  /// Returns whether there is one; the index is then behind it.
  @inline(__always) private func enterNext(_ index: inout Int, isFine: Bool) -> Bool {
    while index < islands.order.count {
      let row = Int(islands.order[index])
      index &+= 1
      guard islands.base[row].isFine == isFine, islands.base[row].memberCount > 0 else { continue }
      enter(row)
      return true
    }
    return false
  }

  /// Advances the bodies of the islands that are fine, by half a sub-step, or of all others by one.
  @_optimize(speed)
  @inline(__always) private func solve(isFine: Bool) {
    var next = 0
    while enterNext(&next, isFine: isFine) {
      integrateVelocities()
      finish(.integrateVelocities)
      prepareJoints()
      finish(.prepareJoints)
      warmStartContacts()
      finish(.warmStart)
      island.nearCount = 0
    }
    if restitutionContacts.count > 0 {
      next = 0
      while enterNext(&next, isFine: isFine) {
        prepareRestitution()
      }
      restitutionContacts.clearNear()
      next = 0
      while enterNext(&next, isFine: isFine) {
        warmStartRestitution()
      }
      // Whoever has been turned round may have found others.
      if colors.listIsStale { colors.listBlocks(islands.base, count: islands.count) }
      finish(.prepareRestitution)
    }
    next = 0
    while enterNext(&next, isFine: isFine) {
      solveIsland()
    }
  }

  /// Solves an island's constraints, moves its bodies, and relaxes.
  @_optimize(speed)
  private func solveIsland() {
    let hasContacts = blocks.count + nearRestitutionContacts.count > 0
    let hasBoth = hasContacts && hasJoints
    beginBudget()
    solveJoints(usesBias: true)
    finish(.solveJoints)
    if hasContacts { solveContacts(usesBias: true, isFirst: true) }
    finish(.solveContacts)
    if hasBoth { solveInTurns(usesBias: true) }
    finish(.solveJoints)
    energyOfSubStep.movedShare = 1
    if budget.isWatched { limitLift() }
    integratePositions()
    finish(.integratePositions)
    checkTunnelling()
    if hasContacts { undoDeepOverlaps() }
    finish(.continuous)
    if hasContacts { solveContacts(usesBias: false, isFirst: true) }
    finish(.relaxContacts)
    solveJoints(usesBias: false)
    if hasBoth {
      solveInTurns(usesBias: false)
      if island.jointCorrection > World.enoughCorrection { limitEnergy() }
    }
    if budget.isWatched { limitEnergyOfCut() }
    if hasJoints { noteReactions() }
    finish(.relaxJoints)
    storeWarmStart()
  }

  /// Between the halves of a sub-step.
  private func betweenHalves() {
    loosenBodies()
    var next = 0
    while enterNext(&next, isFine: true) {
      reportTouches(isIntervalEnd: false)
      moveAnchors()
    }
  }

  /// Finds the contacts of the next four sub-steps.
  @_optimize(speed)
  @inline(__always) private func collide() {
    bodies.orderAwake()
    broadPhase.beginSearch()
    bodies.clearMarginViolations()
    updatePaths()
    finish(.predictPaths)
    findPairs()
    finish(.broadPhase)
    updateStaleManifolds()
    finish(.narrowPhase)
  }

  /// Finds the contacts of the bodies alone that have left their margins, or that have been woken,
  /// made or changed.
  @inline(__always) private func collideAgain() {
    guard
      bodies.marginViolations.count > 0 || broadPhase.needsSearch || contacts.stale.count > 0
    else { return }
    broadPhase.beginSearch()
    updatePathsOfViolations()
    finish(.predictPaths)
    findPairs()
    finish(.broadPhase)
    updateStaleManifolds()
    finish(.narrowPhase)
  }

  /// Reports what touches, and lets islands sleep when the four sub-steps of a collision are over.
  @_optimize(speed)
  @inline(__always) private func finishSubStep() {
    let isIntervalEnd = subStepsToCollision == 1
    loosenBodies()
    var index = 0
    while index < islands.count {
      if islands[index].blockCount > 0 {
        enter(index)
        reportTouches(isIntervalEnd: isIntervalEnd)
      }
      index &+= 1
    }
    if isIntervalEnd { updateRestitutionTouches() }
    finish(.reportContacts)
    guard isIntervalEnd else { return }
    // Who is asked whether it rests is an island as it is now, whoever else there is.
    updateIslands()
    updateSleep(after: World.collisionSpan)
    finish(.sleep)
  }

  /// Begins to measure the stages, or ends it.
  func setProfiler(_ profiler: StageProfiler?) { self.profiler = profiler }

  /// Notes the end of a stage. Without a profiler this is one test.
  @inline(__always) private func finish(_ stage: StageProfiler.Stage) {
    if let profiler { profiler.finish(stage) }
  }
}
