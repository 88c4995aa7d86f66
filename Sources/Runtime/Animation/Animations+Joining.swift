/// Changes that join a motion which is under way, as if they had been made when it began.
extension Animations {
  /// Runs changes so that they move with a group that moves the size of a view. Where the group has
  /// k of its progress before it, what is changed from one value to another shows
  ///
  ///     other + (one − other) · k
  func join(_ group: TrackGroupID, of view: Handle, _ body: () -> Void) {
    guard isEnabled, resizes(view, group) else { return body() }
    let motion = tracks.groups[Int(group)]
    var context = AnimationContext(
      target: .joining(group, of: view), options: AnimationOptions(duration: Self.restOfJoined))
    context.group = tracks.makeGroup(
      tag: -1, isActive: motion.isActive, blocksInteraction: motion.blocksInteraction,
      canRollBack: motion.canRollBack)
    run(context, body)
    _ = commit(keeping: -1)
  }

  /// Blocks inside take this time, in seconds: a choice of ours.
  private static var restOfJoined: Double { 0.25 }

  /// Hands the changes of a block that is over to the group that it joins, if that still resizes
  /// the view; else drops them.
  func handOver(_ changes: TrackGroupID, over group: TrackGroupID, of view: Handle) {
    guard resizes(view, group) else { return tracks.removeGroupNotingChanges(changes) }
    tracks.handOver(changes, over: group, of: view.index)
  }

  private func resizes(_ view: Handle, _ group: TrackGroupID) -> Bool {
    views.names.contains(view)
      && tracks.resizings(of: view.index).contains { $0.group == group }
  }
}

extension Tracks {
  /// Something that is on its way to another size: what moves it, and how far, at its start.
  struct Resizing {
    let group: TrackGroupID
    let change: Size
  }

  /// Motions of a view's size; the newest last.
  func resizings(of view: Int) -> [Resizing] {
    let track = find(view, .bounds)
    guard !track.isNone else { return [] }
    var found: [Resizing] = []
    let table = tables[track.table]
    func add(_ columns: borrowing RecordColumns, _ row: Int) {
      let delta = columns.delta.base + row * table.width
      guard delta[2] != 0 || delta[3] != 0 else { return }
      found.append(
        Resizing(group: columns.group[row], change: Size(width: delta[2], height: delta[3])))
    }
    var next = table.firstStacked[track.row]
    while next >= 0 {
      add(table.stacked, Int(next))
      next = table.nextStacked[Int(next)]
    }
    add(table.records, track.row)
    found.reverse()
    return found
  }

  /// Takes from a group where views below another one stand: they are where they go.
  func removeGeometry(below view: Int, of group: TrackGroupID) {
    willChange()
    var freed: [(view: Int, property: PropertyID)] = []
    forEachRecord(of: group) { record in
      let identity = tables[record.table].identity[track(of: record).row]
      let moved = Handle(bits: identity.view).index
      guard identity.property.isGeometry, moved != view, views.isDescendant(moved, of: view)
      else { return }
      freed.append((moved, identity.property))
    }
    for entry in freed { removeRecord(of: group, on: entry.view, entry.property) }
  }

  /// Gives the records of a group, which is at its start, to another one, and ends the first. What
  /// the size of a view has of velocity in the other group its contents get in proportion: they are
  /// laid out by it.
  fileprivate func handOver(_ changes: TrackGroupID, over group: TrackGroupID, of view: Int) {
    willChange()
    let rates = rates(of: view, in: group)
    while !groups[Int(changes)].first.isNone {
      let record = groups[Int(changes)].first
      let track = self.track(of: record)
      let identity = tables[track.table].identity[track.row]
      let velocity = identity.property.isGeometry ? velocity(of: record, rates) : []
      guard let heir = self.record(on: track, of: group) else {
        regroup(record, to: group)
        keep(velocity, of: record)
        evaluate(track)
        views.noteChange(Handle(bits: identity.view).index, identity.property)
        continue
      }
      let width = tables[track.table].width
      let delta = columns(of: record) { $0.delta.base + record.row * width }
      let sum = columns(of: heir) { $0.delta.base + heir.row * width }
      for component in 0..<width { sum[component] += delta[component] }
      keep(velocity, of: heir)
      tables[track.table].targetWasSet()
      views.noteChange(Handle(bits: identity.view).index, identity.property)
      remove(record)
    }
    removeGroup(changes)
  }

  /// The velocity of a view's size in a group, in parts of how far the group carries it.
  private func rates(of view: Int, in group: TrackGroupID) -> Size {
    let track = find(view, .bounds)
    guard !track.isNone, let record = record(on: track, of: group) else { return .zero }
    let first = record.row * tables[record.table].width
    var (delta, velocity) = (Size.zero, Size.zero)
    columns(of: record) { columns in
      guard columns.hasVelocities else { return }
      delta = Size(width: columns.delta.base[first + 2], height: columns.delta.base[first + 3])
      velocity = Size(
        width: columns.velocity.base[first + 2], height: columns.velocity.base[first + 3])
    }
    return Size(
      width: Self.rate(velocity.width, delta.width),
      height: Self.rate(velocity.height, delta.height))
  }

  /// None for what is carried nowhere: what is laid out by that is not carried either.
  private static func rate(_ velocity: Double, _ delta: Double) -> Double {
    delta.magnitude > 1e-9 ? velocity.divided(by: delta) : 0
  }

  /// The velocity that belongs to how far a record carries its view, or what the view shows; empty
  /// without rates.
  private func velocity(of record: RecordID, _ rates: Size) -> [Double] {
    guard rates != .zero else { return [] }
    let width = tables[record.table].width
    var found = [Double](repeating: 0, count: width)
    columns(of: record) { columns in
      for component in 0..<width {
        let rate = component % 2 == 0 ? rates.width : rates.height
        found[component] = columns.delta.base[record.row * width + component] * rate
      }
    }
    return found
  }

  /// Adds to the velocity that a record has.
  private func keep(_ velocity: [Double], of record: RecordID) {
    guard !velocity.isEmpty else { return }
    let first = record.row * tables[record.table].width
    var sum = velocity
    columns(of: record) { columns in
      guard columns.hasVelocities else { return }
      for component in 0..<sum.count { sum[component] += columns.velocity.base[first + component] }
    }
    sum.withUnsafeBufferPointer { values in
      if let values = values.baseAddress { keepVelocity(values, of: record) }
    }
  }
}
