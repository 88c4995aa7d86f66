/// How a controller comes and goes by itself (CONTRACT 1.11).
final class ModalTransition: AnimatedTransitioning {
  /// Of a transition whose animator says nothing, in seconds: a choice of ours (CONTRACT §3.2).
  static let duration = 0.4
  /// Sheets and what covers: one critically damped spring (CONTRACT §6.2).
  static let spring = TimingCurve.spring(.system, initialVelocity: 0)

  private let style: ModalTransitionStyle
  private let isPresenting: Bool
  /// Whether fingers can take what moves.
  private let isGrabbable: Bool
  private var controllers: Controllers?
  private var touched: [Handle] = []

  init(_ style: ModalTransitionStyle, isPresenting: Bool, isGrabbable: Bool = false) {
    self.isGrabbable = isGrabbable
    self.style = style
    self.isPresenting = isPresenting
  }

  /// CONTRACT §3.2.
  override func transitionDuration(_ context: TransitionContext) -> Double {
    switch style {
    case .coverVertical: Self.spring.naturalDuration ?? Self.duration
    case .crossDissolve: 0.3
    case .flipHorizontal, .partialCurl: 0.75
    }
  }

  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    let request = session.request
    let moved = request.view(of: isPresenting ? request.to : request.from)
    let views = session.controllers.views
    if isPresenting, views.names.contains(moved) {
      if (try? views.filling(session.finalFrames.to, moved.index)) != nil {
        session.controllers.setFrame(moved.index, session.finalFrames.to)
      }
      try? views.add(moved.index, to: session.containerView.index)
    }
    guard request.isAnimated, views.names.contains(moved) else {
      _ = session.complete(true)
      return
    }
    let other = request.view(of: isPresenting ? request.from : request.to)
    controllers = session.controllers
    touched = [moved, other]
    switch style {
    case .coverVertical: cover(session, moved.index)
    case .crossDissolve: dissolve(session, moved.index)
    case .flipHorizontal: flip(session, moved, other)
    case .partialCurl: curl(session, other)
    }
  }

  /// What has been turned or faded is as it was, wherever it stands now.
  override func animationEnded(_ completed: Bool) {
    guard let controllers, style != .coverVertical else { return }
    controllers.animations.performWithoutAnimation {
      for view in touched where controllers.views.names.contains(view) {
        switch style {
        case .coverVertical: break
        case .crossDissolve: fade(view.index, 1)
        case .flipHorizontal: turn(view.index, 0)
        case .partialCurl: curl(view.index, 0)
        }
      }
    }
    self.controllers = nil
  }

  private func cover(_ session: TransitionSession, _ view: Int) {
    let views = session.controllers.views
    let frame = views.frame(view)
    let way = views.bounds(session.containerView.index).maxY - frame.minY
    let below = Rect(origin: frame.origin + Vector(dx: 0, dy: max(0, way)), size: frame.size)
    if isPresenting { session.controllers.setFrame(view, below) }
    animate(session, 0, 1, Self.spring) {
      session.controllers.setFrame(view, self.isPresenting ? frame : below)
    }
  }

  private func dissolve(_ session: TransitionSession, _ view: Int) {
    if isPresenting { fade(view, 0) }
    animate(session, 0, 1, .cubic(.easeInOut)) {
      self.fade(view, self.isPresenting ? 1 : 0)
    }
  }

  /// Edge-on in the middle, where one takes the place of the other (CONTRACT 1.11).
  private func flip(_ session: TransitionSession, _ moved: Handle, _ other: Handle) {
    let out = isPresenting ? other : moved
    let into = isPresenting ? moved : other
    let views = session.controllers.views
    let comes = views.names.contains(into)
    let goes = views.names.contains(out)
    let side = isPresenting ? Self.quarter : -Self.quarter
    if comes { turn(into.index, -side) }
    if goes {
      animate(session, 0, comes ? 0.5 : 1, .cubic(.easeIn), isLast: !comes) {
        self.turn(out.index, side)
      }
    }
    guard comes else { return }
    animate(session, goes ? 0.5 : 0, 1, .cubic(.easeOut)) { self.turn(into.index, 0) }
  }

  /// The presenting controller's view is the page that is turned over what comes.
  private func curl(_ session: TransitionSession, _ page: Handle) {
    let views = session.controllers.views
    let container = session.containerView.index
    guard views.names.contains(page), let superview = views.parent(page.index),
      superview == views.parent(container)
    else {
      _ = session.complete(true)
      return
    }
    try? views.insert(page.index, into: superview, above: container)
    curl(page.index, isPresenting ? 0 : 1)
    animate(session, 0, 1, .cubic(.easeInOut)) {
      self.curl(page.index, self.isPresenting ? 1 : 0)
    }
  }

  /// About the vertical axis through the middle.
  private func turn(_ view: Int, _ angle: Double) {
    set(view, .transform3D, 16) { values in
      let (sine, cosine) = Elementary.sincos(angle)
      for index in 0..<16 { values[index] = index == 5 || index == 15 ? 1 : 0 }
      values[0] = cosine
      values[2] = -sine
      values[8] = sine
      values[10] = cosine
    }
  }

  private func curl(_ view: Int, _ amount: Double) {
    set(view, .curl, 2) { values in
      values[0] = amount
      values[1] = -Self.quarter
    }
  }

  /// One block of the transition, between two fractions of its time.
  private func animate(
    _ session: TransitionSession, _ begin: Double, _ end: Double, _ curve: TimingCurve,
    isLast: Bool = true, _ changes: () -> Void
  ) {
    var options = AnimationOptions(duration: (end - begin) * session.duration)
    options.delay = begin * session.duration
    options.curve = curve
    if isGrabbable { options.flags = .allowUserInteraction }
    _ = session.animations.animate(
      options, completion: { _ in if isLast { _ = session.complete(!session.isCancelled) } },
      changes)
  }

  private func fade(_ view: Int, _ alpha: Double) {
    set(view, .alpha, 1) { values in values[0] = alpha }
  }

  private func set(
    _ view: Int, _ property: PropertyID, _ count: Int,
    _ fill: (UnsafeMutablePointer<Double>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { room in
      guard let values = room.baseAddress else { return }
      fill(values)
      controllers?.set(view, property, values)
    }
  }

  /// A quarter of a turn.
  private static var quarter: Double { 1.5707963267948966 }
}
