/// The part of a frame that samples block animations, table by table.
extension Animations {
  /// Cubics in one batch: what remains of each way is the factor of its group.
  func advanceCubics() {
    let count = cubic.count
    guard count > 0 else { return }
    batch.reserve(count)
    let overCount = CurveBatch.cubics(
      count: count, at: now, horizon: horizon, starts: cubic.start.base, ends: cubic.end.base,
      inverseDurations: cubic.inverseDuration.base, curves: cubic.curve.base,
      prepared: curves.cubics.blocks, remaining: batch.a.base, over: batch.over.base)
    let a = tracks.a.base
    let group = cubic.group.base
    let remaining = batch.a.base
    for row in 0..<count { a[Int(group[row])] = remaining[row] }
    finish(cubic, overCount)
  }

  /// Springs in one batch. The velocity at the start is in whole distances: what it adds to the
  /// progress it takes from the remaining way.
  func advanceSprings() {
    let count = spring.count
    guard count > 0 else { return }
    batch.reserve(count)
    let overCount = CurveBatch.springs(
      count: count, at: now, horizon: horizon, starts: spring.start.base, ends: spring.end.base,
      springs: spring.curve.base, prepared: curves.springs.blocks, a: batch.a.base,
      b: batch.b.base, over: batch.over.base)
    let a = tracks.a.base
    let group = spring.group.base
    let velocity = spring.velocity.base
    let still = batch.a.base
    let drift = batch.b.base
    for row in 0..<count { a[Int(group[row])] = still[row] - velocity[row] * drift[row] }
    finish(spring, overCount)
  }

  /// Everything else one by one.
  func advanceOthers() {
    let count = other.count
    guard count > 0 else { return }
    batch.reserve(count)
    var overCount = 0
    for row in 0..<count {
      if other.end[row] <= horizon {
        batch.over.base[overCount] = UInt32(truncatingIfNeeded: row)
        overCount += 1
        continue
      }
      let duration = other.duration[row]
      let time = Self.localTime(now - other.start[row], duration, other.iterations[row])
      let progress = curves.curve(other.use(row)).value(at: time, duration: duration)
      tracks.a[Int(other.group[row])] = 1 - progress
    }
    finish(other, overCount)
  }

  /// Lets the rows that are over arrive. Backwards, because a row that goes is replaced by the last
  /// one, which is never one that is still to go.
  private func finish(_ table: AnimationTable, _ overCount: Int) {
    var index = overCount - 1
    while index >= 0 {
      let row = Int(batch.over.base[index])
      arrive(table.group[row])
      completions.fire(table.completion[row], endedAt: table.end[row])
      removeRow(table, row)
      index -= 1
    }
  }
}

/// Room for the results of a batch, as long as the longest one so far.
struct BatchRoom: ~Copyable {
  var a = Column<Double>()
  var b = Column<Double>()
  var over = Column<UInt32>()

  mutating func reserve(_ count: Int) {
    a.reserve(count)
    b.reserve(count)
    over.reserve(count)
  }

  var bytes: Int { a.bytes + b.bytes + over.bytes }
}
