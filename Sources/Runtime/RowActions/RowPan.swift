/// The finger on the rows of a view: it swipes one aside, does an action, or closes what is open (RA-6,
/// RA-8).
final class RowPan: PanGesture {
  /// The meaning of a finger that has come down.
  enum Use {
    /// Nothing yet: a swipe may begin.
    case free
    /// It is on the content of the row that is open, or has stopped one.
    case content(SwipedRow)
    /// It is on an action of that row.
    case action(SwipedRow, Int)
    /// It has closed the row that was open: it does nothing else, but may begin something.
    case closing
  }

  /// None once the view has ended.
  unowned(unsafe) private(set) var rows: RowActions?
  private(set) var use = Use.free
  /// Whether the last finger has left without the pan having begun.
  private(set) var isTap = false
  /// The row that it swipes, and to which side, once it has become a swipe.
  private(set) var aim: (row: Handle, side: RowSide)?

  override var noun: StaticString { "pan of rows" }

  /// Sets whose rows the pan swipes; nil once its view has ended.
  func setRows(_ rows: RowActions?) { self.rows = rows }

  /// Notes what the finger that has come down means.
  func setUse(_ use: Use) { self.use = use }

  /// Forgets the meaning of fingers that have left.
  func forgetUse() {
    use = .free
    isTap = false
  }

  /// Notes the row that the pan is to swipe, and the side that it opens.
  func aim(at row: Handle, _ side: RowSide) { aim = (row, side) }

  func aimAtNothing() { aim = nil }

  /// Whether the finger means something to a row, so that content does not get it.
  override var claimsTouches: Bool {
    if case .free = use { return false }
    return true
  }

  /// Whether the pan takes a touch: any further one while it has some, a first one if rows want it.
  override func canTake(_ touch: Touch) -> Bool {
    guard touch.isFinger else { return false }
    return isActive || !touches.isEmpty || rows?.wants(touch, self) ?? false
  }

  /// Whether a drag is a swipe: nearer to the horizontal axis than scrolling lets one be (RA-8), over a
  /// row at which the pan can be aimed.
  override func accepts(_ travel: Vector) -> Bool {
    guard let rows, let own = try? convert(travel, to: view),
      own.dy.magnitude < own.dx.magnitude * Scroller.tangentOfLock
    else { return false }
    return rows.aim(self, own)
  }

  /// Whether another gesture loses touches that mean something to a row: scrolling, rows inside and
  /// swipes from the screen's edge do not.
  override func keepsFromContent(_ other: Gesture) -> Bool {
    !(other is ScrollPan || other is RowPan || other is ScreenEdgePanGesture)
  }

  override func touchBegan(_ touch: Touch) {
    isTap = false
    super.touchBegan(touch)
  }

  /// Notes a tap: the last finger leaves before the pan has begun.
  override func touchEnded(_ touch: Touch) {
    let isLast = touches.count == 1 && state == .possible
    super.touchEnded(touch)
    isTap = isLast
  }
}

/// Passes what happens to a pan on to the rows that it swipes.
final class RowPanHandler: GestureHandler {
  /// Passes on the first finger; others do not change what it means.
  override func fingerCame(_ gesture: Gesture) {
    guard let pan = gesture as? RowPan, pan.touches.count == 1, let touch = pan.touches.first
    else { return }
    pan.rows?.fingerCame(pan, touch)
  }

  override func fingersLeft(_ gesture: Gesture) {
    if let pan = gesture as? RowPan { pan.rows?.fingersLeft(pan) }
  }

  /// Begins, follows and ends a swipe as the pan does.
  override func gestureDidChange(_ gesture: Gesture) {
    guard let pan = gesture as? RowPan, let rows = pan.rows else { return }
    switch pan.state {
    case .began: rows.beginSwipe(pan)
    case .changed: rows.followSwipe(pan)
    case .ended: rows.endSwipe(pan, isCancelled: false)
    case .cancelled: rows.endSwipe(pan, isCancelled: true)
    case .possible, .failed: break
    }
  }
}
