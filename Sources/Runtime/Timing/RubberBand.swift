/// The resistance beyond an edge (TM-15): the further one pulls, the less it follows,
///
///     offset = (1 − 1 / (c · pull / dimension + 1)) · dimension
struct RubberBand: Equatable, BitwiseCopyable {
  /// c: how much of the first point of a pull is followed.
  let coefficient: Double
  /// The size of what is pulled, in points; the offset never reaches it.
  let dimension: Double

  /// The spring that takes things back to the edge: critical, ω₀ = 10.9.
  static let bounce = SpringParameters(mass: 1, stiffness: 10.9 * 10.9, damping: 2 * 10.9)

  init(dimension: Double, coefficient: Double = 0.55) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The shown offset for a pull beyond the edge, on either side, in points; less than `dimension`.
  func offset(ofPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let scaled = coefficient * pull.magnitude / dimension
    guard scaled.isFinite else { return Double(signOf: pull, magnitudeOf: dimension) }
    return Double(signOf: pull, magnitudeOf: scaled / (scaled + 1) * dimension)
  }

  /// How much of a step of the pull is shown at a pull: the slope c · D² / (c · pull + D)².
  func slope(atPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let root = 1 / (coefficient * pull.magnitude / dimension + 1)
    return coefficient * root * root
  }

  /// The pull that shows an offset: to take up a bounce half-way. Offsets count up to all of the
  /// dimension but a thousand-millionth.
  @inline(never)
  func pull(ofOffset offset: Double) -> Double {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let fraction = offset.magnitude / dimension
    let limited = fraction < 1 - 1e-9 ? fraction : 1 - 1e-9
    return Double(signOf: offset, magnitudeOf: limited / (1 - limited) * dimension / coefficient)
  }
}
