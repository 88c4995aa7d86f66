/// Headings, which stay in sight while their sections pass (LZ-6).
extension RowLists {
  /// Puts headings where they stick, or where their sections begin: without motion as rows scroll, with
  /// motion when the list has changed. Those that a finger drags are left alone.
  func putHeadings(_ list: RowList, _ scroller: Scroller, _ change: RowList.Change) {
    let (from, old) = (seenFrom(list, scroller), list.seenFrom)
    list.setSeenFrom(from)
    guard list.order.hasHeadings, let arrangement = arrangements.find(list.view.index) else {
      return
    }
    for number in 0..<list.live.count {
      let row = list.live[number]
      guard let section = row.section, case let slot = list.order.find(row.key), slot >= 0,
        case let index = arrangements.index(of: row.handle.index, in: arrangement), index >= 0
      else { continue }
      guard !arrangement.children[index].isDragged else {
        list.live[number].headingPlace = .elsewhere
        continue
      }
      list.live[number].headingPlace = .put
      let extent = list.order.extent(slot)
      let moves =
        switch row.headingPlace {
        case .nowhere: false
        case .put: change == .rows
        case .elsewhere: true
        }
      // A change moves the heading to where it belongs as of the last scrolling; that of this frame is
      // then added without motion.
      if moves {
        let place = frame(list, at: row.exit ?? section.place(from: old), extent)
        arrangements.glide(index, arrangement, to: place.center)
      }
      let place = frame(list, at: row.exit ?? section.place(from: from), extent)
      arrangements.setCenter(of: row.handle.index, to: place.center)
    }
  }

  /// Returns where what is seen begins in the content, along the order of rows and behind bars.
  func seenFrom(_ list: RowList, _ scroller: Scroller) -> Double {
    let axis = list.options.axis
    let insets = scroller.shownInsets(axis)
    let offset = scroller.anchoredOffset(axis)
    guard list.isTurned else { return offset + insets.start }
    return list.length() - (offset + views.bounds(list.view.index).size.width) + insets.end
  }
}
