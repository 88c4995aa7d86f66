// Solving x(s) = t.
//
// Only times up to ½ are solved; later ones go through the mirrored curve, where they are small. So
// near both ends t keeps its relative precision, which a vertical tangent there (x1 = 0 or x2 = 1)
// needs: with x ≈ 3 x2 s², s inherits half the relative error of t.
//
// A tangent that is vertical, or nearly, inside the curve (x1 near 1, x2 near 0) multiplies any
// error of x(s) by 1 / x'(s). There x(s) − t is computed in pairs of doubles.
extension CubicCurve {
  /// The parameter at which the curve reaches a time in 0…½, the zero excluded.
  func parameter(at time: Double) -> Double {
    if isDelicate { return delicateParameter(at: time) }
    return Self.root(of: time, x1, x2, 0, 1, isRising: true)
  }

  /// Newton's method for the one root of a monotonic Bernstein cubic between two parameters, kept
  /// safe by bisection (Press et al., *Numerical Recipes*, 9.4).
  ///
  /// The root stays bracketed; a step that leaves the bracket is replaced by halving it.
  static func root(
    of target: Double, _ p1: Double, _ p2: Double, _ from: Double, _ to: Double, isRising: Bool
  ) -> Double {
    var low = from
    var high = to
    let third = (1 + 3 * p1 - 3 * p2).magnitude
    var s = from == 0 && to == 1 ? target : low + (high - low) / 2
    for _ in 0..<128 {
      let rest = bernstein(s, p1, p2) - target
      if rest == 0 { return s }
      if (rest > 0) == isRising { high = s } else { low = s }
      let slope = bernsteinSlope(s, p1, p2)
      let step = rest / slope
      // Settled before the bracket is asked, which s itself bounds by now: a step leaves its square
      // times f''/2f' and its cube times f'''/6f'.
      let left =
        step * step * (bernsteinBend(s, p1, p2).magnitude + step.magnitude * third)
      if step.magnitude <= 0x1p-51 * s || left <= 0x1p-54 * s * slope.magnitude { return s - step }
      var next = s - step
      if !(next > low && next < high) {
        next = low + (high - low) / 2
        if next == low || next == high { return s }
      }
      s = next
    }
    return s
  }

  /// Whether x'(s) nearly vanishes inside the curve.
  ///
  /// x'(s)/3 = x1 + 2 (x2 − 2 x1) s + a s² with a = 1 + 3 x1 − 3 x2, least at s = (2 x1 − x2) / a.
  private var isDelicate: Bool {
    let a = 1 + 3 * x1 - 3 * x2
    let half = 2 * x1 - x2
    guard a > 0, half > 0, half < a else { return false }
    return x1 - half * half / a < 0.01
  }

  private func delicateParameter(at time: Double) -> Double {
    // x(s) = ((a s + b) s + c) s with its coefficients as pairs.
    let three1 = Elementary.exactProduct(3, x1)
    let three2 = Elementary.exactProduct(3, x2)
    let difference = Elementary.sum(three2, Elementary.Pair(high: -three1.high, low: -three1.low))
    let b = Elementary.sum(
      difference, Elementary.Pair(high: -three1.high, low: -three1.low))
    let a = Elementary.sum(
      Elementary.Pair(high: 1, low: 0),
      Elementary.Pair(high: -difference.high, low: -difference.low))
    func excess(at s: Double) -> Double {
      let inner = Elementary.sum(Elementary.product(a, s), b)
      let outer = Elementary.sum(Elementary.product(inner, s), three1)
      let x = Elementary.product(outer, s)
      return (x.high - time) + x.low
    }
    // Around the flattest place s₀ the curve is a (s − s₀)³ and a little more. A root of that alone
    // lies beyond the true one, on the side from which Newton's steps do not overshoot: a few in
    // plain numbers lead near.
    let flattest = (2 * x1 - x2) / a.high
    var s = flattest - Elementary.cbrt(excess(at: flattest) / a.high)
    for _ in 0..<8 {
      let step = (abscissa(at: s) - time) / Self.bernsteinSlope(s, x1, x2)
      s -= step
      if !(step.magnitude > 1e-9) { break }
    }
    var low = 0.0
    var high = 1.0
    if !(s > low && s < high) { s = flattest }
    for _ in 0..<256 {
      let rest = excess(at: s)
      if rest == 0 { return s }
      if rest > 0 { high = s } else { low = s }
      let slope = Self.bernsteinSlope(s, x1, x2)
      let step = rest / slope
      // A step leaves its square times x''/2x', its cube times x'''/6x' and its part in the
      // rounding of x'.
      let size = step.magnitude
      let bend = Self.bernsteinBend(s, x1, x2).magnitude
      let left = size * (size * (bend + size * a.high) + 0x1p-48)
      if step.magnitude <= 0x1p-53 * s || left <= 0x1p-54 * s * slope { return s - step }
      var next = s - step
      if !(next > low && next < high) {
        next = low + (high - low) / 2
        if next == low || next == high { return s }
      }
      s = next
    }
    return s
  }

  /// dy/dx at a parameter: the quotient of the first derivatives by s that are not both zero.
  func slope(atParameter s: Double) -> Double {
    var dx = Self.bernsteinSlope(s, x1, x2)
    var dy = Self.bernsteinSlope(s, y1, y2)
    if dx == 0, dy == 0 {
      dx = Self.bernsteinBend(s, x1, x2)
      dy = Self.bernsteinBend(s, y1, y2)
    }
    if dx == 0, dy == 0 {
      dx = 1 + 3 * x1 - 3 * x2
      dy = 1 + 3 * y1 - 3 * y2
    }
    if dy == 0 { return 0 }
    // Time does not run backwards: a negative dx is a rounding error.
    let slope = dy / max(dx, 0)
    return slope > Self.largestSlope
      ? Self.largestSlope : slope < -Self.largestSlope ? -Self.largestSlope : slope
  }

  /// The parameters inside 0…1 at which y turns, ascending; 0 where there is none.
  ///
  /// y'(s)/3 = a s² + 2 b s + y1 with a = 1 + 3 y1 − 3 y2 and b = y2 − 2 y1. The larger root in
  /// magnitude comes from the sum without cancellation, the other from their product.
  var turningParameters: (first: Double, second: Double) {
    let a = 1 + 3 * y1 - 3 * y2
    let b = y2 - 2 * y1
    let discriminant = b * b - a * y1
    guard discriminant > 0 else { return (0, 0) }
    let root = discriminant.squareRoot()
    let sum = b < 0 ? root - b : -(root + b)
    func inside(_ s: Double) -> Double { s > 0 && s < 1 ? s : 0 }
    let one = a == 0 ? 0 : inside(sum / a)
    let other = sum == 0 ? 0 : inside(y1 / sum)
    return one < other ? (one, other) : (other, one)
  }
}
