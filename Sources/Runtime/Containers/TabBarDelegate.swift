/// What a tab bar controller asks and tells (TB-5). The defaults let everything be.
class TabBarDelegate {
  /// Asked before the user selects; never for what a program selects (TB-1).
  func shouldSelect(_ controller: ViewController, in tabs: TabBarController) -> Bool { true }
  func didSelect(_ controller: ViewController, in tabs: TabBarController) {}
  /// None switches at once, and asks for no interaction controller (TB-3).
  func animationController(
    from: ViewController, to: ViewController, in tabs: TabBarController
  ) -> AnimatedTransitioning? { nil }
  func interactionController(
    for animator: AnimatedTransitioning, in tabs: TabBarController
  ) -> InteractiveTransitioning? { nil }
}
