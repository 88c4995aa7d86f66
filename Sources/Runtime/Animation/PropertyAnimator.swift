/// An animation that can be paused, scrubbed, reversed and carried on (PA-22).
///
///                start, pause, set fraction                   stop
///     inactive ────────────────────────────▶ active ─────────────────▶ stopped
///        ▲                                     │                          │
///        ├───────── arrives, or stop without ──┘                          │
///        │          finishing                                             │
///        └───────────────────────────────────────────────── finish(at:) ──┘
///
/// An active animator runs or is paused: that is its driver's motion.
final class PropertyAnimator: DelayedMover {
  enum State {
    case inactive
    case active(Driver)
    case stopped(StoppedValues)
  }

  /// Changes that observers are notified of (PA-19).
  enum Change { case state, isRunning, isReversed }

  typealias Block = () -> Void
  typealias Completion = (AnimatingPosition) -> Void

  struct PendingBlock {
    let block: Block
    let delayFactor: Double
  }

  /// The group that an animator is a member of, and when it begins there, in seconds.
  private struct Membership {
    let owner: PropertyAnimator
    let begin: Double
  }

  let animations: Animations
  let timing: TimingCurve
  /// Seconds; for a spring of mass, stiffness and damping its settling time (PA-15).
  let duration: Double
  private(set) var delay: Double = 0
  private(set) var state = State.inactive
  private(set) var isReversed = false
  private(set) var settings = AnimatorSettings() { didSet { passPausesToDriver() } }
  /// In which of the host's words its timing was given.
  private(set) var timingType: UInt32
  private var observer: ((Change) -> Void)?
  private var pending: [PendingBlock] = []
  private var completions: [Completion] = []
  /// The timing by which it is carried on instead of its own, until it is inactive again
  /// (PA-6).
  private(set) var timingOverride: TimingCurve?
  /// Started without animations: the first ones that come start at once (PA-11).
  private(set) var startsWhenFilled = false
  /// The present run ends in a pause, wherever that is.
  private(set) var pausesOnArrival = false { didSet { passPausesToDriver() } }
  /// Where a transition has taken it in hand: from there on its fraction is the progress that is
  /// seen.
  private(set) var taken: Taken?
  /// Whether it has moved by itself since it became active.
  private(set) var hasRun = false
  /// The group's members and their times, when it is a group.
  private(set) var group: AnimatorGroup?
  private var membership: Membership?
  /// The transition that moves it, when it has been started while that was set up.
  private(set) var carrier: Carrier?
  /// The link that moves it, and nobody else may (LK-5); none while there is none.
  private(set) var leader = Handle.none
  /// How fast its time runs: 1 is the runtime's clock. See `setSpeed`.
  private(set) var speed = 1.0
  /// Whether its last holder has gone.
  private(set) var isReleased = false

  init(
    animations: Animations, duration: Double, timing: TimingCurve, timingType: UInt32 = 0,
    group: AnimatorGroup? = nil
  ) {
    self.animations = animations
    self.duration = duration
    self.timing = timing
    self.timingType = timingType
    self.group = group
    // Members keep their curves under a hand.
    settings.scrubsLinearly = group == nil
  }

  func configure(_ change: (inout AnimatorSettings) -> Void) { change(&settings) }

  func nameTiming(_ type: UInt32) { timingType = type }

  func observe(_ observer: ((Change) -> Void)?) { self.observer = observer }

  /// The link that moves it from now on; none for the host.
  func setLeader(_ link: Handle) { leader = link }

  // MARK: Groups

  var owner: PropertyAnimator? { membership?.owner }
  var beginInOwner: Double { membership?.begin ?? 0 }

  func join(_ owner: PropertyAnimator, at begin: Double) {
    membership = Membership(owner: owner, begin: begin)
  }

  func leaveOwner() { membership = nil }

  var hasPending: Bool { !pending.isEmpty }

  /// Takes the blocks that wait for the start.
  func takePending() -> [PendingBlock] {
    defer { pending = [] }
    return pending
  }

  /// Takes the completions that have not been called.
  func takeCompletions() -> [Completion] {
    defer { completions = [] }
    return completions
  }

  // MARK: Transitions

  /// A transition moves it from now on.
  func enter(_ carrier: Carrier) {
    self.carrier = carrier
    startsWhenFilled = false
  }

  func leave(_ carrier: Carrier) { self.carrier = nil }

  var isSpring: Bool { timing.isSpring }

  /// Whether it runs, waits for its start, or has arrived and not been notified of that yet.
  var isRunning: Bool {
    if let owner { return owner.isRunning }
    if let carrier { return carrier.driver.isRunning || carrier.driver.isArriving }
    guard case .active(let driver) = state else { return false }
    return driver.isRunning || driver.isArriving || delayedStart >= 0
  }

  /// Whether it travels towards its start; a member as its group does.
  var travelsBack: Bool { owner?.travelsBack ?? isReversed }

  var stateNumber: Int32 {
    if let owner { return owner.stateNumber }
    return switch state {
    case .inactive: 0
    case .active: 1
    case .stopped: 2
    }
  }

  /// Elapsed time over duration, in the direction of travel: setting `isReversed` flips it (
  /// PA-10, R-5, R-17).
  var fractionComplete: Double {
    if owner != nil { return memberFraction }
    if let carrier { return carrier.fraction }
    guard case .active(let driver) = state else { return 0 }
    let fraction = min(max(0, driver.timeFraction), 1)
    return isReversed ? 1 - fraction : fraction
  }

  var stateNoun: StaticString {
    switch stateNumber {
    case 0: "inactive"
    case 1: isRunning ? "running" : "paused"
    default: "stopped"
    }
  }

  /// Adds animations: with the start when inactive, from the present fraction when active.
  func addAnimations(delayFactor: Double = 0, _ block: @escaping Block) throws(Fault) {
    let added = PendingBlock(block: block, delayFactor: min(max(0, delayFactor), 1))
    if owner != nil && stateNumber != 0 { throw fault("takes animations when its group has ended") }
    switch state {
    case .inactive: pending.append(added)
    case .active(let driver):
      if let carrier { return perform(added, in: carrier) }
      changing {
        let fills = startsWhenFilled
        startsWhenFilled = false
        perform(added, of: self, at: 0, in: driver)
        if fills && isActive(driver) && !isRunning { resume(driver) }
      }
    case .stopped: throw fault("takes no more animations")
    }
  }

  func addCompletion(_ completion: @escaping Completion) { completions.append(completion) }

  func fault(_ sentence: StaticString) -> Fault {
    Fault(.invalidState, "the animator is \(stateNoun) and \(sentence)")
  }

  /// Runs blocks so that their changes become members of the driver.
  /// Those of a member of a group are at its place, in its timing.
  func perform(
    _ pending: PendingBlock, of member: PropertyAnimator, at offset: Double, in driver: Driver
  ) {
    // PA-12: on an active animator the rest of the duration, less the delay.
    let passed = member === self ? max(0, driver.fraction) : 0
    let begin = min(passed + pending.delayFactor, 1) * member.duration
    let length = member.duration - begin
    var options = AnimationOptions(duration: length)
    options.curve = member.timing.stretched(from: member.duration, to: length)
    options.flags = member.blockFlags
    animations.goForth(driver)
    let span = Driver.Span(begin: offset + begin, length: length)
    let context = AnimationContext(target: .driver(driver, span: span), options: options)
    _ = animations.animate(context, pending.block)
    // The block may have ended the animator: what it leaves behind shows its targets.
    if case .active(let current) = state, current === driver { return }
    animations.jumpAll(driver)
  }

  /// The flags of its blocks, with those of the groups around it.
  var blockFlags: AnimationOptions.Flags {
    var flags = settings.flags
    if settings.isUserInteractionEnabled { flags.insert(.allowUserInteraction) }
    guard let outer = owner?.blockFlags else { return flags }
    if !outer.contains(.allowUserInteraction) { flags.remove(.allowUserInteraction) }
    flags.inheritManner(of: outer)
    return flags
  }

  /// Passes on to the driver whether a run ends in a pause. An animator at rest at an end has not
  /// come back for good; one that is released nobody could carry on.
  func passPausesToDriver() {
    guard case .active(let driver) = state else { return }
    driver.setPausesAtEnds((settings.pausesOnCompletion || pausesOnArrival) && !isReleased)
  }

  /// Whether a driver is still the one that moves it, now that the host has been called.
  func isActive(_ driver: Driver) -> Bool {
    if case .active(let present) = state { return present === driver }
    return false
  }

  /// A running animator runs on to its completion without its holders; what rests is ended where
  /// it is (US-22).
  override func dispose() {
    isReleased = true
    observer = nil
    if animations.hasEnded {
      letMembersGo()
      return abandon()
    }
    if carrier != nil { return }
    passPausesToDriver()
    if case .active = state, isRunning { return }
    if stateNumber != 0 {
      animations.host.warn(
        .invalidState, "motus_release",
        "the animator is \(stateNoun) and nobody holds it any more: it ends where it is")
      // Members may have holders of their own.
      changing { endInPlace() }
    } else {
      endInPlace()
    }
    pending = []
    letMembersGo()
  }

  func letMembersGo() {
    group?.dissolve()
    group = nil
  }

  /// The wait of a delayed start is over.
  override func delayHasPassed() {
    guard delayedStart >= 0, case .active(let driver) = state else { return }
    waitIsOver()
    if startsWhenFilled {
      var before = aspects
      before.isRunning = true
      // Nobody could fill it any more.
      if isReleased { endInPlace() }
      // Observers hear of it when all values of the frame are stored.
      animations.completions.post { _ in
        self.report(since: before)
        if self.isReleased { self.letMembersGo() }
      }
      return
    }
    resume(driver, from: dueTime)
  }

  override func startAsDue(_ copy: Driver) -> Bool {
    guard case .active(let driver) = state, !startsWhenFilled, timingOverride == nil,
      !driver.mayHaveReturned, driver.mapping == .curves, !isSpring || isFresh(driver),
      case let position = curvePosition(driver), driver.fraction == position
    else { return false }
    let target = isReversed ? 0.0 : 1.0
    copy.copy(driver)
    copy.run(
      to: target, curve: .linear, duration: (target - position).magnitude * duration, from: dueTime)
    return true
  }

  /// Breaks off without a word, when the runtime goes.
  override func abandon() {
    switch state {
    case .inactive: break
    case .active(let driver): driver.forgetOthers()
    case .stopped(let values): values.forgetFollowers()
    }
    state = .inactive
    carrier = nil
    pending = []
    completions = []
    observer = nil
  }
}

/// Observers (PA-19).
extension PropertyAnimator {
  struct Aspects {
    var state: Int32
    var isRunning: Bool
    var isReversed: Bool
  }

  var aspects: Aspects {
    Aspects(state: stateNumber, isRunning: isRunning, isReversed: travelsBack)
  }

  /// Runs a change and notifies observers of it, once for each real change.
  @inline(never)
  func changing(_ change: () -> Void) {
    let before = aspects
    change()
    report(since: before)
  }

  /// Notifies observers of the aspects that have changed.
  ///
  /// A change of a group is a change of all of its members: the group's observer is called first,
  /// then those of the members in their order.
  func report(since before: Aspects) {
    guard observer != nil || group != nil else { return }
    let after = aspects
    // A copy: whoever is notified may let go of the group.
    var observed: [PropertyAnimator] = []
    forEachObserved { observed.append($0) }
    for animator in observed {
      if before.isReversed != after.isReversed { animator.observer?(.isReversed) }
      if before.isRunning != after.isRunning { animator.observer?(.isRunning) }
      if before.state != after.state { animator.observer?(.state) }
    }
  }

  private func forEachObserved(_ body: (PropertyAnimator) -> Void) {
    if observer != nil { body(self) }
    group?.forEach { $0.forEachObserved(body) }
  }
}

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
      wait(in: animations.delays, until: animations.now + seconds)
      driver.setWaiting(true)
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
        let values = StoppedValues(followers: driver.takeFollowers())
        animations.goForth(driver)
        for member in driver.members { values.capture(member.group, animations.tracks) }
        callOffStart()
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
    animations.notify(values.followers, position)
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
    if case .stopped(let values) = state { animations.notify(values.followers, .current) }
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
    guard settings.isInterruptible else { throw fault("is not interruptible") }
  }

  private func presentOrActivated() -> Driver {
    if case .active(let driver) = state { return driver }
    return activate()
  }

  /// Runs the blocks that wait. A reversed animator begins at its end.
  private func activate() -> Driver {
    let driver = Driver(
      duration: duration, curve: timing, owner: handle, use: .animator, speed: speed,
      enoughFrames: settings.flags.enoughFrames, isTouchedWhereShown: !settings.managesHitTesting)
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
      isSpring ? driver.mapping : settings.scrubsLinearly ? .linear : .curves
    guard mapping != driver.mapping || driver.fraction != driver.timeFraction else { return }
    driver.remap(mapping, fraction: driver.timeFraction)
  }

  private func listen(to driver: Driver) {
    hasRun = true
    taken = nil
    startsWhenFilled = false
    pausesOnArrival = false
    passPausesToDriver()
    driver.onArrival { target in self.arrive(at: target) }
  }

  private func arrive(at target: Double) {
    guard case .active(let driver) = state else { return }
    driver.forgetArrival()
    var before = aspects
    before.isRunning = true
    let isAtEnd = target >= 1 || target <= 0
    if pausesOnArrival || settings.pausesOnCompletion || !isAtEnd {
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
    waitIsOver()
    if case .active(let driver) = state { driver.setWaiting(false) }
  }

  /// Becomes inactive, and notifies of that: observers first, then completions.
  func complete(at position: AnimatingPosition, _ before: Aspects) {
    let handlers = takeMemberCompletions() + takeCompletions()
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

/// An animator in the hand of a transition, and how it goes on by itself afterwards.
extension PropertyAnimator {
  /// The time that had passed, as a fraction, and the progress that was seen then.
  struct Taken {
    let position: Double
    let progress: Double
  }

  /// In the hand of a transition the fraction is the progress that is seen, as the transition's own
  /// is, for springs, too (PD-2).
  func holdAlongLine() {
    guard case .active(let driver) = state, !isRunning, settings.scrubsLinearly, taken == nil
    else { return }
    taken = Taken(position: driver.timeFraction, progress: driver.progress)
    guard driver.mapping == .curves || driver.fraction != driver.progress else { return }
    driver.remap(.linear, fraction: driver.progress)
  }

  /// The time fraction at which it goes on with its own timing: the time that has passed.
  /// The difference to the own curve at this place falls away on the rest.
  ///
  /// In the hand of a transition the fraction has been the progress that is seen, which is no time:
  /// then it is the first time at which the own curve shows that (PA-5), or, where the hand has not
  /// moved it, the time at which it was taken.
  func curvePosition(_ driver: Driver) -> Double {
    guard let taken, driver.mapping == .linear, !driver.isRunning else {
      return driver.timeFraction
    }
    let progress = driver.progress
    if progress == taken.progress { return taken.position }
    guard (progress - driver.fraction).magnitude < Self.roundingOfProgress, duration > 0,
      let time = timing.inverse(of: progress, duration: duration),
      (timing.value(at: time, duration: duration) - progress).magnitude < 1e-6
    else { return nearestPosition(driver) }
    return time / duration
  }

  /// The time that has passed. A hand can carry what is shown beyond an end: then the part of the
  /// curve is taken that covers the same distance from the near side of the end that it goes to.
  private func nearestPosition(_ driver: Driver) -> Double {
    guard driver.timeFraction < 0 || driver.timeFraction > 1 else { return driver.timeFraction }
    let near = isReversed ? driver.progress.magnitude : 1 - (1 - driver.progress).magnitude
    let limited = min(max(0, near), 1)
    guard duration > 0, let time = timing.inverse(of: limited, duration: duration) else {
      return limited
    }
    return time / duration
  }

  /// A fraction and a progress that are nearer are the same.
  private static var roundingOfProgress: Double { 1e-9 }
}
