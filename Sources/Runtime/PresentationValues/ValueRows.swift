/// Values: numbers that have a model and move like properties, and belong to no view.
///
/// A value is a row; where its handle stands among all objects is its index. One number stands in
/// the row, several stand in a pool of their width.
struct ValueRows: ~Copyable {
  struct Row: BitwiseCopyable {
    /// The model of one number, first, so that it can be pointed to; else its place in the pool.
    fileprivate var number = 0.0
    /// 0 where no value lives.
    fileprivate(set) var name: Handle.Bits = 0
    /// The track, when what is shown differs from the model.
    var track = TrackID.none
    fileprivate(set) var property = PropertyID.all
    /// Whether it is among the changes of the present frame.
    var isNoted = false
    /// Whether links move or read it, or have: see `PropertyLinks`.
    var mayBeLinked = false
  }

  /// Models of one width.
  private final class NumberPool {
    let width: Int
    var numbers = Buffer<Double>()
    var free = Buffer<Int32>()
    init(width: Int) { self.width = width }
  }

  private(set) var rows = Buffer<Row>()
  private var pools: [NumberPool?] = []
  private(set) var count = 0

  /// A living value's row; none when the handle is of something else.
  @inline(__always)
  func contains(_ value: Handle) -> Bool {
    let index = value.index
    return index < rows.count && rows[index].name == value.bits && value.bits != 0
  }

  mutating func insert(
    _ name: Handle, _ property: PropertyID, initial: UnsafePointer<Double>
  ) {
    let index = name.index
    if index >= rows.count { rows.append(repeating: Row(), count: index + 1 - rows.count) }
    var row = Row()
    row.name = name.bits
    row.property = property
    let width = property.countOfValue
    if width > 1 { row.number = Double(bitPattern: UInt64(place(width: width))) }
    rows[index] = row
    count += 1
    model(index).update(from: initial, count: width)
  }

  /// Takes over which values there are and what moves them, without the models of more than one
  /// number.
  mutating func copyRows(_ other: borrowing ValueRows) {
    rows.copy(other.rows)
    count = other.count
  }

  mutating func remove(_ index: Int) {
    let row = rows[index]
    let width = row.property.countOfValue
    if width > 1 {
      pools[width]?.free.append(Int32(truncatingIfNeeded: row.number.bitPattern))
    }
    rows[index] = Row()
    count -= 1
  }

  /// Address of the model. Valid until another value is made.
  @inline(__always)
  func model(_ index: Int) -> UnsafeMutablePointer<Double> {
    let row = rows.base + index
    guard row.pointee.property.countOfValue > 1 else {
      return UnsafeMutableRawPointer(row).assumingMemoryBound(to: Double.self)
    }
    return pooled(row.pointee)
  }

  private func pooled(_ row: Row) -> UnsafeMutablePointer<Double> {
    let width = row.property.countOfValue
    // The pool was made with the row.
    let pool = pools[width].unsafelyUnwrapped
    return pool.numbers.base + Int(truncatingIfNeeded: row.number.bitPattern) * width
  }

  private mutating func place(width: Int) -> Int {
    while pools.count <= width { pools.append(nil) }
    let pool = pools[width] ?? NumberPool(width: width)
    pools[width] = pool
    if pool.free.count > 0 {
      let place = Int(pool.free.last)
      pool.free.removeLast()
      return place
    }
    pool.numbers.append(repeating: 0, count: width)
    return pool.numbers.count / width - 1
  }

  var bytes: Int {
    var sum = rows.bytes
    for case let pool? in pools { sum += pool.numbers.bytes + pool.free.bytes }
    return sum
  }
}
