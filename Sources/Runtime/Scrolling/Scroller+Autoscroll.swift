/// Scrolling while something is dragged near an edge (AU).
extension Scroller {
  /// Returns how fast and which way an axis would scroll under a finger; nil if the finger is not near
  /// an edge, or nothing is left to scroll into sight there.
  ///
  /// With the finger at a depth in a zone of the visible part along its edge, the speed is
  /// 900 pt/s · (depth / zone)², the depth limited to the zone (AU-1).
  func autoscroll(_ axis: Int, under point: Point) -> Autoscroll.Pull? {
    guard isAlive, moves(axis), !isDragging, zoom.pinch == nil,
      case let bounds = scrollers.views.bounds(view.index),
      let inside = try? scrollers.views.convert(
        point, from: scrollers.views.window.index, to: view.index)
    else { return nil }
    let place = inside - bounds.origin
    let across = axis == 0 ? place.dy : place.dx
    let width = axis == 0 ? bounds.size.height : bounds.size.width
    guard across >= 0, across <= width else { return nil }
    let along = axis == 0 ? place.dx : place.dy
    let length = axis == 0 ? bounds.size.width : bounds.size.height
    let inset = shownInsets(axis)
    let visible = length - inset.start - inset.end
    guard visible > 0 else { return nil }
    let zone = min(ScrollFigures.autoscrollZone, visible / ScrollFigures.autoscrollShare)
    let (low, high) = (inset.start + zone - along, along - (length - inset.end - zone))
    let depth = max(low, high)
    guard depth > 0 else { return nil }
    let share = min(1, depth / zone)
    let speed = ScrollFigures.autoscrollSpeed * share * share
    let velocity = high >= low ? speed : -speed
    guard velocity != 0, self[axis].excess == 0, self[axis].hasRoom(velocity) else { return nil }
    return Autoscroll.Pull(velocity: velocity, isBeyond: depth > zone)
  }

  /// Scrolls at an even velocity until it meets the edge, in place of what moves it; at 0 it stops.
  func setAutoscroll(_ axis: Int, _ velocity: Double, at time: Double) {
    guard isAlive, !isDragging else { return }
    if let present = self[axis].autoscrolling {
      guard present != velocity else { return }
      _ = self[axis].advance(to: time)
    } else {
      guard velocity != 0 else { return }
      adoptView()
      if isMoving { halt(at: time) }
      guard isAlive, !isDragging else { return }
      showIndicators(at: time)
    }
    self[axis].autoscroll(velocity: velocity, at: time)
    show()
    if isMoving { scrollers.enlist(self) } else { settleAtRest() }
  }
}
