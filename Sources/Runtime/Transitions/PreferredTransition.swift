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

  /// Sets the preferred transition from the next one on; the old one releases the controller.
  func prefer(_ preference: PreferredTransition?) {
    let old = setPreferredTransition(preference)
    old?.controllerEnds(self)
    if appearance == .appeared { preference?.controllerAppeared(self) }
  }
}

extension TransitionRequest {
  /// Takes a controller's preferred transition, if the request has no animator.
  mutating func prefer(_ controller: ViewController?, in view: Handle) {
    guard isAnimated, animator == nil, let controller, let preference = controller.preference,
      let own = preference.makeAnimator(controller)
    else { return }
    animator = own
    preference.attach(controller, to: view)
    if interactor == nil { interactor = preference.interactor }
  }
}
