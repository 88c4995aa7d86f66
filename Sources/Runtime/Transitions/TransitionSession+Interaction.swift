extension TransitionSession {
  var isInteractive: Bool { phase == .interactive }

  /// Whether an update would show: while a hand has the transition, or will have it.
  var acceptsUpdates: Bool { phase == .interactive || phase == .preparing }

  /// Every transition of ours can be interrupted.
  var isInterruptible: Bool { vended?.isInterruptible ?? true }

  /// Shows a fraction of every motion, along a line (CONTRACT PD-2).
  func update(_ fraction: Double) {
    guard phase == .interactive else {
      if phase == .preparing { latch.fraction = fraction }
      return
    }
    percentComplete = fraction
    if let vended {
      try? vended.setFractionComplete(isCancelled ? 1 - fraction : fraction)
    } else {
      animations.setFraction(driver, fraction)
    }
  }

  /// Takes a transition that runs by itself into the hand. The picture stays (CONTRACT PD-7).
  func pause() -> Bool {
    switch phase {
    case .running, .finishing, .cancelling: break
    case .preparing, .interactive, .ended: return false
    }
    guard isInterruptible else { return false }
    phase = .interactive
    isCancelled = false
    hold()
    controllers.events.post(
      .transitionBecameInteractive, request.container.handle,
      other: request.to?.handle ?? .none, detail: request.policy.operation.rawValue,
      value: percentComplete)
    coordinator.interactionChanged(ended: false)
    return true
  }

  /// The hand lets go: the transition runs to its end or back. The first word counts (CONTRACT
  /// PD-4); before the beginning it is kept (CONTRACT TR-10).
  func endInteraction(cancelled: Bool, velocity: Double?) -> Bool {
    guard phase == .interactive else {
      guard phase == .preparing else { return false }
      if latch.end == nil { latch.end = (cancelled, velocity) }
      return true
    }
    phase = cancelled ? .cancelling : .finishing
    isCancelled = cancelled
    completionVelocity = velocity ?? request.interactor?.completionSpeed ?? 1
    controllers.events.post(
      cancelled ? .transitionCancelling : .transitionFinishing, request.container.handle,
      other: request.to?.handle ?? .none, detail: request.policy.operation.rawValue,
      value: percentComplete)
    completionCurve = request.interactor?.completionCurve ?? .cubic(.easeInOut)
    coordinator.interactionChanged(ended: true)
    guard phase == .cancelling || phase == .finishing else { return true }
    let speed = max(1e-6, request.interactor?.completionSpeed ?? 1)
    let rest = (cancelled ? percentComplete : 1 - percentComplete) * duration / speed
    if let vended {
      release(vended, seconds: rest)
    } else {
      release(driver, seconds: rest, velocity: velocity)
    }
    return true
  }

  /// Stops what moves, and lets its fraction be the visible progress.
  func hold() {
    if let vended {
      try? vended.pause()
      if vended.isReversed { vended.setReversed(false) }
      percentComplete = vended.fractionComplete
      return
    }
    driver.hold()
    if driver.mapping == .curves {
      driver.remap(.linear, fraction: min(max(0, driver.progress), 1))
    }
    percentComplete = min(max(0, driver.fraction), 1)
    animations.schedule(driver)
  }

  private func release(_ vended: PropertyAnimator, seconds: Double) {
    if isCancelled { vended.setReversed(true) }
    let factor = vended.duration > 0 ? seconds / vended.duration : 0
    let timing = (request.interactor as? PercentDrivenInteraction)?.timingCurve
    try? vended.continueAnimation(timing: timing, durationFactor: timing == nil ? 0 : factor)
  }

  /// With a velocity the rest is one critically damped spring that starts with it. Its frequency is
  /// that of the system's sheets (CONTRACT §6.2), or higher where the velocity would carry it past
  /// its end: x(t) = (1 + (ω₀ − v)t)·e^(−ω₀t) has no zero while v ≤ ω₀.
  private func release(_ driver: Driver, seconds: Double, velocity: Double?) {
    let target = isCancelled ? 0 : driver.extent
    let distance = target - driver.fraction
    let tail = (driver.extent - 1) * duration
    guard let velocity, abs(distance) > 1e-9 else {
      return animations.run(
        driver, to: target, curve: completionCurve,
        duration: isCancelled ? seconds : seconds + tail)
    }
    let normalised = velocity / distance
    let frequency = max(Self.sheetFrequency, normalised)
    let spring = SpringParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
    let curve = TimingCurve.spring(spring, initialVelocity: normalised)
    completionCurve = curve
    animations.run(
      driver, to: target, curve: curve,
      duration: spring.settlingDuration(initialVelocity: normalised))
  }

  /// ω₀ = √(1000/3) per second.
  private static var sheetFrequency: Double { (1000.0 / 3).squareRoot() }
}
