/// Records that change their group, or leave it.
extension Tracks {
  /// Visits the records of a group; the one visited may leave it.
  func forEachRecord(of id: TrackGroupID, _ body: (RecordID) -> Void) {
    var record = groups[Int(id)].first
    while !record.isNone {
      let next = link(of: record).next
      body(record)
      record = next
    }
  }

  /// Computes anew what the properties show that a group moves: its factors are others.
  func evaluate(_ id: TrackGroupID) {
    forEachRecord(of: id) { record in
      evaluateUndipped(track(of: record))
    }
    views.changeValues()
  }

  /// Gives a record to another group, which may drive it otherwise.
  func regroup(_ record: RecordID, to id: TrackGroupID) {
    willChange()
    let table = tables[record.table]
    if !rides.isEmpty {
      let identity = table.identity[track(of: record).row]
      let old = columns(of: record) { columns in columns.group[record.row] }
      rides.regroup(identity.view, identity.property, from: old, to: id)
    }
    unlinkFromGroup(record)
    if record.isStacked {
      table.stacked.group[record.row] = id
    } else {
      table.records.group[record.row] = id
    }
    linkIntoGroup(record, id)
  }

  /// Takes everything from a group: its properties show what is left.
  func removeRecords(of id: TrackGroupID) {
    willChange()
    while !groups[Int(id)].first.isNone { removeNoting(groups[Int(id)].first) }
  }

  /// Removes the record of a group on one property.
  func removeRecord(of id: TrackGroupID, on view: Int, _ property: PropertyID) {
    let track = find(view, property)
    guard !track.isNone, let record = record(on: track, of: id) else { return }
    willChange()
    removeNoting(record)
  }

  private func removeNoting(_ record: RecordID) {
    let identity = tables[record.table].identity[track(of: record).row]
    noteChange(identity.subject, identity.property)
    remove(record)
  }

  /// A new group with the settings of another one.
  func makeGroup(like id: TrackGroupID) -> TrackGroupID {
    let group = groups[Int(id)]
    return makeGroup(
      tag: group.tag, isActive: group.isActive, blocksInteraction: group.blocksInteraction,
      canRollBack: group.canRollBack)
  }

  /// The record of a group on a track: looked for in both at once, until either is through.
  func record(on track: TrackID, of id: TrackGroupID) -> RecordID? {
    let table = tables[track.table]
    if table.records.group[track.row] == id { return RecordID(track) }
    var next = table.firstStacked[track.row]
    var own = groups[Int(id)].first
    while next >= 0, !own.isNone {
      if table.stacked.group[Int(next)] == id {
        return RecordID(stackedIn: track.table, row: Int(next))
      }
      if self.track(of: own) == track { return own }
      next = table.nextStacked[Int(next)]
      own = link(of: own).next
    }
    return nil
  }

  /// Whether a record moves any of some components of its property.
  func moves(_ record: RecordID, _ components: Range<Int>) -> Bool {
    let first = record.row * tables[record.table].width
    return columns(of: record) { columns in
      for component in components {
        if columns.delta[first + component] != 0 { return true }
        if columns.hasVelocities, columns.velocity[first + component] != 0 { return true }
      }
      return false
    }
  }

  /// How far a record carries its property: the length of the difference.
  func distance(of record: RecordID) -> Double {
    let width = tables[record.table].width
    return columns(of: record) { columns in
      var sum = 0.0
      for component in 0..<width {
        let part = columns.delta[record.row * width + component]
        sum += part * part
      }
      return sum.squareRoot()
    }
  }
}
