/// Changes of the presented view's place while a transition moves it, by whether it comes or leaves.
extension PresentationController {
  /// Changes places while a transition is under way. A view that leaves, in a container of the same
  /// size, goes on as before: the new place is where a cancel would bring it back to. A view that
  /// is about to appear, and has not been shown, moves to the new place. Any other moves to its new
  /// place beside the transition.
  final func moveInTransition(_ changes: @escaping () -> Void) {
    guard let session = presentations.session(of: self), session.hasBegun,
      views.names.contains(shownView)
    else { return moveAlong(changes) }
    let isPresentation = session.request.policy.kind == .presentation
    let isAtStart = session.motion.driver.fraction <= 0
    if isAtStart, isPresentation, session.isRunning, exitDistance(of: session) != nil {
      // Nothing of the view has been shown.
      presentations.controllers.animations.performWithoutAnimation {
        changes()
        presentations.controllers.layOutAlong()
      }
      return correctFarEnd()
    }
    // What fills a container view is in each frame as large as that: it moves with the same block.
    let isLedByBlock = presentations.controllers.isLaidOutByBlock && place == placedIn
    guard session.isTakingAway, !isLedByBlock else { return moveAlong(changes) }
    let isSameRoom = placedIn == containerBounds
    guard isSameRoom || exitDistance(of: session) != nil else { return moveAlong(changes) }
    if !isSameRoom && jumpsInLayout { return adaptLeavingView(session, changes) }
    // At the start of a dismissal no time has passed by which it could go back.
    guard isPresentation || !isAtStart else { return moveAlong(changes) }
    moveLeavingView(session, isCancel: isPresentation, isSameRoom: isSameRoom, changes)
  }

  /// Changes the place of a view that leaves by a dismissal, or by a cancelled presentation. Each
  /// branch lets it be out of sight when it would have been without the change.
  private func moveLeavingView(
    _ session: TransitionSession, isCancel: Bool, isSameRoom: Bool,
    _ changes: @escaping () -> Void
  ) {
    let controllers = presentations.controllers
    if !isSameRoom && !isCancel {
      // Place and distance change together, in the time that the dismissal has left.
      session.notingGroups {
        session.animateInContext {
          changes()
          controllers.layOutAlong()
        }
      }
      return correctFarEnd()
    }
    if isSameRoom && isCancel {
      // The view goes back to the far end; the new place counts if the presentation goes on after all.
      session.notingGroups {
        session.animateInContext { [self] in
          changes()
          controllers.layOutAlong()
          keepFarEnd()
        }
      }
      return
    }
    // The model gets the new place, and a passed part of the transition takes it back to where it was:
    // the picture stays, and a transition that runs back ends at the new place.
    let model = modelFrame(of: shownView)
    controllers.animations.performWithoutAnimation {
      changes()
      controllers.layOutAlong()
    }
    guard isActive, views.names.contains(shownView) else { return }
    session.animateWhatHasPassed { [self] in
      controllers.setFrame(shownView.index, model)
      goBackToFarEnd()
      controllers.layOutAlong()
    }
    isSameRoom ? keepFarEnd() : correctFarEnd()
  }

  /// Whether the container view has got its size without animation.
  final var jumpsInLayout: Bool {
    let animations = presentations.controllers.animations
    guard !(animations.contexts.last?.isAnimated ?? false) else { return false }
    return presentations.controllers.animatesLayout
      || animations.tracks.find(containerView.index, .bounds).isNone
  }

  /// Adapts a leaving view to a container that was resized without animation: the distance that it
  /// has left until it is out of sight stays the same.
  private func adaptLeavingView(_ session: TransitionSession, _ changes: () -> Void) {
    guard let old = exitDistance(of: session) else { return }
    let controllers = presentations.controllers
    controllers.animations.performWithoutAnimation {
      changes()
      guard isActive, let place, views.names.contains(shownView) else { return }
      let frame = modelFrame(of: shownView)
      let shift = Vector(dx: 0, dy: exitDistance(from: place) - old)
      controllers.setFrame(shownView.index, Rect(origin: frame.origin + shift, size: frame.size))
      goBackToFarEnd()
      controllers.layOutAlong()
    }
    keepFarEnd()
  }

  /// The exit distance of a transition that covers vertically; none of another.
  private func exitDistance(of session: TransitionSession) -> Double? {
    (session.animator as? ModalTransition)?.exitDistance
  }
}
