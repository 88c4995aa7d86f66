import CMotus
import Synchronization

/// The living runtimes of the process, found by the number in every handle.
///
/// A number is one thread's business while its runtime lives; only making and ending runtimes
/// crosses threads, and that takes the lock.
enum Runtimes {
  struct Place {
    var runtime: Unmanaged<Runtime>?
    /// Whether a runtime has this number, also one that is about to end and is found no more.
    var isTaken: Bool
    /// Whether the runtime is in the middle of something that no call may change.
    var isHidden = false
    /// Where the present runtime's generations begin, or will those of the next one. Handles of
    /// runtimes that were here before have lower ones, until generations begin anew.
    var firstGeneration: UInt16
    /// How many runtimes had ended in the process when the last one here did.
    var restingSince: UInt64
  }

  private static let lock = Atomic<Bool>(false)
  /// Made with the first runtime. A constant at the start, because a lazy one would be asked
  /// whether it is there, by an atomic operation, in every call of the host.
  nonisolated(unsafe) private static var places: UnsafeMutablePointer<Place>?
  /// How many runtimes have ended.
  nonisolated(unsafe) private static var endedCount: UInt64 = 0
  /// Told of misuse that belongs to no living runtime.
  nonisolated(unsafe) static var orphanReport: Host.Report?

  /// Number 0 is never used, so that no handle is small.
  static func make(time: Double?, _ build: (Runtime) -> Void) throws(Fault) -> Runtime {
    acquire()
    defer { release() }
    let places = Self.places ?? makePlaces()
    guard
      let number = choose(among: UnsafeBufferPointer(start: places, count: Handle.runtimeCapacity))
    else { throw Fault(.limit, "\(Handle.runtimeCapacity - 1) runtimes are alive") }
    if places[number].firstGeneration >= lastGeneration { places[number].firstGeneration = 1 }
    let runtime = Runtime(
      number: UInt8(number), generation: places[number].firstGeneration, time: time)
    places[number].runtime = Unmanaged.passRetained(runtime)
    places[number].isTaken = true
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

  private static func makePlaces() -> UnsafeMutablePointer<Place> {
    let made = UnsafeMutablePointer<Place>.allocate(capacity: Handle.runtimeCapacity)
    made.initialize(
      repeating: Place(runtime: nil, isTaken: false, firstGeneration: 1, restingSince: 0),
      count: Handle.runtimeCapacity)
    places = made
    return made
  }

  /// Ends a runtime. Its number waits for generations that no old handle has.
  ///
  /// It cannot be found any more when the host's destructors run: they find every handle stale and
  /// add nothing to what is being taken down.
  static func end(_ runtime: Runtime) {
    guard let places else { return }
    let number = Int(runtime.number)
    let reference = places[number].runtime
    places[number].runtime = nil
    runtime.end()
    acquire()
    places[number].firstGeneration = runtime.highestGeneration &+ 1
    endedCount += 1
    places[number].restingSince = endedCount
    places[number].isTaken = false
    release()
    reference?.release()
  }

  /// The runtime that a handle belongs to, or could belong to. One of a runtime that is gone is
  /// never taken for one of that which has its number now, which may be another thread's.
  @inline(__always)
  static func find(_ handle: Handle) -> Unmanaged<Runtime>? {
    guard let places else { return nil }
    let place = places[Int(handle.runtime)]
    return handle.generation >= place.firstGeneration ? place.runtime : nil
  }

  /// Runs a callback of the host during which no handle of a runtime is found.
  static func hiding(_ number: UInt8, _ body: () -> Void) {
    guard let places else { return body() }
    let runtime = places[Int(number)].runtime
    places[Int(number)].runtime = nil
    places[Int(number)].isHidden = true
    body()
    places[Int(number)].isHidden = false
    places[Int(number)].runtime = runtime
  }

  static func isHidden(_ handle: Handle) -> Bool {
    guard let places else { return false }
    return places[Int(handle.runtime)].isHidden
  }

  /// A number with fewer generations left than this rests until its generations begin anew.
  static var lastGeneration: UInt16 { Handle.maximumGeneration - 256 }

  private static func acquire() {
    while lock.exchange(true, ordering: .acquiring) {}
  }

  private static func release() { lock.store(false, ordering: .releasing) }
}
