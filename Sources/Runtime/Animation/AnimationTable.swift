/// Block animations that run on the runtime's clock, one row each, densely.
///
/// There is one table for each way of evaluating a curve, so that the frame is a plain loop; and
/// one for animations that wait for their delay to pass.
final class AnimationTable {
  enum Sort: Int32 { case cubic, spring, other, waiting }

  let sort: Sort
  /// When the motion starts, on the runtime's clock, in seconds.
  var start = Column<Double>()
  var duration = Column<Double>()
  var curve = Column<Int32>()
  var group = Column<TrackGroupID>()
  var completion = Column<Int32>()
  var name = Column<UInt64>()
  /// Iterations counted both ways; negative when every second one runs back.
  var iterations = Column<Double>()

  init(_ sort: Sort) { self.sort = sort }

  var count: Int { group.count }

  func append(
    start: Double, duration: Double, curve: Int32, group: TrackGroupID, completion: Int32,
    name: Handle, iterations: Double
  ) -> Int {
    self.start.append(start)
    self.duration.append(duration)
    self.curve.append(curve)
    self.group.append(group)
    self.completion.append(completion)
    self.name.append(name.bits)
    if keepsIterations { self.iterations.append(iterations) }
    return count - 1
  }

  private var keepsIterations: Bool { sort == .other || sort == .waiting }

  func iterations(_ row: Int) -> Double { keepsIterations ? iterations[row] : 1 }

  /// Closes a gap with the last row; the group of the row that moved, or −1.
  func remove(_ row: Int) -> TrackGroupID {
    let last = count - 1
    if row != last {
      start[row] = start[last]
      duration[row] = duration[last]
      curve[row] = curve[last]
      group[row] = group[last]
      completion[row] = completion[last]
      name[row] = name[last]
      if keepsIterations { iterations[row] = iterations[last] }
    }
    start.removeLast()
    duration.removeLast()
    curve.removeLast()
    group.removeLast()
    completion.removeLast()
    name.removeLast()
    if keepsIterations { iterations.removeLast() }
    return row == last ? -1 : group[row]
  }

  /// The tag by which a group finds its row.
  func tag(_ row: Int) -> Int32 { sort.rawValue << 28 | Int32(truncatingIfNeeded: row) }

  static func sort(ofTag tag: Int32) -> Sort { Sort(rawValue: tag >> 28) ?? .other }
  static func row(ofTag tag: Int32) -> Int { Int(tag & 0xfff_ffff) }

  var bytes: Int {
    start.bytes + duration.bytes + curve.bytes + group.bytes + completion.bytes + name.bytes
      + iterations.bytes
  }
}
