/// Layout of the presented view, at rest and while a transition moves it.
///
/// During a transition the shown frame is the sum of two things: the place that layout has set, and
/// the distance that the transition has left. Each has one owner. Layout changes the place alone:
/// the model moves by the difference between the old place and the new one, in the open block, and
/// the transition's own motion goes on on top. A cancelled dismissal comes back to the new place.
extension PresentationController {
  /// Begins the presentation: the presented view is there and has its place before any callback, so
  /// that a callback can add to it and arrange it.
  final func begin() {
    let host = presentations.controllers.host
    hasBegun = true
    findShownView(isEarly: true)
    guard isActive, hasBegun else { return }
    putInPlace()
    guard isActive, hasBegun else { return }
    host.call { presentationTransitionWillBegin() }
    guard isActive, hasBegun else { return }
    findShownView()
    guard isActive, hasBegun else { return }
    host.call { containerViewWillLayoutSubviews() }
    guard isActive, hasBegun else { return }
    putInPlace()
    guard isActive, hasBegun else { return }
    host.call { containerViewDidLayoutSubviews() }
  }

  /// Lays out the presentation after a change of the container view's size.
  final func layOut() {
    let host = presentations.controllers.host
    host.call { containerViewWillLayoutSubviews() }
    guard isActive, hasBegun else { return }
    shield?.fit()
    layOutPresented()
    guard isActive, hasBegun else { return }
    host.call { containerViewDidLayoutSubviews() }
  }

  /// Puts the presented view in its place, at once or with the open block.
  final func placeShownView() {
    guard views.names.contains(shownView) else { return }
    let frame = finalFrame()
    guard isActive, canTakeFrame(frame) else { return }
    guard isInTransition else { return setPlace(frame) }
    move { [self] in setPlace(frame) }
  }

  /// Puts the presented view in its place at once, inside a block too.
  private func putInPlace() {
    guard views.names.contains(shownView) else { return }
    let frame = finalFrame()
    guard isActive, hasBegun, canTakeFrame(frame) else { return }
    presentations.controllers.animations.performWithoutAnimation { setPlace(frame) }
  }

  /// Puts the presented view in its place at the end, wherever an animator has left it (TR-7,
  /// TR-8).
  final func placeAtEnd() {
    guard views.names.contains(shownView) else { return }
    let frame = finalFrame()
    guard isActive, views.names.contains(shownView), views.frame(shownView.index) != frame,
      canTakeFrame(frame)
    else { return }
    place = frame
    presentations.controllers.animations.performWithoutAnimation {
      presentations.controllers.setFrame(shownView.index, frame)
    }
  }

  /// Whether a transition moves the presented view.
  final var isInTransition: Bool { presentations.isMoving(self) }

  /// Sets the presented view's place. The distance by which a transition has moved it stays.
  final func setPlace(_ frame: Rect) {
    guard views.names.contains(shownView) else { return }
    let old = place
    place = frame
    placedIn = containerBounds
    let controllers = presentations.controllers
    guard isInTransition, let old else { return controllers.setFrame(shownView.index, frame) }
    guard old != frame else { return }
    waitsForLayout = true
    let model = modelFrame(of: shownView)
    let moved = Rect(
      x: model.minX + frame.minX - old.minX, y: model.minY + frame.minY - old.minY,
      width: max(0, model.size.width + frame.size.width - old.size.width),
      height: max(0, model.size.height + frame.size.height - old.size.height))
    guard moved.isFinite, moved.center.isFinite else { return }
    controllers.setFrame(shownView.index, moved)
  }

  /// Changes places while a transition is under way. A view that leaves, in a container of the same
  /// size, goes on as before: the new place is where a cancel would bring it back to. A view that
  /// is about to appear, and has not been shown, moves to the new place.
  final func move(_ changes: @escaping () -> Void) {
    guard let session = presentations.session(of: self), session.hasBegun,
      views.names.contains(shownView)
    else { return moveAlong(changes) }
    let isPresentation = session.request.policy.kind == .presentation
    let isAtStart = session.motion.driver.fraction <= 0
    if isAtStart, isPresentation, session.isRunning, way(of: session) != nil {
      presentations.controllers.animations.performWithoutAnimation {
        changes()
        presentations.controllers.layOutAlong()
      }
      return correctFarEnd()
    }
    // No time has passed by which a dismissal could go back.
    guard session.isTakingAway, isPresentation || !isAtStart else { return moveAlong(changes) }
    let controllers = presentations.controllers
    let isSameRoom = placedIn == containerBounds
    guard isSameRoom || way(of: session) != nil else { return moveAlong(changes) }
    if !isSameRoom && !movesSlowly { return leaveAtOnce(session, changes) }
    if !isSameRoom && !isPresentation {
      // The view has to be out of the resized container in the same time: place and distance change
      // together.
      session.notingWay {
        session.animateInContext {
          changes()
          controllers.layOutAlong()
        }
      }
      return correctFarEnd()
    }
    if isSameRoom && isPresentation {
      session.notingWay {
        session.animateInContext { [self] in
          changes()
          controllers.layOutAlong()
          leaveFarEnd()
        }
      }
      return
    }
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
    isSameRoom ? leaveFarEnd() : correctFarEnd()
  }

  /// Whether layout is animated now.
  private var movesSlowly: Bool {
    let controllers = presentations.controllers
    return !controllers.animatesLayout || controllers.animations.contexts.last?.isAnimated ?? false
  }

  /// Adapts a leaving view to a container that was resized at once: its distance from out of sight
  /// stays the same.
  private func leaveAtOnce(_ session: TransitionSession, _ changes: () -> Void) {
    guard let old = way(of: session) else { return }
    let controllers = presentations.controllers
    controllers.animations.performWithoutAnimation {
      changes()
      guard isActive, let place, views.names.contains(shownView) else { return }
      let frame = modelFrame(of: shownView)
      let shift = Vector(dx: 0, dy: wayOut(from: place) - old)
      controllers.setFrame(shownView.index, Rect(origin: frame.origin + shift, size: frame.size))
      goBackToFarEnd()
      controllers.layOutAlong()
    }
    leaveFarEnd()
  }

  /// Changes places with the change of size that lays out, or on a spring of their own.
  final func moveAlong(_ changes: () -> Void) {
    if presentations.controllers.animatesLayout {
      changes()
    } else {
      animate(ModalTransition.spring, changes)
    }
    correctFarEnd()
  }

  /// Animates changes along a curve, with everything that is laid out with them. Layouts that were
  /// waiting before are done first, without animation.
  final func animate(_ curve: TimingCurve, _ changes: () -> Void) {
    layOutWaiting()
    guard isActive else { return }
    animateWithWaiting(curve, changes)
  }

  /// Does the waiting layouts at once.
  final func layOutWaiting() {
    let controllers = presentations.controllers
    controllers.animations.performWithoutAnimation { controllers.layOutChanged() }
  }

  /// Animates changes along a curve, with waiting layouts too.
  final func animateWithWaiting(_ curve: TimingCurve, _ changes: () -> Void) {
    let controllers = presentations.controllers
    var options = AnimationOptions(duration: curve.naturalDuration ?? ModalTransition.duration)
    options.curve = curve
    options.flags = .allowUserInteraction
    let name = controllers.animations.animate(options) {
      changes()
      controllers.layOutAlong()
    }
    motions.removeAll { !controllers.animations.names.contains($0) }
    if controllers.animations.names.contains(name) { motions.append(name) }
  }

  /// Corrects the far end of a covering transition after a change of the place: the distance to
  /// below the container is another one.
  final func correctWay() {
    guard let session = presentations.session(of: self), let place,
      let animator = session.animator as? ModalTransition, let way = animator.way
    else { return }
    let newWay = wayOut(from: place)
    guard newWay != way else { return }
    animator.way = newWay
    session.moveFarEnd(isComing: animator.isPresenting) { [self] sign in
      guard views.names.contains(shownView) else { return }
      let frame = modelFrame(of: shownView)
      let offset = Vector(dx: 0, dy: sign * (newWay - way))
      presentations.controllers.setFrame(
        shownView.index, Rect(origin: frame.origin + offset, size: frame.size))
    }
  }

  private func way(of session: TransitionSession) -> Double? {
    (session.animator as? ModalTransition)?.way
  }

  /// Sets the distance after a change of the place while the far end stays where it is.
  final func leaveWay() {
    guard let place,
      let animator = presentations.session(of: self)?.animator as? ModalTransition,
      animator.way != nil
    else { return }
    animator.way = wayOut(from: place)
  }

  /// Returns center and bounds of a view as a rectangle, without its transform.
  final func modelFrame(of view: Handle) -> Rect { views.frameWithoutTransform(view.index) }

  /// Lays out at the end of a transition that the presented view survives, if that was asked for
  /// meanwhile.
  final func catchUpOnLayout() {
    guard waitsForLayout else { return }
    waitsForLayout = false
    presentations.setNeedsLayout(self)
  }

  private func canTakeFrame(_ frame: Rect) -> Bool {
    guard views.names.contains(shownView) else { return false }
    if isInTransition { return frame.isFinite && frame.center.isFinite }
    return (try? views.filling(frame, shownView.index)) != nil
  }
}

extension TransitionSession {
  /// Moves the far end of the motion: the start of an arriving view, the goal of a leaving one.
  /// Shown values stay. `add` changes a model value by the difference, with its sign: once for a
  /// leaving view, there and back for an arriving one.
  ///
  /// A cancel takes all of it back. Arriving: the difference is added at once, and a member of the
  /// driver with the time that has passed as its window takes it away again; that member is
  /// complete by now, and runs back with a cancel. Leaving, or arriving before any time has passed:
  /// a member with the remaining time as its window.
  func moveFarEnd(isComing: Bool, _ add: @escaping (_ sign: Double) -> Void) {
    guard hasBegun, !hasEnded else { return }
    guard isComing else { return notingWay { animateInContext { add(1) } } }
    animations.performWithoutAnimation { add(1) }
    // No time has passed: the arriving view moves all the way from the new start.
    guard motion.driver.fraction > 0 else { return notingWay { animateInContext { add(-1) } } }
    animateWhatHasPassed { add(-1) }
  }

  /// Runs changes as a part of the transition that has passed: they are complete now, and run back
  /// with it.
  func animateWhatHasPassed(_ changes: () -> Void) {
    var options = AnimationOptions(duration: duration)
    options.curve = .linear
    let window = Driver.Window(begin: 0, length: max(0, motion.driver.fraction * duration))
    let context = AnimationContext(target: .driver(motion.driver, window: window), options: options)
    notingWay { _ = animations.animate(context, changes) }
    animations.schedule(motion.driver)
  }

  /// Whether the presented view is leaving without a hand, or is held where it is out of sight.
  var isTakingAway: Bool {
    let isDismissal = request.policy.kind == .dismissal
    switch state {
    case .running, .settling(.finished): return isDismissal
    case .settling(.cancelled): return !isDismissal
    case .interactive:
      return isDismissal ? motion.driver.fraction >= 1 : motion.driver.fraction <= 0
    case .preparing, .ended: return false
    }
  }
}
