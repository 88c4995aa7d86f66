extension Transform3D {
  /// A transform taken apart: in the order in which they act, scales with skews, a rotation, a
  /// translation, a perspective (as in CSS Transforms 2, after Thomas, *Decomposing a Matrix into
  /// Simple Transformations*, Graphics Gems II, 1991).
  struct Decomposition: Equatable {
    /// x, y, z.
    var translation: SIMD3<Double>
    /// x, y, z.
    var scale: SIMD3<Double>
    /// Skew of y along x, of z along x, of z along y.
    var skew: SIMD3<Double>
    var rotation: Quaternion
    /// The fourth column left of an affine transform.
    var perspective: SIMD4<Double>

    static let identity = Decomposition(
      translation: .zero, scale: SIMD3(1, 1, 1), skew: .zero, rotation: .identity,
      perspective: SIMD4(0, 0, 0, 1))
  }

  /// The parts of this transform; none if it flattens space. They give it back divided by m44,
  /// which is the same projective map.
  func decomposed() -> Decomposition? {
    if let affine { return Self.decomposition(of: affine.decomposed(), affine.determinant) }
    guard m44.magnitude >= .leastInReach, isFinite else { return nil }
    var parts = Decomposition.identity

    // The fourth column is that of an affine transform A times the perspective: A · p.
    var flat = self
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, m44)
    guard let inverse = flat.inverted() else { return nil }
    if m14 != 0 || m24 != 0 || m34 != 0 {
      let (x, y, z, w) = inverse.transposed().row(m14, m24, m34, m44)
      parts.perspective = SIMD4(x, y, z, w)
    }
    parts.translation = SIMD3(m41, m42, m43) / m44

    // Gram and Schmidt on the rows of the linear part.
    var x = SIMD3(m11, m12, m13) / m44
    var y = SIMD3(m21, m22, m23) / m44
    var z = SIMD3(m31, m32, m33) / m44
    var scaleX = Self.length(x)
    guard scaleX > 0 else { return nil }
    x /= scaleX
    parts.skew.x = Self.dot(x, y)
    y -= x * parts.skew.x
    var scaleY = Self.length(y)
    guard scaleY > 0 else { return nil }
    y /= scaleY
    parts.skew.y = Self.dot(x, z)
    parts.skew.z = Self.dot(y, z)
    z = z - x * parts.skew.y - y * parts.skew.z
    var scaleZ = Self.length(z)
    guard scaleZ > 0 else { return nil }
    z /= scaleZ
    parts.skew /= SIMD3(scaleY, scaleZ, scaleZ)
    guard Self.isPart(parts.skew, parts.translation),
      Self.isPart(parts.perspective.lowHalf, parts.perspective.highHalf)
    else { return nil }
    // A mirror image has no quaternion: turn the axes round.
    if Self.dot(x, Self.cross(y, z)) < 0 {
      (scaleX, scaleY, scaleZ) = (-scaleX, -scaleY, -scaleZ)
      (x, y, z) = (-x, -y, -z)
    }
    parts.scale = SIMD3(scaleX, scaleY, scaleZ)
    parts.rotation = Self.quaternion(x, y, z)
    return parts
  }

  /// The parts of a transform that may flatten space, a scale of 0 being the usual case: what has
  /// no direction takes it from a reference. A flat transform's perspective is left out.
  func decomposedOrFlat(near reference: Decomposition) -> Decomposition {
    if let parts = decomposed() { return parts }
    var parts = Decomposition.identity
    let w = m44.magnitude >= .leastInReach ? m44 : 1
    parts.translation = SIMD3(m41, m42, m43) / w
    let linear = Transform3D(rotation: reference.rotation)
    let rows: [3 of SIMD3<Double>] = [
      SIMD3(m11, m12, m13) / w, SIMD3(m21, m22, m23) / w, SIMD3(m31, m32, m33) / w,
    ]
    let usual: [3 of SIMD3<Double>] = [
      SIMD3(linear.m11, linear.m12, linear.m13), SIMD3(linear.m21, linear.m22, linear.m23),
      SIMD3(linear.m31, linear.m32, linear.m33),
    ]
    // Rows that have a direction come first; the others take the reference's, made perpendicular.
    var axes: [3 of SIMD3<Double>] = [.zero, .zero, .zero]
    var scale: [3 of Double] = [0, 0, 0]
    for isUsual in [false, true] {
      for row in 0..<3 where axes[row] == .zero {
        var axis = isUsual ? usual[row] : rows[row]
        let length = Self.length(axis)
        for other in 0..<3 { axis -= axes[other] * Self.dot(axes[other], axis) }
        let rest = Self.length(axis)
        guard rest > 1e-9 * length else { continue }
        axes[row] = axis / rest
        if !isUsual { scale[row] = rest }
      }
    }
    for row in 0..<3 where axes[row] == .zero {
      axes[row] = Self.cross(axes[(row + 1) % 3], axes[(row + 2) % 3])
    }
    let sign = Self.dot(axes[0], Self.cross(axes[1], axes[2])) < 0 ? -1.0 : 1
    parts.scale = SIMD3(scale[0], scale[1], scale[2]) * sign
    parts.rotation = Self.quaternion(axes[0] * sign, axes[1] * sign, axes[2] * sign)
    return parts
  }

  /// An affine transform of the plane keeps its parts: its mirror images have one negative scale.
  private static func decomposition(
    of plane: AffineTransform.Decomposition, _ determinant: Double
  ) -> Decomposition? {
    guard determinant != 0 else { return nil }
    var parts = Decomposition.identity
    parts.translation = SIMD3(plane.tx, plane.ty, 0)
    parts.scale = SIMD3(plane.sx, plane.sy, 1)
    parts.skew = SIMD3(plane.shear, 0, 0)
    let (sin, cos) = Elementary.sincos(plane.rotation / 2)
    parts.rotation = Quaternion(x: 0, y: 0, z: sin, w: cos)
    return parts
  }

  /// The transform with these parts.
  init(_ parts: Decomposition) {
    let linear = Transform3D(rotation: parts.rotation)
    let x = SIMD3(linear.m11, linear.m12, linear.m13)
    let y = SIMD3(linear.m21, linear.m22, linear.m23)
    let z = SIMD3(linear.m31, linear.m32, linear.m33)
    let first = x * parts.scale.x
    let second = (x * parts.skew.x + y) * parts.scale.y
    let third = (x * parts.skew.y + y * parts.skew.z + z) * parts.scale.z
    self.init()
    (m11, m12, m13) = (first.x, first.y, first.z)
    (m21, m22, m23) = (second.x, second.y, second.z)
    (m31, m32, m33) = (third.x, third.y, third.z)
    (m41, m42, m43) = (parts.translation.x, parts.translation.y, parts.translation.z)
    // Only the fourth column feels the perspective: A · p, with 0, 0, 0, 1 as A's own.
    let p = parts.perspective
    m14 = m11 * p.x + m12 * p.y + m13 * p.z
    m24 = m21 * p.x + m22 * p.y + m23 * p.z
    m34 = m31 * p.x + m32 * p.y + m33 * p.z
    m44 = m41 * p.x + m42 * p.y + m43 * p.z + p.w
  }

  /// The transform a fraction of the way to another, the short way round. Where one of them
  /// flattens space there is no way between them: the first up to the middle, then the second.
  func blended(to end: Transform3D, fraction: Double) -> Transform3D {
    guard let first = decomposed(), let last = end.decomposed() else {
      return fraction < 0.5 ? self : end
    }
    return Transform3D(first.blended(to: last.nearest(to: first), fraction: fraction))
  }

  /// Whether all numbers are within `greatestPart`, so that a transform composed of them is finite.
  private static func isPart<Numbers: SIMD<Double>>(_ a: Numbers, _ b: Numbers) -> Bool {
    for index in a.indices
    where !(a[index].magnitude <= .greatestPart && b[index].magnitude <= .greatestPart) {
      return false
    }
    return true
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    a.x * b.x + a.y * b.y + a.z * b.z
  }

  private static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The quaternion of three orthonormal rows (Shepperd, *Quaternion from Rotation Matrix*, 1978).
  /// The largest of its parts is found from the diagonal, the others from sums and differences
  /// across it, divided by that.
  private static func quaternion(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> Quaternion {
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return Quaternion(x: (y.z - z.y) / s, y: (z.x - x.z) / s, z: (x.y - y.x) / s, w: s / 4)
    }
    if x.x > y.y, x.x > z.z {
      let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
      return Quaternion(x: s / 4, y: (x.y + y.x) / s, z: (z.x + x.z) / s, w: (y.z - z.y) / s)
    }
    if y.y > z.z {
      let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
      return Quaternion(x: (x.y + y.x) / s, y: s / 4, z: (y.z + z.y) / s, w: (z.x - x.z) / s)
    }
    let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
    return Quaternion(x: (z.x + x.z) / s, y: (y.z + z.y) / s, z: s / 4, w: (x.y - y.x) / s)
  }
}

extension Transform3D.Decomposition {
  /// The transform with these parts.
  func recomposed() -> Transform3D { Transform3D(self) }

  /// The decomposition of this transform that is nearest to another's: the quaternion on its side,
  /// and for mirror images of the plane the same axis negative, with half a turn to make up for it.
  func nearest(to other: Transform3D.Decomposition) -> Transform3D.Decomposition {
    var result = self
    if scale.x * other.scale.x < 0, scale.y * other.scale.y < 0, scale.z * other.scale.z > 0 {
      result.scale.x = -scale.x
      result.scale.y = -scale.y
      // Half a turn about z before the rotation; it changes the sign of z's skews.
      result.skew.y = -skew.y
      result.skew.z = -skew.z
      let q = rotation
      result.rotation = Quaternion(x: q.y, y: -q.x, z: q.w, w: -q.z)
    }
    result.rotation = result.rotation.nearest(to: other.rotation)
    return result
  }

  /// Part by part, the rotation along its great circle.
  func blended(
    to end: Transform3D.Decomposition, fraction: Double
  ) -> Transform3D.Decomposition {
    let f = fraction
    return Transform3D.Decomposition(
      translation: translation + (end.translation - translation) * f,
      scale: scale + (end.scale - scale) * f, skew: skew + (end.skew - skew) * f,
      rotation: rotation.slerp(to: end.rotation, fraction: f),
      perspective: perspective + (end.perspective - perspective) * f)
  }
}
