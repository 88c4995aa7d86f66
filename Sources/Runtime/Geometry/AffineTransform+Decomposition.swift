extension AffineTransform {
  /// A transform taken apart into motions that make sense one by one.
  ///
  /// In the order in which they act: a shear along x, scales, a rotation, a translation,
  ///
  ///     | a b |   | sx         0  |   |  cos  sin |
  ///     | c d | = | shear · sy sy | · | −sin  cos |
  ///
  /// so the first row alone gives sx and the angle, and sx · sy is the determinant. Of a negative
  /// determinant one scale is negative: that of x if a < d, else that of y (as in CSS Transforms
  /// 1), which leaves mirror images about an axis without rotation.
  ///
  /// The six numbers stand in memory in the order of their declaration, without gaps: they can be
  /// blended as six properties.
  struct Decomposition: Equatable {
    var tx: Double
    var ty: Double
    var sx: Double
    var sy: Double
    /// In radians, −π…π as it comes out; `nearest(to:)` may leave that range.
    var rotation: Double
    var shear: Double

    static let identity = Decomposition(tx: 0, ty: 0, sx: 1, sy: 1, rotation: 0, shear: 0)
    static let componentCount = 6
  }

  /// The parts of this transform.
  ///
  /// Scales of zero are no obstacle, with one exception: if the rows are parallel and the second is
  /// not zero, no scale and shear give it back, and it is dropped; so where they are next to
  /// parallel.
  func decomposed() -> Decomposition {
    var parts = Decomposition.identity
    parts.tx = tx
    parts.ty = ty
    let determinant = determinant
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else {
      // Only the second row has a direction, if any: (−sin, cos).
      let second = (c * c + d * d).squareRoot()
      parts.sx = 0
      parts.sy = second
      parts.rotation = second > 0 ? Elementary.atan2(0 - c, d) : 0
      return parts
    }
    let flipsX = determinant < 0 && a < d
    parts.sx = flipsX ? -length : length
    parts.sy = determinant / parts.sx
    // Adding zero makes −0 into 0: half a turn is to be π, not −π.
    parts.rotation = Elementary.atan2((flipsX ? -b : b) + 0, flipsX ? -a : a)
    let slant = a * c + b * d
    if determinant != 0, slant.magnitude <= determinant.magnitude * .greatestInReach {
      parts.shear = slant.divided(by: determinant)
    }
    return parts
  }

  /// The transform with these parts.
  init(_ parts: Decomposition) {
    let (sin, cos) = Elementary.sincos(parts.rotation)
    let slant = parts.shear * parts.sy
    self.init(
      a: parts.sx * cos, b: parts.sx * sin,
      c: slant * cos - parts.sy * sin, d: slant * sin + parts.sy * cos,
      tx: parts.tx, ty: parts.ty)
  }
}

extension AffineTransform.Decomposition {
  /// The transform with these parts.
  func recomposed() -> AffineTransform { AffineTransform(self) }

  /// The decomposition of this transform that is nearest to another's, so that blending each part
  /// goes the short way.
  ///
  /// If both scales have the other sign, both change it and half a turn makes up for that: mirror
  /// images turn instead of passing through a line. Then whole turns are added until the angles
  /// differ by half a turn at most; at exactly half a turn the direction stays as it is. A scale of
  /// zero has no direction and takes the other's angle and shear.
  func nearest(to other: AffineTransform.Decomposition) -> AffineTransform.Decomposition {
    var result = self
    if sx == 0, sy == 0 {
      result.rotation = other.rotation
      result.shear = other.shear
      return result
    }
    let pi = 3.141592653589793
    if sx * other.sx < 0, sy * other.sy < 0 {
      result.sx = -sx
      result.sy = -sy
      result.rotation += rotation <= other.rotation ? pi : -pi
    }
    let difference = result.rotation - other.rotation
    let turns = Elementary.ceil(difference.magnitude / (2 * pi) - 0.5)
    if turns > 0 { result.rotation -= (difference < 0 ? -turns : turns) * (2 * pi) }
    return result
  }

  /// Part by part between two; meant for parts already near each other.
  static func blend(
    _ from: AffineTransform.Decomposition, _ to: AffineTransform.Decomposition, _ fraction: Double
  ) -> AffineTransform.Decomposition {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return AffineTransform.Decomposition(
      tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty), sx: mix(from.sx, to.sx),
      sy: mix(from.sy, to.sy), rotation: mix(from.rotation, to.rotation),
      shear: mix(from.shear, to.shear))
  }
}

extension AffineTransform {
  /// The transform a fraction of the way to another, the short way round (TM-13).
  func blended(to end: AffineTransform, fraction: Double) -> AffineTransform {
    // A start without direction takes the end's, then the end the nearest words to that.
    let last = end.decomposed()
    let first = decomposed().nearest(to: last)
    return AffineTransform(.blend(first, last.nearest(to: first), fraction))
  }
}
