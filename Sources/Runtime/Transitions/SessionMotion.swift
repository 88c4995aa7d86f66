/// The motion of one transition: a driver with all that has been set up to move with it, and an
/// interruptible animator of the host's beside it.
final class SessionMotion {
  private let animations: Animations
  private let entities: EntityTable
  /// Moves blocks, and carries animators that have been started while it was set up.
  private(set) var driver = Driver(duration: 0, curve: .cubic(.easeInOut))
  /// The interruptible animator that the animator has vended (TR-5).
  private(set) var vended: PropertyAnimator?
  private var carried: [PropertyAnimator] = []
  /// Shown values left by an earlier transition, until this one has placed their views.
  private var takenOver: Picture?
  /// How it has been brought to its end; nil while it goes on.
  private var settled: (outcome: TransitionOutcome, ending: TransitionEnding)?

  init(_ animations: Animations, _ entities: EntityTable) {
    self.animations = animations
    self.entities = entities
  }

  // MARK: Set up

  /// A driver that is held until the end: when it has arrived, the transition may be over.
  func begin(duration: Double, arrived: @escaping () -> Void) {
    driver = Driver(duration: duration, curve: .cubic(.easeInOut))
    driver.arrived = { _ in arrived() }
  }

  func takeOver(_ picture: Picture?) { takenOver = picture }

  /// From now on motion follows a fraction along a line (PD-2).
  func followLine(from fraction: Double) { driver.remap(.linear, fraction: fraction) }

  /// Runs a body in which everything that begins moves with the transition, which a hand may lead.
  func capture(isLed: Bool, _ body: () -> Void) {
    var options = AnimationOptions(duration: driver.duration)
    options.curve = .linear
    animate(AnimationContext(target: .capture(driver), options: options), isLed: isLed, body)
  }

  func adopt(_ animator: PropertyAnimator?) {
    vended = animator
    if let animator { entities.hold(animator) }
  }

  /// Takes the animators that have been started, and lets what is still on its way from an earlier
  /// transition go over into the places that it has been given.
  func gather() {
    gatherStarted()
    guard let picture = takenOver else { return }
    takenOver = nil
    animations.carryOn(picture, seconds: max(driver.duration, TransitionSession.shortestCarry))
  }

  private func gatherStarted() { carried += animations.adoptStarted(driver, but: vended) }

  /// The curve of the whole is that of what was set up first, or the animator's own.
  func findCurve(of animator: AnimatedTransitioning) {
    driver.adoptMainFromFirstMember()
    if driver.members.isEmpty, let curve = animator.curve { driver.adoptMain(curve) }
  }

  /// Runs changes so that they move with the transition, from where it is. At its very end they are
  /// at their targets, and go back all the way with a cancel.
  func animateFromHere(isLed: Bool, _ changes: @escaping () -> Void) {
    let isAtEnd = driver.fraction >= 1
    if !isAtEnd, (try? activeVended?.addAnimations(changes)) != nil { return }
    animations.goForth(driver)
    let begin = isAtEnd ? 0 : driver.fraction * driver.duration
    var options = AnimationOptions(duration: driver.duration)
    options.curve = driver.main.curve
    let window = Driver.Window(begin: begin, length: max(0, driver.duration - begin))
    animate(
      AnimationContext(target: .driver(driver, window: window), options: options), isLed: isLed,
      changes)
    gatherStarted()
  }

  /// A block that moves with the transition. The transition can end inside it: what the block then
  /// leaves behind goes the way of the rest.
  private func animate(_ context: AnimationContext, isLed: Bool, _ body: () -> Void) {
    animations.led(isLed) { _ = animations.animate(context, body) }
    guard let end = settled else { return animations.schedule(driver) }
    settled = nil
    settle(end.outcome, end.ending)
  }

  // MARK: Under way

  /// The interruptible animator while it can be driven.
  var activeVended: PropertyAnimator? {
    guard let vended, case .active = vended.state else { return nil }
    return vended
  }

  /// Whether a hand may take it.
  var isInterruptible: Bool { vended?.isInterruptible ?? true }
  var canBeHeld: Bool { isInterruptible && (vended == nil || activeVended != nil) }

  func run() {
    animations.run(
      driver, to: driver.extent, curve: .linear, duration: driver.duration * driver.extent)
  }

  /// Goes on where something moves longer than the transition. Answers whether there is such a thing.
  func runOn() -> Bool {
    guard driver.fraction < driver.extent else { return false }
    let rest = (driver.extent - driver.fraction) * driver.duration
    animations.run(driver, to: driver.extent, curve: .linear, duration: rest)
    return true
  }

  func follow(_ fraction: Double) {
    try? activeVended?.setFractionComplete(fraction)
    lead(to: fraction)
  }

  /// Shows a fraction of what the driver moves.
  func lead(to fraction: Double) { animations.setFraction(driver, fraction) }

  /// Stops what moves, and lets its fraction be the visible progress (PA-4). An
  /// interruptible animator that still waits for its start is made active (TR-5). Answers the fraction.
  func hold() -> Double {
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
    if driver.mapping == .curves || fraction != driver.fraction { followLine(from: fraction) }
    animations.schedule(driver)
    return fraction
  }

  /// The fraction at which the main member would stand where it is if its motion were a straight
  /// line. Outside of its window time alone says where the transition is.
  private var visibleFraction: Double {
    let window = driver.main.window
    let time = driver.fraction * driver.duration - window.begin
    guard driver.duration > 0, time > 0, time < window.length else { return driver.fraction }
    return (window.begin + driver.progress * window.length) / driver.duration
  }

  /// Lets the interruptible animator go: along the velocity, along the timing that the interactor
  /// gives, or along its own (PD-7, PA-5).
  func releaseVended(
    _ outcome: TransitionOutcome, seconds: Double, speed: Double, timing: TimingCurve?
  ) {
    guard let vended = activeVended else { return }
    if outcome == .cancelled {
      vended.setReversed(true)
      // Whichever is back first, neither is told of before both are.
      if case .active(let its) = vended.state {
        its.partner = driver
        driver.partner = its
      }
    }
    // Its own time is known between its ends only, but for springs, which begin anew.
    let keepsTime =
      timing == nil && speed == 1 && animations.isEnabled
      && (vended.isSpring || driver.fraction >= 0 && driver.fraction <= 1)
    // With animations off it is at its end in the next frame.
    let isTimed = vended.duration > 0 && !keepsTime
    let factor =
      !isTimed ? 0 : animations.isEnabled ? seconds.divided(by: vended.duration) : 1e-9
    try? vended.continueAnimation(timing: timing, durationFactor: factor)
  }

  /// How long it takes by itself from where it is, in seconds.
  func timeLeft(to outcome: TransitionOutcome) -> Double {
    switch outcome {
    case .finished: (driver.extent - driver.fraction) * driver.duration
    case .cancelled: driver.fraction * driver.duration
    }
  }

  func release(to outcome: TransitionOutcome, curve: TimingCurve, seconds: Double) {
    animations.run(driver, to: outcome.fraction, curve: curve, duration: seconds)
  }

  /// The shown values of everything that it moves.
  func picture() -> Picture {
    var picture = animations.picture(of: driver)
    guard case .active(let own)? = vended?.state else { return picture }
    for entry in animations.picture(of: own).entries where !picture.has(entry.view, entry.property)
    {
      picture.add(entry)
    }
    return picture
  }

  // MARK: The end

  /// The completions of what it moves, which somebody else is going to call.
  func takeCompletions() -> [Int32] {
    var due: [Int32] = []
    driver.takeCompletions { due.append($0) }
    return due
  }

  /// Brings what moves to its end, once: at the targets when finished, at the starts when cancelled. Motion
  /// that is still on its way to the targets, and may carry on, does so alone and lets touches through.
  func settle(_ outcome: TransitionOutcome, _ ending: TransitionEnding) {
    guard settled == nil else { return }
    settled = (outcome, ending)
    driver.arrived = nil
    driver.outcome = outcome == .finished ? .end : .start
    let isUnderWay = driver.isRunning || driver.fraction > 0
    if outcome == .cancelled {
      animations.rollBackAll(driver)
    } else if driver.fraction >= driver.extent {
      animations.arriveAll(driver)
    } else if ending != .tornOff, isUnderWay || ending == .ahead, !driver.members.isEmpty {
      for member in driver.members { animations.tracks.unblockInteraction(member.group) }
      animations.letGo(driver)
    } else {
      animations.jumpAll(driver)
    }
    // Those whose part was not over yet: they are where the transition is.
    let left = carried
    carried = []
    for animator in left { animator.leaveCarrier() }
  }

  func letGoOfVended() {
    if let vended { entities.release(vended.handle) }
    vended = nil
  }

  /// The runtime ends: nobody is called.
  func forget() {
    driver.arrived = nil
    // Two that go back together hold each other, also without members.
    driver.partner?.partner = nil
    driver.partner = nil
    carried = []
  }
}
