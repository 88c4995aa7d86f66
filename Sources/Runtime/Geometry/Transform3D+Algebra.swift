extension Transform3D {
  /// First this transform, then the other.
  func concatenating(_ next: Transform3D) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m12, result.m13, result.m14) = next.row(m11, m12, m13, m14)
    (result.m21, result.m22, result.m23, result.m24) = next.row(m21, m22, m23, m24)
    (result.m31, result.m32, result.m33, result.m34) = next.row(m31, m32, m33, m34)
    (result.m41, result.m42, result.m43, result.m44) = next.row(m41, m42, m43, m44)
    return result
  }

  /// The product of a row and this matrix.
  func row(
    _ x: Double, _ y: Double, _ z: Double, _ w: Double
  ) -> (Double, Double, Double, Double) {
    (
      x * m11 + y * m21 + z * m31 + w * m41, x * m12 + y * m22 + z * m32 + w * m42,
      x * m13 + y * m23 + z * m33 + w * m43, x * m14 + y * m24 + z * m34 + w * m44
    )
  }

  func transposed() -> Transform3D {
    var result = self
    (result.m12, result.m21) = (m21, m12)
    (result.m13, result.m31) = (m31, m13)
    (result.m14, result.m41) = (m41, m14)
    (result.m23, result.m32) = (m32, m23)
    (result.m24, result.m42) = (m42, m24)
    (result.m34, result.m43) = (m43, m34)
    return result
  }

  /// The 2 × 2 minors of the upper two rows and of the lower two, by pairs of columns 12, 13, 14,
  /// 23, 24, 34: the determinant and all cofactors are sums of their products (Laplace).
  private var minors: (upper: [6 of Double], lower: [6 of Double]) {
    (
      [
        m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21,
        m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23,
      ],
      [
        m31 * m42 - m32 * m41, m31 * m43 - m33 * m41, m31 * m44 - m34 * m41,
        m32 * m43 - m33 * m42, m32 * m44 - m34 * m42, m33 * m44 - m34 * m43,
      ]
    )
  }

  var determinant: Double {
    let (u, l) = minors
    return u[0] * l[5] - u[1] * l[4] + u[2] * l[3] + u[3] * l[2] - u[4] * l[1] + u[5] * l[0]
  }

  /// The transform that undoes this one; none if it flattens space.
  func inverted() -> Transform3D? {
    let (u, l) = minors
    let determinant =
      u[0] * l[5] - u[1] * l[4] + u[2] * l[3] + u[3] * l[2] - u[4] * l[1] + u[5] * l[0]
    var r = Transform3D()
    r.m11 = m22 * l[5] - m23 * l[4] + m24 * l[3]
    r.m12 = m13 * l[4] - m12 * l[5] - m14 * l[3]
    r.m13 = m42 * u[5] - m43 * u[4] + m44 * u[3]
    r.m14 = m33 * u[4] - m32 * u[5] - m34 * u[3]
    r.m21 = m23 * l[2] - m21 * l[5] - m24 * l[1]
    r.m22 = m11 * l[5] - m13 * l[2] + m14 * l[1]
    r.m23 = m43 * u[2] - m41 * u[5] - m44 * u[1]
    r.m24 = m31 * u[5] - m33 * u[2] + m34 * u[1]
    r.m31 = m21 * l[4] - m22 * l[2] + m24 * l[0]
    r.m32 = m12 * l[2] - m11 * l[4] - m14 * l[0]
    r.m33 = m41 * u[4] - m42 * u[2] + m44 * u[0]
    r.m34 = m32 * u[2] - m31 * u[4] - m34 * u[0]
    r.m41 = m22 * l[1] - m21 * l[3] - m23 * l[0]
    r.m42 = m11 * l[3] - m12 * l[1] + m13 * l[0]
    r.m43 = m42 * u[1] - m41 * u[3] - m43 * u[0]
    r.m44 = m31 * u[3] - m32 * u[1] + m33 * u[0]
    // So that no number of it is beyond all.
    guard determinant.magnitude >= 1e-300, r.greatest * 1e-300 <= determinant.magnitude else {
      return nil
    }
    r.scale(by: 1 / determinant)
    return r
  }

  /// The magnitude of the greatest of the sixteen numbers.
  private var greatest: Double {
    withUnsafeBytes(of: self) { bytes in
      var greatest = 0.0
      for number in bytes.bindMemory(to: Double.self) where !(number.magnitude <= greatest) {
        greatest = number.magnitude
      }
      return greatest
    }
  }

  private mutating func scale(by factor: Double) {
    withUnsafeMutableBytes(of: &self) { bytes in
      let numbers = bytes.bindMemory(to: Double.self)
      for index in numbers.indices { numbers[index] *= factor }
    }
  }
}
