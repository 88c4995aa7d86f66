/// The last frame's changes as the host reads them: records that point into the batches.
///
/// Built at the first question after a frame, and kept until the next one.
final class ChangeList {
  struct Record: BitwiseCopyable {
    let view: UInt64
    let property: UInt32
    let componentCount: UInt32
    let values: UnsafePointer<Double>
  }

  struct Batch: BitwiseCopyable {
    let count: Int
    let componentCount: Int
    let views: UnsafePointer<UInt64>
    let properties: UnsafePointer<UInt16>
    let values: UnsafePointer<Double>
  }

  private(set) var records = Column<Record>()
  private(set) var batches = Column<Batch>()
  private var hasRecords = false
  private var hasBatches = false

  /// A new frame has been closed.
  @_optimize(speed)
  func close() {
    hasRecords = false
    hasBatches = false
  }

  @_optimize(speed)
  func makeBatches(_ tracks: Tracks) {
    guard !hasBatches else { return }
    hasBatches = true
    tracks.frame.capture(tracks)
    batches.removeAll()
    for storage in tracks.frame.batches where storage.batch.identities.count > 0 {
      storage.batch.split()
      batches.append(
        Batch(
          count: storage.batch.views.count, componentCount: storage.width,
          views: storage.batch.views.base, properties: storage.batch.properties.base,
          values: storage.batch.values.base))
    }
  }

  @_optimize(speed)
  func makeRecords(_ tracks: Tracks) {
    guard !hasRecords else { return }
    hasRecords = true
    tracks.frame.capture(tracks)
    records.removeAll()
    for storage in tracks.frame.batches where storage.batch.identities.count > 0 {
      let count = storage.batch.identities.count
      let width = storage.width
      let identities = UnsafePointer(storage.batch.identities.base)
      let room = records.extend(by: count)
      var values = UnsafePointer(storage.batch.values.base)
      for row in 0..<count {
        room[row] = Record(
          view: identities[row].view, property: UInt32(identities[row].property.rawValue),
          componentCount: UInt32(truncatingIfNeeded: width), values: values)
        values += width
      }
    }
  }
}
