/// A transition as everybody else sees it: who may animate along and be told (CO-12).
final class TransitionCoordinator: Entity {
  typealias Handler = (TransitionCoordinator) -> Void

  struct Alongside {
    let animation: Handler?
    let completion: Handler?
    /// The ancestor of all views that move, when they stand outside the container (CO-4).
    let view: Handle
  }

  private struct InteractionHandler {
    let handler: Handler
    /// Whether it hears of every change, or only of ends.
    let hearsAll: Bool
  }

  /// None once the transition has ended.
  private(set) var session: TransitionSession?
  private var waiting: [Alongside] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [InteractionHandler] = []
  private var cancelHandlers: [Handler] = []
  /// Whether the animator has set up its animations.
  private var hasStarted = false
  /// Whether its completions are due: nobody can join any more.
  private var isFinishing = false
  /// Whether the last of its own callbacks has run: it is nobody's coordinator then (CO-1).
  private(set) var hasFinished = false

  init(session: TransitionSession) { self.session = session }

  var isOver: Bool { session == nil || isFinishing }

  /// Whether its transition has ended, and nothing moves with it any more. Between that and its
  /// completions who appears and disappears is told, and may want to join.
  private var hasEnded: Bool { session.map { $0.hasEnded } ?? true }

  /// Queues animations and a completion; false when the transition is over (CO-5). At its
  /// very end, in the last calls of appearance, changes are made at once.
  func animateAlongside(_ alongside: Alongside) -> Bool {
    guard !isOver else { return false }
    if let completion = alongside.completion { completions.append(completion) }
    guard alongside.animation != nil else { return true }
    if hasStarted || hasEnded { perform(alongside) } else { waiting.append(alongside) }
    return true
  }

  /// Called when interaction ends (CO-6).
  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    guard !isOver else { return }
    interactionHandlers.append(InteractionHandler(handler: handler, hearsAll: false))
  }

  /// Called at every change between interactive and not.
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard !isOver else { return }
    interactionHandlers.append(InteractionHandler(handler: handler, hearsAll: true))
  }

  /// Called when the transition has been cancelled, before its completions: the place to undo what
  /// is no animation (CO-8).
  func onCancel(_ handler: @escaping Handler) {
    guard !isOver else { return }
    cancelHandlers.append(handler)
  }

  /// The animator has set up its animations: those alongside join them, in the order in which they
  /// were registered (CO-3, CO-11).
  func start() {
    // What is registered meanwhile comes behind; an end empties the list.
    var next = 0
    while next < waiting.count && !hasEnded {
      perform(waiting[next])
      next += 1
    }
    waiting = []
    hasStarted = true
  }

  func interactionChanged(ended: Bool) {
    for entry in interactionHandlers where ended || entry.hearsAll {
      // One of them may have completed the transition: nobody is called about what has ended.
      if isOver { return }
      entry.handler(self)
    }
  }

  /// The transition is over: CO-5.
  func finish(cancelled: Bool) {
    isFinishing = true
    let due = (cancelled ? cancelHandlers : []) + completions
    waiting = []
    completions = []
    interactionHandlers = []
    cancelHandlers = []
    for handler in due { handler(self) }
    hasFinished = true
  }

  private func perform(_ alongside: Alongside) {
    guard let animation = alongside.animation, let session else { return }
    guard !hasEnded else {
      return session.animations.performWithoutAnimation { animation(self) }
    }
    session.animateInContext { animation(self) }
  }

  override func dispose() { session = nil }
}
