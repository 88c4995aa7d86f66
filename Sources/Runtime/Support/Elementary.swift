/// The elementary functions, the same bits on every machine.
///
/// A system's libm may round its last bits as it likes; here only `+ - * /`, square roots and
/// bit casts are used, each of which IEEE 754 defines exactly, in an order that the source
/// fixes. No operation is fused: a fused multiply-add rounds once where we round twice.
///
/// | function | error against the exact value |
/// |---|---|
/// | `exp`, `log` | below 1 ULP |
/// | `expm1` | below 2 ULP |
/// | `sin`, `cos` | below 1 ULP for every finite argument |
/// | `tan` | below 2.5 ULP |
/// | `atan2` | below 1 ULP |
/// | `asin`, `acos` | below 2 ULP |
/// | `pow` | below 1 ULP while the result is a normal number |
/// | `cbrt` | below 1 ULP |
/// | `floor`, `ceil`, `round` | exact |
///
/// Subnormal results may be off by one unit of the smallest number. The four-lane forms give
/// the bits of the scalar ones.
enum Elementary {
  static var ln2: Double { 0.6931471805599453 }
  /// A quarter of a turn in radians, π/2.
  static var quarterTurn: Double { 1.5707963267948966 }

  /// Adding this constant rounds a number below 2⁵¹ to an integer (ties to even) and leaves that
  /// integer, in two's complement, in the low bits of the sum.
  static let roundingShift = 6_755_399_441_055_744.0  // 1.5 · 2⁵²

  /// Numbers from here on are integers already.
  private static let firstIntegralMagnitude = 4_503_599_627_370_496.0  // 2⁵²

  /// The largest integer that is not greater.
  static func floor(_ x: Double) -> Double {
    guard x.magnitude < firstIntegralMagnitude else { return x }
    let truncated = Double(Int64(x))
    if truncated == x { return x }
    return truncated > x ? truncated - 1 : truncated
  }

  /// The smallest integer that is not less.
  static func ceil(_ x: Double) -> Double { -floor(-x) }

  /// The angle that is nearest to a reference among those that look like a given one: the short way
  /// round, in radians.
  @inline(__always)
  static func angle(_ angle: Double, nearestTo reference: Double) -> Double {
    let turn = 6.283185307179586
    return angle + round((reference - angle) / turn) * turn
  }

  /// The nearest integer; halves go away from zero.
  static func round(_ x: Double) -> Double {
    let magnitude = x.magnitude
    guard magnitude < firstIntegralMagnitude else { return x }
    let truncated = Double(Int64(magnitude))
    // The difference is exact, so the comparison with a half is.
    let rounded = magnitude - truncated >= 0.5 ? truncated + 1 : truncated
    return Double(signOf: x, magnitudeOf: rounded)
  }

  // MARK: - Pairs of doubles

  /// A number as the unevaluated sum of two, the second below half a unit of the first.
  struct Pair {
    var high: Double
    var low: Double
  }

  /// The product of two numbers without error.
  ///
  /// Each factor is cut in two halves of 26 bits, whose products are exact (Dekker, *A
  /// Floating-Point Technique for Extending the Available Precision*, 1971). The factors must stay
  /// below 2⁹⁹⁵.
  static func exactProduct(_ a: Double, _ b: Double) -> Pair {
    let splitter = 134_217_729.0  // 2²⁷ + 1
    let aScaled = splitter * a
    let aHigh = aScaled - (aScaled - a)
    let aLow = a - aHigh
    let bScaled = splitter * b
    let bHigh = bScaled - (bScaled - b)
    let bLow = b - bHigh
    let product = a * b
    let error = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return Pair(high: product, low: error)
  }

  /// The sum of two numbers without error; the first must not be the smaller one in magnitude
  /// (Dekker's Fast2Sum).
  static func exactSum(_ larger: Double, _ smaller: Double) -> Pair {
    let sum = larger + smaller
    return Pair(high: sum, low: smaller - (sum - larger))
  }

  /// The sum of two pairs, good to about 2^-104 of the larger; the high parts are added by TwoSum,
  /// in any order of magnitudes (Knuth, *The Art of Computer Programming*, volume 2, 4.2.2).
  static func sum(_ a: Pair, _ b: Pair) -> Pair {
    let high = a.high + b.high
    let back = high - a.high
    let error = (a.high - (high - back)) + (b.high - back)
    return exactSum(high, error + (a.low + b.low))
  }

  /// The product of a pair and a number, good to about 2^-104.
  static func product(_ a: Pair, _ b: Double) -> Pair {
    let product = exactProduct(a.high, b)
    return exactSum(product.high, product.low + a.low * b)
  }
}
