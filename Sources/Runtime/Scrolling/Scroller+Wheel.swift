/// Scrolling by wheels, trackpads and keys.
extension Scroller {
  /// Whether a finger or a trackpad has it.
  private var isHeld: Bool { isDragging || isTouched }

  /// Scrolls by notches or a key: the target moves by `travel`, and the offset follows on a spring, with
  /// offset and velocity continuous (SC-65). Other motions end.
  func wheel(_ travel: Vector, at time: Double) {
    guard !isHeld else { return }
    adoptView()
    let travels = (moves(0) ? travel.dx : 0, moves(1) ? travel.dy : 0)
    guard travels.0 != 0 || travels.1 != 0 else { return }
    rememberPages()
    haltZoom(at: time)
    showIndicators(at: time)
    let targets = (x.wheelTarget, y.wheelTarget)
    _ = x.advance(to: time)
    _ = y.advance(to: time)
    show()
    let velocity = Vector(dx: x.velocity(at: time), dy: y.velocity(at: time))
    news.countRequest()
    guard endOtherMotions(at: time) else { return }
    for axis in 0..<2 {
      let distance = axis == 0 ? travels.0 : travels.1
      let before = axis == 0 ? targets.0 : targets.1
      guard distance != 0 || self[axis].excess != 0 else { continue }
      let scrollAxis = self[axis]
      var target = before ?? scrollAxis.offset
      // A step back drops what is left of the motion.
      if (target - scrollAxis.offset) * distance < 0 { target = scrollAxis.offset }
      startWheel(axis, to: target + distance, axis == 0 ? velocity.dx : velocity.dy, at: time)
    }
    show()
    if isMoving { scrollers.enlist(self) }
    reportPages()
  }

  /// Starts the wheel's spring to a target, brought into the range; without smoothing sets the offset.
  private func startWheel(_ axis: Int, to target: Double, _ velocity: Double, at time: Double) {
    var scrollAxis = self[axis]
    let target = scrollAxis.inRange(target)
    if options.smoothsWheel {
      scrollAxis.start(
        ScrollMotion(wheelFrom: scrollAxis.offset, velocity: velocity, to: target, at: time))
    } else {
      scrollAxis.offset = target
      scrollAxis.state = .idle
    }
    self[axis] = scrollAxis
  }

  /// Ends motions that are no wheel's, and reports that. Returns false if a callback has begun something
  /// else.
  private func endOtherMotions(at time: Double) -> Bool {
    for axis in 0..<2 where self[axis].isMoving && self[axis].wheelTarget == nil {
      self[axis].state = .idle
    }
    return makeWay() && !isHeld
  }

  /// Turns by one page from the page to which it moves, towards the greatest or the least offset
  /// (SC-70).
  func turnPage(_ axis: Int, towardsMaximum: Bool, at time: Double) {
    guard !isHeld, moves(axis) else { return }
    adoptView()
    rememberPages()
    guard let paging = paging(axis), let page = pageNow(axis) else { return }
    let next = min(max(0, page + (towardsMaximum ? paging.forward : -paging.forward)), paging.last)
    guard next != page else { return }
    settle(axis, at: paging.offset(of: next), at: time)
  }

  /// Moves an axis to an offset on the spring of pages, from its present velocity, and reports that. Its
  /// other motion ends.
  private func settle(_ axis: Int, at place: Double, at time: Double) {
    _ = x.advance(to: time)
    _ = y.advance(to: time)
    show()
    let velocity = self[axis].velocity(at: time)
    let mark = news.countRequest()
    self[axis].state = .idle
    guard makeWay(), !isHeld else { return }
    let place = self[axis].inRange(place)
    guard place != self[axis].offset || velocity != 0 else { return }
    showIndicators(at: time)
    self[axis].start(
      ScrollMotion(
        settling: nil, from: self[axis].offset, velocity: velocity, to: place, at: time))
    scrollers.enlist(self)
    beginDecelerating()
    guard isAlive, serial == mark else { return }
    reportPages()
  }

  /// Settles content with snap positions after notches that began at the offset `begin`. At least one whole
  /// notch leaves the old position (SC-70).
  func settle(
    afterNotches notches: Vector, towards direction: Vector, from begin: Point, at time: Double
  ) {
    guard !isHeld, isAlive else { return }
    for axis in 0..<2 where !options.paging.has(axis) {
      guard let snapping = snapping(axis) else { continue }
      let heading = axis == 0 ? direction.dx : direction.dy
      guard heading != 0, self[axis].excess == 0,
        !self[axis].isMoving || self[axis].wheelTarget != nil
      else { continue }
      let from = self[axis].wheelTarget ?? self[axis].offset
      let old = axis == 0 ? begin.x : begin.y
      var target = snapping.target(
        from: from, velocity: heading > 0 ? 1 : -1, begin: old, self[axis].decay)
      let turned = (axis == 0 ? notches.dx : notches.dy).magnitude
      // The nearest position may be the old one: a whole notch goes on to the next.
      if turned >= 1 - 1e-9, (target - old) * heading <= 0 {
        target = snapping.next(after: old, towardsMaximum: heading > 0) ?? target
      }
      guard target != from || self[axis].isMoving else { continue }
      settle(axis, at: target, at: time)
      guard isAlive else { return }
    }
  }

  // MARK: Trackpads

  /// Begins a drag by a trackpad (SC-66).
  func beginWheelDrag(at time: Double) {
    guard isAlive, !isDragging else { return }
    adoptView()
    fingers.noteLeft()
    if isMoving { halt(at: time) }
    guard isAlive, !isDragging else { return }
    join(handle, at: time)
  }

  /// Moves what a trackpad's fingers drag by a distance.
  func drag(byWheel travel: Vector) {
    adoptUnderFinger()
    for axis in 0..<2 where self[axis].isDragging && moves(axis) {
      let distance = axis == 0 ? travel.dx : travel.dy
      if distance != 0 { self[axis].drag(toRaw: self[axis].raw + distance) }
    }
    show()
  }

  /// Whether the system's momentum may continue the library's own: not with pages or snap
  /// positions, nor while it moves to an edge or a chosen target.
  var canBeCarried: Bool {
    guard !isHeld, !prescribesRest(0), !prescribesRest(1) else { return false }
    for axis in 0..<2 where self[axis].isMoving {
      guard self[axis].stateNumber == ScrollMotion.Kind.decelerating.rawValue else { return false }
    }
    return true
  }

  /// Scrolls by a step of the system's momentum, but for axes that are `locked`. Returns for each axis
  /// whether the momentum is over there: it has met an edge, where it bounces, or another motion has it
  /// (SC-68).
  func carry(
    by travel: Vector, velocity: Vector, without locked: (Bool, Bool), at time: Double
  ) -> (Bool, Bool) {
    adoptView()
    _ = x.advance(to: time)
    _ = y.advance(to: time)
    var met = (false, false)
    for axis in 0..<2 where !(axis == 0 ? locked.0 : locked.1) {
      var scrollAxis = self[axis]
      guard
        scrollAxis.stateNumber == ScrollMotion.Kind.decelerating.rawValue || !scrollAxis.isMoving
      else {
        if axis == 0 { met.0 = true } else { met.1 = true }
        continue
      }
      let speed = axis == 0 ? velocity.dx : velocity.dy
      let next = scrollAxis.offset + (axis == 0 ? travel.dx : travel.dy)
      if scrollAxis.beyond(next) != 0 {
        scrollAxis.offset = scrollAxis.inRange(next)
        scrollAxis.state = .idle
        if scrollAxis.bounces {
          scrollAxis.bounce(from: scrollAxis.offset, velocity: speed, at: time)
        }
        if axis == 0 { met.0 = true } else { met.1 = true }
      } else {
        scrollAxis.offset = next
        scrollAxis.start(
          ScrollMotion(
            heldAt: next, velocity: speed, at: time, until: time + Wheels.silence))
      }
      self[axis] = scrollAxis
    }
    show()
    guard isMoving else { return met }
    showIndicators(at: time)
    scrollers.enlist(self)
    beginDecelerating()
    return met
  }

  /// Ends the system's momentum: the axes that it moves rest where they are.
  func endCarry(at time: Double) {
    for axis in 0..<2 {
      guard case .moving(let motion) = self[axis].state, case .held = motion.curve else { continue }
      _ = self[axis].advance(to: time)
      self[axis].state = .idle
    }
    scrollers.enlist(self)
  }

  // MARK: Keys

  /// Keys that scroll. The values are those of the C enumerators.
  enum Key: UInt32 {
    case lineUp = 0
    case lineDown = 1
    case lineLeft = 2
    case lineRight = 3
    case pageUp = 4
    case pageDown = 5
    case home = 6
    case end = 7
  }

  /// Returns the axis of a key, and whether it scrolls towards that axis' greatest offset: arrows to
  /// the sides in their direction, all others along the content, which may begin at the right (SC-72,
  /// SC-48).
  func direction(of key: Key, across: Bool) -> (axis: Int, towardsMaximum: Bool) {
    switch key {
    case .lineLeft: return (0, false)
    case .lineRight: return (0, true)
    case .lineUp, .pageUp, .home:
      return across ? (0, forward(0) < 0) : (1, false)
    case .lineDown, .pageDown, .end:
      return across ? (0, forward(0) > 0) : (1, true)
    }
  }

  /// Scrolls by a key; `across` says that keys up and down scroll horizontally, where nothing moves
  /// vertically.
  func go(_ key: Key, across: Bool) {
    guard !isHeld else { return }
    adoptView()
    let (axis, towardsMaximum) = direction(of: key, across: across)
    let time = scrollers.now
    if key == .home || key == .end {
      let edge = towardsMaximum ? self[axis].maximum : self[axis].minimum
      let terms = ScrollGoal.Terms.edge(isMaximum: towardsMaximum)
      let place =
        axis == 0
        ? ScrollPlace(offset: Point(x: edge, y: y.target), terms: (terms, goal(1)?.terms))
        : ScrollPlace(offset: Point(x: x.target, y: edge), terms: (goal(0)?.terms, terms))
      return scroll(to: place, isAnimated: true, completion: Completions.none)
    }
    if options.paging.has(axis) { return turnPage(axis, towardsMaximum: towardsMaximum, at: time) }
    if let snapping = snapping(axis),
      let next = snapping.next(after: self[axis].target, towardsMaximum: towardsMaximum)
    {
      return settle(axis, at: next, at: time)
    }
    let isPage = key == .pageUp || key == .pageDown
    let distance = isPage ? self[axis].dimension * options.pageFraction : options.line
    let step = towardsMaximum ? distance : -distance
    wheel(Vector(dx: axis == 0 ? step : 0, dy: axis == 1 ? step : 0), at: time)
  }
}

extension Scrollers {
  /// Sends a key to the innermost scroller, from a view outwards, that can move in its direction.
  /// Returns whether there is one (SC-72).
  func send(_ key: Scroller.Key, to view: Int) -> Bool {
    var chain: [Scroller] = []
    var current: Int? = view
    while let index = current {
      if let scroller = scroller(of: index) { chain.append(scroller) }
      current = views.parent(index)
    }
    let across = !chain.contains { $0.moves(1) }
    for scroller in chain {
      scroller.adoptView()
      let (axis, towardsMaximum) = scroller.direction(of: key, across: across)
      if scroller.canMove(axis, towardsMaximum ? 1 : -1) {
        scroller.go(key, across: across)
        return true
      }
      if scroller.moves(axis), scroller.options.chaining(axis) == .none { return true }
    }
    return false
  }
}
