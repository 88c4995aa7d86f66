/// Paths of rows that come into sight, or leave it, as a list changes (LZ-4).
extension RowLists {
  /// Puts rows that come near by a change where they were before it, and notes exits for those that it
  /// takes out of sight. Neither path is longer than what is seen.
  func findPaths(_ list: RowList, _ scroller: Scroller) {
    guard let arrangement = arrangements.find(list.view.index) else { return }
    let size = views.bounds(list.view.index).size
    let seen = list.options.axis == 0 ? size.width : size.height
    let from = seenFrom(list, scroller)
    // Children are seated in the list in force, whose origin is that of the old length; the next list
    // shifts them with the origin.
    let edge = arrangement.options.origin
    let origin = Point(x: (list.isTurned ? list.length() : 0) - edge.x, y: -edge.y)
    var seats = Buffer<ChildEntry>()
    for number in 0..<list.live.count {
      let row = list.live[number]
      guard case let slot = list.order.find(row.key), slot >= 0 else { continue }
      let cursor = list.order.cursor(ofSlot: slot)
      let place = list.place(cursor)
      guard !row.isPlaced else {
        let isGoing = row.exit != nil && isMoving(row, list)
        if !isGoing || list.isWanted(cursor.index) { list.live[number].exit = nil }
        if !isGoing, !list.isWanted(cursor.index), let old = self.place(of: row, list, arrangement)
        {
          _ = list.planExit(of: row.key, from: old, to: place, in: size)
        }
        continue
      }
      guard let old = list.history.place(of: row.key, in: list) else { continue }
      let extent = list.order.extent(slot)
      var start = place + min(max(old - place, -seen), seen)
      if list.order.isHeading(slot), old <= from {
        // The next heading had pushed this one out of sight: it comes from beyond the edge.
        start = min(start, from - extent)
      }
      list.live[number].isPlaced = true
      seats.append(
        ChildEntry(
          key: row.key, frame: list.frame(at: start, extent, in: size).relative(to: origin),
          view: row.view, tag: views.tags.ofView(row.handle.index), flags: 0))
    }
    guard seats.count > 0 else { return }
    arrangements.seat(seats, in: arrangement)
  }

  /// Returns where a row that has a view began as of the last layout; nil while a finger drags it, or
  /// if its list has not placed it.
  private func place(
    of row: RowList.Live, _ list: RowList, _ arrangement: ChildArrangement
  ) -> Double? {
    guard case let index = arrangements.index(of: row.handle.index, in: arrangement), index >= 0,
      case let child = arrangement.children[index], !child.isDragged, child.frame != .unplaced
    else { return nil }
    let frame = child.frame
    return list.options.axis == 1 ? frame.minY : list.isTurned ? -frame.maxX : frame.minX
  }
}
