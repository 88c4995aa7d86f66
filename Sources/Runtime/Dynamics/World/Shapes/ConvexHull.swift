/// The convex hull of a few points, and what its owner needs to know of its area.
struct ConvexHull {
  private(set) var points: [Vector] = []
  private(set) var area = 0.0
  private(set) var centroid = Vector.zero
  /// Second moment of area about the centroid, per unit of area.
  private(set) var gyration = 0.0
  private(set) var inradius = 0.0

  /// nil when the points do not span an area.
  init?(_ input: [Vector]) {
    guard input.count >= 3 else { return nil }
    let hull = ConvexHull.outline(input)
    guard hull.count >= 3 else { return nil }
    points = hull
    while points.count > Shape.maxVertexCount { dropFlattestVertex() }
    measure()
    guard area > 0, inradius > 0, area.isFinite else { return nil }
  }

  /// Andrew's monotone chain, in the turning sense of x → y; collinear points are left out.
  private static func outline(_ input: [Vector]) -> [Vector] {
    var sorted = input
    sortFromLeft(&sorted)
    let span = sorted[sorted.count - 1].dx - sorted[0].dx
    var low = sorted[0].dy
    var high = low
    for point in sorted {
      if point.dy < low { low = point.dy }
      if point.dy > high { high = point.dy }
    }
    // Relative to the size, so that it holds for 1 pt and for 10,000 pt.
    let tolerance = 1e-9 * (span + (high - low)) * (span + (high - low))
    var hull: [Vector] = []
    for pass in 0..<2 {
      let start = hull.count
      for index in 0..<sorted.count {
        let point = sorted[pass == 0 ? index : sorted.count - 1 - index]
        while hull.count - start >= 2 {
          let a = hull[hull.count - 2]
          let b = hull[hull.count - 1]
          if (b - a).cross(point - b) > tolerance { break }
          hull.removeLast()
        }
        hull.append(point)
      }
      hull.removeLast()
    }
    return hull
  }

  /// By Shell's method: the standard library's would be three kilobytes of code for this one place.
  private static func sortFromLeft(_ points: inout [Vector]) {
    var gap = points.count / 2
    while gap > 0 {
      for index in gap..<points.count {
        let point = points[index]
        var place = index
        while place >= gap {
          let other = points[place - gap]
          guard point.dx < other.dx || (point.dx == other.dx && point.dy < other.dy) else { break }
          points[place] = other
          place -= gap
        }
        points[place] = point
      }
      gap = gap == 2 ? 1 : gap * 5 / 11
    }
  }

  private mutating func dropFlattestVertex() {
    var flattest = 0
    var least = Double.infinity
    for index in 0..<points.count {
      let a = points[(index + points.count - 1) % points.count]
      let b = points[index]
      let c = points[(index + 1) % points.count]
      let size = (b - a).cross(c - b)
      if size < least {
        least = size
        flattest = index
      }
    }
    points.remove(at: flattest)
  }

  /// Sums over the triangles (first vertex, i, i+1): area = Σ ½ a×b, centroid = Σ ⅓(a + b)·area,
  /// second moment = Σ area·(a·a + a·b + b·b)/6.
  private mutating func measure() {
    let origin = points[0]
    var sum = Vector.zero
    var moment = 0.0
    for index in 1..<(points.count - 1) {
      let a = points[index] - origin
      let b = points[index + 1] - origin
      let part = 0.5 * a.cross(b)
      area += part
      sum += (a + b) * (part / 3)
      moment += part * (a.dot(a) + a.dot(b) + b.dot(b)) / 6
    }
    guard area > 0 else { return }
    let offset = sum * (1 / area)
    centroid = origin + offset
    gyration = moment / area - offset.dot(offset)
    inradius = .infinity
    for index in 0..<points.count {
      let a = points[index]
      let edge = points[(index + 1) % points.count] - a
      let distance = edge.cross(centroid - a) / edge.length
      if distance < inradius { inradius = distance }
    }
  }
}
