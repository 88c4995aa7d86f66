extension Views {
  /// Below this alpha a view takes no touches.
  static let touchableAlpha = 0.01

  /// The frontmost view that a touch reaches: `index` or one below it. By model values
  /// (CONTRACT UA-8).
  ///
  /// What a view does not let through its subviews do not see, and a point outside a view's bounds
  /// is outside for all that is below. So the way down never turns back: a view that is reached is
  /// the answer unless one of its subviews is. Only one that passes touches has to have such a
  /// subview.
  func hitTest(_ index: Int, _ point: Point) -> Int? {
    guard takesTouches(index), bounds(index).contains(point) else { return nil }
    var hit = index
    var point = point
    var candidate = rows[hit].lastChild
    while candidate >= 0 {
      let child = Int(candidate)
      if takesTouches(child), let inside = enter(child, point), bounds(child).contains(inside),
        !rows[child].flags.contains(.passesTouches) || hitTest(child, inside) != child
      {
        hit = child
        point = inside
        candidate = rows[child].lastChild
      } else {
        candidate = rows[child].previous
      }
    }
    return hit
  }

  private func takesTouches(_ index: Int) -> Bool {
    let row = rows[index]
    return row.flags.contains(.userInteractionEnabled) && !row.flags.contains(.hidden)
      && row.interactionBlocks == 0 && look(index)[0] >= Self.touchableAlpha
  }
}
