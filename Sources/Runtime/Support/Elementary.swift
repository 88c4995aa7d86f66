/// The elementary functions the engine may use: the same bits on every system.
///
/// Temporary: the dynamics branch needs these few before the timing branch has landed its own;
/// the merge keeps that file and drops this one.
enum Elementary {
  static func floor(_ x: Double) -> Double {
    guard x > -4_503_599_627_370_496, x < 4_503_599_627_370_496 else { return x }
    let whole = Double(Int64(x))
    return whole > x ? whole - 1 : whole
  }

  static func ceil(_ x: Double) -> Double { -floor(-x) }

  /// To the nearest whole number, halves away from zero.
  static func round(_ x: Double) -> Double { x < 0 ? -floor(0.5 - x) : floor(x + 0.5) }

  /// 2^n for n within the range of normal numbers.
  private static func powerOfTwo(_ n: Int) -> Double {
    Double(bitPattern: UInt64(clamping: n + 1023) << 52)
  }

  static func exp(_ x: Double) -> Double {
    guard x > -700 else { return x.isNaN ? x : 0 }
    guard x < 709 else { return .infinity }
    let n = round(x * 1.4426950408889634)
    let r = (x - n * 6.93147180369123816490e-01) - n * 1.90821492927058770002e-10
    // |r| ≤ ln 2 / 2: the Taylor series to r¹³ leaves less than 1e-17.
    var term = 1.0
    var k = 13.0
    while k >= 1 {
      term = 1 + term * r / k
      k -= 1
    }
    return term * powerOfTwo(Int(n))
  }

  static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    let bits = x.bitPattern
    var exponent = Int(bits >> 52) - 1023
    var m = Double(bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    // log m = 2 atanh((m − 1)/(m + 1)), the series in odd powers.
    let z = (m - 1) / (m + 1)
    let zz = z * z
    var sum = 0.0
    var k = 25.0
    while k >= 1 {
      sum = sum * zz + 1 / k
      k -= 2
    }
    return 2 * z * sum + Double(exponent) * 0.6931471805599453
  }

  static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 { return 1 }
    if x == 0 { return y > 0 ? 0 : .infinity }
    return exp(y * log(x))
  }

  static func sin(_ x: Double) -> Double { sincos(x).sin }
  static func cos(_ x: Double) -> Double { sincos(x).cos }

  static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x > -1e9, x < 1e9 else { return (0, 1) }
    let n = round(x * 0.6366197723675814)
    let r = (x - n * 1.57079632673412561417e+00) - n * 6.07710050650619224932e-11
    let z = r * r
    var s = -1.0 / 1_307_674_368_000
    s = s * z + 1.0 / 6_227_020_800
    s = s * z - 1.0 / 39_916_800
    s = s * z + 1.0 / 362_880
    s = s * z - 1.0 / 5_040
    s = s * z + 1.0 / 120
    s = s * z - 1.0 / 6
    s = r + r * z * s
    var c = 1.0 / 20_922_789_888_000
    c = c * z - 1.0 / 87_178_291_200
    c = c * z + 1.0 / 479_001_600
    c = c * z - 1.0 / 3_628_800
    c = c * z + 1.0 / 40_320
    c = c * z - 1.0 / 720
    c = c * z + 1.0 / 24
    c = c * z - 0.5
    c = 1 + z * c
    switch Int64(n) & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  static func atan2(_ y: Double, _ x: Double) -> Double {
    if x == 0 && y == 0 { return 0 }
    let ax = x.magnitude
    let ay = y.magnitude
    let small = ax < ay ? ax : ay
    let large = ax < ay ? ay : ax
    // Two halvings of the angle bring tan below 0.2; then the series in odd powers.
    var t = small / large
    t = t / (1 + (1 + t * t).squareRoot())
    t = t / (1 + (1 + t * t).squareRoot())
    let tt = t * t
    var sum = 0.0
    var k = 23.0
    while k >= 1 {
      sum = 1 / k - tt * sum
      k -= 2
    }
    var angle = 4 * t * sum
    if ay > ax { angle = Double.pi / 2 - angle }
    if x < 0 { angle = Double.pi - angle }
    return y < 0 ? -angle : angle
  }
}
