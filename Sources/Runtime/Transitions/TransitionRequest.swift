/// The sides of a presentation's transition, whose views are in frames of their own.
protocol TransitionSides: AnyObject {
  /// Returns the view that moves for a side.
  func view(of side: ViewController) -> Handle
  /// Returns the arriving side's frame at the end.
  func finalFrame(of side: ViewController) -> Rect
  /// Adds a side's view, with a frame of its own, or removes it.
  func put(_ side: ViewController, isIn: Bool)
  /// Lets a side that has left linger; returns the view that stays, or none.
  func letLinger(_ side: ViewController) -> Handle
  /// The view whose frame the lingering view has; none where that goes by its superview.
  var besideLingering: Handle { get }
  /// Fades out what lingers within that time if nothing covers it.
  func fadeLingering(seconds: Double)
  /// Returns the views shown for a side, always in the same order: when the side comes back, each
  /// goes on from where its predecessor was.
  func parts(of side: ViewController) -> [Handle]
}

/// A request for a transition: sides, policy, and the callbacks of its container.
struct TransitionRequest {
  /// Sides that change their parents with it (AP-7).
  struct ParentChanges: OptionSet {
    let rawValue: UInt8
    static let toJoins = ParentChanges(rawValue: 1 << 0)
    static let fromLeaves = ParentChanges(rawValue: 1 << 1)
  }

  var policy: TransitionPolicy
  let container: ViewController
  let from: ViewController?
  let to: ViewController?
  var isAnimated: Bool
  var animator: AnimatedTransitioning?
  var interactor: InteractiveTransitioning?
  var parentChanges: ParentChanges = []
  /// Rotation of the container in clockwise quarter turns (CO-10).
  var quarterTurns: Int32 = 0
  /// Frames that the container gives for beginning and end; zero where it gives none.
  var initialFrames = TransitionSession.Frames()
  var finalFrames = TransitionSession.Frames()
  /// Other controllers that leave with the old side.
  var others: [ViewController] = []
  /// Other controllers that come with the new side.
  var othersComing: [ViewController] = []
  var sides: (any TransitionSides)?
  /// Returns the view in which the transition takes place, once views are loaded.
  var containerView: () throws(Fault) -> Handle
  /// Changes made with it when it is not animated.
  var changes: () -> Void = {}
  /// Notifies the container's delegate that the new side will be shown.
  var willShow: () -> Void = {}
  /// Makes the container's change final, or restores the old arrangement.
  var settle: (_ completed: Bool) -> Void = { _ in }
  /// Makes the `didMove` calls of children.
  var moved: (_ completed: Bool) -> Void = { _ in }
  /// Notifies the container's delegate that the new side has been shown.
  var didShow: () -> Void = {}
  var completion: ((_ completed: Bool) -> Void)?

  /// The queue in which it runs, one transition after the other: its container's, or that of all
  /// presentations.
  var lane: Handle { policy.kind == .contents ? container.handle : .presentationLane }

  /// The side that leaves; none if it is a presenter that stays where it is.
  var leaving: ViewController? {
    policy.kind == .presentation && !policy.movesPresenter ? nil : from
  }
  /// The side that comes; none if it is a presenter that has stayed where it is.
  var coming: ViewController? {
    policy.kind == .dismissal && !policy.movesPresenter ? nil : to
  }

  /// The side that disappears: the leaving one, or a presenter that is covered.
  var disappearing: ViewController? {
    leaving ?? (policy.kind == .presentation && policy.notifiesPresenter ? from : nil)
  }
  /// The side that appears, and all controllers that come with it.
  var allAppearing: [ViewController] { (appearing.map { [$0] } ?? []) + othersComing }
  /// The side that appears: the coming one, or a presenter that has been covered.
  var appearing: ViewController? {
    coming ?? (policy.kind == .dismissal && policy.notifiesPresenter ? to : nil)
  }

  /// Returns the view of a side that an animator may move; none if it must not (LC-9).
  func view(of side: ViewController?) -> Handle {
    guard let side, side === leaving || side === coming else { return .none }
    if let sides { return sides.view(of: side) }
    return side.controllers.views.names.contains(side.standIn) ? side.standIn : side.viewIfLoaded
  }
}
