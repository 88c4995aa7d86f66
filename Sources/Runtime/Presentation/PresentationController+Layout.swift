/// Where layout puts what is presented, at rest and while a transition moves it.
///
/// What a transition moves shows the sum of two things: the place that layout has given it, and the
/// way that the transition has left. Each has one owner. Layout changes the place alone: the model
/// moves by the difference between the old place and the new one, in the block that is open, and the
/// transition's own motion goes on on top of it. A cancelled dismissal comes back to the new place.
extension PresentationController {
  /// The presentation begins: what comes is there, with its place, before anybody is told, so that
  /// whoever is told can add it and arrange it.
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

  /// The container view has another size.
  final func layOut() {
    let host = presentations.controllers.host
    host.call { containerViewWillLayoutSubviews() }
    guard isActive, hasBegun else { return }
    shield?.fit()
    layOutPresented()
    guard isActive, hasBegun else { return }
    host.call { containerViewDidLayoutSubviews() }
  }

  /// Puts the presented view where it belongs: at once or in the block that is open.
  final func placeShownView() {
    guard views.names.contains(shownView) else { return }
    let frame = finalFrame()
    guard isActive, canTakeFrame(frame) else { return }
    guard isInTransition else { return setPlace(frame) }
    move { [self] in setPlace(frame) }
  }

  /// Puts the presented view where it belongs at once, inside a block too.
  private func putInPlace() {
    guard views.names.contains(shownView) else { return }
    let frame = finalFrame()
    guard isActive, hasBegun, canTakeFrame(frame) else { return }
    presentations.controllers.animations.performWithoutAnimation { setPlace(frame) }
  }

  /// An animator that has left the view somewhere else is put right (TR-7, TR-8).
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

  /// Whether a transition moves what is presented.
  final var isInTransition: Bool { presentations.isMoving(self) }

  /// Gives the presented view another place. What a transition has moved it by stays.
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

  /// Changes places while a transition is under way. What leaves in the same room goes on leaving as
  /// it does: the new place is where it would come back to. What is about to come and has not been
  /// seen yet comes to the new place.
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
    // Nothing has passed that a dismissal could go back by.
    guard session.isTakingAway, isPresentation || !isAtStart else { return moveAlong(changes) }
    let controllers = presentations.controllers
    let isSameRoom = placedIn == containerBounds
    guard isSameRoom || way(of: session) != nil else { return moveAlong(changes) }
    if !isSameRoom && !movesSlowly { return leaveAtOnce(session, changes) }
    if !isSameRoom && !isPresentation {
      // It has to be out of the other room when the time is over: place and way go there together.
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

  /// Whether what is laid out now is animated.
  private var movesSlowly: Bool {
    let controllers = presentations.controllers
    return !controllers.animatesLayout || controllers.animations.contexts.last?.isAnimated ?? false
  }

  /// The room has changed at once under what leaves: it is as far from being out of the new one as it
  /// was from being out of the old one.
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

  /// Changes places as part of a change of size that lays out, or on a spring of its own.
  final func moveAlong(_ changes: () -> Void) {
    if presentations.controllers.animatesLayout {
      changes()
    } else {
      animate(ModalTransition.spring, changes)
    }
    correctFarEnd()
  }

  /// Lets changes move along a curve, with all that is laid out with them. What has waited for its
  /// layout before is no part of it.
  final func animate(_ curve: TimingCurve, _ changes: () -> Void) {
    layOutWaiting()
    guard isActive else { return }
    animateWithWaiting(curve, changes)
  }

  /// Lays out at once what has waited for it.
  final func layOutWaiting() {
    let controllers = presentations.controllers
    controllers.animations.performWithoutAnimation { controllers.layOutChanged() }
  }

  /// The same with what waits for its layout.
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

  /// The place has changed during a transition that covers: it comes from below the container, or
  /// goes there, by another way.
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

  /// The place has changed where it is gone back to; the other end of the way is where it was.
  final func leaveWay() {
    guard let place,
      let animator = presentations.session(of: self)?.animator as? ModalTransition,
      animator.way != nil
    else { return }
    animator.way = wayOut(from: place)
  }

  /// Center and bounds of a view as a rectangle, whatever its transform.
  final func modelFrame(of view: Handle) -> Rect {
    let geometry = views.geometry(view.index)
    return Rect(
      x: geometry[0] - geometry[4] / 2, y: geometry[1] - geometry[5] / 2, width: geometry[4],
      height: geometry[5])
  }

  /// The transition is over, and what is presented stays.
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
  /// Changes where what moves comes from, or goes to, while what is shown stays as it is. `add`
  /// changes a model value by a difference: once there, or there and back.
  ///
  /// A cancel takes it all back. What comes in: the difference is added at once, and a member of the
  /// driver whose window is what has passed takes it away again; it has done so by now, and undoes
  /// it on the way back. What goes out gets a member whose window is what is left; so does, the
  /// other way round, what has still all of its way to come.
  func moveFarEnd(isComing: Bool, _ add: @escaping (_ sign: Double) -> Void) {
    guard hasBegun, !hasEnded else { return }
    guard isComing else { return notingWay { animateInContext { add(1) } } }
    animations.performWithoutAnimation { add(1) }
    // Nothing has passed yet: it comes all the way.
    guard motion.driver.fraction > 0 else { return notingWay { animateInContext { add(-1) } } }
    animateWhatHasPassed { add(-1) }
  }

  /// Runs changes as the part of the transition that lies behind: they are there by now, and go back
  /// with it.
  func animateWhatHasPassed(_ changes: () -> Void) {
    var options = AnimationOptions(duration: duration)
    options.curve = .linear
    let window = Driver.Window(begin: 0, length: max(0, motion.driver.fraction * duration))
    let context = AnimationContext(target: .driver(motion.driver, window: window), options: options)
    notingWay { _ = animations.animate(context, changes) }
    animations.schedule(motion.driver)
  }

  /// Whether what is presented is on its way out in nobody's hand, or held where it is out.
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
