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

  let animations: Animations
  let timing: TimingCurve
  /// Seconds; for a spring of mass, stiffness and damping its settling time (PA-15).
  let duration: Double
  var delay: Double = 0
  var state = State.inactive
  var isReversed = false
  var isInterruptible = true
  var isUserInteractionEnabled = true
  /// Whether the host finds by itself who is touched where something moves; else touches reach what
  /// the animator moves where it is seen.
  var managesHitTesting = false
  /// In which of the host's words its timing was given.
  var timingType: UInt32 = 0
  var scrubsLinearly = true
  var pausesOnCompletion = false { didSet { tellDriverOfPauses() } }
  /// Flags of its blocks beyond their timing (UA-16).
  var flags: AnimationOptions.Flags = []
  var observer: ((Change) -> Void)?
  var pending: [PendingBlock] = []
  var completions: [Completion] = []
  /// The timing by which it is carried on instead of its own, until it is inactive again
  /// (PA-6).
  var timingOverride: TimingCurve?
  /// Started without animations: the first ones that come start at once (PA-11).
  var startsWhenFilled = false
  /// The present run ends in a pause, wherever that is.
  var pausesOnArrival = false { didSet { tellDriverOfPauses() } }
  /// Where a transition has taken it in hand: from there on its fraction is the progress that is
  /// seen.
  var taken: Taken?
  /// Whether it has moved by itself since it became active.
  var hasRun = false
  /// The group's members and their times, when it is a group.
  var group: AnimatorGroup?
  /// The group that it is a member of, and when it begins there, in seconds.
  var owner: PropertyAnimator?
  var beginInOwner = 0.0
  /// The transition that moves it, when it has been started while that was set up.
  var carrier: Carrier?
  /// The link that moves it, and nobody else may (LK-5); none while there is none.
  var leader = Handle.none
  /// How fast its time runs: 1 is the runtime's clock. See `setSpeed`.
  var speed = 1.0
  /// Nobody holds it any more.
  private(set) var isReleased = false

  init(animations: Animations, duration: Double, timing: TimingCurve) {
    self.animations = animations
    self.duration = duration
    self.timing = timing
  }

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
    let window = Driver.Window(begin: offset + begin, length: length)
    let context = AnimationContext(target: .driver(driver, window: window), options: options)
    _ = animations.animate(context, pending.block)
    // The block may have ended the animator: what it leaves behind shows its targets.
    if case .active(let current) = state, current === driver { return }
    animations.jumpAll(driver)
  }

  /// The flags of its blocks, with those of the groups around it.
  var blockFlags: AnimationOptions.Flags {
    var flags = self.flags
    if isUserInteractionEnabled { flags.insert(.allowUserInteraction) }
    guard let outer = owner?.blockFlags else { return flags }
    if !outer.contains(.allowUserInteraction) { flags.remove(.allowUserInteraction) }
    flags.inheritManner(of: outer)
    return flags
  }

  /// Passes on to the driver whether a run ends in a pause. An animator at rest at an end has not
  /// come back for good; one that is released nobody could carry on.
  func tellDriverOfPauses() {
    guard case .active(let driver) = state else { return }
    driver.pausesAtEnds = (pausesOnCompletion || pausesOnArrival) && !isReleased
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
    tellDriverOfPauses()
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
    delayedStart = -1
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

  /// Breaks off without a word, when the runtime goes.
  override func abandon() {
    switch state {
    case .inactive: break
    case .active(let driver): driver.forgetOthers()
    case .stopped(let values): values.followers = []
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
