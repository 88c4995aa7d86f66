extension Handle {
  /// The lane of all presentations and dismissals; those of containers have their handles.
  static var presentationLane: Handle { .none }
}

/// All transitions: those under way, one a container, and the requests that wait for them.
final class Transitions: FramePart {
  private struct Waiting {
    let container: ViewController
    let lane: Handle
    /// Controllers that the request names; held until it is carried out.
    let others: [ViewController]
    let perform: () -> Void
  }

  let controllers: Controllers
  let animations: Animations
  let flights: Flights
  /// Whether all containers make their calls in the order of navigation (R-8, US-17).
  private(set) var usesUniformOrder = false
  private(set) var sessions: [TransitionSession] = []
  /// Sessions that make their calls of beginning or end, the innermost last: questions in a
  /// callback are about that one.
  private var notifiers: [TransitionSession] = []
  /// Lanes in which a request is being carried out right now, the innermost last.
  private var lanesAtWork: [Handle] = []
  private var queue: [Waiting] = []
  /// Whether a session has begun to wait for its hand or animator: before that no deadline is read.
  private var readsDeadlines = false
  var afterimages = Afterimages()

  init(controllers: Controllers, animations: Animations, flights: Flights) {
    self.flights = flights
    self.controllers = controllers
    self.animations = animations
  }

  func setUsesUniformOrder(_ uses: Bool) { usesUniformOrder = uses }

  override var answers: FrameQuestions { [.needsFrame, .nextDeadline] }

  override func copyMovers(into copies: MoverCopies) { copyLingering(into: copies) }

  override var needsFrame: Bool {
    for session in sessions where session.isPreparing { return true }
    return false
  }

  /// Sessions under way, requests that wait, and lingering views.
  var count: Int { sessions.count + queue.count + afterimages.views.count }

  /// Time of the next report of a late transition, or of the end of a lingering view's motion.
  override var nextDeadline: Double {
    var next = afterimages.nextDeadline
    guard readsDeadlines else { return next }
    for session in sessions { next = min(next, session.deadline) }
    return next
  }

  /// Carries out a request now, or when no transition is under way in its lane, by default that
  /// of the container. `others` are the controllers that it names, held until then. A fluid request
  /// completes the transition under way.
  func perform(
    for container: ViewController, lane: Handle? = nil, naming others: [ViewController] = [],
    _ body: @escaping () -> Void
  ) {
    let lane = lane ?? container.handle
    queue.append(Waiting(container: container, lane: lane, others: others, perform: body))
    for controller in others + [container] { controllers.entities.retain(controller) }
    // A request made while another one of the lane is carried out begins after that.
    if !lanesAtWork.contains(lane) { preempt(lane) }
    serve(lane)
  }

  /// Completes the transition of a lane ahead of its time if the container of the next request in the
  /// lane is fluid.
  func preempt(_ lane: Handle) {
    guard let session = session(of: lane), let next = queue.first(where: { $0.lane == lane }),
      next.container.interruption == .fluid
    else { return }
    session.completeAhead()
  }

  /// Whether requests wait for their turn.
  var hasWaiting: Bool { !queue.isEmpty }

  func isBusy(_ container: ViewController) -> Bool { isBusy(container.handle) }

  func isBusy(_ lane: Handle) -> Bool {
    lanesAtWork.contains(lane) || session(of: lane) != nil
  }

  func session(of lane: Handle) -> TransitionSession? {
    sessions.first { $0.request.lane == lane }
  }

  /// Returns the coordinator of the transition in which a controller, or an ancestor, takes part
  /// (CO-1).
  func coordinator(of controller: ViewController) -> TransitionCoordinator? {
    guard !sessions.isEmpty else { return nil }
    var current: ViewController? = controller
    while let candidate = current {
      // In a callback the session that makes it comes first.
      if let notifying, !notifying.coordinator.hasFinished,
        notifying.participants.include(candidate)
      {
        return notifying.coordinator
      }
      for session in sessions
      where !session.coordinator.hasFinished && session.participants.include(candidate) {
        return session.coordinator
      }
      current = controllers.find(candidate.parent)
    }
    return nil
  }

  /// Begins a transition. One that is not animated is over when this returns; others make their first
  /// questions and start with the next frame, so that the caller can still add to them (TR-10).
  func begin(_ request: TransitionRequest) {
    var request = request
    if usesUniformOrder { request.policy = request.policy.uniform }
    if request.policy.kind == .dismissal && !request.policy.movesPresenter {
      // A presenter that was notified of being covered is notified of the opposite, whatever
      // `usesUniformOrder` is by then.
      request.policy.notifiesPresenter = request.container.isCovered
    }
    guard request.isAnimated || request.policy.asksAnimatorAlways else {
      var transition = ImmediateTransition(request, self)
      transition.run()
      if session(of: request.lane) == nil { sweepAfterimages() }
      return
    }
    let session = TransitionSession(request, self, animator: request.animator ?? SlideTransition())
    retain(request)
    guard (try? controllers.entities.insertOwn(session.context, as: .transitionContext)) != nil,
      (try? controllers.entities.insertOwn(session.coordinator, as: .transitionCoordinator)) != nil
    else {
      // Too many objects are alive. The end releases the request, too.
      return session.end(completed: false)
    }
    sessions.append(session)
    if request.isAnimated, request.interactor?.bind(session) == false {
      controllers.host.warn(
        .invalidState, "motus_navigation_delegate",
        "the interaction controller drives another transition: this one runs by itself")
      session.refuseInteraction()
    }
    session.foretell()
    // Its animator is asked all the same, but it has no time to wait for.
    if !request.isAnimated { session.start() }
  }

  /// Removes what has lingered long enough, ends transitions of containers that have left the window,
  /// and starts the transitions requested since the last frame. Fluid requests that wait for one of
  /// these begin in the same frame.
  override func begin() {
    sweepAfterimages()
    endTornOff()
    for session in sessions where session.isPreparing {
      controllers.layOutBeforeTransitions()
      session.start()
      startWaiting(in: session.request.lane)
    }
  }

  /// Starts waiting fluid requests of a lane, each of which completes the one before ahead of its
  /// time.
  private func startWaiting(in lane: Handle) {
    // Requests made from here on begin with the next frame.
    var remaining = 0
    for waiting in queue where waiting.lane == lane { remaining += 1 }
    while remaining > 0, let session = session(of: lane), session.hasBegun {
      remaining -= 1
      preempt(lane)
      guard let next = self.session(of: lane), next !== session else { return }
      // One without animation, between the two, may have given views other sizes.
      controllers.layOutBeforeTransitions()
      next.start()
    }
  }

  /// Ends the transitions of containers that have left the window, as nothing is visible of them.
  private func endTornOff() {
    for session in sessions
    where session.request.policy.kind == .contents && session.hasBegun && !session.isInHand
      && !session.hasEnded && !session.request.policy.has(.resizes)
      && !controllers.isInWindow(session.request.container)
    { session.tearOff() }
  }

  /// Ends the transitions of custom containers that have a controller as a side and as a child no more,
  /// before that gets another place (CN-25). One that comes back into its container goes on there.
  func endTransitions(withoutChild side: ViewController, unlessIn parent: ViewController?) {
    for session in sessions where session.hasLost(side, unlessIn: parent) {
      session.end(without: side)
    }
  }

  /// Whether there are such transitions.
  func hasTransition(withoutChild side: ViewController, unlessIn parent: ViewController?) -> Bool {
    sessions.contains { $0.hasLost(side, unlessIn: parent) }
  }

  /// Reports transitions that nobody completes, once each.
  override func finish() {
    guard readsDeadlines, nextDeadline <= animations.now else { return }
    for session in sessions where session.deadline <= animations.now && session.takeLateness() {
      let container = controllers.name(session.request.container)
      if session.isInHand {
        let hand = session.interactor?.handle ?? .none
        controllers.host.warn(
          .invalidState, "motus_transition_context_finish",
          "the transition of \(container) is held by its interaction controller \(hand), which has "
            + "said nothing for long")
        continue
      }
      controllers.host.warn(
        .invalidState, "motus_transition_context_complete",
        "the transition of \(container) has not been completed by its animator "
          + "\(session.animator.handle)")
    }
  }

  /// Lets deadlines of sessions be read, because one has begun to wait.
  func noteDeadline() { readsDeadlines = true }

  /// The session that makes its calls of beginning or end now, the innermost one.
  var notifying: TransitionSession? { notifiers.last }

  func beginNotifying(_ session: TransitionSession) { notifiers.append(session) }

  func endNotifying(_ session: TransitionSession) {
    if let index = notifiers.lastIndex(where: { $0 === session }) { notifiers.remove(at: index) }
  }

  /// Removes a session that has ended, and what lingers below its new side; releases its objects, and
  /// carries out the requests that wait in its lane.
  func sessionEnded(_ session: TransitionSession, completed: Bool) {
    sessions.removeOne { $0 === session }
    // The new side of a transition that has ended by itself covers views that lingered.
    if completed && !session.isAhead {
      endLingering(in: session.request.lane, under: session.request.to)
    }
    sweepAfterimages()
    readsDeadlines = !sessions.isEmpty
    let request = session.request
    controllers.entities.retain(request.container)
    session.letGoOfNames()
    release(request)
    serve(request.lane)
    controllers.entities.release(request.container.handle)
  }

  /// Retains all objects that a request names.
  func retain(_ request: TransitionRequest) {
    let entities = controllers.entities
    entities.retain(request.container)
    if let from = request.from { entities.retain(from) }
    if let to = request.to { entities.retain(to) }
    for side in request.others + request.othersComing { entities.retain(side) }
    if let animator = request.animator { entities.retain(animator) }
    if let interactor = request.interactor { entities.retain(interactor) }
  }

  /// Releases all objects that a request names.
  func release(_ request: TransitionRequest) {
    let entities = controllers.entities
    if let interactor = request.interactor { entities.release(interactor.handle) }
    if let animator = request.animator { entities.release(animator.handle) }
    for side in request.others + request.othersComing { entities.release(side.handle) }
    if let to = request.to { entities.release(to.handle) }
    if let from = request.from { entities.release(from.handle) }
    entities.release(request.container.handle)
  }

  /// Drops everything without calling anybody.
  override func removeAll() {
    for session in sessions { session.forget() }
    notifiers = []
    sessions = []
    queue = []
    afterimages = Afterimages()
  }

  /// Carries out the requests that wait in a lane, until one keeps it busy.
  private func serve(_ lane: Handle) {
    while !isBusy(lane), let next = queue.firstIndex(where: { $0.lane == lane }) {
      let waiting = queue.remove(at: next)
      lanesAtWork.append(lane)
      waiting.perform()
      if let index = lanesAtWork.lastIndex(of: lane) { lanesAtWork.remove(at: index) }
      for controller in waiting.others + [waiting.container] {
        controllers.entities.release(controller.handle)
      }
    }
  }
}
