/// The differences between kinds of transition, as a value; everything else is one session.
struct TransitionPolicy {
  enum Order { case oldFirst, newFirst }

  /// Direction of a navigation transition. The values are those of the C enumerators.
  enum Operation: Int32 {
    case none = 0
    case push = 1
    case pop = 2
  }

  enum Kind { case contents, presentation, dismissal }

  /// Differences in what becomes of views, and in what is reported.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Views are added even in a container that is not shown.
    static let loadsUnseen = Traits(rawValue: 1 << 0)
    /// Views are shown and hidden in place of being added and removed.
    static let showsAndHides = Traits(rawValue: 1 << 1)
    /// The sides fill the container: an arriving view then gets its size before it is shown.
    static let fillsContainer = Traits(rawValue: 1 << 2)
    /// The completion gets false if the container has left the window meanwhile.
    static let reportsTearing = Traits(rawValue: 1 << 3)
    /// The window gets another size: whatever fills it may be covered.
    static let resizes = Traits(rawValue: 1 << 4)
  }

  let operation: Operation
  /// Whether it changes a container's contents, or presents or dismisses a controller.
  var kind = Kind.contents
  /// Whether the presenter's view leaves, or comes back; if not, the presenter is no side (LC-8,
  /// LC-9).
  var movesPresenter = true
  /// Whether a presenter whose view stays gets appearance callbacks all the same, as it is covered
  /// (US-16).
  var notifiesPresenter = false
  /// Whether the animator is asked even if nothing is animated (TR-9).
  var asksAnimatorAlways = false
  /// The style of a presentation; −1 for other kinds.
  var presentationStyle: Int32 = -1
  /// The side whose will-call comes first (LC-1, LC-8, LC-11).
  var willOrder: Order
  /// The side whose did-call comes first.
  var didOrder: Order
  /// Whether the old view leaves the hierarchy when the transition has completed.
  var removesOldView: Bool
  /// Length in seconds, if no animator gives another.
  var duration: Double

  /// Whether a cancel brings the old side back completely before the new one has left (LC-13).
  var bringsBackFirst = false
  var traits: Traits = []

  func has(_ trait: Traits) -> Bool { traits.contains(trait) }

  /// Whether the host adds and removes the sides as children itself. Those are the containers whose
  /// views are added unseen.
  var isOfCustomContainer: Bool { has(.loadsUnseen) }

  /// The policy with the callback order of navigation, for hosts that want one order everywhere
  ///
  var uniform: TransitionPolicy {
    var policy = self
    policy.willOrder = .oldFirst
    policy.didOrder = .oldFirst
    policy.bringsBackFirst = false
    if kind == .presentation && !movesPresenter { policy.notifiesPresenter = true }
    return policy
  }

  /// Push and replacement of the stack (LC-1, SH-5).
  static let push = TransitionPolicy(
    operation: .push, willOrder: .oldFirst, didOrder: .oldFirst, removesOldView: true,
    duration: 0.35, traits: .fillsContainer)
  static let pop = TransitionPolicy(
    operation: .pop, willOrder: .oldFirst, didOrder: .oldFirst, removesOldView: true,
    duration: 0.35, traits: .fillsContainer)
  /// Selection of a tab (LC-11, LC-12).
  static let tab = TransitionPolicy(
    operation: .none, willOrder: .newFirst, didOrder: .oldFirst, removesOldView: true,
    duration: 0.35, traits: .fillsContainer)
  /// Turning of a page (LC-13).
  static let page: TransitionPolicy = {
    var policy = TransitionPolicy(
      operation: .none, willOrder: .newFirst, didOrder: .newFirst, removesOldView: true,
      duration: 0.3, traits: .fillsContainer)
    policy.bringsBackFirst = true
    return policy
  }()
  /// Columns of a split view controller that come and go.
  static let split = TransitionPolicy(
    operation: .none, willOrder: .oldFirst, didOrder: .oldFirst, removesOldView: true,
    duration: 0.35)
  /// Change of the window's size, in which nothing appears or disappears.
  static let size = TransitionPolicy(
    operation: .none, willOrder: .oldFirst, didOrder: .oldFirst, removesOldView: false,
    duration: 0, traits: .resizes)
  /// `transition(from:to:)` of a custom container (CN-3).
  static let container = TransitionPolicy(
    operation: .none, willOrder: .newFirst, didOrder: .newFirst, removesOldView: true, duration: 0,
    traits: [.loadsUnseen, .reportsTearing])

  /// Transition of a custom container by an animator, with the direction that the animator may ask
  /// for.
  static func custom(_ operation: Operation) -> TransitionPolicy {
    TransitionPolicy(
      operation: operation, willOrder: .newFirst, didOrder: .newFirst, removesOldView: true,
      duration: 0.35, traits: .loadsUnseen)
  }
}
