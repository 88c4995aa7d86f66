/// The last frame's changes as the host reads them: records that point into the batches.
///
/// Built at the first question after a frame, and kept until the next one.
final class ChangeList {
  struct Record: BitwiseCopyable {
    let view: Handle.Bits
    let property: UInt32
    let componentCount: UInt32
    let tag: UInt64
    let values: UnsafePointer<Double>
  }

  struct Batch: BitwiseCopyable {
    let count: Int
    let componentCount: Int
    let views: UnsafePointer<Handle.Bits>
    let properties: UnsafePointer<UInt16>
    let tags: UnsafePointer<UInt64>
    let values: UnsafePointer<Double>
  }

  /// The halves of the identities of one batch.
  private final class Columns {
    var views = Buffer<Handle.Bits>()
    var properties = Buffer<UInt16>()
    var tags = Buffer<UInt64>()
  }

  private(set) var records = Buffer<Record>()
  private(set) var batches = Buffer<Batch>()
  private var columns: [Columns] = []
  private var hasRecords = false
  private var hasBatches = false
  /// Which rows the lists are of: as long as the same ones move, only their values are new.
  private var versionOfRecords = UInt64.max
  private var versionOfBatches = UInt64.max

  /// Invalidates the lists, because a new frame has been closed.
  @_optimize(speed)
  func close() {
    hasRecords = false
    hasBatches = false
  }

  func makeBatches(_ tracks: Tracks) {
    guard !hasBatches else { return }
    hasBatches = true
    let frame = tracks.frame
    frame.captureValues(tracks)
    guard versionOfBatches != frame.version else { return }
    versionOfBatches = frame.version
    while columns.count < frame.batches.count { columns.append(Columns()) }
    batches.removeAll()
    for index in frame.batches.indices {
      let count = frame.count(index, tracks)
      guard count > 0 else { continue }
      let columns = self.columns[index]
      columns.views.removeAll()
      columns.properties.removeAll()
      columns.tags.removeAll()
      var views = columns.views.extend(by: count)
      var properties = columns.properties.extend(by: count)
      var tags = columns.tags.extend(by: count)
      frame.forEachPiece(index, tracks) { identities, count in
        for row in 0..<count {
          views[row] = identities[row].namedView
          properties[row] = identities[row].property.number
          tags[row] = tracks.views.tags[Handle(bits: identities[row].view)]
        }
        views += count
        properties += count
        tags += count
      }
      batches.append(
        Batch(
          count: count, componentCount: frame.batches[index].width, views: columns.views.base,
          properties: columns.properties.base, tags: columns.tags.base,
          values: frame.batches[index].batch.values.base))
    }
  }

  @_optimize(speed)
  func makeRecords(_ tracks: Tracks) {
    guard !hasRecords else { return }
    hasRecords = true
    let frame = tracks.frame
    frame.captureValues(tracks)
    guard versionOfRecords != frame.version else { return }
    versionOfRecords = frame.version
    records.removeAll()
    for index in frame.batches.indices {
      let width = frame.batches[index].width
      var room = records.extend(by: frame.count(index, tracks))
      var values = UnsafePointer(frame.batches[index].batch.values.base)
      frame.forEachPiece(index, tracks) { identities, count in
        for row in 0..<count {
          room[row] = Record(
            view: identities[row].namedView, property: UInt32(identities[row].property.number),
            componentCount: UInt32(truncatingIfNeeded: width),
            tag: tracks.views.tags[Handle(bits: identities[row].view)], values: values)
          values += width
        }
        room += count
      }
    }
  }
}
