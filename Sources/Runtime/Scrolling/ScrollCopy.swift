/// Copies of axes that move by themselves: each is a function of time, edges included.
final class ScrollCopy: MoverCopy {
  private var axes = Buffer<(x: ScrollAxis, y: ScrollAxis)>()

  override func removeAll() {
    super.removeAll()
    axes.removeAll()
  }

  /// Adds the axes of a view's scroller.
  func add(_ view: Int, _ x: ScrollAxis, _ y: ScrollAxis) {
    add(view)
    axes.append((x, y))
  }

  /// Returns how far the axes move until a time, added over the scrollers.
  override func distance(until time: Double) -> Double {
    var sum = 0.0
    for index in 0..<axes.count {
      let (x, y) = (axes[index].x, axes[index].y)
      sum += max(distance(of: x, until: time), distance(of: y, until: time))
    }
    return sum
  }

  /// Returns how far an axis moves until a time.
  private func distance(of axis: ScrollAxis, until time: Double) -> Double {
    guard axis.isMoving else { return 0 }
    var end = axis
    _ = end.advance(to: time)
    return (end.offset - axis.offset).magnitude
  }

  /// Writes the offsets at a time to copied views.
  override func show(in copies: Views, at time: Double) {
    for index in 0..<axes.count {
      var (x, y) = axes[index]
      if x.isMoving { _ = x.advance(to: time) }
      if y.isMoving { _ = y.advance(to: time) }
      let view = Int(views[index])
      let bounds = copies.geometry(view) + Component.bounds
      (bounds[0], bounds[1]) = (x.offset, y.offset)
      if x.offset != axes[index].x.offset || y.offset != axes[index].y.offset {
        copies.noteChange(view, .bounds)
      }
    }
  }
}

extension Scrollers {
  /// Adds copies of the axes that move by themselves. A scroller that a finger, a block or the host
  /// moves stands still in the copy, and so does momentum at an edge where an outer scroller would take
  /// it over.
  func copyMoving(into copies: MoverCopies) {
    forEachMoving { scroller in
      if scroller.zoom.motion != nil { copies.note(.zooms) }
      guard views.names.contains(scroller.view) else { return }
      // A block moves the bounds as well, or will after a delay: what comes of both together is not
      // known before.
      guard tracks.find(scroller.view.index, .bounds).isNone else { return copies.note(.starts) }
      guard canCopy(scroller) else { return }
      copies.one(ScrollCopy()).add(scroller.view.index, copy(scroller, 0), copy(scroller, 1))
    }
  }

  /// Whether the axes of a scroller alone determine what it shows from this frame on.
  private func canCopy(_ scroller: Scroller) -> Bool {
    guard scroller.zoom.motion == nil, !scroller.isDragging, !scroller.isLedByBlock,
      scroller.x.autoscrolling == nil, scroller.y.autoscrolling == nil
    else { return false }
    // Bounds that the host has set since are adopted by the next frame: its offset stands.
    let origin = views.bounds(scroller.view.index).origin
    return origin.x == scroller.x.offset && origin.y == scroller.y.offset
  }

  /// Returns a copy of an axis. It bounces at an edge if no scroller around it would take its momentum
  /// over.
  private func copy(_ scroller: Scroller, _ axis: Int) -> ScrollAxis {
    var scrollAxis = scroller[axis]
    guard scrollAxis.passesOn, case .moving(let motion) = scrollAxis.state,
      let met = motion.crossing
    else {
      return scrollAxis
    }
    var outer = around(scroller)
    while let next = outer, !next.canMove(axis, met.velocity) { outer = around(next) }
    scrollAxis.passesOn = outer != nil
    return scrollAxis
  }
}
