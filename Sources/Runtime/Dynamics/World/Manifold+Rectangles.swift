/// Where two rectangles touch, in closed form: no loop over corners or faces.
extension Manifold {
  /// The manifold of two upright rectangles about the origins of their bodies; what is asked for
  /// and told is as in `polygons`.
  ///
  /// Turned by an angle of cosine c and sine s, a rectangle of half extents (x, y) reaches
  /// |c|·x + |s|·y sideways and |s|·x + |c|·y upwards. So the faces of A that look along one of its
  /// axes keep B away by |offset along it| less their distance from the origin and less the reach
  /// of B.
  ///
  /// - Parameters:
  ///   - a: the half extents of the first rectangle, which are its third corner.
  ///   - b: the same of the second.
  @_optimize(speed)
  static func rectangles(
    _ a: UnsafePointer<Vector>, _ b: UnsafePointer<Vector>, offset: Vector, turn: Rotation,
    within distance: Double
  ) -> Manifold {
    typealias Pair = SIMD2<Double>
    // Upright first, sideways second.
    let one = Pair(turn.sine, turn.cosine).magnitudes
    let two = Pair(one.y, one.x)
    let ownA = Pair(a.pointee.dy, a.pointee.dx)
    let ownB = Pair(b.pointee.dy, b.pointee.dx)
    let reachB: Pair = one * Pair(all: ownB.y) + two * Pair(all: ownB.x)
    let sizeA: Pair = ownA + reachB
    let apartA: Pair = Pair(offset.dy, offset.dx).magnitudes - sizeA
    let isSideA = apartA.y > apartA.x
    let separationA = isSideA ? apartA.y : apartA.x
    guard separationA <= distance else { return .apart(separationA) }
    let back = turn.undo(offset)
    let reachA: Pair = one * Pair(all: ownA.y) + two * Pair(all: ownA.x)
    let sizeB: Pair = ownB + reachA
    let apartB: Pair = Pair(back.dy, back.dx).magnitudes - sizeB
    let isSideB = apartB.y > apartB.x
    let separationB = isSideB ? apartB.y : apartB.x
    guard separationB <= distance else { return .apart(separationB) }
    let isOfB = isPreferred(separationB, to: separationA)
    let face = RectangleFace(
      of: (isOfB ? b : a).pointee, isSide: isOfB ? isSideB : isSideA,
      toward: isOfB ? -back : offset)
    var manifold = face.manifold(
      with: (isOfB ? a : b).pointee,
      turn: Rotation(cosine: turn.cosine, sine: isOfB ? -turn.sine : turn.sine),
      axis: isOfB ? turn.apply(face.normal) : face.normal, origin: isOfB ? offset : .zero,
      within: distance)
    if isOfB {
      manifold.normal = -manifold.normal
      manifold.first.feature |= ofB
      manifold.second.feature |= ofB
    }
    return manifold
  }
}

/// One face of a rectangle about the origin, and what it looks at.
private struct RectangleFace {
  /// 0 to 3 look up, right, down and left, as the corners are numbered.
  let index: UInt32
  let normal: Vector
  /// How far the face is from the origin, and how far it goes to either side.
  let height: Double
  let reach: Double
  /// The centre of the other rectangle.
  private let toward: Vector

  /// The one of two opposite faces that looks towards a place.
  @inline(__always) init(of half: Vector, isSide: Bool, toward: Vector) {
    self.toward = toward
    if isSide {
      index = toward.dx < 0 ? 3 : 1
      normal = Vector(dx: toward.dx < 0 ? -1 : 1, dy: 0)
      height = half.dx
      reach = half.dy
    } else {
      index = toward.dy > 0 ? 2 : 0
      normal = Vector(dx: 0, dy: toward.dy > 0 ? 1 : -1)
      height = half.dy
      reach = half.dx
    }
  }

  /// Clips the other rectangle's face that looks at this one most.
  ///
  /// With n and t the normal and tangent of this face, m that of the other one, turned, p = m·n and
  /// q the component along n of its tangent: that one's is then p along t, and m's is −q.
  ///
  /// - Parameters:
  ///   - turn: how the other one is turned as seen from here.
  ///   - axis: the normal of this face, in the axes in which the result is told.
  ///   - origin: this rectangle's, in the same axes.
  @inline(__always) func manifold(
    with other: Vector, turn: Rotation, axis: Vector, origin: Vector, within distance: Double
  ) -> Manifold {
    let sought = turn.undo(normal)
    let facing = RectangleFace(
      of: other, isSide: sought.dx.magnitude > sought.dy.magnitude, toward: -sought)
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
    let tangent = axis.turned
    if high < -reach || low > reach {
      // Two corners that look at each other across a gap.
      let corner = high < 0 ? -reach : reach
      let x = (high < 0 ? high : low) - corner
      let y = high < 0 ? highHeight : lowHeight
      let length = (x * x + y * y).squareRoot()
      guard length > 0, length <= distance, y > 0 else { return .none }
      manifold.normal = (tangent * x + axis * y) * (1 / length)
      manifold.count = 1
      manifold.first = Manifold.Point(
        position: origin + tangent * (corner + 0.5 * x) + axis * (height + 0.5 * y),
        separation: length, feature: Manifold.betweenCorners | index)
      return manifold
    }

    manifold.normal = axis
    // p is never far from −1.
    let slope = q / p
    let lowAt = low < -reach ? -reach : low
    let highAt = high > reach ? reach : high
    let heightAtLow = lowHeight + slope * (lowAt - low)
    let heightAtHigh = lowHeight + slope * (highAt - low)
    let base = index << 8
    if heightAtLow <= distance {
      manifold.first = Manifold.Point(
        position: origin + tangent * lowAt + axis * (height + 0.5 * heightAtLow),
        separation: heightAtLow, feature: base | following << 1 | 1)
      manifold.count = 1
    }
    if heightAtHigh <= distance {
      let point = Manifold.Point(
        position: origin + tangent * highAt + axis * (height + 0.5 * heightAtHigh),
        separation: heightAtHigh, feature: base | facing.index << 1)
      if manifold.count == 0 { manifold.first = point } else { manifold.second = point }
      manifold.count += 1
    }
    return manifold
  }
}
