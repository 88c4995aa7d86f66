/// Callbacks of a navigation controller (NV-8). The defaults do nothing.
class NavigationDelegate {
  func willShow(_ controller: ViewController, in navigation: NavigationController, animated: Bool) {
  }
  func didShow(_ controller: ViewController, in navigation: NavigationController, animated: Bool) {}
  /// Returns the animator of a push or pop; none takes the built-in slide, without an interaction
  /// controller (TR-13).
  func animationController(
    for operation: TransitionPolicy.Operation, from: ViewController, to: ViewController,
    in navigation: NavigationController
  ) -> AnimatedTransitioning? { nil }
  /// Returns the interaction controller of an animator; none lets it run by itself.
  func interactionController(
    for animator: AnimatedTransitioning, in navigation: NavigationController
  ) -> InteractiveTransitioning? { nil }
}
