/// Records of one width, as columns: how far each is from its target, and whose it is.
///
/// A record says: the value is `delta` away from the target at the start of its motion, and moves
/// with `velocity` there. With the factors a, b of its group it contributes delta·a + velocity·b.
struct RecordColumns: ~Copyable {
  struct Neighbors: BitwiseCopyable {
    var previous: RecordID
    var next: RecordID
  }

  let width: Int
  private(set) var count = 0
  private var capacity = 0
  private(set) var delta: Lane<Double>
  /// Empty as long as no record has a velocity; then zero for those that have none.
  private(set) var velocity = Buffer<Double>()
  /// The model value before the record was made, to the last bit: what a rollback restores. Empty
  /// as long as no record can be rolled back.
  private(set) var start = Buffer<Double>()
  private(set) var group: Lane<TrackGroupID>
  /// The record's neighbours in its group.
  private(set) var link: Lane<Neighbors>

  init(width: Int) {
    self.width = width
    delta = Lane(capacity: capacity * width)
    group = Lane(capacity: capacity)
    link = Lane(capacity: capacity)
  }

  var hasVelocities: Bool { velocity.count > 0 }
  var hasStarts: Bool { start.count > 0 }

  /// Makes room for velocities.
  mutating func keepVelocities() {
    velocity.append(repeating: 0, count: count * width - velocity.count)
  }

  /// Makes room for starts.
  mutating func keepStarts() {
    start.append(repeating: 0, count: count * width - start.count)
  }

  /// Makes room for whatever others have.
  mutating func keepWhat(_ others: borrowing RecordColumns) {
    if others.hasVelocities { keepVelocities() }
    if others.hasStarts { keepStarts() }
  }

  /// Adds a record at rest; answers its row.
  @inline(__always)
  mutating func append(group: TrackGroupID) -> Int {
    if count == capacity { grow() }
    let row = count
    count &+= 1
    let delta = self.delta.base + row &* width
    for component in 0..<width { delta[component] = 0 }
    if hasVelocities { velocity.append(repeating: 0, count: width) }
    if hasStarts { start.append(repeating: 0, count: width) }
    self.group[row] = group
    link[row] = Neighbors(previous: .none, next: .none)
    return row
  }

  @inline(never)
  private mutating func grow() {
    capacity = Growth.capacity(atLeast: count + 1)
    delta.grow(count * width, to: capacity * width)
    group.grow(count, to: capacity)
    link.grow(count, to: capacity)
  }

  /// Lets a record contribute nothing any more.
  func rest(_ row: Int) { rest(row, 0..<width) }

  /// Lets a record contribute nothing any more to some components.
  func rest(_ row: Int, _ components: Range<Int>) {
    for component in row * width + components.lowerBound..<row * width + components.upperBound {
      delta[component] = 0
      if hasVelocities { velocity.base[component] = 0 }
    }
  }

  /// Lets a record move the origin of bounds, its first two components, by as much as the width, the other
  /// way, or not at all.
  func tieOrigin(_ row: Int, toRightEdge: Bool) {
    let first = row * width
    delta[first] = toRightEdge ? -delta[first + 2] : 0
    delta[first + 1] = 0
    guard hasVelocities else { return }
    velocity.base[first] = toRightEdge ? -velocity.base[first + 2] : 0
    velocity.base[first + 1] = 0
  }

  /// Overwrites one row with another, also of another set of columns that has no more of them.
  @_optimize(speed)
  func copy(from source: borrowing RecordColumns, row: Int, to target: Int) {
    (delta.base + target * width).copy(from: source.delta.base + row * width, count: width)
    Self.copy(source.velocity, row * width, to: velocity, target * width, count: width)
    Self.copy(source.start, row * width, to: start, target * width, count: width)
    group[target] = source.group[row]
    link[target] = source.link[row]
  }

  /// Takes over all rows of other columns of this width.
  mutating func copy(_ other: borrowing RecordColumns) {
    if capacity < other.count {
      count = 0
      capacity = Growth.capacity(atLeast: other.count)
      delta.grow(0, to: capacity * width)
      group.grow(0, to: capacity)
      link.grow(0, to: capacity)
    }
    count = other.count
    delta.base.copy(from: other.delta.base, count: count * width)
    group.base.copy(from: other.group.base, count: count)
    link.base.copy(from: other.link.base, count: count)
    velocity.copy(other.velocity)
    start.copy(other.start)
  }

  @inline(__always)
  mutating func removeLast() {
    count &-= 1
    if hasVelocities { velocity.removeLast(width) }
    if hasStarts { start.removeLast(width) }
  }

  /// Copies numbers where both sides have them; what one side lacks is zero.
  @inline(__always)
  private static func copy(
    _ source: borrowing Buffer<Double>, _ from: Int, to target: borrowing Buffer<Double>, _ to: Int,
    count: Int
  ) {
    guard target.count > 0 else { return }
    for index in 0..<count {
      target.base[to &+ index] = source.count > 0 ? source.base[from &+ index] : 0
    }
  }

  var bytes: Int {
    let row =
      width * Lane<Double>.stride + Lane<TrackGroupID>.stride + Lane<Neighbors>.stride
    return capacity * row + velocity.bytes + start.bytes
  }
}
