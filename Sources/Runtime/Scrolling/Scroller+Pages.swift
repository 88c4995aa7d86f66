/// The pages that a container sets on its scroller.
extension Scroller {
  /// Pages of a container along one axis, one of them at offset 0.
  struct PageStrip {
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
  func setPages(_ axis: Int, _ strip: PageStrip, shift: Double = 0) {
    // Taking over what is shown would end a block's motion of the offset, which goes on.
    let staysWithBlock = shift == 0 && isAnimatedByBlock
    if !staysWithBlock { adoptView() }
    storePages(strip)
    let (first, last) = (strip.before * strip.pitch, strip.behind * strip.pitch)
    content.setPages(axis, strip.dimension, before: first, behind: last)
    findEdges()
    guard !staysWithBlock else { return }
    self[axis].shift(by: shift)
    fingers.shift(axis, by: shift)
    self[axis].edgesChanged(at: scrollers.now)
    goals.notePage(axis, pageNow(axis))
    guard shift != 0 else { return show() }
    let hadScrolled = news.hasScrolled
    show()
    news.noteAdjustment(since: hadScrolled)
    if isMoving { scrollers.enlist(self) }
  }

  /// Sets pages of another size, after a change of the view's size or of the spacing. At rest it goes to
  /// `offset` at once, under a finger by a shift that the finger keeps; a motion goes on from `offset` to
  /// `target` with its velocity.
  func setPages(_ axis: Int, _ strip: PageStrip, offset: Double, target: Double) {
    adoptView()
    let velocity = self[axis].velocity(at: scrollers.now)
    let (wasMoving, wasDragging) = (self[axis].isMoving, self[axis].isDragging)
    if wasMoving { self[axis].state = .idle }
    let before = self[axis].offset
    if !wasDragging {
      self[axis].offset = offset
      show()
    }
    setPages(axis, strip, shift: wasDragging ? offset - before : 0)
    guard wasMoving else { return }
    launch(axis, velocity: velocity, natural: nil, target: target, at: scrollers.now)
    if isMoving { scrollers.enlist(self) }
  }

  /// Ends a drag and a motion, and sets the offset without motion.
  func jump(_ axis: Int, to offset: Double) {
    if isDragging { pan.cancel() }
    stop()
    adoptView()
    self[axis].offset = offset
    show()
  }
}
