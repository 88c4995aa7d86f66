/// How far two shapes are apart.
///
/// For two polygons it is the greatest separation along a face normal: exact when a face is
/// involved, a lower bound between two corners, and never positive while they overlap.
enum Separation {
  /// The face that keeps an outline away furthest, by how much, and by how much more than the next.
  struct Face {
    var index = 0
    var separation = -Double.infinity
    private var second = -Double.infinity

    var lead: Double { separation - second }

    @inline(__always) init() {}

    @inline(__always) mutating func consider(_ other: Int, _ distance: Double) {
      if distance > separation {
        second = separation
        separation = distance
        index = other
      } else if distance > second {
        second = distance
      }
    }
  }

  @inline(__always) static func face(
    of a: Outline, against b: Outline, offset: Vector, turn: Rotation
  ) -> Face {
    var best = Face()
    if (b.count == 4 || b.count == 2) && (a.count == 4 || a.count == 2) && hasOppositeFaces(a) {
      // The least projection on a normal is the greatest one on the opposite normal, so both come
      // from one pass.
      let corners = Corners(b)
      let one = apart(a, 0, corners, offset, turn)
      guard a.count == 4 else {
        best.consider(0, one.front)
        best.consider(1, one.back)
        return best
      }
      let two = apart(a, 1, corners, offset, turn)
      best.consider(0, one.front)
      best.consider(1, two.front)
      best.consider(2, one.back)
      best.consider(3, two.back)
      return best
    }
    for index in 0..<a.count {
      best.consider(index, face(index, of: a, against: b, offset: offset, turn: turn))
    }
    return best
  }

  @inline(__always) private static func hasOppositeFaces(_ a: Outline) -> Bool {
    a.count == 2
      || a.normals[0] + a.normals[2] == .zero && a.normals[1] + a.normals[3] == .zero
  }

  /// How far a face and the one opposite keep corners away.
  @inline(__always) private static func apart(
    _ a: Outline, _ index: Int, _ corners: Corners, _ offset: Vector, _ turn: Rotation
  ) -> (front: Double, back: Double) {
    let opposite = index + a.count >> 1
    let normal = a.normals[index]
    let range = corners.range(along: turn.undo(normal))
    return (
      range.least + normal.dot(offset - a.vertices[index]),
      a.normals[opposite].dot(offset - a.vertices[opposite]) - range.greatest
    )
  }

  /// How far one face of `a` keeps `b` away.
  @_optimize(speed)
  @inline(never) static func face(
    _ index: Int, of a: Outline, against b: Outline, offset: Vector, turn: Rotation
  ) -> Double {
    let normal = a.normals[index]
    let sought = turn.undo(normal)
    var least = Double.infinity
    for vertex in 0..<b.count {
      let value = sought.dot(b.vertices[vertex])
      if value < least { least = value }
    }
    return least + normal.dot(offset - a.vertices[index])
  }

  /// Signed distance of a point, and the direction from the polygon to it: by the Voronoi region of
  /// the nearest face (Ericson, *Real-Time Collision Detection*, 2005).
  @inline(__always) static func polygonAndPoint(
    _ polygon: Outline, _ point: Vector
  ) -> (distance: Double, normal: Vector) {
    var best = 0
    var greatest = -Double.infinity
    for index in 0..<polygon.count {
      let separation = polygon.normals[index].dot(point - polygon.vertices[index])
      if separation > greatest {
        greatest = separation
        best = index
      }
    }
    let normal = polygon.normals[best]
    let start = polygon.vertices[best]
    let end = polygon.vertices[best + 1 < polygon.count ? best + 1 : 0]
    guard greatest > 0 || polygon.count == 2 else { return (greatest, normal) }
    let edge = end - start
    let along = edge.dot(point - start)
    let corner: Vector
    if along < 0 {
      corner = start
    } else if along > edge.dot(edge) {
      corner = end
    } else {
      return (greatest, normal)
    }
    let away = point - corner
    let length = away.length
    return length > 0 ? (length, away * 1.0.divided(by: length)) : (0, normal)
  }

  /// How far two outlines are apart, along which normal from the first to the second, and whether
  /// that is one of a face of the second.
  struct Gap {
    let distance: Double
    let normal: Vector
    var isOfSecond = false

    @inline(__always) init(_ distance: Double, _ normal: Vector, isOfSecond: Bool = false) {
      self.distance = distance
      self.normal = normal
      self.isOfSecond = isOfSecond
    }
  }

  /// - Parameters:
  ///   - limit: beyond it any distance that is known to be kept will do.
  ///   - faces: of two polygons, those that keep them apart furthest.
  @_optimize(speed)
  static func between(
    _ a: Outline, _ b: Outline, offset: Vector, turn: Rotation, limit: Double,
    _ faces: inout Manifold.Faces
  ) -> Gap {
    if a.isRectangle && b.isRectangle {
      return rectangles(
        a.vertices[2], b.vertices[2], offset: offset, turn: turn, limit: limit, &faces)
    }
    if a.isCircle && b.isCircle {
      let between = offset + turn.apply(b.vertices[0]) - a.vertices[0]
      let length = between.length
      let normal = length > 0 ? between * 1.0.divided(by: length) : Vector(dx: 0, dy: -1)
      return Gap(length - a.radius - b.radius, normal)
    }
    if b.isCircle {
      let nearest = polygonAndPoint(a, offset + turn.apply(b.vertices[0]))
      return Gap(nearest.distance - b.radius, nearest.normal)
    }
    if a.isCircle {
      let nearest = polygonAndPoint(b, turn.undo(a.vertices[0] - offset))
      return Gap(nearest.distance - a.radius, -turn.apply(nearest.normal))
    }
    if b.isRectangle, let view = LineView(a) {
      let gap = rectangles(
        view.half, b.vertices[2], offset: view.seen(offset), turn: view.way.relative(turn),
        limit: limit, isLine: true, &faces)
      faces.a >>= 1
      return Gap(gap.distance, view.way.apply(gap.normal), isOfSecond: gap.isOfSecond)
    }
    let faceA = face(of: a, against: b, offset: offset, turn: turn)
    faces.a = faceA.index
    if faceA.separation > limit { return Gap(faceA.separation, a.normals[faceA.index]) }
    let back = Rotation(cosine: turn.cosine, sine: -turn.sine)
    let faceB = face(of: b, against: a, offset: -turn.undo(offset), turn: back)
    faces.b = faceB.index
    if faceB.separation > faceA.separation {
      return Gap(faceB.separation, -turn.apply(b.normals[faceB.index]), isOfSecond: true)
    }
    return Gap(faceA.separation, a.normals[faceA.index])
  }

  /// The gap between two rectangles of known half extents, or between a line and one.
  @inline(__always) private static func rectangles(
    _ a: Vector, _ b: Vector, offset: Vector, turn: Rotation, limit: Double,
    isLine: Bool = false, _ faces: inout Manifold.Faces
  ) -> Gap {
    let pair = RectanglePair(a.pair, b.pair, turn: turn.pair)
    let gapA = pair.gap(ofFirst: offset.pair, hasSides: !isLine)
    let faceA = RectangleFace(isSide: gapA.isSide, toward: offset)
    faces.a = Int(faceA.index)
    if gapA.separation > limit { return Gap(gapA.separation, faceA.normal) }
    let back = -turn.undo(offset)
    let gapB = pair.gap(ofSecond: back.pair)
    let faceB = RectangleFace(isSide: gapB.isSide, toward: back)
    faces.b = Int(faceB.index)
    if gapB.separation > gapA.separation {
      return Gap(gapB.separation, -turn.apply(faceB.normal), isOfSecond: true)
    }
    return Gap(gapA.separation, faceA.normal)
  }
}
