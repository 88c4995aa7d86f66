/// What differs between the kinds of transition; all else is one session.
struct TransitionPolicy {
  enum Order { case oldFirst, newFirst }

  /// The C enumerators have the same values (`UINavigationControllerOperation`).
  enum Operation: Int32 {
    case none = 0
    case push = 1
    case pop = 2
  }

  enum Kind { case contents, presentation, dismissal }

  let operation: Operation
  /// Whether it changes a container's contents, or what stands in front of a controller.
  var kind = Kind.contents
  /// Whether the presenting controller's view leaves, or comes back; when not it takes no part
  /// (LC-8, LC-9).
  var movesPresenter = true
  /// Whether a presenting controller whose view stays hears of it all the same: as one that is covered
  /// (US-16).
  var tellsPresenter = false
  /// Whether the animator is asked without animation, too (TR-9).
  var asksAnimatorAlways = false
  /// The style of a presentation, or −1.
  var presentationStyle: Int32 = -1
  /// Whose will-call comes first (LC-1, LC-8, LC-11).
  var willOrder: Order
  /// Whose did-call comes first.
  var didOrder: Order
  /// Whether the old view leaves the hierarchy when the transition has completed.
  var removesOldView: Bool
  /// Seconds, when no animator says otherwise.
  var duration: Double

  /// Whether after a cancel the old side is all back before the new one has left (LC-13).
  var bringsBackFirst = false

  /// The same with the order of navigation, which is that of all containers when the host wants one
  /// for all.
  var uniform: TransitionPolicy {
    var policy = self
    policy.willOrder = .oldFirst
    policy.didOrder = .oldFirst
    policy.bringsBackFirst = false
    if kind == .presentation && !movesPresenter { policy.tellsPresenter = true }
    return policy
  }

  /// Push and set: LC-1, SH-5.
  static let push = TransitionPolicy(
    operation: .push, willOrder: .oldFirst, didOrder: .oldFirst, removesOldView: true,
    duration: 0.35)
  static let pop = TransitionPolicy(
    operation: .pop, willOrder: .oldFirst, didOrder: .oldFirst, removesOldView: true,
    duration: 0.35)
  /// Selection of a tab: LC-11, LC-12.
  static let tab = TransitionPolicy(
    operation: .none, willOrder: .newFirst, didOrder: .oldFirst, removesOldView: true,
    duration: 0.35)
  /// A page that is turned: LC-13.
  static let page: TransitionPolicy = {
    var policy = TransitionPolicy(
      operation: .none, willOrder: .newFirst, didOrder: .newFirst, removesOldView: true,
      duration: 0.3)
    policy.bringsBackFirst = true
    return policy
  }()
  /// Columns of a split view that come and go.
  static let split = TransitionPolicy(
    operation: .none, willOrder: .oldFirst, didOrder: .oldFirst, removesOldView: true,
    duration: 0.35)
  /// Another size of the window: nobody appears or disappears.
  static let size = TransitionPolicy(
    operation: .none, willOrder: .oldFirst, didOrder: .oldFirst, removesOldView: false,
    duration: 0)
  /// `transition(from:to:)` of a custom container: CN-3.
  static let container = TransitionPolicy(
    operation: .none, willOrder: .newFirst, didOrder: .newFirst, removesOldView: true, duration: 0)

  /// The same by an animator, which may want to know which way it goes.
  static func custom(_ operation: Operation) -> TransitionPolicy {
    TransitionPolicy(
      operation: operation, willOrder: .newFirst, didOrder: .newFirst, removesOldView: true,
      duration: 0.35)
  }
}
