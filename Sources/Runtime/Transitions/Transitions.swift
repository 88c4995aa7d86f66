/// All transitions: those under way, one a container, and the requests that wait for them.
final class Transitions {
  private struct Waiting {
    let container: ViewController
    let lane: Handle
    /// What the request names; held until it is carried out.
    let others: [ViewController]
    let perform: () -> Void
  }

  let controllers: Controllers
  let animations: Animations
  /// Whether all containers call in one order, that of navigation (R-8, US-17).
  var usesUniformOrder = false
  private(set) var sessions: [TransitionSession] = []
  /// Lanes in which a request is being carried out right now.
  private var open: [Handle] = []
  private var queue: [Waiting] = []
  private var watches = false

  init(controllers: Controllers, animations: Animations) {
    self.controllers = controllers
    self.animations = animations
  }

  var needsFrame: Bool {
    for session in sessions where session.phase == .preparing { return true }
    return false
  }

  var count: Int { sessions.count + queue.count }

  /// When the next late transition is to be reported.
  var nextDeadline: Double {
    guard watches else { return .infinity }
    var next = Double.infinity
    for session in sessions { next = min(next, session.watchdog) }
    return next
  }

  /// Carries out a request now, or when its lane has nothing else to do: that of the
  /// container, or, as none, that of presentations. `others` are the controllers that it names.
  func perform(
    for container: ViewController, lane: Handle? = nil, naming others: [ViewController] = [],
    _ body: @escaping () -> Void
  ) {
    let lane = lane ?? container.handle
    queue.append(Waiting(container: container, lane: lane, others: others, perform: body))
    for controller in others + [container] { controllers.entities.hold(controller) }
    if container.interruption == .fluid && !open.contains(lane) {
      session(of: lane)?.completeAhead()
    }
    serve(lane)
  }

  func isBusy(_ container: ViewController) -> Bool { isBusy(container.handle) }

  func isBusy(_ lane: Handle) -> Bool { open.contains(lane) || session(of: lane) != nil }

  func session(of lane: Handle) -> TransitionSession? {
    sessions.first { $0.request.lane == lane }
  }

  /// The coordinator of the transition in which a controller takes part, or its parent does
  /// (CO-1).
  func coordinator(of controller: ViewController) -> TransitionCoordinator? {
    guard !sessions.isEmpty else { return nil }
    var current: ViewController? = controller
    while let candidate = current {
      for session in sessions where !session.coordinator.hasFinished && session.involves(candidate)
      {
        return session.coordinator
      }
      current = controllers.find(candidate.parent)
    }
    return nil
  }

  /// Begins a transition. One that is not animated is over when this returns; others start with
  /// the next frame, so that whoever asked can still join in (TR-10).
  func begin(_ request: TransitionRequest) {
    var request = request
    if usesUniformOrder { request.policy = request.policy.uniform }
    if request.policy.kind == .dismissal && !request.policy.movesPresenter {
      // Who has been told that it is covered hears that it is not, whatever the order is by now.
      request.policy.tellsPresenter = request.container.isCovered
    }
    guard request.isAnimated || request.policy.asksAnimatorAlways else {
      return performWithoutAnimation(request)
    }
    let session = TransitionSession(request, self, animator: request.animator ?? SlideTransition())
    hold(request)
    guard (try? controllers.entities.insert(session.context, as: .transitionContext)) != nil,
      (try? controllers.entities.insert(session.coordinator, as: .transitionCoordinator)) != nil
    else { return session.end(completed: false) }
    sessions.append(session)
    guard request.isAnimated else { return session.start() }
    guard request.interactor?.bind(session) == false else { return }
    controllers.host.warn(
      .invalidState, "motus_navigation_delegate",
      "the interaction controller drives another transition: this one runs by itself")
    session.refuseInteraction()
  }

  /// Starts what has been asked for since the last frame.
  func startPending() {
    for session in sessions where session.phase == .preparing { session.start() }
  }

  /// Reports transitions whose animator has forgotten them, once each.
  func reportLate() {
    guard watches, nextDeadline <= animations.now else { return }
    for session in sessions where session.watchdog <= animations.now && session.isLate() {
      controllers.host.warn(
        .invalidState, "motus_transition_context_complete",
        "the transition of \(controllers.name(session.request.container)) has not been completed "
          + "by its animator \(session.animator.handle)")
    }
  }

  func watch() { watches = true }

  func sessionEnded(_ session: TransitionSession) {
    sessions.removeAll { $0 === session }
    watches = !sessions.isEmpty
    let request = session.request
    controllers.entities.hold(request.container)
    session.letGoOfNames()
    release(request)
    serve(request.lane)
    controllers.entities.release(request.container.handle)
  }

  func hold(_ request: TransitionRequest) {
    let entities = controllers.entities
    entities.hold(request.container)
    if let from = request.from { entities.hold(from) }
    if let to = request.to { entities.hold(to) }
    for side in request.others { entities.hold(side) }
    if let animator = request.animator { entities.hold(animator) }
    if let interactor = request.interactor { entities.hold(interactor) }
  }

  func release(_ request: TransitionRequest) {
    let entities = controllers.entities
    if let interactor = request.interactor { entities.release(interactor.handle) }
    if let animator = request.animator { entities.release(animator.handle) }
    for side in request.others { entities.release(side.handle) }
    if let to = request.to { entities.release(to.handle) }
    if let from = request.from { entities.release(from.handle) }
    entities.release(request.container.handle)
  }

  /// Forgets everything without calling anybody.
  func removeAll() {
    for session in sessions { session.forget() }
    sessions = []
    queue = []
  }

  /// Carries out what waits in a lane, as far as it goes.
  private func serve(_ lane: Handle) {
    while !isBusy(lane), let next = queue.firstIndex(where: { $0.lane == lane }) {
      let waiting = queue.remove(at: next)
      open.append(lane)
      waiting.perform()
      if let index = open.lastIndex(of: lane) { open.remove(at: index) }
      for controller in waiting.others + [waiting.container] {
        controllers.entities.release(controller.handle)
      }
    }
  }
}
