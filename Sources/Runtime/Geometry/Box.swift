/// A part of the plane between two values of x and two of y; it may reach without end.
struct Box: Equatable, BitwiseCopyable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  static let everything = Box(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  /// Neutral in unions.
  static let nothing = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  var isEverything: Bool { self == .everything }
  var hasArea: Bool { maxX > minX && maxY > minY }
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  @inline(__always)
  func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Without area where the two have none in common.
  @inline(__always)
  func intersection(_ other: Box) -> Box {
    Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Larger by what rounding can have taken.
  func slack() -> Box {
    let x = 1e-6 + 1e-9 * max(minX.magnitude, maxX.magnitude)
    let y = 1e-6 + 1e-9 * max(minY.magnitude, maxY.magnitude)
    return Box(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The smallest box around the picture of this one.
  @inline(__always)
  func carried(by transform: AffineTransform) -> Box {
    let middleX = (minX + maxX) / 2
    let middleY = (minY + maxY) / 2
    let x = transform.a * middleX + transform.c * middleY + transform.tx
    let y = transform.b * middleX + transform.d * middleY + transform.ty
    let width = (maxX - minX).magnitude
    let height = (maxY - minY).magnitude
    let halfX = (transform.a.magnitude * width + transform.c.magnitude * height) / 2
    let halfY = (transform.b.magnitude * width + transform.d.magnitude * height) / 2
    return Box(minX: x - halfX, minY: y - halfY, maxX: x + halfX, maxY: y + halfY)
  }

  /// The smallest box around its picture in space; everything when a part of it is behind the eye.
  func carried(by transform: Transform3D) -> Box {
    var result = Box.nothing
    for corner in 0..<4 {
      let point = Point(x: corner & 1 == 0 ? minX : maxX, y: corner & 2 == 0 ? minY : maxY)
      guard let seen = transform.apply(to: point), seen.isFinite else { return .everything }
      result = result.union(Box(minX: seen.x, minY: seen.y, maxX: seen.x, maxY: seen.y))
    }
    return result
  }

  /// Whether something in it can be seen in a region. Two that only share an edge do not meet; one
  /// without width or height meets a region on whose edge it lies. Numbers that are none meet all.
  @inline(__always)
  func meets(_ region: Box) -> Bool {
    if minX >= region.maxX || maxX <= region.minX || minY >= region.maxY || maxY <= region.minY {
      return isThin && touches(region)
    }
    return true
  }

  @inline(__always)
  func touches(_ region: Box) -> Bool {
    !(minX > region.maxX || maxX < region.minX || minY > region.maxY || maxY < region.minY)
  }

  private var isThin: Bool { minX == maxX || minY == maxY }
}

extension Box {
  @inline(__always)
  init(_ rect: Rect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }
}
