import Synchronization

/// Published frames of all runtimes, found by their names (PB-1).
///
/// A runtime has three places for frames. The state of each is one atomic word, so publishing,
/// reading and giving back wait for nobody:
///
///     free ── publish ──▶ out ── give back ──▶ free
///                          │ the runtime ends
///                          ▼
///                       orphaned ── give back ──▶ freeing ──▶ free
///
/// A frame stays readable when its runtime has ended. Its number goes to another runtime only after
/// the last of its frames has been given back.
enum PublishedFrames {
  static let mostInFlight = 3

  /// One place: what a state means is said above.
  private struct Slot: ~Copyable {
    /// The generation of the frame, and its state in the lowest bits. In the slot behind those of a
    /// runtime: how many of its places an end still waits for.
    let word = Atomic<UInt>(0)
    /// The address of the frame in memory; 0 before the first.
    let address = Atomic<UInt>(0)
  }

  private enum State {
    static let free: UInt = 0
    static let out: UInt = 1
    static let orphaned: UInt = 2
    static let freeing: UInt = 3
    static let mask: UInt = 3
  }

  private static let slotsOfRuntime = mostInFlight + 1
  /// Bits of a name below the generation.
  private static let slotBits: UInt64 = 10
  /// Zero before the first frame of the process.
  private static let slotsAddress = Atomic<UInt>(0)
  private typealias Room = Fourfold<Fourfold<Fourfold<Fourfold<Fourfold<UInt>>>>>
  nonisolated(unsafe) private static var roomForSlots = Room(.init(.init(.init(.init(0)))))

  private static var slots: UnsafeMutablePointer<Slot>? {
    UnsafeMutablePointer(bitPattern: slotsAddress.load(ordering: .acquiring))
  }

  private static func makeSlots() -> UnsafeMutablePointer<Slot> {
    Runtimes.locked {
      if let made = slots { return made }
      let count = Handle.runtimeCapacity * slotsOfRuntime
      precondition(count * MemoryLayout<Slot>.stride <= MemoryLayout<Room>.size)
      let made = withUnsafeMutablePointer(to: &roomForSlots) {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: Slot.self)
      }
      for slot in 0..<count { (made + slot).initialize(to: Slot()) }
      slotsAddress.store(UInt(bitPattern: made), ordering: .releasing)
      return made
    }
  }

  // MARK: The runtime's thread

  /// Copies what a runtime shows into a free place. Returns the frame's name.
  static func publish(
    _ contents: PublishedFrame.Contents, of runtime: Runtime
  ) throws(Fault) -> UInt64 {
    guard !runtime.isTicking else {
      throw Fault(.reentrant, "a tick is under way: what it shows can be published after it")
    }
    let slots = Self.slots ?? makeSlots()
    let first = Int(runtime.number) * slotsOfRuntime
    for place in first..<first + mostInFlight {
      let word = slots[place].word.load(ordering: .acquiring)
      guard word & State.mask == State.free else { continue }
      runtime.holdPublished { end(runtime: $0) }
      let generation = max(1, ((word >> 2) &+ 1) & (.max >> 2))
      fill(slots[place].address, contents, runtime)
      slots[place].word.store(generation << 2 | State.out, ordering: .releasing)
      return UInt64(generation) << slotBits | UInt64(place)
    }
    throw Fault(.busy, "\(mostInFlight) published frames have not been given back")
  }

  private static func fill(
    _ address: borrowing Atomic<UInt>, _ contents: PublishedFrame.Contents, _ runtime: Runtime
  ) {
    if address.load(ordering: .relaxed) == 0 {
      let made = Unmanaged.passRetained(PublishedFrame()).toOpaque()
      address.store(UInt(bitPattern: made), ordering: .relaxed)
    }
    let number = runtime.notePublished()
    frame(address.load(ordering: .relaxed))?._withUnsafeGuaranteedRef {
      $0.fill(with: contents, number: number, of: runtime)
    }
  }

  /// Ends the places of a runtime that has ended; those that are out end when they are given back.
  private static func end(runtime number: UInt8) {
    guard let slots else { return }
    let first = Int(number) * slotsOfRuntime
    slots[first + mostInFlight].word.store(UInt(slotsOfRuntime), ordering: .relaxed)
    for place in first..<first + mostInFlight {
      let word = slots[place].word.load(ordering: .acquiring)
      if word & State.mask == State.out {
        let orphan = word & ~State.mask | State.orphaned
        let (isOrphan, _) = slots[place].word.compareExchange(
          expected: word, desired: orphan, ordering: .acquiringAndReleasing)
        if isOrphan { continue }
      }
      free(slots[place].address)
      drop(number, slots)
    }
    drop(number, slots)
  }

  /// One place less is waited for; without any the number is another runtime's.
  private static func drop(_ number: UInt8, _ slots: UnsafeMutablePointer<Slot>) {
    let counter = Int(number) * slotsOfRuntime + mostInFlight
    let (_, left) = slots[counter].word.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    if left == 0 { Runtimes.vacate(number) }
  }

  private static func free(_ address: borrowing Atomic<UInt>) {
    frame(address.exchange(0, ordering: .relaxed))?.release()
  }

  private static func frame(_ address: UInt) -> Unmanaged<PublishedFrame>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }

  // MARK: The thread that has the frame

  /// Finds a frame by its name, which nobody has given back.
  static func find(_ name: UInt64) throws(Fault) -> Unmanaged<PublishedFrame> {
    let (place, generation) = try split(name)
    guard let slots else { throw stale(name) }
    let word = slots[place].word.load(ordering: .acquiring)
    let state = word & State.mask
    guard word >> 2 == generation, state == State.out || state == State.orphaned,
      let found = frame(slots[place].address.load(ordering: .relaxed))
    else { throw stale(name) }
    return found
  }

  /// Gives a frame back: its runtime may fill the place again.
  static func giveBack(_ name: UInt64) throws(Fault) {
    let (place, generation) = try split(name)
    guard let slots else { throw stale(name) }
    let word = generation << 2
    let (isBack, state) = slots[place].word.compareExchange(
      expected: word | State.out, desired: word | State.free, ordering: .acquiringAndReleasing)
    if isBack { return }
    guard state == word | State.orphaned,
      slots[place].word.compareExchange(
        expected: state, desired: word | State.freeing, ordering: .acquiringAndReleasing
      ).exchanged
    else { throw stale(name) }
    free(slots[place].address)
    slots[place].word.store(word | State.free, ordering: .releasing)
    drop(UInt8(place / slotsOfRuntime), slots)
  }

  private static func split(_ name: UInt64) throws(Fault) -> (place: Int, generation: UInt) {
    guard name != 0 else { throw Fault(.invalidArgument, "frame is 0") }
    let place = Int(name & (1 << slotBits - 1))
    let generation = name >> slotBits
    guard place < Handle.runtimeCapacity * slotsOfRuntime,
      place % slotsOfRuntime < mostInFlight, generation > 0, generation <= UInt64(UInt.max >> 2)
    else { throw stale(name) }
    return (place, UInt(generation))
  }

  private static func stale(_ name: UInt64) -> Fault {
    Fault(.staleHandle, "frame \(name) is not out: it has been given back, or never was published")
  }
}
