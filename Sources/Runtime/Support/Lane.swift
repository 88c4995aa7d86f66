/// One of several arrays of equal length that grow together: its owner counts for all of them.
///
/// Subscripts are unchecked: whoever indexes has proved the index.
struct Lane<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>

  init(capacity: Int) { base = Growth.room(for: capacity) }

  deinit { Growth.giveBack(base) }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// Moves to a larger place.
  mutating func grow(_ count: Int, to capacity: Int) {
    let stride = MemoryLayout<Element>.stride
    base = Growth.move(base, bytes: count &* stride, to: capacity &* stride)
      .assumingMemoryBound(to: Element.self)
  }

  static var stride: Int { MemoryLayout<Element>.stride }
}
