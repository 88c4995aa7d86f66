/// Who begins before whom when children begin from a point outwards (KL-22): three lists, of those that
/// come, move and leave, each in its own order.
final class StaggerRanks {
  private struct Entry: BitwiseCopyable {
    let distance: Double
    let place: Int32

    func comes(before other: Entry) -> Bool {
      distance < other.distance || distance == other.distance && place < other.place
    }
  }

  private final class List {
    var entries = Buffer<Entry>()
    /// The rank of each place, once they are sorted.
    var ranks = Buffer<Int32>()
  }

  private let lists = [List(), List(), List()]

  func removeAll() {
    for list in lists {
      list.entries.removeAll()
      list.ranks.removeAll()
    }
  }

  /// Adds the next place of a list.
  func append(distance: Double, to list: Int) {
    let place = Int32(truncatingIfNeeded: lists[list].entries.count)
    lists[list].entries.append(Entry(distance: distance, place: place))
  }

  func rank(of place: Int, in list: Int) -> Int {
    place < lists[list].ranks.count ? Int(lists[list].ranks[place]) : place
  }

  /// Gives every place its rank, by distance, then by order. O(n log n), in place: a heap.
  func sort() {
    for list in lists {
      let count = list.entries.count
      let base = list.entries.base
      for start in stride(from: count / 2 - 1, through: 0, by: -1) {
        Self.sift(base, from: start, count)
      }
      for end in stride(from: count - 1, to: 0, by: -1) {
        let last = base[end]
        base[end] = base[0]
        base[0] = last
        Self.sift(base, from: 0, end)
      }
      list.ranks.append(repeating: 0, count: count)
      for rank in 0..<count {
        list.ranks[Int(base[rank].place)] = Int32(truncatingIfNeeded: rank)
      }
    }
  }

  private static func sift(_ base: UnsafeMutablePointer<Entry>, from start: Int, _ count: Int) {
    var index = start
    while 2 * index + 1 < count {
      var child = 2 * index + 1
      if child + 1 < count, base[child].comes(before: base[child + 1]) { child += 1 }
      guard base[index].comes(before: base[child]) else { return }
      let other = base[child]
      base[child] = base[index]
      base[index] = other
      index = child
    }
  }
}
