/// The presentation layer as the controllers' layer calls it.
extension Presentations: PresentationLayer {
  func present(_ shown: ViewController, inFrontOf source: ViewController) throws(Fault) {
    try present(shown, by: source, animated: true)
  }

  func dismiss(inFrontOf presenter: ViewController) { dismiss(presenter, animated: true) }

  func willPlace(_ controller: ViewController, in parent: ViewController?) {
    transitions.endTransitions(withoutChild: controller, unlessIn: parent)
    guard parent != nil else { return }
    for presentation in active where presentation.presentingController === controller {
      presentation.loseWindow()
    }
  }

  func rootWillLeave(_ root: ViewController, for next: ViewController?) {
    endAll(by: root, before: next)
  }

  func layOutPresented() { layOut() }

  /// Lays out presentations, whose sides depend on the direction, with the next frame; inside an
  /// animated block at once, so that the block moves them.
  func directionsDidChange() {
    for presentation in active where presentation.hasBegun { setNeedsLayout(presentation) }
    if controllers.animations.contexts.last?.isAnimated == true { layOut() }
  }

  func lookHasChanged(_ controller: ViewController) {
    presentation(of: controller)?.lookHasChanged()
  }

  /// Lays out, with the heights of detents asked for anew: these depend on the insets.
  func windowInsetsDidChange() {
    for presentation in active {
      if let sheet = presentation as? SheetPresentation { sheet.invalidateDetents() }
    }
    layOut()
  }

  /// Notifies the presentation controller of the presenter's other size, before the presented
  /// controller is notified, then asks it for the size.
  func size(
    ofPresented controller: ViewController, presenterSize: Size, with coordinator: Handle
  ) -> Size? {
    guard let presentation = presentation(of: controller) else { return nil }
    controllers.host.call {
      presentation.viewWillTransition(to: presenterSize, with: coordinator)
    }
    return controllers.host.call { presentation.size(forParentSize: presenterSize) }
  }

  func presentedWillTransition(
    _ controller: ViewController, to traits: SizeClasses, with coordinator: Handle
  ) {
    guard let presentation = presentation(of: controller) else { return }
    controllers.host.call { presentation.willTransition(to: traits, with: coordinator) }
  }

  func windowWillTransition(to traits: SizeClasses, with coordinator: Handle) {
    adaptAll(in: traits, entities[coordinator] as? TransitionCoordinator)
  }

  /// Ends adaptations to the former size, when no transition of the root is under way.
  func windowDidResize() {
    guard !adaptations.isEmpty, let root = controllers.find(controllers.root) else { return }
    transitions.perform(for: root, lane: .presentationLane) { [self] in finishAdaptations() }
  }

  /// Lays out and adapts presentations to traits that have changed without a change of size.
  func traitsDidChange() {
    for presentation in active { setNeedsLayout(presentation) }
    adaptAll(in: controllers.windowTraits, nil, isResize: false)
  }

  func contentSizeDidChange(_ size: ContentSize, of controller: ViewController) {
    guard let presentation = presentation(of: controller) else { return }
    // The host's own presentation controller says itself what a fitting size changes.
    if size == .preferred || presentation.style != .custom { setNeedsLayout(presentation) }
    controllers.host.call { presentation.contentSizeDidChange(size) }
  }
}
