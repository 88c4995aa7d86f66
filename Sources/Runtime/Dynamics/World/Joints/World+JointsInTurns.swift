/// Joints and contacts in turns (block Gauss-Seidel).
///
/// Contacts and joints ask for opposite things where a chain lies on the ground. Each solve takes
/// back what the other has done to it; with the sums of their impulses kept, both come to one
/// answer. Joints that need not give way any more end it: what hangs or lies still has no second
/// round, what hits has the most.
extension World {
  /// Springs have had their closed form by now.
  @_optimize(speed)
  @inline(never) func solveInTurns(usesBias: Bool) {
    if usesBias {
      budget.count(budget.joints)
      solveJointsAgain(usesBias: true, tolerance: World.solvedTolerance)
    }
    var round = usesBias ? World.mostRounds : World.mostRelaxingRounds
    if usesBias && hasClosedLoops { round = World.mostRoundsWithLoops }
    while round > 0 && island.jointCorrection > World.enoughCorrection {
      round &-= 1
      guard budget.take(budget.contacts &+ budget.joints, leaving: usesBias ? 2 : 0) else { break }
      solveContacts(usesBias: usesBias, isFirst: false)
      // The last word is exact.
      solveJointsAgain(usesBias: usesBias, tolerance: round > 0 ? World.solvedTolerance : 0)
    }
    // Those that are iterated never find out.
    let isKnown = island.jointCorrection < .greatestFiniteMagnitude
    if usesBias && isKnown && !budget.isCut && island.jointCorrection > World.enoughCorrection {
      wantFineSteps(World.fineHoldOfJoints)
    }
  }

  @_optimize(speed)
  private func solveJointsAgain(usesBias: Bool, tolerance: Float) {
    island.jointCorrection = 0
    var number = 0
    while enterAssembly(number) {
      number &+= 1
      if isIterated {
        // No one pass over loops shows how far they are.
        island.jointCorrection = .greatestFiniteMagnitude
        let list = loopJoints.base
        let count = loopJoints.count
        var index = 0
        while index < count {
          solve(joints.base + Int(list[index]), usesBias: usesBias)
          index &+= 1
        }
        solveRods(usesBias: usesBias, backwards: false)
      }
      solveJointTrees(usesBias: usesBias, isFirst: false, tolerance: tolerance)
    }
  }

  /// Whether joints of the island at hand close loops of their trees.
  private var hasClosedLoops: Bool {
    var number = 0
    while enterAssembly(number) {
      number &+= 1
      if assembly.hasLoops { return true }
    }
    return false
  }

  private static let mostRounds = 4
  /// Rounds with loops: the foot of a scissor lift carries many times its own mass.
  private static let mostRoundsWithLoops = 12
  private static let mostRelaxingRounds = 2
  /// A solve of joints that changes no velocity by more than this has found them as they should be,
  /// in extents of the body a second.
  static let enoughCorrection: Float = 0.05
  /// A tree that contacts have disturbed by less is left as it is, extents and radians a second.
  private static let solvedTolerance: Float = 0.01
}
