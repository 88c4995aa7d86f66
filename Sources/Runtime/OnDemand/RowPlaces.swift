/// The order of a list's rows, for the children that have views: a finger that drags one means a row,
/// whether that has a view or not.
final class RowPlaces: ChildOrder {
  private let list: RowList
  private let views: Views

  init(_ list: RowList, _ views: Views) {
    self.list = list
    self.views = views
  }

  override func index(of key: UInt64) -> Int {
    let slot = list.order.find(key)
    return slot < 0 ? 0 : list.order.cursor(ofSlot: slot).index
  }

  /// Returns the index that a dragged row means: it passes a row when its leading edge lies beyond that
  /// row's middle.
  override func index(passedBy rect: Rect, _ key: UInt64) -> Int {
    let slot = list.order.find(key)
    guard slot >= 0 else { return 0 }
    let own = list.order.cursor(ofSlot: slot).index
    let (low, high) = list.ends(of: rect)
    // Only rows whose middles the leading edge has passed count, as for children in a line.
    let last = row(at: high)
    let end = last.middle < high ? last.index : last.index - 1
    guard end <= own else { return end }
    let first = row(at: low)
    return min(own, first.middle > low ? first.index : first.index + 1)
  }

  /// Returns the index for a row of another list: behind the rows whose middles lie before the point.
  override func index(forArrivalAt point: Point) -> Int {
    guard list.order.count > 0 else { return 0 }
    let at = list.ends(of: Rect(origin: point, size: .zero)).low
    let row = row(at: at)
    return row.middle < at ? row.index + 1 : row.index
  }

  override func takeReversal() -> ChildReversal? { list.takeReversal() }

  /// Returns the frame to which a row falls that is let go: that of the index, which the host is about to
  /// give it; for its own index where it belongs, a heading where it sticks. A row that goes far away
  /// gets an exit. Nil if the row has gone.
  override func landing(of key: UInt64, at index: Int, from center: Point) -> Rect? {
    let slot = list.order.find(key)
    guard slot >= 0, index >= 0, index < list.order.count else { return nil }
    let cursor = list.order.cursor(ofSlot: slot)
    let extent = list.order.extent(slot)
    let size = views.bounds(list.view.index).size
    guard index == cursor.index else {
      // The host is about to move the row to that index; if it does not, the next layout takes the row
      // back.
      list.note(.rows)
      let other = list.order.cursor(at: index)
      // Moved behind the other row, it ends where that ends: the rows between have come forward.
      let end = index > cursor.index ? list.order.extent(list.order.slot(other)) - extent : 0
      return list.frame(at: list.place(other) + end, extent, in: size)
    }
    var place =
      list.order.isHeading(slot)
      ? list.section(cursor).place(from: list.seenFrom) : list.place(cursor)
    if !list.isWanted(cursor.index) {
      let present = list.ends(of: Rect(origin: center, size: .zero)).low - extent / 2
      place = list.planExit(of: key, from: present, to: place, in: size)
    }
    return list.frame(at: place, extent, in: size)
  }

  /// Returns the index and the middle of the first row that ends beyond a place, or of the last row.
  private func row(at place: Double) -> (index: Int, middle: Double) {
    let cursor = list.order.cursor(beyond: place - list.start, gap: list.options.gap)
    let extent = list.order.extent(list.order.slot(cursor))
    return (cursor.index, list.place(cursor) + extent / 2)
  }
}
