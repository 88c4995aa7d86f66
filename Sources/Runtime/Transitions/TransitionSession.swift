/// One transition, of whatever kind, from the request to the last completion.
///
/// The session runs the steps of its request's policy, calls interactor and animator, and gives hosts the
/// context and the coordinator as its names. Participants own the views of both sides, SessionMotion owns the
/// animations.
final class TransitionSession {
  /// How far it has come: what its end has to undo, and to tell.
  enum Reached: UInt8 {
    case asked
    /// The appearance of both sides is the session's.
    case appearanceTaken
    /// Its animator has been asked to animate.
    case begun
  }

  /// How what is left of the way goes, when the hand that lets go knows.
  struct Rest {
    let curve: TimingCurve
    let seconds: Double
  }

  /// Pairs of views that fly with it.
  private enum Pairs {
    /// Nobody has paired views; some may go on from a transition that has been taken over.
    case open(SessionFlights?)
    /// Paired; that happens once.
    case made(SessionFlights?)
  }

  typealias Frames = Participants.Frames

  let transitions: Transitions
  let request: TransitionRequest
  let animator: AnimatedTransitioning
  let motion: SessionMotion
  let participants: Participants
  /// None when it drives another transition.
  private(set) var interactor: InteractiveTransitioning?
  private(set) var state: TransitionState {
    didSet { flights?.isCancelled = isCancelled }
  }
  private var reached = Reached.asked
  /// The step under way; what a host may do can depend on it.
  private var step: TransitionStep?
  private var ending = TransitionEnding.byItself
  private var pairs = Pairs.open(nil)
  /// Words of a hand before the beginning; they are carried out once the transition has begun.
  private let latch = TransitionState.Latch()
  private var watchdog = TransitionWatchdog()
  /// The shown values at the moment when it was completed ahead of its time, until it has ended.
  private var pictureAhead: Picture?
  /// The names under which hosts know the session, while it lasts.
  private(set) lazy var context = TransitionContext(session: self)
  private(set) lazy var coordinator = TransitionCoordinator(session: self)

  // Facts for coordinator and context, true from the first will-call on.
  /// Seconds, as the animator says.
  private(set) var duration: Double = 0
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: Double = 0
  /// 1 while nobody has given another.
  private(set) var completionVelocity: Double = 1
  /// Along which the rest goes when interaction has ended.
  private(set) var completionCurve = TimingCurve.cubic(.easeInOut)

  init(_ request: TransitionRequest, _ transitions: Transitions, animator: AnimatedTransitioning) {
    self.request = request
    self.transitions = transitions
    self.animator = animator
    interactor = request.interactor
    state = .preparing(latch)
    motion = SessionMotion(transitions.animations, transitions.controllers.entities)
    participants = Participants(request, transitions.controllers)
  }

  var controllers: Controllers { transitions.controllers }
  var animations: Animations { transitions.animations }
  var containerView: Handle { participants.containerView }

  // MARK: State

  var isPreparing: Bool {
    if case .preparing = state { return true }
    return false
  }

  var isRunning: Bool {
    if case .running = state { return true }
    return false
  }

  var hasBegun: Bool { reached == .begun }

  var hasEnded: Bool {
    if case .ended = state { return true }
    return false
  }

  var isCancelled: Bool { state.isCancelled }

  /// Whether a hand has it.
  var isInHand: Bool {
    if case .interactive = state { return true }
    return false
  }

  /// Whether a hand drives it, or will when it begins.
  var isInteractive: Bool { isInHand || isPreparing && initiallyInteractive }

  /// Whether an update would show: while a hand has the transition, or will have it.
  var acceptsUpdates: Bool { isInHand || isPreparing }

  /// Whether it goes back to where another one has come from.
  var goesBack: Bool { request.policy.operation == .pop || request.policy.kind == .dismissal }

  /// Whether it was completed before its time, because another one begins.
  var isAhead: Bool { ending == .ahead }

  /// Whether it moves to its end without a hand.
  var isOnItsWay: Bool {
    switch state {
    case .running, .settling(.finished): hasBegun
    default: false
    }
  }

  /// Over how many seconds at least what has been placed anew goes there.
  static var shortestCarry: Double { 0.25 }

  func refuseInteraction() { interactor = nil }

  // MARK: Steps

  /// Runs steps until they are through or, of a beginning, until the host has ended the transition in one
  /// of them. This is the one place where that is asked.
  private func run(_ steps: [TransitionStep], isBeginning: Bool) {
    var index = 0
    while index < steps.count {
      let next = steps[index]
      index += 1
      guard next.needs.rawValue <= reached.rawValue else { continue }
      // Motion that has been set up by then ends with the rest.
      guard !isBeginning || !hasEnded || next == .gatherMotion && hasBegun else { continue }
      step = next
      perform(next)
      step = nil
    }
  }

  private func perform(_ step: TransitionStep) {
    switch step {
    case .findContainerView: participants.findContainerView()
    case .askDuration: askDuration()
    case .askInteractor: askInteractor()
    case .claimViews: participants.claimViews(transitions)
    case .takeAppearance:
      request.takeAppearance()
      reached = .appearanceTaken
    case .checkSeen: if participants.areUnseen { arriveUnseen() }
    case .loadViews: load()
    case .delegateWillShow: request.willShow()
    case .fillContainer: participants.fillContainer()
    case .findFrames: participants.findFrames()
    case .begin: begin()
    case .startInteractor: startInteractor()
    case .animate: animate()
    case .showPresented: participants.showPresented()
    case .askInterruptibleAnimator:
      motion.adopt(controllers.host.call { animator.interruptibleAnimator(context) })
    case .gatherMotion: gatherMotion()
    case .fly:
      motion.findCurve(of: animator)
      animations.led(isInHand) { animator.fly(self) }
    case .hold: if isInHand { hold() }
    case .animateAlongside: coordinator.start()
    case .toIsAppearing: participants.deliverIsAppearing()
    case .run: runFromBeginning()
    case .settleMotion: settleMotion()
    case .endFlights: endFlights()
    case .animationEnded: controllers.host.call { animator.animationEnded(!isCancelled) }
    case .placeViews: participants.place(outcome, lingering: isAhead ? letLinger : nil)
    case .settleContainer: request.settle(!isCancelled)
    case .membersMoved: request.moved(!isCancelled)
    case .coordinatorCompletions:
      coordinator.finish(cancelled: isCancelled)
      transitions.endTelling(self)
    case .delegateDidShow: request.didShow()
    case .postEnd:
      controllers.events.post(
        .transitionEnded, request.container.handle, other: request.to?.handle ?? .none,
        detail: isCancelled ? 0 : 1)
    case .completion:
      request.completion?(!isCancelled && !(ending == .tornOff && request.tellsTearing))
    case .unbindInteractor: request.interactor?.unbind(self)
    case .carryOn: carryOn()
    case .close: transitions.sessionEnded(self, completed: !isCancelled)
    default: request.perform(step, animated: isToldAsAnimated)
    }
  }

  /// Whether calls of appearance say that they are animated.
  private var isToldAsAnimated: Bool { request.isAnimated && (!hasEnded || hasBegun) }

  private var outcome: TransitionOutcome { isCancelled ? .cancelled : .finished }

  // MARK: Beginning

  /// Asks, once and with the request, for all that is told of the transition before it begins.
  func foretell() { run(request.policy.foretelling, isBeginning: true) }

  private func askDuration() {
    let host = controllers.host
    duration = host.call { animator.transitionDuration(context) }
    //
    if duration < .leastInReach && duration.isInReach { duration = 0 }
    guard !duration.isInReach else { return }
    host.warn(
      .invalidArgument, "motus_animation_controller_callbacks",
      "transition_duration has answered \(duration): the duration is that of the kind")
    duration = request.policy.duration
  }

  private func askInteractor() {
    guard let interactor else { return }
    initiallyInteractive = controllers.host.call { interactor.wantsInteractiveStart }
    completionCurve = controllers.host.call { interactor.completionCurve }
  }

  /// Takes the transition from its request to its first picture (TR-15, TR-16).
  func start() {
    guard isPreparing else { return }
    transitions.beginTelling(self)
    run(request.policy.beginning, isBeginning: true)
    transitions.endTelling(self)
  }

  private func load() {
    do throws(Fault) {
      try participants.load { !self.hasEnded }
    } catch {
      controllers.host.warn(error.code, "motus_runtime_tick", error.message)
      if !hasEnded { end(completed: false) }
    }
  }

  /// Nobody sees the container: everything is in its place at once, whoever wanted to animate along
  /// is heard without animation. A presentation that has no window to stand in comes to nothing.
  private func arriveUnseen() {
    guard request.policy.kind != .presentation else { return end(completed: false) }
    for step in request.policy.willCalls { request.perform(step, animated: false) }
    animations.performWithoutAnimation { coordinator.start() }
    end(completed: true)
  }

  private func begin() {
    motion.begin(duration: duration) { self.driverArrived() }
    state = initiallyInteractive ? .interactive : .running
    post(initiallyInteractive ? .transitionBecameInteractive : .transitionBegan)
    reached = .begun
    // While a hand has it, motion follows the hand along a line.
    if initiallyInteractive || animator.isLed { motion.followLine(from: 0) }
    if !request.isAnimated { animations.performWithoutAnimation { coordinator.start() } }
    motion.takeOver(
      transitions.takePicture(
        of: request.lane, with: participants.claimed,
        for: request.coming.map { request.sides?.parts(of: $0) ?? [] } ?? []))
  }

  /// TR-4: first the interactor, also when the transition runs by itself.
  private func startInteractor() {
    guard let interactor else { return }
    motion.capture(isLed: isInHand) {
      controllers.host.call { interactor.startInteractiveTransition(context) }
    }
  }

  /// An interactor of the host's that begins with the transition animates itself.
  private func animate() {
    guard interactor?.isPercentDriven ?? true || !initiallyInteractive else { return }
    motion.capture(isLed: isInHand) {
      controllers.host.call { animator.animateTransition(context) }
    }
  }

  private func gatherMotion() {
    motion.gather()
    transitions.remove(emptied: participants.claimed.container)
    if hasEnded { settleMotion() }
  }

  private func runFromBeginning() {
    switch state {
    case .interactive:
      watchHand()
      if initiallyInteractive { applyLatch() }
    case .running where animator.isLed: if let fraction = latch.fraction { lead(to: fraction) }
    case .running:
      motion.run()
      // A cancel that came too early counts, whoever has begun it (TR-10).
      latch.fraction = nil
      if latch.release?.outcome == .cancelled, pause() { applyLatch() }
    case .preparing, .settling, .ended: break
    }
  }

  /// Carries out the words that the interactor has said too early (TR-10).
  private func applyLatch() {
    if let fraction = latch.fraction { update(fraction) }
    guard let release = latch.release else { return }
    latch.release = nil
    _ = endInteraction(release)
  }

  private func post(_ kind: Event.Kind, value: Double = 0) {
    controllers.events.post(
      kind, request.container.handle, other: request.to?.handle ?? .none,
      detail: request.policy.operation.rawValue, value: value)
  }

  // MARK: Under way

  /// Runs changes so that they move with the transition, from where it is.
  func animateInContext(_ changes: @escaping () -> Void) {
    motion.animateFromHere(isLed: isInHand, changes)
  }

  /// The container view has other bounds: both sides follow where they fill it.
  func followContainer() {
    guard !isPreparing, !hasEnded else { return }
    participants.followContainer(with: animator.companions, within: timeLeft) {
      if let flights { flights.stage = flightStage }
    }
  }

  /// How long it goes on moving by itself, in seconds; none while somebody holds it.
  var timeLeft: Double? {
    switch state {
    case .running, .settling: motion.timeLeft(to: outcome)
    case .preparing, .interactive, .ended: nil
    }
  }

  /// Shows a fraction of every motion, along a line (PD-2).
  func update(_ fraction: Double) {
    guard isInHand else {
      if case .preparing(let latch) = state { latch.fraction = fraction }
      return
    }
    percentComplete = fraction
    watchHand()
    motion.follow(fraction)
  }

  /// Takes a transition that runs by itself into the hand. The picture stays (PD-7).
  func pause() -> Bool {
    switch state {
    case .running, .settling: break
    case .preparing, .interactive, .ended: return false
    }
    guard motion.canBeHeld else { return false }
    state = .interactive
    watchHand()
    hold()
    post(.transitionBecameInteractive, value: percentComplete)
    coordinator.interactionChanged(ended: false)
    return true
  }

  private func hold() { percentComplete = min(max(0, motion.hold()), 1) }

  func endInteraction(cancelled: Bool, velocity: Double?, rest: Rest? = nil) -> Bool {
    endInteraction(
      .init(outcome: cancelled ? .cancelled : .finished, velocity: velocity, rest: rest))
  }

  /// The hand lets go: the transition runs to its end or back. The first word counts
  /// (PD-4); before the beginning it is kept (TR-10).
  private func endInteraction(_ release: TransitionState.Release) -> Bool {
    // A led transition ends where its leader says.
    guard acceptsUpdates, !animator.isLed else { return false }
    if case .preparing(let latch) = state {
      if latch.release == nil { latch.release = release }
      return true
    }
    let outcome = release.outcome
    state = .settling(outcome)
    watchdog.sleep()
    let host = controllers.host
    let speed = max(
      1e-6, interactor.map { interactor in host.call { interactor.completionSpeed } } ?? 1)
    completionVelocity = release.velocity ?? speed
    let distance = outcome.fraction - motion.driver.fraction
    let spring =
      release.rest?.curve
      ?? release.velocity.flatMap { Self.spring(velocity: $0, distance: distance) }
    let timing = motion.vended == nil ? nil : interactor?.animatorTiming
    completionCurve =
      spring ?? timing
      ?? interactor.map { interactor in host.call { interactor.completionCurve } }
      ?? .cubic(.easeInOut)
    // The host has been called.
    guard isReleased(to: outcome) else { return true }
    // PD-3: what is left of the duration, at this speed; with animations off it is there at once.
    let isAtOnce = !animations.isEnabled
    let seconds =
      isAtOnce
      ? 0 : release.rest?.seconds ?? spring?.naturalDuration ?? abs(distance) * duration / speed
    post(outcome.event, value: percentComplete)
    // CO-6: with all values valid, and before any corrective call.
    coordinator.interactionChanged(ended: true)
    guard isReleased(to: outcome) else { return true }
    motion.releaseVended(
      outcome, seconds: seconds, speed: speed, timing: spring ?? interactor?.animatorTiming)
    motion.release(to: outcome, curve: completionCurve, seconds: seconds)
    // A fluid request that waits does not wait for the rest.
    transitions.preempt(request.lane)
    return true
  }

  /// Whether it is let go still, and has not been sent on its way by somebody else.
  private func isReleased(to outcome: TransitionOutcome) -> Bool {
    guard case .settling(outcome) = state else { return false }
    return !motion.driver.isRunning
  }

  /// The curve along which the rest goes when interaction ends, as far as it is known.
  var restCurve: TimingCurve {
    switch state {
    case .settling, .ended: return completionCurve
    case .preparing, .running, .interactive: break
    }
    guard let hand = interactor as? PercentDrivenInteraction else { return completionCurve }
    return (motion.vended == nil ? nil : hand.animatorTiming) ?? hand.completionCurve
  }

  /// The hand has it, or has just moved it: it is late when nothing more comes for long.
  private func watchHand() {
    guard isInHand else { return }
    watchdog.watchHand(from: animations.now)
    transitions.watch()
  }

  var deadline: Double { watchdog.deadline }

  /// Whether somebody is to be told now that the transition is late; a hand that rests on its recognizer
  /// may rest.
  func isLate() -> Bool {
    if isInHand {
      guard !(interactor?.isHeld ?? false) else {
        watchHand()
        return false
      }
      watchdog.report()
      return true
    }
    return watchdog.isLate(isAnimatorAtIt: motion.activeVended != nil, now: animations.now)
  }

  // MARK: Led by somebody else than time: a scroller by its offset

  /// Shows a fraction, whether a hand has it or not.
  func lead(to fraction: Double) {
    if case .preparing(let latch) = state { latch.fraction = fraction }
    guard hasBegun, !hasEnded else { return }
    if isInHand { percentComplete = fraction }
    motion.lead(to: fraction)
  }

  /// The hand has let go, and it is known where that ends: who leads goes on leading.
  func letGoLed(_ outcome: TransitionOutcome) {
    guard isInHand else { return }
    watchdog.sleep()
    settle(outcome)
    coordinator.interactionChanged(ended: true)
  }

  /// Changes the end to which a led transition goes: its target has changed on the way.
  func turnLed(_ outcome: TransitionOutcome) {
    switch state {
    case .running, .settling: if isCancelled != (outcome == .cancelled) { settle(outcome) }
    case .preparing, .interactive, .ended: break
    }
  }

  /// Completes a led transition at an end. Returns whether it has ended.
  func arriveLed(_ outcome: TransitionOutcome) -> Bool {
    lead(to: outcome.fraction)
    percentComplete = outcome.fraction
    return complete(outcome == .finished)
  }

  private func settle(_ outcome: TransitionOutcome) {
    state = .settling(outcome)
    post(outcome.event, value: percentComplete)
  }

  // MARK: The end

  /// The driver has arrived. Animators that animate by blocks have completed by now; others get
  /// some time, then a word.
  private func driverArrived() {
    guard !motion.driver.isRunning, !hasEnded, !isInHand else { return }
    if !isCancelled && motion.runOn() { return }
    percentComplete = outcome.fraction
    if animator.endsWithItsTime {
      _ = complete(!isCancelled)
      return
    }
    guard !watchdog.hasReported else { return }
    watchdog.watchAnimator(from: animations.now)
    transitions.watch()
  }

  /// The animator says that it is done: to be called once, finished or cancelled (TR-1).
  func complete(_ didComplete: Bool) -> Bool {
    guard hasBegun, !hasEnded else { return false }
    if isInHand {
      // TR-2: without a word from the interactor the argument is the word.
      settle(TransitionOutcome(completed: didComplete))
      coordinator.interactionChanged(ended: true)
    }
    end(completed: didComplete)
    return true
  }

  /// The transition counts as completed from now on; its picture carries on, whatever its animator
  /// does when it hears of it. One that is in a hand, on its way back, or that has not
  /// begun is left alone.
  func completeAhead() {
    guard isOnItsWay, !animator.isLed else { return }
    ending = .ahead
    transitions.flights.noteVelocity(flights)
    pictureAhead = motion.picture()
    state = .settling(.finished)
    motion.vended?.completeAhead()
    conclude(.finished, finished: true)
  }

  /// Its container has left the window: what runs there has arrived.
  func tearOff() {
    ending = .tornOff
    conclude(outcome, finished: false)
  }

  /// Brings the transition to its end in place of its animator: what it moves is settled, then its
  /// completions are called, most of which complete it; if none does it ends all the
  /// same.
  private func conclude(_ outcome: TransitionOutcome, finished: Bool) {
    guard !hasEnded else { return }
    state = .settling(outcome)
    let due = motion.takeCompletions()
    settleMotion()
    for completion in due { animations.completions.settle(completion, finished: finished) }
    end(completed: outcome == .finished)
  }

  /// Ends the transition, in the order of R-1; once.
  func end(completed: Bool) {
    guard !hasEnded else { return }
    transitions.beginTelling(self)
    watchdog = TransitionWatchdog()
    // TR-2: without a word from the interactor the argument is the word.
    let outcome = TransitionOutcome(completed: completed)
    state = .ended(outcome)
    run(request.policy.ending(outcome), isBeginning: false)
  }

  /// what is cut off is rolled back before anybody is told.
  private func settleMotion() { motion.settle(outcome, ending) }

  private func letLinger(_ side: ViewController, in view: Handle, parts: [Handle]) {
    transitions.letLinger(
      side, in: view, parts: parts, lane: request.lane, until: animations.now + carrySeconds)
  }

  private func carryOn() {
    guard let picture = pictureAhead else { return }
    pictureAhead = nil
    animations.carryOn(picture, seconds: carrySeconds)
    request.sides?.fadeLingering(seconds: carrySeconds)
    transitions.keep(picture, of: request.lane, until: animations.now + carrySeconds)
  }

  private var carrySeconds: Double { max(duration, Self.shortestCarry) }

  /// The names end, and what they held is let go.
  func letGoOfNames() {
    motion.letGoOfVended()
    participants.letGo()
    controllers.entities.release(context.handle)
    controllers.entities.release(coordinator.handle)
    context.dispose()
    coordinator.dispose()
  }

  /// The runtime ends: nobody is called.
  func forget() {
    request.interactor?.unbind(self)
    motion.forget()
  }

  // MARK: Pairs of views that fly

  var flights: SessionFlights? {
    switch pairs {
    case .open(let flights), .made(let flights): flights
    }
  }

  /// Lets what a body has found fly, once.
  func makePairs(_ find: () -> SessionFlights?) {
    guard case .open = pairs, !hasEnded, request.isAnimated else { return }
    pairs = .made(flights)
    guard let found = find() else { return }
    pairs = .made(found)
    found.isCancelled = isCancelled
  }

  /// Lets the pairs of both screens fly; their layouts come first. Answers how many there are.
  @discardableResult
  func matchPairs(_ options: MatchedOptions) -> Int {
    guard case .open = pairs, !request.isResize,
      transitions.flights.keys.entries.count > 0 || !transitions.flights.left.isEmpty
    else { return 0 }
    makePairs {
      animations.performWithoutAnimation { controllers.layOutChanged() }
      return isReadyToFly ? transitions.flights.pair(flightStage, options) : nil
    }
    return flights?.flights.count ?? 0
  }

  /// Lets flights of a transition that has been taken over go on where nobody pairs.
  func carryOnFlights() {
    guard case .open = pairs, isReadyToFly, request.isAnimated, !transitions.flights.left.isEmpty
    else { return }
    pairs = .open(transitions.flights.pair(flightStage, MatchedOptions(), pairsViews: false))
    flights?.isCancelled = isCancelled
  }

  /// Pairs for an animator of the host's, while it sets its animations up.
  func match(_ options: MatchedOptions) throws(Fault) -> Int {
    guard case .open = pairs else {
      throw Fault(.invalidState, "the pairs of the transition fly already")
    }
    guard step == .animate else {
      throw Fault(.invalidState, "animate_transition does not run now")
    }
    let count = matchPairs(options)
    pairs = .made(flights)
    return count
  }

  /// Whether views are there for pairs: the host may have ended the transition while it was asked.
  var isReadyToFly: Bool { !hasEnded && participants.hasContainerView }

  /// The stage of the pairs. An animator that pairs by itself has placed the new side where it goes; others may
  /// not have yet.
  var flightStage: FlightStage {
    FlightStage(
      container: containerView, from: side(request.from, participants.initialFrames.from),
      to: side(request.to, animator.matches == nil ? participants.finalFrames.to : .zero),
      goesBack: goesBack, duration: duration, driver: motion.driver)
  }

  private func side(_ controller: ViewController?, _ frame: Rect) -> FlightStage.Side {
    FlightStage.Side(
      root: controller?.viewIfLoaded ?? .none, moved: request.view(of: controller), frame: frame)
  }

  private func endFlights() {
    transitions.flights.end(flights, completed: !isCancelled, ahead: isAhead)
    pairs = .made(nil)
  }
}
