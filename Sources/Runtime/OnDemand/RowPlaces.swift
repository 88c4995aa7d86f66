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

  override func passed(by rect: Rect, _ key: UInt64) -> Int {
    let slot = list.order.find(key)
    guard slot >= 0 else { return 0 }
    let own = list.order.cursor(ofSlot: slot).index
    let (low, high) = list.ends(of: rect)
    let last = row(at: high)
    let end = last.middle < high ? last.index : last.index - 1
    guard end <= own else { return end }
    let first = row(at: low)
    return min(own, first.middle > low ? first.index : first.index + 1)
  }

  override func landing(of key: UInt64) -> Point? {
    let slot = list.order.find(key)
    guard slot >= 0 else { return nil }
    let cursor = list.order.cursor(ofSlot: slot)
    let place =
      list.order.isHeading(slot)
      ? list.section(cursor).place(from: list.seenFrom) : list.place(cursor)
    let size = views.bounds(list.view.index).size
    return list.frame(at: place, list.order.extent(slot), in: size).center
  }

  /// The row that ends beyond a place, or the last one, and its middle.
  private func row(at place: Double) -> (index: Int, middle: Double) {
    let cursor = list.order.cursor(beyond: place - list.start, gap: list.options.gap)
    let extent = list.order.extent(list.order.slot(cursor))
    return (cursor.index, list.place(cursor) + extent / 2)
  }
}
