/// Reduced motion: what would move dissolves instead.
///
/// Half-way through, a property that moves its view jumps to its target, and the view fades out
/// until then and in again after it. Whatever else changes is animated as ever, with the same
/// duration, completion and handle: there is always a change to be seen, and never a movement.
extension Animations {
  /// Whether the changes of a block dissolve instead of moving.
  func dissolves(_ context: AnimationContext) -> Bool {
    guard reducesMotion, !context.options.flags.contains(.keepsMotion) else { return false }
    var target = context.target
    if case .keyframes(let set) = target { target = set.target }
    switch target {
    case .clock: return true
    // Transitions have their own answer.
    case .driver(let driver, _): return driver.use != .transition
    case .keyframe, .keyframes, .joining, .capture, .none, .disabled: return false
    }
  }

  /// Lets the block of a group dissolve, if anything of it would move.
  @inline(never)
  func dissolve(_ group: TrackGroupID, _ context: AnimationContext, _ completion: Int32) -> Handle?
  {
    var moves = false
    tracks.forEachRecord(of: group) { moves = moves || tracks.movesItsView($0) }
    guard moves else { return nil }
    let set = KeyframeSet(
      .linear, SplineForm(), target: context.target, duration: context.options.duration)
    set.add(KeyframeSet.Piece(group: group, path: KeyframePath(from: 0, to: 1)))
    set.add(completion: completion)
    return play(set, context)
  }

  /// Changes the paths of a set so that nothing of it moves.
  func dissolve(_ set: KeyframeSet) {
    let count = set.pieces.count
    var jumps: TrackGroupID = -1
    var dips: TrackGroupID = -1
    for index in 0..<count {
      let group = set.pieces[index].group
      tracks.forEachRecord(of: group) { record in
        guard tracks.movesItsView(record) else { return }
        if jumps < 0 {
          jumps = tracks.makeGroup(like: group)
          dips = tracks.makeGroup(like: group)
          tracks.a[Int(dips)] = 0
        }
        let view = tracks.view(of: record)
        tracks.regroup(record, to: jumps)
        tracks.dip(view, group: dips)
      }
    }
    guard jumps >= 0 else { return }
    set.add(KeyframeSet.Piece(group: jumps, path: KeyframePath(from: 0.5, to: 0.5)))
    set.add(KeyframeSet.Piece(group: dips, path: .dip))
  }
}

extension Tracks {
  /// Whether a record moves its view, as opposed to changing how it looks.
  fileprivate func movesItsView(_ record: RecordID) -> Bool {
    tables[record.table].identity[track(of: record).row].property.movesItsView
  }

  fileprivate func view(of record: RecordID) -> Int {
    tables[record.table].identity[track(of: record).row].subject
  }
}
