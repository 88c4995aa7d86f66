/// The transition by which a controller comes and goes when neither delegate nor host gives an
/// animator.
class PreferredTransition: ControllerAttachment {
  /// Whether it takes the swipe from the edge, in place of its container.
  var takesEdge: Bool { false }
  /// The interaction controller used when there is no other.
  var interactor: InteractiveTransitioning? { nil }
  func makeAnimator(_ controller: ViewController) -> AnimatedTransitioning? { nil }
  /// Attaches its gestures to the view in which it takes place.
  func attach(_ controller: ViewController, to view: Handle) {}
}

extension ViewController {
  /// The preferred transition with its full type.
  var preference: PreferredTransition? { preferredTransition as? PreferredTransition }

  /// Sets the controller's preferred transition, for the next one on; the old one ends.
  func prefer(_ preference: PreferredTransition?) {
    let old = setPreferredTransition(preference)
    old?.controllerEnds(self)
    if appearance == .appeared { preference?.controllerAppeared(self) }
  }
}

extension TransitionRequest {
  /// Takes animator and interactor from a controller's preferred transition, where the request has
  /// none yet, and attaches its gestures to a view.
  mutating func takePreferred(of controller: ViewController?, in view: Handle) {
    guard isAnimated, animator == nil, let controller, let preference = controller.preference,
      let own = preference.makeAnimator(controller)
    else { return }
    animator = own
    preference.attach(controller, to: view)
    if interactor == nil { interactor = preference.interactor }
  }
}
