/// Records of one width, as columns: how far each is from its target, and whose it is.
///
/// A record says: the value is `delta` away from the target at the start of its motion, and moves
/// with `velocity` there. With the factors a, b of its group it contributes delta·a + velocity·b.
struct RecordColumns: ~Copyable {
  struct Link: BitwiseCopyable {
    var previous: RecordID
    var next: RecordID
  }

  let width: Int
  var delta = Column<Double>()
  var velocity = Column<Double>()
  /// The model value before the record was made, to the last bit: what a rollback restores.
  var start = Column<Double>()
  var group = Column<TrackGroupID>()
  /// The record's neighbours in its group.
  var link = Column<Link>()

  init(width: Int) { self.width = width }

  var count: Int { group.count }

  /// Adds a record at rest; answers its row.
  mutating func append(group: TrackGroupID) -> Int {
    for _ in 0..<width {
      delta.append(0)
      velocity.append(0)
      start.append(0)
    }
    self.group.append(group)
    link.append(Link(previous: .none, next: .none))
    return self.group.count - 1
  }

  /// Overwrites one row with another, also of another set of columns.
  func copy(from source: borrowing RecordColumns, row: Int, to target: Int) {
    (delta.base + target * width).copy(from: source.delta.base + row * width, count: width)
    (velocity.base + target * width).copy(from: source.velocity.base + row * width, count: width)
    (start.base + target * width).copy(from: source.start.base + row * width, count: width)
    group[target] = source.group[row]
    link[target] = source.link[row]
  }

  mutating func removeLast() {
    for _ in 0..<width {
      delta.removeLast()
      velocity.removeLast()
      start.removeLast()
    }
    group.removeLast()
    link.removeLast()
  }

  var bytes: Int { delta.bytes + velocity.bytes + start.bytes + group.bytes + link.bytes }
}
