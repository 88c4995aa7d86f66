extension Animations {
  /// How fast the factors of a group change in the present frame, per second.
  func rates(of group: TrackGroupID) -> (a: Double, b: Double) {
    let tag = tracks.groups[Int(group)].tag
    guard tag >= 0, keyframes[tag] == nil else { return (rateUnderDriver(of: group), 0) }
    let table = self.table(AnimationTable.sort(ofTag: tag))
    let row = AnimationTable.row(ofTag: tag)
    // A group that has arrived keeps the tag of the row that it has left.
    guard table.sort != .waiting, row < table.count, table.group[row] == group else {
      return (0, 0)
    }
    let elapsed = now - table.start[row]
    let duration = table.duration(row)
    guard elapsed >= 0 else { return (0, 0) }
    let iterations = table.iterations(row)
    let time = Self.localTime(elapsed, duration, iterations)
    let curve = curves.curve(table.use(row))
    let slope = curve.slope(at: time, duration: duration)
    guard case .spring(let parameters, let velocity) = curve else {
      return (Self.runsBack(elapsed, duration, iterations) ? slope : -slope, 0)
    }
    // The progress is linear in the velocity at the start: b grows as that part of it.
    let faster = TimingCurve.spring(parameters, initialVelocity: velocity + 1)
    let drift = faster.slope(at: time, duration: duration) - slope
    return (Self.runsBack(elapsed, duration, iterations) ? slope : -slope, drift)
  }

  /// Whether an animation is in one of the iterations that lead back.
  static func runsBack(_ elapsed: Double, _ duration: Double, _ iterations: Double) -> Bool {
    guard iterations < 0, duration > 0 else { return false }
    let iteration = Elementary.floor(elapsed / duration)
    return iteration - 2 * Elementary.floor(iteration / 2) == 1
  }

  /// A driver does not know itself by its groups: they are looked for, which is for questions only.
  private func rateUnderDriver(of group: TrackGroupID) -> Double {
    var rate = 0.0
    schedule.forEach { driver in
      for member in driver.members where member.group == group {
        rate = -driver.progressRate(of: member, at: now)
      }
    }
    return rate
  }
}
