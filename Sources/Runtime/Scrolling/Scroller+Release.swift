/// Releases, reports of beginnings and ends, and the frame (SC-1).
extension Scroller {
  /// Ends a drag: finds where the release leads, which the delegate may change, starts the motion to it,
  /// and reports the end of the drag and the beginning of the motion. May begin to refresh (SC-78).
  func release(_ velocity: Vector, at time: Double) {
    letKeyboardGo()
    guard isAlive, isDragging else { return }
    let limit = ScrollFigures.fastestRelease
    let velocity = Vector(
      dx: accumulated(velocity.dx, on: fingers.caught.velocity.dx, at: time, limit),
      dy: accumulated(velocity.dy, on: fingers.caught.velocity.dy, at: time, limit))
    indicators.noteRest(since: time)
    let mark = news.countRequest()
    fingers.release()
    scrollers.setDragger(.none, of: self)
    for axis in 0..<2 { self[axis].state = .idle }
    let refreshes = triggersRefresh
    if refreshes { content.setRefresh(.running) }
    // The pull is over during which refreshing has ended: the next one may begin it again.
    if case .endedInHand = content.refresh { content.setRefresh(.none) }
    if refreshes { findEdges() }
    // A scale beyond its limits comes back, in place of momentum.
    let isZoomed = zoom.scale != zoom.inRange
    let natural = Point(
      x: landing(0, velocity: velocity.dx), y: landing(1, velocity: velocity.dy))
    var target = natural
    if fingers.drag == .released { notifyThatDragWillEnd(velocity, &target) }
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
    if indicators.areShown || zoom.isReported { scrollers.enlist(self) }
    fingers.forgetTargets()
    // Content that does not bounce is at its edge already.
    show()
    let goesOn = isMoving
    if goesOn { scrollers.enlist(self) } else { notifyOfScroll() }
    notifyThatDragEnded(goesOn: isMoving)
    notifyOfRefresh(refreshes)
    guard isAlive, serial == mark else { return }
    if goesOn { beginDecelerating() }
    guard isAlive, serial == mark else { return }
    reportPages()
  }

  /// Returns the velocity of a release, limited to `limit`. A flick in the direction of a motion that was
  /// caught just before is faster by a part of that, as observed (SC-30).
  private func accumulated(
    _ velocity: Double, on caught: Double, at time: Double, _ limit: Double
  ) -> Double {
    var velocity = velocity
    if options.carriesMomentum, caught * velocity > 0,
      velocity.magnitude >= ScrollFigures.flickSpeed,
      time - fingers.caught.time <= ScrollFigures.carryTime
    {
      let more = min(0.000816 * Elementary.pow(caught.magnitude, 1.967), 40_000)
      velocity += velocity > 0 ? more : -more
    }
    return min(max(velocity, -limit), limit)
  }

  /// Reports that a drag is about to end; the delegate may change the target.
  private func notifyThatDragWillEnd(_ velocity: Vector, _ target: inout Point) {
    scrollers.events.post(.scrollWillEndDragging, handle, other: view, value: velocity.dy)
    guard let delegate else { return }
    scrollers.host.call { delegate.willEndDragging(self, velocity: velocity, target: &target) }
  }

  /// Reports the end of a drag whose beginning was reported, once. Called before the report of anything
  /// that begins.
  private func notifyThatDragEnded(goesOn: Bool) {
    guard fingers.takeEnd() else { return }
    scrollers.events.post(.scrollDidEndDragging, handle, other: view, detail: goesOn ? 1 : 0)
    guard let delegate else { return }
    scrollers.host.call { delegate.didEndDragging(self, willDecelerate: goesOn) }
  }

  /// Reports the ends of drag, motion and zoom after its view has ended.
  func endWithoutView() {
    if isDragging {
      fingers.release()
      letKeyboardGo()
    }
    notifyThatDragEnded(goesOn: false)
    reportEnd(finished: false)
    fingers.noteLeft()
    zoom.drop()
    notifyOfZoomEnd()
  }

  /// Reports that a motion by itself begins, unless one is reported already; the end of a drag, and of
  /// what moved before, is told first.
  func beginDecelerating() {
    if case .decelerating = reported { return }
    let mark = serial
    notifyThatDragEnded(goesOn: true)
    guard serial == mark, makeWay(), isMoving else { return }
    news.noteBegin(.decelerating)
    showIndicators(at: scrollers.now)
    scrollers.events.post(.scrollWillBeginDecelerating, handle, other: view)
    guard let delegate else { return }
    scrollers.host.call { delegate.willBeginDecelerating(self) }
  }

  /// Reports the end of the motion under way, as another one is to begin. Returns false if that must
  /// not begin: the host has asked for something else in the callback. A settling from rest does not
  /// count as such.
  func makeWay() -> Bool {
    let mark = serial
    reportEnd(finished: false, leaving: .replaced)
    if case .replaced = reported { news.noteBegin(.none) }
    return isAlive && serial == mark
  }

  /// Reports the end of the motion whose beginning has been reported, if there is one; `next` counts as
  /// reported from then on. Calls the completion of an animation.
  func reportEnd(finished: Bool, leaving next: ScrollNews.Reported = .none) {
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

  /// Reports that scale and offset have changed since the last report, at most once a frame (SC-4).
  func notifyOfScroll() {
    // Scrolls that follow in the same frame are reported with the next one.
    let frame = scrollers.frame.number
    guard news.isDue(in: frame) else { return }
    news.noteNotified(in: frame)
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

  /// Moves what moves on to the time of the frame. A motion is over if the host has set the bounds.
  func advance(to now: Double) {
    guard isMoving else { return }
    if adoptView() {
      // The host's origin came after the motion began, so it counts.
      zoom.stop()
      for axis in 0..<2 where self[axis].isMoving { self[axis].state = .idle }
      news.cutShort()
      return noteShownChange()
    }
    if let motion = zoom.motion { advanceZoom(motion, to: now) }
    if x.isMoving { _ = x.advance(to: now) }
    if y.isMoving { _ = y.advance(to: now) }
    if x.passed != nil { passOn(0, to: now) }
    if y.passed != nil { passOn(1, to: now) }
    indicators.noteRest(since: max(x.rested, y.rested))
    show()
  }

  /// Hands momentum that has met an edge to the next scroller outwards that can move in its direction; if
  /// there is none, or a finger has it, the momentum bounces here (SC-53).
  private func passOn(_ axis: Int, to now: Double) {
    guard let passed = self[axis].passed else { return }
    self[axis].passed = nil
    var outer = scrollers.around(self)
    while let next = outer, !next.canMove(axis, passed.velocity) { outer = scrollers.around(next) }
    if let outer, !outer.isDragging, !outer.isTouched {
      return outer.takeMomentum(axis, passed.velocity * factor(axis, outer), at: passed.time)
    }
    var scrollAxis = self[axis]
    scrollAxis.bounce(from: scrollAxis.offset, velocity: passed.velocity, at: passed.time)
    _ = scrollAxis.advance(to: now)
    self[axis] = scrollAxis
  }

  /// Goes on with the momentum of an inner scroller, from the time at which the inner one met its edge.
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
    scrollers.enlist(self)
    beginDecelerating()
    guard isAlive, serial == mark else { return }
    advance(to: scrollers.now)
    reportPages()
  }

  /// Reports what the frame has brought: a scroll and, at rest, the end of the motion. At rest it also
  /// brings content back into its range, settles, ends a zoom and lets the indicators go.
  func finishFrame() {
    let mark = serial
    let isOver = !isMoving
    notifyOfScroll()
    guard isAlive, serial == mark, isOver, !isDragging else { return }
    reportEnd(finished: news.isFinished)
    guard isAlive, !isMoving, !isDragging else { return }
    if !isTouched, x.excess != 0 || y.excess != 0 {
      // Nothing stays beyond the edges.
      restInRange(at: scrollers.now)
      guard isAlive, !isMoving, !isDragging else { return }
    }
    if goals.settlesLater, !isWaiting {
      goals.endWait()
      settleAtRest()
      guard isAlive, !isMoving, !isDragging else { return }
    }
    if zoom.isReported { notifyOfZoomEnd() }
    if isAlive, !isTouched { indicators.hide() }
  }

  // MARK: Refresh (SC-78)

  /// Whether a release here begins to refresh.
  private var triggersRefresh: Bool {
    guard case .none = content.refresh else { return false }
    return options.refreshDistance > 0
      && y.minimum - y.offset >= options.refreshDistance
  }

  /// Reports that a release has begun to refresh, unless a callback has ended that.
  private func notifyOfRefresh(_ triggers: Bool) {
    guard triggers, isAlive, isRefreshing else { return }
    scrollers.events.post(.scrollDidTriggerRefresh, handle, other: view)
    guard let delegate else { return }
    scrollers.host.call { delegate.didTriggerRefresh(self) }
  }

  /// Ends refreshing: the edge goes back, and content that rests beyond it scrolls back.
  func endRefreshing() {
    guard isRefreshing else { return }
    adoptView()
    content.setRefresh(isDragging ? .endedInHand : .none)
    findEdges()
    if case .idle = y.state, !isTouched {
      guard y.excess != 0 else { return }
      let edge = ScrollPlace(offset: Point(x: x.offset, y: y.inRange(y.offset)))
      scroll(to: edge, isAnimated: true, completion: Completions.none)
    } else {
      y.edgesChanged(at: scrollers.now)
    }
  }
}
