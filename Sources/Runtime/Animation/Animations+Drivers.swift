extension Animations {
  /// Lets a driver take part in frames.
  func schedule(_ driver: Driver) {
    guard driver.schedulePosition < 0 else { return }
    schedule.insert(driver)
    for member in driver.members { tracks.setActive(member.group, true) }
  }

  /// Lets a driver rest where it is: it costs nothing until something touches it.
  func unschedule(_ driver: Driver) {
    guard driver.schedulePosition >= 0 else { return }
    schedule.remove(driver)
    for member in driver.members { tracks.setActive(member.group, false) }
  }

  /// Runs a driver from where it is, starting now.
  func run(_ driver: Driver, to target: Double, curve: TimingCurve, duration: Double) {
    driver.run(to: target, curve: curve, duration: max(0, duration), from: now)
    schedule(driver)
  }

  func setFraction(_ driver: Driver, _ fraction: Double) {
    driver.setFraction(fraction)
    schedule(driver)
  }

  /// Ends a driver with its members at their targets: model values are what is shown.
  func arriveAll(_ driver: Driver) {
    for member in driver.members { arrive(member.group) }
    discard(driver)
  }

  /// Ends a driver with its members at their starts.
  func rollBackAll(_ driver: Driver) {
    // Newest first, so that a property set twice ends where the first one found it.
    for member in driver.members.reversed() { tracks.rollBack(member.group) }
    discard(driver)
  }

  /// Ends a driver where it is: what is shown becomes the model.
  func freezeAll(_ driver: Driver) {
    for member in driver.members { tracks.freeze(member.group) }
    discard(driver)
  }

  /// Ends a driver with its members at their targets at once, wherever they were.
  func jumpAll(_ driver: Driver) {
    for member in driver.members { tracks.removeGroupNotingChanges(member.group) }
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
      let hasArrived = driver.advance(to: now)
      guard driver.isTouched || driver.isRunning else {
        unschedule(driver)
        return
      }
      driver.isTouched = false
      for member in driver.members { tracks.a[Int(member.group)] = 1 - member.progress }
      if isForward && (driver.isRunning || driver.arrived != nil) {
        fire(driver.takePassedCompletions())
      }
      guard hasArrived, let arrived = driver.arrived else { return }
      // At 0 everything has come back; short of the extent something still moves.
      if driver.fraction <= 0 || driver.fraction >= driver.extent {
        fire(driver.takeCompletions())
      }
      let target = driver.fraction
      completions.post { _ in arrived(target) }
    }
  }

  private func fire(_ taken: [Int32], finished: Bool = true) {
    for completion in taken { completions.fire(completion, finished: finished) }
  }

  /// Whoever still waits for a member is told that it has been cut off.
  private func discard(_ driver: Driver) {
    fire(driver.takeCompletions(), finished: false)
    driver.hold()
    driver.removeMembers()
    driver.arrived = nil
    schedule.remove(driver)
  }
}
