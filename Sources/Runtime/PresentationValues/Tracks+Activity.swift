extension Tracks {
  /// Lets the records of a group take part in frames, or lets them rest where they are.
  func setActive(_ id: TrackGroupID, _ isActive: Bool) {
    guard groups[Int(id)].isActive != isActive else { return }
    willChange()
    groups.base[Int(id)].isActive = isActive
    var record = groups[Int(id)].first
    while !record.isNone {
      let moved = isActive ? activate(track(of: record)) : rest(track(of: record))
      // The record may have moved with its track; a stacked one stays where it was.
      if !record.isStacked { record = RecordID(moved) }
      record = link(of: record).next
    }
  }

  /// Moves a row to the active ones. Returns where it stands now.
  @_optimize(speed)
  func activate(_ track: TrackID) -> TrackID {
    withTable(track.table) { table in
      guard track.row >= table.activeCount else { return track }
      frame.rowsChange()
      loosen(table.identity[track.row].subject)
      let target = table.activeCount
      table.activateNext()
      countActivation()
      guard track.row != target else { return track }
      swapRows(track.table, track.row, target)
      return TrackID(table: track.table, row: target)
    }
  }

  /// Moves a row to the resting ones, unless another of its records still moves. Returns where it
  /// stands now.
  @_optimize(speed)
  func rest(_ track: TrackID) -> TrackID {
    let table = tables[track.table]
    guard track.row < table.activeCount, !hasActiveRecord(track) else { return track }
    frame.rowsChange()
    touchPicture(table.identity[track.row])
    let target = table.activeCount - 1
    swapRows(track.table, track.row, target)
    table.restLast()
    countRest()
    return TrackID(table: track.table, row: target)
  }

  @_optimize(speed)
  private func hasActiveRecord(_ track: TrackID) -> Bool {
    let table = tables[track.table]
    if groups[Int(table.records.group[track.row])].isActive { return true }
    var next = table.firstStacked[track.row]
    while next >= 0 {
      if groups[Int(table.stacked.group[Int(next)])].isActive { return true }
      next = table.nextStacked[Int(next)]
    }
    return false
  }

  /// Exchanges two rows by way of a third at the end.
  private func swapRows(_ index: Int, _ first: Int, _ second: Int) {
    guard first != second else { return }
    let table = tables[index]
    let spare = table.append(table.identity[0], nextOnView: .none, group: 0)
    moveRow(index, from: first, to: spare)
    moveRow(index, from: second, to: first)
    moveRow(index, from: spare, to: second)
    table.removeLast()
  }

  /// Moves a whole row over another, and mends every link that leads to it.
  @_optimize(speed)
  func moveRow(_ index: Int, from source: Int, to target: Int) {
    guard source != target else { return }
    let table = tables[index]
    let width = table.width
    let old = TrackID(table: index, row: source)
    let new = TrackID(table: index, row: target)
    replaceOnView(table.identity[source].subject, old, with: new)
    table.records.copy(from: table.records, row: source, to: target)
    (table.model.base + target * width).copy(
      from: table.model.base + source * width, count: width)
    (table.value.base + target * width).copy(
      from: table.value.base + source * width, count: width)
    table.identity[target] = table.identity[source]
    table.nextOnView[target] = table.nextOnView[source]
    table.firstStacked[target] = table.firstStacked[source]
    relink(
      table.records.link[target], group: table.records.group[target], to: RecordID(new))
    var next = table.firstStacked[target]
    while next >= 0 {
      table.stackedTrack[Int(next)] = Int32(truncatingIfNeeded: target)
      next = table.nextStacked[Int(next)]
    }
  }

  /// Replaces one track in its view's list.
  @_optimize(speed)
  func replaceOnView(_ view: Int, _ track: TrackID, with other: TrackID) {
    if firstTrack(of: view) == track {
      setFirstTrack(other, of: view)
      return
    }
    var current = firstTrack(of: view)
    while !current.isNone {
      let table = tables[current.table]
      if table.nextOnView[current.row] == track {
        table.nextOnView[current.row] = other
        return
      }
      current = table.nextOnView[current.row]
    }
  }
}
