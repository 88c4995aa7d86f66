/// Piles that come to rest.
extension World {
  /// Adds to the impulses of a pile that settles what undoing overlaps asks for, or takes it away.
  @_optimize(speed)
  func exchangeBiasImpulses(adding: Bool) {
    let lanes = UnsafeMutableRawPointer(states.base)
    if adding {
      ContactBlock.addBiasImpulses(
        blocks.base, count: blocks.count, lanes, step: stepLength,
        isFirst: !island.hadExtraRelaxation)
    } else {
      ContactBlock.removeBiasImpulses(blocks.base, count: blocks.count, lanes)
    }
  }

  /// More passes while nearly everything is slow, until nothing changes any more.
  ///
  /// One pass a sub-step is enough for what moves. A pile that is just being put down, or that
  /// carries something heavy, would give way before its impulses have grown to carry the load; here
  /// they grow at once. Conjugate directions make the number of passes go with the height of the
  /// pile instead of its square.
  @_optimize(speed)
  func relaxFurther(usesBias: Bool) {
    let lanes = UnsafeMutableRawPointer(states.base)
    guard blocks.count > 0 else { return }
    let affordable = World.extraRelaxationBudget / blocks.count
    let most = affordable < World.extraRelaxationPasses ? affordable : World.extraRelaxationPasses
    let share = World.relaxedShare * island.extraRelaxationSpeed
    let enough = share > World.relaxedSpeed ? share : World.relaxedSpeed
    var pass = most
    var noted = Float.greatestFiniteMagnitude
    var before = ContactRound()
    beginDirections()
    while pass > 0 {
      pass -= 1
      let cost = ContactBlock.laneCount &* blocks.count
      guard budget.take(cost, leaving: usesBias ? 1 : hasJoints ? 2 : 0) else { return }
      let now = relaxFurtherOnce(lanes, usesBias: usesBias)
      if now.change < enough { return }
      if (most - pass) & 15 == 0 {
        // Not getting anywhere: that is as good as done.
        if now.change > 0.97 * noted { return }
        noted = now.change
      }
      if pass > 0 { follow(now, after: before) }
      before = now
    }
  }

  /// One pass; returns what it has changed, in points a second.
  @_optimize(speed)
  private func relaxFurtherOnce(_ states: UnsafeMutableRawPointer, usesBias: Bool) -> ContactRound {
    var changes = ContactBlock.Changes()
    withUnsafeMutablePointer(to: &changes) { changes in
      ContactBlock.relaxFurther(
        blocks.base, count: blocks.count, states, rate: stepRate, usesBias: usesBias, changes)
    }
    return ContactRound(changes)
  }

  /// A pile is settled while at least so many times more of it is slow than fast, or a single box
  /// that falls would shake all others each time it begins and ends; no budget settles it in one
  /// frame.
  static let settledShare: Float = 16
  /// Passes times blocks of four contacts that a solve may spend on settling.
  static let extraRelaxationBudget = 3000
  /// From here on a pile is a crowd: too high to be settled.
  static let largeIslandBlocks = 320
  static let extraRelaxationPasses = 200
  /// Fewer blocks than this forget nothing as long as they move: no wave runs far in them.
  static let fewestSoftBlocks = 64
  /// Share of its impulse that a contact of a pile that moves forgets in a pass, from a mass on
  /// that is a fifth of the mean, which is what two equal boxes feel at a corner, 1 / (2/m +
  /// 2·(a/2)²/(m·a²/6)): the 60th row under the top of a pyramid sinks in by a tenth of a point.
  static let softenedShare: Float = 0.01
  static let fullySoftenedShare: Float = 1.0 / 5
  /// A pass that changes no speed by more than this ends the settling, pt/s, or by more than this
  /// share of the greatest speed: what still moves need not be as exact as what rests.
  static let relaxedSpeed: Float = 0.01
  static let relaxedShare: Float = 0.05

  /// Chooses for the island at hand whether it is settled, and the share that contacts forget, per
  /// mass. Items with joints are pressed by more than their own mass: all forget the most there.
  @_optimize(speed)
  @inline(never) func chooseRelaxation() {
    var greatest: Float = 0
    // Areas: of what is fast, and of all.
    var fast: Float = 0
    var total: Float = 0
    // The sum of the inverse masses: a mean in which a giant does not count.
    var lightness: Float = 0
    let (list, count) = members
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      let body = bodies.base + index
      let speeds = UnsafeRawPointer(states.base + index).loadUnaligned(as: SIMD4<Float>.self)
        .magnitudes
      let extent = body.pointee.extent
      let speed = speeds.x + speeds.y + speeds.z * extent
      let bulk = extent * extent
      total += bulk
      lightness += body.pointee.inverseMass
      if speed > 0.5 * extent {
        fast += body.pointee.kind == .dynamic && !island.isSteep ? bulk : .infinity
      } else if speed > greatest {
        greatest = speed
      }
    }
    island.extraRelaxationSpeed = World.settledShare * fast > total ? .infinity : greatest
    island.softening =
      hasJoints
      ? .greatestFiniteMagnitude
      : World.softenedShare / World.fullySoftenedShare * lightness / Float(count)
  }
}
