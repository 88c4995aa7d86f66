/// Shown values of some properties at a moment: whoever places their views anew can let them go on
/// from there.
struct Picture {
  struct Entry {
    let view: Handle
    let property: PropertyID
    let value: [Double]
  }

  private(set) var entries: [Entry] = []

  func has(_ view: Handle, _ property: PropertyID) -> Bool {
    for entry in entries where entry.view == view && entry.property == property { return true }
    return false
  }

  mutating func add(_ entry: Entry) { entries.append(entry) }
}

extension Tracks {
  /// Adds what a property of a view shows now, once.
  func note(_ view: Handle, _ property: PropertyID, in picture: inout Picture) {
    guard !picture.has(view, property), let value = shown(view.subject, property) else { return }
    picture.add(.init(view: view, property: property, value: value))
  }

  /// Adds all that a group moves.
  func noteAll(of group: TrackGroupID, in picture: inout Picture) {
    forEachRecord(of: group) { record in
      let identity = tables[record.table].identity[track(of: record).row]
      note(Handle(bits: identity.view), identity.property, in: &picture)
    }
  }

  /// Whether a property shows another value than this.
  func differs(from entry: Picture.Entry) -> Bool {
    guard let now = shown(entry.view.subject, entry.property) else { return false }
    return Self.differ(now, entry)
  }

  /// Whether a property had another shown value than its model value.
  func differsFromModel(_ entry: Picture.Entry) -> Bool {
    guard let kind = views.properties.kind(of: entry.property) else { return false }
    return Self.differ(
      [Double](unsafeUninitializedCapacity: PropertyID.maximumComponents) { buffer, count in
        guard let room = buffer.baseAddress else { return }
        readModel(entry.view.subject, entry.property, kind, into: room)
        count = kind.componentCount
      }, entry)
  }

  private static func differ(_ now: [Double], _ entry: Picture.Entry) -> Bool {
    for component in entry.value.indices {
      let apart = (now[component] - entry.value[component]).magnitude
      if !(apart <= 1e-9 * (1 + now[component].magnitude)) { return true }
    }
    return false
  }

  /// Lets a group carry a property from what it has shown to where it goes: the model value stays
  /// what it is, and what moves the property already goes on. A rotation in space that others move
  /// is left to them.
  func carry(_ entry: Picture.Entry, by group: TrackGroupID) {
    let view = entry.view.subject
    guard let kind = views.properties.kind(of: entry.property) else { return }
    let model = modelValue(view, entry.property, kind)
    willChange()
    let (record, isNew) = record(view, entry.property, table: table(of: kind), group: group)
    let table = tables[record.table]
    let width = table.width
    let row = track(of: record).row
    if isNew && !record.isStacked {
      encode(model, kind, table, near: nil, into: table.model.base + row * width)
    }
    if isNew && groups[Int(group)].canRollBack { keepStart(model, of: record) }
    let track = track(of: record)
    evaluateUndipped(track)
    withUnsafeTemporaryAllocation(
      of: Double.self, capacity: 2 * PropertyID.maximumComponents
    ) { buffer in
      guard let room = buffer.baseAddress else { return }
      let wanted = room
      var now = table.value.base + row * width
      let raw = room + PropertyID.maximumComponents
      if ValueLimits.concerns(entry.property) {
        // A value that is held at a limit is beyond it without the limit.
        readUnlimited(track, into: raw)
        now = raw
      }
      entry.value.withUnsafeBufferPointer { value in
        guard let value = value.baseAddress else { return }
        encode(value, kind, table, near: now, into: wanted)
      }
      let delta = columns(of: record) { columns in columns.delta.base + record.row * width }
      let sums = table.coding == .projective ? ProjectiveCoding.rotation : width
      for component in 0..<sums { delta[component] += wanted[component] - now[component] }
      if sums < width && !record.isStacked {
        ProjectiveCoding.turn(from: now, to: wanted, into: delta)
      }
    }
    table.targetWasSet()
    evaluateUndipped(track)
  }

  /// Stretches a property like an image that is drawn larger: component i of what it is, of what
  /// its motions have come from and of how far they carry it, by factor i; motions of some groups
  /// stay as they are. What is shown changes at once.
  func stretch(
    _ view: Int, _ property: PropertyID, by factors: [Double], but kept: [TrackGroupID] = [],
    model value: [Double]
  ) {
    value.withUnsafeBufferPointer { value in
      guard let value = value.baseAddress else { return }
      recast(view, property, model: value, but: kept) { numbers, _ in
        for component in factors.indices { numbers[component] *= factors[component] }
      }
    }
  }

  /// Carries a property over into other coordinates: it gets another model value, and a map changes
  /// how far its motions carry it, how fast, and, a value itself, where they have come from.
  func recast(
    _ view: Int, _ property: PropertyID, model value: UnsafePointer<Double>,
    but kept: [TrackGroupID] = [], _ map: (_ numbers: Components, _ isValue: Bool) -> Void
  ) {
    guard let kind = views.properties.kind(of: property) else { return }
    let track = find(view, property)
    if !track.isNone {
      willChange()
      let table = tables[track.table]
      Self.recast(&table.records, track.row, table.width, but: kept, map)
      var next = table.firstStacked[track.row]
      while next >= 0 {
        Self.recast(&table.stacked, Int(next), table.width, but: kept, map)
        next = table.nextStacked[Int(next)]
      }
    }
    setModel(view, property, kind, to: value)
    guard !track.isNone else { return }
    evaluateUndipped(track)
    noteChange(view, property)
  }

  private static func recast(
    _ columns: inout RecordColumns, _ row: Int, _ width: Int, but kept: [TrackGroupID],
    _ map: (_ numbers: Components, _ isValue: Bool) -> Void
  ) {
    guard !kept.contains(columns.group[row]) else { return }
    map(columns.delta.base + row * width, false)
    if columns.hasVelocities { map(columns.velocity.base + row * width, false) }
    if columns.hasStarts { map(columns.start.base + row * width, true) }
  }

  private func shown(_ view: Int, _ property: PropertyID) -> [Double]? {
    guard let kind = views.properties.kind(of: property) else { return nil }
    return [Double](unsafeUninitializedCapacity: PropertyID.maximumComponents) { buffer, count in
      guard let room = buffer.baseAddress else { return }
      readShown(view, property, kind, into: room)
      count = kind.componentCount
    }
  }
}
