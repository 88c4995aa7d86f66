/// Block animations that run on the runtime's clock, one row each, densely.
///
/// There is one table for each kind of curve, so that the frame is a plain loop; and one for
/// animations that wait for their delay to pass.
final class AnimationTable {
  enum Sort: UInt8 { case cubic, spring, other, waiting }

  let sort: Sort
  private(set) var count = 0
  /// No row has room before the first: a runtime is made without tables that it may not need.
  private var capacity = 0
  private(set) var start: Lane<Double>
  /// Seconds from start to target, once.
  private(set) var duration: Lane<Double>
  private(set) var curve: Lane<UInt32>
  private(set) var group: Lane<TrackGroupID>
  /// The indices of names.
  private(set) var name: Lane<UInt32>
  private(set) var completion = SparseBuffer<Int32>(usual: -1)
  /// Velocity at the start, in whole distances per second; of springs and of waiting animations.
  private(set) var velocity = SparseBuffer<Double>(usual: 0)
  /// Iterations; of tables other than cubics and springs, and of waiting animations.
  private var iterations = Buffer<Double>()
  /// Table in which a waiting animation starts.
  private var destination = Buffer<Sort>()

  init(_ sort: Sort) {
    self.sort = sort
    start = Lane(capacity: capacity)
    duration = Lane(capacity: capacity)
    curve = Lane(capacity: capacity)
    group = Lane(capacity: capacity)
    name = Lane(capacity: capacity)
  }

  @_optimize(speed)
  func append(_ row: AnimationRow) -> Int {
    if count == capacity { grow() }
    let index = count
    count = index &+ 1
    start[index] = row.start
    duration[index] = row.duration
    curve[index] = row.curve.index
    group[index] = row.group
    name[index] = row.name
    completion.append(row.completion, after: index)
    if sort == .cubic { return index }
    velocity.append(row.curve.velocity, after: index)
    if keepsIterations { iterations.append(row.iterations) }
    if sort == .waiting { destination.append(row.curve.sort) }
    return index
  }

  func removeAll() {
    count = 0
    completion.removeAll()
    velocity.removeAll()
    iterations.removeAll()
    destination.removeAll()
  }

  @inline(never)
  private func grow() {
    capacity = Growth.capacity(atLeast: count + 1)
    start.grow(count, to: capacity)
    duration.grow(count, to: capacity)
    curve.grow(count, to: capacity)
    group.grow(count, to: capacity)
    name.grow(count, to: capacity)
  }

  func row(_ index: Int) -> AnimationRow {
    AnimationRow(
      start: start[index], duration: duration[index], curve: use(index),
      iterations: iterations(index), group: group[index], completion: completion[index],
      name: name[index])
  }

  func use(_ row: Int) -> CurveUse {
    CurveUse(
      sort: sort == .waiting ? destination[row] : sort, index: curve[row],
      velocity: velocity[row])
  }

  func iterations(_ row: Int) -> Double { keepsIterations ? iterations[row] : 1 }

  /// When it is over.
  @inline(__always)
  func end(_ row: Int) -> Double {
    let once = duration[row]
    return start[row] + (keepsIterations ? once * iterations[row].magnitude : once)
  }

  /// Lets an animation begin some seconds earlier.
  func bringForward(_ row: Int, by seconds: Double) { start[row] -= seconds }

  /// Gives an animation another completion.
  func setCompletion(_ row: Int, _ slot: Int32) {
    completion.makeRoom(count)
    completion[row] = slot
  }

  /// Closes a gap with the last row; the group of the row that moved, or −1.
  @_optimize(speed)
  func remove(_ row: Int) -> TrackGroupID {
    let last = count &- 1
    count = last
    start[row] = start[last]
    duration[row] = duration[last]
    curve[row] = curve[last]
    group[row] = group[last]
    name[row] = name[last]
    completion.removeSwapping(at: row)
    if sort != .cubic {
      velocity.removeSwapping(at: row)
      if keepsIterations { iterations.removeSwapping(at: row) }
      if sort == .waiting { destination.removeSwapping(at: row) }
    }
    return row == last ? -1 : group[row]
  }

  /// The tag by which a group finds its row.
  func tag(_ row: Int) -> Int32 {
    Int32(sort.rawValue) << 28 | Int32(truncatingIfNeeded: row)
  }

  /// The row that a tag names, as long as it is that of the group: one that has arrived keeps the
  /// tag of the row that it has left.
  @inline(__always)
  func row(ofTag tag: Int32, of group: TrackGroupID) -> Int? {
    let row = Self.row(ofTag: tag)
    return row < count && self.group[row] == group ? row : nil
  }

  static func sort(ofTag tag: Int32) -> Sort {
    Sort(rawValue: UInt8(truncatingIfNeeded: tag >> 28)) ?? .other
  }
  static func row(ofTag tag: Int32) -> Int { Int(tag & 0xfff_ffff) }

  var bytes: Int {
    let row =
      2 * Lane<Double>.stride + 2 * Lane<UInt32>.stride + Lane<TrackGroupID>.stride
    return capacity * row + completion.bytes + velocity.bytes + iterations.bytes
      + destination.bytes
  }

  private var keepsIterations: Bool { sort == .other || sort == .waiting }
}
