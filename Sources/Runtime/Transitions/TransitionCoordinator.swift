/// A transition as everybody else sees it: who may animate along and be told (CONTRACT 1.2).
final class TransitionCoordinator: Entity {
  typealias Handler = (TransitionCoordinator) -> Void

  struct Alongside {
    let animation: Handler?
    let completion: Handler?
    /// The ancestor of all views that move, when they stand outside the container (CO-4).
    let view: Handle
  }

  /// None once the transition has ended.
  private(set) var session: TransitionSession?
  private var waiting: [Alongside] = []
  private var completions: [Handler] = []
  private var endHandlers: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var cancelHandlers: [Handler] = []
  /// Whether alongside animations still wait for the animator.
  private var hasStarted = false

  init(session: TransitionSession) { self.session = session }

  /// Queues animations and a completion; false when the transition is over (CONTRACT CO-5).
  func animateAlongside(_ alongside: Alongside) -> Bool {
    guard let session, session.phase != .ended else { return false }
    if let completion = alongside.completion { completions.append(completion) }
    guard alongside.animation != nil else { return true }
    if hasStarted { perform(alongside) } else { waiting.append(alongside) }
    return true
  }

  /// Called when interaction ends (CONTRACT CO-6).
  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { endHandlers.append(handler) }

  /// Called at every change between interactive and not.
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    changeHandlers.append(handler)
  }

  /// Called when the transition has been cancelled, before its completions: the place to undo what
  /// is no animation (CONTRACT CO-8).
  func onCancel(_ handler: @escaping Handler) { cancelHandlers.append(handler) }

  /// The animator has set up its animations: those alongside join them, in the order in which they
  /// were registered (CONTRACT CO-3, CO-11).
  func start() {
    hasStarted = true
    let due = waiting
    waiting = []
    for alongside in due { perform(alongside) }
  }

  func interactionChanged(ended: Bool) {
    if ended {
      for handler in endHandlers { handler(self) }
    }
    for handler in changeHandlers { handler(self) }
  }

  /// The transition is over: CONTRACT CO-5.
  func finish(cancelled: Bool) {
    let due = (cancelled ? cancelHandlers : []) + completions
    completions = []
    endHandlers = []
    changeHandlers = []
    cancelHandlers = []
    for handler in due { handler(self) }
  }

  private func perform(_ alongside: Alongside) {
    guard let animation = alongside.animation, let session else { return }
    session.animateInContext { animation(self) }
  }

  override func dispose() { session = nil }
}
