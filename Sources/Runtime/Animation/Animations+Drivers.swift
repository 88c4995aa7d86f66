extension Animations {
  /// Makes a group a member of a driver.
  @inline(never)
  func join(
    _ driver: Driver, _ group: TrackGroupID, span: Driver.Span, curve: TimingCurve,
    completion: Int32
  ) {
    goForth(driver)
    drivers.insert(driver)
    if driver.isTouchedWhereShown {
      tracks.groups.base[Int(group)].tag = Tracks.tagOfTouchedWhereShown
    }
    driver.add(group, span: span, curve: curve, completion: completion)
    driver.straighten(at: now)
    let progress = driver.members.last?.progress ?? 0
    tracks.setFactors(group, a: 1 - progress, b: driver.members.last?.drift ?? 0)
    // A group that joins in the middle of its way is there at once, after the frame's sampling too.
    if progress != 0 && driver.fraction > 0 { tracks.evaluate(group) }
    if driver.schedulePosition >= 0 {
      tracks.setActive(group, true)
    } else if progress != 0 {
      // The group shows something else than its start, which the next frame has to evaluate.
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
    if target > 0 { goForth(driver) }
    driver.run(
      to: target, curve: curve, duration: max(0, duration), from: start, iterations: iterations,
      order: completions.nextOrder())
    schedule(driver)
  }

  func setFraction(_ driver: Driver, _ fraction: Double) {
    goForth(driver)
    driver.setFraction(fraction)
    schedule(driver)
  }

  /// Lets everything that a driver moves have come back: model values are the starts from
  /// now on, and its members lead from there to their targets. Shown values stay. What comes back
  /// with it has come back too.
  func returnAll(_ driver: Driver) {
    exchangeEnds(driver, hasReturned: true)
    if let partner = driver.partner, partner.goesBack { exchangeEnds(partner, hasReturned: true) }
  }

  /// Lets what has come back lead from its start to its target again.
  func goForth(_ driver: Driver) { exchangeEnds(driver, hasReturned: false) }

  private func exchangeEnds(_ driver: Driver, hasReturned: Bool) {
    guard hasReturned || driver.mayHaveReturned else { return }
    driver.noteReturn(hasReturned)
    // Newest first on the way back, so that a property set twice ends where the first one found it.
    let count = driver.members.count
    for step in 0..<count {
      let index = hasReturned ? count - 1 - step : step
      let member = driver.members[index]
      guard member.hasReturned != hasReturned, !member.curve.isDip else { continue }
      tracks.exchangeEnds(of: member.group)
      let factor = driver.exchangeEnds(ofMember: index, hasReturned: hasReturned)
      tracks.setFactors(member.group, a: factor, b: member.drift)
    }
  }

  /// Ends a driver with its members at their targets: model values are what is shown.
  func arriveAll(_ driver: Driver) {
    goForth(driver)
    for member in driver.members {
      // A member that a pause has kept from its target shows it with the next frame.
      if member.progress == 1 && member.drift == 0 {
        arrive(member.group)
      } else {
        tracks.removeGroupNotingChanges(member.group)
      }
    }
    discard(driver, at: .end)
  }

  /// Ends a driver with its members at their starts.
  func rollBackAll(_ driver: Driver) {
    exchangeEnds(driver, hasReturned: true)
    for member in driver.members { tracks.removeGroupNotingChanges(member.group) }
    discard(driver, at: .start)
  }

  /// Ends a driver where it is: what is shown becomes the model. A fraction that has been set since
  /// the last frame counts as shown.
  func freezeAll(_ driver: Driver) {
    if driver.isTouched { show(driver) }
    for member in driver.members where member.curve.isDip {
      tracks.removeGroupNotingChanges(member.group)
    }
    for member in driver.members where !member.curve.isDip { tracks.freeze(member.group) }
    discard(driver, at: .current)
  }

  /// Ends a driver with its members at their targets at once, wherever they were.
  func jumpAll(_ driver: Driver) {
    goForth(driver)
    for member in driver.members { tracks.removeGroupNotingChanges(member.group) }
    discard(driver, at: .end)
  }

  /// Shows what rests and has been given another fraction after the frame has sampled everything.
  func showTouched() {
    schedule.forEach { driver in
      if driver.isTouched && !driver.isRunning { show(driver) }
    }
  }

  /// Shows at once what a link has led to a fraction.
  func showLed(_ driver: Driver) {
    guard driver.isTouched, !driver.isRunning else { return }
    driver.noteShown()
    show(driver)
    views.changeValues()
  }

  /// Computes what the members show, outside of a frame.
  private func show(_ driver: Driver) {
    tracks.willChange()
    for member in driver.members {
      tracks.setFactors(member.group, a: member.factor, b: member.drift)
    }
    for member in driver.members {
      tracks.forEachRecord(of: member.group) { tracks.evaluate(tracks.track(of: $0)) }
    }
  }

  /// Takes a driver to the present moment and shows it there, before a hand takes what it moves:
  /// since the last frame was sampled it has gone on (GR-13).
  func catchUp(_ driver: Driver) {
    guard now > sampledTime, case .running(let run) = driver.motion, run.end > now else { return }
    _ = driver.advance(to: now, horizon: now)
    show(driver)
  }

  /// Brings a block animation to the present time, between two frames.
  func catchUp(_ name: Handle) {
    guard now > sampledTime, names.contains(name) else { return }
    if let keyframes = keyframes(named: name) { return catchUp(keyframes.driver) }
    let group = group(named: name)
    let factors = factors(of: group)
    tracks.setFactors(group, a: factors.a, b: factors.b)
    tracks.evaluate(group)
  }

  /// Brings one property up to the present moment, whatever moves it by time.
  func catchUp(_ property: PropertyID, of subject: Subject) {
    guard now > sampledTime, case let track = tracks.find(subject, property), !track.isNone else {
      return
    }
    var groups: [TrackGroupID] = []
    tracks.forEachGroup(on: track) { groups.append($0) }
    schedule.forEach { driver in
      if driver.members.contains(where: { groups.contains($0.group) }) { catchUp(driver) }
    }
    for group in groups {
      let factors = factors(of: group)
      tracks.setFactors(group, a: factors.a, b: factors.b)
    }
    tracks.evaluate(track)
  }

  /// Lets a driver carry on alone, as it runs, until its longest member is done; then it ends.
  func letGo(_ driver: Driver) {
    driver.onArrival { [self] _ in
      if driver.fraction < driver.extent { letGo(driver) } else { arriveAll(driver) }
    }
    guard !driver.isRunningForward else { return }
    let rest = (driver.extent - driver.fraction) * driver.duration
    run(driver, to: driver.extent, curve: .linear, duration: rest)
  }

  @_optimize(speed)
  func advanceDrivers() {
    schedule.forEach { driver in
      let isForward = driver.isRunningForward
      let end = driver.advance(to: now, horizon: horizon)
      guard driver.isTouched || driver.isRunning else {
        unschedule(driver)
        return
      }
      driver.noteShown()
      for index in driver.members.indices {
        tracks.a[Int(driver.members[index].group)] = driver.members[index].factor
      }
      if driver.hasDrifts {
        for member in driver.members {
          tracks.setFactors(member.group, a: member.factor, b: member.drift)
        }
      }
      if isForward && (driver.isRunning || driver.isArriving) {
        driver.takePassedCompletions { completions.fire($0, endedAt: end ?? now) }
      }
      guard let end, driver.isArriving else { return }
      let isBack = driver.fraction <= 0 && !driver.pausesAtEnds
      if isBack { returnAll(driver) }
      // Short of the extent something still moves; what rests at its start is not over.
      if isBack || driver.fraction >= driver.extent {
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

  /// Lets those fall due who want to know where something has ended.
  func notify(_ followers: [(AnimatingPosition) -> Void], _ position: AnimatingPosition) {
    for follower in followers { completions.post { _ in follower(position) } }
  }

  /// Discards a driver, and notifies whoever still waits for a member that this has been cut off.
  private func discard(_ driver: Driver, at position: AnimatingPosition) {
    notify(driver.takeFollowers(), position)
    driver.takeCompletions { completions.fire($0, finished: false) }
    driver.hold()
    driver.removeMembers()
    driver.forgetArrival()
    schedule.remove(driver)
    drivers.remove(driver)
  }
}
