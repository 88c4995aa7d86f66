/// The contact solver: blocks of four contacts in colours, and restitution contacts one by one.
extension World {
  /// One pass over all contacts: with the bias that undoes overlaps, or as a relaxation.
  @_optimize(speed)
  @inline(__always) func solveContacts(usesBias: Bool) {
    solveContactBlocks(usesBias: usesBias)
    solveRestitution(usesBias: usesBias)
  }

  /// Applies the impulses of the last sub-step, unless the velocities have them from the cache.
  @_optimize(speed)
  @inline(__always) func warmStartContacts() {
    if blocksAreStale { listBlocks() }
    if !warmStartCache.isValid {
      ContactBlock.warmStart(
        blocks.base, count: blocks.count, UnsafeMutableRawPointer(states.base))
    }
    warmStartCache.beginSolve(
      isContactsAlone: subStepsToCollision > 1 && restitutionContacts.count == 0
        && activeJoints.count == 0)
  }

  /// Keeps what the contacts have done for the next sub-step.
  @_optimize(speed)
  @inline(__always) func storeWarmStart() {
    if warmStartCache.endSolve() {
      let (list, count) = solverSet
      warmStartCache.store(states.base, list, count)
    }
  }

  @_optimize(speed)
  private func solveContactBlocks(usesBias: Bool) {
    let lanes = UnsafeMutableRawPointer(states.base)
    let isSlow = extraRelaxationSpeed < .infinity
    let isLargeIsland = (usesBias || isSlow) && blocks.count >= World.largeIslandBlocks
    let relaxesFurther = isSlow && !isLargeIsland
    if relaxesFurther { exchangeBiasImpulses(adding: usesBias) }
    if !usesBias {
      ContactBlock.relax(blocks.base, count: blocks.count, lanes)
    } else if isLargeIsland {
      ContactBlock.solveLargeIslandWithBias(blocks.base, count: blocks.count, lanes)
    } else {
      ContactBlock.solveWithBias(blocks.base, count: blocks.count, lanes)
    }
    if relaxesFurther { relaxFurther(usesBias: usesBias) }
    hadExtraRelaxation = relaxesFurther
  }
}
