/// Completion handlers: those that wait for their animation, and those that have fallen due.
///
/// A frame calls what is due at its end, after all values are stored: first what has fallen due
/// since the last frame, because it was cut off or had nothing to do; then what ends by itself in
/// this frame, earliest end first. Of both what was begun first comes first.
final class Completions {
  typealias Handler = (_ finished: Bool) -> Void

  /// Index where nobody waits for an end.
  static let none: Int32 = -1

  /// A function of the host with its data, kept without allocating anything.
  struct HostHandler: BitwiseCopyable {
    /// None lets an event report it.
    let function: (@convention(c) (UnsafeMutableRawPointer?, Bool) -> Void)?
    let userData: UnsafeMutableRawPointer?
    let destroy: HostContext.Destroy?
    /// The place of its data among all that has come from the host.
    let number: UInt64
  }

  private struct Slot {
    var handler: Handler?
    var hostHandler: HostHandler?
    /// Number of the episode, of a glide.
    var episode: Int32 = -1
    /// When it was kept, among all others.
    var order: UInt64
    var nextFree: Int32
  }

  private struct Due: BitwiseCopyable {
    let slot: Int32
    let finished: Bool
    let time: Double
    let order: UInt64

    func precedes(_ other: Due) -> Bool {
      time < other.time || (time == other.time && order < other.order)
    }
  }

  private let host: Host
  /// Called at the ends of glides; owns this.
  unowned(unsafe) private var glides: Animations?
  private var slots: [Slot] = []
  private var firstFree: Int32 = -1
  private var due = Buffer<Due>()
  /// Index of the first natural end of the present frame among those due.
  private var frameStart = 0
  private var count: UInt64 = 0
  /// Whether notifications are over: handlers that come are let go of at once.
  private var isOver = false
  /// Handlers that wait or are due.
  private(set) var liveCount = 0

  init(host: Host) { self.host = host }

  /// Notifies the animations that own this of the ends of glides.
  func notify(_ glides: Animations) { self.glides = glides }

  var isEmpty: Bool { due.count == 0 }

  /// Returns a number above all that were given before: the rank among ends at one time.
  @_optimize(speed)
  func nextOrder() -> UInt64 {
    count += 1
    return count
  }

  /// Keeps a handler until `fire`; −1 stands for none.
  @_optimize(speed)
  func keep(_ handler: Handler?) -> Int32 {
    guard let handler else { return -1 }
    return keep(handler, nil)
  }

  @_optimize(speed)
  func keep(_ handler: HostHandler?) -> Int32 {
    guard let handler else { return -1 }
    return keep(nil, handler)
  }

  /// Keeps the notice of a glide.
  @_optimize(speed)
  func keep(episode: Int32) -> Int32 {
    let slot = keep(nil, nil)
    slots[Int(slot)].episode = episode
    return slot
  }

  /// Lets a kept handler fall due: its animation was cut off, or had nothing to do.
  @_optimize(speed)
  func fire(_ slot: Int32, finished: Bool) {
    guard slot >= 0 else { return }
    due.append(
      Due(
        slot: slot, finished: finished, time: -.infinity, order: slots[Int(slot)].order))
  }

  /// Lets a kept handler fall due because its animation has ended at a time in this frame.
  @_optimize(speed)
  func fire(_ slot: Int32, endedAt time: Double, order: UInt64? = nil) {
    guard slot >= 0 else { return }
    due.append(
      Due(slot: slot, finished: true, time: time, order: order ?? slots[Int(slot)].order))
  }

  /// Lets a handler fall due that was never kept.
  func post(finished: Bool = true, _ handler: @escaping Handler) {
    fire(keep(handler), finished: finished)
  }

  /// From now on, until `endFrame`, animations end by themselves.
  func beginFrame() {
    if due.count > 1 { sort(from: 0) }
    frameStart = due.count
  }

  @inline(__always)
  func endFrame() {
    if due.count > frameStart { sort(from: frameStart) }
    frameStart = due.count
  }

  /// Calls what is due. What falls due meanwhile comes with the next frame.
  func run() {
    if due.count - frameStart > 1 { sort(from: frameStart) }
    let end = due.count
    for index in 0..<end {
      settle(due[index].slot, finished: due[index].finished)
    }
    due.removeFirst(end)
    frameStart = due.count
  }

  /// Calls a kept handler at once: for one that is called by another.
  func settle(_ index: Int32, finished: Bool) {
    guard index >= 0 else { return }
    let slot = slots[Int(index)]
    free(index)
    if slot.episode >= 0 {
      glides?.reportEpisode(slot.episode, finished)
    } else if let handler = slot.handler {
      handler(finished)
    } else if let handler = slot.hostHandler {
      if let function = handler.function {
        host.call { function(handler.userData, finished) }
      } else {
        host.events?.postCompletion(handler.userData, detail: finished ? 1 : 0)
      }
      dispose(of: handler)
    }
  }

  /// Forgets everything without calling anybody; the hosts' data is disposed of.
  func removeAll() {
    isOver = true
    for slot in slots {
      if let handler = slot.hostHandler { dispose(of: handler) }
    }
    slots = []
    firstFree = -1
    liveCount = 0
    due.removeAll()
    frameStart = 0
  }

  @_optimize(speed)
  private func keep(_ handler: Handler?, _ hostHandler: HostHandler?) -> Int32 {
    guard !isOver else {
      if let hostHandler { dispose(of: hostHandler) }
      return -1
    }
    let slot = Slot(
      handler: handler, hostHandler: hostHandler, order: nextOrder(), nextFree: -1)
    liveCount += 1
    guard firstFree >= 0 else {
      slots.append(slot)
      return Int32(truncatingIfNeeded: slots.count - 1)
    }
    let index = firstFree
    firstFree = slots[Int(index)].nextFree
    slots[Int(index)] = slot
    return index
  }

  @_optimize(speed)
  private func free(_ slot: Int32) {
    slots[Int(slot)].handler = nil
    slots[Int(slot)].hostHandler = nil
    slots[Int(slot)].episode = -1
    slots[Int(slot)].nextFree = firstFree
    firstFree = slot
    liveCount -= 1
  }

  private func dispose(of handler: HostHandler) {
    guard let destroy = handler.destroy else { return }
    host.disposal.append(destroy, handler.userData, number: handler.number)
  }

  /// In place, since a frame allocates nothing; mostly they are in order already.
  private func sort(from start: Int) {
    let count = due.count - start
    guard count > 1 else { return }
    let base = due.base + start
    var isSorted = true
    for index in 1..<count where base[index].precedes(base[index - 1]) { isSorted = false }
    guard !isSorted else { return }
    HeapSort.sort(count) {
      base[$0].precedes(base[$1])
    } exchange: {
      due.exchange(start + $0, start + $1)
    }
  }
}
