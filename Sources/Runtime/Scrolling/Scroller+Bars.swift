/// Indicators, the visible part of the content, and scrolling to the top.
extension Scroller {
  /// Returns the indicator to draw on an axis now.
  func indicator(_ axis: Int) -> ScrollIndicator {
    guard options.indicators.has(axis) else { return ScrollIndicator() }
    let insets = options.indicatorInset
    // The insets of a container's scroller are its pages.
    let bars = follower == nil ? shownInsets(axis) : (start: 0, end: 0)
    let (start, end) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return ScrollIndicator(
      shown(axis), insets: (start + bars.start, end + bars.end),
      atLeast: options.minimumIndicator, alpha: indicators.alpha(at: scrollers.now))
  }

  /// Shows the indicators from a time on, as something moves.
  func showIndicators(at time: Double) {
    guard !options.indicators.isEmpty else { return }
    indicators.show(at: time)
    scrollers.enlist(self)
  }

  /// Shows the indicators; they fade out if nothing moves.
  func flashIndicators() {
    guard !options.indicators.isEmpty else { return }
    let now = scrollers.now
    indicators.show(at: now)
    if !isMoving, !isDragging { indicators.hide(at: now) }
    scrollers.enlist(self)
  }

  /// Whether the indicators are fading.
  var isFading: Bool {
    !options.indicators.isEmpty && indicators.areFading(at: scrollers.now)
  }

  /// The visible part of the content, in the zoomed view's coordinates if there is one.
  var visibleRect: Rect {
    let scale = zoom.scale
    let offset = shownOffset
    return Rect(
      origin: Point(x: offset.x / scale, y: offset.y / scale),
      size: Size(width: x.dimension / scale, height: y.dimension / scale))
  }

  // MARK: Scrolling to the top

  /// Whether it scrolls to its top when the user asks for that.
  fileprivate var wantsTop: Bool {
    options.scrollsToTop && moves(1) && scrollers.views.isInWindow(view.index)
  }

  /// Scrolls to the top if the delegate allows it and no finger drags (SC-34). Returns whether it does.
  func scrollToTop() -> Bool {
    if let delegate {
      guard scrollers.host.call({ delegate.shouldScrollToTop(self) }), isAlive else { return false }
    }
    guard !isDragging else { return false }
    adoptView()
    let top = ScrollPlace(
      offset: Point(x: x.target, y: y.minimum), terms: (goal(0)?.terms, .edge(isMaximum: false)))
    scroll(to: top, isAnimated: true, completion: Completions.none)
    guard isAlive else { return true }
    // An animation reports the arrival at its end; without one the top has been reached.
    if !news.goToTop() { notifyOfTop() }
    return true
  }

  /// Reports that the top has been reached.
  func notifyOfTop() {
    scrollers.events.post(.scrollDidScrollToTop, handle, other: view)
    guard let delegate else { return }
    scrollers.host.call { delegate.didScrollToTop(self) }
  }
}

extension Scrollers {
  /// Scrolls the frontmost scroller that wants it to its top; none if two beside each other do.
  /// Returns whether one scrolls.
  func scrollToTop() -> Bool {
    guard let found = frontmost() else { return false }
    return found.scrollToTop()
  }

  /// Searches from the window downwards, front to back; nil where two beside each other want it.
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
