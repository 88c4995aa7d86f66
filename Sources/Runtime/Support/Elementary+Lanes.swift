// Four lanes at once: the operations of the scalar forms in the same order, hence the same bits.
extension Elementary {
  /// The lanes of the batches: two SSE2 registers, whose chains of operations overlap.
  typealias Lanes = SIMD4<Double>
  typealias Words = SIMD4<UInt64>

  /// The exponential function in each lane.
  @_optimize(speed)
  static func exp(_ x: Lanes) -> Lanes {
    let isInRange = (x .<= Lanes(repeating: 709)) .& (x .>= Lanes(repeating: -708))
    guard all(isInRange) else { return Lanes(exp(x.x), exp(x.y), exp(x.z), exp(x.w)) }
    return expOfModest(x)
  }

  /// The exponential function where every lane lies within −708…709: nothing is checked.
  @inline(__always)
  static func expOfModest(_ x: Lanes) -> Lanes {
    let shift = Lanes(repeating: roundingShift)
    let shifted: Lanes = x * Lanes(repeating: log2e) + shift
    let n: Lanes = shifted - shift
    let partial: Lanes = x - n * Lanes(repeating: ln2High)
    let product: Lanes = n * Lanes(repeating: ln2Low)
    let r: Lanes = partial - product
    let low: Lanes = (partial - r) - product
    let z: Lanes = r * r
    let even4: Lanes = Lanes(repeating: 2.480148996199715e-05) + z * 2.7631275600935046e-07
    let even3: Lanes = Lanes(repeating: 0.0013888888946988938) + z * even4
    let even2: Lanes = Lanes(repeating: 0.041666666666515556) + z * even3
    let even: Lanes = Lanes(repeating: 0.5000000000000012) + z * even2
    let odd4: Lanes = Lanes(repeating: 2.755721600693236e-06) + z * 2.5117945035863527e-08
    let odd3: Lanes = Lanes(repeating: 0.00019841269917746405) + z * odd4
    let odd2: Lanes = Lanes(repeating: 0.008333333333307024) + z * odd3
    let odd: Lanes = Lanes(repeating: 0.166666666666667) + z * odd2
    let polynomial: Lanes = even + r * odd
    let result: Lanes = Lanes(repeating: 1) + (r + (z * polynomial + low))
    // The result is a normal number, so one exact scaling does what the two of the scalar form do.
    let biased: Lanes = n + Lanes(repeating: roundingShift + 1023)
    let power = Lanes(bits: biased.bits &<< 52)
    return result * power
  }

  /// Sine and cosine in each lane.
  @_optimize(speed)
  static func sincos(_ x: Lanes) -> (sin: Lanes, cos: Lanes) {
    let limit = Lanes(repeating: largestDirectAngle)
    guard all((x .<= limit) .& (x .>= -limit)) else {
      let (a, b, c, d) = (sincos(x.x), sincos(x.y), sincos(x.z), sincos(x.w))
      return (Lanes(a.sin, b.sin, c.sin, d.sin), Lanes(a.cos, b.cos, c.cos, d.cos))
    }
    return sincosOfModest(x)
  }

  /// Sine and cosine where every lane lies within ±`largestDirectAngle`: nothing is checked.
  @inline(__always)
  static func sincosOfModest(_ x: Lanes) -> (sin: Lanes, cos: Lanes) {
    let shift = Lanes(repeating: roundingShift)
    let one = Lanes(repeating: 1)
    let shifted: Lanes = x * Lanes(repeating: twoOverPi) + shift
    let q: Lanes = shifted - shift
    let first: Lanes = x - q * Lanes(repeating: halfPiFirst)
    let second: Lanes = q * Lanes(repeating: halfPiSecond)
    let r: Lanes = first - second
    let lost: Lanes = (first - r) - second
    let tail: Lanes = lost - q * Lanes(repeating: halfPiThird)

    let z: Lanes = r * r
    let w: Lanes = z * z
    let sineEven2: Lanes = Lanes(repeating: -0.00019841269829826432) + w * -2.5050758964050194e-08
    let sineEven: Lanes = Lanes(repeating: -0.16666666666666632) + w * sineEven2
    let sineOdd2: Lanes = Lanes(repeating: 2.75573136978224e-06) + w * 1.5896841246242892e-10
    let sineOdd: Lanes = Lanes(repeating: 0.00833333333332244) + w * sineOdd2
    let sinePolynomial: Lanes = sineEven + z * sineOdd
    let half: Lanes = Lanes(repeating: 0.5) * z
    let rest: Lanes = one - half
    let s: Lanes = r + (r * z * sinePolynomial + tail * rest)

    let cosineEven2: Lanes = Lanes(repeating: 2.480158728949242e-05) + w * 2.087572366459395e-09
    let cosineEven: Lanes = Lanes(repeating: 0.0416666666666666) + w * cosineEven2
    let cosineOdd2: Lanes =
      Lanes(repeating: -2.7557314355228914e-07) + w * -1.1359668148703928e-11
    let cosineOdd: Lanes = Lanes(repeating: -0.0013888888888874142) + w * cosineOdd2
    let cosinePolynomial: Lanes = cosineEven + z * cosineOdd
    let correction: Lanes = w * cosinePolynomial - r * tail
    let c: Lanes = rest + (((one - rest) - half) + correction)

    let quadrant = shifted.bits
    let unit = Words(repeating: 1)
    let two = Words(repeating: 2)
    // All ones where sine and cosine change places.
    let swap = Words(repeating: 0) &- (quadrant & unit)
    let difference = (s.bits ^ c.bits) & swap
    let sine = (s.bits ^ difference) ^ ((quadrant & two) &<< 62)
    let cosine = (c.bits ^ difference) ^ (((quadrant &+ unit) & two) &<< 62)
    return (Lanes(bits: sine), Lanes(bits: cosine))
  }
}

extension SIMD4<Double> {
  /// The bit patterns of the lanes.
  var bits: SIMD4<UInt64> {
    @inline(__always) get { unsafeBitCast(self, to: SIMD4<UInt64>.self) }
  }

  /// Lanes with these bit patterns.
  @inline(__always)
  init(bits: SIMD4<UInt64>) { self = unsafeBitCast(bits, to: SIMD4<Double>.self) }
}
