/// Follows a scroller: called in each frame in which it moves, or fingers come or go, with the new
/// offsets and before anybody else is notified.
class ScrollFollower {
  func scrollerHasMoved(_ scroller: Scroller) {}
}

/// The pages that a container sets on its scroller.
extension Scroller {
  /// Pages of a container along one axis, one of them at offset 0.
  struct Frame {
    var dimension: Double
    var spacing: Double
    /// Number of pages before and behind that one.
    var before: Double
    var behind: Double

    var pitch: Double { dimension + spacing }
  }

  /// Whether fingers have it, on the screen or on a trackpad.
  var isInHand: Bool { isDragging || isTouched || x.isDragging || y.isDragging }

  /// Sets other pages; offset, finger, motion and target move by `shift`, in points.
  func setFrame(_ axis: Int, _ frame: Frame, shift: Double = 0) {
    // A motion by a block goes on.
    let isLed = shift == 0 && isAnimatedByBlock
    if !isLed { adoptView() }
    takePages(frame)
    let (first, last) = (frame.before * frame.pitch, frame.behind * frame.pitch)
    content.setPages(axis, frame.dimension, before: first, behind: last)
    findEdges()
    guard !isLed else { return }
    self[axis].shift(by: shift)
    fingers.shift(axis, by: shift)
    self[axis].edgesChanged(at: scrollers.now)
    goals.notePage(axis, pageNow(axis))
    guard shift != 0 else { return show() }
    let hadScrolled = news.hasScrolled
    show()
    news.noteAdjustment(since: hadScrolled)
    if isMoving { scrollers.list(self) }
  }

  /// Sets pages of another size after a change of the window: goes to `offset` at once, and from
  /// there on to `target` if it was in motion.
  func setFrame(_ axis: Int, _ frame: Frame, offset: Double, target: Double) {
    adoptView()
    let velocity = self[axis].velocity(at: scrollers.now)
    let (wasMoving, wasDragging) = (self[axis].isMoving, self[axis].isDragging)
    if wasMoving { self[axis].state = .idle }
    let before = self[axis].offset
    if !wasDragging {
      self[axis].offset = offset
      show()
    }
    setFrame(axis, frame, shift: wasDragging ? offset - before : 0)
    guard wasMoving else { return }
    launch(axis, velocity: velocity, natural: .infinity, target: target, at: scrollers.now)
    if isMoving { scrollers.list(self) }
  }

  /// Sets the offset at once, whatever was under way.
  func jump(_ axis: Int, to offset: Double) {
    if isDragging { pan.cancel() }
    stop()
    adoptView()
    self[axis].offset = offset
    show()
  }
}
