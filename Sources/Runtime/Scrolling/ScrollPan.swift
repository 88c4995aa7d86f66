/// The finger of a scroller: catches what moves, and leaves to others what is theirs.
final class ScrollPan: PanGesture {
  /// None once its view has ended.
  unowned(unsafe) private(set) var scroller: Scroller?
  /// When its fingers were heard of last, in seconds of the host.
  private(set) var lastTime = 0.0
  /// Whether a finger has stopped something that moved: it is no finger of the content any more.
  private(set) var hasCaught = false

  /// Whether its finger is kept from what is scrolled for now, and whether that has it (SC-18).
  private(set) var delaysTouches = false
  private var isInContent = false

  /// Scrolls a scroller, until that ends.
  func attach(to scroller: Scroller?) { self.scroller = scroller }

  override var claimsTouches: Bool { hasCaught }
  override var keepsTouches: Bool { delaysTouches }

  override func prevents(_ other: Gesture) -> Bool {
    guard let pinch = scroller?.pinch else { return true }
    return other !== pinch
  }

  /// Swipes on a trackpad turn pages, and are left to others by what scrolls (TP-1).
  override func canTake(_ touch: Touch) -> Bool {
    guard let options = scroller?.options, options.isEnabled else { return false }
    return !touch.isTrackpadSwipe || options.paging.has(0) || options.paging.has(1)
  }

  override func touchBegan(_ touch: Touch) {
    lastTime = touch.time
    super.touchBegan(touch)
    guard let scroller else { return }
    guard !isActive else { return }
    // The innermost one that moves is caught; what moves around it goes on (SC-29).
    let isCaught = touch.receivers.contains { ($0 as? ScrollPan)?.hasCaught ?? false }
    guard scroller.touchDown(at: touch.time, catches: !isCaught) else {
      if touches.count == 1 { begin(touch, scroller) }
      return
    }
    hasCaught = true
    keepFromContent(touch)
  }

  override func touchMoved(_ touch: Touch) {
    lastTime = touch.time
    super.touchMoved(touch)
    if isActive { scroller?.drag() }
  }

  override func touchEnded(_ touch: Touch) {
    lastTime = touch.time
    if touches.count == 1 { deliverTouch() }
    super.touchEnded(touch)
    if isActive { scroller?.drag() }
  }

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
  private func begin(_ touch: Touch, _ scroller: Scroller) {
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

  override func didReset() {
    super.didReset()
    hasCaught = false
    delaysTouches = false
    isInContent = false
    scroller?.fingersLeft(at: lastTime)
  }

  /// When it has caught something, recognizers inside end; pans of scrollers alone go on.
  override func keepsFromContent(_ other: Gesture) -> Bool {
    other.view != view && !(other is ScrollPan)
  }
}
