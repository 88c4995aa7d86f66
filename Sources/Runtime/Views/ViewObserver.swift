/// An observer of the view tree, for later layers. Called after the tree has changed, unless the
/// name says otherwise.
class ViewObserver {
  /// In which order layers hear of the tree, whenever they are made.
  enum Rank: UInt8 {
    /// First, because they act on views that others are about to let go of.
    case flights, animations
    case tracks, arrangements, gestures, scrollers, controllers, presentations, dynamics
    case others
  }

  /// Set where it begins to observe.
  final private(set) var rank = Rank.others

  final func begin(as rank: Rank) { self.rank = rank }

  /// Why a view may not become a subview of another one; asked before anything has changed, of
  /// views that are a controller's or hold one.
  func refusal(of view: Int, into parent: Int) -> Fault? { nil }
  /// The view is about to enter or leave the window; `parent` is none when it loses its parent. The
  /// host can be called here, and change anything.
  func viewWillMove(_ view: Int, into parent: Int?) {}
  /// The view is about to move without callbacks; `reportMoves` follows in any case.
  func announce(_ view: Int, into parent: Int?) {}
  /// Moves in silence are over: the host is notified of them now, and can change anything.
  func reportMoves() {}
  /// The view is about to go: its name is still valid, its links are not.
  func viewWillEnd(_ view: Int) {}
  /// The view has another parent, or none.
  func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {}
  /// The view's bounds have another size, as a motion has gone back or has been stopped: what the motion
  /// has moved besides stands for that size already. `viewDidResize` is called as well, before or after.
  func viewDidResizeWithContents(_ view: Int) {}
  /// The view's bounds have another size.
  func viewDidResize(_ view: Int) {}
  /// Layout that is due is to run now.
  func layOutNow() {}
  /// What follows the size of a view by the library's own layout is to be placed now, without a
  /// callback of the host's.
  func fitNow() {}
  /// The view is in other states.
  func viewDidChangeStates(_ view: Int) {}
  /// The view to which all that can be reached is confined; none when nothing confines it.
  var confinement: Int? { nil }
  /// Whether the view of a controller is on its way out, and counts as gone already.
  func isGoing(_ view: Int) -> Bool { false }
  /// The direction of layout of the controller whose view it is; none when nobody here knows it.
  func layoutDirection(ofControllerOf view: Int) -> LayoutDirection? { nil }
  /// The view is to be seen: what has scrolled it out of sight scrolls it back, with so much of what is
  /// around it. The host can be called here, and change anything.
  func reveal(_ view: Int, margin: Double) {}
  /// Something is dragged by a finger at a point of the window: what it comes near an edge of scrolls,
  /// from a view outwards. The host can be called here, and change anything.
  func dragMoves(_ owner: Handle, from view: Int, at point: Point) {}
  /// It is not dragged any more.
  func dragEnds(_ owner: Handle) {}
  /// Where touches reach a view that moves; none when its model values say so.
  func touchedPlace(of view: Int) -> ShownPlace? { nil }
}
