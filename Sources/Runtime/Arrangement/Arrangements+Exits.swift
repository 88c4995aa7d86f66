/// Exits of children inside a child that leaves (KL-16).
extension Arrangements {
  /// Calls `body` for each list with `propagatesExits` in a view and below it, outer lists first.
  private func forEachTakenAlong(below view: Int, _ body: (ChildArrangement) -> Void) {
    var index = view
    while true {
      if let inner = find(index), inner.options.flags.contains(.propagatesExits) { body(inner) }
      if views.rows[index].firstChild >= 0 {
        index = Int(views.rows[index].firstChild)
        continue
      }
      while index != view, views.rows[index].next < 0 { index = Int(views.rows[index].parent) }
      if index == view { return }
      index = Int(views.rows[index].next)
    }
  }

  /// Begins the exits of children inside those that have begun to leave this list, which stay until
  /// these exits end.
  func takeAlongInnerLists(of arrangement: ChildArrangement) {
    for position in 0..<changes.departing.count {
      let view = Handle(bits: arrangement.children[Int(changes.departing[position])].view).index
      forEachTakenAlong(below: view) { inner in leaveAll(inner, with: arrangement) }
    }
    changes.forgetDeparting()
  }

  /// Lets all children of a list leave, whose parent leaves with a child of `arrangement`.
  private func leaveAll(_ inner: ChildArrangement, with arrangement: ChildArrangement) {
    var call = ArrangementCall(forExitsWith: inner.options)
    inner.closeGaps()
    inner.forgetPlan()
    changes.closeList(of: inner)
    call.leaving.count = changes.former.count
    ranks.removeAll()
    if let center = inner.options.pointOfStagger(views.bounds(inner.parent.index)) {
      for position in 0..<changes.former.count {
        rankLeaver(
          inner.children[Int(changes.former[position])], from: center, in: call.leaving.list)
      }
      ranks.sort()
    }
    var end = -Double.infinity
    for position in 0..<changes.former.count {
      beginExit(changes.former[position], inner, &call)
      with(changes.former[position], inner) { child in
        child.isTakenAlong = true
        end = max(end, child.presenceEnd)
      }
    }
    // The leaving ancestors stay until these exits end.
    var index = inner.parent.index
    while true {
      if let (outer, child) = membership(index), outer.children[Int(child)].state == .leaving {
        with(child, outer) { $0.presenceEnd = max($0.presenceEnd, end) }
        if outer === arrangement { return }
      }
      guard let parent = views.parent(index) else { return }
      index = parent
    }
  }

  /// Lets the children that left with a view return with it, as far as they are still there.
  func bringBack(below view: Int) {
    guard takesAlong else { return }
    forEachTakenAlong(below: view) { inner in
      for position in 0..<inner.leavers.count {
        let index = inner.leavers[position]
        guard inner.children[Int(index)].isTakenAlong else { continue }
        inner.enlist(index)
        comeBack(index, inner, inner.options, jumps: false)
      }
      inner.dropLeavers { $0.state != .leaving }
    }
  }

  /// Whether a leaving child is listed again, here or in another list of the group, and returns
  /// with the next frame.
  func comesBack(_ index: Int32, _ arrangement: ChildArrangement) -> Bool {
    let key = arrangement.children[Int(index)].key
    for list in all
    where list === arrangement || arrangement.group != 0 && list.group == arrangement.group {
      for position in 0..<list.pending.count where list.pending[position].key == key {
        if list.pending[position].flags & ChildEntry.leaves == 0 { return true }
      }
    }
    return false
  }

  /// Whether a view is, or stands in, a child that leaves and is not listed again.
  func isLeaving(_ view: Int) -> Bool {
    var index = view
    while true {
      if let (arrangement, child) = membership(index),
        arrangement.children[Int(child)].state == .leaving, !comesBack(child, arrangement)
      {
        return true
      }
      guard let next = views.parent(index) else { return false }
      index = next
    }
  }
}
