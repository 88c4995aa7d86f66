/// A growable array of plain values behind a pointer: the storage of everything hot.
///
/// Subscripts are unchecked in release: whoever indexes has proved the index. It never shrinks, so
/// a warm frame allocates nothing.
struct Column<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  private let isTight: Bool

  /// A tight one has little to spare; the others have been copied less often. Most take no room
  /// until they are needed.
  init(minimumCapacity: Int = 0, isTight: Bool = false) {
    capacity = minimumCapacity
    self.isTight = isTight
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count += 1
  }

  @inline(__always)
  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { reserve(count + added) }
    for index in count..<count + added { base[index] = element }
    count += added
  }

  mutating func append(contentsOf source: UnsafePointer<Element>, count added: Int) {
    reserve(count + added)
    (base + count).copy(from: source, count: added)
    count += added
  }

  @inline(never)
  private mutating func grow() { reserve(capacity + 1) }

  mutating func reserve(_ minimum: Int) {
    guard minimum > capacity else { return }
    var larger = isTight ? Growth.capacity(atLeast: minimum) : capacity > 0 ? capacity : 16
    while larger < minimum { larger += larger / 2 }
    let stride = MemoryLayout<Element>.stride
    base = Growth.move(base, bytes: count &* stride, to: larger &* stride)
      .assumingMemoryBound(to: Element.self)
    capacity = larger
  }

  @inline(__always)
  mutating func removeLast(_ dropped: Int = 1) { count -= dropped }

  /// Closes the gap at an index with the last element.
  @inline(__always)
  mutating func removeBySwap(_ index: Int) {
    count -= 1
    base[index] = base[count]
  }

  mutating func removeAll() { count = 0 }

  /// Makes room for more elements and answers where they are to be written, all of them, at once.
  @inline(__always)
  mutating func extend(by added: Int) -> UnsafeMutablePointer<Element> {
    if count + added > capacity { reserve(count + added) }
    count += added
    return base + (count - added)
  }

  /// Drops the first elements; the others move up.
  mutating func removeFirst(_ dropped: Int) {
    count -= dropped
    if count > 0 && dropped > 0 { base.update(from: base + dropped, count: count) }
  }

  var bytes: Int { capacity * MemoryLayout<Element>.stride }
}
