/// Ended objects of the engine, and destructors of host data, which wait for the end of the
/// outermost call from the host.
///
/// An object whose name has ended stays in memory until then. So whoever is in the middle of one of
/// its functions, or has been lent it without counting, can ask it whether it is still in use.
///
/// Destructors are called in the order in which their data came, not in that in which it fell due:
/// when exactly the last reference to an object goes is the optimiser's choice, and differs from
/// build to build.
final class DisposalQueue {
  private struct Entry {
    let destroy: HostContext.Destroy
    let userData: UnsafeMutableRawPointer?
    let number: UInt64
  }

  private var entries: [Entry] = []
  private var due: [Entry] = []
  private var ended: [Entity] = []
  private var buried: [Entity] = []
  private var isFlushing = false
  private var count: UInt64 = 0
  /// How many callbacks of the host are open: destructors wait for the end of all, and none of them
  /// may tick or destroy the runtime.
  private(set) var callbackDepth = 0

  /// Whether nothing waits.
  private(set) var isEmpty = true

  @inline(__always)
  func enterCallback() { callbackDepth &+= 1 }

  @inline(__always)
  func leaveCallback() { callbackDepth &-= 1 }

  /// A place in the order of coming.
  func nextNumber() -> UInt64 {
    count &+= 1
    return count
  }

  /// Adds a destructor that waits, by the number of its data; without one it comes after all
  /// others.
  func append(
    _ destroy: @escaping HostContext.Destroy, _ userData: UnsafeMutableRawPointer?,
    number: UInt64? = nil
  ) {
    let number = number ?? count
    var index = entries.count
    while index > 0 && entries[index - 1].number > number { index -= 1 }
    entries.put(Entry(destroy: destroy, userData: userData, number: number), at: index)
    isEmpty = false
  }

  /// Keeps an object in memory that has ended.
  func keep(_ entity: Entity) {
    ended.append(entity)
    isEmpty = false
  }

  /// Lets go of what has ended and calls what waits, and what these calls add in turn.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    while !isEmpty {
      // Entries that are added meanwhile wait for the next round; no memory is given back.
      swap(&ended, &buried)
      buried.removeAll(keepingCapacity: true)
      swap(&entries, &due)
      isEmpty = ended.isEmpty
      for index in due.indices { due[index].destroy(due[index].userData) }
      due.removeAll(keepingCapacity: true)
    }
    isFlushing = false
  }

  /// Data that outlives its runtime holds on to the queue, and is disposed of with it.
  deinit { flush() }
}
