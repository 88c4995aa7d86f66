/// A sheet that is taken over in flight.
extension SheetPresentation {
  /// Stops the springs between places: the place is where the card is shown, without what a transition
  /// adds. Contents, size and dimming go on to what belongs to that place, on a spring.
  func catchMotion() {
    layOutWaiting()
    guard isActive, let figure, figure.isThere else { return }
    let controllers = presentations.controllers
    let animations = controllers.animations
    for name in motions { animations.catchUp(name) }
    let frame = modelFrame(of: figure.view)
    let alpha = backdrop?.alpha ?? 0
    animations.performWithoutAnimation {
      for name in motions where animations.names.contains(name) { try? animations.freeze(name) }
      forgetMotions()
      if !isInTransition {
        // Also views that animators of the host move, and those that fit the card as it is shown.
        for view in figure.parts + [presentedController?.viewIfLoaded ?? .none]
        where views.names.contains(view) {
          for property in [PropertyID.center, .bounds] { keepShown(view, property) }
        }
        if let view = backdrop?.view, views.names.contains(view) {
          keepShown(view, .alpha)
        }
      }
      layOutCard()
    }
    let now = modelFrame(of: figure.view)
    correctLevel(by: (backdrop?.alpha ?? 0) - alpha)
    guard let old = place else { return }
    // A transition may keep the model at its far end: the place changes by as much as the model has.
    let caught =
      isInTransition
      ? Rect(
        x: old.minX + now.minX - frame.minX, y: old.minY + now.minY - frame.minY,
        width: old.size.width + now.size.width - frame.size.width,
        height: old.size.height + now.size.height - frame.size.height) : now
    catchPlace(caught)
    let card = figure.view
    animateWithWaiting(ModalTransition.spring) {
      setTop(caught.minY)
      if views.names.contains(card) { controllers.setNeedsLayout(in: card.index) }
    }
  }

  /// Gives a property the model value that it shows, and ends what moves it.
  private func keepShown(_ view: Handle, _ property: PropertyID) {
    let animations = presentations.controllers.animations
    guard let kind = views.properties.kind(of: property) else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PropertyID.maximumComponents) {
      scratch in
      guard let value = scratch.baseAddress else { return }
      animations.tracks.readShown(view.index, property, kind, into: value)
      animations.remove(property, from: view.index)
      presentations.controllers.set(view.index, property, value)
    }
  }
}
