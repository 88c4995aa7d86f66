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
    thinOut()
    while points.count > Shape.maxVertexCount { dropFlattestVertex() }
    measure()
    guard area > 0, inradius > 0, area.isFinite else { return nil }
  }

  /// Andrew's monotone chain (*Another Efficient Algorithm for Convex Hulls in Two Dimensions*,
  /// 1979), in the turning sense of x → y; collinear points are left out.
  private static func outline(_ input: [Vector]) -> [Vector] {
    var sorted = input
    HeapSort.sort(&sorted) { one, other in
      one.dx != other.dx ? one.dx < other.dx : one.dy < other.dy
    }
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

  /// Leaves so many corners that the flattest can be dropped one by one: of many, all that are at
  /// most twice as sharp as the mean and do not follow a dropped one, a quarter or more of them
  /// each time.
  private mutating func thinOut() {
    while points.count > Self.fewVertices {
      var total = 0.0
      for index in 0..<points.count { total += sharpness(index) }
      let most = 2 * total / Double(points.count)
      var kept: [Vector] = []
      var dropsLast = false
      for index in 0..<points.count {
        dropsLast = !dropsLast && sharpness(index) <= most
        if !dropsLast { kept.append(points[index]) }
      }
      points = kept
    }
  }

  private static let fewVertices = 4 * Shape.maxVertexCount

  /// Twice the area that is lost without a corner.
  private func sharpness(_ index: Int) -> Double {
    let a = points[index > 0 ? index - 1 : points.count - 1]
    let b = points[index]
    let c = points[index + 1 < points.count ? index + 1 : 0]
    return (b - a).cross(c - b)
  }

  /// Drops the corner that costs the least area (Visvalingam & Whyatt, *Line Generalisation by
  /// Repeated Elimination of Points*, 1993).
  private mutating func dropFlattestVertex() {
    var flattest = 0
    var least = Double.infinity
    for index in 0..<points.count {
      let size = sharpness(index)
      if size < least {
        least = size
        flattest = index
      }
    }
    points.remove(at: flattest)
  }

  /// Measures the hull by sums over the triangles (first vertex, i, i+1): area = Σ ½ a×b, centroid
  /// = Σ ⅓(a + b)·area, second moment = Σ area·(a·a + a·b + b·b)/6.
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
