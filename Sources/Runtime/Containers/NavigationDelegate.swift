/// What a navigation controller asks and tells (NV-8). The defaults do nothing.
class NavigationDelegate {
  func willShow(_ controller: ViewController, in navigation: NavigationController, animated: Bool) {
  }
  func didShow(_ controller: ViewController, in navigation: NavigationController, animated: Bool) {}
  /// None takes the built-in slide, and asks for no interaction controller (TR-13).
  func animationController(
    for operation: TransitionPolicy.Operation, from: ViewController, to: ViewController,
    in navigation: NavigationController
  ) -> AnimatedTransitioning? { nil }
  func interactionController(
    for animator: AnimatedTransitioning, in navigation: NavigationController
  ) -> InteractiveTransitioning? { nil }
}
