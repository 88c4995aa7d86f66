/// A view whose subviews can be swiped aside.
final class SwipedList {
  let view: Handle
  let pan: RowPan
  /// None when swiping has been turned off.
  private(set) var options: RowOptions?
  private(set) var delegate: RowDelegate?

  init(_ view: Handle, _ pan: RowPan) {
    self.view = view
    self.pan = pan
  }

  /// Sets how rows are swiped; nil if they cannot be.
  func setOptions(_ options: RowOptions?) { self.options = options }

  func setDelegate(_ delegate: RowDelegate?) { self.delegate = delegate }

  /// Cuts the list off from its pan and its delegate, as its view or the runtime ends.
  func end() {
    pan.setRows(nil)
    pan.handler = nil
    delegate = nil
  }
}
