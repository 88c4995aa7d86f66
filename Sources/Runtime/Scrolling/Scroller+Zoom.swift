/// Zooming about a point.
extension Scroller {
  /// The view whose transform carries the scale, while it is there and a subview.
  private var zoomedView: Int? {
    let views = scrollers.views
    guard !zoom.view.isNone, isAttached, views.names.contains(zoom.view),
      views.parent(zoom.view.index) == view.index
    else { return nil }
    return zoom.view.index
  }

  var canZoom: Bool { options.isEnabled && zoom.minimum < zoom.maximum && zoomedView != nil }
  var isZooming: Bool { zoom.isActive }

  /// Lets a view be zoomed, or none: ends the zoom of the one before, and sets the content's size.
  func setZoomView(_ new: Handle) {
    endZooming()
    zoom.setView(new)
    guard zoomedView != nil else { return }
    if pinch == nil { scrollers.addPinch(to: self) }
    edgesChanged { self.applyScale() }
  }

  /// Sets the limits of the scale from the options, and brings a scale at rest between them.
  func zoomLimitsChanged() {
    zoom.setLimits(options.minimumZoom, options.maximumZoom, bounces: options.bouncesZoom)
    if !isZooming, zoomedView != nil, zoom.setScale(zoom.inRange) { applyScale() }
  }

  /// Writes the scale to the zoomed view, which stands at the content's origin, and finds size and range
  /// of the content.
  private func applyScale() {
    guard let view = zoomedView else { return }
    let size = scrollers.views.bounds(view).size
    let scale = zoom.scale
    content.setSize(Size(width: size.width * scale, height: size.height * scale))
    write(view, .transform, (scale, 0, 0, scale, 0, 0))
    write(view, .center, (content.size.width / 2, content.size.height / 2, 0, 0, 0, 0))
    findEdges()
  }

  /// Sets a property of a view to as many of six numbers as it has components.
  private func write(
    _ view: Int, _ property: PropertyID,
    _ values: (Double, Double, Double, Double, Double, Double)
  ) {
    guard let kind = PropertyKind.builtIn(property) else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { scratch in
      guard let base = scratch.baseAddress else { return }
      (base[0], base[1], base[2], base[3], base[4], base[5]) = values
      scrollers.tracks.setModel(view, property, kind, to: base)
    }
  }

  /// Sets the scale, with size and range of the content; the host hears of a change in this frame.
  private func setScale(_ scale: Double) {
    guard zoom.setScale(scale) else { return }
    applyScale()
    noteShownChange()
  }

  // MARK: Fingers

  /// Middle of the fingers in the view, from the upper left corner of its bounds.
  private var middle: Point? {
    guard let pinch, let point = try? pinch.convert(pinch.location, to: view) else { return nil }
    return Point(x: point.x - x.offset, y: point.y - y.offset)
  }

  /// Begins a pinch: stops what moves, takes the point of the content under the middle of two fingers, and
  /// reports the beginning.
  func beginPinch() {
    guard let pinch, canZoom, pinch.isActive else { return }
    adoptView()
    if isMoving { halt(at: scrollers.ownTime(of: pan.lastTime)) }
    guard isAlive, pinch.isActive, let middle else { return }
    rememberPages()
    showIndicators(at: scrollers.ownTime(of: pan.lastTime))
    zoom.hold(middle, offset: offset)
    for axis in 0..<2 { self[axis].hold() }
    notifyOfZoomBegin()
    followPinch()
  }

  /// Scales as the fingers ask, and moves the content so that its point stays under their middle; rubber
  /// bands hold scale and offset beyond their limits (SC-73).
  func followPinch() {
    guard let pinch, let held = zoom.pinch, isAlive, let middle else { return }
    setScale(zoom.shown(held.start * pinch.scale))
    zoom.follow(middle, held.point)
    for axis in 0..<2 {
      let place = axis == 0 ? held.point.x : held.point.y
      let anchor = axis == 0 ? middle.x : middle.y
      self[axis].drag(toRaw: place * zoom.scale - anchor)
    }
    show()
  }

  /// Ends a pinch, as a finger has left. The other one, if it stays, drags on; else scale and offset come
  /// back between their limits.
  func endPinch() {
    guard let held = zoom.pinch else { return }
    if let pinch, pinch.state == .ended {
      followPinch()
      zoom.letGo(at: pinch.scale, velocity: pinch.scaleVelocity, from: held.start)
    } else {
      zoom.letGo()
    }
    // A drag goes on from here: the pinch has moved the content until then.
    fingers.apply(pan.translation)
    if !isDragging {
      for axis in 0..<2 { self[axis].state = .idle }
    }
    scrollers.enlist(self)
    guard !isTouched, !isDragging else { return }
    let time = scrollers.ownTime(of: pan.lastTime)
    if !settleZoom(.zero, at: time) { restInRange(at: time) }
  }

  /// Lets axes beyond their edges bounce back, and reports that.
  func restInRange(at time: Double) {
    for axis in 0..<2 where self[axis].excess != 0 { self[axis].release(velocity: 0, at: time) }
    show()
    guard isMoving else { return }
    scrollers.enlist(self)
    beginDecelerating()
  }

  /// Starts the motion of a scale beyond a limit back to it, with the offset, and reports its beginning
  /// (SC-75). Returns false if the scale is between the limits.
  func settleZoom(_ velocity: Vector, at time: Double) -> Bool {
    let limit = zoom.inRange
    guard zoom.scale != limit, zoomedView != nil else { return false }
    let held = Point(
      x: zoom.point.x * limit - zoom.anchor.x, y: zoom.point.y * limit - zoom.anchor.y)
    zoom.settle(
      ScrollZoomMotion(
        settleFrom: ScrollZoomMotion.Place(scale: zoom.scale, offset: offset), velocity: velocity,
        rate: zoom.rate, to: ScrollZoomMotion.Place(scale: limit, offset: inRange(held, at: limit)),
        about: zoom.point, at: zoom.anchor, time: time))
    x.state = .idle
    y.state = .idle
    notifyOfZoomBegin()
    scrollers.enlist(self)
    return true
  }

  /// Returns an offset brought into the range that the content has at a scale.
  private func inRange(_ place: Point, at scale: Double) -> Point {
    guard let view = zoomedView else { return place }
    let size = scrollers.views.bounds(view).size
    var (a, b) = (x, y)
    setRange(0, of: &a, content: size.width * scale)
    setRange(1, of: &b, content: size.height * scale)
    return Point(x: a.inRange(place.x), y: b.inRange(place.y))
  }

  /// Starts the motion of a scale that rests beyond a limit, as limits have changed meanwhile, to the
  /// limit, about the middle of what is shown. Returns false if there is no view to zoom; the number is
  /// set then.
  private func goToLimit() -> Bool {
    zoom.center(Point(x: x.dimension / 2, y: y.dimension / 2), offset: offset)
    if settleZoom(.zero, at: scrollers.now) { return true }
    zoom.correctScale()
    return false
  }

  // MARK: Motion

  /// Shows the scale and offset of a motion at a time, and ends it when it is over.
  func advanceZoom(_ motion: ScrollZoomMotion, to now: Double) {
    let state = motion.state(at: now).place
    setScale(state.scale)
    x.offset = state.offset.x
    y.offset = state.offset.y
    guard now >= motion.end else { return }
    zoom.stop()
    // Edges may have changed on the way.
    for axis in 0..<2 where self[axis].excess != 0 {
      self[axis].release(velocity: 0, at: motion.end)
    }
  }

  /// Stops the motion of the scale where it is at a time, as something else comes; without fingers the
  /// scale is brought between its limits.
  func haltZoom(at time: Double) {
    if let motion = zoom.motion {
      advanceZoom(motion, to: time)
      zoom.stop()
    }
    guard !isTouched else { return }
    setScale(zoom.inRange)
  }

  /// Ends a pinch and the motion of the scale, which is set between its limits, and reports the end.
  func endZooming() {
    guard zoom.isReported || isZooming else { return }
    zoom.drop()
    setScale(zoom.inRange)
    notifyOfZoomEnd()
  }

  // MARK: The program

  /// Shows a scale; the content's point under an anchor, in the view's coordinates, stays where it is,
  /// as far as the edges allow.
  func setZoom(_ scale: Double, anchor: Point, isAnimated: Bool, at time: Double? = nil) {
    adoptView()
    let goal = min(max(scale, zoom.minimum), zoom.maximum)
    let ratio = goal / zoom.scale
    let place = Point(
      x: anchor.x * ratio - (anchor.x - x.offset), y: anchor.y * ratio - (anchor.y - y.offset))
    go(to: ScrollZoomMotion.Place(scale: goal, offset: place), isAnimated: isAnimated, at: time)
  }

  /// Shows a rectangle of the zoomed view, as large as it fits (SC-76).
  func zoom(to rect: Rect, isAnimated: Bool, at time: Double? = nil) {
    adoptView()
    let fit = min(x.dimension / rect.size.width, y.dimension / rect.size.height)
    let goal = min(max(fit.isFinite ? fit : zoom.maximum, zoom.minimum), zoom.maximum)
    let center = Point(
      x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2)
    go(
      to: ScrollZoomMotion.Place(
        scale: goal,
        offset: Point(
          x: center.x * goal - x.dimension / 2, y: center.y * goal - y.dimension / 2)),
      isAnimated: isAnimated, at: time)
  }

  /// Goes to a scale, and an offset brought into its range, animated or not; the latest request replaces
  /// others, a finger comes before it.
  private func go(to place: ScrollZoomMotion.Place, isAnimated: Bool, at time: Double?) {
    guard !isDragging, zoom.pinch == nil, zoomedView != nil else { return }
    rememberPages()
    let now = time ?? scrollers.now
    let velocity = self.velocity
    if let motion = zoom.motion { advanceZoom(motion, to: now) }
    zoom.stop()
    let mark = news.countRequest()
    for axis in 0..<2 { self[axis].state = .idle }
    guard makeWay() else { return }
    let goal = ScrollZoomMotion.Place(
      scale: place.scale, offset: inRange(place.offset, at: place.scale))
    guard isAnimated, !scrollers.animations.reducesMotion else {
      setScale(goal.scale)
      put(goal.offset)
      scrollers.enlist(self)
      return reportPages()
    }
    zoom.start(
      ScrollZoomMotion(
        easeFrom: ScrollZoomMotion.Place(scale: zoom.scale, offset: offset), velocity: velocity,
        to: goal, at: now))
    news.noteBegin(.animating(completion: Completions.none, isToTop: false))
    scrollers.enlist(self)
    notifyOfZoomBegin()
    guard isAlive, serial == mark else { return }
    reportPages()
  }

  /// Zooms as a gesture asks for at a point of the window which names no scale: to the rectangle that the
  /// delegate returns, else back to the least scale, or from that to twice as much about the point (TP-3).
  func zoomByItself(at point: Point, time: Double) {
    guard canZoom, let anchor = try? pan.convert(point, to: view),
      let place = try? pan.convert(point, to: zoom.view)
    else { return }
    if let delegate {
      let rect = scrollers.host.call { delegate.rectToZoom(self, at: place) }
      guard isAlive, canZoom else { return }
      if let rect { return zoom(to: rect, isAnimated: true, at: time) }
    }
    let goal = zoom.scale > zoom.minimum ? zoom.minimum : 2 * zoom.scale
    setZoom(goal, anchor: anchor, isAnimated: true, at: time)
  }

  /// Zooms by a factor about a point of the window, without motion, for a wheel.
  func zoom(by factor: Double, about point: Point) {
    guard !isDragging, !isTouched, canZoom,
      let anchor = try? pan.convert(point, to: view)
    else { return }
    setZoom(zoom.scale * factor, anchor: anchor, isAnimated: false)
  }

  // MARK: Reports

  /// Reports the beginning of zooming, unless it has been.
  func notifyOfZoomBegin() {
    guard !zoom.isReported else { return }
    zoom.noteBegin()
    scrollers.events.post(.scrollWillBeginZooming, handle, other: view, value: zoom.scale)
    guard let delegate else { return }
    scrollers.host.call { delegate.willBeginZooming(self) }
  }

  /// Reports a change of the scale, once.
  func notifyOfZoom() {
    guard zoom.takeChange() else { return }
    scrollers.events.post(.scrollDidZoom, handle, other: view, value: zoom.scale)
    guard let delegate else { return }
    scrollers.host.call { delegate.didZoom(self) }
  }

  /// Reports the end of zooming once the scale rests between its limits; starts its way there if it does
  /// not.
  func notifyOfZoomEnd() {
    guard zoom.isReported, !isZooming, !isTouched, !isDragging else { return }
    if zoom.scale != zoom.inRange, goToLimit() { return }
    zoom.noteEnd()
    let scale = zoom.scale
    scrollers.events.post(.scrollDidEndZooming, handle, other: view, value: scale)
    guard let delegate else { return }
    scrollers.host.call { delegate.didEndZooming(self, scale: scale) }
  }
}
