/// All tracks of one width. A track is a property that shows something other than its model value.
///
///     shown value = model + Σ over its records of (delta·a + velocity·b)
///
/// The oldest record stands in the track's own row, so that the usual case of one record is one
/// multiply-add; further ones are stacked beside it. Rows that move come first, rows that rest
/// (paused, waiting) after them, so that a frame touches only what moves.
final class TrackTable {
  /// A view's handle and, in the bits that no handle has, the number of a property.
  struct Identity: BitwiseCopyable {
    private let bits: UInt64

    @inline(__always)
    init(view: Handle.Bits, property: PropertyID) {
      bits = UInt64(view) | UInt64(property.rawValue) << Handle.bitCount
    }

    @inline(__always)
    var view: Handle.Bits { Handle.Bits(truncatingIfNeeded: bits & (1 << Handle.bitCount - 1)) }

    @inline(__always)
    var property: PropertyID {
      PropertyID(rawValue: UInt16(truncatingIfNeeded: bits >> Handle.bitCount))
    }
  }

  let width: Int
  let coding: ValueCoding
  /// Whether some of its properties have limits.
  private let hasLimits: Bool
  /// Whether a target has been set during a motion, by another one or without: then what is shown
  /// can leave the limits even between start and target. Until the table is empty.
  private var mayLeaveLimits = false
  /// Whether there are numbers of which a sum may not be in reach, or have been.
  private var isFar = false
  /// Most tables stay empty.
  private var capacity = 0
  var records: RecordColumns
  private(set) var model: Lane<Double>
  /// Values that the last frame showed.
  private(set) var value: Lane<Double>
  private(set) var identity: Lane<Identity>
  private(set) var nextOnView: Lane<TrackID>
  /// The newest of the stacked records, −1 when there is none.
  private(set) var firstStacked = SparseBuffer<Int32>(usual: -1)
  /// Rows below this one take part in frames.
  private(set) var activeCount = 0

  var stacked: RecordColumns
  private(set) var stackedTrack = Buffer<Int32>()
  private(set) var nextStacked = Buffer<Int32>()

  init(width: Int, coding: ValueCoding = .linear) {
    self.width = width
    self.coding = coding
    hasLimits = ValueLimits.concerns(width: width, coding)
    records = RecordColumns(width: width)
    stacked = RecordColumns(width: width)
    model = Lane(capacity: capacity * width)
    value = Lane(capacity: capacity * width)
    identity = Lane(capacity: capacity)
    nextOnView = Lane(capacity: capacity)
  }

  var count: Int {
    @inline(__always) get { records.count }
  }

  /// Adds a row with a record at rest; what it shows is still to be said.
  @inline(__always)
  func append(_ identity: Identity, nextOnView: TrackID, group: TrackGroupID) -> Int {
    if count == capacity { grow() }
    let row = records.append(group: group)
    self.identity[row] = identity
    self.nextOnView[row] = nextOnView
    firstStacked.append(-1, after: row)
    return row
  }

  /// Counts the first resting row among those that take part in frames.
  @inline(__always)
  func activateNext() { activeCount &+= 1 }

  /// Counts the last row that takes part in frames among those that rest.
  @inline(__always)
  func restLast() { activeCount -= 1 }

  /// Stacks a record on a row; returns its row among the stacked ones.
  func stack(on row: Int, group: TrackGroupID) -> Int {
    let place = stacked.append(group: group)
    stackedTrack.append(Int32(truncatingIfNeeded: row))
    nextStacked.append(firstStacked[row])
    firstStacked.makeRoom(count)
    firstStacked[row] = Int32(truncatingIfNeeded: place)
    return place
  }

  func removeLastStacked() {
    stacked.removeLast()
    stackedTrack.removeLast()
    nextStacked.removeLast()
  }

  /// Takes over all rows of another table of this width.
  func copy(_ other: TrackTable) {
    let count = other.count
    records.copy(other.records)
    if capacity < count {
      capacity = Growth.capacity(atLeast: count)
      model.grow(0, to: capacity * width)
      value.grow(0, to: capacity * width)
      identity.grow(0, to: capacity)
      nextOnView.grow(0, to: capacity)
    }
    model.base.copy(from: other.model.base, count: count * width)
    value.base.copy(from: other.value.base, count: count * width)
    identity.base.copy(from: other.identity.base, count: count)
    nextOnView.base.copy(from: other.nextOnView.base, count: count)
    firstStacked.copy(other.firstStacked)
    stacked.copy(other.stacked)
    stackedTrack.copy(other.stackedTrack)
    nextStacked.copy(other.nextStacked)
    activeCount = other.activeCount
    (mayLeaveLimits, isFar) = (other.mayLeaveLimits, other.isFar)
  }

  /// Gives a row to another view.
  func rename(_ row: Int, _ identity: Identity, nextOnView: TrackID) {
    self.identity[row] = identity
    self.nextOnView[row] = nextOnView
  }

  @inline(__always)
  func removeLast() {
    records.removeLast()
    firstStacked.removeLast()
    if count == 0 { mayLeaveLimits = false }
  }

  /// Notes that a number, or a factor, is so great that shown values have to be brought into reach.
  func reachesFar() { isFar = true }

  /// Magnitude below which no sum of a property's records needs a check whether it is in reach.
  static let near = 1e45
  private static let nearFactor = 1e10

  /// Notes that a target has been set while its property moves.
  func targetWasSet() { mayLeaveLimits = hasLimits }

  @inline(never)
  private func grow() {
    capacity = Growth.capacity(atLeast: count + 1)
    model.grow(count * width, to: capacity * width)
    value.grow(count * width, to: capacity * width)
    identity.grow(count, to: capacity)
    nextOnView.grow(count, to: capacity)
  }

  /// Lets the only record of a row begin, in plain numbers: from the old target to the new one.
  @inline(__always)
  func begin(
    _ row: Int, from old: UnsafePointer<Double>, to new: UnsafePointer<Double>, _ factor: Double
  ) {
    let first = row &* width
    for component in 0..<width {
      let delta = old[component] - new[component]
      records.delta[first &+ component] = delta
      model[first &+ component] = new[component]
      value[first &+ component] = new[component] + delta * factor
    }
  }

  /// Computes what the active rows show from the factors of their groups; b is nil where nobody
  /// has a velocity.
  @_optimize(speed)
  func evaluate(a: UnsafePointer<Double>, b: UnsafePointer<Double>?) {
    let value = self.value.base
    let model = UnsafePointer(self.model.base)
    let delta = UnsafePointer(records.delta.base)
    let velocity = UnsafePointer(records.velocity.base)
    let group = UnsafePointer(records.group.base)
    let width = self.width
    let end = activeCount
    let drifts = records.hasVelocities ? b : nil
    let isSingle = width == 1 && drifts == nil
    var row = 0
    while row < end {
      if isSingle && row &+ 8 <= end && !Self.isUniform(group + row) {
        let staysInside = Self.evaluateEight(
          value + row, model + row, delta + row, group + row, a)
        if !staysInside || mayLeaveLimits {
          limit(row..<row &+ 8)
          for place in row..<row &+ 8 { noteFactor(a[Int(group[place])]) }
        }
        row &+= 8
        continue
      }
      let owner = group[row]
      let next = Self.endOfRun(group, from: row, to: end)
      let factor = a[Int(owner)]
      let drift = drifts?[Int(owner)] ?? 0
      var index = row &* width
      let last = next &* width
      if drift == 0 {
        while index < last {
          value[index] = model[index] + delta[index] * factor
          index &+= 1
        }
      } else {
        while index < last {
          value[index] = model[index] + delta[index] * factor + velocity[index] * drift
          index &+= 1
        }
      }
      noteFactor(factor)
      noteFactor(drift)
      // Between its start and its target a property needs no limit.
      if hasLimits, mayLeaveLimits || drift != 0 || !(factor >= 0 && factor <= 1) {
        limit(row..<next)
      }
      row = next
    }
    if stacked.count > 0 { evaluateStacked(a: a, b: b) }
    if isFar, coding == .linear { self.value.base.limitToReach(end &* width) }
    if coding == .projective {
      for row in 0..<end { turn(row, into: self.value.base + row * width, a: a, b: b) }
    }
  }

  @inline(__always)
  private func noteFactor(_ factor: Double) {
    if !(factor.magnitude <= Self.nearFactor) { isFar = true }
  }

  /// Eight numbers of groups that differ: a factor for each, and no loop around single rows, which
  /// would take longer than their arithmetic. Returns whether all factors are within 0 and 1.
  @inline(__always)
  private static func evaluateEight(
    _ value: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>,
    _ delta: UnsafePointer<Double>, _ group: UnsafePointer<TrackGroupID>, _ a: UnsafePointer<Double>
  ) -> Bool {
    var row = 0
    // The square of the factor farthest from ½.
    var farthest = SIMD2<Double>(repeating: 0)
    while row < 8 {
      let factors = SIMD2(a[Int(group[row])], a[Int(group[row &+ 1])])
      let models = UnsafeRawPointer(model + row).loadUnaligned(as: SIMD2<Double>.self)
      let deltas = UnsafeRawPointer(delta + row).loadUnaligned(as: SIMD2<Double>.self)
      UnsafeMutableRawPointer(value + row).storeBytes(
        of: models + deltas * factors, as: SIMD2<Double>.self)
      let apart = factors - 0.5
      farthest.replace(with: apart * apart, where: apart * apart .> farthest)
      row &+= 2
    }
    return farthest[0] <= 0.25 && farthest[1] <= 0.25
  }

  /// Brings what rows show to what their properties allow; those with stacked records when these
  /// have been added.
  @inline(never)
  private func limit(_ rows: Range<Int>) {
    for row in rows where firstStacked[row] < 0 { limit(row) }
  }

  private func limit(_ row: Int) {
    ValueLimits.apply(identity[row].property, to: value.base + row * width)
  }

  /// Whether eight rows are of one group.
  @inline(__always)
  private static func isUniform(_ group: UnsafePointer<TrackGroupID>) -> Bool {
    let owner = UInt64(UInt32(bitPattern: group[0]))
    let pair = owner | owner << 32
    let pairs = UnsafeRawPointer(group)
    let first = pairs.loadUnaligned(as: UInt64.self) ^ pair
    let second = pairs.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ pair
    let third = pairs.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ pair
    let fourth = pairs.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ pair
    return first | second | third | fourth == 0
  }

  /// Where the rows of one group end. Eight rows at a time: in a large group this, one by one,
  /// would take longer than the arithmetic.
  @inline(__always)
  private static func endOfRun(
    _ group: UnsafePointer<TrackGroupID>, from row: Int, to end: Int
  ) -> Int {
    var next = row &+ 1
    while next &+ 8 <= end && group[next] == group[row] && isUniform(group + next) { next &+= 8 }
    while next < end && group[next] == group[row] { next &+= 1 }
    return next
  }

  @_optimize(speed)
  private func evaluateStacked(a: UnsafePointer<Double>, b: UnsafePointer<Double>?) {
    for row in 0..<stacked.count {
      let track = Int(stackedTrack[row])
      guard track < activeCount else { continue }
      noteFactor(a[Int(stacked.group[row])])
      noteFactor(b?[Int(stacked.group[row])] ?? 0)
      add(row, to: value.base + track * width, a: a, b: b)
    }
    guard hasLimits else { return }
    for row in 0..<stacked.count {
      let track = Int(stackedTrack[row])
      if track < activeCount { limit(track) }
    }
  }

  /// Recomputes one row, whether it is active or not.
  @_optimize(speed)
  func evaluate(row: Int, a: UnsafePointer<Double>, b: UnsafePointer<Double>?) {
    let owner = Int(records.group[row])
    let drift = records.hasVelocities ? b?[owner] ?? 0 : 0
    for component in row * width..<(row + 1) * width {
      value[component] = model[component] + records.delta[component] * a[owner]
      if drift != 0 { value[component] += records.velocity[component] * drift }
    }
    var next = firstStacked[row]
    while next >= 0 {
      add(Int(next), to: value.base + row * width, a: a, b: b)
      next = nextStacked[Int(next)]
    }
    noteFactor(a[owner])
    noteFactor(drift)
    if isFar, coding == .linear { (value.base + row * width).limitToReach(width) }
    if coding == .projective { turn(row, into: value.base + row * width, a: a, b: b) }
    if hasLimits { limit(row) }
  }

  /// Computes the rotation that a row shows, newest record first: `ProjectiveCoding`.
  private func turn(
    _ row: Int, into value: UnsafeMutablePointer<Double>, a: UnsafePointer<Double>,
    b: UnsafePointer<Double>?
  ) {
    let first = ProjectiveCoding.rotation
    (value + first).copy(from: model.base + row * width + first, count: width - first)
    var next = firstStacked[row]
    while next >= 0 {
      turn(value, by: stacked, Int(next), a: a, b: b)
      next = nextStacked[Int(next)]
    }
    turn(value, by: records, row, a: a, b: b)
  }

  private func turn(
    _ value: UnsafeMutablePointer<Double>, by columns: borrowing RecordColumns, _ row: Int,
    a: UnsafePointer<Double>, b: UnsafePointer<Double>?
  ) {
    let owner = Int(columns.group[row])
    ProjectiveCoding.turn(value, by: columns.delta.base + row * width, a[owner])
    guard columns.hasVelocities, let drift = b?[owner], drift != 0 else { return }
    ProjectiveCoding.turn(value, by: columns.velocity.base + row * width, drift)
  }

  /// Adds to a value, in the table's coding, what a row's records would contribute if their groups
  /// had other factors.
  func addRecords(
    of row: Int, to value: UnsafeMutablePointer<Double>,
    _ factors: (TrackGroupID) -> (a: Double, b: Double)
  ) {
    var next = firstStacked[row]
    while next >= 0 {
      move(value, by: stacked, Int(next), factors(stacked.group[Int(next)]))
      next = nextStacked[Int(next)]
    }
    move(value, by: records, row, factors(records.group[row]))
  }

  /// Adds what one record contributes.
  func move(
    _ value: UnsafeMutablePointer<Double>, by columns: borrowing RecordColumns, _ row: Int,
    _ factors: (a: Double, b: Double)
  ) {
    let delta = columns.delta.base + row * width
    add(delta, to: value, factors.a)
    guard columns.hasVelocities, factors.b != 0 else { return }
    add(columns.velocity.base + row * width, to: value, factors.b)
  }

  /// Adds a part of a difference to a value; a rotation follows it.
  func add(
    _ part: UnsafePointer<Double>, to value: UnsafeMutablePointer<Double>, _ factor: Double
  ) {
    let sums = coding == .projective ? ProjectiveCoding.rotation : width
    for component in 0..<sums { value[component] += part[component] * factor }
    if sums < width { ProjectiveCoding.turn(value, by: part, factor) }
  }

  private func add(
    _ row: Int, to value: UnsafeMutablePointer<Double>, a: UnsafePointer<Double>,
    b: UnsafePointer<Double>?
  ) {
    let owner = Int(stacked.group[row])
    let drift = stacked.hasVelocities ? b?[owner] ?? 0 : 0
    for component in 0..<width {
      var part = stacked.delta[row * width + component] * a[owner]
      if drift != 0 { part += stacked.velocity[row * width + component] * drift }
      value[component] += part
    }
  }

  var bytes: Int {
    let row =
      2 * width * Lane<Double>.stride + Lane<Identity>.stride + Lane<TrackID>.stride
    return capacity * row + records.bytes + stacked.bytes + firstStacked.bytes
      + stackedTrack.bytes + nextStacked.bytes
  }
}
