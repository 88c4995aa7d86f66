/// A location in points, y down.
struct Point: Equatable, BitwiseCopyable {
  var x: Double
  var y: Double

  static let zero = Point(x: 0, y: 0)

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The horizontal part for 0, the vertical one for 1.
  subscript(axis: Int) -> Double {
    @inline(__always) get { axis == 0 ? x : y }
    @inline(__always) set { if axis == 0 { x = newValue } else { y = newValue } }
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  func distance(to other: Point) -> Double { (self - other).length }

  static func + (point: Point, offset: Vector) -> Point {
    Point(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  static func - (point: Point, offset: Vector) -> Point {
    Point(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  static func - (head: Point, tail: Point) -> Vector {
    Vector(dx: head.x - tail.x, dy: head.y - tail.y)
  }
}
