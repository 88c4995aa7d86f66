/// Animators and keyframes whose start waits for a moment.
final class DelayedStarts {
  private struct Slot {
    var animator: DelayedMover?
    /// Distinguishes the present wait in this slot from earlier ones.
    var ticket: UInt64
    var nextFree: Int32
  }

  private var slots: [Slot] = []
  private var firstFree: Int32 = -1
  private var deadlines = Deadlines()
  private var nextTicket: UInt64 = 0
  private(set) var count = 0

  /// The earliest moment; infinity when nothing waits.
  var next: Double {
    dropStale()
    return deadlines.first?.time ?? .infinity
  }

  /// Lets an animator wait. Returns the slot by which to call it off.
  func insert(_ animator: DelayedMover, until time: Double) -> Int32 {
    nextTicket += 1
    let slot = Slot(animator: animator, ticket: nextTicket, nextFree: -1)
    var index = firstFree
    if index >= 0 {
      firstFree = slots[Int(index)].nextFree
      slots[Int(index)] = slot
    } else {
      index = Int32(truncatingIfNeeded: slots.count)
      slots.append(slot)
    }
    count += 1
    if deadlines.isWorthCleaning(living: count) { deadlines.clean(keeping: isWaitedFor) }
    deadlines.insert(time, Self.name(index, nextTicket))
    return index
  }

  /// Visits what starts until a time.
  func forEachDue(by time: Double, _ body: (DelayedMover) -> Void) {
    guard count > 0 else { return }
    for slot in slots {
      if let animator = slot.animator, animator.dueTime <= time { body(animator) }
    }
  }

  func remove(_ index: Int32) {
    slots[Int(index)] = Slot(animator: nil, ticket: 0, nextFree: firstFree)
    firstFree = index
    count -= 1
  }

  /// Starts what is due, earliest first.
  func start(upTo time: Double) {
    dropStale()
    while let first = deadlines.first, first.time <= time {
      deadlines.removeFirst()
      let index = Self.slot(of: first.name)
      if let animator = slots[Int(index)].animator {
        remove(index)
        animator.delayHasPassed()
      }
      dropStale()
    }
  }

  /// How many waits there have been.
  var entryCount: UInt64 { deadlines.nextOrder }

  /// Lets what waited before an entry start some seconds earlier.
  func bringForward(by seconds: Double, before entry: UInt64) {
    deadlines.bringForward(by: seconds, before: entry) { name in
      guard isWaitedFor(name) else { return }
      slots[Int(Self.slot(of: name))].animator?.bringForward(by: seconds)
    }
  }

  func removeAll() {
    for slot in slots { slot.animator?.abandon() }
    slots = []
    firstFree = -1
    count = 0
    deadlines.removeAll()
  }

  private func dropStale() {
    while let first = deadlines.first, !isWaitedFor(first.name) { deadlines.removeFirst() }
  }

  private func isWaitedFor(_ name: UInt64) -> Bool {
    let index = Int(Self.slot(of: name))
    return index < slots.count && slots[index].ticket == name >> 24
  }

  /// Slots take 24 bits: there are never more animators than handles.
  private static func name(_ slot: Int32, _ ticket: UInt64) -> UInt64 {
    ticket << 24 | UInt64(UInt32(truncatingIfNeeded: slot))
  }

  private static func slot(of name: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: name & 0xff_ffff)
  }
}
