/// Indicators, and what else a host shows or asks around the content.
extension Scroller {
  /// What is to be drawn of an axis now.
  func indicator(_ axis: Int) -> ScrollIndicator {
    guard options.indicators.has(axis) else { return ScrollIndicator() }
    let room = options.indicatorInset
    // The insets of a container's scroller are its pages.
    let bars = follower == nil ? insets(axis) : (start: 0, end: 0)
    let (start, end) = axis == 0 ? (room.left, room.right) : (room.top, room.bottom)
    return ScrollIndicator(
      shown(axis), insets: (start + bars.start, end + bars.end),
      atLeast: options.minimumIndicator, alpha: fade.alpha(at: scrollers.now))
  }

  /// Something moves from a time on.
  func showIndicators(at time: Double) {
    guard !options.indicators.isEmpty else { return }
    fade.show(at: time)
    scrollers.list(self)
  }

  /// They come, and go when nothing moves.
  func flashIndicators() {
    guard !options.indicators.isEmpty else { return }
    let now = scrollers.now
    fade.show(at: now)
    if !isMoving, !isDragging { fade.hide(at: now) }
    scrollers.list(self)
  }

  /// Whether they are on their way.
  var isFading: Bool {
    !options.indicators.isEmpty && scrollers.now < fade.gone && fade.gone < .infinity
  }

  /// The part of the content that is seen, in the zoomed view's coordinates where there is one.
  var visibleRect: Rect {
    let scale = zoom.scale
    let offset = shownOffset
    return Rect(
      origin: Point(x: offset.x / scale, y: offset.y / scale),
      size: Size(width: x.dimension / scale, height: y.dimension / scale))
  }

  // MARK: To the top

  /// Whether it would go to its top.
  fileprivate var wantsTop: Bool {
    options.scrollsToTop && moves(1) && scrollers.views.isInWindow(view.index)
  }

  /// Asks, and goes (SC-34). Whether it goes.
  func scrollToTop() -> Bool {
    if let delegate {
      guard scrollers.host.call({ delegate.shouldScrollToTop(self) }), isAlive else { return false }
    }
    guard !isDragging else { return false }
    adoptView()
    let top = ScrollPlace(
      offset: Point(x: x.target, y: y.minimum), terms: (goal(0)?.terms, .edge(isEnd: false)))
    scroll(to: top, isAnimated: true, completion: -1)
    guard isAlive else { return true }
    if case .animating = session { isToTop = true } else { tellTop() }
    return true
  }

  func tellTop() {
    isToTop = false
    scrollers.events.post(.scrollDidScrollToTop, handle, other: view)
    guard let delegate else { return }
    scrollers.host.call { delegate.didScrollToTop(self) }
  }
}

extension Scrollers {
  /// The frontmost scroller that wants it goes to its top; none when two beside each other do. Answers
  /// whether one goes.
  func scrollToTop() -> Bool {
    guard let found = frontmost() else { return false }
    return found.scrollToTop()
  }

  private func frontmost() -> Scroller? {
    var open = [views.window.index]
    while let index = open.popLast() {
      if let own = scroller(of: index), own.wantsTop { return own }
      var wanting = 0
      var child = views.rows[index].firstChild
      while child >= 0 {
        let view = Int(child)
        if !views.rows[view].flags.contains(.hidden) {
          if let scroller = scroller(of: view), scroller.wantsTop { wanting += 1 }
          open.append(view)
        }
        child = views.rows[view].next
      }
      guard wanting < 2 else { return nil }
    }
    return nil
  }
}
