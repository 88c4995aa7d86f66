/// The finger of a scroller: catches what moves, and leaves to others what is theirs.
final class ScrollPan: PanGesture {
  /// None once its view has ended.
  unowned(unsafe) var scroller: Scroller?
  /// When its fingers were heard of last, in seconds of the host.
  private(set) var lastTime = 0.0
  /// Whether a finger has stopped something that moved: it is no finger of the content any more.
  private(set) var hasCaught = false

  override var claimsTouches: Bool { hasCaught }

  override func canTake(_ touch: Touch) -> Bool { scroller?.options.isEnabled ?? false }

  override func touchBegan(_ touch: Touch) {
    lastTime = touch.time
    super.touchBegan(touch)
    guard let scroller else { return }
    guard !isActive else { return setTranslation(translation) }
    guard scroller.touchDown(at: touch.time) else { return }
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
    super.touchEnded(touch)
    if isActive {
      scroller?.drag()
      setTranslation(translation)
    }
  }

  override func accepts(_ travel: Vector) -> Bool {
    scroller?.takes(travel, among: touches.first?.receivers ?? []) ?? false
  }

  override func didReset() {
    super.didReset()
    hasCaught = false
    scroller?.fingersLeft(at: lastTime)
  }

  /// What stands inside has seen the finger first, and does not get it (SC-26).
  private func keepFromContent(_ touch: Touch) {
    let views = gestures.views
    for other in touch.receivers
    where other !== self && other.state == .possible && !(other is ScrollPan) {
      guard other.isAlive, views.names.contains(other.view), other.view != view,
        views.isDescendant(other.view.index, of: view.index)
      else { continue }
      other.fail()
    }
  }
}
