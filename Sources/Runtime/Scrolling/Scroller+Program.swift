/// Requests of the program. The latest one counts, and a finger has precedence.
extension Scroller {
  /// Scrolls to an offset, clamped to the range; a motion under way ends, a finger that drags keeps the
  /// content. `completion` is an index in `Completions`, or its `none`.
  func scroll(to place: ScrollPlace, isAnimated: Bool, completion: Int32) {
    adoptView()
    let now = scrollers.now
    let goal = Point(x: x.inRange(place.offset.x), y: y.inRange(place.offset.y))
    guard !isDragging, zoom.pinch == nil else {
      // A finger has precedence.
      return scrollers.animations.completions.fire(completion, finished: false)
    }
    rememberPages()
    let before =
      zoom.motion == nil ? Vector(dx: x.velocity(at: now), dy: y.velocity(at: now)) : velocity
    haltZoom(at: now)
    news.countRequest()
    for axis in 0..<2 { self[axis].state = .idle }
    guard makeWay() else {
      return scrollers.animations.completions.fire(completion, finished: false)
    }
    guard isAnimated, !scrollers.animations.reducesMotion else {
      put(goal)
      scrollers.animations.completions.fire(completion, finished: true)
      return reportPages()
    }
    x.start(ScrollMotion(easeFrom: x.offset, velocity: before.dx, to: goal.x, at: now))
    y.start(ScrollMotion(easeFrom: y.offset, velocity: before.dy, to: goal.y, at: now))
    noteGoal(place.terms.0, 0)
    noteGoal(place.terms.1, 1)
    news.noteBegin(.animating(completion: completion, isToTop: false))
    showIndicators(at: now)
    scrollers.enlist(self)
    reportPages()
  }

  /// Returns the goal of the smallest move that shows a rectangle of the content; one larger than
  /// the view is shown from its start (SC-33).
  func place(toShow rect: Rect) -> ScrollPlace { place(toShow: rect, from: offset) }

  /// Returns the goal of the smallest move from an offset, which need not be the present one.
  private func place(toShow rect: Rect, from offset: Point) -> ScrollPlace {
    let x = place(0, toShow: rect.minX, rect.size.width, from: offset.x)
    let y = place(1, toShow: rect.minY, rect.size.height, from: offset.y)
    return ScrollPlace(offset: Point(x: x.offset, y: y.offset), terms: (x.terms, y.terms))
  }

  /// Scrolls so that a rectangle is seen once the content rests. A motion after which it will be seen
  /// goes on.
  func reveal(_ rect: Rect) {
    let resting = target
    var place = place(toShow: rect, from: resting)
    place.offset = Point(x: x.inRange(place.offset.x), y: y.inRange(place.offset.y))
    guard place.offset != resting else { return }
    scroll(to: place, isAnimated: scrollers.animations.isEnabled, completion: Completions.none)
  }

  /// Returns the offset of the smallest move along an axis that shows something, and its terms.
  private func place(
    _ axis: Int, toShow start: Double, _ size: Double, from offset: Double
  ) -> (offset: Double, terms: ScrollGoal.Terms?) {
    let (first, last) = ends(axis, of: start, size)
    if offset >= min(first, last), offset <= max(first, last) { return (offset, nil) }
    let toEnd = first > last && offset < last
    return (toEnd ? last : first, .content(start: start, size: size, toEnd: toEnd))
  }

  /// Starts momentum by program, in points per second, unless a finger drags (SC-25).
  func fling(_ velocity: Vector) {
    adoptView()
    let now = scrollers.now
    guard !isDragging, zoom.pinch == nil else { return }
    rememberPages()
    haltZoom(at: now)
    let mark = news.countRequest()
    for axis in 0..<2 { self[axis].state = .idle }
    guard makeWay() else { return }
    fingers.count(from: offset)
    let limit = ScrollFigures.fastestRelease
    // An axis without room bounces back from beyond its edges.
    for axis in 0..<2 where moves(axis) || self[axis].excess != 0 {
      let wanted = axis == 0 ? velocity.dx : velocity.dy
      let speed = moves(axis) ? min(max(wanted, -limit), limit) : 0
      let target = landing(axis, velocity: speed)
      launch(axis, velocity: speed, natural: target, target: target, at: now)
    }
    show()
    guard isMoving else { return }
    scrollers.enlist(self)
    beginDecelerating()
    guard isAlive, serial == mark else { return }
    reportPages()
  }

  /// Stops at the present offset, or at the edge if it is beyond (SC-31).
  func stop() {
    adoptView()
    let wasMoving = isMoving
    halt(at: scrollers.now)
    guard isAlive, wasMoving, !isDragging, !isMoving else { return }
    put(Point(x: x.inRange(x.offset), y: y.inRange(y.offset)))
  }
}
