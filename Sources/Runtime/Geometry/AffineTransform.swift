/// A linear map of the plane and a translation, as Core Graphics writes it: points are rows,
///
///     (x', y', 1) = (x, y, 1) · | a  b  0 |
///                               | c  d  0 |
///                               | tx ty 1 |
struct AffineTransform: Equatable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var tx: Double
  var ty: Double

  static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn by an angle in radians, from x towards y.
  static func rotation(_ angle: Double) -> AffineTransform {
    let (sin, cos) = Elementary.sincos(angle)
    return AffineTransform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  var isIdentity: Bool { self == .identity }
  @inline(__always)
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// A sum of finite numbers may overflow, a product with zero does not.
  @inline(__always)
  var isFinite: Bool { (a * 0 + b * 0 + c * 0) + (d * 0 + tx * 0 + ty * 0) == 0 }

  /// Not finite when one of its numbers is not.
  @inline(__always)
  var sum: Double { (a + b) + (c + d) + (tx + ty) }
  var determinant: Double { a * d - b * c }

  /// First this transform, then the other.
  func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A translation before this transform.
  func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform.translation(x: x, y: y).concatenating(self)
  }

  /// A scale before this transform.
  func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform.scale(x: x, y: y).concatenating(self)
  }

  /// A rotation before this transform.
  func rotated(by angle: Double) -> AffineTransform {
    AffineTransform.rotation(angle).concatenating(self)
  }

  /// The transform that undoes this one; none if it flattens the plane.
  func inverted() -> AffineTransform? {
    let determinant = determinant
    guard determinant != 0 else { return nil }
    let inverse = AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Directions are not translated.
  func apply(to vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// The smallest upright rectangle around the image of a rectangle.
  func apply(to rect: Rect) -> Rect {
    // Each edge vector spreads the image to one side by its positive and its negative parts.
    let origin = apply(to: rect.origin)
    let (across, along) = (a * rect.size.width, b * rect.size.width)
    let (down, deep) = (c * rect.size.height, d * rect.size.height)
    return Rect(
      x: origin.x + min(across, 0) + min(down, 0), y: origin.y + min(along, 0) + min(deep, 0),
      width: across.magnitude + down.magnitude, height: along.magnitude + deep.magnitude)
  }
}
