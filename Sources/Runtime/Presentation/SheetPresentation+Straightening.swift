/// The motion of a sheet under a finger in a transition.
///
/// A transition that has been running may have been given other places meanwhile, each with motion of
/// its own: then equal parts of its time are no equal parts of its distance. So a finger that takes it,
/// and a room that changes under the finger, makes it a line again: at the part p of the distance
///
///     top = place + p · exitDistance,   dimming = level · (1 − p)
///
/// and the difference to what was shown falls away on a spring of its own, whatever the finger does.
extension SheetPresentation {
  /// Whether a hand leads the transition, and its motion can be made linear: the sheet's own animator
  /// moves the card, and motion is not reduced.
  func canStraighten(_ session: TransitionSession) -> Bool {
    guard let figure, figure.isThere, isActive, session.hasBegun, session.isInHand,
      !presentations.controllers.animations.reducesMotion
    else { return false }
    return (session.animator as? ModalTransition)?.exitDistance != nil
  }

  /// Makes the transition's motion linear: over `exitDistance` down from the place `top`, with the
  /// part `passed` of it done. The difference to what was shown falls to 0 on a spring, and the
  /// contents are laid out anew.
  func straighten(
    _ session: TransitionSession, top: Double, passed: Double, exitDistance: Double
  ) {
    guard canStraighten(session), let animator = session.animator as? ModalTransition, let figure
    else { return }
    let controllers = presentations.controllers
    let animations = controllers.animations
    let picture = takeMotion(from: session, animator, figure)
    let isDismissal = session.request.policy.kind == .dismissal
    session.motion.driver.remap(.linear, fraction: isDismissal ? passed : 1 - passed)
    let inside = layout.frame(top: top, preferred: contentSize)
    let outside = Rect(origin: inside.origin + Vector(dx: 0, dy: exitDistance), size: inside.size)
    let level = dimming * layout.dimming(top: top)
    takePlace(inside, of: figure.view)
    animator.setExitDistance(exitDistance)
    setLevels(level)
    animations.performWithoutAnimation {
      controllers.setFrame(figure.view.index, isDismissal ? inside : outside)
      backdrop?.setAlpha(isDismissal ? level : 0)
    }
    session.animateThroughout { [self] in
      controllers.setFrame(figure.view.index, isDismissal ? outside : inside)
      backdrop?.setAlpha(isDismissal ? 0 : level)
    }
    settleDifference(to: picture) { [self] in
      layOutCard()
      controllers.layOutAlong()
    }
  }

  /// Ends the springs between places, and removes what the transition's animator and the fading of
  /// the backdrop move. Returns the values that were shown.
  private func takeMotion(
    from session: TransitionSession, _ animator: ModalTransition, _ figure: SheetCard
  ) -> Picture {
    let animations = presentations.controllers.animations
    let tracks = animations.tracks
    // What a cancel has brought back leads to its target again, which is its model value from here on.
    animations.goForth(session.motion.driver)
    var picture = Picture()
    for property in [PropertyID.center, .bounds] {
      tracks.note(figure.view, property, in: &picture)
    }
    if let view = backdrop?.view, views.names.contains(view) {
      tracks.note(view, .alpha, in: &picture)
    }
    for name in motions where animations.names.contains(name) {
      tracks.noteAll(of: animations.group(named: name), in: &picture)
    }
    for member in session.motion.driver.members where animator.groups.contains(member.group) {
      tracks.noteAll(of: member.group, in: &picture)
    }
    for name in motions where animations.names.contains(name) { try? animations.jump(name) }
    forgetMotions()
    for member in session.motion.driver.members {
      if animator.groups.contains(member.group) { tracks.removeRecords(of: member.group) }
      if let view = backdrop?.view, views.names.contains(view) {
        tracks.removeRecord(of: member.group, on: view.index, .alpha)
      }
    }
    return picture
  }

  /// Begins two motions with one timing: of the difference to the values shown before, which falls to
  /// 0, and of the layout. The timing is that of an animated layout that is open, else the sheet's
  /// spring.
  private func settleDifference(to picture: Picture, layingOut layOut: () -> Void) {
    let controllers = presentations.controllers
    let animations = controllers.animations
    let spring = ModalTransition.spring
    var seconds = spring.naturalDuration ?? ModalTransition.duration
    var curve = spring
    if controllers.animatesLayout, let block = animations.contexts.last, block.isAnimated {
      seconds = block.options.duration
      curve = block.options.curve
    }
    var options = AnimationOptions(duration: seconds, curve: curve)
    options.flags = .allowUserInteraction
    noteMotions([
      animations.carryOn(picture, seconds: seconds, curve: curve),
      animations.animate(AnimationContext(target: .clock, options: options), layOut),
    ])
  }
}

extension TransitionSession {
  /// Animates changes linearly over the transition's whole time, of which a part may have passed.
  func animateThroughout(_ changes: () -> Void) {
    var options = AnimationOptions(duration: duration)
    options.curve = .linear
    options.flags = .allowUserInteraction
    let span = Driver.Span(begin: 0, length: duration)
    let context = AnimationContext(target: .driver(motion.driver, span: span), options: options)
    animations.settingUp(isInHand: true) {
      notingGroups { _ = animations.animate(context, changes) }
    }
  }

  /// Runs changes, and counts the motion that they begin in the driver among those of the covering
  /// view, which `SheetPresentation.takeMotion` removes together.
  func notingGroups(_ changes: () -> Void) {
    let count = motion.driver.members.count
    changes()
    guard motion.driver.members.count > count, let animator = animator as? ModalTransition,
      let member = motion.driver.members.last
    else { return }
    animator.add(member.group)
  }
}
