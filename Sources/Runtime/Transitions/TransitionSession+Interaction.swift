extension TransitionSession {
  /// Whether a hand drives it, or will when it begins.
  var isInteractive: Bool {
    phase == .interactive || phase == .preparing && initiallyInteractive
  }

  /// Whether an update would show: while a hand has the transition, or will have it.
  var acceptsUpdates: Bool { phase == .interactive || phase == .preparing }

  /// Every transition of ours can be interrupted.
  var isInterruptible: Bool { vended?.isInterruptible ?? true }

  /// Shows a fraction of every motion, along a line (PD-2).
  func update(_ fraction: Double) {
    guard phase == .interactive else {
      if phase == .preparing { latch.fraction = fraction }
      return
    }
    percentComplete = fraction
    watchHand()
    try? activeVended?.setFractionComplete(fraction)
    animations.setFraction(driver, fraction)
  }

  /// Takes a transition that runs by itself into the hand. The picture stays (PD-7).
  func pause() -> Bool {
    switch phase {
    case .running, .finishing, .cancelling: break
    case .preparing, .interactive, .ended: return false
    }
    guard isInterruptible, vended == nil || activeVended != nil else { return false }
    phase = .interactive
    isCancelled = false
    watchHand()
    hold()
    post(.transitionBecameInteractive, value: percentComplete)
    coordinator.interactionChanged(ended: false)
    return true
  }

  /// The hand lets go: the transition runs to its end or back. The first word counts
  /// (PD-4); before the beginning it is kept (TR-10).
  func endInteraction(cancelled: Bool, velocity: Double?, rest: Rest? = nil) -> Bool {
    guard phase == .interactive else {
      guard phase == .preparing, !animator.isLed else { return false }
      if latch.end == nil { latch.end = (cancelled, velocity, rest) }
      return true
    }
    // Who leads it says where it ends.
    guard !animator.isLed else { return false }
    let goal: Phase = cancelled ? .cancelling : .finishing
    phase = goal
    isCancelled = cancelled
    watchdog = .infinity
    let host = controllers.host
    let speed = max(
      1e-6, interactor.map { interactor in host.call { interactor.completionSpeed } } ?? 1)
    completionVelocity = velocity ?? speed
    let distance = (cancelled ? 0 : 1) - driver.fraction
    let spring = rest?.curve ?? velocity.flatMap { Self.spring(velocity: $0, distance: distance) }
    let timing = vended == nil ? nil : interactor?.animatorTiming
    completionCurve =
      spring ?? timing
      ?? interactor.map { interactor in host.call { interactor.completionCurve } }
      ?? .cubic(.easeInOut)
    // The host has been called.
    guard phase == goal, !driver.isRunning else { return true }
    // PD-3: what is left of the duration, at this speed; with animations off it is there at once.
    let isAtOnce = !animations.isEnabled
    let seconds =
      isAtOnce ? 0 : rest?.seconds ?? spring?.naturalDuration ?? abs(distance) * duration / speed
    post(cancelled ? .transitionCancelling : .transitionFinishing, value: percentComplete)
    // CO-6: with all values valid, and before any corrective call.
    coordinator.interactionChanged(ended: true)
    guard phase == goal, !driver.isRunning else { return true }
    releaseVended(seconds: seconds, speed: speed, curve: spring)
    animations.run(
      driver, to: cancelled ? 0 : 1, curve: completionCurve, duration: seconds)
    // Who waits and may go first does not wait for the rest.
    transitions.preempt(request.lane)
    return true
  }

  /// The curve along which the rest goes when interaction ends, as far as it is known.
  var restCurve: TimingCurve {
    guard phase != .finishing, phase != .cancelling, phase != .ended,
      let hand = interactor as? PercentDrivenInteraction
    else { return completionCurve }
    return (vended == nil ? nil : hand.animatorTiming) ?? hand.completionCurve
  }

  /// Stops what moves, and lets its fraction be the visible progress (PA-4). An
  /// interruptible animator that still waits for its start is made active (TR-5).
  func hold() {
    animations.catchUp(driver)
    driver.hold()
    if let vended {
      if case .active(let its) = vended.state { animations.catchUp(its) }
      try? vended.pause()
      if vended.isReversed { vended.setReversed(false) }
      vended.holdAlongLine()
    }
    let fraction =
      activeVended?.fractionComplete
      ?? (driver.mapping == .curves ? visibleFraction : driver.fraction)
    // Blocks beside an interruptible animator go on from where they are when its fraction moves.
    if driver.mapping == .curves || fraction != driver.fraction {
      driver.remap(.linear, fraction: fraction)
    }
    percentComplete = min(max(0, fraction), 1)
    animations.schedule(driver)
  }

  /// The interruptible animator while it can be driven.
  var activeVended: PropertyAnimator? {
    guard let vended, case .active = vended.state else { return nil }
    return vended
  }

  /// The fraction at which the main member would stand where it is if its motion were a straight
  /// line. Outside of its window time alone says where the transition is.
  private var visibleFraction: Double {
    let window = driver.main.window
    let time = driver.fraction * duration - window.begin
    guard duration > 0, time > 0, time < window.length else { return driver.fraction }
    return (window.begin + driver.progress * window.length) / duration
  }

  /// Lets the interruptible animator go: along the velocity, along the timing that the interactor
  /// gives, or along its own (PD-7, PA-5).
  private func releaseVended(seconds: Double, speed: Double, curve: TimingCurve?) {
    guard let vended = activeVended else { return }
    if isCancelled {
      vended.setReversed(true)
      // Whichever is back first, neither is told of before both are.
      if case .active(let its) = vended.state {
        its.partner = driver
        driver.partner = its
      }
    }
    let timing = curve ?? interactor?.animatorTiming
    // Its own time is known between its ends only, but for springs, which begin anew.
    let keepsTime =
      timing == nil && speed == 1 && animations.isEnabled
      && (vended.isSpring || driver.fraction >= 0 && driver.fraction <= 1)
    // With animations off it is at its end in the next frame.
    let part = animations.isEnabled ? seconds / vended.duration : 1e-9
    let factor = vended.duration > 0 && !keepsTime ? part : 0
    try? vended.continueAnimation(timing: timing, durationFactor: factor)
  }

  /// The rest of the way as one critically damped spring that starts with a velocity, in fractions
  /// per second, and passes neither end.
  ///
  /// Its frequency ω₀ is that of the system's sheets (TR-18), or higher. With the rest of the
  /// way d and the normalised velocity v towards its end, what is left at t is
  ///
  ///     x(t) = d (1 + (ω₀ − v)t)·e^(−ω₀t),
  ///
  /// which has no zero while v ≤ ω₀. A velocity the other way, u = −v d > 0, carries x up to less
  /// than d + u/ω₀, which stays below the whole way while ω₀ ≥ u / (1 − d). At the very end that it
  /// points to nothing can have that velocity.
  static func spring(velocity: Double, distance: Double) -> TimingCurve? {
    let rest = abs(distance)
    guard rest > smallestWay else { return nil }
    let passed = 1 - rest
    var normalised = velocity / distance
    var frequency = max(sheetFrequency, normalised)
    if normalised < 0 {
      if passed > smallestWay {
        frequency = max(frequency, abs(velocity) / passed)
      } else {
        normalised = 0
      }
    }
    let parameters = SpringParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
    return .spring(parameters, initialVelocity: normalised)
  }

  /// ω₀ = √(1000/3) per second.
  private static var sheetFrequency: Double { (1000.0 / 3).squareRoot() }

  /// Nobody sees a shorter one.
  private static var smallestWay: Double { 1e-9 }
}
