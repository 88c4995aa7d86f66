/// Rows that come and go, each known by its number for as long as it is there: an array with a free
/// list.
struct Pool<Row: BitwiseCopyable>: ~Copyable {
  private var rows = Buffer<Row>()
  /// Numbers of rows that are not in use; the last one is taken first.
  private var free = Buffer<Int32>()

  @inline(__always) var base: UnsafeMutablePointer<Row> { rows.base }
  /// Free rows included.
  @inline(__always) var count: Int { rows.count }
  var usedCount: Int { rows.count - free.count }
  @inline(__always) var all: Rows<Row> { rows.rows }

  subscript(index: Int) -> Row {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  subscript(index: Int32) -> Row {
    @inline(__always) get { rows[index] }
    @inline(__always) nonmutating _modify { yield &rows[index] }
  }

  /// The number of the new row.
  @inline(__always)
  mutating func insert(_ row: Row) -> Int32 {
    guard free.isEmpty else {
      let index = free.removeLast()
      rows[index] = row
      return index
    }
    rows.append(row)
    return Int32(truncatingIfNeeded: rows.count &- 1)
  }

  /// The row stays as it is until its number is taken again.
  @inline(__always)
  mutating func remove(_ index: Int32) {
    assert(index >= 0 && Int(index) < rows.count)
    free.append(index)
  }

  mutating func code(_ coder: inout StateCoder) {
    coder.code(&rows)
    coder.code(&free)
  }

  /// Whether each free number is one of a row and free once, and the others are used, as their
  /// owner says.
  func isSound(_ isUsed: (Int32) -> Bool) -> Bool {
    var marks = Marks(rows.count)
    for place in 0..<free.count where !marks.take(free[place]) { return false }
    for index in 0..<Int32(truncatingIfNeeded: rows.count)
    where isUsed(index) == marks.isTaken(index) { return false }
    return true
  }

  func checkInvariants() {
    var marks = Marks(rows.count)
    for index in 0..<free.count { assert(marks.take(free[index])) }
  }
}
