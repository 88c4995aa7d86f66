/// The direction of layout is inherited from the runtime inwards: by controllers from those around
/// them, by views from their superviews, and by the view of a controller from that (RL-1).
extension Controllers {
  /// Returns the direction that the innermost controller around, or the controller itself, sets;
  /// else the runtime's.
  func layoutDirection(of controller: ViewController) -> LayoutDirection {
    // Without any view or controller that sets one there is nothing to look for.
    guard views.hasDirections else { return views.direction }
    var current: ViewController? = controller
    while let candidate = current {
      if let own = candidate.directionOverride ?? candidate.optionalDirection { return own }
      current = around(candidate)
    }
    return views.direction
  }

  func setDirection(_ direction: LayoutDirection?, of controller: ViewController) {
    views.noteDirection(direction)
    changeDirections { controller.overrideDirection(direction) }
  }

  /// Makes a change after which controllers and scrollers may have another direction. Controllers
  /// whose direction is another are laid out, with the open block or else in the next layout;
  /// scrollers adopt theirs.
  func changeDirections(_ change: () -> Void) {
    let old = layoutDirections()
    change()
    let new = layoutDirections()
    var hasTurned = false
    for (index, entity) in old.entities.enumerated()
    where old.directions[index] != new.directions[index] {
      if let scroller = entity as? Scroller { scroller.adoptDirection() }
      if let controller = entity as? ViewController, controller.isViewLoaded {
        hasTurned = true
        viewDidResize(controller.viewIfLoaded.index)
      }
    }
    guard hasTurned else { return }
    if animations.contexts.last?.isAnimated == true { layOutAlong() }
    presentations?.directionsDidChange()
  }

  /// Returns all controllers and scrollers with their directions.
  private func layoutDirections() -> (entities: [Entity], directions: [LayoutDirection]) {
    var (found, directions): ([Entity], [LayoutDirection]) = ([], [])
    for entity in entities.living {
      if let controller = entity as? ViewController {
        found.append(entity)
        directions.append(layoutDirection(of: controller))
      } else if let scroller = entity as? Scroller, scroller.isAlive {
        found.append(entity)
        directions.append(scroller.direction)
      }
    }
    return (found, directions)
  }
}
