/// Block animations that run on the runtime's clock, one row each, densely.
///
/// There is one table for each way of evaluating a curve, so that the frame is a plain loop; and
/// one for animations that wait for their delay to pass.
final class AnimationTable {
  enum Sort: UInt8 { case cubic, spring, other, waiting }

  let sort: Sort
  var start = Column<Double>()
  var end = Column<Double>()
  var curve = Column<UInt32>()
  var group = Column<TrackGroupID>()
  var completion = Column<Int32>()
  var name = Column<UInt64>()
  /// Of cubics: 1 / duration.
  var inverseDuration = Column<Double>()
  /// Of springs and of what waits: the velocity at the start, in whole distances per second.
  var velocity = Column<Double>()
  /// Of others and of what waits.
  var duration = Column<Double>()
  var iterations = Column<Double>()
  /// Of what waits: where it goes when it starts.
  var destination = Column<Sort>()

  init(_ sort: Sort) { self.sort = sort }

  var count: Int { group.count }

  @_optimize(speed)
  func append(_ row: AnimationRow) -> Int {
    start.append(row.start)
    end.append(row.end)
    curve.append(row.curve.index)
    group.append(row.group)
    completion.append(row.completion)
    name.append(row.name)
    if sort == .cubic { inverseDuration.append(1 / row.duration) }
    if keepsVelocity { velocity.append(row.curve.velocity) }
    if keepsIterations {
      duration.append(row.duration)
      iterations.append(row.iterations)
    }
    if sort == .waiting { destination.append(row.curve.sort) }
    return count - 1
  }

  func row(_ index: Int) -> AnimationRow {
    AnimationRow(
      start: start[index], duration: duration(index), curve: use(index),
      iterations: iterations(index), group: group[index], completion: completion[index],
      name: name[index])
  }

  func use(_ row: Int) -> CurveUse {
    CurveUse(
      sort: sort == .waiting ? destination[row] : sort, index: curve[row],
      velocity: keepsVelocity ? velocity[row] : 0)
  }

  func duration(_ row: Int) -> Double { keepsIterations ? duration[row] : end[row] - start[row] }
  func iterations(_ row: Int) -> Double { keepsIterations ? iterations[row] : 1 }

  /// Closes a gap with the last row; the group of the row that moved, or −1.
  @_optimize(speed)
  func remove(_ row: Int) -> TrackGroupID {
    start.removeBySwap(row)
    end.removeBySwap(row)
    curve.removeBySwap(row)
    group.removeBySwap(row)
    completion.removeBySwap(row)
    name.removeBySwap(row)
    if sort == .cubic { inverseDuration.removeBySwap(row) }
    if keepsVelocity { velocity.removeBySwap(row) }
    if keepsIterations {
      duration.removeBySwap(row)
      iterations.removeBySwap(row)
    }
    if sort == .waiting { destination.removeBySwap(row) }
    return row == count ? -1 : group[row]
  }

  /// The tag by which a group finds its row.
  func tag(_ row: Int) -> Int32 {
    Int32(sort.rawValue) << 28 | Int32(truncatingIfNeeded: row)
  }

  static func sort(ofTag tag: Int32) -> Sort {
    Sort(rawValue: UInt8(truncatingIfNeeded: tag >> 28)) ?? .other
  }
  static func row(ofTag tag: Int32) -> Int { Int(tag & 0xfff_ffff) }

  var bytes: Int {
    start.bytes + end.bytes + curve.bytes + group.bytes + completion.bytes + name.bytes
      + inverseDuration.bytes + velocity.bytes + duration.bytes + iterations.bytes
      + destination.bytes
  }

  private var keepsVelocity: Bool { sort == .spring || sort == .waiting }
  private var keepsIterations: Bool { sort == .other || sort == .waiting }
}
