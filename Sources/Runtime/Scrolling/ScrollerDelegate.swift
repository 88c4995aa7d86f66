/// Callbacks of a scroller. The defaults are those of a scroller without delegate.
class ScrollerDelegate {
  /// Called when the offset has changed; `isAdjusted` if only because the content has.
  func didScroll(_ scroller: Scroller, isAdjusted: Bool) {}
  func willBeginDragging(_ scroller: Scroller) {}
  /// Called before a drag ends; can choose another target. The velocity is in points per second.
  func willEndDragging(_ scroller: Scroller, velocity: Vector, target: inout Point) {}
  func didEndDragging(_ scroller: Scroller, willDecelerate: Bool) {}
  func willBeginDecelerating(_ scroller: Scroller) {}
  func didEndDecelerating(_ scroller: Scroller, finished: Bool) {}
  func didEndAnimation(_ scroller: Scroller, finished: Bool) {}
  func didChangePage(_ scroller: Scroller, axis: Int, page: Double) {}
  func didTriggerRefresh(_ scroller: Scroller) {}
  func shouldScrollToTop(_ scroller: Scroller) -> Bool { true }
  func didScrollToTop(_ scroller: Scroller) {}
  func willBeginZooming(_ scroller: Scroller) {}
  func didZoom(_ scroller: Scroller) {}
  func didEndZooming(_ scroller: Scroller, scale: Double) {}
  /// Returns the rectangle of the zoomed view to show for a point of that; nil for none.
  func rectToZoom(_ scroller: Scroller, at point: Point) -> Rect? { nil }
  /// Whether a drag may take a finger that a view inside has received already.
  func shouldCancelTouches(_ scroller: Scroller, in view: Handle) -> Bool { true }
  /// Called when a drag dismisses the keyboard; `place` is the finger's height in the window.
  func wantsKeyboardAway(_ scroller: Scroller, place: Double) {}
}
