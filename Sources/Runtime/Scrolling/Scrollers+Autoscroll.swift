/// Which scrollers what is dragged pulls along (AU).
extension Scrollers {
  /// Notes where a finger is that drags something, and lets scrollers near whose edge it is scroll.
  func notePull(_ owner: Handle, from view: Int, at point: Point) {
    autoscrolls.note(owner, from: views.rows[view].handle, at: point)
    for axis in 0..<2 { pull(owner, axis, at: animations.now) }
  }

  /// Forgets a finger that has let go what it dragged, and stops the scrollers that it has moved.
  func endPull(_ owner: Handle) {
    guard let ended = autoscrolls.remove(owner) else { return }
    for axis in 0..<2 {
      if case .scrolling(let scroller, _) = ended[axis] { stop(scroller, axis, at: animations.now) }
    }
  }

  /// At the beginning of a frame, starts what has waited long enough; where a scroller has come to its end
  /// the next one outwards goes on. Fingers whose view or owner has ended are forgotten.
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

  /// Keeps what is dragged under its finger after scrollers have moved.
  func keepUnderFingers() {
    var index = 0
    while index < autoscrolls.count {
      if let drag = entities[autoscrolls[index].owner] as? Drag { drag.contentHasMoved() }
      index += 1
    }
  }

  /// Whether what is dragged, a list's child or a drag, and the view around it are still there.
  private func isThere(_ finger: Autoscroll) -> Bool {
    views.names.contains(finger.view)
      && (views.names.contains(finger.owner) || entities.contains(finger.owner))
  }

  /// Stops an axis of a scroller, if it still scrolls by something dragged.
  private func stop(_ scroller: Handle, _ axis: Int, at time: Double) {
    guard let scroller = entities[scroller] as? Scroller else { return }
    if scroller.isAlive, scroller[axis].autoscrolling != nil {
      scroller.setAutoscroll(axis, 0, at: time)
    }
  }

  /// Takes a finger to its next state on an axis, and starts or stops scrollers accordingly. With the
  /// finger outside of all zones what it has moved stops; beyond an edge it need not wait.
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
      // Another finger has stopped it: this one waits again, beyond the edge too.
      next = .waiting(since: time, isForward: isForward, isCaught: true)
    case .scrolling(_, isForward):
      next = .scrolling(scroller.handle, isForward: isForward)
    // The other side: it waits anew.
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

  /// Returns the innermost scroller that can scroll under a finger, and how fast; nil if there is none.
  /// Those of containers do not scroll so.
  private func scroller(
    under finger: Autoscroll, _ axis: Int
  ) -> (scroller: Scroller, pull: Autoscroll.Pull)? {
    guard views.names.contains(finger.view) else { return nil }
    var current: Int? = finger.view.index
    while let view = current {
      if let scroller = scroller(of: view), scroller.follower == nil,
        let pull = scroller.autoscroll(axis, under: finger.point)
      {
        return (scroller, pull)
      }
      current = views.parent(view)
    }
    return nil
  }
}
