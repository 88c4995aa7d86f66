extension Views {
  /// Below this alpha a view takes no touches.
  static let touchableAlpha = 0.01

  /// The frontmost view that a touch reaches: `index` or one below it. By model values (UA-8), but
  /// for views that an animator moves.
  ///
  /// A touch that a view does not let through does not reach its subviews, and a point outside a
  /// view's bounds is outside for all below it. So the descent never turns back: a view that is
  /// reached is the answer unless one of its subviews is. Only one that passes touches has to have
  /// such a subview.
  @_optimize(speed)
  func hitTest(_ index: Int, _ point: Point) -> Int? {
    guard takesTouches(index), touchedBounds(index).contains(point) else { return nil }
    var hit = index
    var point = point
    var candidate = rows[hit].lastChild
    while candidate >= 0 {
      let child = Int(candidate)
      if takesTouches(child), let inside = reach(child, point),
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

  /// A point of the superview in a view's own coordinates, when the view is there.
  @inline(__always)
  private func reach(_ index: Int, _ point: Point) -> Point? {
    guard let place = touchedPlace(index) else {
      guard let inside = enter(index, point), bounds(index).contains(inside) else { return nil }
      return inside
    }
    if rows[index].flags.contains(.singleSided), place.placement.isSeenFromBehind { return nil }
    guard let inside = place.placement.inPlane.inverted()?.apply(to: point),
      place.bounds.contains(inside)
    else { return nil }
    return inside
  }

  private func touchedBounds(_ index: Int) -> Rect {
    touchedPlace(index)?.bounds ?? bounds(index)
  }

  @inline(__always)
  private func touchedPlace(_ index: Int) -> ShownPlace? {
    guard !rows.base[index].firstTrack.isNone || has(.swiped, index) else { return nil }
    return touchedPlaceInMotion(index)
  }

  @inline(never)
  private func touchedPlaceInMotion(_ index: Int) -> ShownPlace? {
    for observer in observers {
      if let place = observer.touchedPlace(of: index) { return place }
    }
    return nil
  }

  /// Whether a view is in the window, and neither it nor anything around it is hidden or disabled.
  func isReachable(_ index: Int) -> Bool {
    var current = index
    while rows[current].flags.contains(.userInteractionEnabled),
      !rows[current].flags.contains(.hidden)
    {
      guard let parent = parent(current) else { return current == window.index }
      current = parent
    }
    return false
  }

  @inline(__always)
  private func takesTouches(_ index: Int) -> Bool {
    let flags = rows.base[index].flags
    return flags.contains(.userInteractionEnabled)
      && flags.isDisjoint(with: [.hidden, .untouchable, .drawnElsewhere])
      && rows.base[index].interactionBlocks == 0 && look(index)[0] >= Self.touchableAlpha
  }
}
