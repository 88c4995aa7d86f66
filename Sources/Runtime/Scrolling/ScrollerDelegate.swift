/// Whom a scroller tells, and asks. The defaults are those of a scroller without one.
class ScrollerDelegate {
  /// `isAdjusted` when the content has moved under what is seen.
  func didScroll(_ scroller: Scroller, isAdjusted: Bool) {}
  func willBeginDragging(_ scroller: Scroller) {}
  /// May choose another target.
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
  /// Whether a drag may take a finger that a view inside has had already.
  func shouldCancelTouches(_ scroller: Scroller, in view: Handle) -> Bool { true }
  /// `place` is where the finger is, vertically in the window.
  func wantsKeyboardAway(_ scroller: Scroller, place: Double) {}
}
