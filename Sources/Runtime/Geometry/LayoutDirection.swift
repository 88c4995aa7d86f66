/// The direction in which lines are read, and in which screens, pages and columns follow one another
/// (RL). It answers with signs and places, so that nobody has to ask which of the two it is.
enum LayoutDirection: Int32 {
  case leftToRight = 1
  case rightToLeft = 2

  /// The sign of x on the way from the leading to the trailing edge.
  var forward: Double { self == .leftToRight ? 1 : -1 }

  /// A vector, given from the leading to the trailing edge, as it is in this direction.
  func vector(_ vector: Vector) -> Vector { Vector(dx: forward * vector.dx, dy: vector.dy) }

  /// A frame, given as laid out from left to right, as it stands in this direction.
  func place(_ frame: Rect, in bounds: Rect) -> Rect {
    var frame = frame
    if self == .rightToLeft { frame.origin.x = bounds.minX + bounds.maxX - frame.maxX }
    return frame
  }
}
