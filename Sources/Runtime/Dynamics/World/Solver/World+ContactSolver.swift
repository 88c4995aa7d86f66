/// The contact solver: blocks of four contacts in colours, and restitution contacts one by one
/// (sequential impulses, a projected Gauss-Seidel; Catto, *Fast and Simple Physics using Sequential
/// Impulses*, GDC 2006).
extension World {
  /// One pass over the contacts of the island at hand: with the bias that undoes overlaps, or as a
  /// relaxation.
  ///
  /// - Parameter isFirst: the first pass of this kind in the sub-step; piles are settled in it
  ///   alone.
  @_optimize(speed)
  @inline(__always) func solveContacts(usesBias: Bool, isFirst: Bool) {
    solveContactBlocks(usesBias: usesBias, isFirst: isFirst)
    let isFollowed =
      isFirst && island.extraRelaxationSpeed == .infinity && !hasJoints && !isLoose
      && blocks.count > 0
    solveRestitution(usesBias: usesBias, isFollowed: isFollowed)
    if isFollowed { solveMoreRounds(usesBias: usesBias) }
  }

  /// More rounds over a pile in motion, until nothing changes any more or the budget is used up.
  ///
  /// A blow from above goes down a pile by one row in a round: with one round a sub-step the rows
  /// sink into one another until it has gone through, and what undoes that throws the pile up
  /// again. Joints have rounds of their own (`World+JointsInTurns`).
  @_optimize(speed)
  @inline(never) private func solveMoreRounds(usesBias: Bool) {
    let isLarge = blocks.count >= World.largeIslandBlocks
    // A large one that only creeps is damped by what its contacts forget.
    guard !isLarge || nearRestitutionContacts.count > 0 else { return }
    let affordableSolves = island.isSteep ? World.steepRoundBudget : World.roundBudget
    let affordable = affordableSolves / (blocks.count + nearRestitutionContacts.count)
    let most =
      island.isSteep
      ? World.mostSteepRounds : usesBias ? World.mostContactRounds : World.mostContactRelaxingRounds
    // A great heap that is left to itself as it falls settles for longer than this takes.
    let least = usesBias ? World.leastContactRounds : 1
    var round = affordable < least ? least : affordable < most ? affordable : most
    let mayBeHard = usesBias && !isLarge && round > 0
    beginDirections()
    var before = ContactRound()
    while round > 0 {
      round &-= 1
      guard budget.take(budget.contacts, leaving: usesBias ? 1 : 0) else { return }
      let blocks = solveContactBlocksAgain(usesBias: usesBias, softens: isLarge)
      let change = solveRestitutionAgain(usesBias: usesBias)
      let now = ContactRound(
        change: blocks.change > change ? blocks.change : change, squares: blocks.squares)
      if now.change < World.enoughChange && (!island.isSteep || now.isNear(after: before)) {
        return
      }
      if round > 0 { follow(now, after: before) }
      before = now
    }
    if mayBeHard { wantFineSteps(World.fineHoldOfPiles) }
  }

  /// One pass; returns what it has changed, in slops a second.
  @_optimize(speed)
  private func solveContactBlocksAgain(usesBias: Bool, softens: Bool) -> ContactRound {
    var changes = ContactBlock.Changes()
    withUnsafeMutablePointer(to: &changes) { changes in
      ContactBlock.solveAgain(
        blocks.base, count: blocks.count, UnsafeMutableRawPointer(states.base), rate: stepRate,
        usesBias: usesBias, softening: softens ? island.softening : 0, changes)
    }
    return ContactRound(changes)
  }

  func beginDirections() { ContactBlock.beginDirections(blocks.base, count: blocks.count) }

  /// Goes on in the direction of the passes so far.
  @_optimize(speed)
  func follow(_ round: ContactRound, after before: ContactRound) {
    let ratio = before.squares > 0 ? round.squares.divided(by: before.squares) : 0
    guard ratio <= 1 else { return beginDirections() }
    ContactBlock.follow(
      blocks.base, count: blocks.count, UnsafeMutableRawPointer(states.base),
      share: World.followedShare * ratio)
  }

  /// Less than the whole: what lies under more than a hundred times its mass counts as more of it
  /// to its contacts than to their impulses, and directions are not quite conjugate. With the whole
  /// a thousand times the mass hops.
  private static let followedShare: Float = 0.9
  private static let mostContactRounds = 12
  private static let mostContactRelaxingRounds = 6
  private static let leastContactRounds = 5
  private static let mostSteepRounds = 80
  /// Contacts alone and blocks of four that the rounds of a solve may walk, and where masses differ
  /// much, whose steps are fine.
  private static let roundBudget = 1024
  private static let steepRoundBudget = 512
  /// A round that changes no speed by more than this is the last, in slops a second: a 25th of the
  /// size.
  static let enoughChange: Float = 100

  /// Applies the impulses of the last sub-step, unless the velocities have them from the cache.
  @_optimize(speed)
  @inline(__always) func warmStartContacts() {
    if !island.isWarm {
      ContactBlock.warmStart(
        blocks.base, count: blocks.count, UnsafeMutableRawPointer(states.base))
    }
    // Only contacts in blocks will change velocities; of what is loose that is never sure.
    island.isUndisturbed =
      subStepsToCollision > 1 && impactCount == 0 && !hasJoints && !isLoose
  }

  /// Keeps what the contacts have done for the next sub-step.
  @_optimize(speed)
  @inline(__always) func storeWarmStart() {
    island.isWarm = island.isUndisturbed
    guard island.isWarm else { return }
    let (list, count) = members
    warmStartCache.store(states.base, list, count)
  }

  @_optimize(speed)
  private func solveContactBlocks(usesBias: Bool, isFirst: Bool) {
    let lanes = UnsafeMutableRawPointer(states.base)
    let relaxesFurther =
      island.extraRelaxationSpeed < .infinity && blocks.count < World.largeIslandBlocks
    if relaxesFurther && isFirst { exchangeBiasImpulses(adding: usesBias) }
    let isSoft =
      !isLoose
      && (blocks.count >= World.largeIslandBlocks
        || blocks.count >= World.fewestSoftBlocks && !hasJoints && !island.isSteep)
    // Where masses differ much one pass carries no load.
    var passes = island.isSteep && !relaxesFurther ? steepPasses : 1
    var isFurther = false
    while passes > 0 {
      passes &-= 1
      let cost = ContactBlock.laneCount &* blocks.count
      if isFurther && !budget.take(cost, leaving: usesBias ? 1 : hasJoints ? 2 : 0) { break }
      isFurther = true
      if !usesBias {
        ContactBlock.relax(blocks.base, count: blocks.count, lanes, rate: stepRate)
      } else if relaxesFurther || !isSoft {
        ContactBlock.solveWithBias(blocks.base, count: blocks.count, lanes, rate: stepRate)
      } else {
        ContactBlock.solveLargeIslandWithBias(
          blocks.base, count: blocks.count, lanes, rate: stepRate, softening: island.softening)
      }
    }
    if relaxesFurther && isFirst { relaxFurther(usesBias: usesBias) }
    island.hadExtraRelaxation = relaxesFurther
  }

  private var steepPasses: Int {
    let affordable = 1 + 512 / (blocks.count + 1)
    return affordable < 12 ? affordable : 12
  }

  /// Whether any contact in lanes is between masses that differ by more than ten times.
  func hasSteepContacts() -> Bool {
    var index = 0
    while index < blocks.count {
      let a = blocks[index].pointee.inverseMassA
      let b = blocks[index].pointee.inverseMassB
      index &+= 1
      let isSteep: SIMD4<Float> = a * SIMD4(all: 10) - b
      let isSteeper: SIMD4<Float> = b * SIMD4(all: 10) - a
      // A mass that nothing moves is no neighbour to carry.
      let moves = ((SIMD4<Float>.none - a).negative & (SIMD4<Float>.none - b).negative)
      if ((isSteep.negative | isSteeper.negative) & moves).hasAny { return true }
    }
    return false
  }
}
