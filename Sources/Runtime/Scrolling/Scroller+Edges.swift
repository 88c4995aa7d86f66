/// The range of offsets, from content, insets and the view.
extension Scroller {
  /// Sets the options, and adapts range, motion and drag to them.
  func setOptions(_ new: ScrollerOptions) {
    let now = scrollers.now
    let hasOtherRate = new.decay != options.decay
    edgesChanged { take(new) }
    adoptDirection()
    // SC-47: momentum goes on from here at its new rate.
    if hasOtherRate {
      for axis in 0..<2 where self[axis].stateNumber == ScrollMotion.Kind.decelerating.rawValue {
        self[axis].release(velocity: self[axis].velocity(at: now), at: now)
      }
    }
    guard !new.isEnabled else { return }
    pan.cancel()
    pinch?.cancel()
    scrollers.wheels.endSequence(of: self)
    if isAlive { stop() }
  }

  /// Returns the insets at the start and the end of an axis.
  func insets(_ axis: Int) -> (start: Double, end: Double) {
    let safe = safeInsets(axis)
    guard axis != 0 else {
      return (content.inset.left + safe.start, content.inset.right + safe.end)
    }
    return (
      content.inset.top + safe.start + (isRefreshing ? options.refreshDistance : 0),
      content.inset.bottom + safe.end
    )
  }

  /// Finds the range of offsets of both axes anew; the offsets stay.
  func findEdges() {
    scrollers.noteEdges()
    setRange(0, of: &x, content: content.size.width)
    setRange(1, of: &y, content: content.size.height)
  }

  /// Sets the range of an axis: minimum = −inset, maximum = content + inset − dimension. Content
  /// that is centered, and smaller than its room, has both at the offset that centers it (SC-77);
  /// from right to left it has both at its maximum, where it begins (SC-48).
  func setRange(_ axis: Int, of scrollAxis: inout ScrollAxis, content: Double) {
    let size = scrollers.views.bounds(view.index).size
    let dimension = axis == 0 ? size.width : size.height
    let inset = insets(axis)
    let room = dimension - inset.start - inset.end - content
    let maximum = content + inset.end - dimension
    var minimum = -inset.start
    if room > 0 {
      if options.centersContent {
        minimum -= room / 2
      } else if forward(axis) < 0 {
        minimum = maximum
      }
    }
    scrollAxis.setRange(minimum, maximum, dimension: dimension)
  }

  /// Runs a change of content, insets or the view (SC-43, SC-44, SC-85). Offsets at rest go where
  /// they belong at once, or with the open animation block: that moves them on from where an earlier
  /// one shows them.
  ///
  /// Content at its end stays there when the view has another size, and with a bar at the end
  /// (BA-4). `carried` is the distance by which the change itself takes offsets along, `resize` the
  /// change of the view's size: what moves that moves the offset as well.
  func edgesChanged(
    keepsEnd: Bool = false, carried: Double = 0, _ resize: Tracks.Resize = .init(),
    _ change: () -> Void
  ) {
    let isPlaced = adoptBounds(resize)
    adoptDirection()
    let before = EdgesBefore(
      axes: (x, y), pages: (pageNow(0), pageNow(1)), paging: (paging(0), paging(1)),
      goals: (goal(0), goal(1)), width: content.size.width)
    change()
    applyOptions()
    findEdges()
    // The start of content that begins at the right moves as the content grows and the view narrows.
    let wider = isPlaced ? 0 : x.dimension - before.axes.0.dimension
    let growth = content.size.width - before.width
    carryMotions(from: before, by: (growth - carried) - wider, resize)
    var place = adaptAxes(from: before, keepsEnd: keepsEnd, shift: growth - wider)
    // A resize may have moved the view's origin away from the offset.
    let isElsewhere: Bool
    if x.isMoving || x.isDragging {
      place.x = x.offset
      isElsewhere = false
    } else {
      isElsewhere = scrollers.views.geometry(view.index)[Component.boundsX] != place.x
    }
    if y.isMoving || y.isDragging { place.y = y.offset }
    if place != offset || isElsewhere { put(place, resize) }
    noteGoal(before.goals.0, 0)
    noteGoal(before.goals.1, 1)
    show()
    if isMoving { scrollers.enlist(self) } else if !isDragging { reportEnd(finished: false) }
    if misses(before.goals.0, 0) || misses(before.goals.1, 1) {
      goals.waitForSizes(until: scrollers.frame.number + 2)
    } else {
      goals.endWait()
    }
    // Further sizes may follow.
    if isWaiting { return scrollers.enlist(self) }
    settleAtRest()
  }

  /// Axes, pages and goals before a change of the edges, as found with the old ones.
  private struct EdgesBefore {
    let axes: (ScrollAxis, ScrollAxis)
    let pages: (Double?, Double?)
    let paging: (Paging?, Paging?)
    let goals: (ScrollGoal?, ScrollGoal?)
    /// Width of the content.
    let width: Double
  }

  /// Carries motions and drags over to pages of another size, and along with the start of content that
  /// begins at the right and has moved by `distance`. Where pages determine the offset, that is found
  /// already: only what is shown goes along.
  private func carryMotions(
    from before: EdgesBefore, by distance: Double, _ resize: Tracks.Resize
  ) {
    if let old = before.paging.0 { carryPages(0, from: old, before.goals.0) }
    if let old = before.paging.1 { carryPages(1, from: old, before.goals.1) }
    if isCarriedByPages(before.paging.0, before.goals.0) {
      moveShownWithStart(from: before.axes.0.offset, by: distance, resize)
    } else {
      moveWithStart(by: distance, resize, carriesFingers: before.paging.0 == nil)
    }
  }

  /// Adapts motions and drags to the new edges. Returns the offset with the places of axes at rest, which
  /// the caller sets.
  private func adaptAxes(from before: EdgesBefore, keepsEnd: Bool, shift: Double) -> Point {
    let now = scrollers.now
    var place = offset
    for axis in 0..<2 {
      let goal = axis == 0 ? before.goals.0 : before.goals.1
      let wanted = goal.flatMap { offset(for: $0.terms, axis) }
      let after = self[axis]
      guard case .idle = after.state else {
        self[axis].edgesChanged(at: now, goal: wanted)
        continue
      }
      let old = axis == 0 ? before.axes.0 : before.axes.1
      let page = axis == 0 ? before.pages.0 : before.pages.1
      let resting = after.inRange(
        wanted ?? restingOffset(axis, old, page: page, keepsEnd: keepsEnd, shift: shift))
      if axis == 0 { place.x = resting } else { place.y = resting }
    }
    return place
  }

  /// Returns where an axis at rest belongs after a change of the edges, if it has no goal: at its page
  /// after a change of the view's size, at the start or the end of the content if it was there, else where it
  /// was. `before` is the axis before the change; content that begins at the right goes along by `shift`.
  private func restingOffset(
    _ axis: Int, _ before: ScrollAxis, page: Double?, keepsEnd: Bool, shift: Double
  ) -> Double {
    let after = self[axis]
    let isTurned = forward(axis) < 0
    let (start, end) =
      isTurned ? (before.maximum, before.minimum) : (before.minimum, before.maximum)
    let (newStart, newEnd) =
      isTurned ? (after.maximum, after.minimum) : (after.minimum, after.maximum)
    let isResized = before.dimension != after.dimension
    if let page, isResized, let paging = paging(axis) { return paging.offset(of: page) }
    if start != newStart, isSame(before.offset, start) { return newStart }
    if keepsEnd || isResized, isSame(before.offset, end), start != end { return newEnd }
    return isTurned ? before.offset + shift : before.offset
  }

  /// Sets the offset as a setter of the host does: an open animation block moves what is shown. With a
  /// change of the view's size that is in motion, what is shown moves with the size.
  func put(_ offset: Point, _ resize: Tracks.Resize = .init()) {
    x.offset = offset.x
    y.offset = offset.y
    let model = scrollers.views.geometry(view.index)
    guard model[Component.boundsX] != offset.x || model[Component.boundsY] != offset.y,
      let kind = PropertyKind.builtIn(.bounds)
    else {
      return
    }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      guard let values = scratch.baseAddress else { return }
      values[0] = offset.x
      values[1] = offset.y
      values[2] = model[Component.width]
      values[3] = model[Component.height]
      guard let group = resize.group else {
        return scrollers.animations.set(view.index, .bounds, kind, to: values)
      }
      scrollers.tracks.animate(view.index, .bounds, kind, to: values, group: group)
    }
    noteShownChange()
  }

  /// How content at rest gets to an offset that its growth has given it.
  enum OffsetChange {
    /// With the animated block that is open, otherwise at once.
    case withOpenBlock
    /// At once, whatever block is open, as the content itself stands there at once.
    case atOnce
  }

  /// Adapts to content that has grown at a place, counted from its start. If that is before what is
  /// visible, the offset, drag, motion and goal move along, so that what is visible stays (SC-42).
  /// Offsets count from the left: those of content from right to left move along when it grows behind.
  ///
  /// `showing` says how content at rest gets to its new offset.
  func adjust(
    _ axis: Int, at place: Double, by delta: Double, showing change: OffsetChange = .withOpenBlock
  ) {
    adoptAtRest()
    let (isTurned, insets) = (forward(axis) < 0, insets(axis))
    let length = axis == 0 ? content.size.width : content.size.height
    let offset = anchoredOffset(axis)
    let seen =
      isTurned ? length - offset - self[axis].dimension + insets.end : offset + insets.start
    var moves = (place <= seen) != isTurned
    content.grow(axis, by: delta)
    if isAnimatedByBlock, !isMoving, !isInHand {
      // What is seen is on the block's way, the offset is its target. Where that would leave the range, the
      // content has shrunk, and the target keeps its distance from the other edge instead.
      findEdges()
      let target = self[axis].offset + (moves ? delta : 0)
      if self[axis].inRange(target) != target { moves = !moves }
    }
    moveGoal(axis, at: isTurned ? length - place : place, by: delta, movesOffset: moves)
    guard moves else { return edgesChanged {} }
    // Before the offset, which the old range might not contain.
    findEdges()
    self[axis].shift(by: delta)
    fingers.shift(axis, by: delta)
    if axis == 1 { content.noteShift(by: delta) }
    let hadScrolled = news.hasScrolled
    switch self[axis].state {
    case .idle:
      if change == .atOnce { show() } else { noteContentMoved(axis, by: delta) }
      put(
        axis == 0
          ? Point(x: x.inRange(x.offset), y: y.offset)
          : Point(x: x.offset, y: y.inRange(y.offset)))
    case .dragging, .moving:
      if change == .withOpenBlock, isInBlock {
        // The finger and the motion are with the content already; what is shown goes with the block.
        noteContentMoved(axis, by: delta)
        put(self.offset)
      }
      self[axis].edgesChanged(at: scrollers.now)
      show()
    }
    news.noteAdjustment(since: hadScrolled)
    if isMoving { scrollers.enlist(self) }
  }
}
