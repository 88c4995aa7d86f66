/// A session for everybody else: callbacks and animations that go along with it (CO-12).
final class TransitionCoordinator: Entity {
  typealias Handler = (TransitionCoordinator) -> Void

  struct Alongside {
    let animation: Handler?
    let completion: Handler?
    /// An ancestor of the views that move, if they are outside of the container (CO-4).
    let view: Handle
  }

  private struct InteractionHandler {
    let handler: Handler
    /// Whether it is called at every change, or only when interaction ends.
    let hearsAll: Bool
  }

  /// None after the end of the transition.
  private(set) var session: TransitionSession?
  private var waiting: [Alongside] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [InteractionHandler] = []
  private var cancelHandlers: [Handler] = []
  /// Whether the animations alongside have been run, after the animator has set up its own.
  private var hasStarted = false
  /// Whether completions are being called: nothing can be added any more.
  private var isFinishing = false
  /// Whether the last of its callbacks has run: it coordinates nothing then (CO-1).
  private(set) var hasFinished = false

  init(session: TransitionSession) { self.session = session }

  /// Whether nothing can be added any more.
  var isOver: Bool { session == nil || isFinishing }

  /// Whether the transition has ended, so that nothing moves with it any more. Appearance callbacks
  /// follow before the completions, and may still add something.
  private var hasEnded: Bool { session.map { $0.hasEnded } ?? true }

  /// Adds an animation and a completion; returns false when the transition is over (CO-5). At its
  /// very end, in the last appearance callbacks, changes are made at once.
  func animateAlongside(_ alongside: Alongside) -> Bool {
    guard !isOver else { return false }
    if let completion = alongside.completion { completions.append(completion) }
    guard alongside.animation != nil else { return true }
    if hasStarted || hasEnded { perform(alongside) } else { waiting.append(alongside) }
    return true
  }

  /// Adds a handler for the end of interaction (CO-6).
  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    guard !isOver else { return }
    interactionHandlers.append(InteractionHandler(handler: handler, hearsAll: false))
  }

  /// Adds a handler for every change between interactive and not.
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard !isOver else { return }
    interactionHandlers.append(InteractionHandler(handler: handler, hearsAll: true))
  }

  /// Adds a handler for a cancel, called before the completions: the place to undo what is no
  /// animation (CO-8).
  func onCancel(_ handler: @escaping Handler) {
    guard !isOver else { return }
    cancelHandlers.append(handler)
  }

  /// Runs the animations alongside, after the animator has set up its own, in the order in which
  /// they were added (CO-3, CO-11).
  func start() {
    // Animations added meanwhile come last; an end of the transition empties the list.
    var next = 0
    while next < waiting.count && !hasEnded {
      perform(waiting[next])
      next += 1
    }
    waiting = []
    hasStarted = true
  }

  /// Calls the handlers of a change between interactive and not, or of the end of interaction.
  func interactionChanged(ended: Bool) {
    for entry in interactionHandlers where ended || entry.hearsAll {
      // A handler may have ended the transition: no further ones are called then.
      if isOver { return }
      entry.handler(self)
    }
  }

  /// Calls cancel handlers after a cancel, then completions (CO-5).
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

  /// Runs an animation alongside, so that it moves with the transition; without animation if that has
  /// ended.
  private func perform(_ alongside: Alongside) {
    guard let animation = alongside.animation, let session else { return }
    guard !hasEnded else {
      return session.animations.performWithoutAnimation { animation(self) }
    }
    session.animateInContext { animation(self) }
  }

  override func dispose() { session = nil }
}
