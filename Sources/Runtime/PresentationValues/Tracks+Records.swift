extension Tracks {
  /// Makes a record for a property, and a track when it has none. Returns the record of the group
  /// on that property: a property set twice in one group keeps one record.
  @_optimize(speed)
  func record(_ view: Int, _ property: PropertyID, table index: Int, group: TrackGroupID) -> (
    record: RecordID, isNew: Bool
  ) {
    let track = find(view, property)
    guard !track.isNone else { return (appendTrack(view, property, index, group), true) }
    if let known = record(on: track, of: group) { return (known, false) }
    return (appendStacked(on: track, group), true)
  }

  @_optimize(speed)
  func columns<Result>(
    of record: RecordID, _ body: (borrowing RecordColumns) -> Result
  ) -> Result {
    let table = tables[record.table]
    return record.isStacked ? body(table.stacked) : body(table.records)
  }

  /// The track on which a record works.
  @_optimize(speed)
  func track(of record: RecordID) -> TrackID {
    guard record.isStacked else { return TrackID(rawValue: record.rawValue) }
    return TrackID(
      table: record.table, row: Int(tables[record.table].stackedTrack[record.row]))
  }

  /// Takes a record away. The last one of a track takes the track with it.
  @_optimize(speed)
  func remove(_ record: RecordID) {
    let table = tables[record.table]
    let track = self.track(of: record)
    if !rides.isEmpty {
      let identity = table.identity[track.row]
      let group = columns(of: record) { columns in columns.group[record.row] }
      rides.remove(identity.view, identity.property, group)
    }
    unlinkFromGroup(record)
    if record.isStacked {
      unlinkFromStack(record.row, table)
      removeStackedRow(record.table, record.row)
    } else if table.firstStacked[record.row] >= 0 {
      // The oldest stacked record takes the row's own place.
      let row = oldestStacked(of: record.row, table)
      replaceInStack(of: record.row, table, row, with: -1)
      table.records.keepWhat(table.stacked)
      table.records.copy(from: table.stacked, row: row, to: record.row)
      relink(table.records.link[record.row], group: table.records.group[record.row], to: record)
      removeStackedRow(record.table, row)
    } else {
      removeTrack(track)
      return
    }
    // The records that are left show less, and the track rests when none of them moves.
    evaluate(track)
    _ = rest(track)
  }

  @_optimize(speed)
  private func appendTrack(
    _ view: Int, _ property: PropertyID, _ index: Int, _ group: TrackGroupID
  ) -> RecordID {
    frame.rowsChange()
    let row = withTable(index) { table in
      table.append(
        .init(view: name(of: view), property: property), nextOnView: firstTrack(of: view),
        group: group)
    }
    let track = TrackID(table: index, row: row)
    setFirstTrack(track, of: view)
    linkIntoGroup(RecordID(track), group)
    guard groups[Int(group)].isActive else {
      touchPicture(view)
      return RecordID(track)
    }
    return RecordID(activate(track))
  }

  @_optimize(speed)
  private func appendStacked(on track: TrackID, _ group: TrackGroupID) -> RecordID {
    let table = tables[track.table]
    let row = table.stack(on: track.row, group: group)
    let record = RecordID(stackedIn: track.table, row: row)
    linkIntoGroup(record, group)
    table.targetWasSet()
    if groups[Int(group)].isActive { _ = activate(track) }
    return record
  }

  @_optimize(speed)
  func linkIntoGroup(_ record: RecordID, _ id: TrackGroupID) {
    let first = groups[Int(id)].first
    setLink(of: record, .init(previous: .none, next: first))
    if !first.isNone {
      var link = self.link(of: first)
      link.previous = record
      setLink(of: first, link)
    }
    groups.base[Int(id)].first = record
    if groups[Int(id)].blocksInteraction { countInteraction(record, 1) }
  }

  @_optimize(speed)
  func unlinkFromGroup(_ record: RecordID) {
    let link = self.link(of: record)
    let group = columns(of: record) { columns in Int(columns.group[record.row]) }
    if link.previous.isNone {
      groups.base[group].first = link.next
    } else {
      var previous = self.link(of: link.previous)
      previous.next = link.next
      setLink(of: link.previous, previous)
    }
    if !link.next.isNone {
      var next = self.link(of: link.next)
      next.previous = link.previous
      setLink(of: link.next, next)
    }
    if groups[group].blocksInteraction { countInteraction(record, -1) }
  }

  /// Updates a record's neighbours, as it is in another row now.
  @_optimize(speed)
  func relink(_ link: RecordColumns.Neighbors, group: TrackGroupID, to record: RecordID) {
    if link.previous.isNone {
      groups.base[Int(group)].first = record
    } else {
      var previous = self.link(of: link.previous)
      previous.next = record
      setLink(of: link.previous, previous)
    }
    guard !link.next.isNone else { return }
    var next = self.link(of: link.next)
    next.previous = record
    setLink(of: link.next, next)
  }

  @_optimize(speed)
  func link(of record: RecordID) -> RecordColumns.Neighbors {
    let table = tables[record.table]
    return record.isStacked ? table.stacked.link[record.row] : table.records.link[record.row]
  }

  @_optimize(speed)
  func setNext(of record: RecordID, _ next: RecordID) {
    var link = self.link(of: record)
    link.next = next
    setLink(of: record, link)
  }

  @_optimize(speed)
  func setLink(of record: RecordID, _ link: RecordColumns.Neighbors) {
    let table = tables[record.table]
    if record.isStacked {
      table.stacked.link[record.row] = link
    } else {
      table.records.link[record.row] = link
    }
  }

  @_optimize(speed)
  private func oldestStacked(of track: Int, _ table: TrackTable) -> Int {
    var row = Int(table.firstStacked[track])
    while table.nextStacked[row] >= 0 { row = Int(table.nextStacked[row]) }
    return row
  }

  @_optimize(speed)
  private func unlinkFromStack(_ row: Int, _ table: TrackTable) {
    let track = Int(table.stackedTrack[row])
    replaceInStack(of: track, table, row, with: table.nextStacked[row])
  }

  @_optimize(speed)
  private func replaceInStack(of track: Int, _ table: TrackTable, _ row: Int, with other: Int32) {
    let sought = Int32(truncatingIfNeeded: row)
    if table.firstStacked[track] == sought {
      table.firstStacked[track] = other
      return
    }
    var current = table.firstStacked[track]
    while current >= 0 {
      if table.nextStacked[Int(current)] == sought {
        table.nextStacked[Int(current)] = other
        return
      }
      current = table.nextStacked[Int(current)]
    }
  }

  /// Takes away a stacked record that is in no group any more.
  @inline(never)
  func removeStacked(_ record: RecordID) {
    unlinkFromStack(record.row, tables[record.table])
    removeStackedRow(record.table, record.row)
  }

  /// Closes the gap that a stacked record leaves with the last one.
  @_optimize(speed)
  private func removeStackedRow(_ index: Int, _ row: Int) {
    let table = tables[index]
    let last = table.stacked.count - 1
    if row != last {
      let moved = RecordID(stackedIn: index, row: row)
      replaceInStack(
        of: Int(table.stackedTrack[last]), table, last, with: Int32(truncatingIfNeeded: row))
      table.stacked.copy(from: table.stacked, row: last, to: row)
      table.stackedTrack[row] = table.stackedTrack[last]
      table.nextStacked[row] = table.nextStacked[last]
      relink(table.stacked.link[row], group: table.stacked.group[row], to: moved)
    }
    table.removeLastStacked()
  }

  /// Takes a track from its view and its table; the row must have no stacked records.
  @_optimize(speed)
  private func removeTrack(_ track: TrackID) {
    frame.rowsChange()
    let table = tables[track.table]
    let view = table.identity[track.row].subject
    touchPicture(table.identity[track.row])
    replaceOnView(view, track, with: table.nextOnView[track.row])
    var row = track.row
    if row < table.activeCount {
      table.restLast()
      countRest()
      moveRow(track.table, from: table.activeCount, to: row)
      row = table.activeCount
    }
    moveRow(track.table, from: table.count - 1, to: row)
    table.removeLast()
  }
}
