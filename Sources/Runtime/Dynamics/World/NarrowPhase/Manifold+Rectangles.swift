/// Where two rectangles touch, in closed form: no loop over corners or faces.
extension Manifold {
  /// The manifold of two upright rectangles about the origins of their bodies. It is given in the
  /// axes in which the turns are, as seen from the first origin.
  ///
  /// - Parameters:
  ///   - a: the half extents of the first rectangle, which are its third corner.
  ///   - b: the same of the second.
  ///   - between: from the first origin to the second.
  ///   - distance: of rectangles that are further apart there are no points; of nearer ones there
  ///     may be points that are further apart.
  ///   - isLine: the first is a line: it has no height, and no faces at its ends.
  @_optimize(speed)
  static func rectangles(
    _ a: UnsafePointer<Vector>, _ b: UnsafePointer<Vector>, turnA: SIMD2<Double>,
    turnB: SIMD2<Double>, between: SIMD2<Double>, within distance: Double, isLine: Bool = false
  ) -> Manifold {
    let offset = between.seen(from: turnA)
    let turn = turnB.seen(from: turnA)
    let pair = RectanglePair(a.pointee.pair, b.pointee.pair, turn: turn)
    let gapA = pair.gap(ofFirst: offset, hasSides: !isLine)
    guard gapA.separation <= distance else { return .apart(gapA.separation) }
    let back = offset.seen(from: turn)
    let gapB = pair.gap(ofSecond: back)
    guard gapB.separation <= distance else { return .apart(gapB.separation) }
    var sights = (
      RectangleSight(
        half: pair.a, toward: offset, axis: turnA, origin: SIMD2(all: 0)),
      RectangleSight(
        half: pair.b, toward: SIMD2(-back.x, -back.y), axis: turnB, origin: between)
    )
    let ofB = (leastOfB(gapA.separation, gapB.separation) - gapB.separation).negativeBit
    let side = gapA.side ^ (gapA.side ^ gapB.side) & -ofB
    var crossed = pair.crossed
    // A line as the other one has no edge at its sides.
    if isLine && ofB != 0 { crossed = side }
    return withUnsafePointer(to: &sights) { sights in
      let sights = UnsafeRawPointer(sights).assumingMemoryBound(to: RectangleSight.self)
      return RectangleFacing(sights, turn: turn, ofB: ofB, side: side, crossed: crossed)
        .manifold(within: distance, ofB: ofB)
    }
  }

  /// The manifold of a line and an upright rectangle about the origin of its body, without points
  /// that are further apart than that.
  @inline(__always) static func line(
    _ view: LineView, _ b: UnsafePointer<Vector>, offset: Vector, turn: Rotation,
    within distance: Double
  ) -> Manifold {
    var half = view.half
    var manifold = rectangles(
      &half, b, turnA: view.way.pair, turnB: turn.pair, between: (offset - view.middle).pair,
      within: distance, isLine: true)
    manifold.keepPoints(within: distance)
    manifold.x = manifold.x + SIMD2(all: view.middle.dx)
    manifold.y = manifold.y + SIMD2(all: view.middle.dy)
    return manifold
  }
}
