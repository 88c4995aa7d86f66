/// An axis-parallel rectangle in points. Sizes are not negative: the border refuses them.
struct Rect: Equatable {
  var origin: Point
  var size: Size

  static let zero = Rect(origin: .zero, size: .zero)

  init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  var minX: Double { origin.x }
  var minY: Double { origin.y }
  var maxX: Double { origin.x + size.width }
  var maxY: Double { origin.y + size.height }
  var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
  var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Left and top edges belong to the rectangle, right and bottom edges do not.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part with coordinates up to a limit on each side of zero.
  func clamped(to limit: Double) -> Rect {
    let left = min(max(minX, -limit), limit)
    let top = min(max(minY, -limit), limit)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, limit) - left),
      height: max(0, min(maxY, limit) - top))
  }

  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
