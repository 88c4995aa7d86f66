/// Values as the host knows them (transforms as matrices) and as tracks keep them (transforms as
/// decompositions).
extension Tracks {
  /// Room for one value of any property.
  typealias Components = UnsafeMutablePointer<Double>

  /// Where the model value of a property stands. A property without a value of its own gets its
  /// initial one here.
  @_optimize(speed)
  @inline(never)
  func modelValue(_ view: Int, _ property: PropertyID, _ kind: PropertyKind) -> Components {
    modelValueOften(view, property, kind)
  }

  /// `modelValue` without a call, for what is asked thousands of times a frame.
  @inline(__always)
  private func modelValueOften(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind
  ) -> Components {
    if let offset = kind.offset { return views.model(view, at: offset) }
    if view < 0 { return values.model(~view) }
    return rareValue(view, property, kind)
  }

  @_optimize(speed)
  @inline(never)
  private func rareValue(_ view: Int, _ property: PropertyID, _ kind: PropertyKind) -> Components {
    if let value = views.customs.find(property, from: views.rows[view].firstCustom) { return value }
    let value = views.customs.insert(property, into: &views.rows.base[view].firstCustom)
    views.properties.readInitial(of: property, into: value)
    for component in 0..<kind.componentCount { value[component] = reached(value[component]) }
    if !property.isCustom, !kind.isInternal {
      if !property.isPresence, !property.isDecoration { views.changePicture() }
      views.rows.base[view].flags.insert(
        property == .placeScale
          ? .placed
          : property.isDecoration ? .decorated : property.isPresence ? .presence : .effects)
    }
    return value
  }

  /// Reads the model value of a property.
  @_optimize(speed)
  func readModel(_ view: Int, _ property: PropertyID, _ kind: PropertyKind, into value: Components)
  {
    if let offset = kind.offset {
      value.copy(from: views.model(view, at: offset), count: kind.componentCount)
    } else if view < 0 {
      value.copy(from: values.model(~view), count: kind.componentCount)
    } else if let own = views.customs.find(property, from: views.rows[view].firstCustom) {
      value.copy(from: own, count: kind.componentCount)
    } else {
      views.properties.readInitial(of: property, into: value)
    }
  }

  /// Gives a property another model value at once. What moves it goes on and ends there
  /// (UA-4).
  @_optimize(speed)
  func setModel(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>
  ) {
    let model = modelValueOften(view, property, kind)
    guard !Self.areEqual(model, value, kind.componentCount) else { return }
    willChange()
    store(value, in: model, view, property, kind)
    noteChange(view, property)
    let track = findOften(view, property)
    if !track.isNone {
      let table = tables[track.table]
      let row = table.model.base + track.row * table.width
      encode(value, kind, table, near: row, into: row)
      table.targetWasSet()
      evaluate(track)
    }
    if resized.count > 0 { reportResized() }
  }

  /// Lets a group carry a property from its model value to another one.
  ///
  /// The model value is the new one from now on; the record keeps the shown value. Motion that is
  /// there already goes on underneath and dies away, so value and velocity are continuous (UA-4,
  /// A colour that rests is interpolated in `space`; one that moves stays in the space of its
  /// motion. `velocity` belongs to springs: it is in units per second of the numbers in which the
  /// property is kept.
  @_optimize(speed)
  func animate(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>,
    group: TrackGroupID, space: Color.BlendSpace = .gamma,
    velocity: UnsafePointer<Double>? = nil
  ) {
    let model = modelValue(view, property, kind)
    willChange()
    let (record, isNew) = record(view, property, table: table(of: kind, space), group: group)
    let isOnlyRecord = isNew && !record.isStacked
    if isOnlyRecord, velocity == nil, !groups[Int(group)].canRollBack {
      let isPlain = withTable(record.table) { table in
        guard table.coding == .linear, kind.interpolation != .angle else { return false }
        table.begin(record.row, from: model, to: value, a[Int(group)])
        return true
      }
      if isPlain {
        store(value, in: model, view, property, kind)
        if !groups[Int(group)].isActive { noteChange(view, property) }
        if resized.count > 0 { reportResized(by: group) }
        return
      }
    }
    withTable(record.table) { table in
      let width = table.width
      let track = self.track(of: record)
      let row = table.model.base + track.row * width
      if isOnlyRecord { encode(model, kind, table, near: nil, into: row) }
      if isNew && groups[Int(group)].canRollBack { keepStart(model, of: record) }
      if let velocity { keepVelocity(velocity, of: record) }
      let delta = columns(of: record) { columns in columns.delta.base + record.row * width }
      if table.coding == .projective {
        turn(delta, from: row, to: value)
      } else {
        for component in 0..<width { delta[component] += row[component] }
        encode(value, kind, table, near: row, into: row)
        for component in 0..<width { delta[component] -= row[component] }
      }
      store(value, in: model, view, property, kind)
      evaluate(track)
    }
    if !groups[Int(group)].isActive { noteChange(view, property) }
    reportResized(by: group)
  }

  /// Sets `delta` and the row of a transform in space: the record's turn leads from where it
  /// started to the new value.
  private func turn(_ delta: Components, from row: Components, to value: UnsafePointer<Double>) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { room in
      guard let start = room.baseAddress else { return }
      start.copy(from: row, count: 16)
      tables[Self.projectiveTable].add(delta, to: start, 1)
      ProjectiveCoding.encode(value, near: row, into: row)
      for component in 0..<ProjectiveCoding.rotation {
        delta[component] = start[component] - row[component]
      }
      ProjectiveCoding.turn(from: row, to: start, into: delta)
    }
  }

  /// Makes a record of a group that leaves the property where it is: it is to carry a velocity, or
  /// something of its maker's.
  @inline(never)
  func rest(
    _ view: Subject, _ property: PropertyID, _ kind: PropertyKind, group: TrackGroupID,
    space: Color.BlendSpace = .gamma
  ) -> RecordID {
    willChange()
    let model = modelValue(view, property, kind)
    let (record, isNew) = record(view, property, table: table(of: kind, space), group: group)
    guard isNew else { return record }
    let table = tables[record.table]
    let track = track(of: record)
    if !record.isStacked {
      let row = table.model.base + track.row * table.width
      encode(model, kind, table, near: nil, into: row)
    }
    if groups[Int(group)].canRollBack { keepStart(model, of: record) }
    evaluate(track)
    return record
  }

  func keepStart(_ model: UnsafePointer<Double>, of record: RecordID) {
    let table = tables[record.table]
    if record.isStacked { table.stacked.keepStarts() } else { table.records.keepStarts() }
    columns(of: record) { columns in
      (columns.start.base + record.row * table.width).copy(from: model, count: table.width)
    }
  }

  /// Gives the record of a group on a property a velocity, in the property's units per second;
  /// false when there is no such record.
  func setVelocity(
    _ velocity: UnsafePointer<Double>, of view: Int, _ property: PropertyID, _ kind: PropertyKind,
    group: TrackGroupID
  ) -> Bool {
    let track = find(view, property)
    guard !track.isNone, let record = record(on: track, of: group) else { return false }
    keepDrifts()
    let table = tables[track.table]
    guard table.coding != .linear else {
      keepVelocity(velocity, of: record)
      return true
    }
    // The velocity in the numbers of the table, by a central difference over a microsecond either
    // way.
    let step = 1e-6
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 48) { room in
      guard let value = room.baseAddress else { return }
      lookAhead(track, kind, velocity, by: -step, value, into: value + 16)
      lookAhead(track, kind, velocity, by: step, value, into: value + 32)
      for component in 0..<table.width {
        value[component] = (value[32 + component] - value[16 + component]) / (2 * step)
      }
      if table.coding == .projective {
        ProjectiveCoding.turn(from: value + 16, to: value + 32, into: value)
        for component in ProjectiveCoding.rotation..<16 { value[component] /= 2 * step }
      }
      keepVelocity(value, of: record)
    }
    return true
  }

  /// The numbers of a value that goes on for a while.
  @inline(never)
  private func lookAhead(
    _ track: TrackID, _ kind: PropertyKind, _ velocity: UnsafePointer<Double>, by seconds: Double,
    _ value: UnsafeMutablePointer<Double>, into look: UnsafeMutablePointer<Double>
  ) {
    let table = tables[track.table]
    let shown = table.value.base + track.row * table.width
    table.coding.decode(shown, count: table.width, into: value)
    for component in 0..<kind.componentCount { value[component] += velocity[component] * seconds }
    table.coding.encode(value, near: shown, count: table.width, into: look)
  }

  /// Gives a record a velocity, in the numbers of its table.
  func keepVelocity(_ velocity: UnsafePointer<Double>, of record: RecordID) {
    let table = tables[record.table]
    makeRoomForVelocity(of: record)
    for component in 0..<table.width where !(velocity[component].magnitude <= TrackTable.near) {
      table.reachesFar()
    }
    columns(of: record) { columns in
      (columns.velocity.base + record.row * table.width).copy(from: velocity, count: table.width)
    }
  }

  /// The bounds that a view shows.
  func shownBounds(_ view: Int) -> Rect {
    readShown(view, .bounds) { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      ?? views.bounds(view)
  }

  /// Where the center of a view is shown.
  func shownCenter(_ view: Int) -> Point {
    readShown(view, .center) { Point(x: $0[0], y: $0[1]) } ?? Views.center(views.geometry(view))
  }

  private func readShown<Value>(
    _ view: Int, _ property: PropertyID, _ make: (Components) -> Value
  ) -> Value? {
    guard let kind = PropertyKind.builtIn(property) else { return nil }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scratch in
      guard let values = scratch.baseAddress else { return nil }
      readShown(view, property, kind, into: values)
      return make(values)
    }
  }

  /// Reads the value that a property shows now.
  @_optimize(speed)
  func readShown(_ view: Int, _ property: PropertyID, _ kind: PropertyKind, into value: Components)
  {
    let track = find(view, property)
    guard !track.isNone else {
      return readModel(view, property, kind, into: value)
    }
    let table = tables[track.table]
    table.coding.decode(
      table.value.base + track.row * table.width, count: table.width, into: value)
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
    guard table.coding != .linear else {
      table.addRecords(of: track.row, to: velocity, rates)
      if !rides.isEmpty { addVelocity(ofRidesOn: track, to: velocity) { rates($0).a } }
      if ValueLimits.concerns(property) { limitVelocity(on: track, property, velocity, rates) }
      return velocity.limitToReach(kind.componentCount)
    }
    // A look to either side, a microsecond away: exact to about 1e-9 of the rate.
    let step = 1e-6
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 48) { room in
      guard let value = room.baseAddress else { return }
      for (sign, look) in [(-step, value + 16), (step, value + 32)] {
        value.copy(from: table.model.base + track.row * table.width, count: table.width)
        table.addRecords(of: track.row, to: value) { group in
          let rate = rates(group)
          let factors = factors(of: group)
          return (factors.a + rate.a * sign, factors.b + rate.b * sign)
        }
        if !rides.isEmpty {
          applyRides(to: track, value) { factors(of: $0).a + rates($0).a * sign }
        }
        table.coding.decode(value, count: table.width, into: look)
      }
      for component in 0..<kind.componentCount {
        velocity[component] = (value[32 + component] - value[16 + component]) / (2 * step)
      }
      velocity.limitToReach(kind.componentCount)
    }
  }

  /// Limits a velocity: a value that is held at a limit stands still, and a dip takes its part of
  /// the velocity, too.
  @inline(never)
  private func limitVelocity(
    on track: TrackID, _ property: PropertyID, _ velocity: Components,
    _ rates: (TrackGroupID) -> (a: Double, b: Double)
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let raw = room.baseAddress else { return }
      readUnlimited(track, into: raw)
      ValueLimits.stop(property, at: raw, velocity)
      guard property == .alpha, isDipped(track) else { return }
      ValueLimits.apply(property, to: raw)
      velocity[0] = dippedRate(of: raw[0], velocity[0], on: track) { rates($0).a }
    }
  }

  /// Writes a track's model value back to its view, within what its property allows. The track
  /// keeps what lies beyond: what else moves it goes on from there without a jump.
  @_optimize(speed)
  func storeModel(of track: TrackID) {
    let table = tables[track.table]
    let identity = table.identity[track.row]
    guard let kind = views.properties.kind(of: identity.property) else { return }
    let view = identity.subject
    let row = table.model.base + track.row * table.width
    let hasLimits = ValueLimits.concerns(identity.property)
    if hasLimits { table.targetWasSet() }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) { room in
      guard let value = room.baseAddress else { return }
      table.coding.decode(row, count: table.width, into: value)
      if hasLimits { ValueLimits.apply(identity.property, to: value) }
      store(value, in: modelValue(view, identity.property, kind), view, identity.property, kind)
    }
  }

  /// Writes a model value, and remembers a view that has another size with it.
  @inline(__always)
  func store(
    _ value: UnsafePointer<Double>, in model: Components, _ view: Int, _ property: PropertyID,
    _ kind: PropertyKind
  ) {
    if property == .bounds && (model[2] != value[2] || model[3] != value[3]) {
      noteResized(view, movesOrigin: model[0] != value[0])
    }
    for component in 0..<kind.componentCount {
      model[component] = reached(value[component])
    }
  }

  @inline(__always)
  private func reached(_ number: Double) -> Double {
    number.magnitude <= TrackTable.near ? number : far(number)
  }

  /// A number limited to reach. Hosts can set no other, but layout in a window of immense size
  /// comes to such.
  @inline(never)
  private func far(_ number: Double) -> Double {
    for table in tables { table.reachesFar() }
    return number.limited(to: .greatestInReach)
  }

  @_optimize(speed)
  @inline(never)
  func encode(
    _ value: UnsafePointer<Double>, _ kind: PropertyKind, _ table: TrackTable,
    near reference: UnsafePointer<Double>?, into components: Components
  ) {
    if kind.interpolation == .angle, let reference {
      for component in 0..<table.width {
        components[component] = Elementary.angle(
          value[component], nearestTo: reference[component])
      }
    } else {
      table.coding.encode(value, near: reference, count: table.width, into: components)
    }
  }

  @_optimize(speed)
  static func areEqual(_ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ count: Int) -> Bool
  {
    for component in 0..<count where a[component] != b[component] { return false }
    return true
  }
}
