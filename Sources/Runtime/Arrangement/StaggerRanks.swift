/// Order in which children begin from a point outwards (KL-22), in three lists: entering, moving
/// and leaving children.
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
    /// Rank of each place, once sorted.
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
    let place = Int32(truncatingIfNeeded: lists[list].entries.count)
    lists[list].entries.append(Entry(distance: distance, place: place))
  }

  /// Returns the rank of the child that was appended as number `place`; the place before sorting.
  func rank(of place: Int, in list: Int) -> Int {
    place < lists[list].ranks.count ? Int(lists[list].ranks[place]) : place
  }

  /// Sorts by distance, then by place, and assigns the ranks.
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
        list.ranks[Int(base[rank].place)] = Int32(truncatingIfNeeded: rank)
      }
    }
  }
}
