/// The groups of glides that have begun last in the present frame: what begins at the same moment with
/// the same timing shares one.
///
/// Only a few are known, so that the ends of thousands of groups in one frame look at no more than
/// these each; where everybody begins at another time, nobody shares.
struct GlideGroups: ~Copyable {
  private struct Entry {
    let time: Double
    let timing: ImplicitTiming
    let group: TrackGroupID
  }

  private var entries: [Entry] = []
  private static let most = 16

  func find(_ timing: ImplicitTiming, begunAt time: Double) -> TrackGroupID? {
    var index = entries.count - 1
    while index >= 0 {
      if entries[index].time == time, entries[index].timing == timing {
        return entries[index].group
      }
      index -= 1
    }
    return nil
  }

  mutating func note(_ group: TrackGroupID, _ timing: ImplicitTiming, begunAt time: Double) {
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(Entry(time: time, timing: timing, group: group))
  }

  mutating func forget(_ group: TrackGroupID) { entries.removeAll { $0.group == group } }

  mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }
}
