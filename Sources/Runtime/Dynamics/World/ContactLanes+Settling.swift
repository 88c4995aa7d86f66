/// What is carried over between the sub-steps of a pile that settles.
///
/// A sub-step solves the pile twice: pushed, with the undoing of overlaps, and released, without. Two
/// sets of impulses belong to that, and either hardly differs from what it was a sub-step ago, while
/// they differ much from one another. Each starts from its own, so that a few passes are enough.
extension ContactLanes {
  /// Takes up the undoing of overlaps where the last sub-step left it.
  ///
  /// - Parameter isFirst: the last sub-step did not settle the pile.
  @_optimize(speed)
  static func press(
    _ blocks: Blocks, count: Int, _ states: UnsafeMutableRawPointer, isFirst: Bool
  ) {
    // A soft contact undoes a part of its overlap in a sub-step: so much less is left to be asked.
    let known: Float = isFirst ? 0 : 1
    exchange(blocks, count, states) { c, p in
      let left: Lanes =
        Lanes(all: known) * (Lanes(all: 1) - c.pointee.biasRate * Lanes(all: World.subStep))
      let now = p.pointee.normalImpulse
      let pressed: Lanes = (now + left * (p.pointee.aside - now)).positivePart
      p.pointee.normalImpulse = pressed
      p.pointee.aside = pressed - now
      return pressed - now
    }
  }

  /// Takes away what pressing has added. What the passes since have found to carry the pile stays.
  @_optimize(speed)
  static func release(_ blocks: Blocks, count: Int, _ states: UnsafeMutableRawPointer) {
    exchange(blocks, count, states) { _, p in
      let now = p.pointee.normalImpulse
      let released: Lanes = (now - p.pointee.aside).positivePart
      p.pointee.normalImpulse = released
      p.pointee.aside = now
      return released - now
    }
  }

  /// Changes the normal impulses of all points, and with them the velocities.
  @_transparent private static func exchange(
    _ blocks: Blocks, _ count: Int, _ states: UnsafeMutableRawPointer,
    _ change: (Block, Points) -> Lanes
  ) {
    var place = blocks
    let end = blocks + count
    while place < end {
      let c = place.pointee
      place += 1
      let indexA = LaneIndices(UnsafeRawPointer(c))
      let indexB = LaneIndices(UnsafeRawPointer(c) + 16)
      var a = VelocityLanes(states, indexA)
      var b = VelocityLanes(states, indexB)
      let p = points(c)
      let q = p + 1
      let change1 = change(c, p)
      let change2 = change(c, q)
      let armA: Lanes = change1 * p.pointee.normalArmA + change2 * q.pointee.normalArmA
      let armB: Lanes = change1 * p.pointee.normalArmB + change2 * q.pointee.normalArmB
      a.spin -= c.pointee.inverseInertiaA * armA
      b.spin += c.pointee.inverseInertiaB * armB
      move(c, change1 + change2, Lanes.none, rubs: false, &a, &b)
      VelocityLanes.storeHeld(a, b, states, UnsafeRawPointer(c))
    }
  }
}
