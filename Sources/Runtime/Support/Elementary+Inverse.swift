// Inverse trigonometric functions.
extension Elementary {
  private static let pi = 0x1.921fb54442d18p+1
  private static let piLow = 0x1.1a62633145c07p-53
  private static let halfPi = 0x1.921fb54442d18p+0
  private static let halfPiLow = 0x1.1a62633145c07p-54
  private static let quarterPi = 0x1.921fb54442d18p-1
  private static let quarterPiLow = 0x1.1a62633145c07p-55
  private static let tangentOfEighth = 0.41421356237309503  // tan(π/8)

  /// The angle of the vector (x, y), −π…π, with the special cases of IEEE 754.
  ///
  /// With 0 ≤ a ≤ b the two magnitudes, the angle in the first octant is atan(a/b), or, when a/b
  /// exceeds tan(π/8), π/4 + atan((a − b) / (a + b)); either way the argument q of atan stays
  /// within tan(π/8). atan q = q + q³ · A(q²), A of degree 10 closest in relative error (Remez):
  /// 2^-59. The octants are put together from the constants' two parts.
  static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    var a = y.magnitude
    var b = x.magnitude
    if a.isInfinite || b.isInfinite {
      // Only which of them is infinite matters.
      a = a.isInfinite ? 1 : 0
      b = b.isInfinite ? 1 : 0
    }
    let isSteep = a > b
    if isSteep { (a, b) = (b, a) }
    // Away from both ends of the range, so that neither sums overflow nor errors underflow.
    let scale = b > 0x1p900 ? 0x1p-200 : b < 0x1p-700 ? 0x1p300 : 1
    a *= scale
    b *= scale
    let isSecondHalf = a > tangentOfEighth * b
    let numerator = isSecondHalf ? exactSum(-b, a) : Pair(high: a, low: 0)
    let denominator = isSecondHalf ? exactSum(b, a) : Pair(high: b, low: 0)
    let q = denominator.high == 0 ? 0 : numerator.high / denominator.high
    var qLow = 0.0
    if q.magnitude > 0x1p-30 {
      // Rounding errors of numerator, denominator and quotient.
      let back = exactProduct(q, denominator.high)
      let remainder = ((numerator.high - back.high) - back.low) + numerator.low
      qLow = (remainder - q * denominator.low) / denominator.high
    }
    let z = q * q
    let w = z * z
    let even: Double =
      -0.333333333333332
      + w
      * (-0.1428571428024484
        + w
        * (-0.09090897830345172
          + w * (-0.06663119026539753 + w * (-0.05039797772673095 + w * -0.01792087526412916))))
    let odd: Double =
      0.1999999999995405
      + w
      * (0.11111110785938659
        + w * (0.07692061522781574 + w * (0.058479986633306016 + w * 0.03807707213139713)))
    let correction = q * z * (even + z * odd) + qLow
    // base ± q ± correction; the base is zero or the largest of the three.
    var base = isSecondHalf ? quarterPi : 0
    var baseLow = isSecondHalf ? quarterPiLow : 0
    var sign = 1.0
    if isSteep {
      base = halfPi - base
      baseLow = halfPiLow - baseLow
      sign = -1
    }
    if x.sign == .minus {
      // ¾π is not a double: what the subtraction loses belongs to the low part.
      let supplement = exactSum(pi, -base)
      base = supplement.high
      baseLow = supplement.low + (piLow - baseLow)
      sign = -sign
    }
    let main = exactSum(base, sign * q)
    let angle = main.high + (main.low + (sign * correction + baseLow))
    return Double(signOf: y, magnitudeOf: angle)
  }

  /// The angle in 0…π with this cosine; not a number outside −1…1.
  static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }

  /// The angle in −π/2…π/2 with this sine; not a number outside −1…1.
  static func asin(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }
}
