/// The range of offsets over which something is visible (CSS, Scroll-driven Animations Module Level
/// 1, "view progress timeline"; SC-58).
struct ScrollRange: BitwiseCopyable, Equatable {
  /// Kinds of ranges. The values are those of the C enumerators.
  enum Kind: UInt32 {
    case scroll = 0
    case cover = 1
    case contain = 2
    case entry = 3
    case exit = 4
    case entryCrossing = 5
    case exitCrossing = 6
    case offsets = 7
    /// Offsets counted from the one at which the content rests at its start.
    case fromRest = 8
  }

  var begin: Double
  var end: Double

  init(begin: Double, end: Double) {
    self.begin = begin
    self.end = end
  }

  /// Makes the range of something at `start` of the content with length `size`, seen through a
  /// view of length `dimension` with an inset at each end.
  init(
    _ kind: Kind, start: Double, size: Double, dimension: Double, insets: (Double, Double)
  ) {
    let appears = start - dimension + insets.1
    let leaves = start + size - insets.0
    // Its start at the start of the view, and its end at the end of it.
    let (first, second) = (start - insets.0, start + size - dimension + insets.1)
    let (inside, outside) = (min(first, second), max(first, second))
    switch kind {
    case .scroll, .offsets, .fromRest: (begin, end) = (start, start + size)
    case .cover: (begin, end) = (appears, leaves)
    case .contain: (begin, end) = (inside, outside)
    case .entry: (begin, end) = (appears, inside)
    case .exit: (begin, end) = (outside, leaves)
    case .entryCrossing: (begin, end) = (appears, second)
    case .exitCrossing: (begin, end) = (first, leaves)
    }
  }

  /// Returns the progress through the range at an offset; none if it has no length.
  func progress(at offset: Double) -> Double? {
    guard begin != end else { return nil }
    let progress = (offset - begin) / (end - begin)
    return progress.isFinite ? progress : nil
  }
}
