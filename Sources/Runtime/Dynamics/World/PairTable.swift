/// The set of shape pairs that have a contact: open addressing, power-of-two size.
///
/// Deletion moves later entries of the run back (no tombstones), so lookups stay short for ever.
struct PairTable: ~Copyable {
  private var keys: UnsafeMutablePointer<UInt64>
  private var mask: Int
  private(set) var count = 0

  init() {
    mask = 63
    keys = .allocate(capacity: 64)
    keys.initialize(repeating: 0, count: 64)
  }

  deinit { keys.deallocate() }

  /// Never 0, because two different shapes never have both index 0.
  static func key(_ a: Int32, _ b: Int32) -> UInt64 {
    let low = UInt64(UInt32(bitPattern: a < b ? a : b))
    let high = UInt64(UInt32(bitPattern: a < b ? b : a))
    return low << 32 | high
  }

  private func home(_ key: UInt64) -> Int {
    var h = key &* 0x9E37_79B9_7F4A_7C15
    h ^= h >> 32
    return Int(truncatingIfNeeded: h) & mask
  }

  @_optimize(speed)
  func contains(_ key: UInt64) -> Bool {
    var index = home(key)
    while keys[index] != 0 {
      if keys[index] == key { return true }
      index = (index &+ 1) & mask
    }
    return false
  }

  /// Inserts a key that is not in the set.
  @_optimize(speed)
  mutating func insert(_ key: UInt64) {
    if count &* 2 > mask { grow() }
    var index = home(key)
    while keys[index] != 0 { index = (index &+ 1) & mask }
    keys[index] = key
    count &+= 1
  }

  @_optimize(speed)
  mutating func remove(_ key: UInt64) {
    var hole = home(key)
    while keys[hole] != key {
      if keys[hole] == 0 { return }
      hole = (hole &+ 1) & mask
    }
    count &-= 1
    var next = (hole &+ 1) & mask
    while keys[next] != 0 {
      // An entry may move back only if its home is not between the hole and itself.
      let distance = (next &- home(keys[next])) & mask
      if distance >= (next &- hole) & mask {
        keys[hole] = keys[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    keys[hole] = 0
  }

  private mutating func grow() {
    let old = keys
    let oldCapacity = mask &+ 1
    mask = oldCapacity &* 2 &- 1
    keys = .allocate(capacity: mask &+ 1)
    keys.initialize(repeating: 0, count: mask &+ 1)
    var index = 0
    while index < oldCapacity {
      if old[index] != 0 {
        var slot = home(old[index])
        while keys[slot] != 0 { slot = (slot &+ 1) & mask }
        keys[slot] = old[index]
      }
      index &+= 1
    }
    old.deallocate()
  }
}
