/// Moments to come, earliest first: a binary heap. Equal moments come in the order of entry.
struct Deadlines: ~Copyable {
  struct Entry: BitwiseCopyable {
    let time: Double
    let order: UInt64
    let name: UInt64
  }

  private var heap = Column<Entry>()
  private var nextOrder: UInt64 = 0

  var first: Entry? { heap.count > 0 ? heap[0] : nil }
  var count: Int { heap.count }

  mutating func insert(_ time: Double, _ name: Handle) {
    heap.append(Entry(time: time, order: nextOrder, name: name.bits))
    nextOrder += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.precedes(heap[child], heap[parent]) else { return }
      exchange(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    guard heap.count > 0 else { return }
    heap[0] = heap[heap.count - 1]
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      let left = 2 * parent + 1
      let right = left + 1
      if left < heap.count && Self.precedes(heap[left], heap[least]) { least = left }
      if right < heap.count && Self.precedes(heap[right], heap[least]) { least = right }
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

  private static func precedes(_ first: Entry, _ second: Entry) -> Bool {
    first.time < second.time || (first.time == second.time && first.order < second.order)
  }
}
