/// A transition that somebody asks for: who takes part, and what its container does about it.
struct TransitionRequest {
  var policy: TransitionPolicy
  let container: ViewController
  let from: ViewController?
  let to: ViewController?
  var isAnimated: Bool
  var animator: AnimatedTransitioning?
  var interactor: InteractiveTransitioning?
  /// Whether the new controller comes to its parent with it, the old one leaves (CONTRACT AP-7).
  var isJoining = false
  var isLeaving = false
  /// The rotation that the container goes through, clockwise (CONTRACT CO-10).
  var quarterTurns: Int32 = 0
  /// Where the container says that views stand at the beginning and at the end; zero where it says
  /// nothing.
  var initialFrames = TransitionSession.Frames()
  var finalFrames = TransitionSession.Frames()
  /// The view in which the transition happens, once views are loaded.
  var containerView: () throws(Fault) -> Handle
  /// Whether views are put in their places in a container that is not shown, too.
  var loadsUnseen = false
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
}
