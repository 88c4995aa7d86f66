/// An array of plain values behind a pointer, which its owner alone writes: the storage of
/// everything hot.
///
/// It grows by quarters of an octave and keeps its room, so a warm frame allocates nothing. Hot
/// loops take `base` into a local and walk it. Indices are the engine's own: debug builds check
/// them, release builds do not.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  /// Most take no room until they are needed.
  init(capacity: Int = 0) {
    self.capacity = capacity
    base = Growth.room(for: capacity)
  }

  deinit { Growth.giveBack(base) }

  var isEmpty: Bool { count == 0 }
  var last: Element { self[count &- 1] }
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  @inline(__always) var rows: Rows<Element> { Rows(base: base, count: count) }

  subscript(index: Int) -> Element {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  @inline(__always)
  func exchange(_ one: Int, _ other: Int) {
    let element = base[one]
    base[one] = base[other]
    base[other] = element
  }

  // MARK: Growing

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends an element or does not, without a branch: for what follows no pattern.
  @inline(__always)
  mutating func append(_ element: Element, when isWanted: Bool) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= isWanted ? 1 : 0
  }

  @inline(__always)
  mutating func append(repeating element: Element, count added: Int) {
    let new = extend(by: added)
    for index in 0..<added { (new + index).initialize(to: element) }
  }

  mutating func append(contentsOf source: UnsafePointer<Element>, count added: Int) {
    let new = extend(by: added)
    for index in 0..<added { (new + index).initialize(to: source[index]) }
  }

  /// Takes over the elements of another buffer in place of its own.
  mutating func copy(_ other: borrowing Buffer) {
    count = 0
    if other.count > 0 { append(contentsOf: other.base, count: other.count) }
  }

  /// Makes room for more elements and answers where they are to be written, all of them, at once.
  @inline(__always)
  mutating func extend(by added: Int) -> UnsafeMutablePointer<Element> {
    let new = room(for: added)
    count &+= added
    return new
  }

  /// Where so many more elements can be written; `lengthen` says how many were.
  @inline(__always)
  mutating func room(for more: Int) -> UnsafeMutablePointer<Element> {
    if capacity &- count < more { reserve(Growth.capacity(atLeast: count &+ more)) }
    return base + count
  }

  @inline(__always)
  mutating func lengthen(by more: Int) {
    assert(count + more <= capacity)
    count &+= more
  }

  /// Becomes so long; new elements are copies of `element`.
  mutating func resize(to newCount: Int, filling element: Element) {
    if newCount > count {
      append(repeating: element, count: newCount &- count)
    } else {
      count = newCount
    }
  }

  /// Becomes so long, with elements that are to be written at once.
  mutating func makeRoom(for newCount: Int) {
    count = 0
    reserve(newCount)
    count = newCount
  }

  mutating func reserve(_ newCapacity: Int) {
    guard newCapacity > capacity else { return }
    let stride = MemoryLayout<Element>.stride
    base = Growth.move(base, bytes: count &* stride, to: newCapacity &* stride)
      .assumingMemoryBound(to: Element.self)
    capacity = newCapacity
  }

  @inline(never)
  private mutating func grow() { reserve(Growth.capacity(after: capacity)) }

  // MARK: Shrinking

  @inline(__always) @discardableResult
  mutating func removeLast() -> Element {
    assert(count > 0)
    count &-= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeLast(_ dropped: Int) {
    assert(dropped <= count)
    count &-= dropped
  }

  mutating func shorten(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Moves the last element into the place of the removed one.
  @inline(__always)
  mutating func removeSwapping(at index: Int) {
    assert(index >= 0 && index < count)
    count &-= 1
    base[index] = base[count]
  }

  /// Drops the first elements; the others move up.
  mutating func removeFirst(_ dropped: Int) {
    count -= dropped
    if count > 0 && dropped > 0 { base.shift(from: base + dropped, count: count) }
  }

  /// Drops elements; those behind them move up.
  mutating func remove(_ range: Range<Int>) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    (base + range.lowerBound).shift(from: base + range.upperBound, count: count - range.upperBound)
    count -= range.count
  }

  /// Moves the elements from `start` on to a place before; those between move down.
  mutating func moveTail(from start: Int, to place: Int) {
    assert(place >= 0 && place <= start && start <= count)
    let (length, between) = (count - start, start - place)
    guard length > 0, between > 0 else { return }
    let room = self.room(for: length)
    room.shift(from: base + start, count: length)
    (base + place + length).shift(from: base + place, count: between)
    (base + place).shift(from: room, count: length)
  }

  /// Keeps the order of what stays.
  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isUnwanted(base[index]) {
      base[kept] = base[index]
      kept &+= 1
    }
    count = kept
  }

  mutating func removeAll() { count = 0 }

  /// Removes everything, and the room for it too.
  mutating func giveBack() { self = Buffer() }
}
