/// Solving gains no energy.
///
/// Whoever holds velocities to constraints takes energy away, if nothing that it holds them to
/// moves by itself: the velocity that forces have left is split into what is allowed and what is
/// not, and the latter goes. The bias that undoes overlaps and errors of joints adds some, and the
/// relaxation takes that back. Where contacts and joints ask for what cannot be, as with an item
/// that its joint pulls into a wall, rounds do not come to an end, and something is left in every
/// sub-step. An island that has more energy than forces have given it has its velocities scaled:
/// what was allowed is so at a lesser speed, too.
extension World {
  /// Takes from the island at hand what it has gained. (The energy of springs is not known here: an
  /// island with one is exempt.)
  @_optimize(speed)
  @inline(never) func limitEnergy() {
    guard hasOnlyMotion else { return }
    // Body by body: a difference of two sums would be lost in their rounding.
    let gain = sumOverMembers {
      energy(velocity($0), $0) - energy(warmStartCache.deltas[Int($0)], $0)
    }
    if gain > 0 { takeEnergy(gain, of: energyOfIsland) }
  }

  /// Before bodies are moved: how much of their way the island at hand may go.
  ///
  /// Impulses that came out of a solve which was cut short undo overlaps and errors of joints, and
  /// lift what lies above them; they would go on when nothing overlaps any more. Such a lift costs
  /// what the island has in motion, and then what earlier cuts have taken from it: so it comes back
  /// to where it was, and not higher. What the host has put into one another comes apart at any
  /// cost, and joints draw together what they hold.
  @_optimize(speed)
  @inline(never) func limitLift() {
    let start = sumOverMembers { energy(startVelocity($0), $0) }
    // What forces do on the way that is about to be gone: also weight that nothing carries.
    let work = sumOverMembers {
      2 * product(warmStartCache.deltas[Int($0)] - startVelocity($0), velocity($0), $0)
    }
    energyOfSubStep.start = start
    energyOfSubStep.work = work
    guard budget.isCut, !hasJoints else { return }
    let lost = island.lostEnergy > 0 ? island.lostEnergy : 0
    guard start + work + lost < 0, speedOfDriven == 0, !hasDeepOverlap else { return }
    energyOfSubStep.movedShare = (start + lost).divided(by: -work)
    energyOfSubStep.work = -start - lost
  }

  /// Whether anything in the island at hand overlaps by more than solves leave when they are whole.
  @inline(never) private var hasDeepOverlap: Bool {
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      index &+= 1
      let most = block.pointee.slop * SIMD4(all: World.deepSlops)
      let first: SIMD4<Float> = block.pointee.first.gap + most
      let second: SIMD4<Float> = block.pointee.second.gap + most
      if (first.negative | second.negative).hasAny { return true }
    }
    index = 0
    while index < nearRestitutionContacts.count {
      let impact = restitutionContacts.base + Int(nearRestitutionContacts[index])
      index &+= 1
      let pair = RestitutionPair(
        a: states.base + Int(impact.pointee.bodyA), b: states.base + Int(impact.pointee.bodyB),
        contact: impact)
      let most = -World.deepSlops * impact.pointee.slop
      if pair.separation(impact.pointee.first) < most { return true }
      if impact.pointee.count > 1 && pair.separation(impact.pointee.second) < most { return true }
    }
    return false
  }

  /// Takes from the island at hand what it has gained in a solve that was cut short, or in one that
  /// goes on where such a solve has ended, and counts what it has lost.
  @_optimize(speed)
  @inline(never) func limitEnergyOfCut() {
    guard budget.isCut || island.lostEnergy >= 0 else { return }
    let before = energyOfSubStep.start + energyOfSubStep.work
    let most = budget.isCut || energyOfSubStep.work > 0 ? before : energyOfSubStep.start
    let allowed = most > 0 ? most : 0
    var total = energyOfIsland
    island.disturb()
    if total > allowed {
      takeEnergy(total - allowed, of: total)
      total = energyOfIsland
    }
    let lost = island.lostEnergy > 0 ? island.lostEnergy : 0
    var now = lost + (before - total)
    if !budget.isCut {
      // Solves that are whole owe nothing: what is left of it fades.
      now = World.rememberedShare * (now < lost ? now : lost)
      if now < 1e-3 { return island.lostEnergy = Island.uncut }
    }
    island.lostEnergy = now > 0 ? now < 1e30 ? now : 1e30 : 0
  }

  /// Twice the kinetic energy of the island at hand.
  private var energyOfIsland: Float { sumOverMembers { energy(velocity($0), $0) } }

  /// The sum of something over the bodies of the island at hand that have a mass, in their order.
  @inline(__always) private func sumOverMembers(_ value: (Int32) -> Float) -> Float {
    let (list, count) = members
    var sum: Float = 0
    var place = 0
    while place < count {
      let index = list[place]
      place &+= 1
      guard bodies[index].kind == .dynamic else { continue }
      sum += value(index)
    }
    return sum
  }

  /// The product of two velocities by the masses of a body.
  @inline(__always) private func product(
    _ v: SIMD4<Float>, _ w: SIMD4<Float>, _ index: Int32
  ) -> Float {
    let body = bodies.base + Int(index)
    let linear = (v.x * w.x + v.y * w.y).divided(by: body.pointee.inverseMass)
    let inertia = body.pointee.inverseInertia
    return inertia > 0 ? linear + (v.z * w.z).divided(by: inertia) : linear
  }

  @inline(__always) private func startVelocity(_ index: Int32) -> SIMD4<Float> {
    UnsafeRawPointer(starts.base + Int(index)).loadUnaligned(as: SIMD4<Float>.self)
  }

  @inline(__always) private func velocity(_ index: Int32) -> SIMD4<Float> {
    UnsafeRawPointer(states.base + Int(index)).loadUnaligned(as: SIMD4<Float>.self)
  }

  /// Twice the kinetic energy.
  @inline(__always) private func energy(_ v: SIMD4<Float>, _ index: Int32) -> Float {
    product(v, v, index)
  }

  /// The greatest speed at which a body that the host moves may throw others, be it by a lever.
  private var speedOfDriven: Float {
    let (list, count) = members
    var given: Float = 0
    var place = 0
    while place < count {
      let index = list[place]
      place &+= 1
      guard bodies[index].kind != .dynamic else { continue }
      let v = velocity(index).magnitudes
      let speed = World.greatestLever * (v.x + v.y + v.z * bodies[index].extent)
      given = given > speed ? given : speed
    }
    return given
  }

  /// Scales velocities so that the island at hand loses what it has gained of its energy.
  private func takeEnergy(_ gain: Float, of total: Float) {
    let mass = sumOverMembers { Float(1).divided(by: bodies[$0].inverseMass) }
    let given = speedOfDriven
    // A body that the host moves may give as much energy as moving all others at its speed takes.
    let most = mass * given * given
    let excess = total - most < gain ? total - most : gain
    guard excess > 0, total > 0 else { return }
    let share = excess < total ? (1 - excess / total).squareRoot() : 0
    let (list, count) = members
    var place = 0
    while place < count {
      let index = list[place]
      place &+= 1
      guard bodies[index].kind == .dynamic else { continue }
      states[index].velocityX *= share
      states[index].velocityY *= share
      states[index].angularVelocity *= share
    }
  }

  /// How many times as fast as a body that the host moves a lever on it may throw others.
  private static let greatestLever: Float = 4
  /// Overlaps that whole solves leave are within so many slops: a hundredth of the size.
  private static let deepSlops: Float = 25
  /// Share of the energy lost to cut solves that an island remembers after a sub-step that was
  /// none: nearly all of it is forgotten in a second.
  private static let rememberedShare: Float = 0.97
}

/// What is known of the energy of the island at hand in its sub-step, twice each.
struct EnergyOfSubStep {
  /// That of motion at the start, and what forces do on the way.
  var start: Float = 0
  var work: Float = 0
  /// Share of its way that the island may go.
  var movedShare: Float = 1
}
