/// The edge swipe by which a navigation controller pops its top controller (NV-7).
final class InteractivePop: EdgeBinding {
  /// Lives as long as this does, and the closure below: the navigation controller owns it, and ends
  /// it when it ends.
  private unowned(unsafe) let navigation: NavigationController

  /// nil when there are too many objects.
  init?(_ navigation: NavigationController) {
    guard let edge = EdgePan(navigation.controllers.gestures, edges: .leading) else { return nil }
    self.navigation = navigation
    let gesture = edge.gesture
    // The binding holds its recognizer, and the navigation controller holds the binding.
    super.init(edge, Rule()) { [unowned(unsafe) navigation, unowned(unsafe) gesture] in
      navigation.popInteractively($0) { gesture.isActive }
    }
  }

  /// Whether the swipe may begin: with its own transition under way, or with something to pop,
  /// unless the top's preferred transition takes the edge. While another transition runs by itself
  /// the pop waits for its end, or completes that at once, as the container's `interruption` says
  /// (NV-7).
  override func wantsTouches(_ gesture: Gesture) -> Bool {
    if interaction.isBound { return true }
    if navigation.top?.preference?.takesEdge == true { return false }
    return navigation.canPopInteractively || navigation.willPopInteractively
  }
}
