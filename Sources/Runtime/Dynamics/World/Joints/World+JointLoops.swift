/// Joints whose bodies are tied in a ring: no order solves them in one pass, so they are iterated
/// (symmetric Gauss-Seidel, to and fro).
extension World {
  /// More passes over the joints in loops, to and fro, as many as are cheap.
  @_optimize(speed)
  func solveLoops(usesBias: Bool) {
    let list = loopJoints.base
    let count = loopJoints.count
    let affordable = (isFine ? World.loopBudget / 2 : World.loopBudget) / (count + blockRodCount)
    var pass = affordable < World.loopPasses ? affordable : World.loopPasses
    while pass > 0 {
      guard budget.take(2 &* (count + blockRodCount), leaving: usesBias ? 2 : 0) else { return }
      solveRods(usesBias: usesBias, backwards: true)
      var index = count
      while index > 0 {
        index &-= 1
        solve(joints.base + Int(list[index]), usesBias: usesBias)
      }
      while index < count {
        solve(joints.base + Int(list[index]), usesBias: usesBias)
        index &+= 1
      }
      solveRods(usesBias: usesBias, backwards: false)
      pass &-= 1
    }
  }

  /// Solves of single joints that a pass over loops may cost, and most passes.
  static let loopBudget = 300
  static let loopPasses = 3
}
