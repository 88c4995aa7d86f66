/// A transition that somebody asks for: who takes part, and what its container does about it.
struct TransitionRequest {
  let policy: TransitionPolicy
  let container: ViewController
  let from: ViewController?
  let to: ViewController?
  let isAnimated: Bool
  var animator: AnimatedTransitioning?
  var interactor: InteractiveTransitioning?
  /// The view in which the transition happens, once views are loaded.
  var containerView: () throws(Fault) -> Handle
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
