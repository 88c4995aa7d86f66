/// Values as the host knows them (transforms as matrices) and as tracks keep them (transforms as
/// decompositions).
extension Tracks {
  /// Room for one value of any property.
  typealias Components = UnsafeMutablePointer<Double>

  /// Where the model value of a property stands. A custom property without a value of its own gets
  /// its initial one here.
  @_optimize(speed)
  func modelValue(_ view: Int, _ property: PropertyID, _ kind: PropertyKind) -> Components {
    if let offset = kind.offset { return views.model(view) + offset }
    if let value = views.customs.find(property, from: views.rows[view].firstCustom) { return value }
    let value = views.customs.insert(property, into: &views.rows.base[view].firstCustom)
    let initial = views.properties.initialValue(of: property)
    for component in initial.indices { value[component] = initial[component] }
    return value
  }

  /// Reads the model value of a property.
  @_optimize(speed)
  func readModel(_ view: Int, _ property: PropertyID, _ kind: PropertyKind, into value: Components)
  {
    if let offset = kind.offset {
      value.copy(from: views.model(view) + offset, count: kind.componentCount)
    } else if let own = views.customs.find(property, from: views.rows[view].firstCustom) {
      value.copy(from: own, count: kind.componentCount)
    } else {
      let initial = views.properties.initialValue(of: property)
      for component in initial.indices { value[component] = initial[component] }
    }
  }

  /// Gives a property another model value at once. What moves it goes on and ends there
  /// (CONTRACT UA-4).
  @_optimize(speed)
  func setModel(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>
  ) {
    let model = modelValue(view, property, kind)
    guard !Self.areEqual(model, value, kind.componentCount) else { return }
    willChange()
    store(value, in: model, view, property, kind)
    views.noteChange(view, property)
    let track = find(view, property)
    if !track.isNone {
      let table = tables[track.table]
      let row = table.model.base + track.row * table.width
      encode(value, kind, near: row, into: row)
      table.evaluate(row: track.row, a: a.base, b: drifts)
    }
    tellResized()
  }

  /// Lets a group carry a property from its model value to another one.
  ///
  /// The model value is the new one from now on; the record keeps the picture where it is. Motion
  /// that is there already goes on underneath and dies away, so value and velocity are continuous
  /// (CONTRACT UA-4, ruling 9). `velocity` is in units per second and belongs to springs.
  @_optimize(speed)
  func animate(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    group: TrackGroupID, velocity: UnsafePointer<Double>? = nil
  ) {
    let model = modelValue(view, property, kind)
    willChange()
    let (record, isNew) = record(view, property, table: table(of: kind), group: group)
    let table = tables[record.table]
    let width = table.width
    let track = self.track(of: record)
    let row = table.model.base + track.row * width
    let isOnlyRecord = isNew && !record.isStacked
    if isOnlyRecord { encode(model, kind, near: nil, into: row) }
    if isNew && groups[Int(group)].canRollBack { keepStart(model, of: record) }
    if let velocity { keepVelocity(velocity, of: record) }
    let delta = columns(of: record) { columns in columns.delta.base + record.row * width }
    for component in 0..<width { delta[component] += row[component] }
    encode(value, kind, near: row, into: row)
    for component in 0..<width { delta[component] -= row[component] }
    store(value, in: model, view, property, kind)
    table.evaluate(row: track.row, a: a.base, b: drifts)
    if !groups[Int(group)].isActive { views.noteChange(view, property) }
    tellResized()
  }

  @_optimize(speed)
  private func keepStart(_ model: UnsafePointer<Double>, of record: RecordID) {
    let table = tables[record.table]
    if record.isStacked { table.stacked.keepStarts() } else { table.records.keepStarts() }
    columns(of: record) { columns in
      (columns.start.base + record.row * table.width).copy(from: model, count: table.width)
    }
  }

  @_optimize(speed)
  private func keepVelocity(_ velocity: UnsafePointer<Double>, of record: RecordID) {
    let table = tables[record.table]
    if record.isStacked { table.stacked.keepVelocities() } else { table.records.keepVelocities() }
    columns(of: record) { columns in
      (columns.velocity.base + record.row * table.width).copy(from: velocity, count: table.width)
    }
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
    tellResized()
  }

  /// Makes what is shown the model values, as far as a group has carried them (CONTRACT PA-3).
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

  /// What the property shows now.
  @_optimize(speed)
  func readShown(_ view: Int, _ property: PropertyID, _ kind: PropertyKind, into value: Components)
  {
    let track = find(view, property)
    guard !track.isNone else {
      return readModel(view, property, kind, into: value)
    }
    let table = tables[track.table]
    decode(table.value.base + track.row * table.width, kind, into: value)
  }

  /// How fast the property changes, in units per second. `rates` answers the derivatives of a
  /// group's factors.
  func readVelocity(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, into velocity: Components,
    rates: (TrackGroupID) -> (a: Double, b: Double)
  ) {
    for component in 0..<kind.componentCount { velocity[component] = 0 }
    let track = find(view, property)
    guard !track.isNone else { return }
    let table = tables[track.table]
    let width = table.width
    func add(_ columns: borrowing RecordColumns, _ row: Int) {
      let rate = rates(columns.group[row])
      let drift = columns.hasVelocities ? rate.b : 0
      for component in 0..<width {
        velocity[component] += columns.delta[row * width + component] * rate.a
        if drift != 0 { velocity[component] += columns.velocity[row * width + component] * drift }
      }
    }
    add(table.records, track.row)
    var next = table.firstStacked[track.row]
    while next >= 0 {
      add(table.stacked, Int(next))
      next = table.nextStacked[Int(next)]
    }
    guard kind.interpolation == .affine else { return }
    differentiate(table.value.base + track.row * width, along: velocity)
  }

  /// The rate of a matrix whose decomposition changes at a given rate: a central difference over a
  /// microsecond, exact to about 1e-9 of the rate.
  private func differentiate(_ components: Components, along rate: Components) {
    let step = 1e-6
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 24) { room in
      guard let base = room.baseAddress else { return }
      for component in 0..<6 {
        base[component] = components[component] - rate[component] * step
        base[6 + component] = components[component] + rate[component] * step
      }
      AffineCoding.decode(base, into: base + 12)
      AffineCoding.decode(base + 6, into: base + 18)
      for component in 0..<6 {
        rate[component] = (base[18 + component] - base[12 + component]) / (2 * step)
      }
    }
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
    for component in 0..<width { row[component] += delta[component] }
    if isNewest(record, on: track) && isWithinRounding(row, of: start, kind) {
      let view = Handle(bits: identity.view).index
      store(
        start, in: modelValue(view, identity.property, kind), view, identity.property, kind)
      encode(start, kind, near: row, into: row)
      return
    }
    // Something else has moved the target meanwhile: it moves what is gone back to as well.
    storeModel(of: track)
    shiftStarts(of: track, after: record, by: delta, kind)
  }

  /// Whether components are those of a value but for what adding and subtracting has rounded off.
  private func isWithinRounding(
    _ components: Components, of value: UnsafePointer<Double>, _ kind: PropertyKind
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let exact = room.baseAddress else { return false }
      encode(value, kind, near: components, into: exact)
      for component in 0..<kind.componentCount {
        let apart = (components[component] - exact[component]).magnitude
        if !(apart <= 1e-9 * (1 + exact[component].magnitude)) { return false }
      }
      return true
    }
  }

  /// Adds to a track's model value what one of several records contributes.
  @_optimize(speed)
  private func freeze(_ record: RecordID, on track: TrackID, by id: TrackGroupID) {
    let table = tables[track.table]
    let width = table.width
    guard let kind = views.properties.kind(of: table.identity[track.row].property) else { return }
    let row = table.model.base + track.row * width
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let part = room.baseAddress else { return }
      columns(of: record) { columns in
        let drift = columns.hasVelocities ? drifts?[Int(id)] ?? 0 : 0
        for component in 0..<width {
          let index = record.row * width + component
          part[component] = columns.delta[index] * a[Int(id)]
          if drift != 0 { part[component] += columns.velocity[index] * drift }
        }
      }
      for component in 0..<width { row[component] += part[component] }
      shiftStarts(of: track, after: record, by: part, kind)
    }
  }

  @_optimize(speed)
  private func isNewest(_ record: RecordID, on track: TrackID) -> Bool {
    let newest = tables[track.table].firstStacked[track.row]
    return record.isStacked ? Int(newest) == record.row : newest < 0
  }

  /// What was begun later than a record starts elsewhere now.
  @_optimize(speed)
  private func shiftStarts(
    of track: TrackID, after record: RecordID, by change: UnsafePointer<Double>,
    _ kind: PropertyKind
  ) {
    let table = tables[track.table]
    guard table.stacked.hasStarts else { return }
    var next = table.firstStacked[track.row]
    while next >= 0 && !(record.isStacked && Int(next) == record.row) {
      shift(table.stacked.start.base + Int(next) * table.width, by: change, kind)
      next = table.nextStacked[Int(next)]
    }
  }

  @_optimize(speed)
  private func shift(_ value: Components, by delta: UnsafePointer<Double>, _ kind: PropertyKind) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let base = room.baseAddress else { return }
      encode(value, kind, near: nil, into: base)
      for component in 0..<kind.componentCount { base[component] += delta[component] }
      decode(base, kind, into: value)
    }
  }

  /// Writes a track's model value back to its view.
  @_optimize(speed)
  private func storeModel(of track: TrackID) {
    let table = tables[track.table]
    let identity = table.identity[track.row]
    guard let kind = views.properties.kind(of: identity.property) else { return }
    let view = Handle(bits: identity.view).index
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let value = room.baseAddress else { return }
      decode(table.model.base + track.row * table.width, kind, into: value)
      store(value, in: modelValue(view, identity.property, kind), view, identity.property, kind)
    }
  }

  /// Writes a model value, and remembers a view that has another size with it.
  @_optimize(speed)
  private func store(
    _ value: UnsafePointer<Double>, in model: Components, _ view: Int, _ property: PropertyID,
    _ kind: PropertyKind
  ) {
    if property == .bounds && (model[2] != value[2] || model[3] != value[3]) {
      resized.append(views.rows[view].name)
    }
    model.copy(from: value, count: kind.componentCount)
  }

  /// Tells observers which views have another size, once everything is stored.
  @_optimize(speed)
  private func tellResized() {
    while resized.count > 0 {
      let view = Handle(bits: resized[resized.count - 1])
      resized.removeLast()
      guard views.names.contains(view) else { continue }
      for observer in views.observers { observer.viewDidResize(view.index) }
    }
  }

  @_optimize(speed)
  private func encode(
    _ value: UnsafePointer<Double>, _ kind: PropertyKind, near reference: UnsafePointer<Double>?,
    into components: Components
  ) {
    switch kind.interpolation {
    case .linear: components.copy(from: value, count: kind.componentCount)
    case .affine: AffineCoding.encode(value, near: reference, into: components)
    }
  }

  @_optimize(speed)
  func decode(_ components: UnsafePointer<Double>, _ kind: PropertyKind, into value: Components) {
    switch kind.interpolation {
    case .linear: value.copy(from: components, count: kind.componentCount)
    case .affine: AffineCoding.decode(components, into: value)
    }
  }

  @_optimize(speed)
  static func areEqual(_ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ count: Int) -> Bool
  {
    for component in 0..<count where a[component] != b[component] { return false }
    return true
  }
}
