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
    for storage in tracks.frame.batches where storage.batch.views.count > 0 {
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
    makeBatches(tracks)
    records.removeAll()
    for index in 0..<batches.count {
      let batch = batches[index]
      let width = batch.componentCount
      let room = records.extend(by: batch.count)
      for row in 0..<batch.count {
        room[row] = Record(
          view: batch.views[row], property: UInt32(batch.properties[row]),
          componentCount: UInt32(truncatingIfNeeded: width), values: batch.values + row &* width)
      }
    }
  }
}
