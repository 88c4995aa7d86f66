/// The part of a scroller's way over which something is seen, as the offsets at its two ends
/// (CSS scroll-driven animations, level 1; SC-58).
struct ScrollRange: BitwiseCopyable, Equatable {
  /// The C enumerators have the same values.
  enum Kind: UInt32 {
    case scroll = 0
    case cover = 1
    case contain = 2
    case entry = 3
    case exit = 4
    case entryCrossing = 5
    case exitCrossing = 6
    case offsets = 7
  }

  var begin: Double
  var end: Double

  init(begin: Double, end: Double) {
    self.begin = begin
    self.end = end
  }

  /// Of something that stands at `start` of the content and is `size` long, seen through a window
  /// `dimension` long whose ends are in by two insets.
  init(
    _ kind: Kind, start: Double, size: Double, dimension: Double, insets: (Double, Double)
  ) {
    let appears = start - dimension + insets.1
    let leaves = start + size - insets.0
    // Its start at the start of the window, its end at the end of it.
    let (first, second) = (start - insets.0, start + size - dimension + insets.1)
    let (inside, outside) = (min(first, second), max(first, second))
    switch kind {
    case .scroll, .offsets: (begin, end) = (start, start + size)
    case .cover: (begin, end) = (appears, leaves)
    case .contain: (begin, end) = (inside, outside)
    case .entry: (begin, end) = (appears, inside)
    case .exit: (begin, end) = (outside, leaves)
    case .entryCrossing: (begin, end) = (appears, second)
    case .exitCrossing: (begin, end) = (first, leaves)
    }
  }

  /// How much of the way lies behind an offset; none when there is no way.
  func progress(at offset: Double) -> Double? {
    guard begin != end else { return nil }
    let progress = (offset - begin) / (end - begin)
    return progress.isFinite ? progress : nil
  }
}
