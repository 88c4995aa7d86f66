/// The part of a frame that samples block animations, table by table.
extension Animations {
  @_optimize(speed)
  func advanceCubics() {
    var first = 0
    while first < cubic.count {
      let overCount = Self.sampleCubics(
        cubic, from: first, curves, tracks, at: now, horizon: horizon, over: batch.room)
      batch.note(overCount, from: first)
      first &+= BatchRoom.capacity
    }
    finish(cubic)
  }

  @_optimize(speed)
  func advanceSprings() {
    var first = 0
    while first < spring.count {
      let overCount = Self.sampleSprings(
        spring, from: first, curves, tracks, at: now, horizon: horizon, over: batch.room)
      batch.note(overCount, from: first)
      first &+= BatchRoom.capacity
    }
    finish(spring)
  }

  /// Samples a piece of a table of cubics: 1 − value is the factor of its group. Returns how many
  /// rows are over, which `over` has.
  @inline(__always)
  static func sampleCubics(
    _ table: AnimationTable, from first: Int, _ curves: CurveTable, _ tracks: Tracks,
    at now: Double, horizon: Double, over: UnsafeMutablePointer<UInt32>
  ) -> Int {
    CurveBatch.cubics(
      count: min(table.count &- first, BatchRoom.capacity), at: now, horizon: horizon,
      starts: table.start.base + first, durations: table.duration.base + first,
      curves: table.curve.base + first, prepared: curves.cubics.blocks,
      groups: table.group.base + first, a: tracks.a.base, b: tracks.driftsToSet, over: over)
  }

  /// Samples a piece of a table of springs, as above. The velocity at the start is in whole
  /// distances: what it adds to the progress it takes from what remains.
  @inline(__always)
  static func sampleSprings(
    _ table: AnimationTable, from first: Int, _ curves: CurveTable, _ tracks: Tracks,
    at now: Double, horizon: Double, over: UnsafeMutablePointer<UInt32>
  ) -> Int {
    CurveBatch.springs(
      count: min(table.count &- first, BatchRoom.capacity), at: now, horizon: horizon,
      starts: table.start.base + first, durations: table.duration.base + first,
      velocities: table.velocity.base.map { $0 + first }, springs: table.curve.base + first,
      prepared: curves.springs.blocks, groups: table.group.base + first, a: tracks.a.base,
      b: tracks.driftsToSet, over: over)
  }

  /// Everything else one by one.
  @_optimize(speed)
  func advanceOthers() {
    for row in 0..<other.count {
      if other.end(row) <= horizon {
        batch.note(row)
        continue
      }
      tracks.a[Int(other.group[row])] = Self.factor(of: row, other, curves, at: now)
    }
    finish(other)
  }

  /// The factor of an animation that is neither a cubic nor a spring.
  @inline(__always)
  static func factor(
    of row: Int, _ table: AnimationTable, _ curves: CurveTable, at now: Double
  ) -> Double {
    let duration = table.duration[row]
    let time = localTime(now - table.start[row], duration, table.iterations(row))
    return 1 - curves.curve(table.use(row)).value(at: time, duration: duration)
  }

  /// Lets the rows that are over arrive. Backwards, because a row that goes is replaced by the last
  /// one, which is never one that is still to go.
  @_optimize(speed)
  private func finish(_ table: AnimationTable) {
    while let row = batch.takeLast() {
      arrive(table.group[row])
      completions.fire(table.completion[row], endedAt: table.end(row))
      removeRow(table, row)
    }
  }
}

/// Room for the results of a batch: tables are evaluated piece by piece, so that it is small and
/// stays in the cache.
struct BatchRoom: ~Copyable {
  /// Rows in a piece.
  static let capacity = 512

  /// Rows of the piece that are over, counted from its first; made with the first piece.
  private var over = Buffer<UInt32>()
  /// Rows of the table that are over.
  private var ended = Buffer<UInt32>()

  /// Room for the rows of a piece.
  var room: UnsafeMutablePointer<UInt32> {
    mutating get { over.room(for: Self.capacity) }
  }

  /// Takes over which rows of a piece are over.
  mutating func note(_ count: Int, from first: Int) {
    for index in 0..<count {
      ended.append(over.base[index] &+ UInt32(truncatingIfNeeded: first))
    }
  }

  /// Notes that a row of the table is over.
  mutating func note(_ row: Int) { ended.append(UInt32(truncatingIfNeeded: row)) }

  /// Takes the last of the rows that are over.
  @inline(__always)
  mutating func takeLast() -> Int? {
    guard ended.count > 0 else { return nil }
    let row = Int(ended[ended.count - 1])
    ended.removeLast()
    return row
  }

  var bytes: Int { over.bytes + ended.bytes }
}
