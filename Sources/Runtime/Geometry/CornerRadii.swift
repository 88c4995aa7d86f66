/// Four radii, from the top left clockwise.
struct CornerRadii: BitwiseCopyable, Equatable {
  var topLeft = 0.0
  var topRight = 0.0
  var bottomRight = 0.0
  var bottomLeft = 0.0

  /// The radii that fit a rectangle: where two of them overlap on a side, all are brought down by
  /// the same factor (CSS Backgrounds 3, §4.5).
  func fitting(width: Double, height: Double) -> CornerRadii {
    var factor = 1.0
    for (side, sum) in [
      (width, topLeft + topRight), (height, topRight + bottomRight),
      (width, bottomRight + bottomLeft), (height, bottomLeft + topLeft),
    ] where sum > side { factor = min(factor, side / sum) }
    guard factor < 1 else { return self }
    return CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }
}
