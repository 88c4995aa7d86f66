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
    super.init(edge, Rule()) { [unowned(unsafe) navigation, unowned(unsafe) gesture] in
      navigation.popInteractively($0) { gesture.isActive }
    }
  }

  /// Only with something below the top, or with its own transition under way. In front of others that
  /// run by themselves it waits for its turn, or takes it, as the container says (NV-7).
  override func wantsTouches(_ gesture: Gesture) -> Bool {
    if interaction.isBound { return true }
    if navigation.top?.preference?.takesEdge == true { return false }
    return navigation.canPopInteractively || navigation.willPopInteractively
  }
}

extension NavigationController {
  /// The edge swipe, made when it is first needed.
  func interactivePopGesture() throws(Fault) -> Gesture {
    if interactivePop == nil { interactivePop = InteractivePop(self) }
    guard let interactivePop else { throw Fault(.limit, "too many objects are alive") }
    attachInteractivePop()
    return interactivePop.gesture
  }

  /// The appearance begins: the edge swipe goes to the view that there is now.
  func attachInteractivePop() {
    if interactivePop == nil { interactivePop = InteractivePop(self) }
    guard let interactivePop, isViewLoaded else { return }
    controllers.gestures.attach(interactivePop.gesture, to: viewIfLoaded)
  }

  var canPopInteractively: Bool {
    stack.count >= 2 && isOnScreen
      && (interruption == .fluid || !transitions.isBusy(self))
  }

  /// Whether that will be so when the transition under way has ended, which no hand has.
  var willPopInteractively: Bool {
    stack.count >= 2 && isOnScreen && session.map { $0.request.interactor == nil } ?? false
  }

  /// Pops interactively, animated as the delegate or else the built-in slide does it, when its turn has
  /// come, if the finger is still there. A delegate that has an interaction controller of its own has
  /// the last word.
  func popInteractively(
    _ interaction: InteractiveTransitioning, while isDown: @escaping () -> Bool
  ) {
    guard canPopInteractively || willPopInteractively else { return }
    inTurn(nil) { it in
      guard isDown(), it.canPopInTurn else { return }
      it.handInteraction = interaction
      it.change(to: it.stack.dropLast(), .pop, isImmediate: true, true, nil)
      it.handInteraction = nil
    }
  }

  private var canPopInTurn: Bool { stack.count >= 2 && isOnScreen }
}
