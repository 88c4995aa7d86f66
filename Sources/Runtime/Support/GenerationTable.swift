/// The names of one sort of object: which indices live, in which generation, held how often.
///
/// Freed indices wait in a queue of at least `quarantine` others before they come back, so that a
/// host which creates and destroys one object a frame spreads the wear of generations.
struct GenerationTable: ~Copyable {
  private struct Slot {
    var generation: UInt16
    /// 0 when nothing lives here.
    var kind: UInt8
    /// How often it is held, or what it keeps instead; of a free slot, the next free one.
    var holds: UInt32
    /// How many of these holds are those of the library's own objects.
    var owned: UInt32 = 0
  }

  private static let quarantine = 64

  private var slots: UnsafeMutablePointer<Slot>
  private var capacity: Int
  private var used = 0
  /// −1 when none is free.
  private var firstFree = -1
  private var lastFree = -1
  private var freeCount = 0
  private(set) var liveCount = 0
  private let runtime: UInt8
  private let firstGeneration: UInt16
  /// The highest generation given out: the next runtime at this place starts above it.
  private(set) var highestGeneration: UInt16

  init(runtime: UInt8, firstGeneration: UInt16) {
    self.runtime = runtime
    self.firstGeneration = firstGeneration
    highestGeneration = firstGeneration
    capacity = 64
    slots = .allocate(capacity: capacity)
  }

  deinit { slots.deallocate() }

  /// Names a new object, held once.
  @_optimize(speed)
  mutating func insert(_ kind: Kind) throws(Fault) -> Handle {
    var index = used
    if freeCount > Self.quarantine || used > Handle.maximumIndex {
      guard firstFree >= 0 else { throw Fault(.limit, "too many objects are alive") }
      index = firstFree
      firstFree = index == lastFree ? -1 : Int(slots[index].holds)
      if firstFree < 0 { lastFree = -1 }
      freeCount -= 1
      slots[index].generation += 1
    } else {
      if used == capacity { grow() }
      slots[index] = Slot(generation: firstGeneration, kind: 0, holds: 0)
      used += 1
    }
    slots[index].kind = kind.rawValue
    slots[index].holds = 1
    slots[index].owned = 0
    if slots[index].generation > highestGeneration { highestGeneration = slots[index].generation }
    liveCount += 1
    return Handle(
      kind: kind, runtime: runtime, generation: slots[index].generation, index: index)
  }

  /// Whether the handle names a living object. Constant time.
  @inline(__always)
  func contains(_ handle: Handle) -> Bool { Self.contains(handle, slots, used) }

  /// `contains` in one place, for all who are not in a hurry.
  @inline(never)
  private static func contains(
    _ handle: Handle, _ slots: UnsafeMutablePointer<Slot>, _ used: Int
  ) -> Bool {
    isName(handle, slots, used)
  }

  /// `contains` without a call, for what is asked thousands of times a frame.
  @inline(__always)
  func containsOften(_ handle: Handle) -> Bool { Self.isName(handle, slots, used) }

  @inline(__always)
  private static func isName(
    _ handle: Handle, _ slots: UnsafeMutablePointer<Slot>, _ used: Int
  ) -> Bool {
    let index = handle.index
    return index < used && slots[index].generation == handle.generation
      && slots[index].kind > 0 && Handle.Bits(slots[index].kind) == handle.kindNumber
  }

  /// Lets an object that is not counted keep a number where others have their holds.
  @inline(__always)
  func keep(_ number: UInt32, for handle: Handle) { slots[handle.index].holds = number }

  @inline(__always)
  func kept(for handle: Handle) -> UInt32 { slots[handle.index].holds }

  /// The name of a living object.
  @inline(__always)
  func name(at index: Int) -> Handle {
    let slot = slots[index]
    let kind = Kind(rawValue: slot.kind) ?? .animation
    return Handle(kind: kind, runtime: runtime, generation: slot.generation, index: index)
  }

  /// The number of holders of a living object.
  func references(of handle: Handle) -> Int {
    contains(handle) ? Int(slots[handle.index].holds) : 0
  }

  /// - Parameter owned: 1 for an object of the library, which gives it back with `release`.
  @_optimize(speed)
  mutating func retain(_ handle: Handle, owned: UInt32 = 0) throws(Fault) {
    guard containsOften(handle) else { throw Fault(.staleHandle, "the object is gone") }
    guard slots[handle.index].holds < UInt32.max else {
      throw Fault(.limit, "the object is held too often")
    }
    slots[handle.index].holds += 1
    slots[handle.index].owned += owned
  }

  /// Adds a hold of the library on an object that is known to live.
  @_optimize(speed)
  @inline(never)
  mutating func retainLiving(_ handle: Handle) {
    guard containsOften(handle), slots[handle.index].holds < UInt32.max else { return }
    slots[handle.index].holds += 1
    slots[handle.index].owned += 1
  }

  /// A hold that there is belongs to the library.
  mutating func own(_ handle: Handle) {
    guard containsOften(handle) else { return }
    slots[handle.index].owned += 1
  }

  /// A hold of the library is the host's from now on.
  func give(_ handle: Handle) {
    guard contains(handle), slots[handle.index].owned > 0 else { return }
    slots[handle.index].owned -= 1
  }

  /// Whether anybody but the library's own objects holds it.
  func isGiven(_ handle: Handle) -> Bool {
    contains(handle) && slots[handle.index].holds > slots[handle.index].owned
  }

  /// Drops one hold; answers true when it was the last one. The object stays named until `remove`.
  ///
  /// - Parameter byHost: not the hold of an object of the library.
  @_optimize(speed)
  mutating func release(_ handle: Handle, byHost: Bool = false) -> Bool {
    guard containsOften(handle) else { return false }
    if !byHost, slots[handle.index].owned > 0 { slots[handle.index].owned -= 1 }
    guard slots[handle.index].holds == 1 else {
      slots[handle.index].holds -= 1
      return false
    }
    return true
  }

  /// Ends the name: every copy of the handle is stale from now on.
  @_optimize(speed)
  mutating func remove(_ handle: Handle) {
    guard containsOften(handle) else { return }
    let index = handle.index
    slots[index].kind = 0
    liveCount -= 1
    if slots[index].generation == Handle.maximumGeneration {
      guard !Handle.retires else { return }
      slots[index].generation = firstGeneration &- 1
    }
    if lastFree >= 0 { slots[lastFree].holds = UInt32(truncatingIfNeeded: index) }
    if firstFree < 0 { firstFree = index }
    lastFree = index
    freeCount += 1
  }

  /// Names what another table names.
  mutating func copy(_ other: borrowing GenerationTable) {
    if capacity < other.used {
      slots.deallocate()
      capacity = other.capacity
      slots = .allocate(capacity: capacity)
    }
    slots.update(from: other.slots, count: other.used)
    used = other.used
  }

  private mutating func grow() {
    capacity = Growth.capacity(atLeast: capacity + 1)
    let larger = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    larger.moveInitialize(from: slots, count: used)
    slots.deallocate()
    slots = larger
  }

  var bytes: Int { capacity * MemoryLayout<Slot>.stride }
}
