/// An animation that can be paused, scrubbed, reversed and carried on (CONTRACT 2.6).
///
///                start, pause, set fraction                   stop
///     inactive ────────────────────────────▶ active ─────────────────▶ stopped
///        ▲                                     │                          │
///        ├───────── arrives, or stop without ──┘                          │
///        │          finishing                                             │
///        └───────────────────────────────────────────────── finish(at:) ──┘
///
/// An active animator runs or is paused: that is its driver's motion.
final class PropertyAnimator: Entity {
  enum State {
    case inactive
    case active(Driver)
    case stopped(StoppedValues)
  }

  /// What observers are told of (CONTRACT PA-19).
  enum Change { case state, isRunning, isReversed }

  typealias Block = () -> Void
  typealias Completion = (AnimatingPosition) -> Void

  struct PendingBlock {
    let block: Block
    let delayFactor: Double
  }

  let animations: Animations
  let timing: TimingCurve
  /// Seconds; for a spring of mass, stiffness and damping its settling time (CONTRACT PA-15).
  let duration: Double
  private(set) var delay: Double = 0
  var state = State.inactive
  var isReversed = false
  var isInterruptible = true
  var isUserInteractionEnabled = true
  var scrubsLinearly = true
  var pausesOnCompletion = false
  var observer: ((Change) -> Void)?
  var pending: [PendingBlock] = []
  var completions: [Completion] = []
  /// Started without animations: the first ones that come start at once (CONTRACT PA-11).
  var startsWhenFilled = false
  /// When a delayed start is due; the driver is held until then.
  var waitsUntil: Double?

  init(animations: Animations, duration: Double, timing: TimingCurve) {
    self.animations = animations
    self.duration = duration
    self.timing = timing
  }

  var isSpring: Bool {
    if case .spring = timing { return true }
    return false
  }

  var isRunning: Bool {
    guard case .active(let driver) = state else { return false }
    return driver.isRunning || waitsUntil != nil
  }

  var stateNumber: Int32 {
    switch state {
    case .inactive: 0
    case .active: 1
    case .stopped: 2
    }
  }

  /// In the direction of travel: setting `isReversed` flips it (CONTRACT PA-10, ruling 5).
  var fractionComplete: Double {
    guard case .active(let driver) = state else { return 0 }
    return isReversed ? 1 - driver.fraction : driver.fraction
  }

  var stateNoun: StaticString {
    switch state {
    case .inactive: "inactive"
    case .active: isRunning ? "running" : "paused"
    case .stopped: "stopped"
    }
  }

  func setDelay(_ seconds: Double) { delay = seconds }

  /// Adds animations: with the start when inactive, from the present fraction when active.
  func addAnimations(delayFactor: Double = 0, _ block: @escaping Block) throws(Fault) {
    let factor = min(max(0, delayFactor), 1)
    switch state {
    case .inactive:
      pending.append(PendingBlock(block: block, delayFactor: factor))
    case .active(let driver):
      perform(PendingBlock(block: block, delayFactor: factor), in: driver)
      guard startsWhenFilled, !driver.members.isEmpty else { return }
      startsWhenFilled = false
      changing { resume(driver) }
    case .stopped:
      throw fault("takes no more animations")
    }
  }

  func addCompletion(_ completion: @escaping Completion) { completions.append(completion) }

  /// Runs a change and tells observers what it has changed, once for each real change.
  func changing(_ change: () -> Void) {
    let before = (stateNumber, isRunning, isReversed)
    change()
    guard let observer else { return }
    let after = (stateNumber, isRunning, isReversed)
    if before.2 != after.2 { observer(.isReversed) }
    if before.1 != after.1 { observer(.isRunning) }
    if before.0 != after.0 { observer(.state) }
  }

  func fault(_ sentence: StaticString) -> Fault {
    Fault(.invalidState, "the animator is \(stateNoun) and \(sentence)")
  }

  /// Runs blocks so that their changes become members of the driver.
  func perform(_ pending: PendingBlock, in driver: Driver) {
    // CONTRACT PA-12: on an active animator the rest of the way, less the delay.
    let begin = driver.fraction * duration + pending.delayFactor * duration
    let length = max(0, duration - begin)
    var options = AnimationOptions(duration: length)
    options.curve = timing
    if isUserInteractionEnabled { options.flags.insert(.allowUserInteraction) }
    let window = Driver.Window(begin: min(begin, duration), length: length)
    let context = AnimationContext(target: .driver(driver, window: window), options: options)
    _ = animations.animate(context, pending.block)
    // The block may have ended the animator: what it leaves behind shows its targets.
    if case .active(let current) = state, current === driver { return }
    animations.jumpAll(driver)
  }

  /// A running animator runs on to its completion without its holders; what rests is ended where
  /// it is (users' pain 22).
  override func dispose() {
    switch state {
    case .inactive: pending = []
    case .active: if !isRunning { stopInPlace() }
    case .stopped: state = .inactive
    }
    observer = nil
  }
}
