/// Where two rectangles touch, in closed form: no loop over corners or faces.
extension Manifold {
  /// The manifold of two upright rectangles about the origins of their bodies; what is asked for
  /// and told is as in `polygons`.
  ///
  /// - Parameters:
  ///   - a: the half extents of the first rectangle, which are its third corner.
  ///   - b: the same of the second.
  ///   - isLine: the first is a line: it has no height, and no faces at its ends.
  @_optimize(speed)
  static func rectangles(
    _ a: UnsafePointer<Vector>, _ b: UnsafePointer<Vector>, offset: Vector, turn: Rotation,
    within distance: Double, isLine: Bool = false
  ) -> Manifold {
    let pair = RectanglePair(a.pointee, b.pointee, turn: turn)
    let gapA = pair.gap(ofFirst: offset, hasSides: !isLine)
    guard gapA.separation <= distance else { return .apart(gapA.separation) }
    let back = turn.undo(offset)
    let gapB = pair.gap(ofSecond: back)
    guard gapB.separation <= distance else { return .apart(gapB.separation) }
    let isOfB = isPreferred(gapB.separation, to: gapA.separation)
    let face = RectangleFace(
      of: (isOfB ? b : a).pointee, isSide: isOfB ? gapB.isSide : gapA.isSide,
      toward: isOfB ? -back : offset)
    var manifold = face.manifold(
      with: (isOfB ? a : b).pointee,
      turn: Rotation(cosine: turn.cosine, sine: isOfB ? -turn.sine : turn.sine),
      axis: isOfB ? turn.apply(face.normal) : face.normal, origin: isOfB ? offset : .zero,
      within: distance, isLine: isOfB && isLine)
    if isOfB {
      manifold.normal = -manifold.normal
      manifold.first.feature |= ofB
      manifold.second.feature |= ofB
    }
    return manifold
  }

  /// The manifold of a line and an upright rectangle about the origin of its body.
  @inline(__always) static func line(
    _ view: LineView, _ b: UnsafePointer<Vector>, offset: Vector, turn: Rotation,
    within distance: Double
  ) -> Manifold {
    var half = view.half
    var manifold = rectangles(
      &half, b, offset: view.seen(offset), turn: view.way.relative(turn), within: distance,
      isLine: true)
    manifold.normal = view.way.apply(manifold.normal)
    manifold.first.position = view.middle + view.way.apply(manifold.first.position)
    manifold.second.position = view.middle + view.way.apply(manifold.second.position)
    return manifold
  }
}

extension RectangleFace {
  /// Clips the other rectangle's face that looks at this one most.
  ///
  /// With n and t the normal and tangent of this face, m that of the other one, turned, p = m·n and
  /// q the component along n of its tangent: that one's is then p along t, and m's is −q.
  ///
  /// - Parameters:
  ///   - turn: how the other one is turned as seen from here.
  ///   - axis: the normal of this face, in the axes in which the result is told.
  ///   - origin: this rectangle's, in the same axes.
  ///   - isLine: the other one has no faces at its ends.
  @inline(__always) fileprivate func manifold(
    with other: Vector, turn: Rotation, axis: Vector, origin: Vector, within distance: Double,
    isLine: Bool
  ) -> Manifold {
    let sought = turn.undo(normal)
    let facing = RectangleFace(
      of: other, isSide: sought.dx.magnitude > sought.dy.magnitude && !isLine, toward: -sought)
    let following = (facing.index &+ 1) & 3
    let p = sought.dot(facing.normal)
    let q = sought.dot(facing.normal.turned)
    let middle = normal.turned.dot(toward) - facing.height * q
    let middleHeight = normal.dot(toward) + facing.height * p - height
    // The other edge runs against this one: its end comes first along the tangent.
    let low = middle + facing.reach * p
    let high = middle - facing.reach * p
    let lowHeight = middleHeight + facing.reach * q
    let highHeight = middleHeight - facing.reach * q
    var manifold = Manifold()
    if high < -reach || low > reach {
      // Two corners that look at each other across a gap.
      let corner = high < 0 ? -reach : reach
      let x = (high < 0 ? high : low) - corner
      let y = high < 0 ? highHeight : lowHeight
      let length = (x * x + y * y).squareRoot()
      let tangent = axis.turned
      guard length > 0, length <= distance, y > 0 else { return .none }
      manifold.normal = (tangent * x + axis * y) * (1 / length)
      manifold.count = 1
      manifold.first = Manifold.Point(
        position: origin + tangent * (corner + 0.5 * x) + axis * (height + 0.5 * y),
        separation: length, feature: Manifold.betweenCorners | index)
      return manifold
    }

    manifold.normal = axis
    // Both points side by side. Only a line may stand on its end.
    typealias Pair = SIMD2<Double>
    let slope = high > low ? q / p : 0
    let at = Pair(low < -reach ? -reach : low, high > reach ? reach : high)
    let heights: Pair =
      Pair(all: lowHeight) + Pair(all: slope) * (at - Pair(all: low))
    let rise: Pair = Pair(all: height) + Pair(all: 0.5) * heights
    let x: Pair = Pair(all: origin.dx) + Pair(all: axis.dx) * rise - Pair(all: axis.dy) * at
    let y: Pair = Pair(all: origin.dy) + Pair(all: axis.dy) * rise + Pair(all: axis.dx) * at
    let base = index << 8
    let highPoint = Manifold.Point(
      position: Vector(dx: x.y, dy: y.y), separation: heights.y,
      feature: base | facing.index << 1)
    guard heights.x <= distance else {
      if heights.y <= distance {
        manifold.first = highPoint
        manifold.count = 1
      }
      return manifold
    }
    manifold.first = Manifold.Point(
      position: Vector(dx: x.x, dy: y.x), separation: heights.x,
      feature: base | following << 1 | 1)
    manifold.second = highPoint
    manifold.count = heights.y <= distance ? 2 : 1
    return manifold
  }
}
