/// Changes of the last frame, in columns, one batch for each width of value.
///
/// Nothing is copied until somebody asks or the first row moves: then the active tracks are copied
/// as they were at the end of the frame. The batches stay readable until the next frame.
///
/// From frame to frame mostly the same rows move, in the same order: whoever has made lists of them
/// sees by `version` that only the values have changed.
final class FrameChanges {
  struct Batch: ~Copyable {
    /// Properties that changed without animation; behind them the active rows, once they have been
    /// copied.
    fileprivate(set) var identities = Buffer<TrackTable.Identity>()
    /// Transforms as matrices, colours as their components; the active rows' are there first.
    fileprivate(set) var values = Buffer<Double>()

    mutating func removeAll() {
      identities.removeAll()
      values.removeAll()
    }
  }

  final class Storage {
    let width: Int
    var batch = Batch()
    init(width: Int) { self.width = width }
  }

  let batches: [Storage]
  /// Whether a frame has been closed, and what moves has not been copied since.
  private(set) var isPending = false
  /// Whether the values of what moves have been copied.
  private var hasValues = false
  private var hasPlainChanges = false
  /// Whether the batches hold anything.
  private var isFilled = false
  /// Counts the changes of which rows are to be reported, and in which order.
  private var changeCount: UInt64 = 0
  /// The count when the frame was closed: the name of the rows that it reports.
  private(set) var version: UInt64 = 0

  init(_ tables: [TrackTable]) {
    batches = tables.map { table in Storage(width: table.width) }
  }

  /// Rows come, go, or stand elsewhere from now on.
  @inline(__always)
  func rowsChange() { changeCount &+= 1 }

  /// Forgets the last frame.
  @_optimize(speed)
  func open() {
    isPending = false
    if hasPlainChanges { rowsChange() }
    hasPlainChanges = false
    guard isFilled else { return }
    isFilled = false
    for storage in batches { storage.batch.removeAll() }
  }

  /// Ends a frame: changes without animation are noted now, tracks when they are asked for.
  @_optimize(speed)
  func close(_ tracks: Tracks) {
    let views = tracks.views
    for entry in 0..<views.changes.count {
      let change = views.changes[entry]
      let handle = Handle(bits: change.view)
      if change.property.isOfValue {
        guard tracks.values.contains(handle) else { continue }
        tracks.forgetNote(ofValue: handle.index)
        append(change, of: ~handle.index, PropertyKind(ofValue: change.property), tracks)
      } else if views.names.containsOften(handle) {
        append(change, of: handle.index, tracks)
      }
    }
    views.clearChanges()
    isPending = tracks.activeCount > 0
    hasValues = false
    version = changeCount
  }

  /// Copies the active tracks, once a frame: they are about to change.
  @_optimize(speed)
  func capture(_ tracks: Tracks) {
    guard isPending else { return }
    captureValues(tracks)
    isPending = false
    isFilled = true
    for index in batches.indices {
      let table = tracks.tables[index]
      let count = table.activeCount
      guard count > 0 else { continue }
      batches[index].batch.identities.extend(by: count).copy(
        from: table.identity.base, count: count)
    }
  }

  /// Copies what the active tracks show, once a frame: somebody wants to read it.
  @_optimize(speed)
  func captureValues(_ tracks: Tracks) {
    guard isPending, !hasValues else { return }
    hasValues = true
    isFilled = true
    for index in batches.indices {
      let table = tracks.tables[index]
      let count = table.activeCount
      guard count > 0 else { continue }
      let values = batches[index].batch.values.extend(by: count * table.width)
      if table.coding == .linear {
        values.copy(from: table.value.base, count: count * table.width)
      } else {
        Self.decode(table, count, into: values)
      }
    }
  }

  /// On its own: what is made for speed would take every coding in, for five kilobytes.
  @inline(never)
  private static func decode(
    _ table: TrackTable, _ count: Int, into values: UnsafeMutablePointer<Double>
  ) {
    for row in 0..<count {
      table.coding.decode(
        table.value.base + row * table.width, count: table.width, into: values + row * table.width)
    }
  }

  /// How many changes a batch has.
  func count(_ index: Int, _ tracks: Tracks) -> Int {
    batches[index].batch.identities.count + (isPending ? tracks.tables[index].activeCount : 0)
  }

  /// Calls with the identities of a batch, piece by piece.
  @inline(__always)
  func forEachPiece(
    _ index: Int, _ tracks: Tracks, _ body: (UnsafePointer<TrackTable.Identity>, Int) -> Void
  ) {
    let batch = batches[index]
    body(batch.batch.identities.base, batch.batch.identities.count)
    if isPending { body(tracks.tables[index].identity.base, tracks.tables[index].activeCount) }
  }

  @inline(never)
  private func append(_ change: Views.Change, of view: Int, _ tracks: Tracks) {
    if change.property == .hidden {
      append(change, to: 0).pointee = tracks.views.isDrawnHidden(view) ? 1 : 0
    } else if let kind = tracks.views.properties.kind(of: change.property) {
      append(change, of: view, kind, tracks)
    }
  }

  @_optimize(speed)
  @inline(never)
  private func append(
    _ change: Views.Change, of subject: Subject, _ kind: PropertyKind, _ tracks: Tracks
  ) {
    let track = tracks.findOften(subject, change.property)
    guard !track.isNone else {
      let values = append(change, to: tracks.table(of: kind))
      return tracks.readModel(subject, change.property, kind, into: values)
    }
    tracks.withTable(track.table) { table in
      // A property in motion is reported with the tracks.
      guard track.row >= table.activeCount else { return }
      table.coding.decode(
        table.value.base + track.row * table.width, count: table.width,
        into: append(change, to: tracks.table(of: kind)))
    }
  }

  /// Adds a change to a batch, and answers where its numbers are to be written.
  @inline(__always)
  private func append(_ change: Views.Change, to batch: Int) -> UnsafeMutablePointer<Double> {
    hasPlainChanges = true
    isFilled = true
    rowsChange()
    return Unmanaged.passUnretained(batches[batch])._withUnsafeGuaranteedRef { storage in
      storage.batch.identities.append(.init(view: change.view, property: change.property))
      return storage.batch.values.extend(by: storage.width)
    }
  }
}
