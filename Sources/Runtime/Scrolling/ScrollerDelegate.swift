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
}
