/// Releases, sessions and their reports, and the frame (SC-1).
extension Scroller {
  /// The finger has let go: finds where the release leads, which the delegate may change, starts what
  /// goes there, and reports the end of the drag and what begins. May begin to refresh (SC-78).
  func release(_ velocity: Vector, at time: Double) {
    letKeyboardGo()
    guard isAlive, isDragging else { return }
    let limit = ScrollFigures.fastestRelease
    let velocity = Vector(
      dx: built(velocity.dx, on: fingers.caught.velocity.dx, at: time, limit),
      dy: built(velocity.dy, on: fingers.caught.velocity.dy, at: time, limit))
    indicators.rest(since: time)
    let mark = news.countRequest()
    fingers.release()
    scrollers.setDragger(.none, of: self)
    for axis in 0..<2 { self[axis].state = .idle }
    let refreshes = triggersRefresh
    if refreshes { content.setRefresh(.running) }
    if case .endedInHand = content.refresh { content.setRefresh(.none) }
    if refreshes { findEdges() }
    // Beyond a limit of the scale it comes back, and does not go on.
    let isZoomed = zoom.scale != zoom.inRange
    let natural = Point(
      x: landing(0, velocity: velocity.dx), y: landing(1, velocity: velocity.dy))
    var target = natural
    if fingers.drag == .released { notifyThatDragEnds(velocity, &target) }
    guard isAlive, serial == mark else {
      notifyThatDragEnded(goesOn: isMoving)
      return notifyOfRefresh(refreshes)
    }
    if !isZoomed || !settleZoom(velocity, at: time) {
      launch(0, velocity: velocity.dx, natural: natural.x, target: target.x, at: time)
      launch(1, velocity: velocity.dy, natural: natural.y, target: target.y, at: time)
    }
    fingers.noteLift(
      from: y.offset, to: y.target, velocity.dy, after: content.shift, at: time)
    if indicators.areShown || zoom.isReported { scrollers.list(self) }
    fingers.forgetTargets()
    // Content that does not bounce is at its edge already.
    show()
    let goesOn = isMoving
    if goesOn { scrollers.list(self) } else { notifyOfScroll() }
    notifyThatDragEnded(goesOn: isMoving)
    notifyOfRefresh(refreshes)
    guard isAlive, serial == mark else { return }
    if goesOn { beginDecelerating() }
    guard isAlive, serial == mark else { return }
    notePages()
  }

  /// A flick in the way of one that was caught just before is faster by a part of it (SC-30).
  private func built(
    _ velocity: Double, on before: Double, at time: Double, _ limit: Double
  ) -> Double {
    var velocity = velocity
    if options.carriesMomentum, before * velocity > 0,
      velocity.magnitude >= ScrollFigures.flickSpeed,
      time - fingers.caught.time <= ScrollFigures.carryTime
    {
      let more = min(0.000816 * Elementary.pow(before.magnitude, 1.967), 40_000)
      velocity += velocity > 0 ? more : -more
    }
    return min(max(velocity, -limit), limit)
  }

  private func notifyThatDragEnds(_ velocity: Vector, _ target: inout Point) {
    scrollers.events.post(.scrollWillEndDragging, handle, other: view, value: velocity.dy)
    guard let delegate else { return }
    scrollers.host.call { delegate.willEndDragging(self, velocity: velocity, target: &target) }
  }

  /// Once a drag, and before anything else is told to begin.
  private func notifyThatDragEnded(goesOn: Bool) {
    guard fingers.takeEnd() else { return }
    scrollers.events.post(.scrollDidEndDragging, handle, other: view, detail: goesOn ? 1 : 0)
    guard let delegate else { return }
    scrollers.host.call { delegate.didEndDragging(self, willDecelerate: goesOn) }
  }

  /// Its view has ended: what had begun is over.
  func endWithoutView() {
    if isDragging {
      fingers.release()
      letKeyboardGo()
    }
    notifyThatDragEnded(goesOn: false)
    endSession(finished: false)
    fingers.leave()
    zoom.drop()
    notifyOfZoomEnd()
  }

  /// Reports that a motion by itself begins, unless one is reported already; the end of a drag, and of
  /// what moved before, is told first.
  func beginDecelerating() {
    if case .decelerating = session { return }
    let mark = serial
    notifyThatDragEnded(goesOn: true)
    guard serial == mark, makeWay(), isMoving else { return }
    news.begin(.decelerating)
    showIndicators(at: scrollers.now)
    scrollers.events.post(.scrollWillBeginDecelerating, handle, other: view)
    guard let delegate else { return }
    scrollers.host.call { delegate.willBeginDecelerating(self) }
  }

  /// Reports that the motion or drag under way is over, for another one to come instead. Returns whether that
  /// may come: the host may have asked for something else meanwhile, which counts. A settling at rest
  /// does not count.
  func makeWay() -> Bool {
    let mark = serial
    endSession(finished: false, leaving: .replaced)
    if case .replaced = session { news.begin(.none) }
    return isAlive && serial == mark
  }

  /// Tells that what had begun is over.
  func endSession(finished: Bool, leaving next: ScrollNews.Session = .none) {
    let detail: Int32 = finished ? 1 : 0
    switch news.end(leaving: next) {
    case .none, .replaced: return
    case .decelerating:
      scrollers.events.post(.scrollDidEndDecelerating, handle, other: view, detail: detail)
      guard let delegate else { return }
      scrollers.host.call { delegate.didEndDecelerating(self, finished: finished) }
    case .animating(let completion, let isToTop):
      scrollers.events.post(.scrollDidEndAnimation, handle, other: view, detail: detail)
      scrollers.animations.completions.fire(completion, finished: finished)
      if let delegate {
        scrollers.host.call { delegate.didEndAnimation(self, finished: finished) }
      }
      if isToTop, finished, isAlive { notifyOfTop() }
    }
  }

  /// Tells that what is shown has changed, once (SC-4).
  func notifyOfScroll() {
    // Scrolls that follow in the same frame are reported with the next one.
    let frame = scrollers.frame.number
    guard news.isDue(in: frame) else { return }
    news.notify(in: frame)
    if zoom.hasChanged {
      notifyOfZoom()
      guard isAlive else { return }
    }
    let wasAdjusted = news.takeChange()
    scrollers.events.post(
      .scrollDidScroll, handle, other: view, detail: wasAdjusted ? 1 : 0,
      value: shownOffset(1))
    guard let delegate else { return }
    scrollers.host.call { delegate.didScroll(self, isAdjusted: wasAdjusted) }
  }

  // MARK: Frame

  /// Motions go on to the time of the frame.
  func advance(to now: Double) {
    guard isMoving else { return }
    if adoptView() {
      // The host has moved the bounds itself: the latest word counts.
      zoom.stop()
      for axis in 0..<2 where self[axis].isMoving { self[axis].state = .idle }
      news.cutShort()
      return note()
    }
    if let motion = zoom.motion { advanceZoom(motion, to: now) }
    if x.isMoving { _ = x.advance(to: now) }
    if y.isMoving { _ = y.advance(to: now) }
    if x.passed != nil { passOn(0, to: now) }
    if y.passed != nil { passOn(1, to: now) }
    indicators.rest(since: max(x.rested, y.rested))
    show()
  }

  /// Momentum that has met an edge goes on in the scroller around it that can move that way, else it
  /// bounces (SC-53).
  private func passOn(_ axis: Int, to now: Double) {
    guard let passed = self[axis].passed else { return }
    self[axis].passed = nil
    var outer = scrollers.around(self)
    while let next = outer, !next.canMove(axis, passed.velocity) { outer = scrollers.around(next) }
    if let outer, !outer.isDragging, !outer.isTouched {
      return outer.takeMomentum(axis, passed.velocity * factor(axis, outer), at: passed.time)
    }
    var place = self[axis]
    place.bounce(from: place.offset, velocity: passed.velocity, at: passed.time)
    _ = place.advance(to: now)
    self[axis] = place
  }

  /// Goes on with the momentum of an inner scroller from the time at which that met its edge.
  private func takeMomentum(_ axis: Int, _ velocity: Double, at time: Double) {
    adoptView()
    rememberPages()
    haltZoom(at: time)
    let mark = news.countRequest()
    fingers.count(from: offset)
    let target = landing(axis, velocity: velocity)
    launch(axis, velocity: velocity, natural: target, target: target, at: time)
    guard isMoving else { return }
    showIndicators(at: time)
    scrollers.list(self)
    beginDecelerating()
    guard isAlive, serial == mark else { return }
    advance(to: scrollers.now)
    notePages()
  }

  /// Tells what the frame has brought. Answers whether it still moves.
  func notify() -> Bool {
    let mark = serial
    let isOver = !isMoving
    notifyOfScroll()
    guard isAlive, serial == mark, isOver, !isDragging else { return isMoving || news.hasScrolled }
    endSession(finished: news.isFinished)
    guard isAlive, !isMoving, !isDragging else { return isMoving || news.hasScrolled }
    if !isTouched, x.excess != 0 || y.excess != 0 {
      // Whatever has left it there: it does not stay.
      restInRange(at: scrollers.now)
      guard isAlive, !isMoving, !isDragging else { return isMoving || news.hasScrolled }
    }
    if goals.settlesLater, !isWaiting {
      goals.settleNow()
      settleAtRest()
      guard isAlive, !isMoving, !isDragging else { return isMoving || news.hasScrolled }
    }
    if zoom.isReported { notifyOfZoomEnd() }
    if isAlive, !isTouched { indicators.hide() }
    return isMoving || news.hasScrolled
  }

  // MARK: Refresh (SC-78)

  /// Whether a release here begins to refresh.
  private var triggersRefresh: Bool {
    guard case .none = content.refresh else { return false }
    return options.refreshDistance > 0
      && y.minimum - y.offset >= options.refreshDistance
  }

  private func notifyOfRefresh(_ triggers: Bool) {
    guard triggers, isAlive, isRefreshing else { return }
    scrollers.events.post(.scrollDidTriggerRefresh, handle, other: view)
    guard let delegate else { return }
    scrollers.host.call { delegate.didTriggerRefresh(self) }
  }

  /// The edge goes back, and what rests there with it.
  func endRefreshing() {
    guard isRefreshing else { return }
    adoptView()
    content.setRefresh(isDragging ? .endedInHand : .none)
    findEdges()
    if case .idle = y.state, !isTouched {
      guard y.excess != 0 else { return }
      let edge = ScrollPlace(offset: Point(x: x.offset, y: y.inRange(y.offset)))
      scroll(to: edge, isAnimated: true, completion: -1)
    } else {
      y.edgesChanged(at: scrollers.now)
    }
  }
}
