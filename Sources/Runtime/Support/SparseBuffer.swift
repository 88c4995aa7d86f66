/// A column that takes no room as long as all its elements are the usual one.
struct SparseBuffer<Element: BitwiseCopyable & Equatable>: ~Copyable {
  private let usual: Element
  private var column = Buffer<Element>()

  init(usual: Element) { self.usual = usual }

  /// Whether it takes room.
  var isThere: Bool {
    @inline(__always) get { column.count > 0 }
  }

  /// The elements, once there are any.
  var base: UnsafeMutablePointer<Element>? { isThere ? column.base : nil }

  /// Setting another element than the usual one needs `makeRoom` before.
  @inline(__always)
  subscript(index: Int) -> Element {
    get { isThere ? column[index] : usual }
    nonmutating set {
      assert(isThere || newValue == usual)
      if isThere { column[index] = newValue }
    }
  }

  /// Lets it have as many elements as the columns beside it.
  mutating func makeRoom(_ count: Int) {
    column.append(repeating: usual, count: count - column.count)
  }

  /// Adds an element behind `count` others.
  @inline(__always)
  mutating func append(_ element: Element, after count: Int) {
    if isThere {
      column.append(element)
    } else if element != usual {
      makeRoom(count)
      column.append(element)
    }
  }

  @inline(__always)
  mutating func removeLast() {
    if isThere { column.removeLast() }
  }

  mutating func removeAll() { column.removeAll() }

  /// Takes over the elements of another column.
  mutating func copy(_ other: borrowing SparseBuffer) { column.copy(other.column) }

  /// Closes the gap at an index with the last element.
  @inline(__always)
  mutating func removeSwapping(at index: Int) {
    if isThere { column.removeSwapping(at: index) }
  }

  var bytes: Int { isThere ? column.bytes : 0 }
}
