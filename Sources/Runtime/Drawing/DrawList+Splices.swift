/// Splices of the draw list: where a few views have come, gone, been hidden or shown, or stand
/// elsewhere among their siblings, their items are taken out and put in, and all others only move.
///
/// What comes is listed by the walk, behind all others, as it would be at its place; then it moves
/// there. Where that does not say all, the tree is walked: in pictures that are not flat, and where
/// others may be seen than before.
extension DrawList {
  /// Takes over which views are drawn; false when the tree has to be walked.
  func splice(_ tracks: Tracks) -> Bool {
    let notes = tracks.views.picture
    guard notes.relisted.count > 0 else { return true }
    guard tracks.views.lifted.isEmpty, !sources.isWorn else { return false }
    // A walk costs what it costs to move all items a few times.
    let most = 2 * items.count + 1024
    var moved = 0
    for index in 0..<notes.relisted.count {
      let item = sources.item(of: Int(notes.relisted[index]))
      if item >= 0 { moved += items.count - item }
    }
    guard moved <= most else { return false }
    moved = 0
    noteWalk()
    sources.beginChanges()
    sources.makeRoom(rows: tracks.views.rows.count)
    for index in 0..<notes.relisted.count {
      guard takeOut(Int(notes.relisted[index])) else { return false }
    }
    for index in 0..<notes.relisted.count {
      let place = items.count
      guard let first = putIn(Int(notes.relisted[index]), tracks) else { return false }
      moved += place - first
      guard moved <= most else { return false }
    }
    checkInvariants()
    return true
  }

  /// Drops the items of a view and of all below it.
  private func takeOut(_ view: Int) -> Bool {
    let item = sources.item(of: view)
    guard item >= 0 else { return true }
    let above = Int(sources.above[item])
    guard above >= 0 else { return false }
    let range = item..<sources.end(of: item)
    drawn.remove(range, clips: sources.clips(from: range.upperBound))
    sources.remove(range)
    // It may have been there for these alone.
    return !sources.isForNothing(above)
  }

  /// Lists a view and all below it, if it is drawn. Returns the first item that it has moved, or
  /// their count; none when the tree has to be walked.
  private func putIn(_ view: Int, _ tracks: Tracks) -> Int? {
    let start = items.count
    guard tracks.views.isInWindow(view), sources.item(of: view) < 0 else { return start }
    let parent = Int(tracks.views.rows[view].parent)
    guard parent >= 0 else { return nil }
    let above = sources.item(of: parent)
    guard above >= 0 else {
      return isListedWithOthers(view, tracks) || staysOut(view, tracks) ? start : nil
    }
    let region = culls ? regionOfSubviews(above, parent, tracks) : .everything
    guard let region else { return nil }
    guard region.hasArea else {
      sources.cut(above)
      return start
    }
    path.begin(
      at: Int32(truncatingIfNeeded: above), depth: items[above].depth, sources.above)
    path.look(in: region)
    let listing = listWithSubviews(view, tracks)
    path.removeAll()
    if listing == .unseen { sources.cut(above) }
    guard listing == .listed else { return start }
    guard sources.isFlat, let place = place(of: view, below: above, tracks) else { return nil }
    drawn.flattenWhatIsBeyondNumbers(from: start)
    drawn.moveTail(from: start, to: place, clips: sources.clips(from: place))
    sources.moveTail(from: start, to: place)
    return place
  }

  private func listWithSubviews(_ view: Int, _ tracks: Tracks) -> Listing {
    let listing = list(view, tracks)
    let added = path.last
    guard listing == .listed, tracks.views.rows[view].firstChild >= 0 else { return listing }
    path.pushLast()
    walk(below: view, tracks)
    path.pop()
    guard !added.isSeen, items.count == added.mark.items + 1 else { return .listed }
    take(backTo: added.mark)
    return .unseen
  }

  /// Whether the view above that has no item, although its superview has one, is put in itself.
  private func isListedWithOthers(_ view: Int, _ tracks: Tracks) -> Bool {
    let rows = tracks.views.rows.rows
    var top = view
    while rows[top].parent >= 0, sources.item(of: Int(rows[top].parent)) < 0 {
      top = Int(rows[top].parent)
    }
    return top != view && tracks.views.picture.isRelisted(top)
  }

  /// Where the subviews of an item's view can be seen; none for a window that had no subviews.
  private func regionOfSubviews(_ item: Int, _ view: Int, _ tracks: Tracks) -> Box? {
    if sources.holdsOthers(item) { return sources.regions[item] }
    guard item > 0 else { return nil }
    let outer = sources.regions[sources.above[item]]
    let own = Box(items[item].bounds).carried(by: items[item].transform)
    let clips = tracks.views.has(.clipsToBounds, view)
    let region = clips ? outer.intersection(own) : outer
    sources.open(item, region: region)
    return region
  }

  /// Where the items of a view belong: behind those of the sibling behind it, before those of the one
  /// in front. None where that would take long to find.
  private func place(of view: Int, below above: Int, _ tracks: Tracks) -> Int? {
    let rows = tracks.views.rows.rows
    var (behind, front) = (rows[view].previous, rows[view].next)
    for _ in 0..<256 {
      guard behind >= 0 else { return above + 1 }
      let back = sources.item(of: Int(behind))
      if back >= 0 { return sources.end(of: back) }
      behind = rows[behind].previous
      guard front >= 0 else { continue }
      let next = sources.item(of: Int(front))
      if next >= 0 { return next }
      front = rows[front].next
    }
    return nil
  }
}
