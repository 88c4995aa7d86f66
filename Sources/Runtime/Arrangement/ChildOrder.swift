/// The order of a list of which only some children are there, such as those near what is seen.
class ChildOrder {
  /// Returns how many stand before a child.
  func index(of key: UInt64) -> Int { 0 }
  /// Returns the index that a child of the list means which is dragged, and whose frame is `rect`
  /// (KL-30).
  func index(passedBy rect: Rect, _ key: UInt64) -> Int { 0 }
  /// Returns the index for a child that comes from another list, its middle at a point.
  func index(forArrivalAt point: Point) -> Int { 0 }
  /// Returns how the change is undone that the open block has made, for the caller to keep.
  func takeReversal() -> ChildReversal? { nil }
  /// Returns the frame to which a child falls that is let go at an index, its middle at a point; nil
  /// if the order does not determine it.
  func landing(of key: UInt64, at index: Int, from center: Point) -> Rect? { nil }
}

/// A change of an order inside an animated block, which is undone with that.
class ChildReversal {
  /// Whether the order has not been changed since.
  var isInForce: Bool { false }
  func undo() {}
}
