/// What a presentation does differently about the sides of its transition.
protocol TransitionSides: AnyObject {
  /// What of a side is moved.
  func view(of side: ViewController) -> Handle
  /// Where the new side has to stand at the end.
  func finalFrame(of side: ViewController) -> Rect
  /// Puts a side where it belongs, or takes it away.
  func put(_ side: ViewController, isIn: Bool)
  /// Lets a side that has left stay in the picture: answers what of it stays, or none.
  func letLinger(_ side: ViewController) -> Handle
  /// What stays goes within that time if nothing else takes it away.
  func fadeLingering(seconds: Double)
  /// What of a side is shown, part by part: where it comes back they go on from where they were.
  func parts(of side: ViewController) -> [Handle]
}

/// A transition that somebody asks for: who takes part, and what its container does about it.
struct TransitionRequest {
  var policy: TransitionPolicy
  let container: ViewController
  let from: ViewController?
  let to: ViewController?
  var isAnimated: Bool
  var animator: AnimatedTransitioning?
  var interactor: InteractiveTransitioning?
  /// Whether the new controller comes to its parent with it, the old one leaves (AP-7).
  var isJoining = false
  var isLeaving = false
  /// The rotation that the container goes through, clockwise (CO-10).
  var quarterTurns: Int32 = 0
  /// Whether the window gets another size: whoever fills it may be covered.
  var isResize = false
  /// Where the container says that views stand at the beginning and at the end; zero where it says
  /// nothing.
  var initialFrames = TransitionSession.Frames()
  var finalFrames = TransitionSession.Frames()
  /// Others that leave with the old one.
  var others: [ViewController] = []
  /// Others that come with the new one.
  var othersComing: [ViewController] = []
  var sides: (any TransitionSides)?
  /// The view in which the transition happens, once views are loaded.
  var containerView: () throws(Fault) -> Handle
  /// Whether views are put in their places in a container that is not shown, too.
  var loadsUnseen = false
  /// Whether views are shown and hidden in their places instead of added and removed.
  var showsAndHides = false
  /// Whether the sides fill the container: what comes from outside has its size before it is seen.
  var fillsContainer = false
  /// Whether the completion tells that the container has left the window meanwhile, as if it had been
  /// cancelled.
  var tellsTearing = false
  /// Changes that belong to it when it is not animated.
  var changes: () -> Void = {}
  /// The container's delegate is told that the new controller will show.
  var willShow: () -> Void = {}
  /// The container makes good, or takes back, what it has changed with the request.
  var settle: (_ completed: Bool) -> Void = { _ in }
  /// Children have moved: parents are told.
  var moved: (_ completed: Bool) -> Void = { _ in }
  /// The container's delegate is told that the new controller has shown.
  var didShow: () -> Void = {}
  var completion: ((_ completed: Bool) -> Void)?

  /// What runs one after the other: a container's transitions, and all presentations.
  var lane: Handle { policy.kind == .contents ? container.handle : .none }

  /// The sides that the transition has in hand: all but a presenter that stays where it is.
  var leaving: ViewController? {
    policy.kind == .presentation && !policy.movesPresenter ? nil : from
  }
  var coming: ViewController? {
    policy.kind == .dismissal && !policy.movesPresenter ? nil : to
  }

  /// The sides whose appearance the transition has in hand: a covered presenter, too.
  var disappearing: ViewController? {
    leaving ?? (policy.kind == .presentation && policy.tellsPresenter ? from : nil)
  }
  /// All that appear.
  var allAppearing: [ViewController] { (appearing.map { [$0] } ?? []) + othersComing }
  var appearing: ViewController? {
    coming ?? (policy.kind == .dismissal && policy.tellsPresenter ? to : nil)
  }

  /// What an animator may move of a side; none when it is to leave it alone (LC-9).
  func view(of side: ViewController?) -> Handle {
    guard let side, side === leaving || side === coming else { return .none }
    if let sides { return sides.view(of: side) }
    return side.controllers.views.names.contains(side.standIn) ? side.standIn : side.viewIfLoaded
  }
}
