/// The lists of `Scrollers` in which a scroller is.
struct ScrollListing: ~Copyable {
  /// Whether it is in the list of scrollers that move, or have news.
  private(set) var isListed = false
  /// The shown offset when a block was last seen to move it; none while no block does.
  private var blockOffset: Point?

  /// Whether a block moves it: it is then followed after animations have been sampled.
  var isLed: Bool { blockOffset != nil }

  mutating func enter() { isListed = true }

  mutating func leave() { isListed = false }

  /// A block moves it from now on; whatever it shows first is news.
  mutating func lead() { blockOffset = Point(x: .nan, y: .nan) }

  mutating func free() { blockOffset = nil }

  /// Returns whether a block has moved it to another offset.
  mutating func follow(_ offset: Point) -> Bool {
    defer { blockOffset = offset }
    return offset != blockOffset
  }
}
