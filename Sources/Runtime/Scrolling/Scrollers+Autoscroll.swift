/// Which scrollers what is dragged pulls along (AU).
extension Scrollers {
  /// A finger that drags something has told where it is.
  func notePull(_ owner: Handle, from view: Int, at point: Point) {
    autoscrolls.note(owner, from: views.rows[view].handle, at: point)
    for axis in 0..<2 { pull(owner, axis, at: animations.now) }
  }

  /// A finger drags nothing any more: what it has let scroll stops.
  func endPull(_ owner: Handle) {
    guard let ended = autoscrolls.remove(owner) else { return }
    for axis in 0..<2 {
      if case .scrolling(let scroller, _) = ended[axis] { stop(scroller, axis, at: animations.now) }
    }
  }

  /// At the beginning of a frame: what has waited begins, and where one scroller has come to its end the
  /// next one goes on.
  func pullAll() {
    var index = 0
    while index < autoscrolls.count {
      let owner = autoscrolls[index].owner
      guard isThere(autoscrolls[index]) else {
        endPull(owner)
        continue
      }
      for axis in 0..<2 { pull(owner, axis, at: now) }
      index += 1
    }
  }

  /// After the scrollers have moved: what is dragged stays under its finger.
  func keepUnderFingers() {
    var index = 0
    while index < autoscrolls.count {
      if let drag = entities[autoscrolls[index].owner] as? Drag { drag.contentHasMoved() }
      index += 1
    }
  }

  /// Whether what is dragged, a list's child or a drag, and the view around it are still there.
  private func isThere(_ one: Autoscroll) -> Bool {
    views.names.contains(one.view)
      && (views.names.contains(one.owner) || entities.contains(one.owner))
  }

  /// Stops a scroller that still scrolls by something dragged.
  private func stop(_ scroller: Handle, _ axis: Int, at time: Double) {
    guard let scroller = entities[scroller] as? Scroller else { return }
    if scroller.isAlive, scroller[axis].autoscrolling != nil {
      scroller.setAutoscroll(axis, 0, at: time)
    }
  }

  /// Takes one axis of what is dragged to the state that follows, and starts or stops the scrollers
  /// that this means.
  private func pull(_ owner: Handle, _ axis: Int, at time: Double) {
    guard let index = autoscrolls.index(of: owner) else { return }
    let state = autoscrolls[index][axis]
    let found = scroller(under: autoscrolls[index], axis)
    guard let (scroller, pull) = found else {
      autoscrolls[index][axis] = .outside
      if case .scrolling(let old, _) = state { stop(old, axis, at: time) }
      return
    }
    let isForward = pull.velocity > 0
    var next = Autoscroll.State.waiting(since: time, isForward: isForward, isCaught: false)
    var start = time
    switch state {
    case .outside: if pull.isBeyond { next = .scrolling(scroller.handle, isForward: isForward) }
    case .waiting(let since, isForward, let isCaught):
      next = state
      let due = since + ScrollFigures.autoscrollDelay
      if time >= due {
        start = due
        next = .scrolling(scroller.handle, isForward: isForward)
      } else if pull.isBeyond, !isCaught {
        next = .scrolling(scroller.handle, isForward: isForward)
      }
    case .scrolling(scroller.handle, isForward) where scroller[axis].autoscrolling == nil:
      // Something else has caught it.
      next = .waiting(since: time, isForward: isForward, isCaught: true)
    case .scrolling(_, isForward):
      next = .scrolling(scroller.handle, isForward: isForward)
    case .waiting, .scrolling: break
    }
    autoscrolls[index][axis] = next
    if case .scrolling(let old, _) = state, old != scroller.handle || isWaiting(next) {
      stop(old, axis, at: time)
    }
    guard case .scrolling = next else { return }
    scroller.setAutoscroll(axis, pull.velocity, at: start)
  }

  private func isWaiting(_ state: Autoscroll.State) -> Bool {
    if case .waiting = state { return true }
    return false
  }

  /// The innermost scroller that can scroll under a finger, and how fast.
  private func scroller(
    under one: Autoscroll, _ axis: Int
  ) -> (scroller: Scroller, pull: Autoscroll.Pull)? {
    guard views.names.contains(one.view) else { return nil }
    var current: Int? = one.view.index
    while let view = current {
      if let scroller = scroller(of: view), scroller.follower == nil,
        let pull = scroller.autoscroll(axis, under: one.point)
      {
        return (scroller, pull)
      }
      current = views.parent(view)
    }
    return nil
  }
}
