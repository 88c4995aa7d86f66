import CMotus
import Synchronization

/// The living runtimes of the process, found by the number in every handle.
///
/// A number is one thread's business while its runtime lives; only making and ending runtimes
/// crosses threads, and that takes the lock. What a handle is looked up in is atomic: a handle of
/// another thread's runtime, or of one that has ended, is known as such by the numbers alone, and
/// nothing of that runtime is read.
enum Runtimes {
  /// State that every call reads: loads that cost what plain ones do.
  struct Door: ~Copyable {
    /// The runtime's address in memory; 0 when none is found here.
    let address = Atomic<UInt>(0)
    /// Where the present runtime's generations begin, or will those of the next one. Handles of
    /// runtimes that were here before have lower ones, until generations begin anew.
    let firstGeneration = Atomic<UInt16>(1)
    /// Whether the runtime is in the middle of something that no call may change.
    let isHidden = Atomic<Bool>(false)
    /// Whether the runtime is being destroyed: the host's destructors run.
    let isEnding = Atomic<Bool>(false)
  }

  /// State that making and ending runtimes reads and writes, under the lock.
  struct Place {
    /// Whether a runtime has this number, also one that is about to end and is found no more.
    var isTaken: Bool
    /// `Door.firstGeneration`.
    var firstGeneration: UInt16
    /// How many runtimes had ended in the process when the last one here did.
    var restingSince: UInt64
  }

  private static let lock = Atomic<Bool>(false)
  /// Where the doors stand, made with the first runtime; 0 before. A constant at the start, because
  /// a lazy one would be asked whether it is there, by a stronger operation, in every call.
  private static let doorsAddress = Atomic<UInt>(0)
  nonisolated(unsafe) private static var places: UnsafeMutablePointer<Place>?
  /// How many runtimes have ended.
  nonisolated(unsafe) private static var endedCount: UInt64 = 0
  /// Called on misuse that belongs to no living runtime.
  nonisolated(unsafe) static var orphanReport: Host.Report?

  static var haveBeen: Bool { doors != nil }

  /// Acquired, so that whoever sees the doors sees them closed: a handle that was made up may be
  /// asked for while another thread makes the first runtime.
  @inline(__always)
  private static var doors: UnsafeMutablePointer<Door>? {
    UnsafeMutablePointer(bitPattern: doorsAddress.load(ordering: .acquiring))
  }

  /// Number 0 is never used, so that no handle is small.
  static func make(time: Double?, _ build: (Runtime) -> Void) throws(Fault) -> Runtime {
    try Memory.checkBudget()
    acquire()
    defer { release() }
    let doors = Self.doors ?? makeDoors()
    let places = Self.places ?? makePlaces()
    guard
      let number = choose(among: UnsafeBufferPointer(start: places, count: Handle.runtimeCapacity))
    else { throw Fault(.limit, "\(Handle.runtimeCapacity - 1) runtimes are alive") }
    if places[number].firstGeneration >= lastGeneration { places[number].firstGeneration = 1 }
    let generation = places[number].firstGeneration
    let runtime = Runtime(number: UInt8(number), generation: generation, time: time)
    places[number].isTaken = true
    let address = UInt(bitPattern: Unmanaged.passRetained(runtime).toOpaque())
    doors[number].firstGeneration.store(generation, ordering: .relaxed)
    doors[number].address.store(address, ordering: .releasing)
    build(runtime)
    return runtime
  }

  /// The number of the next runtime; nil when all are taken.
  ///
  /// One that has generations left, the lowest first; when none has, the one that has rested
  /// longest begins anew. A handle of a runtime that has ended is taken for another one only after
  /// all numbers have been through all their generations meanwhile.
  static func choose(among places: UnsafeBufferPointer<Place>) -> Int? {
    var rested: Int?
    for number in 1..<places.count where !places[number].isTaken {
      if places[number].firstGeneration < lastGeneration { return number }
      if places[number].restingSince < rested.map({ places[$0].restingSince }) ?? .max {
        rested = number
      }
    }
    return rested
  }

  private static func makeDoors() -> UnsafeMutablePointer<Door> {
    let made = room(for: Door.self, in: &roomForDoors)
    for number in 0..<Handle.runtimeCapacity { (made + number).initialize(to: Door()) }
    doorsAddress.store(UInt(bitPattern: made), ordering: .releasing)
    return made
  }

  private static func makePlaces() -> UnsafeMutablePointer<Place> {
    let made = room(for: Place.self, in: &roomForPlaces)
    made.initialize(
      repeating: Place(isTaken: false, firstGeneration: 1, restingSince: 0),
      count: Handle.runtimeCapacity)
    places = made
    return made
  }

  // Both stand in the library's own data: who unloads it leaves nothing behind, and who looks for
  // leaks finds none. 2 kB each.
  private typealias Room = Fourfold<Fourfold<Fourfold<Fourfold<UInt>>>>
  nonisolated(unsafe) private static var roomForDoors = Room(.init(.init(.init(0))))
  nonisolated(unsafe) private static var roomForPlaces = Room(.init(.init(.init(0))))

  private static func room<Value: ~Copyable>(
    for type: Value.Type, in room: UnsafeMutablePointer<Room>
  ) -> UnsafeMutablePointer<Value> {
    precondition(Handle.runtimeCapacity * MemoryLayout<Value>.stride <= MemoryLayout<Room>.size)
    return UnsafeMutableRawPointer(room).assumingMemoryBound(to: type)
  }

  /// Ends a runtime. Its number waits for generations that no old handle has.
  ///
  /// It cannot be found any more when the host's destructors run: they find every handle stale and
  /// add nothing to what is being taken down.
  static func end(_ runtime: Runtime) {
    guard let doors, let places else { return }
    let number = Int(runtime.number)
    let reference = reference(doors[number].address.exchange(0, ordering: .relaxed))
    doors[number].isEnding.store(true, ordering: .relaxed)
    runtime.end()
    doors[number].isEnding.store(false, ordering: .relaxed)
    let next = runtime.highestGeneration &+ 1
    doors[number].firstGeneration.store(next, ordering: .relaxed)
    acquire()
    places[number].firstGeneration = next
    endedCount += 1
    places[number].restingSince = endedCount
    if runtime.endPublished == nil { places[number].isTaken = false }
    release()
    // The number is taken as long as frames of the runtime are out.
    runtime.endPublished?(runtime.number)
    reference?.release()
  }

  /// Lets another runtime have a number.
  static func vacate(_ number: UInt8) {
    locked { places?[Int(number)].isTaken = false }
  }

  /// The runtime that a handle belongs to, or could belong to. One of a runtime that is gone is
  /// never taken for one of that which has its number now, which may be another thread's.
  @inline(__always)
  static func find(_ handle: Handle) -> Unmanaged<Runtime>? {
    guard let doors else { return nil }
    let door = doors + Int(handle.runtime)
    guard handle.generation >= door.pointee.firstGeneration.load(ordering: .relaxed) else {
      return nil
    }
    return reference(door.pointee.address.load(ordering: .relaxed))
  }

  /// Whether a handle can be one of a living runtime. Nothing of that one is read: it may be
  /// another thread's.
  static func canBelong(_ handle: Handle) -> Bool { find(handle) != nil }

  @inline(__always)
  private static func reference(_ address: UInt) -> Unmanaged<Runtime>? {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged<Runtime>.fromOpaque(pointer)
  }

  /// Runs a callback of the host during which no handle of a runtime is found.
  static func hiding(_ number: UInt8, _ body: () -> Void) {
    guard let doors else { return body() }
    let door = doors + Int(number)
    let address = door.pointee.address.exchange(0, ordering: .relaxed)
    door.pointee.isHidden.store(true, ordering: .relaxed)
    body()
    door.pointee.isHidden.store(false, ordering: .relaxed)
    door.pointee.address.store(address, ordering: .relaxed)
  }

  /// Whether a handle is one of a runtime that is being destroyed.
  static func isEnding(_ handle: Handle) -> Bool {
    guard let doors else { return false }
    let door = doors + Int(handle.runtime)
    return door.pointee.isEnding.load(ordering: .relaxed)
      && handle.generation >= door.pointee.firstGeneration.load(ordering: .relaxed)
  }

  static func isHidden(_ handle: Handle) -> Bool {
    guard let doors else { return false }
    return doors[Int(handle.runtime)].isHidden.load(ordering: .relaxed)
  }

  /// A number with fewer generations left than this rests until its generations begin anew.
  static var lastGeneration: UInt16 {
    Handle.maximumGeneration - min(256, Handle.maximumGeneration / 2)
  }

  /// Does something that threads do one after the other.
  static func locked<Answer>(_ body: () -> Answer) -> Answer {
    acquire()
    defer { release() }
    return body()
  }

  private static func acquire() {
    while lock.exchange(true, ordering: .acquiring) {}
  }

  private static func release() { lock.store(false, ordering: .releasing) }
}

/// Four of a kind in a row: a block of static data, made of such blocks, whose zeros need no code.
struct Fourfold<Part: BitwiseCopyable>: BitwiseCopyable {
  let a: Part
  let b: Part
  let c: Part
  let d: Part

  @_transparent
  init(_ part: Part) {
    a = part
    b = part
    c = part
    d = part
  }
}
