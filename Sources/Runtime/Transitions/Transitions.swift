/// All transitions: those under way, one a container, and the requests that wait for them.
final class Transitions {
  private struct Waiting {
    let container: Handle
    let perform: () -> Void
  }

  let controllers: Controllers
  let animations: Animations
  private(set) var sessions: [TransitionSession] = []
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

  /// Carries out a request now, or when the container's transition has ended (ruling 6).
  func perform(for container: ViewController, _ body: @escaping () -> Void) {
    guard session(of: container.handle) != nil else { return body() }
    controllers.entities.hold(container)
    queue.append(Waiting(container: container.handle, perform: body))
  }

  func isBusy(_ container: ViewController) -> Bool { session(of: container.handle) != nil }

  func session(of container: Handle) -> TransitionSession? {
    sessions.first { $0.request.container.handle == container }
  }

  /// The coordinator of the transition in which a controller takes part, or its parent does
  /// (CONTRACT CO-1).
  func coordinator(of controller: ViewController) -> TransitionCoordinator? {
    var current: ViewController? = controller
    while let candidate = current {
      for session in sessions
      where session.request.from === candidate || session.request.to === candidate
        || session.request.container === candidate
      {
        return session.coordinator
      }
      current = controllers.find(candidate.parent)
    }
    return nil
  }

  /// Begins a transition. One that is not animated is over when this returns; others start with
  /// the next frame, so that whoever asked can still join in.
  func begin(_ request: TransitionRequest) {
    guard request.isAnimated else { return performWithoutAnimation(request) }
    let animator = request.animator ?? SlideTransition()
    let session = TransitionSession(request, self, animator: animator)
    hold(session)
    guard (try? controllers.entities.insert(session.context, as: .transitionContext)) != nil,
      (try? controllers.entities.insert(session.coordinator, as: .transitionCoordinator)) != nil
    else { return session.end(completed: false, began: false) }
    sessions.append(session)
    request.interactor?.bind(session)
  }

  /// Starts what has been asked for since the last frame.
  func startPending() {
    for session in sessions where session.phase == .preparing { session.start() }
  }

  /// Reports transitions whose animator has forgotten them.
  func reportLate() {
    guard watches, nextDeadline <= animations.now else { return }
    for session in sessions where session.watchdog <= animations.now {
      session.watchdog = .infinity
      controllers.host.warn(
        .invalidState, "motus_transition_context_complete",
        "the transition of \(controllers.name(session.request.container)) has not been completed "
          + "by its animator 0x\(String(session.animator.handle.bits, radix: 16))")
    }
  }

  func watch() { watches = true }

  func sessionEnded(_ session: TransitionSession) {
    sessions.removeAll { $0 === session }
    release(session)
    let container = session.request.container.handle
    guard self.session(of: container) == nil,
      let next = queue.firstIndex(where: { $0.container == container })
    else { return }
    let waiting = queue.remove(at: next)
    waiting.perform()
    controllers.entities.release(container)
    resume(container)
  }

  /// Forgets everything without calling anybody.
  func removeAll() {
    for session in sessions {
      session.request.interactor?.bind(nil)
      session.driver.arrived = nil
    }
    sessions = []
    queue = []
  }

  /// A request that was not animated leaves room for the next one.
  private func resume(_ container: Handle) {
    while session(of: container) == nil,
      let next = queue.firstIndex(where: { $0.container == container })
    {
      let waiting = queue.remove(at: next)
      waiting.perform()
      controllers.entities.release(container)
    }
  }

  private func hold(_ session: TransitionSession) {
    let request = session.request
    controllers.entities.hold(request.container)
    if let from = request.from { controllers.entities.hold(from) }
    if let to = request.to { controllers.entities.hold(to) }
    if let animator = request.animator { controllers.entities.hold(animator) }
    if let interactor = request.interactor { controllers.entities.hold(interactor) }
  }

  private func release(_ session: TransitionSession) {
    let request = session.request
    let entities = controllers.entities
    entities.release(session.context.handle)
    entities.release(session.coordinator.handle)
    session.context.dispose()
    session.coordinator.dispose()
    session.driver.arrived = nil
    if let interactor = request.interactor { entities.release(interactor.handle) }
    if let animator = request.animator { entities.release(animator.handle) }
    if let to = request.to { entities.release(to.handle) }
    if let from = request.from { entities.release(from.handle) }
    entities.release(request.container.handle)
  }
}
