/// Deep overlaps: bodies that were thrown off their way within a sub-step are measured again where
/// they end.
///
/// A contact is linear: its normal and its arms are those of the impact, or of the start of the
/// interval. A body that is hit goes on at another velocity and spin than those by which impacts
/// were sought; it meets others than those, and its corners go along circles. So at the end of the
/// sub-step each body that can be elsewhere than its contacts believe is measured again. With
/// velocity and spin v, ω before and v′, ω′ after the solve and the radius r of its corners it is
/// off by no more than
///
///     h·|v′ − v| + h·|ω′ − ω|·r + h|ω′| · (h|ω′|·r/2 + h·|v′|):
///
/// the deviation that nobody foresaw, the sagitta of a corner's circle, and how far the normal
/// leads astray on the way. Where it overlaps by a tenth of the thinner item, both are moved apart
/// along the new normal, as their masses ask for, until half of that is left, and the bodies that
/// this moves are measured as well (nonlinear Gauss-Seidel; Catto, *Modeling and Solving
/// Constraints*, GDC 2009). Places alone change: no velocity and hence no energy comes from it.
/// Items that overlapped deeply before, because they were put into one another, do not jump.
extension World {
  /// Deviation from which on a body is measured again, as a share of its thickness.
  private static let strayShare: Float = 0.25
  /// Overlaps beyond the first share of the thinner item are undone down to the second.
  private static let deepShare: Float = 0.1
  private static let leftShare: Float = 0.05
  /// Pairs that overlapped by this share when contacts were last sought were put into one another,
  /// or are squeezed: they are moved apart at the speed of all overlaps.
  private static let oldShare: Float = 0.35
  private static let deepRounds = 6

  @_optimize(speed)
  @inline(never) func undoDeepOverlaps() {
    clearPoseCache()
    let (list, count) = members
    let pushed = bodies.scratch(for: bodies.count)
    var number = 0
    var index = 0
    while index < count {
      let body = list[index]
      index &+= 1
      if isAstray(Int(body)) { _ = undoOverlaps(of: body, pushed, &number) }
    }
    guard number > 0 else { return }
    var round = World.deepRounds
    var isDeep = true
    while isDeep && round > 0 {
      round &-= 1
      isDeep = false
      index = 0
      while index < number {
        if undoOverlaps(of: pushed[index], pushed, &number) { isDeep = true }
        index &+= 1
      }
    }
    index = 0
    while index < number {
      let flags = bodyFlags.base + Int(pushed[index])
      flags.pointee = flags.pointee.subtracting(.isPushed)
      if hasLeftMargin(Int(pushed[index])) { bodies.noteMarginViolation(pushed[index]) }
      disturb(pushed[index])
      index &+= 1
    }
  }

  /// Whether a body can be elsewhere than its contacts believe.
  @inline(__always) private func isAstray(_ index: Int) -> Bool {
    let body = bodies.base + index
    guard states.base[index].unconstrained == 0, isFree(body) else { return false }
    let now = UnsafeRawPointer(states.base + index).loadUnaligned(as: SIMD4<Float>.self)
    let before = UnsafeRawPointer(starts.base + index).loadUnaligned(as: SIMD4<Float>.self)
    let h = stepLength
    let radius = body.pointee.turningExtent
    let change: SIMD4<Float> = (now - before).magnitudes
    let speeds = now.magnitudes
    let turn = h * speeds.z
    let off =
      h * (change.x + change.y + change.z * radius)
      + turn * (0.5 * turn * radius + h * (speeds.x + speeds.y))
    return off > World.strayShare * body.pointee.inradius
  }

  /// How far a body has gone and turned since contacts were last sought.
  @inline(__always) private func wayGone(by index: Int32) -> SIMD4<Float> {
    let moved = UnsafeRawPointer(states.base + Int(index))
      .loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let from = UnsafeRawPointer(predictedPaths.base + Int(index))
      .loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    return moved - from
  }

  /// Whether nothing but contacts holds a body.
  @inline(__always) private func isFree(_ body: UnsafeMutablePointer<Body>) -> Bool {
    body.pointee.awakeIndex >= 0 && body.pointee.kind == .dynamic && body.pointee.firstJoint < 0
  }

  /// Undoes the deep overlaps of a body, those with fixed bodies last, and lists all bodies that
  /// this moves. Returns whether there were any.
  @inline(never) private func undoOverlaps(
    of body: Int32, _ pushed: UnsafeMutablePointer<Int32>, _ number: inout Int
  ) -> Bool {
    var isDeep = false
    var pass = 0
    while pass < 2 {
      var edge = bodies.base[Int(body)].firstContact
      while edge >= 0 {
        let c = contacts.base + Int(edge >> 1)
        edge = c.pointee.next(edge & 1)
        let a = bodies.base + Int(c.pointee.bodyA)
        let b = bodies.base + Int(c.pointee.bodyB)
        let isFixed = a.pointee.kind != .dynamic || b.pointee.kind != .dynamic
        guard isFixed == (pass == 1), undoOverlap(c, a, b) else { continue }
        isDeep = true
        if isFree(a) { notePushed(c.pointee.bodyA, pushed, &number) }
        if isFree(b) { notePushed(c.pointee.bodyB, pushed, &number) }
      }
      pass &+= 1
    }
    return isDeep
  }

  @inline(never) private func notePushed(
    _ body: Int32, _ pushed: UnsafeMutablePointer<Int32>, _ number: inout Int
  ) {
    // No centre may be pushed across what is fixed: a line would help it on.
    checkCenter(Int(body))
    forgetPose(of: body)
    let flags = bodyFlags.base + Int(body)
    guard !flags.pointee.contains(.isPushed) else { return }
    flags.pointee.insert(.isPushed)
    pushed[number] = body
    number &+= 1
  }

  /// Moves a pair apart if it overlaps deeply; returns whether it does.
  @_optimize(speed)
  private func undoOverlap(
    _ c: UnsafeMutablePointer<Contact>, _ a: UnsafeMutablePointer<Body>,
    _ b: UnsafeMutablePointer<Body>
  ) -> Bool {
    let (centerA, poseA) = cachedPlaces(of: c.pointee.bodyA)
    let (centerB, poseB) = cachedPlaces(of: c.pointee.bodyB)
    let reach = Double(a.pointee.extent + b.pointee.extent)
    guard
      c.pointee.bodyA == World.ground || (centerB - centerA).lengthSquared < reach * reach
    else { return false }
    let manifold = manifold(c, poseA: poseA, poseB: poseB, within: 0)
    // These faces belong to a pose that is noted nowhere.
    c.pointee.faceMargin = -1
    guard manifold.count > 0 else { return false }
    let isSecond = manifold.count > 1 && manifold.second.separation < manifold.first.separation
    let point = isSecond ? manifold.second : manifold.first
    let depth = Float(-point.separation)
    let thin = Float(thinness(of: c))
    guard depth > World.deepShare * thin else { return false }
    // A body that sleeps or that a joint holds stays.
    let freeA: Float = isFree(a) ? 1 : 0
    let freeB: Float = isFree(b) ? 1 : 0
    let massA = freeA * a.pointee.inverseMass
    let massB = freeB * b.pointee.inverseMass
    let at = poseA.position + point.position
    let armA = Float((at - centerA).cross(manifold.normal))
    let armB = Float((at - centerB).cross(manifold.normal))
    let turnA = freeA * a.pointee.inverseInertia * armA
    let turnB = freeB * b.pointee.inverseInertia * armB
    let give = massA + massB + turnA * armA + turnB * armB
    guard give > 0 else { return false }
    let goneA = wayGone(by: c.pointee.bodyA)
    let goneB = wayGone(by: c.pointee.bodyB)
    let gone: SIMD4<Float> = goneA - goneB
    let normalX = Float(manifold.normal.dx)
    let normalY = Float(manifold.normal.dy)
    let closed = gone.x * normalX + gone.y * normalY + goneA.z * armA - goneB.z * armB
    // Where a pair has gone far, its depth before along the normal of now says nothing.
    let way: SIMD4<Float> = gone.magnitudes
    let isFar = way.x + way.y > thin
    guard isFar || depth - closed < World.oldShare * thin else { return false }
    // In a great heap there is no room to undo more than has just come about.
    let excess = depth - World.leftShare * thin
    let undone =
      isFar || excess < closed || blocks.count < World.largeIslandBlocks ? excess : closed
    guard undone > 0.01 * thin else { return false }
    let push = undone / give
    let x = push * normalX
    let y = push * normalY
    let stateA = states.base + Int(c.pointee.bodyA)
    let stateB = states.base + Int(c.pointee.bodyB)
    stateA.pointee.movedX -= massA * x
    stateA.pointee.movedY -= massA * y
    stateA.pointee.turned -= push * turnA
    stateB.pointee.movedX += massB * x
    stateB.pointee.movedY += massB * y
    stateB.pointee.turned += push * turnB
    return true
  }
}
