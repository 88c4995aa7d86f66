/// The motion of one transition: a driver with all animations that were set up in it, and beside it
/// an interruptible animator of the host's.
final class SessionMotion {
  private let animations: Animations
  private let entities: EntityTable
  /// Leads blocks, and carries animators that were started during the set-up.
  private(set) var driver = Driver(duration: 0, curve: .cubic(.easeInOut))
  /// The host's interruptible animator, which the transition's animator has returned (TR-5).
  private(set) var hostAnimator: PropertyAnimator?
  private var carried: [PropertyAnimator] = []
  /// Shown values of an earlier transition, until this one has placed their views.
  private var takenOver: Picture?
  /// Outcome and ending, once settled; nil before.
  private var settled: (outcome: TransitionOutcome, ending: TransitionEnding)?

  init(_ animations: Animations, _ entities: EntityTable) {
    self.animations = animations
    self.entities = entities
  }

  // MARK: Set-up

  /// Makes the driver, which exists until the end. `arrived` may end the transition.
  func begin(duration: Double, arrived: @escaping () -> Void) {
    driver = Driver(duration: duration, curve: .cubic(.easeInOut))
    driver.onArrival { _ in arrived() }
  }

  /// Takes over shown values, which `gather` carries on.
  func takeOver(_ picture: Picture?) { takenOver = picture }

  /// Lets motion follow a fraction linearly from now on (PD-2).
  func followLine(from fraction: Double) { driver.remap(.linear, fraction: fraction) }

  /// Runs a body, in which everything that begins becomes part of the driver. `isInHand` says that a
  /// hand may lead it.
  func capture(isInHand: Bool, _ body: () -> Void) {
    var options = AnimationOptions(duration: driver.duration)
    options.curve = .linear
    animate(AnimationContext(target: .capture(driver), options: options), isInHand: isInHand, body)
  }

  /// Takes the host's interruptible animator, if there is one, and holds it until `letGoOfHostAnimator`.
  func adopt(_ animator: PropertyAnimator?) {
    hostAnimator = animator
    if let animator { entities.retain(animator) }
  }

  /// Takes over animators that were started, and carries shown values of an earlier transition over
  /// to the places that their views have been given.
  func gather() {
    gatherStarted()
    guard let picture = takenOver else { return }
    takenOver = nil
    animations.carryOn(picture, seconds: max(driver.duration, TransitionSession.shortestCarry))
  }

  private func gatherStarted() { carried += animations.adoptStarted(driver, but: hostAnimator) }

  /// Sets the driver's main curve: that of what was set up first, else the animator's.
  func setMainCurve(of animator: AnimatedTransitioning) {
    driver.adoptMainFromFirstMember()
    if driver.members.isEmpty, let curve = animator.curve { driver.adoptMain(curve) }
  }

  /// Runs changes so that they move with the transition for the rest of its time. At its very end
  /// they are applied at once; a cancel moves them back all the way.
  func animateFromHere(isInHand: Bool, _ changes: @escaping () -> Void) {
    let isAtEnd = driver.fraction >= 1
    if !isAtEnd, (try? activeHostAnimator?.addAnimations(changes)) != nil { return }
    // Members that a cancel has brought back lead to their targets again, as this one does.
    animations.goForth(driver)
    let begin = isAtEnd ? 0 : driver.fraction * driver.duration
    let span = Driver.Span(begin: begin, length: max(0, driver.duration - begin))
    // A spring of the whole's length would be cut off on its way.
    let curve = driver.main.curve.stretched(from: driver.main.span.length, to: span.length)
    let options = AnimationOptions(duration: span.length, curve: curve)
    animate(
      AnimationContext(target: .driver(driver, span: span), options: options),
      isInHand: isInHand,
      changes)
    gatherStarted()
  }

  /// Runs a block in a context of the driver. If the transition ends inside it, what the block then
  /// leaves behind is settled like the rest.
  private func animate(_ context: AnimationContext, isInHand: Bool, _ body: () -> Void) {
    animations.settingUp(isInHand: isInHand) { _ = animations.animate(context, body) }
    guard let end = settled else { return animations.schedule(driver) }
    settled = nil
    settle(end.outcome, end.ending)
  }

  // MARK: During the transition

  /// The interruptible animator, while it is active and can be driven.
  var activeHostAnimator: PropertyAnimator? {
    guard let hostAnimator, case .active = hostAnimator.state else { return nil }
    return hostAnimator
  }

  /// Whether a hand may take the transition over, by the setting of the host's animator.
  var isInterruptible: Bool { hostAnimator?.settings.isInterruptible ?? true }
  /// Whether a hand can take the transition over now: the host's animator, if there is one, is
  /// active, too.
  var canBeHeld: Bool { isInterruptible && (hostAnimator == nil || activeHostAnimator != nil) }

  /// Runs the driver from the beginning to the end of what moves longest; `isAtOnce` says that it
  /// arrives in this frame.
  func run(isAtOnce: Bool) {
    animations.run(
      driver, to: driver.extent, curve: .linear,
      duration: isAtOnce ? 0 : driver.duration * driver.extent)
  }

  /// Runs on to the end of what moves longest, if that is not over; returns whether it runs.
  func runOn() -> Bool {
    guard driver.fraction < driver.extent else { return false }
    let rest = (driver.extent - driver.fraction) * driver.duration
    animations.run(driver, to: driver.extent, curve: .linear, duration: rest)
    return true
  }

  /// Shows a fraction of all that moves: of the host's own animator, too.
  func follow(_ fraction: Double) {
    try? activeHostAnimator?.setFractionComplete(fraction)
    lead(to: fraction)
  }

  /// Shows a fraction of the driver's motions.
  func lead(to fraction: Double) { animations.setFraction(driver, fraction) }

  /// Stops all motion and turns its progress into the fraction (PA-4). An interruptible animator
  /// that still waits for its start is made active (TR-5). Returns the fraction.
  func hold() -> Double {
    animations.catchUp(driver)
    driver.hold()
    if let hostAnimator {
      if case .active(let own) = hostAnimator.state { animations.catchUp(own) }
      try? hostAnimator.pause()
      // The fraction counts towards the targets, also where a cancel was under way.
      if hostAnimator.isReversed { hostAnimator.setReversed(false) }
      hostAnimator.holdAlongLine()
    }
    let fraction =
      activeHostAnimator?.fractionComplete
      ?? (driver.mapping == .curves ? visibleFraction : driver.fraction)
    // Blocks beside an interruptible animator go on from their shown values, by its fraction.
    if driver.mapping == .curves || fraction != driver.fraction { followLine(from: fraction) }
    animations.schedule(driver)
    return fraction
  }

  /// The fraction at which the main member would have its present value if its motion were linear.
  /// Outside of its span the fraction of time.
  private var visibleFraction: Double {
    let span = driver.main.span
    let time = driver.fraction * driver.duration - span.begin
    guard driver.duration > 0, time > 0, time < span.length else { return driver.fraction }
    return (span.begin + driver.progress * span.length) / driver.duration
  }

  /// Lets the interruptible animator run on: with the velocity, with the timing that the interactor
  /// gives, or with its own (PD-7, PA-5).
  func releaseHostAnimator(
    _ outcome: TransitionOutcome, seconds: Double, speed: Double, timing: TimingCurve?
  ) {
    guard let hostAnimator = activeHostAnimator else { return }
    if outcome == .cancelled {
      hostAnimator.setReversed(true)
      // Neither of the two drivers reports its end before both are back.
      if case .active(let own) = hostAnimator.state { driver.pair(with: own) }
    }
    // Its own time goes on, if nobody gives another: that is known between its ends only, where
    // springs begin anew.
    let keepsTime =
      timing == nil && speed == 1 && animations.isEnabled
      && (hostAnimator.isSpring || driver.fraction >= 0 && driver.fraction <= 1)
    // A factor of 0 takes the time that is left; with animations off it arrives in the next frame.
    let isTimed = hostAnimator.duration > 0 && !keepsTime
    let factor =
      !isTimed ? 0 : animations.isEnabled ? seconds.divided(by: hostAnimator.duration) : 1e-9
    try? hostAnimator.continueAnimation(timing: timing, durationFactor: factor)
  }

  /// Returns how long the motion takes by itself to an end, in seconds.
  func timeLeft(to outcome: TransitionOutcome) -> Double {
    if let end = driver.end { return max(0, end - animations.now) }
    return switch outcome {
    case .finished: (driver.extent - driver.fraction) * driver.duration
    case .cancelled: driver.fraction * driver.duration
    }
  }

  /// Runs the driver to an end, after a hand.
  func release(to outcome: TransitionOutcome, curve: TimingCurve, seconds: Double) {
    animations.run(driver, to: outcome.fraction, curve: curve, duration: seconds)
  }

  /// Returns the shown values of everything that moves in it.
  func picture() -> Picture {
    var picture = animations.picture(of: driver)
    guard case .active(let own)? = hostAnimator?.state else { return picture }
    for entry in animations.picture(of: own).entries where !picture.has(entry.view, entry.property)
    {
      picture.add(entry)
    }
    return picture
  }

  // MARK: The end

  /// Takes the completions of its animations, for the caller to call.
  func takeCompletions() -> [Int32] {
    var due: [Int32] = []
    driver.takeCompletions { due.append($0) }
    return due
  }

  /// Settles the motion, once: at the targets when finished, at the starts when cancelled. Motion
  /// that is under way to the targets carries on by itself, and lets touches through, unless the
  /// container has left the span.
  func settle(_ outcome: TransitionOutcome, _ ending: TransitionEnding) {
    guard settled == nil else { return }
    settled = (outcome, ending)
    driver.forgetArrival()
    driver.bring(to: outcome == .finished ? .end : .start)
    let isUnderWay = driver.isRunning || driver.fraction > 0
    if outcome == .cancelled {
      animations.rollBackAll(driver)
    } else if driver.fraction >= driver.extent {
      animations.arriveAll(driver)
    } else if !ending.cutsMotion, isUnderWay || ending == .ahead, !driver.members.isEmpty {
      for member in driver.members { animations.tracks.unblockInteraction(member.group) }
      animations.letGo(driver)
    } else {
      animations.jumpAll(driver)
    }
    // Animators that were started in the set-up, and are not over, are completed where they are.
    let left = carried
    carried = []
    for animator in left { animator.leaveCarrier() }
  }

  /// Releases the host's interruptible animator.
  func letGoOfHostAnimator() {
    if let hostAnimator { entities.release(hostAnimator.handle) }
    hostAnimator = nil
  }

  /// Drops everything at the end of the runtime, without calling anybody.
  func forget() {
    driver.forgetArrival()
    // Drivers that go back together hold each other, even without members.
    driver.unpair()
    carried = []
  }
}
