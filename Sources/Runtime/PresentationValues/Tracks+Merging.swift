/// Records that take over others: shown values and their velocities stay.
extension Tracks {
  /// How many records of glides a track has.
  func glideCount(on track: TrackID) -> Int {
    let table = tables[track.table]
    var count = groups[Int(table.records.group[track.row])].isGlide ? 1 : 0
    var next = table.firstStacked[track.row]
    while next >= 0 {
      if groups[Int(table.stacked.group[Int(next)])].isGlide { count += 1 }
      next = table.nextStacked[Int(next)]
    }
    return count
  }

  /// The oldest record of a track whose group a test wants; none when there is none.
  func oldestRecord(on track: TrackID, _ isSought: (TrackGroupID) -> Bool) -> RecordID {
    let table = tables[track.table]
    if isSought(table.records.group[track.row]) { return RecordID(track) }
    var oldest = RecordID.none
    var next = table.firstStacked[track.row]
    while next >= 0 {
      if isSought(table.stacked.group[Int(next)]) {
        oldest = RecordID(stackedIn: track.table, row: Int(next))
      }
      next = table.nextStacked[Int(next)]
    }
    return oldest
  }

  /// Gives what one record contributes now, value and velocity, to the record of another group that
  /// is at its start, and takes the first one away. Both are on one track, which adds numbers up:
  /// no transform in space.
  func merge(_ record: RecordID, into group: TrackGroupID, _ succession: Succession) {
    willChange()
    let track = self.track(of: record)
    let identity = tables[track.table].identity[track.row]
    let width = tables[track.table].width
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 32) { room in
      guard let value = room.baseAddress else { return }
      let velocity = value + 16
      columns(of: record) { columns in
        for component in 0..<width {
          let index = record.row * width + component
          let drift = columns.hasVelocities ? columns.velocity[index] : 0
          let rest = succession.rest(of: columns.delta[index], drift)
          value[component] = rest.delta
          velocity[component] = rest.velocity
        }
      }
      remove(record)
      keepDrifts()
      let view = identity.subject
      let track = find(view, identity.property)
      guard !track.isNone, let heir = self.record(on: track, of: group) else { return }
      let table = tables[track.table]
      makeRoomForVelocity(of: heir)
      columns(of: heir) { columns in
        for component in 0..<width {
          let index = heir.row * width + component
          columns.delta.base[index] += value[component]
          columns.velocity.base[index] += velocity[component]
        }
      }
      table.targetWasSet()
      evaluate(track)
    }
  }

  /// The group of a track's only record; none when there are several, when it does not add numbers
  /// up, or when others ride on what is shown.
  func onlyGroup(on track: TrackID) -> TrackGroupID? {
    withTable(track.table) { table in
      guard rides.isEmpty, table.coding != .projective, track.row < table.activeCount,
        table.firstStacked[track.row] < 0
      else { return nil }
      return table.records.group[track.row]
    }
  }

  /// Lets the only record of a track go on to another value with another group, which is at its
  /// start: as a new record that takes over this one.
  @_optimize(speed)
  func renew(
    _ track: TrackID, _ kind: PropertyKind, to value: UnsafePointer<Double>, group: TrackGroupID,
    _ succession: Succession
  ) {
    willChange()
    keepDrifts()
    withTable(track.table) { table in
      let width = table.width
      let identity = table.identity[track.row]
      table.records.keepVelocities()
      let row = table.model.base + track.row * width
      let delta = table.records.delta.base + track.row * width
      let velocity = table.records.velocity.base + track.row * width
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { room in
        guard let old = room.baseAddress else { return }
        old.copy(from: row, count: width)
        encode(value, kind, table, near: row, into: row)
        for component in 0..<width {
          let rest = succession.rest(of: delta[component], velocity[component])
          delta[component] = old[component] - row[component] + rest.delta
          velocity[component] = rest.velocity
        }
      }
      let view = identity.subject
      store(value, in: modelValue(view, identity.property, kind), view, identity.property, kind)
      table.targetWasSet()
    }
    regroup(RecordID(track), to: group)
    evaluate(track)
    if resized.count > 0 { reportResized(by: group) }
  }

  /// A group that moves the very properties of another one, which has been filled last, and nothing
  /// else, and that a test wants: the newest one. None when there is no such group.
  func predecessor(
    of heir: TrackGroupID, where isSought: (TrackGroupID) -> Bool
  ) -> TrackGroupID? {
    guard rides.isEmpty, dips.count == 0, !groups[Int(heir)].isEmpty else { return nil }
    let track = self.track(of: groups[Int(heir)].first)
    let table = tables[track.table]
    var next = table.firstStacked[track.row]
    for _ in 0..<Self.mostPredecessors {
      let old = next >= 0 ? table.stacked.group[Int(next)] : table.records.group[track.row]
      if takesOver(old, heir), isSought(old), moveTheSame(old, heir) { return old }
      guard next >= 0 else { return nil }
      next = table.nextStacked[Int(next)]
    }
    return nil
  }

  /// How many records of a track are looked at for a predecessor.
  private static var mostPredecessors: Int { 4 }

  /// Whether two groups move the same properties, in numbers that add up.
  private func moveTheSame(_ one: TrackGroupID, _ other: TrackGroupID) -> Bool {
    var (record, counted) = (groups[Int(one)].first, groups[Int(other)].first)
    while !record.isNone {
      guard !counted.isNone, tables[record.table].coding != .projective,
        self.record(on: track(of: record), of: other) != nil
      else { return false }
      record = link(of: record).next
      counted = link(of: counted).next
    }
    return counted.isNone
  }

  /// The predecessor of a group, as above, when nothing else moves these properties.
  @_optimize(speed)
  func onlyPredecessor(of heir: TrackGroupID) -> TrackGroupID? {
    guard rides.isEmpty, dips.count == 0, !groups[Int(heir)].isEmpty else { return nil }
    var old: TrackGroupID = -1
    var own = groups[Int(heir)].first
    var others = RecordID.none
    while !own.isNone {
      guard own.isStacked else { return nil }
      let (track, row) = (self.track(of: own), Int32(truncatingIfNeeded: own.row))
      let group = withTable(track.table) { table in
        guard table.coding != .projective, table.firstStacked[track.row] == row,
          table.nextStacked[own.row] < 0
        else { return TrackGroupID(-1) }
        return table.records.group[track.row]
      }
      guard group >= 0 else { return nil }
      if old < 0 {
        guard takesOver(group, heir) else { return nil }
        old = group
        others = groups[Int(old)].first
      }
      guard group == old, !others.isNone else { return nil }
      own = link(of: own).next
      others = link(of: others).next
    }
    return others.isNone ? old : nil
  }

  /// Adds what the records of a group move to those of another one that has the same factors and
  /// moves the same properties, and takes the first ones away.
  func addUp(_ old: TrackGroupID, into heir: TrackGroupID) {
    willChange()
    while case let record = groups[Int(old)].first, !record.isNone {
      let track = self.track(of: record)
      guard let own = self.record(on: track, of: heir) else { return }
      let table = tables[track.table]
      add(record, to: own, count: table.width)
      table.targetWasSet()
      remove(record)
    }
  }

  /// Adds what a record moves the first components of its property by to another one.
  func add(_ record: RecordID, to heir: RecordID, count: Int) {
    let from = record.row * tables[record.table].width
    let to = heir.row * tables[heir.table].width
    if columns(of: record, { $0.hasVelocities }) {
      makeRoomForVelocity(of: heir)
      let velocity = columns(of: record) { $0.velocity.base + from }
      let sum = columns(of: heir) { $0.velocity.base + to }
      for component in 0..<count { sum[component] += velocity[component] }
    }
    let delta = columns(of: record) { $0.delta.base + from }
    let sum = columns(of: heir) { $0.delta.base + to }
    for component in 0..<count { sum[component] += delta[component] }
  }

  /// Lets a record, and all others in its columns, have a velocity.
  func makeRoomForVelocity(of record: RecordID) {
    let table = tables[record.table]
    if record.isStacked { table.stacked.keepVelocities() } else { table.records.keepVelocities() }
  }

  private func takesOver(_ old: TrackGroupID, _ heir: TrackGroupID) -> Bool {
    guard old != heir else { return false }
    let (one, other) = (groups[Int(old)], groups[Int(heir)])
    return !one.isGlide && one.isActive && !one.canRollBack && !other.canRollBack && one.tag >= 0
      && one.blocksInteraction == other.blocksInteraction
      && one.isTouchedWhereShown == other.isTouchedWhereShown
  }

  /// Gives what all records of a group contribute now to those of its heir, which is at its start,
  /// and takes them away. Each pair is alone on its track: see `onlyPredecessor(of:)`.
  func takeOver(_ old: TrackGroupID, by heir: TrackGroupID, _ succession: Succession) {
    willChange()
    var (first, last) = (RecordID.none, RecordID.none)
    while case let stacked = groups[Int(heir)].first, !stacked.isNone {
      let record = RecordID(track(of: stacked))
      unlinkFromGroup(stacked)
      withTable(record.table) { table in
        let width = table.width
        if !table.records.hasVelocities { table.records.keepVelocities() }
        let (row, from) = (record.row * width, stacked.row * width)
        for component in 0..<width {
          let rest = succession.rest(
            of: table.records.delta[row + component], table.records.velocity[row + component])
          let own = table.stacked.hasVelocities ? table.stacked.velocity[from + component] : 0
          table.records.delta[row + component] = table.stacked.delta[from + component] + rest.delta
          table.records.velocity.base[row + component] = own + rest.velocity
        }
        table.records.group[record.row] = heir
      }
      removeStacked(stacked)
      setLink(of: record, .init(previous: last, next: .none))
      if last.isNone { first = record } else { setNext(of: last, record) }
      last = record
    }
    groups.base[Int(heir)].first = first
    groups.base[Int(old)].first = .none
    evaluate(heir)
  }
}

/// What a motion leaves to the one that takes it over: how much of its distance and of its velocity
/// there is now, how fast that changes, and the slope with which the heir's own motion begins.
struct Succession: BitwiseCopyable {
  let factors: (a: Double, b: Double)
  let rates: (a: Double, b: Double)
  let slope: Double

  /// What a record that is so far away from its target, with such a velocity at its start, hands
  /// over. The slope of the heir's own motion is made up for.
  @inline(__always)
  func rest(of delta: Double, _ velocity: Double) -> (delta: Double, velocity: Double) {
    let left = delta * factors.a + velocity * factors.b
    return (left, delta * rates.a + velocity * rates.b + left * slope)
  }
}
