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
  /// The succession that was asked for last: views that are set together share it.
  private var last: (old: TrackGroupID, heir: TrackGroupID, time: Double, Succession)?

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

  mutating func forget(_ group: TrackGroupID) {
    entries.removeAll { $0.group == group }
    last = nil
  }

  // MARK: Successions

  /// How a group takes over another one at a time, if that was noted last.
  func succession(
    of old: TrackGroupID, by heir: TrackGroupID, at time: Double
  ) -> Succession? {
    guard let last, last.old == old, last.heir == heir, last.time == time else { return nil }
    return last.3
  }

  mutating func note(
    _ succession: Succession, of old: TrackGroupID, by heir: TrackGroupID, at time: Double
  ) {
    last = (old, heir, time, succession)
  }

  /// Forgets the succession: a number may be another group's from now on.
  mutating func forgetSuccession() { last = nil }

  mutating func removeAll() {
    last = nil
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }
}
