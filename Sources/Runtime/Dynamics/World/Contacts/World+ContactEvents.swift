/// Contact events, which the owner reads at the end of a call.
extension World {
  var beginEvents: Rows<ContactEvent> { contactEvents.began }
  var endEvents: Rows<ContactEvent> { contactEvents.ended }

  func clearEvents() {
    contactEvents.clearBegun()
    contactEvents.clearEnded()
  }

  /// Sets whether a pair touches. Its masses may count differently from then on: then its
  /// constraint is written anew.
  private func setTouching(_ index: Int32, _ isTouching: Bool) {
    let c = contacts.base + Int(index)
    let a = bodies.base + Int(c.pointee.bodyA)
    let b = bodies.base + Int(c.pointee.bodyB)
    let before = c.pointee.massShares(a, b)
    c.pointee.isTouching = isTouching
    guard before != c.pointee.massShares(a, b) else { return }
    c.pointee.hasMaterial = false
    contacts.markStale(index)
  }

  func emitBegin(_ index: Int32) { beginTouch(index, isReported: false) }

  /// - Parameter isReported: whether the owner knows it by now.
  func beginTouch(_ index: Int32, isReported: Bool) {
    setTouching(index, true)
    if !isReported { reportBegin(index) }
  }

  func reportBegin(_ index: Int32) {
    let c = contacts[index]
    let two = c.pointCount > 1
    let x = two ? 0.5 * (c.arm1X + c.arm2X) : c.arm1X
    let y = two ? 0.5 * (c.arm1Y + c.arm2Y) : c.arm1Y
    contactEvents.noteBegin(
      ContactEvent(
        tagA: tag(of: c.shapeA), tagB: tag(of: c.shapeB),
        point: meetingPoint(of: index, armX: x, armY: y)))
  }

  /// Where two shapes meet now, at an arm that says where they were about to meet when the pair was
  /// evaluated: halfway between their surfaces. Each surface has gone with its body since then, so
  /// the middle has gone half of what they have moved within the pair; on a line it lies on that.
  /// Fast pairs are evaluated where they meet.
  @inline(never) func meetingPoint(of index: Int32, armX: Float, armY: Float) -> Point {
    let c = contacts[index]
    let a = states[c.bodyA]
    let b = states[c.bodyB]
    let way =
      c.isFast
      ? Vector.zero
      : Vector(
        dx: Double(b.movedX - a.movedX - c.cachedOffsetX),
        dy: Double(b.movedY - a.movedY - c.cachedOffsetY))
    let bodyA = bodies[c.bodyA].position
    let middle = Point(
      x: bodyA.x + Double(a.movedX + armX), y: bodyA.y + Double(a.movedY + armY))
    let outline = outline(of: c.shapeA)
    // All lines are the ground's, which stays where coordinates begin.
    guard outline.count == 2 else { return middle + 0.5 * way }
    let start = Point.zero + outline.vertices[0]
    let edge = outline.vertices[1] - outline.vertices[0]
    let along = (middle + way - start).dot(edge) / edge.lengthSquared
    return start + (along < 0 ? 0 : along > 1 ? 1 : along) * edge
  }

  func emitEnd(_ index: Int32) {
    setTouching(index, false)
    let c = contacts[index]
    contactEvents.noteEnd(
      ContactEvent(
        tagA: tag(of: c.shapeA), tagB: tag(of: c.shapeB), point: .zero))
  }
}
