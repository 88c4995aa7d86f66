/// A displacement in points, or a velocity in points per second.
struct Vector: Equatable, BitwiseCopyable {
  var dx: Double
  var dy: Double

  static let zero = Vector(dx: 0, dy: 0)

  init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The horizontal part for 0, the vertical one for 1.
  subscript(axis: Int) -> Double {
    @inline(__always) get { axis == 0 ? dx : dy }
    @inline(__always) set { if axis == 0 { dx = newValue } else { dy = newValue } }
  }

  var isFinite: Bool { dx.isFinite && dy.isFinite }
  var lengthSquared: Double { dx * dx + dy * dy }
  var length: Double { lengthSquared.squareRoot() }

  static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  static func * (a: Vector, scale: Double) -> Vector { Vector(dx: a.dx * scale, dy: a.dy * scale) }
  static func * (scale: Double, a: Vector) -> Vector { a * scale }
  static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }
}
