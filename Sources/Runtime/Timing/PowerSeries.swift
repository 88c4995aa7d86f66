/// The first eleven terms of a power series, in a variable that runs from −1 to 1: each coefficient
/// is the size of its term.
struct PowerSeries {
  static let termCount = 11
  /// How many terms are kept.
  static let keptCount = 8

  var coefficients: [11 of Double]

  init(repeating value: Double) { coefficients = .init(repeating: value) }

  /// Cuts the series to `keptCount` terms by economization (Lanczos, *Applied Analysis*, 1956):
  /// takes the multiples of the Chebyshev polynomials T₁₀, T₉ and T₈ away that cancel the powers
  /// 10, 9 and 8: each loses no more than its factor, at most. The terms beyond ten are taken to
  /// fall as the last ones do.
  ///
  /// - Returns: what is lost at most; infinite if the series does not fall.
  mutating func economize() -> Double {
    let last = coefficients[10].magnitude
    let before = coefficients[8].magnitude
    let ratio = last < before ? (last / before).squareRoot() : last == 0 ? 0 : 1
    guard ratio < 0.9 else { return .infinity }

    let ten = coefficients[10] / 512
    coefficients[8] += ten * 1280
    coefficients[6] -= ten * 1120
    coefficients[4] += ten * 400
    coefficients[2] -= ten * 50
    coefficients[0] += ten
    let nine = coefficients[9] / 256
    coefficients[7] += nine * 576
    coefficients[5] -= nine * 432
    coefficients[3] += nine * 120
    coefficients[1] -= nine * 9
    let eight = coefficients[8] / 128
    coefficients[6] += eight * 256
    coefficients[4] -= eight * 160
    coefficients[2] += eight * 32
    coefficients[0] -= eight
    coefficients[8] = 0
    coefficients[9] = 0
    coefficients[10] = 0
    let beyond = last * ratio / (1 - ratio) / 32
    return beyond + ten.magnitude + nine.magnitude + eight.magnitude
  }

  /// Makes the variable run from −`halfWidth` to `halfWidth`; exact if that is a power of two.
  mutating func stretch(toHalfWidth halfWidth: Double) {
    var power = 1.0
    for k in 0..<Self.keptCount {
      coefficients[k] *= power
      power /= halfWidth
    }
  }
}
