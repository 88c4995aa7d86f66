/// The finger of a scroller: catches what moves, and leaves to others what is theirs.
final class ScrollPan: PanGesture {
  /// None once its view has ended.
  unowned(unsafe) private(set) var scroller: Scroller?
  /// When its fingers were heard of last, in seconds of the host.
  private(set) var lastTime = 0.0
  /// Whether a finger has stopped something that moved, and is kept from the content for that.
  private(set) var hasCaught = false

  /// Whether its finger is kept from what is scrolled for now, and whether that has it (SC-18).
  private(set) var delaysTouches = false
  private var isInContent = false

  /// Sets the scroller that the pan drags; nil once its view has ended.
  func setScroller(_ scroller: Scroller?) { self.scroller = scroller }

  override var claimsTouches: Bool { hasCaught }
  override var keepsTouches: Bool { delaysTouches }

  /// Whether other gestures end when it begins: all but the pinch, with which it shares fingers.
  override func prevents(_ other: Gesture) -> Bool {
    guard let pinch = scroller?.pinch else { return true }
    return other !== pinch
  }

  /// Whether it takes a touch: swipes on a trackpad only where there are pages to turn (TP-1).
  override func canTake(_ touch: Touch) -> Bool {
    guard let options = scroller?.options, options.isEnabled else { return false }
    return !touch.isTrackpadSwipe || options.paging.has(0) || options.paging.has(1)
  }

  /// Tells the scroller of a finger, which may catch a motion; the first finger that catches none may be
  /// kept from the content for a while.
  override func touchBegan(_ touch: Touch) {
    lastTime = touch.time
    super.touchBegan(touch)
    guard let scroller else { return }
    guard !isActive else { return }
    // The innermost one that moves is caught; what moves around it goes on (SC-29).
    let isCaught = touch.receivers.contains { ($0 as? ScrollPan)?.hasCaught ?? false }
    guard scroller.touchDown(at: touch.time, catches: !isCaught) else {
      if touches.count == 1 { delay(touch, scroller) }
      return
    }
    hasCaught = true
    keepFromContent(touch)
  }

  /// Drags with each sample, so that nothing depends on when frames come.
  override func touchMoved(_ touch: Touch) {
    lastTime = touch.time
    super.touchMoved(touch)
    if isActive { scroller?.drag() }
  }

  /// Lets the content have a finger that leaves before its delay is over, and makes a drag's last step.
  override func touchEnded(_ touch: Touch) {
    lastTime = touch.time
    if touches.count == 1 { deliverTouch() }
    super.touchEnded(touch)
    if isActive { scroller?.drag() }
  }

  /// Whether a drag in this direction is the scroller's, and may be taken from the content.
  override func accepts(_ travel: Vector) -> Bool {
    guard let scroller, mayCancel(scroller) else { return false }
    return scroller.takes(travel, among: touches.first?.receivers ?? [])
  }

  override func willRecognize() {
    super.willRecognize()
    delaysTouches = false
  }

  override func deadlinePassed() { deliverTouch() }

  /// Keeps the first finger from the content for a while, if the options say so (SC-18).
  private func delay(_ touch: Touch, _ scroller: Scroller) {
    // A finger on the scroller's own view has no content to be kept from.
    guard touch.view != view else { return }
    isInContent = !scroller.options.delaysTouches
    delaysTouches = scroller.options.delaysTouches
    if delaysTouches { wake(at: touch.time + ScrollFigures.touchDelay) }
  }

  /// Lets the content have the finger that has been kept from it.
  private func deliverTouch() {
    guard delaysTouches else { return }
    delaysTouches = false
    isInContent = true
    sleep()
  }

  /// Whether a drag may take a finger that the content has had already.
  private func mayCancel(_ scroller: Scroller) -> Bool {
    guard isInContent, let touch = touches.first else { return true }
    guard scroller.options.cancelsTouches else { return false }
    guard let delegate = scroller.delegate, gestures.views.names.contains(touch.view) else {
      return true
    }
    let view = touch.view
    return gestures.host.call { delegate.shouldCancelTouches(scroller, in: view) }
      && isAlive && self.scroller === scroller
  }

  /// Forgets its fingers, which have left, and tells the scroller.
  override func didReset() {
    super.didReset()
    hasCaught = false
    delaysTouches = false
    isInContent = false
    scroller?.fingersLeft(at: lastTime)
  }

  /// Whether another gesture loses a finger that has caught a motion: recognizers inside do, but for pans
  /// of scrollers.
  override func keepsFromContent(_ other: Gesture) -> Bool {
    other.view != view && !(other is ScrollPan)
  }
}
