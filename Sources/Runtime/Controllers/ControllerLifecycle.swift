/// The appearance of a view controller, and what it depends on besides the window: transitions that
/// manage it, and reasons why it counts as gone.
struct ControllerLifecycle: ~Copyable {
  /// Reasons for the appearance or disappearance under way (AP-7).
  struct Reasons: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let movingToParent = Reasons(rawValue: 1 << 0)
    static let movingFromParent = Reasons(rawValue: 1 << 1)
    static let presented = Reasons(rawValue: 1 << 2)
    static let dismissed = Reasons(rawValue: 1 << 3)
  }

  /// A change of the parent that has been announced, until the controller has been notified of it.
  private enum Move {
    case none
    case joining
    case leaving
  }

  /// Ways in which a view is in the window without its controller.
  struct Absence: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Still drawn by a transition that counts as completed, until another one covers it.
    static let lingering = Absence(rawValue: 1 << 0)
    /// Hidden by a transition that shows and hides views in place of adding and removing them.
    static let hidden = Absence(rawValue: 1 << 1)
  }

  private(set) var state = Appearance.disappeared
  /// Whether the appearance under way, or the last one, was begun as animated.
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` has been sent in the present appearance.
  private(set) var hasBeenAppearing = false
  private var move = Move.none
  /// Empty outside of the appearance callbacks.
  private(set) var reasons: Reasons = []
  /// Number of transitions that manage the appearance; while any does, a move of the view does not
  /// change it.
  private var managers = 0
  /// Whether the transition that manages it lets it appear.
  private(set) var isComing = false
  /// Reasons why the view is in the window although the controller counts as gone.
  private(set) var absence: Absence = []

  /// Whether the controller counts as disappeared although its view is in the window: a controller
  /// that it presents covers it, and its callbacks have been made (US-16).
  private(set) var isCovered = false

  var isManaged: Bool { managers > 0 }
  /// Whether `viewIsAppearing` is to be sent.
  var awaitsIsAppearing: Bool { state == .appearing && !hasBeenAppearing }
  var isJoining: Bool { move == .joining }
  var isLeaving: Bool { move == .leaving }

  // MARK: Calls

  /// Begins an appearance or a disappearance; `viewIsAppearing` is due again in an appearance.
  mutating func begin(_ state: Appearance, animated: Bool) {
    self.state = state
    isAnimated = animated
    if state == .appearing { hasBeenAppearing = false }
  }

  /// Notes that `viewIsAppearing` is being sent.
  mutating func noteIsAppearing() { hasBeenAppearing = true }

  /// Ends the appearance or disappearance under way. A controller that has appeared has joined its
  /// parent.
  mutating func end() {
    if state == .appearing {
      state = .appeared
      if move == .joining { move = .none }
    } else {
      state = .disappeared
    }
    checkInvariants()
  }

  // MARK: Parents

  mutating func noteMove(toParent: Bool) { move = toParent ? .joining : .leaving }

  mutating func endMove() { move = .none }

  /// Adds a reason for the callbacks that follow, or removes it if it does not apply.
  mutating func setReason(_ reason: Reasons, _ applies: Bool) {
    if applies { reasons.insert(reason) } else { reasons.remove(reason) }
  }

  /// Gives the announced move, if there is one, as reason for the callbacks that follow.
  mutating func giveMoveAsReason() {
    setReason(.movingToParent, isJoining)
    setReason(.movingFromParent, isLeaving)
  }

  mutating func forgetMoveAsReason() { reasons.subtract([.movingToParent, .movingFromParent]) }

  mutating func forgetReasons() { reasons = [] }

  // MARK: Transitions

  /// Lets a transition, or a change of the root, in which the controller comes or leaves, manage the
  /// appearance, until `endManaging`.
  mutating func beginManaging(isComing: Bool) {
    managers += 1
    self.isComing = isComing
  }

  mutating func endManaging() {
    managers -= 1
    checkInvariants()
  }

  mutating func setCovered(_ isCovered: Bool) { self.isCovered = isCovered }

  /// Notes a reason why the view is in the window although the controller counts as gone.
  mutating func noteAbsence(_ reason: Absence) { absence.insert(reason) }

  /// Removes reasons of the absence: without any left the controller's state is that of its view
  /// again.
  mutating func endAbsence(_ reasons: Absence = [.lingering, .hidden]) { absence.subtract(reasons) }

  /// Traps in debug where the parts contradict each other.
  func checkInvariants() {
    assert(managers >= 0, "a transition has ended managing twice")
  }
}
