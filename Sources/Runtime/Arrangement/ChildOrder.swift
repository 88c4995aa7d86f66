/// The order of a list of which only some children are there, such as those near what is seen.
class ChildOrder {
  /// How many stand before a child.
  func index(of key: UInt64) -> Int { 0 }
  /// The index that a child means which is dragged along the list, and is seen in a rectangle (KL-30).
  func passed(by rect: Rect, _ key: UInt64) -> Int { 0 }
  /// The index before which a child belongs that comes from another list, its middle at a point.
  func before(_ point: Point) -> Int { 0 }
  /// How the change is undone that the open block has made.
  func takeReversal() -> ChildReversal? { nil }
  /// The place to which a child falls that is let go at an index, its middle at a point.
  func landing(of key: UInt64, at index: Int, from center: Point) -> Rect? { nil }
}

/// A change of an order inside an animated block, which is undone with that.
class ChildReversal {
  /// Whether the order has not been changed since.
  var isInForce: Bool { false }
  func undo() {}
}
