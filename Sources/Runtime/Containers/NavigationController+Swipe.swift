/// The edge swipe by which a navigation controller pops its top controller (NV-7).
extension NavigationController {
  /// The edge swipe's gesture, made when it is first needed.
  func interactivePopGesture() throws(Fault) -> Gesture {
    attachInteractivePop()
    guard let interactivePop else { throw Fault(.limit, "too many objects are alive") }
    return interactivePop.gesture
  }

  /// The appearance begins: the edge swipe goes to the view that there is now.
  func attachInteractivePop() {
    if interactivePop == nil {
      // Ends with this, before this does.
      interactivePop = EdgeSwipe.make(
        controllers, from: .left, GestureBinding.Rule(),
        wants: { [unowned(unsafe) self] in
          top?.preference?.takesEdge != true && canPopInteractively
        }
      ) { [unowned(unsafe) self] interaction in popInteractively(interaction) }
    }
    if isViewLoaded { interactivePop?.attach(to: viewIfLoaded) }
  }

  /// Only with something below the top; in front of other transitions as the container says.
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
