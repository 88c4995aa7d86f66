/// Block animations whose properties another one has taken over, all of them alone: they move nothing
/// any more, and complete at their own ends. Where their heir loses its properties before, they end
/// with it.
struct Successions: ~Copyable {
  /// By group: the one that has taken over, and the one that was taken over; -1 for none.
  private var heirs = Buffer<TrackGroupID>()
  private var predecessors = Buffer<TrackGroupID>()
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// The group that a group has taken over, if that has not ended.
  func predecessor(of group: TrackGroupID) -> TrackGroupID? {
    guard Int(group) < predecessors.count, predecessors[Int(group)] >= 0 else { return nil }
    return predecessors[Int(group)]
  }

  mutating func note(_ old: TrackGroupID, heir: TrackGroupID) {
    let needed = Int(max(old, heir)) + 1
    if heirs.count < needed {
      heirs.append(repeating: -1, count: needed - heirs.count)
      predecessors.append(repeating: -1, count: needed - predecessors.count)
    }
    heirs[Int(old)] = heir
    predecessors[Int(heir)] = old
    count += 1
  }

  /// Takes out a group that ends: its neighbours follow each other.
  mutating func forget(_ group: TrackGroupID) {
    guard Int(group) < heirs.count else { return }
    let (heir, old) = (heirs[Int(group)], predecessors[Int(group)])
    guard heir >= 0 || old >= 0 else { return }
    if heir >= 0 { predecessors[Int(heir)] = old }
    if old >= 0 { heirs[Int(old)] = heir }
    heirs[Int(group)] = -1
    predecessors[Int(group)] = -1
    count -= 1
  }
}
