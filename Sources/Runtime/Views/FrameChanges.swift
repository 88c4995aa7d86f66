/// What changed in the last frame, in columns, one batch for each width of value.
///
/// Nothing is copied until somebody asks or the first row moves: then the active tracks are copied
/// as they were at the end of the frame. What is read stays where it is until the next frame.
final class FrameChanges {
  struct Batch: ~Copyable {
    var identities = Column<TrackTable.Identity>()
    /// Transforms as matrices, colours as their components.
    var values = Column<Double>()
    /// The two halves of the identities, for those who ask for columns.
    private(set) var views = Column<UInt64>()
    private(set) var properties = Column<UInt16>()

    mutating func removeAll() {
      identities.removeAll()
      values.removeAll()
    }

    /// Takes the identities apart.
    @_optimize(speed)
    mutating func split() {
      let count = identities.count
      views.removeAll()
      properties.removeAll()
      let views = self.views.extend(by: count)
      let properties = self.properties.extend(by: count)
      let identities = UnsafePointer(self.identities.base)
      for row in 0..<count {
        views[row] = identities[row].view
        properties[row] = identities[row].property.rawValue
      }
    }
  }

  final class Storage {
    let width: Int
    var batch = Batch()
    init(width: Int) { self.width = width }
  }

  let batches: [Storage]
  /// Whether a frame has been closed and not been copied yet.
  private(set) var isPending = false
  /// The window's `hidden` property has a batch of its own kind: one number, 0 or 1.
  private var room = Column<Double>(minimumCapacity: PropertyID.maximumComponents)

  init(_ tables: [TrackTable]) {
    batches = tables.map { table in Storage(width: table.width) }
    for _ in 0..<PropertyID.maximumComponents { room.append(0) }
  }

  /// Forgets the last frame.
  @_optimize(speed)
  func open() {
    isPending = false
    for storage in batches { storage.batch.removeAll() }
  }

  /// Ends a frame: changes without animation are noted now, tracks when they are asked for.
  @_optimize(speed)
  func close(_ tracks: Tracks) {
    let views = tracks.views
    for entry in 0..<views.changes.count {
      let change = views.changes[entry]
      guard views.names.contains(Handle(bits: change.view)) else { continue }
      append(change, of: Handle(bits: change.view).index, tracks)
    }
    views.clearChanges()
    isPending = tracks.activeCount > 0
  }

  /// Copies the active tracks, once a frame.
  @_optimize(speed)
  func capture(_ tracks: Tracks) {
    guard isPending else { return }
    isPending = false
    for index in tracks.tables.indices {
      let table = tracks.tables[index]
      let storage = batches[index]
      let count = table.activeCount
      guard count > 0 else { continue }
      storage.batch.identities.extend(by: count).copy(from: table.identity.base, count: count)
      let values = storage.batch.values.extend(by: count * table.width)
      if table.coding == .linear {
        values.copy(from: table.value.base, count: count * table.width)
      } else {
        for offset in stride(from: 0, to: count * table.width, by: table.width) {
          table.coding.decode(
            table.value.base + offset, count: table.width, into: values + offset)
        }
      }
    }
  }

  @_optimize(speed)
  private func append(_ change: Views.Change, of view: Int, _ tracks: Tracks) {
    if change.property == .hidden {
      let isHidden = tracks.views.rows[view].flags.contains(.hidden)
      room[0] = isHidden ? 1 : 0
      append(change, to: batches[0])
      return
    }
    guard let kind = tracks.views.properties.kind(of: change.property) else { return }
    let track = tracks.find(view, change.property)
    // A property in motion is reported with the tracks.
    if !track.isNone && track.row < tracks.tables[track.table].activeCount { return }
    tracks.readShown(view, change.property, kind, into: room.base)
    append(change, to: batches[tracks.table(of: kind)])
  }

  @_optimize(speed)
  private func append(_ change: Views.Change, to storage: Storage) {
    storage.batch.identities.append(.init(view: change.view, property: change.property))
    storage.batch.values.append(contentsOf: room.base, count: storage.width)
  }
}
