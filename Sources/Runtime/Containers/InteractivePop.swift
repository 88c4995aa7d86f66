/// The edge swipe by which a navigation controller pops its top controller (NV-7).
final class InteractivePop: GestureBinding {
  /// Lives as long as this does, and the closure below: the navigation controller owns it, and ends
  /// it when it ends.
  private unowned(unsafe) let navigation: NavigationController
  /// Held once by the navigation controller.
  let gesture: ScreenEdgePanGesture

  /// nil when there are too many objects.
  static func make(_ navigation: NavigationController) -> InteractivePop? {
    let controllers = navigation.controllers
    let entities = controllers.entities
    guard
      let interaction = try? entities.insert(
        PercentDrivenInteraction(), as: .percentDrivenInteraction)
    else { return nil }
    // The binding holds it.
    defer { entities.release(interaction.handle) }
    guard
      let gesture = try? entities.insert(
        ScreenEdgePanGesture(gestures: controllers.gestures, edges: .left), as: .gesture)
    else { return nil }
    return InteractivePop(navigation, gesture, interaction)
  }

  private init(
    _ navigation: NavigationController, _ gesture: ScreenEdgePanGesture,
    _ interaction: PercentDrivenInteraction
  ) {
    self.gesture = gesture
    self.navigation = navigation
    let entities = navigation.controllers.entities
    super.init(interaction, Rule(), entities) { [unowned(unsafe) navigation] _ in
      navigation.popInteractively(interaction)
    }
    gesture.handler = self
  }

  /// Only with something below the top, or with its own transition under way; in front of other
  /// transitions as the container says.
  override func wantsTouches(_ gesture: Gesture) -> Bool {
    if interaction.isBound { return true }
    if navigation.top?.preference?.takesEdge == true { return false }
    return navigation.canPopInteractively
  }

  /// The navigation controller ends, or lets go of it.
  func end() {
    let entities = gesture.gestures.entities
    gesture.gestures.detach(gesture)
    if gesture.handler === self { gesture.handler = nil }
    entities.release(gesture.handle)
  }
}

extension NavigationController {
  /// The edge swipe, made when it is first needed.
  func interactivePopGesture() throws(Fault) -> Gesture {
    if interactivePop == nil { interactivePop = InteractivePop.make(self) }
    guard let interactivePop else { throw Fault(.limit, "too many objects are alive") }
    attachInteractivePop()
    return interactivePop.gesture
  }

  /// The appearance begins: the edge swipe goes to the view that there is now.
  func attachInteractivePop() {
    if interactivePop == nil { interactivePop = InteractivePop.make(self) }
    guard let interactivePop, isViewLoaded else { return }
    controllers.gestures.attach(interactivePop.gesture, to: viewIfLoaded)
  }

  var canPopInteractively: Bool {
    stack.count >= 2 && isOnScreen
      && (interruption == .fluid || !transitions.isBusy(self))
  }

  /// Pops interactively, animated as the delegate or else the built-in slide does it. A delegate that has
  /// an interaction controller of its own has the last word.
  func popInteractively(_ interaction: InteractiveTransitioning) {
    guard canPopInteractively else { return }
    handInteraction = interaction
    _ = pop(animated: true)
    handInteraction = nil
  }
}
