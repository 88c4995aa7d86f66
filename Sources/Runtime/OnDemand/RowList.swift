/// How the rows of a list stand. Lengths in points.
struct RowListOptions {
  /// The axis along which they follow one another: 0 horizontal, 1 vertical.
  var axis = 1
  var gap = 0.0
  /// Between the content's edges and the rows.
  var padding = Insets.zero
  /// How far from what is seen rows have views at rest, in visible parts.
  var margin = 0.5
  var arrangement: ArrangementOptions
}

/// Asked for views of rows, and given those that are not needed any more.
class RowListDelegate {
  /// What the host answers for a row: a view, none, or something that is no view.
  typealias Answer = Result<Handle, Fault>

  func provide(_ list: Handle, _ key: UInt64, _ index: Int) -> Answer { .success(.none) }
  func recycle(_ list: Handle, _ key: UInt64, _ view: Handle) {}
}

/// The rows of one view: all of them in their order, and those near what is seen, which have views.
final class RowList {
  /// What has changed since the last layout, the greater the more.
  enum Change: Int {
    case none
    /// Sizes: rows go to their places at once.
    case sizes
    /// The rows: those that are there move, others come and leave.
    case rows
  }

  struct Live: BitwiseCopyable {
    let key: UInt64
    /// Retained.
    let view: Handle.Bits
    /// Whether it is a child of the arrangement.
    var isPlaced = false
    /// Whether it is so far from what is seen that its view is to be given back, as of the last look.
    var isFar = false

    var handle: Handle { Handle(bits: view) }
  }

  let view: Handle
  var options: RowListOptions
  var delegate: RowListDelegate?
  var order = RowOrder()
  var live = Buffer<Live>()
  /// Keys near what is seen that have been asked for in vain, and all that have been reported.
  var refused = KeyMap()
  var reported = KeyMap()
  private(set) var change = Change.none
  /// The indices near what is seen, and those of rows that keep their views, as of the last layout.
  var near = 0..<0
  var kept = 0..<0

  init(view: Handle, options: RowListOptions) {
    self.view = view
    self.options = options
  }

  func note(_ new: Change) { if new.rawValue > change.rawValue { change = new } }
  func takeChange() -> Change {
    defer { change = .none }
    return change
  }

  /// Length of the content along the axis.
  func length() -> Double {
    let ends =
      options.axis == 0
      ? options.padding.left + options.padding.right
      : options.padding.top + options.padding.bottom
    return order.total() + options.gap * Double(max(0, order.count - 1)) + ends
  }

  /// Where the first row begins.
  var start: Double { options.axis == 0 ? options.padding.left : options.padding.top }

  /// Where a row begins in the content.
  func place(_ cursor: RowOrder.Cursor) -> Double {
    start + cursor.start + options.gap * Double(cursor.index)
  }

  /// The index of a view among the live ones; −1 when it is none.
  func findLive(view: Handle) -> Int {
    for index in 0..<live.count where live[index].view == view.bits { return index }
    return -1
  }

  func findLive(key: UInt64) -> Int {
    for index in 0..<live.count where live[index].key == key { return index }
    return -1
  }
}
