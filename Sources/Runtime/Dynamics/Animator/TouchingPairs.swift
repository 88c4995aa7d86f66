/// The pairs that touch, found by their two items: a list, and a table of places in it by open
/// addressing, so that a heap of any size finds what began and ended in the same time a pair.
struct TouchingPairs: ~Copyable {
  private(set) var list = Buffer<TouchingPair>()
  /// Places in the list; -1 where none is. A power of two, at least twice as many as there are
  /// pairs.
  private var slots = Buffer<Int32>()

  init() { slots.resize(to: 16, filling: -1) }

  @inline(__always) private func home(_ a: Int32, _ b: Int32) -> Int {
    var hash = UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b))
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 32) & (slots.count &- 1)
  }

  /// Where a pair stands in the table, or where it would.
  @_optimize(speed)
  private func slot(_ a: Int32, _ b: Int32) -> Int {
    var slot = home(a, b)
    while slots[slot] >= 0 {
      let pair = list.base + Int(slots[slot])
      if pair.pointee.itemA == a && pair.pointee.itemB == b { break }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return slot
  }

  /// The place of a pair in the list; -1 for none.
  func index(of pair: TouchingPair) -> Int { Int(slots[slot(pair.itemA, pair.itemB)]) }

  /// Adds a pair that is not there.
  mutating func append(_ pair: TouchingPair) {
    if (list.count &+ 1) &* 2 > slots.count {
      slots.resize(to: slots.count &* 2, filling: -1)
      list.append(pair)
      return fill()
    }
    slots[slot(pair.itemA, pair.itemB)] = Int32(truncatingIfNeeded: list.count)
    list.append(pair)
  }

  /// Changes the number of shapes with which a pair touches. Returns the new number.
  mutating func count(at index: Int, by change: Int32) -> Int32 {
    list[index].count &+= change
    return list[index].count
  }

  /// Removes a pair: the last one gets its index, and the gap among the slots is closed (Knuth,
  /// *The Art of Computer Programming*, volume 3, 6.4, algorithm R).
  @_optimize(speed)
  mutating func remove(at index: Int) {
    let mask = slots.count &- 1
    let gone = list[index]
    var hole = slot(gone.itemA, gone.itemB)
    var next = (hole &+ 1) & mask
    while slots[next] >= 0 {
      let pair = list[Int(slots[next])]
      // An entry may move back only if its home is not between the hole and itself.
      if (next &- home(pair.itemA, pair.itemB)) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    slots[hole] = -1
    let last = list[list.count &- 1]
    if index < list.count &- 1 {
      slots[slot(last.itemA, last.itemB)] = Int32(truncatingIfNeeded: index)
    }
    list.removeSwapping(at: index)
  }

  mutating func removeAll(where isUnwanted: (TouchingPair) -> Bool) {
    list.removeAll(where: isUnwanted)
    fill()
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&list)
    guard coder.isReading else { return }
    while list.count &* 2 > slots.count { slots.resize(to: slots.count &* 2, filling: -1) }
    fill()
  }

  /// Makes the table anew from the list.
  private mutating func fill() {
    var index = 0
    while index < slots.count {
      slots[index] = -1
      index &+= 1
    }
    index = 0
    while index < list.count {
      let pair = list[index]
      slots[slot(pair.itemA, pair.itemB)] = Int32(truncatingIfNeeded: index)
      index &+= 1
    }
  }
}
