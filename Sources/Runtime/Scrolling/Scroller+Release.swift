/// What follows a finger, and who is told (SC-1).
extension Scroller {
  /// The finger has let go.
  func release(_ velocity: Vector, at time: Double) {
    let limit = ScrollFigures.fastestRelease
    let velocity = Vector(
      dx: min(max(velocity.dx, -limit), limit), dy: min(max(velocity.dy, -limit), limit))
    serial += 1
    let mark = serial
    isDragging = false
    scrollers.setDragger(.none, of: self)
    for axis in 0..<2 { self[axis].state = .idle }
    let refreshes = triggersRefresh
    if refreshes {
      isRefreshing = true
      findEdges()
    }
    let natural = Point(
      x: landing(0, velocity: velocity.dx), y: landing(1, velocity: velocity.dy))
    var target = natural
    scrollers.events.post(.scrollWillEndDragging, handle, other: view, value: velocity.dy)
    if let delegate {
      scrollers.host.call { delegate.willEndDragging(self, velocity: velocity, target: &target) }
      guard isAlive, serial == mark else { return tellDragEnded(goesOn: isMoving) }
    }
    launch(0, velocity: velocity.dx, natural: natural.x, target: target.x, at: time)
    launch(1, velocity: velocity.dy, natural: natural.y, target: target.y, at: time)
    caughtTarget = (nil, nil)
    let goesOn = isMoving
    if goesOn { scrollers.list(self) } else { tellScroll() }
    guard isAlive, serial == mark else { return tellDragEnded(goesOn: isMoving) }
    tellDragEnded(goesOn: goesOn)
    guard isAlive, serial == mark else { return }
    if refreshes { tellRefresh() }
    guard isAlive, serial == mark else { return }
    if goesOn { beginDecelerating() }
    guard isAlive, serial == mark else { return }
    notePages()
  }

  private func tellDragEnded(goesOn: Bool) {
    scrollers.events.post(.scrollDidEndDragging, handle, other: view, detail: goesOn ? 1 : 0)
    guard let delegate else { return }
    scrollers.host.call { delegate.didEndDragging(self, willDecelerate: goesOn) }
  }

  /// Its view has ended: what had begun is over.
  func endWithoutView() {
    if isDragging {
      isDragging = false
      tellDragEnded(goesOn: false)
    }
    endSession(finished: false)
  }

  func beginDecelerating() {
    if case .decelerating = session { return }
    endSession(finished: false)
    guard isMoving else { return }
    session = .decelerating
    scrollers.events.post(.scrollWillBeginDecelerating, handle, other: view)
    guard let delegate else { return }
    scrollers.host.call { delegate.willBeginDecelerating(self) }
  }

  /// Tells that what had begun is over.
  func endSession(finished: Bool) {
    let ended = session
    session = .none
    let detail: Int32 = finished ? 1 : 0
    switch ended {
    case .none: return
    case .decelerating:
      scrollers.events.post(.scrollDidEndDecelerating, handle, other: view, detail: detail)
      guard let delegate else { return }
      scrollers.host.call { delegate.didEndDecelerating(self, finished: finished) }
    case .animating(let completion):
      scrollers.events.post(.scrollDidEndAnimation, handle, other: view, detail: detail)
      scrollers.animations.completions.fire(completion, finished: finished)
      guard let delegate else { return }
      scrollers.host.call { delegate.didEndAnimation(self, finished: finished) }
    }
  }

  /// Tells that what is shown has changed, once (SC-4).
  func tellScroll() {
    guard hasScrolled else { return }
    hasScrolled = false
    let wasAdjusted = isAdjusted
    isAdjusted = false
    scrollers.events.post(
      .scrollDidScroll, handle, other: view, detail: wasAdjusted ? 1 : 0, value: y.offset)
    guard let delegate else { return }
    scrollers.host.call { delegate.didScroll(self, isAdjusted: wasAdjusted) }
  }

  // MARK: Frame

  /// Motions go on to the time of the frame.
  func advance(to now: Double) {
    guard isMoving else { return }
    if adoptView() {
      // The host has moved the bounds itself: the latest word counts.
      for axis in 0..<2 where self[axis].isMoving { self[axis].state = .idle }
      serial += 1
      isInterrupted = true
      return note()
    }
    _ = x.advance(to: now)
    _ = y.advance(to: now)
    show()
  }

  /// Tells what the frame has brought. Answers whether it still moves.
  func tell() -> Bool {
    let mark = serial
    let isOver = !isMoving
    tellScroll()
    guard isAlive, serial == mark, isOver, !isDragging else { return isMoving || hasScrolled }
    let isFinished = !isInterrupted
    isInterrupted = false
    endSession(finished: isFinished)
    return isMoving || hasScrolled
  }

  // MARK: Refresh (SC-78)

  private var triggersRefresh: Bool {
    options.refreshDistance > 0 && !isRefreshing
      && y.minimum - y.offset >= options.refreshDistance
  }

  private func tellRefresh() {
    scrollers.events.post(.scrollDidTriggerRefresh, handle, other: view)
    guard let delegate else { return }
    scrollers.host.call { delegate.didTriggerRefresh(self) }
  }

  /// The edge goes back, and what rests there with it.
  func endRefreshing() {
    guard isRefreshing else { return }
    adoptView()
    isRefreshing = false
    findEdges()
    if case .idle = y.state {
      guard y.excess != 0 else { return }
      scroll(to: Point(x: x.offset, y: y.inRange(y.offset)), isAnimated: true, completion: -1)
    } else {
      y.edgesChanged(at: scrollers.now)
    }
  }
}
