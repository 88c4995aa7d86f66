/// A part of the content at which it may rest (SC-39).
struct SnapArea: BitwiseCopyable {
  /// Alignments in the view. The values are those of the C enumerators.
  enum Alignment: UInt32 {
    case start = 0
    case center = 1
    case end = 2
  }

  var start: Double
  var size: Double
  var alignment: Alignment
  var stops: Bool
}
