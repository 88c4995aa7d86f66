/// The state machine of one transition, of whatever kind, from the request to the last completion.
///
/// It runs the steps of its request's policy, calls interactor and animator, and has a context and
/// a coordinator as its names for hosts. `Participants` owns the views of both sides,
/// `SessionMotion` the animations.
final class TransitionSession {
  /// Progress so far, which determines what the end has to undo and report.
  enum Reached: UInt8 {
    case asked
    /// The session manages the appearance of both sides.
    case appearanceTaken
    /// The animator has been asked to animate.
    case begun
  }

  /// The remainder of the motion after a hand, if that determines it.
  struct Remainder {
    let curve: TimingCurve
    let seconds: Double
  }

  /// Pairs of views that fly with the transition.
  private enum Pairs {
    /// Views have not been paired; flights of a transition that was taken over may go on.
    case open(SessionFlights?)
    /// Views have been paired, which happens once.
    case made(SessionFlights?)
  }

  typealias Frames = Participants.Frames

  let transitions: Transitions
  let request: TransitionRequest
  let animator: AnimatedTransitioning
  let motion: SessionMotion
  let participants: Participants
  /// The direction of layout in which it has been asked for, and goes on whatever that is later
  /// (RL-1).
  let direction: LayoutDirection
  /// None without one, or if that drives another transition.
  private(set) var interactor: InteractiveTransitioning?
  private(set) var state: TransitionState {
    // Flights head for the end to which the transition goes.
    didSet { flights?.head(back: isCancelled) }
  }
  private var reached = Reached.asked
  /// The step under way; some calls of the host are allowed in certain steps only.
  private var step: TransitionStep?
  private var ending = TransitionEnding.byItself
  private var pairs = Pairs.open(nil)
  /// Calls of the interactor before the beginning; carried out once the transition has begun.
  private let latch = TransitionState.Latch()
  private var watchdog = TransitionWatchdog()
  /// Shown values at the moment at which it was completed ahead of its time, until it has ended.
  private var pictureAhead: Picture?
  /// The host's names for the session, while it lasts. `Transitions.begin` makes both for each session,
  /// before its first step; they are lazy as they refer to it.
  private(set) lazy var context = TransitionContext(session: self)
  private(set) lazy var coordinator = TransitionCoordinator(session: self)

  // Facts for coordinator and context, valid from the first will-call on.
  /// The animator's duration, in seconds.
  private(set) var duration: Double = 0
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: Double = 0
  /// Velocity at the end of the interaction, in fractions per second: the given one, else the speed at
  /// which the interactor completes; 1 until then.
  private(set) var completionVelocity: Double = 1
  /// Curve of the remainder after interaction.
  private(set) var completionCurve = TimingCurve.cubic(.easeInOut)

  init(_ request: TransitionRequest, _ transitions: Transitions, animator: AnimatedTransitioning) {
    self.request = request
    self.transitions = transitions
    self.animator = animator
    interactor = request.interactor
    state = .preparing(latch)
    motion = SessionMotion(transitions.animations, transitions.controllers.entities)
    participants = Participants(request, transitions.controllers)
    direction = transitions.controllers.layoutDirection(of: request.container)
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

  /// Whether a hand leads it.
  var isInHand: Bool {
    if case .interactive = state { return true }
    return false
  }

  /// Whether a hand leads it, or will from the beginning.
  var isInteractive: Bool { isInHand || isPreparing && initiallyInteractive }

  /// Whether an update has an effect: while a hand leads the transition, or will.
  var acceptsUpdates: Bool { isInHand || isPreparing }

  /// Whether it reverses an earlier one: a pop or a dismissal.
  var goesBack: Bool { request.policy.operation == .pop || request.policy.kind == .dismissal }

  /// Whether it was completed before its time because another one begins.
  var isAhead: Bool { ending == .ahead }

  /// Whether it moves to its end without a hand.
  var movesAlone: Bool {
    switch state {
    case .running, .settling(.finished): hasBegun
    default: false
    }
  }

  /// Least seconds in which views that have been placed elsewhere in flight move to their new places.
  static var shortestCarry: Double { 0.25 }

  /// Goes on without the interactor, which drives another transition.
  func refuseInteraction() { interactor = nil }

  // MARK: Steps

  /// Runs steps for which the transition has come far enough. Those of a beginning end where the host
  /// ends the transition in one of them: no step looks for that itself.
  private func run(_ steps: [TransitionStep], isBeginning: Bool) {
    var index = 0
    while index < steps.count {
      let next = steps[index]
      index += 1
      guard next.needs.rawValue <= reached.rawValue else { continue }
      if isBeginning, hasEnded {
        // Motion that the animator has set up by then is gathered, to be settled.
        guard next == .gatherMotion, hasBegun else { continue }
      }
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
      if let flights, motion.hostAnimator != nil {
        transitions.flights.move(flights, to: flightStage)
      }
    case .gatherMotion: gatherMotion()
    case .fly:
      motion.setMainCurve(of: animator)
      animations.settingUp(isInHand: isInHand) { animator.fly(self) }
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
      transitions.endNotifying(self)
    case .delegateDidShow: request.didShow()
    case .postEnd:
      controllers.events.post(
        .transitionEnded, request.container.handle, other: request.to?.handle ?? .none,
        detail: isCancelled ? 0 : 1)
    case .completion:
      request.completion?(
        !isCancelled && !(ending == .tornOff && request.policy.has(.reportsTearing)))
    case .unbindInteractor: request.interactor?.unbind(self)
    case .carryOn: carryOn()
    case .close: transitions.sessionEnded(self, completed: !isCancelled)
    default: request.perform(step, animated: isToldAsAnimated)
    }
  }

  /// Whether appearance callbacks report an animation; those of a transition that has ended before it
  /// began report none.
  private var isToldAsAnimated: Bool { request.isAnimated && (!hasEnded || hasBegun) }

  /// The end to which the transition goes, or at which it has ended.
  private var outcome: TransitionOutcome { isCancelled ? .cancelled : .finished }

  // MARK: Beginning

  /// Asks, once and with the request, for everything that is reported of the transition before it
  /// begins.
  func foretell() { run(request.policy.foretelling, isBeginning: true) }

  /// Asks the animator for the duration; one that is not finite, or too great, is reported and
  /// replaced by the policy's.
  private func askDuration() {
    let host = controllers.host
    duration = host.call { animator.transitionDuration(context) }
    // Durations below the least one count as 0.
    if duration < .leastInReach && duration.isInReach { duration = 0 }
    guard !duration.isInReach else { return }
    host.warn(
      .invalidArgument, "motus_animation_controller_callbacks",
      "transition_duration has answered \(duration): the duration is that of the kind")
    duration = request.policy.duration
  }

  /// Asks the interactor whether it leads from the beginning, and for the curve of the remainder after it.
  private func askInteractor() {
    guard let interactor else { return }
    initiallyInteractive = controllers.host.call { interactor.wantsInteractiveStart }
    completionCurve = controllers.host.call { interactor.completionCurve }
  }

  /// Takes the transition from its request to its first frame (TR-15, TR-16).
  func start() {
    guard isPreparing else { return }
    transitions.beginNotifying(self)
    run(request.policy.beginning, isBeginning: true)
    transitions.endNotifying(self)
  }

  /// Loads the views of both sides; if that fails the transition is cancelled, with a warning.
  private func load() {
    do throws(Fault) {
      try participants.load { !self.hasEnded }
    } catch {
      controllers.host.warn(error.code, "motus_runtime_tick", error.message)
      if !hasEnded { end(completed: false) }
    }
  }

  /// Ends a transition that is invisible: everything is put in place at once, and animations
  /// alongside run without animation. A presentation without a window is cancelled.
  private func arriveUnseen() {
    guard request.policy.kind != .presentation else { return end(completed: false) }
    for step in request.policy.willCalls { request.perform(step, animated: false) }
    animations.performWithoutAnimation { coordinator.start() }
    end(completed: true)
  }

  /// Makes the driver, sets the state and posts it: from here on the transition runs or is
  /// interactive. Applies animations alongside at once if nothing is animated, and takes over what
  /// is still in motion of transitions completed ahead.
  private func begin() {
    motion.begin(duration: duration) { self.driverArrived() }
    state = initiallyInteractive ? .interactive : .running
    post(initiallyInteractive ? .transitionBecameInteractive : .transitionBegan)
    reached = .begun
    // While a hand leads, motion follows it linearly.
    if initiallyInteractive || animator.isLedByScroller { motion.followLine(from: 0) }
    // Before the animator, which may complete such a transition in its call: that ends the list.
    if !request.isAnimated { animations.performWithoutAnimation { coordinator.start() } }
    let parts = request.coming.map { request.sides?.parts(of: $0) ?? [] } ?? []
    motion.takeOver(
      transitions.takePicture(in: request.lane, with: participants.claimed, for: parts))
  }

  /// Starts the interactor first, even if the transition runs by itself (TR-4).
  private func startInteractor() {
    guard let interactor else { return }
    motion.capture(isInHand: isInHand) {
      controllers.host.call { interactor.startInteractiveTransition(context) }
    }
  }

  /// Lets the animator animate, unless an interactor of the host begins with the transition and
  /// animates itself.
  private func animate() {
    let interactorAnimates = initiallyInteractive && interactor?.isPercentDriven == false
    guard !interactorAnimates else { return }
    motion.capture(isInHand: isInHand) {
      controllers.host.call { animator.animateTransition(context) }
    }
  }

  /// Gathers what the animator has set up, and removes the view from which the arriving side was
  /// claimed. If the transition has ended meanwhile its motion is settled here.
  private func gatherMotion() {
    motion.gather()
    transitions.remove(emptied: participants.claimed.emptied)
    if hasEnded { settleMotion() }
  }

  /// Lets the transition run, or follow its hand or leader, from its first frame on.
  private func runFromBeginning() {
    switch state {
    case .interactive:
      watchHand()
      // Where a callback has paused it, calls from before the beginning do not count.
      if initiallyInteractive { applyLatch() }
    case .running where animator.isLedByScroller:
      if let fraction = latch.fraction { lead(to: fraction) }
    case .running:
      // With animations off nothing may have begun to move: then there is nothing to wait for.
      let isStill = !animations.isEnabled && motion.driver.members.isEmpty && flights == nil
      motion.run(isAtOnce: isStill && animator.endsWithItsTime)
      // An early cancel counts, even if the beginning was not interactive (TR-10).
      latch.forgetFraction()
      if latch.release?.outcome == .cancelled, pause() { applyLatch() }
    case .preparing, .settling, .ended: break
    }
  }

  /// Carries out the interactor's calls from before the beginning; an end of the interaction as of
  /// its own time (TR-10).
  private func applyLatch() {
    if let fraction = latch.fraction { update(fraction) }
    guard let release = latch.release else { return }
    latch.forgetRelease()
    animations.at(latch.moment) { _ = endInteraction(release) }
  }

  private func post(_ kind: Event.Kind, value: Double = 0) {
    controllers.events.post(
      kind, request.container.handle, other: request.to?.handle ?? .none,
      detail: request.policy.operation.rawValue, value: value)
  }

  // MARK: During the transition

  /// Runs changes so that they move with the transition for the rest of its time.
  func animateInContext(_ changes: @escaping () -> Void) {
    motion.animateFromHere(isInHand: isInHand, changes)
  }

  /// Adapts both sides, where they fill the container view, to its new bounds.
  func followContainer() {
    // Also where it is ending: callbacks can change the size then.
    guard !isPreparing else { return }
    participants.followContainer(
      with: animator.companions, comesBack: isInHand || isCancelled,
      isCancelled: isCancelled && !isInHand, within: timeLeft
    ) {
      flights?.move(to: flightStage)
    }
  }

  /// Takes note that both sides stand for the bounds that a view has now, if that is their container
  /// view.
  func noteRoom(in view: Int) {
    guard !isPreparing, containerView.index == view else { return }
    participants.noteRoom()
  }

  /// Seconds until the transition ends by itself; none before it begins, while a hand leads it, and
  /// after its end.
  var timeLeft: Double? {
    switch state {
    case .running, .settling: motion.timeLeft(to: outcome)
    case .preparing, .interactive, .ended: nil
    }
  }

  /// Shows a fraction of every motion, linearly, while a hand leads (PD-2); before the beginning the
  /// fraction is kept for it.
  func update(_ fraction: Double) {
    guard isInHand else {
      if case .preparing(let latch) = state { latch.keep(fraction) }
      return
    }
    percentComplete = fraction
    watchHand()
    motion.follow(fraction)
  }

  /// Makes a transition that runs by itself interactive; returns whether it could. Shown values stay
  /// (PD-7).
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

  /// Stops all motion, so that it follows the hand, and notes the fraction at which it is.
  private func hold() { percentComplete = min(max(0, motion.hold()), 1) }

  /// Ends the interaction; `velocity` in fractions per second. Returns whether the call counts.
  func endInteraction(cancelled: Bool, velocity: Double?, remainder: Remainder? = nil) -> Bool {
    endInteraction(
      .init(outcome: cancelled ? .cancelled : .finished, velocity: velocity, remainder: remainder))
  }

  /// Ends the interaction: the transition runs to its end or back. The first call counts (PD-4);
  /// before the beginning it is kept (TR-10). After each call of the host it goes on only while the
  /// transition still settles to this outcome and nothing runs.
  private func endInteraction(_ release: TransitionState.Release) -> Bool {
    // A led transition ends where its leader determines.
    guard acceptsUpdates, !animator.isLedByScroller else { return false }
    if case .preparing(let latch) = state {
      latch.keep(release, at: animations.now)
      return true
    }
    let outcome = release.outcome
    state = .settling(outcome)
    watchdog.sleep()
    let host = controllers.host
    let speed = max(
      Self.leastSpeed,
      interactor.map { interactor in host.call { interactor.completionSpeed } } ?? 1)
    completionVelocity = release.velocity ?? speed
    let distance = outcome.fraction - motion.driver.fraction
    // The curve of the hand: given with the release, or the spring that its velocity makes.
    let handCurve =
      release.remainder?.curve
      ?? release.velocity.flatMap { Self.spring(velocity: $0, distance: distance) }
    // What stands beside the host's animator rests by the timing which that is given.
    let animatorTiming = motion.hostAnimator == nil ? nil : interactor?.animatorTiming
    completionCurve =
      handCurve ?? animatorTiming
      ?? interactor.map { interactor in host.call { interactor.completionCurve } }
      ?? .cubic(.easeInOut)
    // The host has been called, and may have ended or caught the transition.
    guard isReleased(to: outcome) else { return true }
    // PD-3: the rest of the duration at this speed; with animations off it arrives at once.
    let isAtOnce = !animations.isEnabled
    let seconds =
      isAtOnce
      ? 0
      : release.remainder?.seconds ?? handCurve?.naturalDuration ?? abs(distance) * duration / speed
    post(outcome.event, value: percentComplete)
    // CO-6: with all values valid, and before any correcting callback.
    coordinator.interactionChanged(ended: true)
    guard isReleased(to: outcome) else { return true }
    // The timing is read anew: callbacks may have set another one.
    motion.releaseHostAnimator(
      outcome, seconds: seconds, speed: speed, timing: handCurve ?? interactor?.animatorTiming)
    motion.release(to: outcome, curve: completionCurve, seconds: seconds)
    // A waiting fluid request does not wait for the rest.
    transitions.preempt(request.lane)
    return true
  }

  /// Least speed of the remainder: an interactor may answer with 0.
  private static var leastSpeed: Double { 1e-6 }

  /// Whether the transition still settles to this outcome, and no callback has let its motion run.
  private func isReleased(to outcome: TransitionOutcome) -> Bool {
    guard case .settling(outcome) = state else { return false }
    return !motion.driver.isRunning
  }

  /// Curve of the remainder after interaction: of the present one, or the one that a percent-driven
  /// interactor would give it now.
  var remainderCurve: TimingCurve {
    switch state {
    case .settling, .ended: return completionCurve
    case .preparing, .running, .interactive: break
    }
    guard let driven = interactor as? PercentDrivenInteraction else { return completionCurve }
    return (motion.hostAnimator == nil ? nil : driven.animatorTiming) ?? driven.completionCurve
  }

  /// Starts the time after which a transition in a hand counts as forgotten, if one leads it.
  private func watchHand() {
    guard isInHand else { return }
    watchdog.watchHand(from: animations.now)
    transitions.noteDeadline()
  }

  var deadline: Double { watchdog.deadline }

  /// Returns whether the transition is late at its deadline, and notes that it is reported then.
  /// Where it is not, a new time begins: a finger may rest on a recognizer of the library for ever.
  func takeLateness() -> Bool {
    if isInHand {
      guard !(interactor?.isHeld ?? false) else {
        watchHand()
        return false
      }
      watchdog.noteReport()
      return true
    }
    return watchdog.takeLateness(
      isAnimatorActive: motion.activeHostAnimator != nil, now: animations.now)
  }

  // MARK: Led by a scroller's offset in place of time

  /// Shows the fraction of the leader, whether a hand is on that or not; before the beginning the
  /// fraction is kept for it.
  func lead(to fraction: Double) {
    if case .preparing(let latch) = state { latch.keep(fraction) }
    guard hasBegun, !hasEnded else { return }
    if isInHand { percentComplete = fraction }
    motion.lead(to: fraction)
  }

  /// Ends the interaction of a led transition at a known outcome; its leader goes on leading.
  func letGoLed(_ outcome: TransitionOutcome) {
    guard isInHand else { return }
    watchdog.sleep()
    settle(outcome)
    coordinator.interactionChanged(ended: true)
  }

  /// Changes the outcome of a led transition that no hand has: its leader has another target.
  func redirectLed(to outcome: TransitionOutcome) {
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

  /// Notes and reports that the transition goes to an end.
  private func settle(_ outcome: TransitionOutcome) {
    state = .settling(outcome)
    post(outcome.event, value: percentComplete)
  }

  // MARK: The end

  /// Called when the driver has arrived. Completes the transition if its animator leaves that to
  /// the time. Others have completed it in the completions of their blocks, or get some time, then
  /// a warning.
  private func driverArrived() {
    guard !motion.driver.isRunning, !hasEnded, !isInHand else { return }
    // Something moves longer than the transition lasts.
    if !isCancelled && motion.runOn() { return }
    percentComplete = outcome.fraction
    if animator.endsWithItsTime {
      _ = complete(!isCancelled)
      return
    }
    guard !watchdog.hasReported else { return }
    watchdog.watchAnimator(from: animations.now)
    transitions.noteDeadline()
  }

  /// Ends the transition for its animator, which calls this once (TR-1); returns whether the call
  /// counts.
  func complete(_ didComplete: Bool) -> Bool {
    guard hasBegun, !hasEnded else { return false }
    // TR-2: if the interactor has not ended the interaction the argument determines the outcome.
    takeFromHand(TransitionOutcome(completed: didComplete))
    end(completed: didComplete)
    return true
  }

  /// Completes the transition before its time: its motion goes on, whatever its animator does when
  /// it is notified. Nothing happens to one that a hand or a scroller leads, that is on its
  /// way back after a cancel, or that has not begun.
  func completeAhead() {
    guard movesAlone, !animator.isLedByScroller else { return }
    controllers.layOutBeforeTransitions()
    guard movesAlone else { return }
    ending = .ahead
    transitions.flights.noteSeenVelocity(flights)
    pictureAhead = motion.picture()
    // The animator's completions, called here, read that the transition finishes.
    state = .settling(.finished)
    motion.hostAnimator?.completeAhead()
    conclude(.finished, completionsGet: true)
  }

  /// Ends the transition of a container that has left the window, as if it had arrived.
  func tearOff() {
    ending = .tornOff
    conclude(outcome, completionsGet: false)
  }

  /// Whether a side is a child of the custom container no more, and is to get a place outside of it.
  func hasLost(_ side: ViewController, unlessIn parent: ViewController?) -> Bool {
    !hasEnded && (request.from === side || request.to === side) && request.hasLost(side)
      && request.container !== parent
  }

  /// Ends the transition without a side that has another place from now on: cancelled if that was to
  /// arrive, or if nothing has begun.
  func end(without side: ViewController) {
    guard !hasEnded else { return }
    guard hasBegun else { return end(completed: false) }
    let outcome = TransitionOutcome(completed: side !== request.to)
    takeFromHand(outcome)
    ending = .withoutSide
    conclude(outcome, completionsGet: false)
  }

  /// Takes the transition out of the hand that leads it, if one does.
  private func takeFromHand(_ outcome: TransitionOutcome) {
    guard isInHand else { return }
    settle(outcome)
    coordinator.interactionChanged(ended: true)
  }

  /// Ends the transition in place of its animator: settles the motion, then calls the completions
  /// of its blocks with `finished`. Most animators complete the transition in these; if none
  /// does it ends all the same.
  private func conclude(_ outcome: TransitionOutcome, completionsGet finished: Bool) {
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
    transitions.beginNotifying(self)
    watchdog = TransitionWatchdog()
    // The argument counts, whatever end the transition was on its way to (TR-2).
    let outcome = TransitionOutcome(completed: completed)
    state = .ended(outcome)
    run(request.policy.ending(outcome), isBeginning: false)
  }

  /// Brings all motion to its end, before any callback.
  private func settleMotion() { motion.settle(outcome, ending) }

  /// Lets the leaving side be drawn while the motion that is carried on lasts.
  private func letLinger(_ side: ViewController, in view: Handle, parts: [Handle]) {
    transitions.letLinger(
      side, in: view, beside: request.sides?.besideLingering ?? .none, parts: parts,
      lane: request.lane, until: animations.now + carrySeconds)
  }

  /// Lets the views of a transition that was completed ahead move on from where they were shown,
  /// fades out what would linger in sight, and notes the motion for the next transition in the
  /// lane.
  private func carryOn() {
    guard let picture = pictureAhead else { return }
    pictureAhead = nil
    // What has been settled at another size has its contents in their places before they are moved.
    controllers.layOutBeforeTransitions()
    animations.carryOn(picture, seconds: carrySeconds)
    request.sides?.fadeLingering(seconds: carrySeconds)
    transitions.noteMotion(
      of: picture, in: request.lane, until: animations.now + carrySeconds)
  }

  /// Seconds that the motion of a transition completed ahead goes on.
  private var carrySeconds: Double { max(duration, Self.shortestCarry) }

  /// Releases the host's animator, the container view, and context and coordinator, which are cut off
  /// from the session: the host may retain them longer.
  func letGoOfNames() {
    motion.letGoOfHostAnimator()
    participants.letGo()
    controllers.entities.release(context.handle)
    controllers.entities.release(coordinator.handle)
    context.dispose()
    coordinator.dispose()
  }

  /// Drops everything at the end of the runtime, without calling anybody.
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

  /// Lets the pairs found by `find` fly, once.
  func makePairs(_ find: () -> SessionFlights?) {
    guard case .open = pairs, !hasEnded, request.isAnimated else { return }
    // Before `find`, which can call the host: nobody pairs a second time.
    pairs = .made(flights)
    guard let found = find() else { return }
    pairs = .made(found)
    found.head(back: isCancelled)
  }

  /// Pairs the views of both screens and lets them fly, after their layout. Returns the number of
  /// pairs.
  @discardableResult
  func matchPairs(_ options: MatchedOptions) -> Int {
    // Without a key, or flights left by an earlier transition, there is nothing to pair.
    guard case .open = pairs, !request.policy.has(.resizes),
      transitions.flights.keys.entries.count > 0 || !transitions.flights.unclaimed.isEmpty
    else { return 0 }
    makePairs {
      animations.performWithoutAnimation { controllers.layOutChanged() }
      return isReadyToFly ? transitions.flights.pair(flightStage, options) : nil
    }
    return flights?.flights.count ?? 0
  }

  /// Continues flights of a transition that was completed ahead; views can still be paired.
  func carryOnFlights() {
    guard case .open = pairs, isReadyToFly, request.isAnimated,
      !transitions.flights.unclaimed.isEmpty
    else { return }
    pairs = .open(transitions.flights.pair(flightStage, MatchedOptions(), pairsViews: false))
    flights?.head(back: isCancelled)
  }

  /// Pairs views for an animator of the host's, while it sets its animations up.
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

  /// Whether views are there to be paired: the host may have ended the transition in a callback.
  var isReadyToFly: Bool { !hasEnded && participants.hasContainerView }

  /// The stage of the flights. An animator that asks the library to pair views (`matches`) leads both
  /// sides to their frames by its motion, so the stage gets none of them (`.zero`); a host's that pairs
  /// views itself may not have placed the sides yet.
  var flightStage: FlightStage {
    let isLedToFrames = animator.matches != nil
    return FlightStage(
      containerView: containerView,
      from: side(request.from, isLedToFrames ? .zero : participants.homeOfFrom),
      to: side(request.to, isLedToFrames ? .zero : participants.finalFrames.to),
      goesBack: goesBack, duration: duration, driver: motion.driver,
      hostAnimator: motion.hostAnimator)
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
