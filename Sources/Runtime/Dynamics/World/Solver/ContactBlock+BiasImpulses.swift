/// Impulses that are carried over between the sub-steps of a pile that settles.
///
/// A sub-step solves the pile twice: with the bias that undoes overlaps, and without it, to relax.
/// Two sets of impulses belong to that, and either hardly differs from what it was a sub-step ago,
/// while they differ much from one another. Each starts from its own, so that a few passes are
/// enough. The bias impulse of a point is the difference.
extension ContactBlock {
  /// Takes up the undoing of overlaps where the last sub-step left it.
  ///
  /// - Parameter isFirst: the last sub-step had no extra relaxation, and left no bias impulses.
  @_optimize(speed)
  static func addBiasImpulses(
    _ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer, step: Float, isFirst: Bool
  ) {
    // A soft contact undoes a part of its overlap in a sub-step: so much less is left to be asked.
    let known: Float = isFirst ? 0 : 1
    exchange(blocks, count, states) { c, p in
      let left: Float4 =
        Float4(all: known) * (Float4(all: 1) - c.pointee.biasRate * Float4(all: step))
      let now = p.pointee.normalImpulse
      let pressed: Float4 = (now + left * (p.pointee.biasImpulse - now)).positivePart
      p.pointee.normalImpulse = pressed
      p.pointee.biasImpulse = pressed - now
      return pressed - now
    }
  }

  /// Takes away what pressing has added. What the passes since have found to carry the pile stays.
  @_optimize(speed)
  static func removeBiasImpulses(_ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer)
  {
    exchange(blocks, count, states) { _, p in
      let now = p.pointee.normalImpulse
      let released: Float4 = (now - p.pointee.biasImpulse).positivePart
      p.pointee.normalImpulse = released
      p.pointee.biasImpulse = now
      return released - now
    }
  }

  /// Changes the normal impulses of all points, and with them the velocities.
  @_transparent static func exchange(
    _ blocks: Pointers, _ count: Int, _ states: UnsafeMutableRawPointer,
    _ change: (Pointer, Points) -> Float4
  ) {
    var index = blocks
    let end = blocks + count
    while index < end {
      let c = index.pointee
      index += 1
      let indexA = BodyOffsets(UnsafeRawPointer(c))
      let indexB = BodyOffsets(UnsafeRawPointer(c) + 16)
      var a = VelocityLanes(states, indexA)
      var b = VelocityLanes(states, indexB)
      let p = points(c)
      let q = p + 1
      let change1 = change(c, p)
      let change2 = change(c, q)
      let armA: Float4 = change1 * p.pointee.normalArmA + change2 * q.pointee.normalArmA
      let armB: Float4 = change1 * p.pointee.normalArmB + change2 * q.pointee.normalArmB
      a.angularVelocity -= c.pointee.inverseInertiaA * armA
      b.angularVelocity += c.pointee.inverseInertiaB * armB
      move(c, change1 + change2, Float4.none, rubs: false, &a, &b)
      VelocityLanes.storeHeld(a, b, states, UnsafeRawPointer(c))
    }
  }
}

extension ContactBlock {
  /// The part of its impulse that a point that is pressed forgets, see `solveLargeIslandWithBias`.
  @_transparent static func forgotten(
    _ p: Points, _ impulse: Float4, _ softening: Float
  ) -> Float4 {
    let share: Float4 = p.pointee.normalMass * Float4(all: softening)
    let most = Float4(all: World.softenedShare)
    return (share.limited(to: most) * impulse).kept(where: p.pointee.gap.negative)
  }
}
