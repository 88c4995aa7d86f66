extension PropertyAnimator {
  func start() throws(Fault) {
    try needNoOwner()
    let ranBefore = isRunning
    defer { if !ranBefore { offerToTransition() } }
    switch state {
    case .inactive:
      changing {
        delay = 0
        let isEmpty = !hasBlocks
        let driver = activate()
        guard isActive(driver), !isRunning else { return }
        // PA-11: without animations it is active and waits for the first ones.
        if isEmpty { startsWhenFilled = true } else { resume(driver) }
      }
    case .active(let driver):
      guard !isRunning else { return }
      changing { resume(driver) }
    case .stopped: throw fault("cannot start")
    }
  }

  /// Starts after a delay. Ignored while it runs.
  func start(afterDelay seconds: Double) throws(Fault) {
    try needNoOwner()
    let ranBefore = isRunning
    defer { if !ranBefore { offerToTransition() } }
    if case .stopped = state { throw fault("cannot start") }
    guard !isRunning else { return }
    guard seconds > 0 else {
      try start()
      delay = 0
      return
    }
    changing {
      delay = seconds
      let driver: Driver
      switch state {
      case .active(let present): driver = present
      default:
        startsWhenFilled = !hasBlocks
        driver = activate()
      }
      guard isActive(driver), !isRunning else { return }
      dueTime = animations.now + seconds
      delayedStart = animations.delays.insert(self, until: dueTime)
      driver.isWaiting = true
    }
  }

  func pause() throws(Fault) {
    if case .stopped = state { throw fault("cannot pause") }
    try needNoLink()
    if case .active = state, !isRunning { return }
    try needInterruptible()
    changing { hold(presentOrActivated()) }
  }

  /// Carries on from where it is paused. Without timing it keeps its own; a factor of 0 takes the
  /// time that is left, others that many durations (PA-6, R-3). A spring with a
  /// timing of its own lasts its settling time.
  func continueAnimation(timing new: TimingCurve?, durationFactor: Double) throws(Fault) {
    let seconds = try secondsToContinue(durationFactor: durationFactor)
    if let new { return try continueAnimation(timing: new, seconds: new.naturalSeconds ?? seconds) }
    guard case .active(let driver) = state else { return }
    changing {
      timingOverride = nil
      if durationFactor <= 0 { return resume(driver) }
      travel(driver, timing.fromRest.stretched(from: duration, to: seconds), seconds: seconds)
    }
  }

  /// Carries on along another timing that lasts so many seconds.
  func continueAnimation(timing new: TimingCurve, seconds: Double) throws(Fault) {
    let driver = try pausedDriver()
    changing {
      timingOverride = new
      travel(driver, new, seconds: seconds)
    }
  }

  /// How long the rest would take.
  func secondsToContinue(durationFactor: Double) throws(Fault) -> Double {
    let driver = try pausedDriver()
    return durationFactor > 0 ? durationFactor * duration : remainingTime(driver)
  }

  /// Carries on at an even pace until a fraction and pauses there.
  func continueAnimation(until fraction: Double) throws(Fault) {
    let driver = try pausedDriver()
    let target = isReversed ? 1 - fraction : fraction
    changing {
      listen(to: driver)
      pausesOnArrival = true
      animations.run(
        driver, to: target, curve: .linear,
        duration: abs(target - driver.fraction) * duration)
    }
  }

  func setFractionComplete(_ fraction: Double) throws(Fault) {
    switch state {
    case .stopped: return
    case .active where isRunning: return
    case .active, .inactive: break
    }
    try needInterruptible()
    changing {
      let isPaused = stateNumber == 1
      let driver = presentOrActivated()
      guard isActive(driver), !isRunning else { return }
      if !isPaused { hold(driver) }
      animations.setFraction(driver, isReversed ? 1 - fraction : fraction)
    }
  }

  /// Sets how fast its time runs: 1 with the runtime's clock, 0 not at all. A running one goes on
  /// from where it is.
  func setSpeed(_ speed: Double) throws(Fault) {
    try needNoOwner()
    self.speed = speed
    if case .active(let driver) = state { driver.setSpeed(speed, at: animations.now) }
  }

  /// Goes to a time after its start, on its own scale, wherever it was. A running one runs on from
  /// there; an inactive one becomes active and paused.
  func seek(to seconds: Double) throws(Fault) {
    if case .stopped = state { throw fault("cannot be taken to a time") }
    try needInterruptible()
    changing {
      let wasRunning = isRunning
      let driver = presentOrActivated()
      guard isActive(driver) else { return }
      callOffStart()
      timingOverride = nil
      animations.goForth(driver)
      let fraction = duration > 0 ? min(max(0, seconds.divided(by: duration)), 1) : 1
      driver.seek(to: fraction)
      animations.schedule(driver)
      hasRun = true
      guard wasRunning else { return hold(driver) }
      let rest = (isReversed ? fraction : 1 - fraction) * duration
      listen(to: driver)
      animations.run(driver, to: isReversed ? 0 : 1, curve: .linear, duration: rest)
    }
  }

  func setReversed(_ reversed: Bool) {
    guard reversed != isReversed, owner == nil, carrier == nil else { return }
    switch state {
    case .stopped: return
    case .inactive: changing { isReversed = reversed }
    case .active(let driver):
      changing {
        isReversed = reversed
        // PA-16: it turns around at once, with a jump of velocity.
        if driver.isRunning || driver.isArriving { resume(driver) }
      }
    }
  }

  func stop(withoutFinishing: Bool) throws(Fault) {
    try needNoOwner()
    switch state {
    case .inactive: throw fault("cannot stop: start or pause it first")
    case .active(let driver):
      try needInterruptible()
      changing {
        if withoutFinishing { return endInPlace() }
        let values = StoppedValues()
        animations.goForth(driver)
        for member in driver.members { values.capture(member.group, animations.tracks) }
        callOffStart()
        swap(&values.followers, &driver.followers)
        animations.freezeAll(driver)
        state = .stopped(values)
      }
    case .stopped:
      if withoutFinishing { changing { endInPlace() } }
    }
  }

  func finish(at position: AnimatingPosition) throws(Fault) {
    try needNoOwner()
    guard case .stopped(let values) = state else { throw fault("cannot finish") }
    values.apply(position, animations.tracks)
    animations.tell(values.followers, position)
    let before = aspects
    complete(at: position, before)
  }

  /// Ends it where it is, without completions.
  func endInPlace() {
    // When the runtime ends, what its animations held has ended before them.
    if case .active(let driver) = state, !animations.hasEnded {
      callOffStart()
      animations.freezeAll(driver)
    }
    if case .stopped(let values) = state { animations.tell(values.followers, .current) }
    _ = takeMemberCompletions()
    completions = []
    becomeInactive()
  }
}

extension PropertyAnimator {
  /// Seconds of the original timing that are left.
  func remainingTime(_ driver: Driver) -> Double {
    ((isReversed ? 0 : 1) - curvePosition(driver)).magnitude * duration
  }

  /// The driver of an animator that is paused and may continue; else the fault says why not.
  private func pausedDriver() throws(Fault) -> Driver {
    guard case .active(let driver) = state, !isRunning else {
      throw fault("cannot continue: pause it first")
    }
    try needInterruptible()
    return driver
  }

  /// Refuses a change of an animator that cannot be interrupted, or that a group leads (PA-18).
  private func needInterruptible() throws(Fault) {
    try needNoOwner()
    guard isInterruptible else { throw fault("is not interruptible") }
  }

  private func presentOrActivated() -> Driver {
    if case .active(let driver) = state { return driver }
    return activate()
  }

  /// Runs the blocks that wait. A reversed animator begins at its end.
  private func activate() -> Driver {
    let driver = Driver(duration: duration, curve: timing, owner: handle, use: .animator)
    driver.speed = speed
    driver.enoughFrames = flags.enoughFrames
    driver.isTouchedWhereShown = !managesHitTesting
    state = .active(driver)
    hasRun = false
    taken = nil
    performAll(in: driver, of: self, at: 0)
    if isReversed && isActive(driver) { animations.setFraction(driver, 1) }
    return driver
  }

  /// Runs on with the own timing, or with the one that it has been given for the time being.
  func resume(_ driver: Driver, from time: Double? = nil) {
    callOffStart()
    if let timingOverride {
      let rest = timingOverride.fromRest
      return travel(driver, rest, seconds: rest.naturalSeconds ?? remainingTime(driver))
    }
    if isSpring && !isFresh(driver) {
      // PA-8: a spring starts anew from what is shown.
      return travel(driver, timing.fromRest, seconds: duration)
    }
    let position = curvePosition(driver)
    if driver.mapping == .linear || driver.fraction != position {
      driver.remap(.curves, fraction: position)
    }
    let rest = ((isReversed ? 0 : 1) - position).magnitude * duration
    listen(to: driver)
    animations.run(
      driver, to: isReversed ? 0 : 1, curve: .linear, duration: rest,
      from: time ?? animations.now)
  }

  /// Whether the animator stands at its start, and has not moved by itself since it became active,
  /// or has come back.
  private func isFresh(_ driver: Driver) -> Bool {
    guard driver.fraction == (isReversed ? 1 : 0) else { return false }
    return !hasRun || (!isReversed && driver.progress == 0)
  }

  /// Runs the rest along another curve.
  private func travel(_ driver: Driver, _ timing: TimingCurve, seconds: Double) {
    callOffStart()
    // Everything moves from where it is in proportion to f, whatever f has meant so far. In a group
    // f stays the time.
    if group == nil {
      driver.remap(.linear, fraction: driver.timeFraction)
    } else if driver.fraction != driver.timeFraction {
      driver.remap(.curves, fraction: driver.timeFraction)
    }
    listen(to: driver)
    animations.run(driver, to: isReversed ? 0 : 1, curve: timing, duration: seconds)
  }

  /// Pauses. Neither shown values nor the fraction change. With linear scrubbing what it
  /// moves follows a hand along straight lines from here on, to either end (PA-4); else, and as
  /// long as a spring of its own leads it, it stays on its curves (PA-7, PA-8).
  private func hold(_ driver: Driver) {
    guard isActive(driver) else { return }
    callOffStart()
    driver.hold()
    taken = nil
    let mapping: Driver.Mapping =
      isSpring ? driver.mapping : scrubsLinearly ? .linear : .curves
    guard mapping != driver.mapping || driver.fraction != driver.timeFraction else { return }
    driver.remap(mapping, fraction: driver.timeFraction)
  }

  private func listen(to driver: Driver) {
    hasRun = true
    taken = nil
    startsWhenFilled = false
    pausesOnArrival = false
    tellDriverOfPauses()
    driver.arrived = { target in self.arrive(at: target) }
  }

  private func arrive(at target: Double) {
    guard case .active(let driver) = state else { return }
    driver.arrived = nil
    var before = aspects
    before.isRunning = true
    let isAtEnd = target >= 1 || target <= 0
    if pausesOnArrival || pausesOnCompletion || !isAtEnd {
      if isReleased {
        // Nobody could carry it on.
        if isAtEnd { return complete(driver, at: target, before) }
        endInPlace()
        report(since: before)
        return letMembersGo()
      }
      // PA-9: it stays active, at its end.
      pausesOnArrival = false
      hold(driver)
      return report(since: before)
    }
    complete(driver, at: target, before)
  }

  /// Leaves its properties at one end and completes.
  private func complete(_ driver: Driver, at target: Double, _ before: Aspects) {
    if target <= 0 {
      animations.rollBackAll(driver)
    } else if driver.extent > 1 {
      animations.letGo(driver)
    } else {
      animations.arriveAll(driver)
    }
    complete(at: target <= 0 ? .start : .end, before)
  }

  private func becomeInactive() {
    carrier = nil
    startsWhenFilled = false
    pausesOnArrival = false
    isReversed = false
    timingOverride = nil
    state = .inactive
  }

  func callOffStart() {
    guard delayedStart >= 0 else { return }
    animations.delays.remove(delayedStart)
    delayedStart = -1
    if case .active(let driver) = state { driver.isWaiting = false }
  }

  /// Becomes inactive, and notifies of that: observers first, then completions.
  func complete(at position: AnimatingPosition, _ before: Aspects) {
    let handlers = takeMemberCompletions() + completions
    completions = []
    becomeInactive()
    report(since: before)
    if isReleased { letMembersGo() }
    for handler in handlers { handler(position) }
  }
}

extension TimingCurve {
  /// The settling time of a spring that settles.
  fileprivate var naturalSeconds: Double? {
    guard let seconds = naturalDuration, seconds.isFinite else { return nil }
    return seconds
  }
}
