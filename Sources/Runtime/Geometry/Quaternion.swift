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

  /// The same rotation on the side of another, so that the way between them is the short one.
  func nearest(to other: Quaternion) -> Quaternion { dot(other) < 0 ? -self : self }

  /// Along the great circle to another at even speed; fractions beyond 0…1 go on along it.
  ///
  /// With φ the angle between both, sin((1 − f) φ) / sin φ and sin(f φ) / sin φ are the weights. The
  /// angle comes from the lengths of difference and sum, which stay exact where the cosine is flat.
  func slerp(to end: Quaternion, fraction: Double) -> Quaternion {
    let apart = Quaternion(x: end.x - x, y: end.y - y, z: end.z - z, w: end.w - w)
    let together = Quaternion(x: end.x + x, y: end.y + y, z: end.z + z, w: end.w + w)
    let angle =
      2 * Elementary.atan2(apart.dot(apart).squareRoot(), together.dot(together).squareRoot())
    let sine = Elementary.sin(angle)
    // Opposite ends have no one way between them, equal ones none at all.
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
