// Exponentials.
//
// eˣ = 2ⁿ · eʳ with n = round(x / ln 2), r = x − n · ln 2, |r| ≤ ½ ln 2. The logarithm is held in
// two parts, the first with 11 trailing zero bits, so that n · ln2High and its difference from x
// are exact; what the second subtraction loses is kept as the low part of r. Then eʳ = 1 + r + r² ·
// P(r), where P is the polynomial of degree 9 closest to (eʳ − 1 − r) / r² in relative error of eʳ,
// found by the Remez algorithm: 2^-58.
//
// 2ⁿ is applied in two halves, so that results near both ends of the range come out right.
extension Elementary {
  static let log2e = 1.4426950408889634
  static let ln2High = 0x1.62e42fefa38p-1
  static let ln2Low = 0x1.ef35793c7673p-45

  /// Above this eˣ is infinite.
  static let largestExponent = 709.782712893384
  /// Below this eˣ is zero.
  static let smallestExponent = -745.1332191019412

  /// The exponential function.
  @_optimize(speed)
  static func exp(_ x: Double) -> Double {
    guard x <= largestExponent else { return x.isNaN ? x : .infinity }
    guard x >= smallestExponent else { return 0 }
    let shifted = x * log2e + roundingShift
    let n = shifted - roundingShift
    let r = reducedExponent(x, n)
    let rest = r.high * r.high * exponentialPolynomial(r.high) + r.low
    return scaled(1 + (r.high + rest), byPowerOfTwo: n)
  }

  /// eˣ − 1, exact in relative terms near zero too.
  static func expm1(_ x: Double) -> Double {
    guard x <= largestExponent else { return x.isNaN ? x : .infinity }
    guard x >= -40 else { return -1 }  // e⁻⁴⁰ is below half a unit of 1
    let shifted = x * log2e + roundingShift
    let n = shifted - roundingShift
    let r = reducedExponent(x, n)
    let part = r.high + (r.high * r.high * exponentialPolynomial(r.high) + r.low)
    if n == 0 { return x == 0 ? x : part }
    if n > 1000 { return scaled(1 + part, byPowerOfTwo: n) }
    let power = powerOfTwo(n)
    return power * part + (power - 1)
  }

  /// x − n · ln 2.
  @inline(__always)
  static func reducedExponent(_ x: Double, _ n: Double) -> Pair {
    let partial = x - n * ln2High
    let product = n * ln2Low
    let r = partial - product
    return Pair(high: r, low: (partial - r) - product)
  }

  /// (eʳ − 1 − r) / r² for |r| ≤ ½ ln 2.
  @inline(__always)
  static func exponentialPolynomial(_ r: Double) -> Double {
    let z = r * r
    let even: Double =
      0.5000000000000012
      + z
      * (0.041666666666515556
        + z * (0.0013888888946988938 + z * (2.480148996199715e-05 + z * 2.7631275600935046e-07)))
    let odd: Double =
      0.166666666666667
      + z
      * (0.008333333333307024
        + z * (0.00019841269917746405 + z * (2.755721600693236e-06 + z * 2.5117945035863527e-08)))
    return even + r * odd
  }

  /// 2ⁿ for an integral n between −1022 and 1023.
  @inline(__always)
  static func powerOfTwo(_ n: Double) -> Double {
    Double(bitPattern: (n + (roundingShift + 1023)).bitPattern << 52)
  }

  /// x · 2ⁿ, rounded once, for x near 1 and an integral n between −1080 and 1024.
  @inline(__always)
  static func scaled(_ x: Double, byPowerOfTwo n: Double) -> Double {
    let first = (n * 0.5 + roundingShift) - roundingShift
    return x * powerOfTwo(first) * powerOfTwo(n - first)
  }

  /// The natural logarithm; −∞ at 0, not a number below.
  ///
  /// x = 2ᵏ · (1 + f) with 1 + f between √½ and √2. With s = f / (2 + f), log(1 + f) is
  /// log((1 + s) / (1 − s)) = 2s + s³ · R(s²); written as f − (h − s · (h + s² · R)) with
  /// h = f² / 2, its leading term carries no error. R has degree 6, error 2^-58.
  @inline(never)
  static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else {
      if x == 0 { return -.infinity }
      return x > 0 ? x : .nan
    }
    let (k, mantissa) = balancedMantissa(x)
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    let rest: Double =
      0.6666666666666734
      + z
      * (0.3999999999941455
        + z
        * (0.2857142874243229
          + z
          * (0.2222219856735891
            + z * (0.18183564683784462 + z * (0.1531404015808266 + z * 0.14796064998502398)))))
    let half = 0.5 * f * f
    return k * ln2High - ((half - (s * (half + z * rest) + k * ln2Low)) - f)
  }

  /// The exponent k and the mantissa m, √½ ≤ m < √2, of a positive finite number 2ᵏ · m.
  static func balancedMantissa(_ x: Double) -> (exponent: Double, mantissa: Double) {
    var bits = x.bitPattern
    var bias: Int64 = 1023
    if bits < 0x0010_0000_0000_0000 {
      bits = (x * 18_014_398_509_481_984.0).bitPattern  // 2⁵⁴
      bias += 54
    }
    // Adding the distance from √½ to 1 moves mantissas from √2 on into the next exponent.
    let shifted = bits &+ (0x3FF0_0000_0000_0000 &- 0x3FE6_A09E_667F_3BCD)
    let exponent = Int64(truncatingIfNeeded: shifted >> 52) &- bias
    let mantissa = (shifted & 0x000F_FFFF_FFFF_FFFF) &+ 0x3FE6_A09E_667F_3BCD
    return (Double(exponent), Double(bitPattern: mantissa))
  }
}
