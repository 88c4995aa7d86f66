/// Four contacts side by side, each lane another pair of bodies.
///
/// All arms are taken as cross products with the normal and the tangent, and separations as what
/// they were at the two reference poses; the current one is linear in what the bodies moved since.
struct ContactBlock {
  typealias Float4 = SIMD4<Float>
  /// Contacts of a block.
  static let laneCount = 4

  /// Where the states of the bodies are, see `BodyOffsets`.
  var bodyA = SIMD4<Int32>(repeating: 0)
  var bodyB = SIMD4<Int32>(repeating: 0)
  /// -1 in an empty lane, whose masses are all 0.
  var contact = SIMD4<Int32>(repeating: -1)
  /// All bits set where the beginning of the contact was reported.
  var touching = SIMD4<Int32>(repeating: 0)
  var inverseMassA = Float4.zero
  var inverseInertiaA = Float4.zero
  var inverseMassB = Float4.zero
  var inverseInertiaB = Float4.zero
  var normalX = Float4.zero
  var normalY = Float4.zero
  var friction = Float4.zero
  var biasRate = Float4.zero
  var slop = Float4.zero
  /// Inverse of J·M⁻¹·Jᵀ of the two normals, and its element off the diagonal.
  var inverse11 = Float4.zero
  var inverse12 = Float4.zero
  var inverse22 = Float4.zero
  var coupling = Float4.zero
  /// Both points rub as one, between them: a face has only one direction across its normal, and all
  /// of its points are equally far from a body's centre as seen along the normal.
  var tangentArmA = Float4.zero
  var tangentArmB = Float4.zero
  var tangentMass = Float4.zero
  var tangentImpulse = Float4.zero
  var first = PointBlock()
  var second = PointBlock()

  struct PointBlock {
    /// arm × normal for either body.
    var normalArmA = Float4.zero
    var normalArmB = Float4.zero
    var separation = Float4.zero
    /// The separation where the bodies are now, as the last relaxation found it.
    var gap = Float4.zero
    /// 1 / (J·M⁻¹·Jᵀ) of the normal.
    var normalMass = Float4.zero
    var normalImpulse = Float4.zero
    /// Normal impulse with which overlaps were undone in the last sub-step, of a pile that settles;
    /// and while that lasts in this one, how much of the impulse is for that.
    var biasImpulse = Float4.zero
    /// Change of the normal impulse in the last of several passes, and the direction in which those
    /// before it went on, see `ContactBlock.follow`.
    var change = Float4.zero
    var direction = Float4.zero
  }
}

extension ContactBlock {
  typealias Pointer = UnsafeMutablePointer<ContactBlock>
  /// Blocks in the order in which they are solved.
  typealias Pointers = UnsafeMutablePointer<Pointer>
  typealias Points = UnsafeMutablePointer<PointBlock>

  /// The two points of a block, in place: copies of them would cost more than the arithmetic.
  @_transparent static func points(_ block: Pointer) -> Points {
    (UnsafeMutableRawPointer(block) + 16 &* Field.first.rawValue)
      .assumingMemoryBound(to: PointBlock.self)
  }

  /// Whether any contact of a block has a second point: no element of its inverse is 0 then.
  @_transparent private static func hasSecondPoints(_ block: Pointer) -> Bool {
    let halves = (UnsafeRawPointer(block) + 16 &* Field.inverse22.rawValue)
    return halves.load(as: UInt64.self) | halves.load(fromByteOffset: 8, as: UInt64.self) != 0
  }

  @_optimize(speed)
  static func warmStart(
    _ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer
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
      let t = c.pointee.tangentImpulse
      var n = p.pointee.normalImpulse
      var armA: Float4 = n * p.pointee.normalArmA + t * c.pointee.tangentArmA
      var armB: Float4 = n * p.pointee.normalArmB + t * c.pointee.tangentArmB
      if hasSecondPoints(c) {
        let n2 = q.pointee.normalImpulse
        n += n2
        armA += n2 * q.pointee.normalArmA
        armB += n2 * q.pointee.normalArmB
      }
      a.angularVelocity -= c.pointee.inverseInertiaA * armA
      b.angularVelocity += c.pointee.inverseInertiaB * armB
      move(c, n, t, rubs: true, &a, &b)
      VelocityLanes.storeHeld(a, b, states, UnsafeRawPointer(c))
    }
  }

  /// First pass of a sub-step: undoes overlaps as well.
  @_optimize(speed)
  static func solveWithBias(
    _ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer, rate: Float
  ) {
    solve(blocks, count, states, rate, usesBias: true)
  }

  /// First pass of a sub-step in a crowd: contacts that are pressed together forget a little of
  /// their impulse, or what the last sub-step left undone would run through a great pile as a wave
  /// that nothing damps.
  ///
  /// The forgotten part, λ·f, has to be asked for anew: in a pile at rest by an overlap s, which
  /// asks for m·b·s. Under the load λ = n·m·g·h of n boxes that is s = f·n·g·h/b. A box that is
  /// lighter than the others carries as much and would sink in by more, so f goes with the mass
  /// that a contact feels, up to that of two of the usual mass: all are springs of one stiffness
  /// then.
  ///
  /// - Parameter softening: f per mass.
  @_optimize(speed)
  static func solveLargeIslandWithBias(
    _ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer, rate: Float, softening: Float
  ) {
    solve(blocks, count, states, rate, usesBias: true, softening: softening)
  }

  /// Second pass: only stops the approach, which takes the undoing out of the velocity again.
  @_optimize(speed)
  static func relax(
    _ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer, rate: Float
  ) {
    solve(blocks, count, states, rate, usesBias: false, measuring: true)
  }

  /// A further pass; notes the greatest change of speed in each lane, in slops a second.
  @_optimize(speed)
  static func solveAgain(
    _ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer, rate: Float, usesBias: Bool,
    softening: Float, _ changes: UnsafeMutablePointer<Changes>
  ) {
    if usesBias {
      solve(
        blocks, count, states, rate, usesBias: true, softening: softening, changes: changes)
    } else {
      solve(blocks, count, states, rate, usesBias: false, changes: changes)
    }
  }

  /// One of the passes that settle a pile: of the normals alone. Notes the greatest change of speed
  /// in each lane, in points a second.
  @_optimize(speed)
  static func relaxFurther(
    _ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer, rate: Float, usesBias: Bool,
    _ changes: UnsafeMutablePointer<Changes>
  ) {
    if usesBias {
      solve(blocks, count, states, rate, usesBias: true, rubs: false, changes: changes)
    } else {
      solve(blocks, count, states, rate, usesBias: false, rubs: false, changes: changes)
    }
  }

  /// Solves all contacts once. Normal and tangent depend on one another through the spins alone: so
  /// within a block impulses are found from the relative velocity along the normal and across it,
  /// and the bodies' own velocities changed once, at the end.
  ///
  /// - Parameters:
  ///   - rate: sub-steps a second.
  ///   - measuring: bodies have moved since the gaps were taken.
  ///   - rubs: with friction.
  ///   - changes: where to note what the pass has changed.
  @_transparent private static func solve(
    _ blocks: Pointers, _ count: Int, _ states: UnsafeMutableRawPointer, _ rate: Float,
    usesBias: Bool, softening: Float? = nil, measuring: Bool = false, rubs: Bool = true,
    changes: UnsafeMutablePointer<Changes>? = nil
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
      let nx = c.pointee.normalX
      let ny = c.pointee.normalY
      let x: Float4 = b.x - a.x
      let y: Float4 = b.y - a.y
      let along: Float4 = nx * x + ny * y
      if hasSecondPoints(c) {
        if measuring { measure(c, p, p + 1, states, indexA, indexB) }
        var slid = Float4.none
        if rubs {
          let pressed: Float4 = p.pointee.normalImpulse + (p + 1).pointee.normalImpulse
          slid = solveFriction(c, pressed, nx * y - ny * x, &a, &b)
        }
        let (pushed, changed) = solveNormals(
          c, p, p + 1, along, &a, &b, rate, usesBias: usesBias, softening: softening,
          reports: changes != nil)
        move(c, pushed, slid, rubs: rubs, &a, &b)
        if let changes { note(changed, c, changes, inSlops: rubs) }
      } else {
        if measuring { measure(c, p, states, indexA, indexB) }
        var slid = Float4.none
        if rubs {
          slid = solveFriction(c, p.pointee.normalImpulse, nx * y - ny * x, &a, &b)
        }
        let pushed = solveNormal(
          c, p, along, &a, &b, rate, usesBias: usesBias, softening: softening,
          reports: changes != nil)
        move(c, pushed, slid, rubs: rubs, &a, &b)
        if let changes { note(pushed.magnitudes, c, changes, inSlops: rubs) }
      }
      VelocityLanes.storeHeld(a, b, states, UnsafeRawPointer(c))
    }
  }

  /// In memory: carried in registers around the loop, the optimiser takes it apart into scalars.
  @_transparent private static func note(
    _ changed: Float4, _ c: Pointer, _ changes: UnsafeMutablePointer<Changes>, inSlops: Bool
  ) {
    var speed: Float4 = changed * (c.pointee.inverseMassA + c.pointee.inverseMassB)
    changes.pointee.squares += changed * speed
    // There is no slop in an empty lane.
    if inSlops { speed = speed / c.pointee.slop.raised(to: Float4(all: .leastNormalMagnitude)) }
    changes.pointee.greatest = changes.pointee.greatest.raised(to: speed)
  }

  /// The change of speed that a point asks for.
  @_transparent private static func demand(
    _ c: Pointer, _ p: Points, _ separation: Float4, _ speed: Float4, _ rate: Float, usesBias: Bool
  ) -> Float4 {
    // Apart: just enough speed to touch at the end of the sub-step.
    let closing: Float4 = separation * Float4(all: rate)
    guard usesBias else { return -(speed + closing.positivePart) }
    // Within the slop the contact is rigid: a soft one would give way under its load.
    let over: Float4 = (separation + c.pointee.slop).negativePart
    let deep: Float4 = over * c.pointee.biasRate
    let resting: Float4 = deep.raised(to: c.pointee.slop * Float4(all: -Contact.pushOutSpeedOfSlop))
    // At most one of the two is not 0.
    let bias: Float4 = resting + closing.positivePart
    return -(speed + bias)
  }

  /// Takes the gaps where the bodies are now. They hold until the bodies move again: for this
  /// relaxation and for the pushes of the next sub-step.
  @_transparent private static func measure(
    _ c: Pointer, _ p: Points, _ q: Points, _ states: UnsafeMutableRawPointer,
    _ indexA: BodyOffsets, _ indexB: BodyOffsets
  ) {
    let a = MotionLanes(states, indexA)
    let b = MotionLanes(states, indexB)
    let moved: Float4 = c.pointee.normalX * (b.x - a.x) + c.pointee.normalY * (b.y - a.y)
    let turned1: Float4 = b.turned * p.pointee.normalArmB - a.turned * p.pointee.normalArmA
    let turned2: Float4 = b.turned * q.pointee.normalArmB - a.turned * q.pointee.normalArmA
    p.pointee.gap = p.pointee.separation + moved + turned1
    q.pointee.gap = q.pointee.separation + moved + turned2
  }

  @_transparent private static func measure(
    _ c: Pointer, _ p: Points, _ states: UnsafeMutableRawPointer,
    _ indexA: BodyOffsets, _ indexB: BodyOffsets
  ) {
    let a = MotionLanes(states, indexA)
    let b = MotionLanes(states, indexB)
    let moved: Float4 = c.pointee.normalX * (b.x - a.x) + c.pointee.normalY * (b.y - a.y)
    let turned: Float4 = b.turned * p.pointee.normalArmB - a.turned * p.pointee.normalArmA
    p.pointee.gap = p.pointee.separation + moved + turned
  }

  /// The only point of each contact, see below.
  @_transparent private static func solveNormal(
    _ c: Pointer, _ p: Points, _ along: Float4, _ a: inout VelocityLanes, _ b: inout VelocityLanes,
    _ rate: Float, usesBias: Bool, softening: Float?, reports: Bool
  ) -> Float4 {
    let armA = p.pointee.normalArmA
    let armB = p.pointee.normalArmB
    let speed: Float4 = along + (b.angularVelocity * armB - a.angularVelocity * armA)
    let gap = p.pointee.gap
    let demand = demand(c, p, gap, speed, rate, usesBias: usesBias)
    let before = p.pointee.normalImpulse
    var start = before
    if let softening { start -= forgotten(p, before, softening) }
    var impulse: Float4 = start + p.pointee.normalMass * demand
    impulse = impulse.positivePart
    p.pointee.normalImpulse = impulse
    let change: Float4 = impulse - before
    if reports { p.pointee.change = change }
    a.angularVelocity -= c.pointee.inverseInertiaA * (change * armA)
    b.angularVelocity += c.pointee.inverseInertiaB * (change * armB)
    return change
  }

  /// Both points at once (a block solver): with K = J·M⁻¹·Jᵀ of the two normals the impulses change
  /// by K⁻¹ times what is asked for. That keeps a symmetric stack symmetric, which one point after
  /// the other does not. Where an impulse would have to pull, the points are solved in turn.
  ///
  /// Returns the sum of the changes, and if asked notes how far the impulses went.
  @_transparent private static func solveNormals(
    _ c: Pointer, _ p: Points, _ q: Points, _ along: Float4,
    _ a: inout VelocityLanes, _ b: inout VelocityLanes, _ rate: Float, usesBias: Bool,
    softening: Float?, reports: Bool
  ) -> (pushed: Float4, changed: Float4) {
    let armA1 = p.pointee.normalArmA
    let armB1 = p.pointee.normalArmB
    let armA2 = q.pointee.normalArmA
    let armB2 = q.pointee.normalArmB
    let speed1: Float4 = along + (b.angularVelocity * armB1 - a.angularVelocity * armA1)
    let speed2: Float4 = along + (b.angularVelocity * armB2 - a.angularVelocity * armA2)
    let gap1 = p.pointee.gap
    let gap2 = q.pointee.gap
    let demand1 = demand(c, p, gap1, speed1, rate, usesBias: usesBias)
    let demand2 = demand(c, q, gap2, speed2, rate, usesBias: usesBias)
    let before1 = p.pointee.normalImpulse
    let before2 = q.pointee.normalImpulse
    var start1 = before1
    var start2 = before2
    if let softening {
      start1 -= forgotten(p, before1, softening)
      start2 -= forgotten(q, before2, softening)
    }
    let inverse12 = c.pointee.inverse12
    var impulse1: Float4 = start1 + c.pointee.inverse11 * demand1 + inverse12 * demand2
    var impulse2: Float4 = start2 + inverse12 * demand1 + c.pointee.inverse22 * demand2
    let least: Float4 = impulse1.limited(to: impulse2)
    // Both cases are computed: leaving one out would need a look across the lanes.
    let pulls = least.negative
    var alone1: Float4 = start1 + p.pointee.normalMass * demand1
    alone1 = alone1.positivePart
    // The demand of the second point after the first one's impulse has changed its speed.
    let left: Float4 = demand2 - (alone1 - before1) * c.pointee.coupling
    var alone2: Float4 = start2 + q.pointee.normalMass * left
    alone2 = alone2.positivePart
    impulse1 = impulse1.taking(alone1, where: pulls)
    impulse2 = impulse2.taking(alone2, where: pulls)
    p.pointee.normalImpulse = impulse1
    q.pointee.normalImpulse = impulse2
    let change1: Float4 = impulse1 - before1
    let change2: Float4 = impulse2 - before2
    a.angularVelocity -= c.pointee.inverseInertiaA * (change1 * armA1 + change2 * armA2)
    b.angularVelocity += c.pointee.inverseInertiaB * (change1 * armB1 + change2 * armB2)
    let pushed: Float4 = change1 + change2
    guard reports else { return (pushed, Float4.none) }
    p.pointee.change = change1
    q.pointee.change = change2
    return (pushed, change1.magnitudes + change2.magnitudes)
  }

  /// Changes the velocities of the centres by an impulse along the normal and one across it.
  @_transparent static func move(
    _ c: Pointer, _ n: Float4, _ t: Float4, rubs: Bool, _ a: inout VelocityLanes,
    _ b: inout VelocityLanes
  ) {
    let nx = c.pointee.normalX
    let ny = c.pointee.normalY
    var px: Float4 = n * nx
    var py: Float4 = n * ny
    if rubs {
      px -= t * ny
      py += t * nx
    }
    a.x -= c.pointee.inverseMassA * px
    a.y -= c.pointee.inverseMassA * py
    b.x += c.pointee.inverseMassB * px
    b.y += c.pointee.inverseMassB * py
  }

  /// - Parameters:
  ///   - pressed: the normal impulses of all points.
  ///   - across: the relative velocity across the normal.
  @_transparent private static func solveFriction(
    _ c: Pointer, _ pressed: Float4, _ across: Float4, _ a: inout VelocityLanes,
    _ b: inout VelocityLanes
  ) -> Float4 {
    let armA = c.pointee.tangentArmA
    let armB = c.pointee.tangentArmB
    let speed: Float4 = across + (b.angularVelocity * armB - a.angularVelocity * armA)
    let before = c.pointee.tangentImpulse
    let limit: Float4 = c.pointee.friction * pressed
    var impulse: Float4 = before - c.pointee.tangentMass * speed
    impulse = impulse.limited(to: limit)
    impulse = impulse.raised(to: -limit)
    c.pointee.tangentImpulse = impulse
    let change: Float4 = impulse - before
    a.angularVelocity -= c.pointee.inverseInertiaA * (change * armA)
    b.angularVelocity += c.pointee.inverseInertiaB * (change * armB)
    return change
  }
}
