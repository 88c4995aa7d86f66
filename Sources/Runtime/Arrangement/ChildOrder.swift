/// The order of a list of which only some children are there, such as those near what is seen.
class ChildOrder {
  /// How many stand before a child.
  func index(of key: UInt64) -> Int { 0 }
  /// The index that a child means which is dragged along the list, and is seen in a rectangle (KL-30).
  func passed(by rect: Rect, _ key: UInt64) -> Int { 0 }
  /// The middle of the place to which a child falls that is let go.
  func landing(of key: UInt64) -> Point? { nil }
}
