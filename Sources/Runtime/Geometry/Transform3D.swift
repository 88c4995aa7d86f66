/// A projective map of space, as Core Animation writes it: points are rows (x, y, z, 1), the
/// translation is the fourth row, the perspective the fourth column.
struct Transform3D: Equatable {
  var m11 = 1.0
  var m12 = 0.0
  var m13 = 0.0
  var m14 = 0.0
  var m21 = 0.0
  var m22 = 1.0
  var m23 = 0.0
  var m24 = 0.0
  var m31 = 0.0
  var m32 = 0.0
  var m33 = 1.0
  var m34 = 0.0
  var m41 = 0.0
  var m42 = 0.0
  var m43 = 0.0
  var m44 = 1.0

  static let identity = Transform3D()

  /// The identity.
  init() {}

  /// An affine transform of the plane z = 0.
  init(_ affine: AffineTransform) {
    m11 = affine.a
    m12 = affine.b
    m21 = affine.c
    m22 = affine.d
    m41 = affine.tx
    m42 = affine.ty
  }

  static func translation(x: Double, y: Double, z: Double) -> Transform3D {
    var result = Transform3D()
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }

  static func scale(x: Double, y: Double, z: Double) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m22, result.m33) = (x, y, z)
    return result
  }

  /// A turn by an angle in radians about an axis, which need not have length 1; about none, the
  /// identity.
  static func rotation(_ angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (sin, cos) = Elementary.sincos(angle / 2)
    let scale = sin / length
    return Transform3D(rotation: Quaternion(x: x * scale, y: y * scale, z: z * scale, w: cos))
  }

  /// Perspective of an eye at a distance in front of the plane, in points; at a distance of 0 there
  /// is no depth.
  static func perspective(distance: Double) -> Transform3D {
    var result = Transform3D()
    if distance != 0 { result.m34 = -1 / distance }
    return result
  }

  /// The rotation of a quaternion of length 1.
  init(rotation q: Quaternion) {
    m11 = 1 - 2 * (q.y * q.y + q.z * q.z)
    m12 = 2 * (q.x * q.y + q.z * q.w)
    m13 = 2 * (q.x * q.z - q.y * q.w)
    m21 = 2 * (q.x * q.y - q.z * q.w)
    m22 = 1 - 2 * (q.x * q.x + q.z * q.z)
    m23 = 2 * (q.y * q.z + q.x * q.w)
    m31 = 2 * (q.x * q.z + q.y * q.w)
    m32 = 2 * (q.y * q.z - q.x * q.w)
    m33 = 1 - 2 * (q.x * q.x + q.y * q.y)
  }

  var isIdentity: Bool { self == .identity }

  var isFinite: Bool {
    // A sum of finite numbers may overflow, a product with zero does not.
    let zero =
      (m11 + m12 * 0 + m13 * 0 + m14 * 0) * 0 + (m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0)
      + (m31 * 0 + m32 * 0 + m33 * 0 + m34 * 0) + (m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0)
    return zero == 0
  }

  /// The transform of the plane, if it leaves the plane z = 0 in itself without perspective.
  var affine: AffineTransform? {
    guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m33 == 1, m34 == 0,
      m43 == 0, m44 == 1
    else { return nil }
    return AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Returns the seen position of a point of the plane z = 0; none at or behind the eye.
  func apply(to point: Point) -> Point? {
    let w = m14 * point.x + m24 * point.y + m44
    guard w > 0 else { return nil }
    return Point(
      x: (m11 * point.x + m21 * point.y + m41) / w, y: (m12 * point.x + m22 * point.y + m42) / w)
  }
}

/// Images of the plane z = 0.
extension Transform3D {
  /// This transform without depth: the plane stays in itself.
  var inPlane: Transform3D {
    var result = self
    (result.m13, result.m23, result.m33, result.m43) = (0, 0, 1, 0)
    (result.m31, result.m32, result.m34) = (0, 0, 0)
    return result
  }

  /// How the plane looks from far away: without perspective.
  var flattened: AffineTransform {
    let w = m44 != 0 ? m44 : 1
    return AffineTransform(
      a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
  }

  /// Whether the plane's image is mirrored: the eye sees its back.
  var isSeenFromBehind: Bool { inPlane.determinant < 0 }
}
