/// How a group of motions ends before its time.
extension Tracks {
  /// Takes back what a group has done: model values are those from before it, to the last bit where
  /// nothing else has changed them since.
  func rollBack(_ id: TrackGroupID) {
    willChange()
    var record = groups[Int(id)].first
    while !record.isNone {
      rollBack(record)
      record = link(of: record).next
    }
    removeGroupNotingChanges(id)
    tellResized()
  }

  /// Makes what is shown the model values, as far as a group has carried them (PA-3).
  @_optimize(speed)
  func freeze(_ id: TrackGroupID) {
    willChange()
    var record = groups[Int(id)].first
    while !record.isNone {
      let table = tables[record.table]
      let track = self.track(of: record)
      let row = table.model.base + track.row * table.width
      if table.firstStacked[track.row] < 0 {
        row.copy(from: table.value.base + track.row * table.width, count: table.width)
      } else {
        freeze(record, on: track, by: id)
      }
      storeModel(of: track)
      record = link(of: record).next
    }
    removeGroupNotingChanges(id)
    tellResized()
  }

  /// Ends a group before its time: its properties show their model values at once.
  @_optimize(speed)
  func removeGroupNotingChanges(_ id: TrackGroupID) {
    willChange()
    var record = groups[Int(id)].first
    while !record.isNone {
      let identity = tables[record.table].identity[track(of: record).row]
      views.noteChange(Handle(bits: identity.view).index, identity.property)
      record = link(of: record).next
    }
    removeGroup(id)
  }

  private func rollBack(_ record: RecordID) {
    let table = tables[record.table]
    let width = table.width
    let track = self.track(of: record)
    let identity = table.identity[track.row]
    guard let kind = views.properties.kind(of: identity.property) else { return }
    let row = table.model.base + track.row * width
    let delta = columns(of: record) { columns in columns.delta.base + record.row * width }
    let start = columns(of: record) { columns in columns.start.base + record.row * width }
    table.add(delta, to: row, 1)
    if isNewest(record, on: track) && isWithinRounding(row, of: start, kind, table) {
      let view = Handle(bits: identity.view).index
      store(
        start, in: modelValue(view, identity.property, kind), view, identity.property, kind)
      encode(start, kind, table, near: row, into: row)
      return
    }
    // Something else has moved the target meanwhile: it moves what is gone back to as well.
    storeModel(of: track)
    shiftStarts(of: track, after: record, by: delta, kind)
  }

  /// Whether components are those of a value but for what adding and subtracting has rounded off.
  private func isWithinRounding(
    _ components: Components, of value: UnsafePointer<Double>, _ kind: PropertyKind,
    _ table: TrackTable
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let exact = room.baseAddress else { return false }
      encode(value, kind, table, near: components, into: exact)
      for component in 0..<kind.componentCount {
        let apart = (components[component] - exact[component]).magnitude
        if !(apart <= 1e-9 * (1 + exact[component].magnitude)) { return false }
      }
      return true
    }
  }

  /// Adds to a track's model value what one of several records contributes.
  private func freeze(_ record: RecordID, on track: TrackID, by id: TrackGroupID) {
    let table = tables[track.table]
    let width = table.width
    guard let kind = views.properties.kind(of: table.identity[track.row].property) else { return }
    let row = table.model.base + track.row * width
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let part = room.baseAddress else { return }
      for component in 0..<width { part[component] = 0 }
      let shown = table.value.base + track.row * width
      columns(of: record) { columns in
        table.move(part, by: columns, record.row, (a[Int(id)], drifts?[Int(id)] ?? 0))
      }
      table.add(part, to: row, 1)
      if table.coding == .projective { keepTurn(shown, in: row, on: track, without: id) }
      shiftStarts(of: track, after: record, by: part, kind)
    }
  }

  /// Gives a track the model rotation with which it goes on showing what it shows when the record of
  /// a group has gone.
  private func keepTurn(
    _ shown: Components, in row: Components, on track: TrackID, without id: TrackGroupID
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let others = room.baseAddress else { return }
      for component in 0..<PropertyID.maximumComponents { others[component] = 0 }
      tables[track.table].addRecords(of: track.row, to: others) { group in
        group == id ? (0, 0) : (a[Int(group)], drifts?[Int(group)] ?? 0)
      }
      ProjectiveCoding.rest(of: shown, before: others, into: row)
    }
  }

  @_optimize(speed)
  private func isNewest(_ record: RecordID, on track: TrackID) -> Bool {
    let newest = tables[track.table].firstStacked[track.row]
    return record.isStacked ? Int(newest) == record.row : newest < 0
  }

  /// What was begun later than a record starts elsewhere now.
  private func shiftStarts(
    of track: TrackID, after record: RecordID, by change: UnsafePointer<Double>,
    _ kind: PropertyKind
  ) {
    let table = tables[track.table]
    guard table.stacked.hasStarts else { return }
    var next = table.firstStacked[track.row]
    while next >= 0 && !(record.isStacked && Int(next) == record.row) {
      shift(table.stacked.start.base + Int(next) * table.width, by: change, kind, table)
      next = table.nextStacked[Int(next)]
    }
  }

  private func shift(
    _ value: Components, by delta: UnsafePointer<Double>, _ kind: PropertyKind, _ table: TrackTable
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let base = room.baseAddress else { return }
      encode(value, kind, table, near: nil, into: base)
      table.add(delta, to: base, 1)
      table.coding.decode(base, count: table.width, into: value)
    }
  }
}
