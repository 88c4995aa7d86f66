/// The side of a row on which actions stand, in the direction of reading. The C enumerators have the
/// same values.
enum RowSide: UInt32 {
  case leading = 0
  case trailing = 1

  var other: RowSide { self == .leading ? .trailing : .leading }
}

/// One thing that can be done with a row (RA-1).
struct RowAction: BitwiseCopyable {
  static let isDestructive: UInt32 = 1 << 0

  /// The host's own number for it.
  let key: UInt64
  /// How wide it is while the row is open, in points.
  let width: Double
  /// Tag and colour of the view that the library makes for it.
  let tag: UInt64
  let color: Color
  let flags: UInt32

  static let most = 8
}

/// The actions of a row on both sides, the outermost ones first.
struct RowOffer {
  var leading: [RowAction] = []
  var trailing: [RowAction] = []

  subscript(side: RowSide) -> [RowAction] {
    get { side == .leading ? leading : trailing }
    set { if side == .leading { leading = newValue } else { trailing = newValue } }
  }

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

/// How the rows of a view are swiped.
struct RowOptions {
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// A swipe of that side all the way does nothing.
    static let leadingNotFull = Flags(rawValue: 1)
    static let trailingNotFull = Flags(rawValue: 2)
    static let all: Flags = [.leadingNotFull, .trailingNotFull]
  }

  var flags = Flags()
  /// The spring that takes a row to where it is let go to.
  var response = 0.4
  var dampingRatio = 1.0

  var spring: SpringParameters {
    SpringParameters(response: response, dampingRatio: dampingRatio)
  }

  func allowsFullSwipe(_ side: RowSide) -> Bool {
    !flags.contains(side == .leading ? .leadingNotFull : .trailingNotFull)
  }
}

/// Told of what the rows of a view do. The defaults are those of a view without one.
class RowDelegate {
  /// A row is about to be swiped, or opened: its actions may be set.
  func willOpen(_ list: Handle, _ row: Handle, key: UInt64) {}
  func opened(_ list: Handle, _ row: Handle, _ side: RowSide) {}
  func closed(_ list: Handle, _ row: Handle, finished: Bool) {}
  func armed(_ list: Handle, _ row: Handle, isArmed: Bool) {}
  func chosen(_ list: Handle, _ row: Handle, action: UInt64) {}
}
