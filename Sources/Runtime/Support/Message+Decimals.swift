// The standard library's shortest decimals bring a sixtieth of the library with them; whoever reads
// a message wants to know roughly what number was refused.
extension Message.Sentence {
  /// Six decimals at most: "0.25", "3.0", "-1e+300", "nan".
  @inline(never)
  mutating func appendInterpolation(_ number: Double) {
    if number < 0 { appendLiteral("-") }
    var rest = number.magnitude
    guard rest.isFinite else { return appendLiteral(number.isNaN ? "nan" : "inf") }
    var exponent = 0
    if rest >= 1e15 {
      while rest >= 10 {
        rest /= 10
        exponent += 1
      }
    } else if rest > 0, rest < 1e-4 {
      while rest < 1 {
        rest *= 10
        exponent -= 1
      }
    }
    var whole = UInt64(rest)
    var millionths = UInt64((rest - Double(whole)) * 1e6 + 0.5)
    if millionths == 1_000_000 {
      whole += 1
      millionths = 0
    }
    append(whole, radix: 10, isNegative: false)
    appendDecimals(millionths)
    guard exponent != 0 else { return }
    appendLiteral(exponent < 0 ? "e" : "e+")
    appendInterpolation(exponent)
  }

  /// The digits behind the point, without zeros at their end; one at least.
  private mutating func appendDecimals(_ millionths: UInt64) {
    appendLiteral(".")
    var rest = millionths
    var unit: UInt64 = 100_000
    repeat {
      append(rest / unit, radix: 10, isNegative: false)
      rest %= unit
      unit /= 10
    } while rest > 0
  }
}
