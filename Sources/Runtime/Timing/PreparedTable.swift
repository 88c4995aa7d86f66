/// Timings that can be prepared for the batches.
enum PreparedTiming: Equatable, BitwiseCopyable {
  case cubic(CubicCurve)
  case spring(SpringParameters)

  /// Equal ones have equal fingerprints; different ones should differ.
  var fingerprint: UInt64 {
    var print = Fingerprint()
    switch self {
    case .cubic(let curve):
      print.add(curve.x1)
      print.add(curve.y1)
      print.add(curve.x2)
      print.add(curve.y2)
    case .spring(let parameters):
      print.add(parameters.mass)
      print.add(parameters.stiffness)
      print.add(parameters.damping)
      print.add(parameters.allowsOverdamping ? 1 : 0)
    }
    return print.value
  }

  /// A new block of memory that whoever asked for it deallocates.
  func prepared() -> UnsafeMutableRawPointer {
    switch self {
    case .cubic(let curve): PreparedCurve(curve).storage
    case .spring(let parameters): PreparedSpring(parameters).storage
    }
  }
}

/// Curves or springs in use, each prepared once: groups hold indices into it.
///
/// An index stays valid from `retain` to the matching `release`. A timing that nobody holds any
/// more is kept for a while, up to `idleLimit` of them, since animations tend to come back with the
/// same timing; then the least recently used one goes. `retain` and `release` take constant time,
/// but for the preparation of a new timing.
final class PreparedTable {
  private static var none: Int { -1 }

  /// The prepared blocks by index, for the batches; may move with every `retain`.
  private(set) var blocks: UnsafeMutablePointer<UnsafeMutableRawPointer>
  private var elements: UnsafeMutablePointer<PreparedTiming>
  private var slots: UnsafeMutablePointer<PreparedSlot>
  /// The first slot of each hash; twice as many as there is room for slots, a power of two.
  private var heads: UnsafeMutablePointer<Int>
  private var capacity = 16
  /// Slots ever used, free ones included.
  private var count = 0
  private(set) var idleCount = 0
  private var oldestIdle = -1
  private var newestIdle = -1
  private var firstFree = -1
  /// Slot of the timing that was asked for last; before the first request, slot 0.
  private var latest = 0
  let idleLimit: Int

  init(idleLimit: Int = 32) {
    self.idleLimit = idleLimit
    blocks = .allocate(capacity: capacity)
    elements = .allocate(capacity: capacity)
    slots = .allocate(capacity: capacity)
    heads = .allocate(capacity: capacity * 2)
    heads.initialize(repeating: Self.none, count: capacity * 2)
    slots.initialize(
      to: PreparedSlot(holders: 0, chained: Self.none, older: Self.none, newer: Self.none))
  }

  deinit {
    for index in 0..<count where slots[index].holders >= 0 { blocks[index].deallocate() }
    blocks.deallocate()
    elements.deallocate()
    slots.deallocate()
    heads.deallocate()
  }

  /// The index of an element, held once more.
  @_optimize(speed)
  func retain(_ element: PreparedTiming) -> UInt32 {
    // Mostly it is the same as before.
    if slots[latest].holders > 0, elements[latest] == element {
      slots[latest].holders += 1
      return UInt32(truncatingIfNeeded: latest)
    }
    var index = heads[bucket(element)]
    while index != Self.none, elements[index] != element { index = slots[index].chained }
    if index == Self.none { return insert(element) }
    if slots[index].holders == 0 { leaveIdle(index) }
    slots[index].holders += 1
    latest = index
    return UInt32(truncatingIfNeeded: index)
  }

  /// Holds an index once less.
  @_optimize(speed)
  func release(_ index: UInt32) {
    let index = Int(index)
    slots[index].holders -= 1
    guard slots[index].holders == 0 else { return }
    enterIdle(index)
    if idleCount > idleLimit { free(oldestIdle) }
  }

  subscript(index: UInt32) -> PreparedTiming { elements[Int(index)] }

  @_optimize(speed)
  private func bucket(_ element: PreparedTiming) -> Int {
    // The multiplier spreads to the top bits, the shift brings them down.
    let spread = (element.fingerprint &* 0x9E37_79B9_7F4A_7C15) >> 32
    return Int(truncatingIfNeeded: spread) & (capacity &* 2 &- 1)
  }

  private func insert(_ element: PreparedTiming) -> UInt32 {
    let index: Int
    if firstFree != Self.none {
      index = firstFree
      firstFree = slots[index].chained
    } else {
      if count == capacity { grow() }
      index = count
      count += 1
    }
    blocks[index] = element.prepared()
    let head = bucket(element)
    (elements + index).initialize(to: element)
    (slots + index).initialize(
      to: PreparedSlot(
        holders: 1, chained: heads[head], older: Self.none, newer: Self.none))
    heads[head] = index
    return UInt32(truncatingIfNeeded: index)
  }

  private func free(_ index: Int) {
    leaveIdle(index)
    unchain(index)
    blocks[index].deallocate()
    slots[index].holders = -1
    slots[index].chained = firstFree
    firstFree = index
  }

  private func unchain(_ index: Int) {
    let head = bucket(elements[index])
    if heads[head] == index {
      heads[head] = slots[index].chained
      return
    }
    var before = heads[head]
    while slots[before].chained != index { before = slots[before].chained }
    slots[before].chained = slots[index].chained
  }

  @_optimize(speed)
  private func enterIdle(_ index: Int) {
    slots[index].older = newestIdle
    slots[index].newer = Self.none
    if newestIdle == Self.none { oldestIdle = index } else { slots[newestIdle].newer = index }
    newestIdle = index
    idleCount += 1
  }

  @_optimize(speed)
  private func leaveIdle(_ index: Int) {
    let older = slots[index].older
    let newer = slots[index].newer
    if older == Self.none { oldestIdle = newer } else { slots[older].newer = newer }
    if newer == Self.none { newestIdle = older } else { slots[newer].older = older }
    idleCount -= 1
  }

  private func grow() {
    let larger = capacity * 2
    let newBlocks = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: larger)
    newBlocks.moveInitialize(from: blocks, count: count)
    blocks.deallocate()
    blocks = newBlocks
    let newElements = UnsafeMutablePointer<PreparedTiming>.allocate(capacity: larger)
    newElements.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = newElements
    let newSlots = UnsafeMutablePointer<PreparedSlot>.allocate(capacity: larger)
    newSlots.moveInitialize(from: slots, count: count)
    slots.deallocate()
    slots = newSlots
    heads.deallocate()
    heads = .allocate(capacity: larger * 2)
    heads.initialize(repeating: Self.none, count: larger * 2)
    capacity = larger
    // Only a full table grows: no slot is free.
    for index in 0..<count {
      let head = bucket(elements[index])
      slots[index].chained = heads[head]
      heads[head] = index
    }
  }
}

/// A place of a `PreparedTable`.
private struct PreparedSlot: BitwiseCopyable {
  /// Negative in a free slot.
  var holders: Int
  /// The next slot with the same hash, or the next free one.
  var chained: Int
  /// Neighbours among the idle, the longer and the shorter resting one.
  var older: Int
  var newer: Int
}

/// Numbers mixed into one; the order counts.
private struct Fingerprint {
  var value: UInt64 = 0

  mutating func add(_ next: Double) {
    // Adding zero makes −0 into 0, which it equals.
    value = ((value << 23 | value >> 41) ^ (next + 0).bitPattern) &* 0xD6E8_FEB8_6659_FD93
  }
}
