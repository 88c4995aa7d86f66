/// Pages and snap positions, at which content rests.
extension Scroller {
  /// Returns the pages of an axis; none without paging.
  func paging(_ axis: Int) -> Paging? {
    guard options.paging.has(axis) else { return nil }
    let scrollAxis = self[axis]
    let size = options.pageSize > 0 ? options.pageSize + options.pageSpacing : scrollAxis.dimension
    guard size > 0, size.isFinite else { return nil }
    let forward = forward(axis)
    // Pages that are counted from the right begin as far from the offset at which content begins
    // there, whatever the insets.
    let begin = content.size.width - scrollAxis.dimension
    let origin = forward > 0 ? options.pageOrigin : begin - options.pageOrigin
    let end = forward > 0 ? scrollAxis.maximum - origin : origin - scrollAxis.minimum
    // The last page may be shorter; rounding makes no page more.
    let last = Elementary.ceil(end / size - 1e-9)
    return Paging(
      size: size, origin: origin, forward: forward, last: max(0, last),
      maximum: options.maximumPages)
  }

  /// Returns the page at which an axis rests, or to which it moves; nil without paging.
  func pageNow(_ axis: Int) -> Double? {
    guard let paging = paging(axis) else { return nil }
    return min(max(0, paging.page(at: self[axis].target)), paging.last)
  }

  /// Returns the snap positions of an axis, as offsets in the present range; none without any.
  func snapping(_ axis: Int) -> Snapping? {
    let areas = content.snapAreas[axis]
    guard options.strictness != .none, !areas.isEmpty else { return nil }
    let scrollAxis = self[axis]
    var inset = restInsets(axis)
    let padding = options.snapPadding
    inset.start += axis == 0 ? padding.left : padding.top
    inset.end += axis == 0 ? padding.right : padding.bottom
    var positions: [Snapping.Position] = []
    positions.reserveCapacity(areas.count)
    for area in areas {
      let first = area.start - inset.start
      let last = area.start + area.size - scrollAxis.dimension + inset.end
      let offset: Double
      switch area.alignment {
      case .start: offset = first
      case .center: offset = (first + last) / 2
      case .end: offset = last
      }
      // Where the area is larger than the view, it fills the view at all offsets from `first` to `last`;
      // elsewhere at none: then `begin` lies beyond `end`.
      positions.append(
        Snapping.Position(
          offset: scrollAxis.inRange(offset), stops: area.stops,
          begin: last > first ? scrollAxis.inRange(first) : .infinity, end: scrollAxis.inRange(last)
        ))
    }
    return Snapping(
      positions: positions, strictness: options.strictness,
      proximity: options.snapProximity > 0 ? options.snapProximity : scrollAxis.dimension / 3,
      range: scrollAxis.range)
  }

  /// Returns the offset at which a release would come to rest on an axis (SC-3, SC-36, SC-39).
  func landing(_ axis: Int, velocity: Double) -> Double {
    let scrollAxis = self[axis]
    guard scrollAxis.excess == 0 else {
      // Beyond an edge it bounces: a copy is released to find where that ends.
      var probe = scrollAxis
      probe.release(velocity: velocity, at: 0)
      return probe.target
    }
    let begin = fingers.begin[axis]
    if let paging = paging(axis) {
      let caught = fingers.caughtTarget[axis]
      let first = min(max(0, paging.page(at: caught ?? begin)), paging.last)
      var page = paging.target(
        from: scrollAxis.offset, velocity: velocity, begin: first, scrollAxis.decay)
      if let caught, paging.maximum > 0, velocity.magnitude >= ScrollFigures.flickSpeed,
        (caught - begin) * velocity > 0
      {
        // A flick in the direction of a caught motion turns on from that motion's target.
        page =
          paging.forward * velocity > 0
          ? min(max(page, first + 1), paging.last) : max(0, min(page, first - 1))
      }
      return scrollAxis.inRange(paging.offset(of: page))
    }
    if let snapping = snapping(axis) {
      return snapping.target(
        from: scrollAxis.offset, velocity: velocity, begin: begin, scrollAxis.decay)
    }
    return stopAtBar(axis, velocity)
      ?? scrollAxis.inRange(
        scrollAxis.decay.projectedEnd(from: scrollAxis.offset, velocity: velocity))
  }

  /// Returns the offset at which a bar has its largest or its standard extent, for a release that would
  /// come to rest between the two; nil for others (BA-2).
  private func stopAtBar(_ axis: Int, _ velocity: Double) -> Double? {
    guard axis == 1, let bar = content.bar, bar.expansion > 0, y.excess == 0 else { return nil }
    let (start, end) = (top, top + bar.expansion)
    let natural = y.decay.projectedEnd(from: y.offset, velocity: velocity)
    guard natural > start, natural < end else { return nil }
    let ends = [start, end].map { Snapping.Position(offset: $0, begin: .infinity, end: $0) }
    return y.inRange(
      Snapping(positions: ends, strictness: .mandatory, proximity: 0, range: start...end)
        .target(from: y.offset, velocity: velocity, begin: y.offset, y.decay))
  }

  /// Starts the motion of a release to `target`, which the host may have chosen; `natural` is where it
  /// would lead by itself, nil for a motion that has to go to `target`.
  func launch(
    _ axis: Int, velocity: Double, natural: Double?, target: Double, at time: Double
  ) {
    var scrollAxis = self[axis]
    defer { self[axis] = scrollAxis }
    scrollAxis.state = .idle
    let isChosen = target != natural
    guard isChosen || (scrollAxis.excess == 0 && prescribesRest(axis, velocity)) else {
      return scrollAxis.release(velocity: velocity, at: time)
    }
    let target = scrollAxis.inRange(target)
    // A delegate that sets the present offset as target stops it there.
    if target == scrollAxis.offset, isChosen || velocity.magnitude <= Decay.stoppingSpeed { return }
    scrollAxis.start(
      ScrollMotion(
        settling: options.paging.has(axis) ? nil : scrollAxis.decay, from: scrollAxis.offset,
        velocity: velocity, to: target, at: time))
  }

  /// Whether the place at which an axis comes to rest is prescribed: by pages, snap positions, or a bar
  /// between whose extents a release at a velocity would end.
  func prescribesRest(_ axis: Int, _ velocity: Double = 0) -> Bool {
    options.paging.has(axis) || snaps(axis) || stopAtBar(axis, velocity) != nil
  }

  /// Whether an axis has snap positions.
  func snaps(_ axis: Int) -> Bool {
    options.strictness != .none && !content.snapAreas[axis].isEmpty
  }

  /// Moves from rest to the nearest position at which it may rest, and reports that (SC-40).
  func settleAtRest() {
    guard !isDragging, !isTouched, !isMoving, prescribesRest(0) || prescribesRest(1),
      case .none = reported
    else { return }
    fingers.count(from: offset)
    for axis in 0..<2 where prescribesRest(axis) && self[axis].excess == 0 {
      let target = landing(axis, velocity: 0)
      launch(axis, velocity: 0, natural: target, target: target, at: scrollers.now)
    }
    guard isMoving else { return }
    scrollers.enlist(self)
    beginDecelerating()
  }

  /// Notes the present pages, before anything turns them.
  func rememberPages() {
    goals.rememberPage(0, pageNow(0))
    goals.rememberPage(1, pageNow(1))
  }

  /// Reports pages to which the target has turned.
  func reportPages() {
    for axis in 0..<2 {
      guard let page = pageNow(axis) else { continue }
      let old = goals.notePage(axis, page)
      guard let old, old != page else { continue }
      scrollers.events.post(
        .scrollPageChanged, handle, other: view, detail: Int32(axis), value: page)
      guard let delegate else { continue }
      scrollers.host.call { delegate.didChangePage(self, axis: axis, page: page) }
      guard isAlive else { return }
    }
  }
}
