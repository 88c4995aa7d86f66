extension Animations {
  /// How fast a property changes in the present frame, in its units per second.
  func readVelocity(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind,
    into velocity: UnsafeMutablePointer<Double>
  ) {
    tracks.readVelocity(view, property, kind, into: velocity) { group in
      tracks.outlook.arrivedFactors(of: group) == nil ? rates(of: group) : (0, 0)
    }
    tracks.owners.addVelocity(
      of: view, named: Handle(bits: tracks.name(of: view)), property, to: velocity)
    if tracks.mayBeLinked(view) { foreignMotion?.addVelocity(of: view, property, to: velocity) }
  }

  /// Adds how far a property goes until the moment that is looked at, if it goes on as it does.
  func addMotionAhead(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind,
    to value: UnsafeMutablePointer<Double>
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { room in
      guard let velocity = room.baseAddress else { return }
      readVelocity(view, property, kind, into: velocity)
      for component in 0..<kind.componentCount {
        value[component] += velocity[component] * tracks.ahead
      }
    }
  }

  /// How fast the factors of a group change in the present frame, per second.
  func rates(of group: TrackGroupID) -> (a: Double, b: Double) {
    let tag = tracks.groups[Int(group)].tag
    guard tag >= 0, keyframes[tag] == nil else { return ratesUnderDriver(of: group) }
    let table = self.table(AnimationTable.sort(ofTag: tag))
    guard table.sort != .waiting, let row = table.row(ofTag: tag, of: group) else {
      return (0, 0)
    }
    // A motion that begins later by no more than rounding has begun.
    let elapsed = max(0, now - table.start[row])
    let duration = table.duration[row]
    let iterations = table.iterations(row)
    let time = Self.localTime(elapsed, duration, iterations)
    let curve = curves.curve(table.use(row))
    if tracks.drifts != nil, table.sort == .spring, elapsed < duration,
      case .spring(let parameters, let velocity) = curve
    {
      let part = Spring(parameters).velocity(at: time)
      return (part.a - velocity * part.b, part.b)
    }
    let slope = curve.slope(at: time, duration: duration)
    if tracks.drifts != nil, table.sort == .cubic, elapsed < duration {
      return (-slope, CarriedVelocity.slope(at: elapsed * (1 / duration)))
    }
    return (Self.runsBack(elapsed, duration, iterations) ? slope : -slope, 0)
  }

  /// The factors of a group that runs once, in the present frame: until that is sampled they still
  /// are those of the last one.
  func factors(of group: TrackGroupID) -> (a: Double, b: Double) {
    let tag = tracks.groups[Int(group)].tag
    guard now != sampledTime, tag >= 0,
      case let table = self.table(AnimationTable.sort(ofTag: tag)),
      table.sort != .waiting, let row = table.row(ofTag: tag, of: group),
      table.iterations(row) == 1
    else { return (tracks.a[Int(group)], tracks.drifts?[Int(group)] ?? 0) }
    let (elapsed, duration) = (max(0, now - table.start[row]), table.duration[row])
    guard elapsed < duration else { return (0, 0) }
    let curve = curves.curve(table.use(row))
    guard case .spring(let parameters, let velocity) = curve else {
      let value = curve.value(at: elapsed, duration: duration)
      guard tracks.drifts != nil, table.sort == .cubic else { return (1 - value, 0) }
      return (1 - value, CarriedVelocity.displacement(at: elapsed * (1 / duration), duration))
    }
    let part = Spring(parameters).displacement(at: elapsed)
    return (part.a - velocity * part.b, part.b)
  }

  /// Whether an animation is in one of the iterations that lead back.
  static func runsBack(_ elapsed: Double, _ duration: Double, _ iterations: Double) -> Bool {
    guard iterations < 0, duration > 0 else { return false }
    let iteration = Elementary.floor(elapsed / duration)
    return iteration - 2 * Elementary.floor(iteration / 2) == 1
  }

  /// The rates of a group that a driver moves. The driver is looked for among all, which is for
  /// questions only.
  private func ratesUnderDriver(of group: TrackGroupID) -> (a: Double, b: Double) {
    var rates = (a: 0.0, b: 0.0)
    schedule.forEach { driver in
      for member in driver.members where member.group == group {
        let rate = driver.progressRate(of: member, at: now)
        rates = (member.hasReturned ? rate : -rate, driver.driftRate(of: member, at: now))
      }
    }
    return rates
  }
}
