/// The contacts by the shapes that they join: a hash table with linear probing, at least twice as
/// many slots as contacts.
///
/// It holds no more than the numbers of the contacts, which know their shapes. Deletion moves later
/// entries of the run back (Knuth, The Art of Computer Programming, volume 3, 6.4, algorithm R) and
/// leaves no tombstones, so lookups stay short for ever.
struct PairTable: ~Copyable {
  typealias Contacts = UnsafeMutablePointer<Contact>

  /// -1 where none is.
  private var slots = Buffer<Int32>()
  private var count = 0

  init() { slots.resize(to: 16, filling: -1) }

  /// Slot where the search for a pair begins: a multiplicative hash (Knuth, 6.4), scaled to the
  /// number of slots.
  @inline(__always) private func home(_ a: Int32, _ b: Int32) -> Int {
    let pair = UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b))
    let hash = (pair &* 0x9E37_79B9_7F4A_7C15) >> 32
    return Int(truncatingIfNeeded: (hash &* UInt64(truncatingIfNeeded: slots.count)) >> 32)
  }

  @inline(__always) private func home(_ contact: Int32, _ contacts: Contacts) -> Int {
    let c = contacts + Int(contact)
    return home(c.pointee.shapeA, c.pointee.shapeB)
  }

  @inline(__always) private func following(_ slot: Int) -> Int {
    let next = slot &+ 1
    return next == slots.count ? 0 : next
  }

  /// Whether there is a contact of two shapes, in this order.
  @_optimize(speed)
  func contains(_ a: Int32, _ b: Int32, _ contacts: Contacts) -> Bool {
    let slots = slots.base
    var slot = home(a, b)
    while slots[slot] >= 0 {
      let c = contacts + Int(slots[slot])
      if c.pointee.shapeA == a && c.pointee.shapeB == b { return true }
      slot = following(slot)
    }
    return false
  }

  /// Adds a contact whose pair has none yet.
  @_optimize(speed)
  mutating func insert(_ contact: Int32, _ contacts: Contacts) {
    count &+= 1
    if count &* 2 > slots.count { grow(contacts) }
    put(contact, contacts)
  }

  @_optimize(speed)
  mutating func remove(_ contact: Int32, _ contacts: Contacts) {
    let slots = slots.base
    var hole = home(contact, contacts)
    while slots[hole] != contact {
      if slots[hole] < 0 { return }
      hole = following(hole)
    }
    count &-= 1
    var next = following(hole)
    while slots[next] >= 0 {
      // An entry may move back only if its home is not between the hole and itself.
      if way(from: home(slots[next], contacts), to: next) >= way(from: hole, to: next) {
        slots[hole] = slots[next]
        hole = next
      }
      next = following(next)
    }
    slots[hole] = -1
  }

  @inline(__always) private func way(from start: Int, to end: Int) -> Int {
    end >= start ? end &- start : end &- start &+ slots.count
  }

  @inline(__always) private func put(_ contact: Int32, _ contacts: Contacts) {
    var slot = home(contact, contacts)
    while slots[slot] >= 0 { slot = following(slot) }
    slots[slot] = contact
  }

  private mutating func grow(_ contacts: Contacts) {
    var old = Buffer<Int32>()
    swap(&old, &slots)
    // Every contact finds a new place: while there are few, not too often.
    let size = old.count < 256 ? 2 &* old.count : Growth.capacity(atLeast: old.count &+ 1)
    slots.reserve(size)
    slots.resize(to: size, filling: -1)
    var index = 0
    while index < old.count {
      if old[index] >= 0 { put(old[index], contacts) }
      index &+= 1
    }
  }
}
