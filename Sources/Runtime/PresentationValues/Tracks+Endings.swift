/// How a group of motions ends before its time.
///
/// Whatever is stored here as a model value is one that the property's setter would take.
extension Tracks {
  /// Exchanges the ends of a group's records: the model values are those from before it, and its
  /// records lead from there to its targets. With 1 − a for a shown values stay; doing it again
  /// brings everything back, to the last bit where nothing else has changed it.
  ///
  /// So what is on its way back can say that it has come back, before anybody is notified, and can
  /// still turn round.
  func exchangeEnds(of id: TrackGroupID) {
    willChange()
    rides.exchangeEnds(of: id)
    forEachRecord(of: id) { record in
      let table = tables[record.table]
      let width = table.width
      let track = self.track(of: record)
      let identity = table.identity[track.row]
      guard let kind = views.properties.kind(of: identity.property) else { return }
      let view = identity.subject
      let row = table.model.base + track.row * width
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * PropertyID.maximumComponents) {
        room in
        guard let target = room.baseAddress else { return }
        let exact = target + PropertyID.maximumComponents
        target.copy(from: row, count: width)
        exact.copy(from: modelValue(view, identity.property, kind), count: kind.componentCount)
        rollBack(record)
        columns(of: record) { columns in
          let delta = columns.delta.base + record.row * width
          for component in 0..<width { delta[component] = target[component] - row[component] }
          if table.coding == .projective {
            ProjectiveCoding.turn(from: row, to: target, into: delta)
          }
          (columns.start.base + record.row * width).copy(from: exact, count: kind.componentCount)
        }
      }
    }
    reportResizedWithContents()
  }

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
    reportResizedWithContents()
  }

  /// Makes what is shown the model values, of everything that a group moves (PA-3). What
  /// else moves these properties has nothing left to move.
  @_optimize(speed)
  func freeze(_ id: TrackGroupID) {
    willChange()
    var record = groups[Int(id)].first
    while !record.isNone {
      freeze(track(of: record))
      record = link(of: record).next
    }
    carryOnOrigins(of: id)
    removeGroupNotingChanges(id)
    reportResizedWithContents()
  }

  private func freeze(_ track: TrackID) {
    let table = tables[track.table]
    let width = table.width
    let row = table.model.base + track.row * width
    if isDipped(track) {
      // Dips of the view go on: its alpha is stored without them.
      readUndipped(track, into: row)
    } else {
      row.copy(from: table.value.base + track.row * width, count: width)
    }
    storeModel(of: track)
    if !rides.isEmpty {
      rides.remove(table.identity[track.row].view, table.identity[track.row].property)
    }
    rest(track, 0..<width)
  }

  private func rest(_ track: TrackID, _ components: Range<Int>) {
    let table = tables[track.table]
    table.records.rest(track.row, components)
    var next = table.firstStacked[track.row]
    while next >= 0 {
      table.stacked.rest(Int(next), components)
      next = table.nextStacked[Int(next)]
    }
  }

  /// Makes what some components of a property show their model; what moves the others goes on.
  func freeze(_ components: Range<Int>, of view: Int, _ property: PropertyID) {
    guard case let track = find(view, property), !track.isNone else { return }
    willChange()
    let table = tables[track.table]
    let first = track.row * table.width
    for component in components { table.model[first + component] = table.value[first + component] }
    storeModel(of: track)
    rest(track, components)
    evaluate(track)
  }

  /// Ends a group before its time: its properties show their model values at once.
  @_optimize(speed)
  func removeGroupNotingChanges(_ id: TrackGroupID) {
    willChange()
    var record = groups[Int(id)].first
    while !record.isNone {
      let identity = tables[record.table].identity[track(of: record).row]
      noteChange(identity.subject, identity.property)
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
    if table.coding == .projective { turnNewer(than: record, on: track, by: delta) }
    if isNewest(record, on: track) && isWithinRounding(row, of: start, kind, table) {
      let view = identity.subject
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

  @_optimize(speed)
  private func isNewest(_ record: RecordID, on track: TrackID) -> Bool {
    let newest = tables[track.table].firstStacked[track.row]
    return record.isStacked ? Int(newest) == record.row : newest < 0
  }

  /// Turns of newer records come before that of a record, which goes into the model now: exp(w₂)
  /// exp(a w₃) · model stays what it is when their axes are turned along,
  /// exp(a w₃′) exp(w₂) · model with w₃′ = exp(w₂) w₃.
  private func turnNewer(than record: RecordID, on track: TrackID, by turn: UnsafePointer<Double>) {
    let table = tables[track.table]
    var next = table.firstStacked[track.row]
    while next >= 0 && !(record.isStacked && Int(next) == record.row) {
      let first = Int(next) * table.width
      ProjectiveCoding.turnAxis(of: table.stacked.delta.base + first, by: turn)
      if table.stacked.hasVelocities {
        ProjectiveCoding.turnAxis(of: table.stacked.velocity.base + first, by: turn)
      }
      next = table.nextStacked[Int(next)]
    }
  }

  /// Shifts the starts of records that are younger than a given one, within the limits of the
  /// property: a rollback of these leads to a value that could have been set.
  private func shiftStarts(
    of track: TrackID, after record: RecordID, by change: UnsafePointer<Double>,
    _ kind: PropertyKind
  ) {
    let table = tables[track.table]
    guard table.stacked.hasStarts else { return }
    let property = table.identity[track.row].property
    var next = table.firstStacked[track.row]
    while next >= 0 && !(record.isStacked && Int(next) == record.row) {
      let start = table.stacked.start.base + Int(next) * table.width
      shift(start, by: change, kind, table)
      ValueLimits.apply(property, to: start)
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
