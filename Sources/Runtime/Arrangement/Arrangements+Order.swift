/// Visible parts of views, and the order of subviews.
extension Arrangements {
  /// Returns the visible part of a view in its own coordinates, with a margin around: what the window
  /// and the views around it that clip leave of it. Nil if a map to it has no inverse, or if nothing
  /// clips because it is out of the window.
  func sight(of view: Int, _ margin: Double) -> Rect? {
    var sight: Rect?
    var index = view
    while true {
      if index == 0 || views.has(.clipsToBounds, index) {
        guard let transform = try? tracks.transform(from: index, to: view, isShown: true),
          let seen = try? transform.carry(tracks.place(of: index).bounds)
        else { return nil }
        // Where rectangles do not meet nothing is visible. An empty one at a corner of the clipping view
        // stands for that: the margin around it then counts children near it as visible, which only
        // means that they are moved.
        sight =
          sight.map { $0.intersection(seen) ?? Rect(origin: seen.origin, size: .zero) } ?? seen
      }
      guard let next = views.parent(index) else { break }
      index = next
    }
    return sight.map {
      Rect(
        x: $0.minX - margin, y: $0.minY - margin, width: $0.size.width + 2 * margin,
        height: $0.size.height + 2 * margin)
    }
  }

  /// Whether nothing can be seen of a view where it is shown nor, if it moves, at its target and on the
  /// way.
  func isOutOfSight(_ view: Int, movingTo target: Rect?, _ call: ArrangementCall) -> Bool {
    guard let sight = call.sight else { return false }
    guard var swept = tracks.shownFrame(of: view) else { return false }
    if let target { swept = swept.union(target) }
    return swept.maxX < sight.minX || swept.minX > sight.maxX || swept.maxY < sight.minY
      || swept.minY > sight.maxY
  }

  /// Puts the views of a list into its order, back to front, leavers where the options say, and those
  /// in front last; other subviews keep their neighbours. One walk along the siblings: a view that
  /// comes next already stays, any other is inserted there.
  func order(_ arrangement: ChildArrangement) {
    let parent = arrangement.parent.index
    arrangement.numberList()
    var sibling = views.rows[parent].firstChild
    var last = -1
    for position in 0..<arrangement.listed.count {
      let child = arrangement.children[Int(arrangement.listed[position])]
      let view = Handle(bits: child.view).index
      if child.isInFront { continue }
      last = view
      sibling = firstListed(from: sibling, arrangement)
      if Int(sibling) == view {
        sibling = views.rows[view].next
      } else if sibling >= 0 {
        try? views.insert(view, into: parent, below: Int(sibling))
      }
    }
    orderLeavers(of: arrangement)
    if arrangement.hasFront { bringToFront(arrangement, above: last) }
  }

  /// Moves held children in front of the others, and those under a finger in front of these.
  private func bringToFront(_ arrangement: ChildArrangement, above last: Int) {
    var last = last
    for isUnderFinger in [false, true] {
      for position in 0..<arrangement.listed.count where last >= 0 {
        let child = arrangement.children[Int(arrangement.listed[position])]
        let view = Handle(bits: child.view).index
        guard child.isInFront, child.isUnderFinger == isUnderFinger else { continue }
        if isBehind(view, last, arrangement) {
          try? views.insert(view, into: arrangement.parent.index, above: last)
        }
        last = view
      }
    }
  }

  /// Whether a view that belongs in front stands behind another one, or behind one that does not.
  private func isBehind(_ view: Int, _ last: Int, _ arrangement: ChildArrangement) -> Bool {
    var sibling = views.rows[view].next
    while sibling >= 0 {
      let index = index(of: Int(sibling), in: arrangement)
      if Int(sibling) == last { return true }
      if index >= 0, case let child = arrangement.children[Int(index)], child.state != .leaving,
        !child.isInFront
      {
        return true
      }
      sibling = views.rows[Int(sibling)].next
    }
    return false
  }

  /// Returns the first sibling, from a view on, that is listed and not in front; −1 if there is
  /// none.
  private func firstListed(from first: Int32, _ arrangement: ChildArrangement) -> Int32 {
    var sibling = first
    while sibling >= 0 {
      let index = index(of: Int(sibling), in: arrangement)
      if index >= 0 {
        let child = arrangement.children[Int(index)]
        if child.state != .leaving, !child.isInFront { return sibling }
      }
      sibling = views.rows[Int(sibling)].next
    }
    return -1
  }

  /// Puts leavers below or above the listed children, if the options say so.
  private func orderLeavers(of arrangement: ChildArrangement) {
    guard arrangement.options.leaverOrder != .natural, arrangement.listed.count > 0 else { return }
    let isBelow = arrangement.options.leaverOrder == .below
    let position = isBelow ? 0 : arrangement.listed.count - 1
    let edge = Handle(bits: arrangement.children[Int(arrangement.listed[position])].view).index
    for position in 0..<arrangement.leavers.count {
      let child = arrangement.children[Int(arrangement.leavers[position])]
      let view = Handle(bits: child.view).index
      if isBelow {
        try? views.insert(view, into: arrangement.parent.index, below: edge)
      } else {
        try? views.insert(view, into: arrangement.parent.index, above: edge)
      }
    }
  }
}
