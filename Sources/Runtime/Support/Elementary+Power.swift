// Powers and roots.
extension Elementary {
  /// x to the power y, with the special cases of IEEE 754.
  static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let magnitude = x.magnitude
    if y.isInfinite {
      if magnitude == 1 { return 1 }
      return (magnitude > 1) == (y > 0) ? .infinity : 0
    }
    let isNegative = x.sign == .minus && isOdd(y)
    if x < 0, x.isFinite, floor(y) != y { return .nan }
    let result: Double
    if magnitude == 1 {
      result = 1
    } else if magnitude == 0 {
      result = y > 0 ? 0 : .infinity
    } else if magnitude.isInfinite {
      result = y > 0 ? .infinity : 0
    } else {
      result = positivePower(magnitude, y)
    }
    return isNegative ? -result : result
  }

  private static func isOdd(_ y: Double) -> Bool {
    // From 2⁵³ on every number is even.
    guard y.magnitude < 9_007_199_254_740_992.0 else { return false }
    let integer = Int64(y)
    return Double(integer) == y && integer & 1 != 0
  }

  /// x^y = e^(y · log x). The logarithm is a pair good to about 2^-66, because the product
  /// magnifies its relative error by up to 745 before the exponential turns it into ours.
  private static func positivePower(_ x: Double, _ y: Double) -> Double {
    let logarithm = pairedLogarithm(x)
    // Settled first: what is left has |y| < 2⁶³, since no double but 1 has a logarithm below 2^-53.
    let estimate = y * logarithm.high
    if !(estimate <= largestExponent + 1) { return .infinity }
    if !(estimate >= smallestExponent - 1) { return 0 }
    let product = exactProduct(y, logarithm.high)
    let exponent = exactSum(product.high, product.low + y * logarithm.low)
    if exponent.high > largestExponent { return .infinity }
    if exponent.high < smallestExponent { return 0 }
    let shifted = exponent.high * log2e + roundingShift
    let n = shifted - roundingShift
    let remainder = reducedExponent(exponent.high, n)
    let r = exactSum(remainder.high, remainder.low + exponent.low)
    let rest = r.high * r.high * exponentialPolynomial(r.high) + r.low * (1 + r.high)
    return scaled(1 + (r.high + rest), byPowerOfTwo: n)
  }

  /// log x as a pair: k · ln 2 + 2s + ⅔s³ + s⁵ · Q(s²), the first three terms in pairs.
  private static func pairedLogarithm(_ x: Double) -> Pair {
    let (k, mantissa) = balancedMantissa(x)
    let f = mantissa - 1
    // s = f / (2 + f): the quotient, then the remainder of the division over the divisor.
    let divisor = exactSum(2, f)
    let quotient = f / divisor.high
    let back = exactProduct(quotient, divisor.high)
    let remainder = ((f - back.high) - back.low) - quotient * divisor.low
    let s = Pair(high: quotient, low: remainder / divisor.high)
    let square = exactProduct(s.high, s.high)
    let z = exactSum(square.high, square.low + 2 * s.high * s.low)
    let twoThirds = Pair(high: 0.6666666666666666, low: 3.700743415417188e-17)
    let w = z.high
    let rest: Double =
      0.4000000000000225
      + w
      * (0.2857142857010138
        + w
        * (0.22222222519670634
          + w
          * (0.18181784384262292
            + w * (0.15386756722302133 + w * (0.1325682859096671 + w * 0.1319625274024313)))))
    // c = ⅔ + s² · Q, then 2s + s · s² · c.
    let c = exactSum(twoThirds.high, w * rest)
    let cLow = c.low + twoThirds.low
    let zc = exactProduct(z.high, c.high)
    let zcPair = exactSum(zc.high, zc.low + (z.high * cLow + z.low * c.high))
    let cube = exactProduct(s.high, zcPair.high)
    let cubeLow = cube.low + (s.high * zcPair.low + s.low * zcPair.high)
    let series = exactSum(2 * s.high, cube.high)
    let seriesLow = series.low + (cubeLow + 2 * s.low)
    if k == 0 { return exactSum(series.high, seriesLow) }
    let sum = exactSum(k * ln2High, series.high)
    return exactSum(sum.high, sum.low + (seriesLow + k * ln2Low))
  }

  /// The cube root, of negative numbers too.
  @inline(never)
  static func cbrt(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    var magnitude = x.magnitude
    var scale = 1.0
    if magnitude < 0x1p-1022 {
      magnitude *= 0x1p54
      scale = 0x1p-18
    } else if magnitude > 0x1p1000 {
      magnitude *= 0x1p-54
      scale = 0x1p18
    }
    // A third of the exponent is a third of the bit pattern, but for the bias; the constant puts
    // that right and centres the error of taking the mantissa linearly, 3.2 %.
    var root = Double(bitPattern: magnitude.bitPattern / 3 + 0x2A9F_7600_0000_0000)
    // Halley's step makes e into about ⅔e³: 3e-5, then 2e-14.
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
    }
    // A last Newton step on a root cut to 26 bits, whose square is exact, leaves its rounding.
    root = Double(bitPattern: (root.bitPattern &+ 0x0400_0000) & 0xFFFF_FFFF_F800_0000)
    let quotient = magnitude / (root * root)
    root += root * ((quotient - root) / (2 * root + quotient))
    return Double(signOf: x, magnitudeOf: root * scale)
  }
}
