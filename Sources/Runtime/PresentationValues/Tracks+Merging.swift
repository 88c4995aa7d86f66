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
  /// no transform in space. The factors of its group and their derivatives are those of now; the
  /// heir's own motion begins with `slope` of its distance in a second, which the velocity makes up
  /// for.
  func merge(
    _ record: RecordID, into group: TrackGroupID, factors: (a: Double, b: Double),
    rates rate: (a: Double, b: Double), slope: Double
  ) {
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
          value[component] = columns.delta[index] * factors.a + drift * factors.b
          velocity[component] =
            columns.delta[index] * rate.a + drift * rate.b + value[component] * slope
        }
      }
      remove(record)
      keepDrifts()
      let view = identity.subject
      let track = find(view, identity.property)
      guard !track.isNone, let heir = self.record(on: track, of: group) else { return }
      let table = tables[track.table]
      if heir.isStacked { table.stacked.keepVelocities() } else { table.records.keepVelocities() }
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
}
