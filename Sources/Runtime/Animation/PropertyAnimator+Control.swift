extension PropertyAnimator {
  func start() throws(Fault) {
    switch state {
    case .inactive:
      changing {
        let driver = activate()
        if driver.members.isEmpty && duration > 0 {
          startsWhenFilled = true
        } else {
          resume(driver)
        }
      }
    case .active(let driver):
      guard !isRunning else { return }
      changing { resume(driver) }
    case .stopped: throw fault("cannot start")
    }
  }

  /// Starts after a delay. Ignored while it runs.
  func start(afterDelay seconds: Double) throws(Fault) {
    if case .stopped = state { throw fault("cannot start") }
    guard !isRunning else { return }
    guard seconds > 0 else {
      setDelay(0)
      return try start()
    }
    changing {
      setDelay(seconds)
      let driver = currentOrActivate()
      waitsUntil = animations.now + seconds
      animations.delays.insert(self, until: animations.now + seconds)
      if driver.schedulePosition < 0 { driver.isTouched = true }
    }
  }

  func pause() throws(Fault) {
    switch state {
    case .inactive:
      changing { _ = activate() }
    case .active(let driver):
      guard isRunning else { return }
      guard isInterruptible else { throw fault("is not interruptible: it cannot pause") }
      changing { hold(driver) }
    case .stopped: throw fault("cannot pause")
    }
  }

  /// Carries on from where it is paused. Without timing it keeps its own; a factor of 0 takes the
  /// time that is left, others that many durations (CONTRACT PA-6, ruling 3).
  func continueAnimation(timing new: TimingCurve?, durationFactor: Double) throws(Fault) {
    guard case .active(let driver) = state, !isRunning else { throw fault("cannot continue") }
    guard isInterruptible else { throw fault("is not interruptible: it cannot continue") }
    changing {
      if new == nil && durationFactor <= 0 { return resume(driver) }
      travel(
        driver, timing: new ?? timing,
        seconds: durationFactor > 0 ? durationFactor * duration : remainingTime(driver))
    }
  }

  /// Carries on until a fraction and pauses there.
  func continueAnimation(until fraction: Double) throws(Fault) {
    guard case .active(let driver) = state, !isRunning else { throw fault("cannot continue") }
    guard isInterruptible else { throw fault("is not interruptible: it cannot continue") }
    let target = isReversed ? 1 - fraction : fraction
    changing {
      if driver.mapping == .curves { driver.remap(.linear, fraction: driver.progress) }
      listen(to: driver)
      animations.run(
        driver, to: target, curve: .linear,
        duration: abs(target - driver.fraction) * duration)
    }
  }

  func setFractionComplete(_ fraction: Double) throws(Fault) {
    let fraction = isReversed ? 1 - fraction : fraction
    switch state {
    case .inactive:
      changing { animations.setFraction(activate(forScrubbing: true), fraction) }
    case .active(let driver):
      guard !isRunning else { return }
      guard isInterruptible else { throw fault("is not interruptible: it cannot be scrubbed") }
      animations.setFraction(driver, fraction)
    case .stopped: return
    }
  }

  func setReversed(_ reversed: Bool) {
    guard reversed != isReversed else { return }
    switch state {
    case .inactive: changing { isReversed = reversed }
    case .active(let driver):
      changing {
        isReversed = reversed
        guard driver.isRunning else { return }
        // CONTRACT PA-16: it turns around at once, with a jump of velocity.
        hold(driver)
        resume(driver)
      }
    case .stopped: return
    }
  }

  func stop(withoutFinishing: Bool) throws(Fault) {
    switch state {
    case .inactive: throw fault("cannot stop")
    case .active(let driver):
      guard isInterruptible else { throw fault("is not interruptible: it cannot stop") }
      if withoutFinishing {
        changing { stopInPlace() }
        return
      }
      changing {
        let values = StoppedValues()
        for member in driver.members { values.capture(member.group, animations.tracks) }
        fireMemberCompletions(driver, finished: false)
        animations.freezeAll(driver)
        endWaiting()
        state = .stopped(values)
      }
    case .stopped:
      if withoutFinishing {
        changing { becomeInactive() }
        completions = []
      }
    }
  }

  func finish(at position: AnimatingPosition) throws(Fault) {
    guard case .stopped(let values) = state else { throw fault("cannot finish") }
    values.apply(position, animations.tracks)
    changing { becomeInactive() }
    complete(at: position)
  }

  /// The wait of a delayed start is over.
  func delayHasPassed() {
    guard waitsUntil != nil, case .active(let driver) = state else { return }
    let due = waitsUntil
    waitsUntil = nil
    if driver.members.isEmpty && duration > 0 {
      changing { startsWhenFilled = true }
      return
    }
    resume(driver, from: due)
  }
}

extension PropertyAnimator {
  /// Seconds of the original timing that are left.
  func remainingTime(_ driver: Driver) -> Double {
    let position = curvePosition(driver)
    return (isReversed ? position : 1 - position) * duration
  }

  /// The time fraction at which the own curve shows the present progress (CONTRACT PA-5).
  private func curvePosition(_ driver: Driver) -> Double {
    if driver.mapping == .curves { return driver.fraction }
    let progress = min(max(0, driver.progress), 1)
    guard duration > 0, let time = timing.inverse(of: progress, duration: duration) else {
      return progress
    }
    return time / duration
  }

  private func currentOrActivate() -> Driver {
    if case .active(let driver) = state { return driver }
    return activate()
  }

  /// Runs the blocks that wait. A reversed animator begins at its end.
  private func activate(forScrubbing: Bool = false) -> Driver {
    let driver = Driver(duration: duration, curve: timing)
    state = .active(driver)
    let blocks = pending
    pending = []
    for block in blocks { perform(block, in: driver) }
    if isReversed { driver.setFraction(1) }
    if scrubsLinearly && !isSpring { driver.remap(.linear, fraction: driver.fraction) }
    return driver
  }

  /// Runs on with the own timing.
  func resume(_ driver: Driver, from time: Double? = nil) {
    waitsUntil = nil
    if isSpring && driver.fraction > 0 && driver.fraction < 1 {
      // CONTRACT PA-8: a spring starts anew from what is shown.
      return travel(driver, timing: timing, seconds: duration)
    }
    listen(to: driver)
    let position = curvePosition(driver)
    if driver.mapping == .linear { driver.remap(.curves, fraction: position) }
    let rest = (isReversed ? position : 1 - position) * duration
    driver.run(
      to: isReversed ? 0 : 1, curve: .linear, duration: max(0, rest),
      from: time ?? animations.now)
    animations.schedule(driver)
  }

  /// Runs the rest of the way along another curve.
  private func travel(_ driver: Driver, timing: TimingCurve, seconds: Double) {
    listen(to: driver)
    driver.remap(.linear, fraction: driver.mapping == .linear ? driver.fraction : driver.progress)
    var seconds = seconds
    if case .spring(let parameters, let velocity) = timing {
      let settling = parameters.settlingDuration(initialVelocity: velocity)
      if settling.isFinite { seconds = settling }
    }
    animations.run(driver, to: isReversed ? 0 : 1, curve: timing, duration: seconds)
  }

  /// Pauses. With linear scrubbing the fraction becomes the visible progress (CONTRACT PA-4).
  private func hold(_ driver: Driver) {
    endWaiting()
    driver.hold()
    guard scrubsLinearly, !isSpring, driver.mapping == .curves else { return }
    driver.remap(.linear, fraction: min(max(0, driver.progress), 1))
  }

  private func listen(to driver: Driver) {
    driver.arrived = { target in self.arrive(at: target) }
  }

  private func arrive(at target: Double) {
    guard case .active(let driver) = state, !driver.isRunning else { return }
    driver.arrived = nil
    guard !pausesOnCompletion, target <= 0 || target >= 1 else {
      // CONTRACT PA-9: it stays active, at its end.
      if scrubsLinearly && !isSpring && driver.mapping == .curves {
        driver.remap(.linear, fraction: driver.fraction)
      }
      observer?(.isRunning)
      return
    }
    fireMemberCompletions(driver, finished: true)
    let position: AnimatingPosition = target >= 1 ? .end : .start
    if position == .end { animations.arriveAll(driver) } else { animations.rollBackAll(driver) }
    becomeInactive()
    observer?(.isRunning)
    observer?(.state)
    complete(at: position)
  }

  private func fireMemberCompletions(_ driver: Driver, finished: Bool) {
    for completion in driver.takeCompletions() {
      animations.completions.fire(completion, finished: finished)
    }
  }

  func stopInPlace() {
    guard case .active(let driver) = state else { return }
    fireMemberCompletions(driver, finished: false)
    animations.freezeAll(driver)
    becomeInactive()
    completions = []
  }

  private func becomeInactive() {
    endWaiting()
    startsWhenFilled = false
    isReversed = false
    state = .inactive
  }

  private func endWaiting() {
    guard waitsUntil != nil else { return }
    waitsUntil = nil
    animations.delays.remove(self)
  }

  private func complete(at position: AnimatingPosition) {
    let handlers = completions
    completions = []
    for handler in handlers { handler(position) }
  }
}
