/// The finger, and the scrollers that it moves.
extension Scroller {
  /// Whether its pan is to take a drag that has just been recognized: along an axis that moves, if it
  /// has room in that direction, or gives way beyond its edge and no outer scroller with which it shares
  /// steps has room. `rivals` follow the same finger, and some of them come first.
  func takes(_ travel: Vector, among rivals: [Gesture]) -> Bool {
    guard options.isEnabled, let moved = try? pan.convert(travel, to: view) else { return false }
    let change = (-moved.dx, -moved.dy)
    guard moves(0) || moves(1) else { return false }
    var axis = change.0.magnitude > change.1.magnitude ? 0 : 1
    if !moves(axis) {
      // It can only move across the drag (SC-54): a scroller that moves along it comes first.
      for rival in rivals {
        guard let other = (rival as? ScrollPan)?.scroller, other !== self, other.moves(axis)
        else { continue }
        return false
      }
      let (along, across) = axis == 0 ? (change.1, change.0) : (change.0, change.1)
      guard along.magnitude >= across.magnitude * Self.tangentOfLock else { return false }
      axis = 1 - axis
    }
    let direction = axis == 0 ? change.0 : change.1
    // At the start of the content a drag may belong to a pan around it, such as a sheet's.
    if axis == 1, self[axis].offset <= self[axis].minimum {
      for rival in rivals {
        if let pan = rival as? PanGesture, pan.wantsDrag(ofContentAtStart: travel) { return false }
      }
    }
    if canMove(axis, direction) { return true }
    if options.chaining(axis) != .none {
      var outer = scrollers.around(self)
      while let next = outer {
        if next.canMove(axis, direction), next.pan.state == .possible { return false }
        guard next.options.chaining(axis) != .none else { break }
        outer = scrollers.around(next)
      }
    }
    return canPull(axis)
  }

  /// tan 30°: a drag is along an axis when it is nearer to it than this (SC-17).
  static let tangentOfLock = 0.5773502691896257

  /// Notes that a finger has come down, and stops a motion unless `catches` is false. Returns whether it
  /// has stopped one (SC-26).
  func touchDown(at hostTime: Double, catches: Bool = true) -> Bool {
    fingers.noteDown()
    if isDragging { scrollers.wheels.endSequence(of: self) }
    let wasMoving = catches && (isMoving || isScrolledByBlock)
    // What is not caught goes on, a block's motion, too.
    if catches { adoptView() } else { adoptModel() }
    if wasMoving { halt(at: scrollers.ownTime(of: hostTime)) }
    return wasMoving
  }

  /// Whether an animation moves the view's bounds, or the content in them; a motion of the scroller's own
  /// is none.
  var isAnimatedByBlock: Bool {
    !scrollers.views.rows[view.index].firstTrack.isNone
      && !(scrollers.tracks.find(view.index, .bounds).isNone
        && scrollers.tracks.find(view.index, .contentShift).isNone)
  }

  /// Whether a block scrolls it: what only goes with content or with an edge, or resizes the view, does not.
  private var isScrolledByBlock: Bool {
    guard isAnimatedByBlock else { return false }
    let model = scrollers.views.geometry(view.index)
    return !isSame(anchoredOffset(0), model[Component.boundsX])
      || !isSame(anchoredOffset(1), model[Component.boundsY])
      || !isSame(anchoredVelocity(0), 0) || !isSame(anchoredVelocity(1), 0)
  }

  /// Stops where it is at a time, and reports the end of what moved it.
  func halt(at time: Double) {
    hold(at: time)
    reportEnd(finished: false)
  }

  /// Stops both axes and the zoom where they are at a time, and notes what has been caught.
  private func hold(at time: Double) {
    news.countRequest()
    fingers.catchMotion(zoom.motion == nil ? movingVelocity(at: time) : .zero, at: time)
    haltZoom(at: time)
    indicators.noteRest(since: time)
    for axis in 0..<2 where self[axis].isMoving {
      let target = self[axis].target
      _ = self[axis].advance(to: time)
      if prescribesRest(axis) { fingers.catchTarget(axis, target) }
      self[axis].state = .idle
    }
    show()
  }

  /// Returns the velocity of both axes' own motions.
  private func movingVelocity(at time: Double) -> Vector {
    Vector(dx: x.velocity(at: time), dy: y.velocity(at: time))
  }

  /// Moves what the last finger leaves without a drag: a zoom beyond its limits comes back, and so does
  /// an axis beyond its edges; an axis with pages or snap positions settles (SC-28).
  func fingersLeft(at hostTime: Double) {
    fingers.noteLeft()
    let time = scrollers.ownTime(of: hostTime)
    indicators.noteRest(since: time)
    if isAlive, zoom.isReported || indicators.areShown { scrollers.enlist(self) }
    guard !isDragging, !isTouched, isAlive else { return }
    // Another motion is about to begin, after the end of this one has been reported.
    if case .replaced = reported { return fingers.forgetTargets() }
    if zoom.motion == nil, zoom.scale != zoom.inRange {
      if isMoving, !makeWay() { return }
      if settleZoom(.zero, at: time) { return beginDecelerating() }
    }
    let isStill = !isMoving
    fingers.count(from: offset)
    for axis in 0..<2
    where !self[axis].isMoving && zoom.motion == nil
      && (self[axis].excess != 0 || (isStill && prescribesRest(axis)))
    {
      let target = landing(axis, velocity: 0)
      launch(axis, velocity: 0, natural: target, target: target, at: time)
    }
    fingers.forgetTargets()
    show()
    guard isMoving else { return }
    showIndicators(at: time)
    scrollers.enlist(self)
    beginDecelerating()
  }

  // MARK: One drag

  /// Begins the drag of its pan, which has recognized: stops what moves, finds the scrollers that share
  /// the drag, and takes its first step.
  func beginDrag() {
    adoptView()
    // Its own finger takes the drag over from a pan that has handed its drag to it.
    if !fingers.handedPan.isNone, isDragging { endHandedDrag(velocity: 0, at: pan.lastTime) }
    guard isAlive else { return }
    if isMoving { halt(at: scrollers.ownTime(of: pan.lastTime)) }
    guard isAlive, pan.isActive else { return }
    // Steps count from the beginning of the pan's translation.
    fingers.apply(.zero)
    fingers.forgetMoved()
    let travel = (try? pan.convert(pan.travel, to: view)) ?? .zero
    fingers.share(PerAxis(findChain(0, travel), findChain(1, travel)))
    join(handle, at: scrollers.ownTime(of: pan.lastTime))
    drag()
  }

  /// Returns the scrollers that share an axis of a drag which begins, from the inside out; none where the
  /// axis does not move or is locked.
  private func findChain(_ axis: Int, _ travel: Vector) -> [Scroller] {
    guard moves(axis) else { return [] }
    if options.locksDirection, moves(1 - axis) {
      let (along, across) = axis == 0 ? (travel.dx, travel.dy) : (travel.dy, travel.dx)
      if along.magnitude < across.magnitude * Self.tangentOfLock { return [] }
    }
    var found = [self]
    var inner = self
    while let outer = scrollers.around(inner) {
      if outer.moves(axis) {
        switch inner.options.chaining(axis) {
        case .none, .fresh: return found
        case .automatic: if outer.options.paging.has(axis) { return found }
        case .continuous: break
        }
        guard outer.pan.isEnabled, !outer.isDragging else { return found }
        found.append(outer)
        inner = outer
      } else {
        // A scroller that does not move along the axis is passed over.
        inner = outer
      }
    }
    return found
  }

  /// Begins a drag, by its own finger or that of an inner scroller, and reports the end of what moved
  /// before and the beginning.
  func join(_ dragger: Handle, at time: Double) {
    guard !isDragging else { return }
    if isMoving { hold(at: time) }
    rememberPages()
    // The drag has begun before an end is reported, so that callbacks can begin no other motion.
    fingers.beginDrag(at: offset)
    scrollers.setDragger(dragger, of: self)
    news.countRequest()
    showIndicators(at: time)
    for axis in 0..<2 { self[axis].hold() }
    reportEnd(finished: false)
    guard isAlive, fingers.drag == .begun else { return }
    fingers.noteBegin()
    scrollers.events.post(.scrollWillBeginDragging, handle, other: view)
    if let delegate { scrollers.host.call { delegate.willBeginDragging(self) } }
    if isAlive, isDragging { notifyOfKeyboard(isFirst: true) }
  }

  /// Applies the finger's step since the last call: to the inner scroller first, and what that has no
  /// room for to the next one outwards (SC-50).
  func drag() {
    guard isDragging, pan.hasRecognized || pan.state == .cancelled else { return }
    let translation = pan.translation
    guard let step = try? pan.convert(fingers.step(of: translation), to: view) else { return }
    fingers.apply(translation)
    // Two fingers zoom and move the content: `followPinch` does both.
    guard zoom.pinch == nil else { return }
    adoptUnderFinger()
    if step.dx != 0 { share(0, -step.dx) }
    if step.dy != 0 { share(1, -step.dy) }
  }

  /// Takes over an offset that the host has set under a finger, whose drag goes on from there.
  func adoptUnderFinger() {
    guard adoptView() else { return }
    for axis in 0..<2 where self[axis].isDragging { self[axis].holdAnew() }
  }

  /// Shares a step of content on an axis among the chain: rubber bands unwind first, then those move
  /// that have room, from the inside out; what is left pulls the outermost one that gives way.
  func share(_ axis: Int, _ step: Double) {
    let chain = fingers.chains[axis]
    guard !chain.isEmpty else { return }
    var remaining = step
    for scroller in chain where remaining != 0 && scroller.isDragging {
      let excess = scroller[axis].beyond(scroller[axis].raw) / factor(axis, scroller)
      guard excess * remaining < 0 else { continue }
      remaining = give(axis, scroller, min(remaining.magnitude, excess.magnitude), of: remaining)
    }
    for scroller in chain where remaining != 0 && scroller.isAlive {
      let scrollAxis = scroller[axis]
      let room =
        (remaining > 0 ? scrollAxis.maximum - scrollAxis.raw : scrollAxis.raw - scrollAxis.minimum)
        / factor(axis, scroller)
      guard room > 0 else { continue }
      remaining = give(axis, scroller, min(remaining.magnitude, room), of: remaining)
    }
    guard remaining != 0 else { return }
    let puller = chain.last { $0.isAlive && $0.canPull(axis) } ?? self
    _ = give(axis, puller, remaining.magnitude, of: remaining)
  }

  /// Returns how long one of its own points is in another scroller of the chain, which may have another
  /// scale; 1 if that cannot be said.
  func factor(_ axis: Int, _ other: Scroller) -> Double {
    guard other !== self, other.isAlive else { return 1 }
    let unit = Vector(dx: axis == 0 ? 1 : 0, dy: axis == 1 ? 1 : 0)
    guard let across = try? pan.convert(unit, from: view),
      let there = try? pan.convert(across, to: other.view)
    else { return 1 }
    let length = axis == 0 ? there.dx : there.dy
    return length > 1e-6 && length < 1e6 ? length : 1
  }

  /// Moves a scroller of the chain by `length` of a step, and begins its drag before if it has none.
  /// Returns what is left of the step; 0 if a callback has ended the scroller or its drag.
  private func give(
    _ axis: Int, _ scroller: Scroller, _ length: Double, of step: Double
  ) -> Double {
    if scroller !== self { scroller.join(handle, at: scrollers.ownTime(of: pan.lastTime)) }
    guard scroller.isAlive, scroller[axis].isDragging else { return 0 }
    let part = step > 0 ? length : -length
    scroller[axis].drag(toRaw: scroller[axis].raw + part * factor(axis, scroller))
    scroller.show()
    fingers.noteMoved(axis, scroller.handle)
    return length == step.magnitude ? 0 : step - part
  }

  /// The velocity of the offset in points per second, if it went with the finger.
  var fingerVelocity: Vector {
    guard let velocity = try? pan.convert(leadingPan?.velocity ?? .zero, to: view) else {
      return .zero
    }
    return -velocity
  }

  /// Whether the finger is moving: one that rests keeps the velocity that it had.
  var isFingerMoving: Bool { leadingPan?.isMoved ?? false }

  /// The pan that drags it: its own, or one that has handed its drag over.
  private var leadingPan: PanGesture? {
    fingers.handedPan.isNone
      ? pan : scrollers.gestures.find(fingers.handedPan) as? PanGesture
  }

  /// Ends the drag of the finger, which has lifted or has been taken away: each scroller of the chain is
  /// released, with a velocity if the finger has moved it last (SC-53).
  func endDrag(isCancelled: Bool) {
    guard isDragging else { return }
    if !isCancelled { drag() }
    var dragVelocity = isCancelled ? .zero : fingerVelocity
    // The keyboard has made a part of it with the view.
    dragVelocity.dy *= ownPart
    var members = [self]
    for member in fingers.chains.x + fingers.chains.y
    where !members.contains(where: { $0 === member }) {
      members.append(member)
    }
    let last = fingers.lastMoved
    fingers.leaveChains()
    let time = scrollers.ownTime(of: pan.lastTime)
    for member in members where member.isAlive && member.isDragging {
      let velocity = Vector(
        dx: last.x == member.handle ? dragVelocity.dx * member.x.slope * factor(0, member) : 0,
        dy: last.y == member.handle ? dragVelocity.dy * member.y.slope * factor(1, member) : 0)
      member.release(velocity, at: time)
    }
  }
}
