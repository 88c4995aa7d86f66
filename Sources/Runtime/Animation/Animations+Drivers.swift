extension Animations {
  /// Makes a group a member of a driver.
  func join(
    _ driver: Driver, _ group: TrackGroupID, window: Driver.Window, curve: TimingCurve,
    completion: Int32
  ) {
    drivers.insert(driver)
    if driver.isTouchedWhereShown {
      tracks.groups.base[Int(group)].tag = Tracks.tagOfTouchedWhereShown
    }
    driver.add(group, window: window, curve: curve, completion: completion)
    driver.straighten(at: now)
    let progress = driver.members.last?.progress ?? 0
    tracks.setFactors(group, a: 1 - progress, b: driver.members.last?.drift ?? 0)
    // What joins in the middle of its way is there at once, after the frame's sampling too.
    if progress != 0 { tracks.evaluate(group) }
    if driver.schedulePosition >= 0 {
      tracks.setActive(group, true)
    } else if progress != 0 {
      // It shows something else than its start, which the next frame has to evaluate.
      schedule(driver)
    }
  }

  /// Lets a driver take part in frames.
  func schedule(_ driver: Driver) {
    guard driver.schedulePosition < 0, !driver.hasEnded else { return }
    schedule.insert(driver)
    setActive(driver, true)
  }

  /// Lets a driver rest where it is: it costs nothing until something touches it.
  func unschedule(_ driver: Driver) {
    guard driver.schedulePosition >= 0 else { return }
    schedule.remove(driver)
    setActive(driver, false)
  }

  /// Runs a driver from where it is, starting now.
  func run(_ driver: Driver, to target: Double, curve: TimingCurve, duration: Double) {
    run(driver, to: target, curve: curve, duration: duration, from: now)
  }

  /// Runs a driver from where it is, starting at a time not far from now.
  func run(
    _ driver: Driver, to target: Double, curve: TimingCurve, duration: Double, from start: Double,
    iterations: Double = 1
  ) {
    guard !driver.hasEnded else { return }
    driver.order = completions.nextOrder()
    driver.run(
      to: target, curve: curve, duration: max(0, duration), from: start, iterations: iterations)
    schedule(driver)
  }

  func setFraction(_ driver: Driver, _ fraction: Double) {
    driver.setFraction(fraction)
    schedule(driver)
  }

  /// Ends a driver with its members at their targets: model values are what is shown.
  func arriveAll(_ driver: Driver) {
    for index in driver.members.indices { arrive(driver.members[index].group) }
    discard(driver)
  }

  /// Ends a driver with its members at their starts.
  func rollBackAll(_ driver: Driver) {
    // Newest first, so that a property set twice ends where the first one found it.
    for index in driver.members.indices.reversed() {
      let member = driver.members[index]
      if member.curve.isDip {
        tracks.removeGroupNotingChanges(member.group)
      } else {
        tracks.rollBack(member.group)
      }
    }
    discard(driver)
  }

  /// Ends a driver where it is: what is shown becomes the model.
  func freezeAll(_ driver: Driver) {
    for member in driver.members where member.curve.isDip {
      tracks.removeGroupNotingChanges(member.group)
    }
    for member in driver.members where !member.curve.isDip { tracks.freeze(member.group) }
    discard(driver)
  }

  /// Ends a driver with its members at their targets at once, wherever they were.
  func jumpAll(_ driver: Driver) {
    for index in driver.members.indices {
      tracks.removeGroupNotingChanges(driver.members[index].group)
    }
    discard(driver)
  }

  /// Lets a driver carry on alone, as it runs, until its longest member is done; then it ends.
  func letGo(_ driver: Driver) {
    driver.arrived = { [self] _ in
      if driver.fraction < driver.extent { letGo(driver) } else { arriveAll(driver) }
    }
    guard !driver.isRunningForward else { return }
    let rest = (driver.extent - driver.fraction) * driver.duration
    run(driver, to: driver.extent, curve: .linear, duration: rest)
  }

  func advanceDrivers() {
    schedule.forEach { driver in
      let isForward = driver.isRunningForward
      let end = driver.advance(to: now, horizon: horizon)
      guard driver.isTouched || driver.isRunning else {
        unschedule(driver)
        return
      }
      driver.isTouched = false
      for index in driver.members.indices {
        tracks.a[Int(driver.members[index].group)] = 1 - driver.members[index].progress
      }
      if driver.hasDrifts {
        for member in driver.members {
          tracks.setFactors(member.group, a: 1 - member.progress, b: member.drift)
        }
      }
      if isForward && (driver.isRunning || driver.isArriving) {
        driver.takePassedCompletions { completions.fire($0, endedAt: now) }
      }
      guard let end, driver.isArriving else { return }
      // At 0 everything has come back; short of the extent something still moves.
      if driver.fraction <= 0 || driver.fraction >= driver.extent {
        driver.takeCompletions { completions.fire($0, endedAt: end) }
      }
      let report = completions.keep { _ in driver.reportArrival() }
      completions.fire(report, endedAt: end, order: driver.order)
    }
  }

  private func setActive(_ driver: Driver, _ isActive: Bool) {
    for index in driver.members.indices {
      tracks.setActive(driver.members[index].group, isActive)
    }
  }

  /// Whoever still waits for a member is told that it has been cut off.
  private func discard(_ driver: Driver) {
    driver.takeCompletions { completions.fire($0, finished: false) }
    driver.hold()
    driver.removeMembers()
    driver.arrived = nil
    schedule.remove(driver)
    drivers.remove(driver)
  }
}
