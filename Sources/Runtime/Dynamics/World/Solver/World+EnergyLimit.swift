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

  /// Measures, before bodies are moved, what energy of motion the island at hand may have at the
  /// end of its sub-step: what it had before, and what forces do on the way that is about to be
  /// gone. Weight that has not been carried for lack of solves is no gain then, however often.
  @_optimize(speed)
  @inline(never) func measureWork() {
    let sum = sumOverMembers {
      let start = UnsafeRawPointer(starts.base + Int($0)).loadUnaligned(as: SIMD4<Float>.self)
      let driven = warmStartCache.deltas[Int($0)] - start
      return energy(start, $0) + 2 * product(driven, velocity($0), $0)
    }
    allowedEnergy = sum > 0 ? sum : 0
  }

  /// Takes from the island at hand, after a solve that was cut short, what it has gained.
  @_optimize(speed)
  @inline(never) func limitEnergyOfCut() {
    let total = energyOfIsland
    island.disturb()
    if total > allowedEnergy { takeEnergy(total - allowedEnergy, of: total) }
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

  @inline(__always) private func velocity(_ index: Int32) -> SIMD4<Float> {
    UnsafeRawPointer(states.base + Int(index)).loadUnaligned(as: SIMD4<Float>.self)
  }

  /// Twice the kinetic energy.
  @inline(__always) private func energy(_ v: SIMD4<Float>, _ index: Int32) -> Float {
    product(v, v, index)
  }

  /// Scales velocities so that the island at hand loses what it has gained of its energy.
  private func takeEnergy(_ gain: Float, of total: Float) {
    let (list, count) = members
    var mass: Float = 0
    var given: Float = 0
    var place = 0
    while place < count {
      let index = list[place]
      place &+= 1
      if bodies[index].kind == .dynamic {
        mass += Float(1).divided(by: bodies[index].inverseMass)
      } else {
        let v = velocity(index).magnitudes
        let speed = World.greatestLever * (v.x + v.y + v.z * bodies[index].extent)
        given = given > speed ? given : speed
      }
    }
    // A body that the host moves may give as much energy as moving all others at its speed takes,
    // be it by a lever.
    let most = mass * given * given
    let excess = total - most < gain ? total - most : gain
    guard excess > 0, total > 0 else { return }
    let share = excess < total ? (1 - excess / total).squareRoot() : 0
    place = 0
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
}
