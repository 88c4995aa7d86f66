/// Copies of what animations do: the factors of their groups at any time from the frame on (PB-2).
///
/// Block animations are evaluated by the batches that frames go by, drivers by copies of drivers.
/// Nothing ends here: what has arrived stays at its target.
final class MotionCopy {
  private let curves = CurveTable()
  private let cubic = AnimationTable(.cubic)
  private let spring = AnimationTable(.spring)
  private let other = AnimationTable(.other)
  /// The first ones move something, the others are kept for later frames.
  private var drivers: [Driver] = []
  private var driverCount = 0
  /// Groups that begin later than the frame: their tracks may rest in it.
  private var beginning = Buffer<TrackGroupID>()
  /// Groups that the next frame lets rest, and those whose records it removes: they have arrived.
  private var resting = Buffer<TrackGroupID>()
  private var ended = Buffer<TrackGroupID>()
  private var over = Buffer<UInt32>(capacity: BatchRoom.capacity)

  /// Takes over what moves now, or begins until a time.
  func take(_ animations: Animations, until end: Double, _ movers: MoverCopies) {
    removeAll()
    take(animations.cubic, animations.curves)
    take(animations.spring, animations.curves)
    take(animations.other, animations.curves)
    let waiting = animations.waiting
    for row in 0..<waiting.count where waiting.start[row] <= end {
      take(waiting.row(row), animations.curves)
      beginning.append(waiting.group[row])
    }
    animations.schedule.forEach { driver in
      if driver.isTouched || driver.isRunning {
        nextDriver().copy(driver)
      } else {
        for member in driver.members { resting.append(member.group) }
      }
    }
    animations.forEachEnded { ended.append($0) }
    animations.delays.forEachDue(by: end) { mover in
      guard mover.startAsDue(nextDriver()) else {
        driverCount -= 1
        return movers.note(.starts)
      }
      for member in drivers[driverCount - 1].members { beginning.append(member.group) }
    }
  }

  var isEmpty: Bool { cubic.count + spring.count + other.count + driverCount == 0 }

  private func removeAll() {
    for table in [cubic, spring, other] {
      for row in 0..<table.count { curves.release(table.use(row)) }
      table.removeAll()
    }
    driverCount = 0
    beginning.removeAll()
    resting.removeAll()
    ended.removeAll()
  }

  /// Lets copies of tracks, which have just been made, take part in what begins, and go of what the
  /// next frame does not move.
  func settle(_ tracks: Tracks) {
    for index in 0..<resting.count { tracks.setActive(resting[index], false) }
    // Some of these have rested.
    for index in 0..<beginning.count { tracks.setActive(beginning[index], true) }
    for index in 0..<ended.count { tracks.removeGroup(ended[index]) }
  }

  private func take(_ table: AnimationTable, _ source: CurveTable) {
    for row in 0..<table.count { take(table.row(row), source) }
  }

  private func take(_ row: AnimationRow, _ source: CurveTable) {
    let runsOnce = row.curve.sort != .other
    let use = curves.retain(source.curve(row.curve), runsOnce: runsOnce)
    let copy = AnimationRow(
      start: row.start, duration: row.duration, curve: use, iterations: row.iterations,
      group: row.group, completion: Completions.none, name: 0)
    switch use.sort {
    case .cubic: _ = cubic.append(copy)
    case .spring: _ = spring.append(copy)
    case .other, .waiting: _ = other.append(copy)
    }
  }

  private func nextDriver() -> Driver {
    if driverCount == drivers.count { drivers.append(Driver(duration: 0, curve: .linear)) }
    driverCount += 1
    return drivers[driverCount - 1]
  }

  /// Lets copies of tracks show what they do at a time.
  func show(on tracks: Tracks, at now: Double) {
    let horizon = Animations.horizon(at: now)
    for first in stride(from: 0, to: cubic.count, by: BatchRoom.capacity) {
      _ = Animations.sampleCubics(
        cubic, from: first, curves, tracks, at: now, horizon: horizon, over: over.base)
    }
    for first in stride(from: 0, to: spring.count, by: BatchRoom.capacity) {
      _ = Animations.sampleSprings(
        spring, from: first, curves, tracks, at: now, horizon: horizon, over: over.base)
    }
    for row in 0..<other.count {
      let isOver = other.end(row) <= horizon
      tracks.a[Int(other.group[row])] =
        isOver ? 0 : Animations.factor(of: row, other, curves, at: now)
    }
    for index in 0..<driverCount {
      drivers[index].look(at: now, horizon: horizon)
      for member in drivers[index].members {
        if drivers[index].hasDrifts {
          tracks.setFactors(member.group, a: member.factor, b: member.drift)
        } else {
          tracks.a[Int(member.group)] = member.factor
        }
      }
    }
    if tracks.activeCount > 0 { tracks.evaluate() }
  }

  /// Lets copies of tracks that are not settled show what they do at a time: also what begins until
  /// then and rests in the frame.
  func showUnsettled(on tracks: Tracks, at now: Double) {
    show(on: tracks, at: now)
    for index in 0..<beginning.count {
      tracks.forEachRecord(of: beginning[index]) { tracks.evaluate(tracks.track(of: $0)) }
    }
  }
}
