/// A view whose subviews can be swiped aside.
final class SwipedList {
  let view: Handle
  let pan: RowPan
  /// None when swiping has been turned off.
  var options: RowOptions?
  var delegate: RowDelegate?

  init(_ view: Handle, _ pan: RowPan) {
    self.view = view
    self.pan = pan
  }
}
