/// The lists of `Scrollers` in which a scroller is.
struct ScrollListing: ~Copyable {
  /// Whether it is in the list of scrollers that move, or have news.
  private(set) var isListed = false
  /// The shown offset when a block was last seen to move it; none while no block does.
  private var blockOffset: Point?

  /// Whether a block moves it: it is then followed after animations have been sampled.
  var isLedByBlock: Bool { blockOffset != nil }

  /// Notes that it is in the list of scrollers that move.
  mutating func enter() { isListed = true }

  /// Notes that it has been taken out of that list.
  mutating func leave() { isListed = false }

  /// Notes that a block moves it. No offset equals that of not a number: what it shows first is news.
  mutating func noteBlock() { blockOffset = Point(x: .nan, y: .nan) }

  /// Notes that no block moves it.
  mutating func forgetBlock() { blockOffset = nil }

  /// Notes the offset that a block shows. Returns whether it is another one than before.
  mutating func noteShown(_ offset: Point) -> Bool {
    defer { blockOffset = offset }
    return offset != blockOffset
  }
}
