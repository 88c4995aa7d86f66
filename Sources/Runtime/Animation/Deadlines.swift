/// Moments to come, earliest first: a binary heap (Williams 1964) with lazy deletion. Equal moments
/// come in the order of entry.
///
/// Entries that nobody waits for any more are not taken out: the owner of the heap passes over them
/// when their moment comes, and has the heap cleaned when most of it is of that sort.
struct Deadlines: ~Copyable {
  struct Entry: BitwiseCopyable {
    var time: Double
    let order: UInt64
    let name: UInt64

    func precedes(_ other: Entry) -> Bool {
      time < other.time || (time == other.time && order < other.order)
    }
  }

  private var heap = Buffer<Entry>()
  /// The rank of the next entry: earlier ones have lower ranks.
  private(set) var nextOrder: UInt64 = 0

  var first: Entry? { heap.count > 0 ? heap[0] : nil }
  var count: Int { heap.count }
  var bytes: Int { heap.bytes }

  mutating func insert(_ time: Double, _ name: UInt64) {
    heap.append(Entry(time: time, order: nextOrder, name: name))
    nextOrder += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      exchange(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    guard heap.count > 0 else { return }
    heap[0] = heap[heap.count - 1]
    heap.removeLast()
    siftDown(0)
  }

  /// Whether so much is stale that cleaning costs no more than what has been saved.
  func isWorthCleaning(living: Int) -> Bool { heap.count > 2 * living + 64 }

  /// Keeps only what is still waited for.
  mutating func clean(keeping isWaitedFor: (_ name: UInt64) -> Bool) {
    var kept = 0
    for index in 0..<heap.count where isWaitedFor(heap[index].name) {
      heap[kept] = heap[index]
      kept += 1
    }
    while heap.count > kept { heap.removeLast() }
    order()
  }

  /// Brings all that entered before a rank forward by some seconds; calls with each.
  mutating func bringForward(
    by seconds: Double, before order: UInt64, _ body: (_ name: UInt64) -> Void
  ) {
    for index in 0..<heap.count where heap[index].order < order {
      heap[index].time -= seconds
      body(heap[index].name)
    }
    self.order()
  }

  private func order() {
    var parent = heap.count / 2
    while parent > 0 {
      parent -= 1
      siftDown(parent)
    }
  }

  mutating func removeAll() { heap.removeAll() }

  private func siftDown(_ root: Int) {
    var parent = root
    while true {
      var least = parent
      let left = 2 * parent + 1
      let right = left + 1
      if left < heap.count && heap[left].precedes(heap[least]) { least = left }
      if right < heap.count && heap[right].precedes(heap[least]) { least = right }
      if least == parent { return }
      exchange(parent, least)
      parent = least
    }
  }

  private func exchange(_ first: Int, _ second: Int) {
    let entry = heap[first]
    heap[first] = heap[second]
    heap[second] = entry
  }
}
