/// The collision behaviours of an animator, by the bit of a shape's filter that is theirs.
struct CollisionSlots: ~Copyable {
  static let most = 64

  private(set) var usedBits: UInt64 = 0
  private var behaviors: [CollisionBehavior?] = Array(repeating: nil, count: most)

  var count: Int { usedBits.nonzeroBitCount }

  /// The behaviour of a bit; nil where none is.
  @inline(__always)
  subscript(bit: Int) -> CollisionBehavior? {
    behaviors.indices.contains(bit) ? behaviors[bit] : nil
  }

  /// Identifier of the behaviour of a bit; no reference is counted for it.
  @inline(__always)
  func identifier(ofBit bit: Int) -> Int32? {
    behaviors.indices.contains(bit) ? behaviors[bit]?.identifier : nil
  }

  /// Returns a free bit, from now on a behaviour's; −1 where none is free.
  mutating func take(for behavior: CollisionBehavior) -> Int {
    let bit = (~usedBits).trailingZeroBitCount
    guard bit < Self.most else { return -1 }
    usedBits |= 1 << UInt64(bit)
    behaviors[bit] = behavior
    return bit
  }

  mutating func free(_ bit: Int) {
    usedBits &= ~(1 << UInt64(bit))
    behaviors[bit] = nil
  }

  // MARK: Snapshots

  mutating func code(_ coder: inout StateCoder) { coder.code(&usedBits) }

  /// Forgets which behaviours have which bits, until each has been put back.
  mutating func forgetBehaviors() {
    for bit in behaviors.indices { behaviors[bit] = nil }
  }

  /// Puts a behaviour back at the bit that it has read.
  mutating func putBack(_ behavior: CollisionBehavior) {
    if behaviors.indices.contains(behavior.bit) { behaviors[behavior.bit] = behavior }
  }

  /// Traps in debug where the parts contradict each other.
  func checkInvariants() {
    for bit in behaviors.indices {
      assert(behaviors[bit] == nil || usedBits & 1 << UInt64(bit) != 0)
      assert(behaviors[bit].map { $0.bit == bit } ?? true, "a behaviour has another one's bit")
    }
  }
}
