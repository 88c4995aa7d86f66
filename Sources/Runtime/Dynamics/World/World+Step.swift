/// The step: the stages of a sub-step in their order.
extension World {
  /// Advances by whole sub-steps of 1/240 s.
  @_optimize(speed)
  func advance(subSteps: Int) {
    profiler?.begin()
    jointTrees.noteRowsAreCurrent(false)
    var remaining = subSteps
    while remaining > 0 {
      step(remaining: remaining)
      remaining -= 1
    }
    if !ballisticBodies.isEmpty { advanceBallisticBodies() }
    storeBlockImpulses()
    finishIntervalEarly()
    assert(subStepCount & 63 != 0 || checkInvariants())
  }

  /// One sub-step. The scheme is the "soft step" of Box2D v3: solve with bias, move, relax.
  ///
  /// - Parameter remaining: the sub-steps of this call that are left, this one included.
  @_optimize(speed)
  private func step(remaining: Int) {
    subStepCount &+= 1
    if awake.isEmpty && !broadPhase.needsSearch { return }
    collide(remaining: remaining)
    solve()
    if isFine {
      reportTouches(isIntervalEnd: false)
      moveAnchors()
      collideAgain()
      solve()
    }
    finishSubStep()
  }

  /// Advances the bodies by one sub-step (half of one in a fine interval).
  @_optimize(speed)
  @inline(__always) private func solve() {
    integrateVelocities()
    finish(.integrateVelocities)
    prepareJoints()
    finish(.prepareJoints)
    warmStartContacts()
    finish(.warmStart)
    prepareRestitution()
    finish(.prepareRestitution)

    let hasContacts = blocks.count + nearRestitutionContacts.count > 0
    let hasBoth = hasContacts && activeJoints.count > 0
    solveJoints(usesBias: true)
    finish(.solveJoints)
    if hasContacts { solveContacts(usesBias: true, isFirst: true) }
    finish(.solveContacts)
    if hasBoth { solveInTurns(usesBias: true) }
    finish(.solveJoints)
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
      if jointCorrection > World.enoughCorrection { limitEnergy() }
    }
    if activeJoints.count > 0 { noteReactions() }
    finish(.relaxJoints)

    storeWarmStart()
  }

  /// Finds the contacts of the next four sub-steps, or those of the bodies alone that have left
  /// their margins since.
  @_optimize(speed)
  @inline(__always) private func collide(remaining: Int) {
    if subStepsToCollision == 0 || broadPhase.needsSearch {
      beginCollision()
      if subStepsToCollision == 0 { chooseStepLength() }
      broadPhase.beginSearch()
      subStepsToCollision = World.collisionInterval
      bodies.clearMarginViolations()
      extraRelaxationSpeed = updatePaths()
      finish(.predictPaths)
      findPairs()
      finish(.broadPhase)
      updateStaleManifolds()
      if hasSteepContacts && subStepCount & 15 == 0 { findSteepContacts() }
      finish(.narrowPhase)
      if remaining >= World.collisionInterval && !isFine { separateBallisticBodies() }
      finish(.ballisticBodies)
    } else {
      collideAgain()
    }
  }

  /// Finds the contacts of the bodies alone that have left their margins.
  @inline(__always) private func collideAgain() {
    guard bodies.marginViolations.count > 0 else { return }
    beginCollision()
    updatePathsOfViolations()
    finish(.predictPaths)
    findPairs()
    finish(.broadPhase)
    updateStaleManifolds()
    finish(.narrowPhase)
  }

  @inline(__always) private func beginCollision() {
    warmStartCache.invalidate()
    jointTrees.noteRowsAreCurrent(false)
    if !ballisticBodies.isEmpty { advanceBallisticBodies() }
  }

  /// Reports what touches, and lets islands sleep when the four sub-steps of a collision are over.
  @_optimize(speed)
  @inline(__always) private func finishSubStep() {
    if !ballisticBodies.isEmpty { ballisticBodies.fallBehind() }
    subStepsToCollision -= 1
    guard subStepsToCollision == 0 else {
      reportTouches(isIntervalEnd: false)
      finish(.reportContacts)
      return
    }
    if !ballisticBodies.isEmpty { advanceBallisticBodies() }
    finish(.ballisticBodies)
    reportTouches(isIntervalEnd: true)
    reportRestitutionTouches(isIntervalEnd: true)
    finish(.reportContacts)
    updateSleep(after: World.collisionSpan)
    finish(.sleep)
  }

  /// Reports the contacts that began in an interval that a call leaves unfinished.
  private func finishIntervalEarly() {
    guard subStepsToCollision > 0, subStepsToCollision < World.collisionInterval else { return }
    reportRestitutionTouches(isIntervalEnd: false)
  }

  /// Begins to measure the stages, or ends it.
  func setProfiler(_ profiler: StageProfiler?) { self.profiler = profiler }

  /// Notes the end of a stage. Without a profiler this is one test.
  @inline(__always) private func finish(_ stage: StageProfiler.Stage) {
    if let profiler { profiler.finish(stage) }
  }
}
