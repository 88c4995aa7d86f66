// Reduction of large angles (Payne & Hanek, *Radian Reduction for Trigonometric Functions*, 1983).
//
// A finite double is m · 2ᵉ with an integer m below 2⁵³. Of the product with 2/π only the value
// modulo 4 matters, and only so many bits of it as the answer can show. Bits of 2/π of weight 2^-i
// with e − i ≥ 2 add multiples of 4 and are skipped; the 192 bits from there on, times m, modulo
// 2¹⁹², have the quadrant in their two top bits and the fraction below it, with an error below
// 2^-136. No double comes closer to a multiple of π/2 than about 2^-62, so 74 bits of the fraction
// are sound in the worst case.
extension Elementary {
  /// The binary digits of 2/π after the point, a word of leading zeros first.
  private static let twoOverPiDigits: [UInt64] = [
    0,
    0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d, 0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
  ]

  /// The angle, larger than `largestDirectAngle` and finite, less its multiple of π/2.
  static func reducedLargeAngle(_ x: Double) -> ReducedAngle {
    let bits = x.bitPattern
    let exponent = Int((bits >> 52) & 0x7FF) &- 1075
    let mantissa = (bits & 0x000F_FFFF_FFFF_FFFF) | 0x0010_0000_0000_0000
    // First digit wanted: e − 1, digits counted from 1. The zero word shifts the count by 64, and
    // e ≥ −35 for these angles.
    let start = exponent &- 2 &+ 64
    let word = start >> 6
    let shift = UInt64(truncatingIfNeeded: start & 63)
    func digits(_ index: Int) -> UInt64 {
      let high = twoOverPiDigits[word &+ index]
      if shift == 0 { return high }
      return high &<< shift | twoOverPiDigits[word &+ index &+ 1] &>> (64 &- shift)
    }
    let product2 = mantissa.multipliedFullWidth(by: digits(2))
    let product1 = mantissa.multipliedFullWidth(by: digits(1))
    let low = product2.low
    let (middle, carry) = product1.low.addingReportingOverflow(product2.high)
    let high = mantissa &* digits(0) &+ product1.high &+ (carry ? 1 : 0)

    var quadrant = high >> 62
    var fractionHigh = high << 2 | middle >> 62
    var fractionLow = middle << 2 | low >> 62
    // A fraction from a half on counts back from the next quadrant.
    let isNegative = fractionHigh >> 63 != 0
    if isNegative {
      quadrant &+= 1
      fractionLow = ~fractionLow &+ 1
      fractionHigh = ~fractionHigh &+ (fractionLow == 0 ? 1 : 0)
    }
    // Left-justify, then take two doubles of 53 and 11 bits and more.
    var scale = 0x1p-64
    if fractionHigh == 0 {
      (fractionHigh, fractionLow) = (fractionLow, 0)
      scale *= 0x1p-64
    }
    let zeros = UInt64(truncatingIfNeeded: fractionHigh.leadingZeroBitCount)
    if zeros != 0, zeros < 64 {
      fractionHigh = fractionHigh &<< zeros | fractionLow &>> (64 &- zeros)
      fractionLow = fractionLow &<< zeros
      scale *= Double(bitPattern: (1023 &- zeros) &<< 52)
    }
    let top = Double(fractionHigh >> 11) * 2048 * scale
    let below = (Double(fractionHigh & 0x7FF) + Double(fractionLow >> 11) * 0x1p-53) * scale
    // Times π/2, as a pair.
    let product = exactProduct(top, 0x1.921fb54442d18p+0)
    let rest = product.low + (top * 0x1.1a62633145c07p-54 + below * 0x1.921fb54442d18p+0)
    let angle = exactSum(product.high, rest)
    let negative = isNegative != (x < 0)
    // Of a negative angle the quadrant counts backwards.
    return ReducedAngle(
      quadrant: x < 0 ? 0 &- quadrant : quadrant,
      angle: negative ? -angle.high : angle.high,
      tail: negative ? -angle.low : angle.low)
  }
}
