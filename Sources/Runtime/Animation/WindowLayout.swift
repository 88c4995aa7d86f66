/// The layout that a new size of the window brings: setters glide in it that have asked for it
/// (IM-12).
struct WindowLayout: ~Copyable {
  /// Whether the window has got another size since the last frame.
  private(set) var isResized = false
  /// Whether it is being laid out.
  private(set) var isUnderWay = false
  /// How many blocks are open while it is; else 0.
  private(set) var depth = 0

  /// Notes whether the window has got another size since the last frame.
  mutating func open(isResized: Bool) { self.isResized = isResized }

  mutating func begin(depth: Int = 0) { (isUnderWay, self.depth) = (true, depth) }

  mutating func end() { (isUnderWay, depth) = (false, 0) }

  /// Goes on as before.
  mutating func resume(isUnderWay: Bool, depth: Int) {
    (self.isUnderWay, self.depth) = (isUnderWay, depth)
  }
}
