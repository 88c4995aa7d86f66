/// Where two shapes touch or are about to: one normal, up to two points.
///
/// Everything is in the frame of the first shape's body if nothing else is said. The normal points
/// from the first shape to the second; a point lies halfway between the two surfaces.
struct Manifold {
  struct Point {
    var position = Vector.zero
    /// Positive while apart, pt.
    var separation = 0.0
    /// Names the features that meet, so that impulses find their successors: the reference face ×
    /// 256, the corner of the other outline × 2, which end of its edge that is; `ofB`,
    /// `betweenCorners`.
    var feature: UInt32 = 0
  }

  var normal = Vector.zero
  /// Coordinates of the first and the second point, side by side as they are found and as they are
  /// written.
  var x = SIMD2<Double>(all: 0)
  var y = SIMD2<Double>(all: 0)
  /// A second point that is not there is infinitely far apart.
  var separations = SIMD2<Double>(0, .infinity)
  var feature1: UInt32 = 0
  var feature2: UInt32 = 0
  var count = 0

  static var none: Manifold { Manifold() }

  var first: Point {
    @inline(__always) get {
      Point(
        position: Vector(dx: x.x, dy: y.x), separation: separations.x, feature: feature1)
    }
    @inline(__always) set {
      x.x = newValue.position.dx
      y.x = newValue.position.dy
      separations.x = newValue.separation
      feature1 = newValue.feature
    }
  }

  var second: Point {
    @inline(__always) get {
      Point(
        position: Vector(dx: x.y, dy: y.y), separation: separations.y, feature: feature2)
    }
    @inline(__always) set {
      x.y = newValue.position.dx
      y.y = newValue.position.dy
      separations.y = newValue.separation
      feature2 = newValue.feature
    }
  }

  /// Turns everything into the axes in which the first body has that rotation.
  @inline(__always) mutating func turn(by rotation: Rotation) {
    normal = rotation.apply(normal)
    let cosine = SIMD2(all: rotation.cosine)
    let sine = SIMD2(all: rotation.sine)
    let turnedX: SIMD2<Double> = cosine * x - sine * y
    y = sine * x + cosine * y
    x = turnedX
  }

  /// Drops the first point; the second one, if there is one, takes its place.
  @inline(__always) mutating func dropFirst() {
    first = second
    dropSecond()
  }

  /// Drops the last point.
  @inline(__always) mutating func dropSecond() {
    separations.y = .infinity
    count &-= 1
  }

  /// No points, but so far apart at least.
  @inline(__always) static func apart(_ distance: Double) -> Manifold {
    var manifold = Manifold()
    manifold.separations.x = distance
    return manifold
  }

  /// Drops the points that are further apart than that. Returns how far the two may close before a
  /// first or another one may be that near: no further than was looked, nor than what is dropped is
  /// apart.
  ///
  /// Which points are near is hard to foresee: there is no branch for it. (Only the count says then
  /// whether there is a second one.)
  @inline(__always) mutating func keepPoints(
    within distance: Double, of reach: Double
  ) -> Double {
    guard count > 0 else { return max(reach, separations.x) }
    let isFirstFar = (distance - separations.x).negativeBit
    let isSecondFar = (distance - separations.y).negativeBit
    let next: SIMD2<Double> = separations.limited(to: SIMD2(all: reach))
    let first = next.x > distance ? next.x : reach
    let second = next.y > distance ? next.y : reach
    x.x = x.number(isFirstFar)
    y.x = y.number(isFirstFar)
    separations.x = separations.number(isFirstFar)
    feature1 = isFirstFar != 0 ? feature2 : feature1
    count = 2 &- isFirstFar &- isSecondFar
    return first < second ? first : second
  }

  /// Drops the points that are further apart than that.
  @inline(__always) mutating func keepPoints(within distance: Double) {
    _ = keepPoints(within: distance, of: distance)
    if count < 2 { separations.y = .infinity }
  }

  /// - Parameter distance: points further apart than this are left out.
  @_optimize(speed)
  static func between(
    _ a: Outline, _ b: Outline, offset: Vector, turn: Rotation, within distance: Double
  ) -> Manifold {
    if a.isCircle && b.isCircle {
      return circles(a, b, offset: offset, turn: turn, within: distance)
    }
    if b.isCircle {
      return polygonAndCircle(
        a, center: offset + turn.apply(b.vertices[0]), radius: b.radius, within: distance)
    }
    if a.isCircle {
      // Seen from the polygon, then brought back.
      let center = turn.undo(a.vertices[0] - offset)
      var manifold = polygonAndCircle(b, center: center, radius: a.radius, within: distance)
      manifold.normal = -turn.apply(manifold.normal)
      manifold.first.position = offset + turn.apply(manifold.first.position)
      return manifold
    }
    return polygons(a, b, offset: offset, turn: turn, within: distance)
  }

  @_optimize(speed)
  private static func circles(
    _ a: Outline, _ b: Outline, offset: Vector, turn: Rotation, within distance: Double
  ) -> Manifold {
    let centerA = a.vertices[0]
    let between = offset + turn.apply(b.vertices[0]) - centerA
    let length = between.length
    let separation = length - a.radius - b.radius
    guard separation <= distance else { return .apart(separation) }
    var manifold = Manifold()
    manifold.normal = length > 0 ? between * 1.0.divided(by: length) : Vector(dx: 0, dy: -1)
    manifold.count = 1
    manifold.first.separation = separation
    manifold.first.position = centerA + manifold.normal * (a.radius + 0.5 * separation)
    return manifold
  }

  @_optimize(speed)
  private static func polygonAndCircle(
    _ polygon: Outline, center: Vector, radius: Double, within distance: Double
  ) -> Manifold {
    let nearest = Separation.polygonAndPoint(polygon, center)
    let separation = nearest.distance - radius
    guard separation <= distance else { return .apart(separation) }
    var manifold = Manifold()
    manifold.normal = nearest.normal
    manifold.count = 1
    manifold.first.separation = separation
    manifold.first.position = center - nearest.normal * (radius + 0.5 * separation)
    return manifold
  }

  /// The faces of two polygons that matter, as long as the pair moves within itself no further.
  struct Faces {
    var a = 0
    var b = 0
    /// Negative when they must be sought.
    var room = -1.0
    /// The pair was further apart when it was last looked at: one of these may still show that.
    var areApart = false
  }

  @_optimize(speed)
  private static func polygons(
    _ a: Outline, _ b: Outline, offset: Vector, turn: Rotation, within distance: Double
  ) -> Manifold {
    var faces = Faces()
    return polygons(a, b, offset: offset, turn: turn, within: distance, &faces)
  }

  /// The manifold of two polygons, by the separating axis test over face normals: the face with the
  /// greatest separation is the reference; the other polygon's face that looks at it most is
  /// clipped to its sides (Sutherland & Hodgman, *Reentrant Polygon Clipping*, 1974; Catto, *Fast
  /// and Simple Physics using Sequential Impulses*, GDC 2006).
  ///
  /// Of either polygon the greatest is ahead of its others by a lead. No separation changes by more
  /// than the motion of one outline as seen from the other, so that half the lead is how far the
  /// pair may move before another face can be the greatest.
  @_optimize(speed)
  static func polygons(
    _ a: Outline, _ b: Outline, offset: Vector, turn: Rotation, within distance: Double,
    _ faces: inout Faces
  ) -> Manifold {
    let back = Rotation(cosine: turn.cosine, sine: -turn.sine)
    let offsetBack = -turn.undo(offset)
    var faceA = (index: 0, separation: 0.0)
    var faceB = faceA
    let areKnown = faces.room > 0
    if areKnown || faces.areApart {
      let oldA = Separation.face(faces.a, of: a, against: b, offset: offset, turn: turn)
      guard oldA <= distance else { return .apart(oldA) }
      let oldB = Separation.face(faces.b, of: b, against: a, offset: offsetBack, turn: back)
      guard oldB <= distance else { return .apart(oldB) }
      faceA = (faces.a, oldA)
      faceB = (faces.b, oldB)
    }
    if !areKnown {
      let soughtA = Separation.face(of: a, against: b, offset: offset, turn: turn)
      faces.a = soughtA.index
      guard soughtA.separation <= distance else { return .apart(soughtA.separation) }
      let soughtB = Separation.face(of: b, against: a, offset: offsetBack, turn: back)
      faces.b = soughtB.index
      guard soughtB.separation <= distance else { return .apart(soughtB.separation) }
      faceA = (soughtA.index, soughtA.separation)
      faceB = (soughtB.index, soughtB.separation)
      let lead = soughtA.lead < soughtB.lead ? soughtA.lead : soughtB.lead
      faces = Faces(a: faceA.index, b: faceB.index, room: 0.5 * lead)
    }
    if faceB.separation > leastOfB(faceA.separation, faceB.separation) {
      var manifold = clipped(
        reference: b, face: faceB.index, incident: a, offset: offsetBack, turn: back,
        within: distance)
      manifold.normal = -turn.apply(manifold.normal)
      manifold.first.position = offset + turn.apply(manifold.first.position)
      manifold.second.position = offset + turn.apply(manifold.second.position)
      manifold.first.feature |= ofB
      manifold.second.feature |= ofB
      return manifold
    }
    return clipped(
      reference: a, face: faceA.index, incident: b, offset: offset, turn: turn, within: distance)
  }

  /// The reference is a face of B if its separation is greater than that. A small preference keeps
  /// the choice steady between two nearly equal faces.
  @inline(__always) static func leastOfB(_ a: Double, _ b: Double) -> Double {
    a + 1e-3 * (a.magnitude + b.magnitude) + 1e-9
  }

  /// Part of a feature: the reference is a face of B.
  static let ofB: UInt32 = 0x8000_0000
  /// Part of a feature: two corners meet.
  static let betweenCorners: UInt32 = 0x4000_0000

  @_optimize(speed)
  private static func clipped(
    reference: Outline, face: Int, incident: Outline, offset: Vector, turn: Rotation,
    within distance: Double
  ) -> Manifold {
    let normal = reference.normals[face]
    let start = reference.vertices[face]
    let end = reference.vertices[face + 1 < reference.count ? face + 1 : 0]
    let tangent = Vector(dx: -normal.dy, dy: normal.dx)
    let length = tangent.dot(end - start)

    let sought = turn.undo(normal)
    var facing = 0
    var least = Double.infinity
    for index in 0..<incident.count {
      let value = incident.normals[index].dot(sought)
      if value < least {
        least = value
        facing = index
      }
    }
    let following = facing + 1 < incident.count ? facing + 1 : 0
    // The incident edge runs against the reference edge: its end comes first along the tangent.
    let lowVertex = offset + turn.apply(incident.vertices[following]) - start
    let highVertex = offset + turn.apply(incident.vertices[facing]) - start
    let low = tangent.dot(lowVertex)
    let high = tangent.dot(highVertex)
    if high < 0 || low > length {
      return corners(
        reference: reference, corner: high < 0 ? start : end, cornerIndex: face, incident: incident,
        nearest: high < 0 ? highVertex + start : lowVertex + start, normal: normal,
        within: distance)
    }

    let lowHeight = normal.dot(lowVertex)
    let highHeight = normal.dot(highVertex)
    let slope = high > low ? (highHeight - lowHeight).divided(by: high - low) : 0
    var manifold = Manifold()
    manifold.normal = normal
    let base = UInt32(truncatingIfNeeded: face) << 8
    let lowAt = low < 0 ? 0 : low
    let highAt = high > length ? length : high
    let heightAtLow = lowHeight + slope * (lowAt - low)
    let heightAtHigh = lowHeight + slope * (highAt - low)
    if heightAtLow <= distance {
      manifold.first = Point(
        position: start + tangent * lowAt + normal * (0.5 * heightAtLow), separation: heightAtLow,
        feature: base | UInt32(truncatingIfNeeded: following) << 1 | 1)
      manifold.count = 1
    }
    if heightAtHigh <= distance {
      let point = Point(
        position: start + tangent * highAt + normal * (0.5 * heightAtHigh),
        separation: heightAtHigh,
        feature: base | UInt32(truncatingIfNeeded: facing) << 1)
      if manifold.count == 0 { manifold.first = point } else { manifold.second = point }
      manifold.count += 1
    }
    return manifold
  }

  /// Two corners that look at each other across a gap.
  @_optimize(speed)
  private static func corners(
    reference: Outline, corner: Vector, cornerIndex: Int, incident: Outline, nearest: Vector,
    normal: Vector, within distance: Double
  ) -> Manifold {
    let between = nearest - corner
    let length = between.length
    guard length > 0, length <= distance, between.dot(normal) > 0 else { return .none }
    var manifold = Manifold()
    manifold.normal = between * (1 / length)
    manifold.count = 1
    manifold.first = Point(
      position: corner + between * 0.5, separation: length,
      feature: betweenCorners | UInt32(truncatingIfNeeded: cornerIndex))
    return manifold
  }
}
