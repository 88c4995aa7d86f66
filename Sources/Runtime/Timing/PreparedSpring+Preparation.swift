extension PreparedSpring {
  /// Pieces are so long, in the fastest time constant.
  private static let pieceLength = 0.25

  /// Maps are held until the slowest part has fallen to e⁻¹⁶ …
  private static let coveredExponent = 16.0
  /// … or until there are so many.
  private static let largestMapCount = 512

  /// Prepares a spring; about 2 µs.
  init(_ parameters: SpringParameters) {
    let spring = Spring(parameters)
    let fastest =
      spring.regime == .overdamped
      ? spring.decay + spring.rate : spring.frequencySquared.squareRoot()
    let width = Self.pieceLength / fastest
    let stride = width * Double(Self.rowCount)
    let wanted = Self.coveredExponent / (spring.slowDecay * stride) + 2
    // Not a number, from no spring at all, compares false and gets one map.
    let mapCount =
      wanted < Double(Self.largestMapCount) ? Int(wanted) : wanted > 0 ? Self.largestMapCount : 1

    storage = .allocate(
      byteCount: Self.mapOffset + mapCount * Self.mapBytes, alignment: 16)
    storage.storeBytes(of: 1 / width, as: Double.self)
    storage.storeBytes(
      of: Double(mapCount * Self.rowCount) - 0.5, toByteOffset: 8, as: Double.self)
    storage.storeBytes(of: spring, toByteOffset: Self.springOffset, as: Spring.self)
    for row in 0..<Self.rowCount {
      let time = Double(row) * width
      let value = spring.displacement(at: time)
      let slope = spring.velocity(at: time)
      let a = Self.series(spring, value.a, slope.a, halfWidth: width / 2)
      let b = Self.series(spring, value.b, slope.b, halfWidth: width / 2)
      let offset = Self.rowOffset + row * Self.rowBytes
      for k in 0..<PowerSeries.keptCount {
        storage.storeBytes(
          of: SIMD2(a.coefficients[k], b.coefficients[k]), toByteOffset: offset + 16 * k,
          as: SIMD2<Double>.self)
      }
    }
    for map in 0..<mapCount {
      let time = Double(map) * stride
      let value = spring.displacement(at: time)
      let slope = spring.velocity(at: time)
      let offset = Self.mapOffset + map * Self.mapBytes
      storage.storeBytes(of: SIMD2(value.a, slope.a), toByteOffset: offset, as: SIMD2<Double>.self)
      storage.storeBytes(
        of: SIMD2(value.b, slope.b), toByteOffset: offset + 16, as: SIMD2<Double>.self)
    }
  }

  /// A solution of the equation of motion around a time, by its value and slope there; in pieces.
  ///
  /// With h the half-width, c₀ = f, c₁ = f' h and
  /// c₍ₖ₊₂₎ = −(2δh (k + 1) c₍ₖ₊₁₎ + (ω₀h)² cₖ) / ((k + 1)(k + 2)).
  private static func series(
    _ spring: Spring, _ value: Double, _ slope: Double, halfWidth: Double
  ) -> PowerSeries {
    var series = PowerSeries(repeating: 0)
    let drag = 2 * spring.decay * halfWidth
    let pull = spring.frequencySquared * halfWidth * halfWidth
    series.coefficients[0] = value
    series.coefficients[1] = slope * halfWidth
    for k in 0..<PowerSeries.termCount - 2 {
      let next = Double(k + 1)
      series.coefficients[k + 2] =
        -(drag * next * series.coefficients[k + 1] + pull * series.coefficients[k])
        / (next * (next + 1))
    }
    _ = series.economize()
    series.stretch(toHalfWidth: 0.5)
    return series
  }
}
