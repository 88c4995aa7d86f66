/// Callbacks of a tab bar controller (TB-5). The defaults allow everything and do nothing.
class TabBarDelegate {
  /// Whether the user may select a tab; not called for selections by program (TB-1).
  func shouldSelect(_ controller: ViewController, in tabs: TabBarController) -> Bool { true }
  func didSelect(_ controller: ViewController, in tabs: TabBarController) {}
  /// Returns the animator of a switch; none switches at once, without an interaction controller
  /// (TB-3).
  func animationController(
    from: ViewController, to: ViewController, in tabs: TabBarController
  ) -> AnimatedTransitioning? { nil }
  /// Returns the interaction controller of an animator; none lets it run by itself.
  func interactionController(
    for animator: AnimatedTransitioning, in tabs: TabBarController
  ) -> InteractiveTransitioning? { nil }
}
