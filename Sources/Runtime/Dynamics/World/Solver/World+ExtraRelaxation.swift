/// Piles that come to rest.
extension World {
  /// Adds to the impulses of a pile that settles what undoing overlaps asks for, or takes it away.
  @_optimize(speed)
  func exchangeBiasImpulses(adding: Bool) {
    let lanes = UnsafeMutableRawPointer(states.base)
    if adding {
      ContactBlock.addBiasImpulses(
        blocks.base, count: blocks.count, lanes, step: stepLength, isFirst: !hadExtraRelaxation)
    } else {
      ContactBlock.removeBiasImpulses(blocks.base, count: blocks.count, lanes)
    }
  }

  /// More passes while nearly everything is slow, until nothing changes any more.
  ///
  /// One pass a sub-step is enough for what moves. A pile that is just being put down, or that
  /// carries something heavy, would give way before its impulses have grown to carry the load;
  /// here they grow at once. Over-relaxation makes the number of passes go with the height of the
  /// pile instead of its square.
  @_optimize(speed)
  func relaxFurther(usesBias: Bool) {
    let lanes = UnsafeMutableRawPointer(states.base)
    guard blocks.count > 0 else { return }
    let affordable = World.extraRelaxationBudget / blocks.count
    let most = affordable < World.extraRelaxationPasses ? affordable : World.extraRelaxationPasses
    let share = World.relaxedShare * extraRelaxationSpeed
    let enough = share > World.relaxedSpeed ? share : World.relaxedSpeed
    var pass = most
    var before = Float.greatestFiniteMagnitude
    while pass > 0 {
      pass -= 1
      let greatest = relaxFurtherOnce(lanes, usesBias: usesBias)
      if greatest < enough { return }
      if (most - pass) & 15 == 0 {
        // Not getting anywhere: that is as good as done.
        if greatest > 0.97 * before { return }
        before = greatest
      }
    }
  }

  /// One pass; tells the greatest change of speed.
  @_optimize(speed)
  private func relaxFurtherOnce(_ states: UnsafeMutableRawPointer, usesBias: Bool) -> Float {
    var greatest = SIMD4<Float>.none
    withUnsafeMutablePointer(to: &greatest) { greatest in
      ContactBlock.relaxFurther(
        blocks.base, count: blocks.count, states, rate: stepRate, usesBias: usesBias, greatest)
    }
    return greatest.greatestLane
  }

  /// A pile is settled while at least so many times more of it is slow than fast, or a single box that
  /// falls would shake all others each time it begins and ends; no budget settles it in one frame.
  static let settledShare: Float = 16
  /// Passes times blocks of four contacts that a solve may spend on settling.
  static let extraRelaxationBudget = 3000
  /// From here on a pile is a crowd: too high to be settled.
  static let largeIslandBlocks = 320
  static let extraRelaxationPasses = 200
  /// Fewer blocks than this forget nothing as long as they move: no wave runs far in them.
  static let fewestSoftBlocks = 64
  /// What contacts of a pile that moves forget of their impulse in a pass: the 60th row under the top of a
  /// pyramid sinks in by a tenth of a point.
  static let softenedShare: Float = 0.01
  static let overRelaxation: Float = 0.3
  /// A pass that changes no speed by more than this ends the settling, pt/s, or by more than this
  /// share of the greatest speed: what still moves need not be as exact as what rests.
  static let relaxedSpeed: Float = 0.01
  static let relaxedShare: Float = 0.05
}
