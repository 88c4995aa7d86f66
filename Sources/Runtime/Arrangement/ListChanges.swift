/// The findings of a resolution: the list before, and which children are new or go.
struct ListChanges: ~Copyable {
  /// Children of the list before.
  private(set) var former = Buffer<Int32>()
  /// Indices in the new list at which something has changed.
  private(set) var news = Buffer<Int32>()
  /// Children that have begun to leave, with which children inside them leave.
  private(set) var departing = Buffer<Int32>()

  /// Takes the children of a list, before those of the next one are found.
  mutating func closeList(of arrangement: ChildArrangement) {
    arrangement.closeList(into: &former)
  }

  mutating func forgetNews() { news.removeAll() }

  mutating func noteNews(at position: Int) { news.append(Int32(truncatingIfNeeded: position)) }

  mutating func noteDeparting(_ index: Int32) { departing.append(index) }

  mutating func forgetDeparting() { departing.removeAll() }
}
