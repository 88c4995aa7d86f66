/// Something in the content at which it may rest (SC-39).
struct SnapArea: BitwiseCopyable {
  /// The C enumerators have the same values.
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
