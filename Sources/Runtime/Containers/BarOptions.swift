/// How the height of a bar answers to content that scrolls (BA-1).
struct BarOptions: Equatable {
  /// When a bar is minimized. The values are those of the C enumerators.
  enum Minimizing: UInt32 {
    case never = 0
    /// While the content is scrolled towards its end.
    case onScrollDown = 1
    /// While it is scrolled towards its start.
    case onScrollUp = 2

    /// Sign of the changes of offsets by which the bar is minimized.
    var direction: Double { self == .onScrollUp ? -1 : 1 }
  }

  /// Height at the start of the content; that of the bar if it is greater.
  var expandedHeight = 0.0
  /// Height when minimized; that of the bar if it is less.
  var minimizedHeight = 0.0
  var minimizing = Minimizing.never
  /// Whether a minimized bar comes back at the end of the content.
  var returnsAtEnd = false

  /// Returns by how much the bar is higher at the start of the content, than its standard height.
  func expansion(_ standard: Double) -> Double { max(0, expandedHeight - standard) }

  /// Returns by how much the bar is lower when it is minimized; 0 if it never is.
  func reduction(_ standard: Double) -> Double {
    minimizing == .never ? 0 : max(0, standard - minimizedHeight)
  }
}
