/// The tunnelling checks of all bodies.
struct TunnellingChecks: ~Copyable {
  private var checks = Buffer<TunnellingCheck>()
  /// The angle at the last check, of bodies with a shape away from their centre of mass. Shorter
  /// where the last bodies have none.
  private var angles = Buffer<Double>()

  private var hits = Buffer<Int32>()

  @inline(__always) var base: UnsafeMutablePointer<TunnellingCheck> { checks.base }

  subscript(index: Int32) -> TunnellingCheck {
    @inline(__always) get { checks[index] }
    @inline(__always) nonmutating set { checks[index] = newValue }
  }

  mutating func addBody() { checks.append(TunnellingCheck()) }
  mutating func resetBody(_ index: Int32) { checks[index] = TunnellingCheck() }

  /// The reference pose of a body becomes its present pose.
  @inline(__always) func rebase(_ index: Int32, by state: BodyState) {
    checks[index].movedX -= state.movedX
    checks[index].movedY -= state.movedY
    checks[index].turned -= state.turned
  }

  /// The fixed shapes whose boxes meet the given one; lent until the next search.
  mutating func findFixed(
    _ box: BoundingBox, in broadPhase: inout BroadPhase
  ) -> Rows<Int32> {
    hits.removeAll()
    broadPhase.findFixed(box, into: &hits)
    return hits.rows
  }

  func angle(at index: Int) -> Double { angles[index] }

  mutating func storeAngle(_ angle: Double, at index: Int32) {
    if Int(index) >= angles.count { angles.resize(to: Int(index) + 1, filling: 0) }
    angles[index] = angle
  }

  func isSound(bodyCount: Int) -> Bool {
    guard checks.count == bodyCount, angles.count <= bodyCount else { return false }
    for index in 0..<checks.count {
      let check = checks[index]
      guard Soundness.isInReach(Vector(dx: check.x, dy: check.y)),
        Soundness.areNumbers(
          in: SIMD8(check.movedX, check.movedY, check.turned, check.room, check.arm, 0, 0, 0)),
        // A body with an arm has an angle.
        !(check.arm > 0) || index < angles.count
      else { return false }
    }
    for index in 0..<angles.count where !Soundness.isInReach(angles[index]) { return false }
    return true
  }

  /// Traps in debug unless every body has a check.
  func checkInvariants(bodyCount: Int) {
    assert(checks.count == bodyCount && angles.count <= bodyCount)
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&checks)
    coder.code(&angles)
  }
}
