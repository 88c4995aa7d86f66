// Sine and cosine.
//
// x = q · π/2 + r, r at most π/4 either way; q mod 4 says which function of r is wanted and with
// which sign. π/2 is held in three parts, the first two of 33 significant bits: their products with
// a q below 2¹⁷ are exact (Cody & Waite, *Software Manual for the Elementary Functions*, 1980).
// What the second subtraction loses goes, with the third product, into a tail below 2^-52; the
// kernels take it to first order. Larger arguments go through `Elementary+Reduction.swift`.
//
// sin r = r + r³ · S(r²) and cos r = 1 − r²/2 + r⁴ · C(r²), S and C of degree 5 closest in relative
// error (Remez): 2^-58 and 2^-64.
extension Elementary {
  static let twoOverPi = 0.6366197723675814
  static let halfPiFirst = 0x1.921fb544p+0
  static let halfPiSecond = 0x1.0b4611a6p-34
  static let halfPiThird = 0x1.3198a2e037073p-69

  /// Beyond this magnitude three parts do not suffice.
  static let largestDirectAngle = 131_072.0

  /// An angle less its multiple of π/2. The two low bits of `quadrant` count.
  struct ReducedAngle {
    var quadrant: UInt64
    var angle: Double
    var tail: Double
  }

  /// The sine of an angle in radians. That of −0 is +0.
  static func sin(_ x: Double) -> Double { sincos(x).sin }

  /// The cosine of an angle in radians.
  static func cos(_ x: Double) -> Double { sincos(x).cos }

  /// The tangent of an angle in radians.
  static func tan(_ x: Double) -> Double {
    let both = sincos(x)
    return both.sin / both.cos
  }

  /// Sine and cosine together, for the price of little more than one.
  @_optimize(speed)
  static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.magnitude <= largestDirectAngle else { return sincosOfLargeAngle(x) }
    let shifted = x * twoOverPi + roundingShift
    let q = shifted - roundingShift
    let first = x - q * halfPiFirst
    let second = q * halfPiSecond
    let angle = first - second
    let tail = ((first - angle) - second) - q * halfPiThird
    return sincos(ReducedAngle(quadrant: shifted.bitPattern, angle: angle, tail: tail))
  }

  @inline(never)
  static func sincosOfLargeAngle(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    return sincos(reducedLargeAngle(x))
  }

  @inline(__always)
  private static func sincos(_ reduced: ReducedAngle) -> (sin: Double, cos: Double) {
    let r = reduced.angle
    let z = r * r
    let s = r + (r * z * sinePolynomial(z) + reduced.tail * (1 - 0.5 * z))
    // 1 − z/2 is rounded; the bracket after it is exactly what the rounding lost.
    let half = 0.5 * z
    let w = 1 - half
    let c = w + (((1 - w) - half) + (z * z * cosinePolynomial(z) - r * reduced.tail))
    let isSwapped = reduced.quadrant & 1 != 0
    let sine = (isSwapped ? c : s).bitPattern ^ ((reduced.quadrant & 2) << 62)
    let cosine = (isSwapped ? s : c).bitPattern ^ (((reduced.quadrant &+ 1) & 2) << 62)
    return (Double(bitPattern: sine), Double(bitPattern: cosine))
  }

  @inline(__always)
  private static func sinePolynomial(_ z: Double) -> Double {
    let w = z * z
    let even: Double =
      -0.16666666666666632 + w * (-0.00019841269829826432 + w * -2.5050758964050194e-08)
    let odd: Double =
      0.00833333333332244 + w * (2.75573136978224e-06 + w * 1.5896841246242892e-10)
    return even + z * odd
  }

  @inline(__always)
  private static func cosinePolynomial(_ z: Double) -> Double {
    let w = z * z
    let even: Double =
      0.0416666666666666 + w * (2.480158728949242e-05 + w * 2.087572366459395e-09)
    let odd: Double =
      -0.0013888888888874142 + w * (-2.7557314355228914e-07 + w * -1.1359668148703928e-11)
    return even + z * odd
  }
}
