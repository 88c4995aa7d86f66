/// Two fingers that zoom what a scroller shows, together with its pan.
final class ScrollPinch: PinchGesture {
  /// None once its view has ended.
  unowned(unsafe) private(set) var scroller: Scroller?

  /// Sets the scroller that the pinch zooms; nil once its view has ended.
  func setScroller(_ scroller: Scroller?) { self.scroller = scroller }

  override func canTake(_ touch: Touch) -> Bool {
    (scroller?.canZoom ?? false) && super.canTake(touch)
  }

  /// Zooms with each sample, so that nothing depends on when frames come.
  override func touchMoved(_ touch: Touch) {
    super.touchMoved(touch)
    if isActive { scroller?.followPinch() }
  }

  override func prevents(_ other: Gesture) -> Bool { other !== scroller?.pan }
}

/// The handler of scrollers' pinches.
final class ScrollPinchHandler: GestureHandler {
  /// Begins and ends a scroller's pinch as its gesture does; steps come with samples.
  override func gestureDidChange(_ gesture: Gesture) {
    guard let pinch = gesture as? ScrollPinch, let scroller = pinch.scroller else { return }
    let entities = scroller.scrollers.entities
    // Callbacks may end it.
    entities.retain(scroller)
    switch pinch.state {
    case .began: scroller.beginPinch()
    case .ended, .cancelled: scroller.endPinch()
    case .possible, .changed, .failed: break
    }
    entities.release(scroller.handle)
  }
}
