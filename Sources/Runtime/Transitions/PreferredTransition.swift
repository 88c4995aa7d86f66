/// How a controller comes and goes when neither a delegate nor a host gives an animator.
class PreferredTransition: ControllerAttachment {
  /// Whether a swipe from the edge is its own, and not its container's.
  var takesEdge: Bool { false }
  /// What drives it when nobody else does.
  var interactor: InteractiveTransitioning? { nil }
  func makeAnimator(_ controller: ViewController) -> AnimatedTransitioning? { nil }
  /// The view in which it happens: fingers that begin it touch that.
  func attach(_ controller: ViewController, to view: Handle) {}
}

extension ViewController {
  /// What the host has asked for, with what a transition may ask of it.
  var preference: PreferredTransition? { preferredTransition as? PreferredTransition }

  /// From the next transition on; the one before lets go.
  func prefer(_ preference: PreferredTransition?) {
    let old = preferredTransition
    preferredTransition = preference
    old?.controllerEnds(self)
    if appearance == .appeared { preference?.controllerAppeared(self) }
  }
}

extension TransitionRequest {
  /// Without an animator of somebody's: as a controller itself prefers to come and go in a view.
  mutating func prefer(_ controller: ViewController?, in view: Handle) {
    guard isAnimated, animator == nil, let controller, let preference = controller.preference,
      let own = preference.makeAnimator(controller)
    else { return }
    animator = own
    preference.attach(controller, to: view)
    if interactor == nil { interactor = preference.interactor }
  }
}
