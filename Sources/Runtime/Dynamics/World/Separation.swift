/// How far two shapes are apart.
///
/// For two polygons it is the greatest separation along a face normal: exact when a face is
/// involved, a lower bound between two corners, and never positive while they overlap.
enum Separation {
  /// The face of `a` that keeps `b` away furthest, by how much, and by how much more than the next.
  @inline(__always) static func face(
    of a: Outline, against b: Outline, offset: Vector, turn: Rotation
  ) -> (index: Int, separation: Double, lead: Double) {
    var best = 0
    var greatest = -Double.infinity
    var second = -Double.infinity
    for index in 0..<a.count {
      let separation = face(index, of: a, against: b, offset: offset, turn: turn)
      if separation > greatest {
        second = greatest
        greatest = separation
        best = index
      } else if separation > second {
        second = separation
      }
    }
    return (best, greatest, greatest - second)
  }

  /// How far one face of `a` keeps `b` away.
  @inline(__always) static func face(
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

  /// Signed distance of a point, and the direction from the polygon to it.
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
    return length > 0 ? (length, away * (1 / length)) : (0, normal)
  }

  @_optimize(speed)
  static func between(
    _ a: Outline, _ b: Outline, offset: Vector, turn: Rotation
  ) -> (distance: Double, normal: Vector) {
    if a.isCircle && b.isCircle {
      let between = offset + turn.apply(b.vertices[0]) - a.vertices[0]
      let length = between.length
      let normal = length > 0 ? between * (1 / length) : Vector(dx: 0, dy: -1)
      return (length - a.radius - b.radius, normal)
    }
    if b.isCircle {
      let nearest = polygonAndPoint(a, offset + turn.apply(b.vertices[0]))
      return (nearest.distance - b.radius, nearest.normal)
    }
    if a.isCircle {
      let nearest = polygonAndPoint(b, turn.undo(a.vertices[0] - offset))
      return (nearest.distance - a.radius, -turn.apply(nearest.normal))
    }
    let faceA = face(of: a, against: b, offset: offset, turn: turn)
    let back = Rotation(cosine: turn.cosine, sine: -turn.sine)
    let faceB = face(of: b, against: a, offset: -turn.undo(offset), turn: back)
    if faceB.separation > faceA.separation {
      return (faceB.separation, -turn.apply(b.normals[faceB.index]))
    }
    return (faceA.separation, a.normals[faceA.index])
  }
}
