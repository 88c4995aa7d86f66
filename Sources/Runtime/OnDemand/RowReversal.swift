/// A change of rows inside an animated block, which is undone when that ends at its start (KL-25).
final class RowReversal: ChildReversal {
  private struct Row {
    let key: UInt64
    let extent: Double
    let isHeading: Bool
  }

  private let list: RowList
  /// Serials of the rows before and after the change.
  private let before: UInt64
  private let after: UInt64
  /// The rows that have gone at an index, and how many have come there.
  private var index = 0
  private var added = 0
  private var removed: [Row] = []
  /// The order that another one has replaced, and how its rows stood.
  private var replaced: RowOrder?
  private var options: RowListOptions?

  /// Makes the reversal of a change that is about to be made: keeps the rows that go.
  init(_ list: RowList, at index: Int, removed: Int, added: Int) {
    self.list = list
    self.index = index
    self.added = added
    before = list.serial
    after = list.nextSerial
    super.init()
    guard removed > 0 else { return }
    var cursor = list.order.cursor(at: index)
    for number in 0..<removed {
      let slot = list.order.slot(cursor)
      self.removed.append(
        Row(
          key: list.order.key(slot), extent: list.order.extent(slot),
          isHeading: list.order.isHeading(slot)))
      if number + 1 < removed { list.order.advance(&cursor) }
    }
  }

  /// Makes the reversal of a change that replaces the whole order. The order comes by `take` when the
  /// history does not need it.
  init(_ list: RowList, _ options: RowListOptions) {
    self.list = list
    self.options = options
    before = list.serial
    after = list.nextSerial
    super.init()
  }

  /// Whether it waits for the order that has been replaced.
  var needsOrder: Bool { options != nil && replaced == nil }

  /// Keeps the order that has been replaced.
  func take(_ order: consuming RowOrder) { replaced = consume order }

  override var isInForce: Bool { list.serial == after }

  /// Puts back the order that was replaced, with its options, or the rows that went in place of those
  /// that came. The next layout shows that without motion.
  override func undo() {
    if let options {
      if let order = replaced.take() { list.order = order }
      list.setOptions(options)
    } else {
      for _ in 0..<added { list.order.remove(at: index) }
      for (number, row) in removed.enumerated() {
        _ = list.order.insert(
          row.key, row.extent, isHeading: row.isHeading, at: index + number)
      }
    }
    list.goBack(to: before)
  }
}
