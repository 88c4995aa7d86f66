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

  /// Lets rows be swiped, or not any more.
  func set(_ options: RowOptions?) { self.options = options }

  func setDelegate(_ delegate: RowDelegate?) { self.delegate = delegate }

  /// Its view ends, or the runtime.
  func end() {
    pan.attach(to: nil)
    pan.handler = nil
    delegate = nil
  }
}
