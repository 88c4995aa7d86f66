/// A rotation in space: cos(θ/2) and sin(θ/2) times the axis.
struct Quaternion: Equatable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  func dot(_ other: Quaternion) -> Double {
    x * other.x + y * other.y + z * other.z + w * other.w
  }

  static prefix func - (q: Quaternion) -> Quaternion {
    Quaternion(x: -q.x, y: -q.y, z: -q.z, w: -q.w)
  }

  /// This rotation as the quaternion, q or −q, from which another is the shorter way.
  func nearest(to other: Quaternion) -> Quaternion { dot(other) < 0 ? -self : self }

  /// Along the great circle to another at even speed; fractions beyond 0…1 go on along it
  /// (Shoemake, *Animating Rotation with Quaternion Curves*, 1985).
  ///
  /// With φ the angle between both, sin((1 − f) φ) / sin φ and sin(f φ) / sin φ are the weights.
  /// The angle comes from the lengths of difference and sum, which stay exact where the cosine is
  /// flat (Kahan, *How Futile are Mindless Assessments of Roundoff in Floating-Point Computation?*,
  /// 2006).
  func slerp(to end: Quaternion, fraction: Double) -> Quaternion {
    let apart = Quaternion(x: end.x - x, y: end.y - y, z: end.z - z, w: end.w - w)
    let together = Quaternion(x: end.x + x, y: end.y + y, z: end.z + z, w: end.w + w)
    let angle =
      2 * Elementary.atan2(apart.dot(apart).squareRoot(), together.dot(together).squareRoot())
    let sine = Elementary.sin(angle)
    // Opposite ends have no one great circle between them, equal ones none at all.
    guard sine > 1e-9 else {
      return angle < 1
        ? Quaternion(
          x: x + apart.x * fraction, y: y + apart.y * fraction, z: z + apart.z * fraction,
          w: w + apart.w * fraction)
        : fraction < 0.5 ? self : end
    }
    let first = Elementary.sin((1 - fraction) * angle) / sine
    let second = Elementary.sin(fraction * angle) / sine
    return Quaternion(
      x: x * first + end.x * second, y: y * first + end.y * second, z: z * first + end.z * second,
      w: w * first + end.w * second)
  }
}

extension Quaternion {
  /// The turn about the axis of a vector by its length in radians.
  init(vector: SIMD3<Double>) {
    let angle = (vector.x * vector.x + vector.y * vector.y + vector.z * vector.z).squareRoot()
    let (sin, cos) = Elementary.sincos(angle / 2)
    // sin(θ/2) / θ tends to ½.
    let scale = angle > 1e-150 ? sin.divided(by: angle) : 0.5
    self.init(x: vector.x * scale, y: vector.y * scale, z: vector.z * scale, w: cos)
  }

  /// The axis times the angle, the short way: at most half a turn.
  var vector: SIMD3<Double> {
    let sin = (x * x + y * y + z * z).squareRoot()
    let half = Elementary.atan2(sin, w.magnitude)
    let scale = (w < 0 ? -2 : 2) * (sin > 1e-150 ? half.divided(by: sin) : 1)
    return SIMD3(x * scale, y * scale, z * scale)
  }

  /// A vector after the turn: with u the vector part, v + 2w (u × v) + 2 u × (u × v).
  func turn(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let u = SIMD3(x, y, z)
    let across = Self.cross(u, v)
    return v + 2 * w * across + 2 * Self.cross(u, across)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The turn back.
  var conjugate: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  /// First another turn, then this one.
  func following(_ first: Quaternion) -> Quaternion {
    let (p, q) = (self, first)
    return Quaternion(
      x: p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y,
      y: p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
      z: p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w,
      w: p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z)
  }
}
