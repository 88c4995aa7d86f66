/// The lines that one line meets at its start and at its end, as shapes of the same body, -1 for
/// none: the next one on the side of its first face, and the next one on the other side.
struct SegmentGhosts {
  var atStart: Int32 = -1
  var atEnd: Int32 = -1
  var backAtStart: Int32 = -1
  var backAtEnd: Int32 = -1
  /// The owner's tag of the line; -1 when that is its body's.
  var tag: Int32 = -1

  @inline(__always) func link(atEnd isAtEnd: Bool, side: Int) -> Int32 {
    side == 0 ? isAtEnd ? atEnd : atStart : isAtEnd ? backAtEnd : backAtStart
  }
}
