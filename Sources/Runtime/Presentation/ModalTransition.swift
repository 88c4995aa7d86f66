/// The built-in transitions of presentations and dismissals (PR-14).
final class ModalTransition: AnimatedTransitioning {
  /// Seconds of a transition whose animator gives no duration: a choice of ours (PR-14).
  static let duration = 0.4
  /// Spring of sheets and covering screens: critically damped (SH-5).
  static let spring = TimingCurve.spring(.system, initialVelocity: 0)

  private let style: ModalTransitionStyle
  let isPresenting: Bool
  /// Whether fingers can take the moving view.
  private let isGrabbable: Bool
  private var controllers: Controllers?
  /// Look, before the transition, of the views that it turns or fades.
  private var touched: [Look] = []
  /// Distance in points from the place of a covering view down to out of sight; none for other
  /// styles.
  private(set) var exitDistance: Double?
  /// Motions along that distance, and those that have changed it since.
  private(set) var groups: [TrackGroupID] = []
  /// The presentation whose presenter's page curls.
  private let curled: PresentationController?

  private struct Look {
    let view: Handle
    let alpha: Double
    let transform: Transform3D
  }

  init(
    _ style: ModalTransitionStyle, isPresenting: Bool, isGrabbable: Bool = false,
    curling curled: PresentationController? = nil
  ) {
    self.isGrabbable = isGrabbable
    self.curled = curled
    self.style = style
    self.isPresenting = isPresenting
  }

  /// Notes another distance, after a change of the place.
  func setExitDistance(_ distance: Double?) { exitDistance = distance }

  /// Counts a motion among those that have changed the distance.
  func add(_ group: TrackGroupID) { groups.append(group) }

  /// Returns the duration of each style (PR-14).
  override func transitionDuration(_ context: TransitionContext) -> Double {
    switch style {
    case .coverVertical: Self.spring.naturalDuration ?? Self.duration
    case .crossDissolve: 0.3
    case .flipHorizontal, .partialCurl: 0.75
    }
  }

  /// Puts an arriving view into the container view at its final frame, and begins the motion of the
  /// style; without animation the transition is complete at once.
  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    let request = session.request
    let moved = request.view(of: isPresenting ? request.to : request.from)
    let views = session.controllers.views
    if isPresenting, views.names.contains(moved) {
      if (try? views.filling(session.participants.finalFrames.to, moved.index)) != nil {
        session.controllers.setFrame(moved.index, session.participants.finalFrames.to)
      }
      try? views.add(moved.index, to: session.containerView.index)
    }
    guard request.isAnimated, views.names.contains(moved) else {
      _ = session.complete(true)
      return
    }
    let other = request.view(of: isPresenting ? request.from : request.to)
    controllers = session.controllers
    switch style {
    case .coverVertical: cover(session, moved.index)
    case .crossDissolve: dissolve(session, moved)
    case .flipHorizontal: flip(session, moved, other)
    case .partialCurl: curl(session)
    }
  }

  /// Restores the look of turned and faded views, wherever they are now.
  override func animationEnded(_ completed: Bool) {
    guard let controllers else { return }
    controllers.animations.performWithoutAnimation {
      for look in touched where controllers.views.names.contains(look.view) {
        if style == .crossDissolve {
          fade(look.view.index, look.alpha)
        } else {
          set(look.view.index, look.transform)
        }
      }
    }
    touched = []
    exitDistance = nil
    groups = []
    self.controllers = nil
  }

  /// Moves a view from below the container to its place, or back.
  private func cover(_ session: TransitionSession, _ view: Int) {
    let views = session.controllers.views
    let frame = views.frame(view)
    let exitDistance =
      session.request.sides.map {
        unsafeDowncast($0, to: PresentationTransition.self).exitDistance(from: frame)
      } ?? max(0, views.bounds(session.containerView.index).maxY - frame.minY)
    self.exitDistance = exitDistance
    let below = Rect(origin: frame.origin + Vector(dx: 0, dy: exitDistance), size: frame.size)
    if isPresenting { session.controllers.setFrame(view, below) }
    session.notingGroups {
      animate(session, Self.spring) {
        session.controllers.setFrame(view, self.isPresenting ? frame : below)
      }
    }
  }

  /// Fades a view in, or out.
  private func dissolve(_ session: TransitionSession, _ view: Handle) {
    let own = remember(view, session).alpha
    if isPresenting { fade(view.index, 0) }
    animate(session, .cubic(.easeInOut)) {
      self.fade(view.index, self.isPresenting ? own : 0)
    }
  }

  /// Turns one view to its edge, where the other takes its place (PR-14), in the perspective of
  /// view transitions.
  private func flip(_ session: TransitionSession, _ moved: Handle, _ other: Handle) {
    let out = isPresenting ? other : moved
    let into = isPresenting ? moved : other
    let views = session.controllers.views
    let comes = views.names.contains(into)
    let goes = views.names.contains(out)
    let edge = isPresenting ? Elementary.quarterTurn : -Elementary.quarterTurn
    // One view alone takes the whole time.
    if comes {
      let look = remember(into, session)
      turn(look, -edge)
      animate(session, from: goes ? 0.5 : 0, .cubic(.easeOut)) { self.turn(look, 0) }
    }
    guard goes else { return }
    let look = remember(out, session)
    turn(look, 0)
    animate(session, to: comes ? 0.5 : 1, .cubic(.easeIn), endsTransition: !comes) {
      self.turn(look, edge)
    }
  }

  /// Turns the page that contains the presenter half-way over the presented view, or back.
  private func curl(_ session: TransitionSession) {
    guard let curled, curled.raisePage() else {
      _ = session.complete(true)
      return
    }
    if isPresenting { curled.curl(0) }
    animate(session, .cubic(.easeInOut)) {
      curled.curl(self.isPresenting ? PresentationController.partialCurl : 0)
    }
  }

  /// Notes a view's look, to restore it at the end.
  private func remember(_ view: Handle, _ session: TransitionSession) -> Look {
    let views = session.controllers.views
    let look = Look(
      view: view, alpha: views.model(view.index, at: Component.alpha).pointee,
      transform: views.transform3D(view.index) ?? .identity)
    touched.append(look)
    return look
  }

  /// Sets a view's own transform, rotated about the vertical axis through its center, in
  /// perspective: the eye is twice the view's longer side away.
  private func turn(_ look: Look, _ angle: Double) {
    guard let views = controllers?.views, views.names.contains(look.view) else { return }
    let size = views.bounds(look.view.index).size
    set(
      look.view.index,
      look.transform.concatenating(.rotation(angle, x: 0, y: 1, z: 0))
        .concatenating(.perspective(distance: 2 * max(size.width, size.height, 1))))
  }

  private func set(_ view: Int, _ transform: Transform3D) {
    withUnsafeBytes(of: transform) { bytes in
      guard let values = bytes.bindMemory(to: Double.self).baseAddress else { return }
      controllers?.set(view, .transform3D, values)
    }
  }

  /// Animates changes between two fractions of the transition's time. If `endsTransition`, the end of
  /// the animation completes the transition.
  private func animate(
    _ session: TransitionSession, from begin: Double = 0, to end: Double = 1,
    _ curve: TimingCurve, endsTransition: Bool = true, _ changes: () -> Void
  ) {
    var options = AnimationOptions(duration: (end - begin) * session.duration)
    options.delay = begin * session.duration
    options.curve = curve
    if isGrabbable { options.flags = .allowUserInteraction }
    _ = session.animations.animate(
      options,
      completion: { _ in if endsTransition { _ = session.complete(!session.isCancelled) } },
      changes)
  }

  private func fade(_ view: Int, _ alpha: Double) {
    var alpha = alpha
    controllers?.set(view, .alpha, &alpha)
  }
}
