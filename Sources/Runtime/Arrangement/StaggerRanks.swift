/// Order in which children begin from a point outwards (KL-22), in three lists: entering, moving
/// and leaving children.
final class StaggerRanks {
  private struct Entry: BitwiseCopyable {
    let distance: Double
    let position: Int32

    func comes(before other: Entry) -> Bool {
      distance < other.distance || distance == other.distance && position < other.position
    }
  }

  private final class List {
    var entries = Buffer<Entry>()
    /// Rank of each position, once sorted.
    var ranks = Buffer<Int32>()
  }

  private let lists = [List(), List(), List()]

  /// Empties the three lists, before those of another resolution.
  func removeAll() {
    for list in lists {
      list.entries.removeAll()
      list.ranks.removeAll()
    }
  }

  /// Appends the distance of the next child to a list.
  func append(distance: Double, to list: Int) {
    let position = Int32(truncatingIfNeeded: lists[list].entries.count)
    lists[list].entries.append(Entry(distance: distance, position: position))
  }

  /// Returns the rank of the child that was appended as number `position`; the position before sorting.
  func rank(of position: Int, in list: Int) -> Int {
    position < lists[list].ranks.count ? Int(lists[list].ranks[position]) : position
  }

  /// Sorts by distance, then by position, and assigns the ranks.
  func sort() {
    for list in lists {
      let count = list.entries.count
      let base = list.entries.base
      HeapSort.sort(count) {
        base[$0].comes(before: base[$1])
      } exchange: {
        list.entries.exchange($0, $1)
      }
      list.ranks.append(repeating: 0, count: count)
      for rank in 0..<count {
        list.ranks[Int(base[rank].position)] = Int32(truncatingIfNeeded: rank)
      }
    }
  }
}
