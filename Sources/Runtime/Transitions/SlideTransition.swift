/// The built-in transition of navigation: the upper screen slides over the full width, the dimmed
/// lower one over 30 % of it (TR-17, TR-20).
final class SlideTransition: AnimatedTransitioning {
  private let look: SlideShade.Look
  private var shade: SlideShade?
  /// The session holds this object, and ends it before it ends itself.
  private unowned(unsafe) var session: TransitionSession?

  init(_ look: SlideShade.Look = SlideShade.Look()) { self.look = look }

  override func transitionDuration(_ context: TransitionContext) -> Double {
    context.session?.request.policy.duration ?? 0
  }

  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    let controllers = session.controllers
    let isPop = session.request.policy.operation == .pop
    let containerView = session.containerView
    let bounds = controllers.views.bounds(containerView.index)
    let from = session.request.view(of: session.request.from)
    let to = session.request.view(of: session.request.to)
    let distance = session.direction.forward * bounds.size.width
    let above = offset(bounds, by: distance)
    let below = offset(bounds, by: -look.parallax * distance)
    if !to.isNone {
      controllers.setFrame(to.index, isPop ? below : above)
      try? insert(
        to.index, into: containerView.index, behind: isPop ? from : .none, controllers.views)
    }
    self.session = session
    shade = makeShade(look, isPop ? from : to, isPop: isPop, isPop ? bounds : above, session)
    var options = AnimationOptions(duration: session.duration)
    options.curve = .cubic(.easeInOut)
    _ = session.animations.animate(
      options, completion: { _ in _ = session.complete(!session.isCancelled) }
    ) {
      if !to.isNone { controllers.setFrame(to.index, bounds) }
      if !from.isNone { controllers.setFrame(from.index, isPop ? above : below) }
      shade?.move(look, to: isPop ? above : bounds, isOver: !isPop, controllers)
    }
  }

  override var companions: [Handle] { shade?.views ?? [] }

  /// Removes the shade. Completed ahead it lingers with its motion instead, for the next slide of the
  /// upper screen to take.
  override func animationEnded(_ completed: Bool) {
    guard let session, let shade else { return }
    self.session = nil
    self.shade = nil
    let views = session.controllers.views
    let until = session.animations.now + max(session.duration, TransitionSession.shortestCarry)
    if session.isAhead { session.transitions.keepShade(shade) }
    for view in shade.views where views.names.contains(view) {
      if session.isAhead {
        session.transitions.letLinger(view, lane: session.request.lane, until: until)
      } else {
        views.removeFromSuperview(view.index)
      }
      views.release(view)
    }
  }

  /// Adds the veil and the shadow below the upper screen, which starts at `frame`; those of an
  /// earlier slide of that screen are taken over. None if the upper screen is not in the container.
  private func makeShade(
    _ look: SlideShade.Look, _ upper: Handle, isPop: Bool, _ frame: Rect,
    _ session: TransitionSession
  ) -> SlideShade? {
    let views = session.controllers.views
    guard views.names.contains(upper), views.parent(upper.index) == session.containerView.index
    else { return nil }
    var shade = session.transitions.takeShade(under: upper, in: session.containerView)
    shade.direction = session.direction
    shade.enter(look, session.containerView, from: frame, isOver: isPop, session.controllers)
    return shade
  }

  /// Adds a view behind another one, or in front of all if that is not in the container.
  private func insert(
    _ view: Int, into containerView: Int, behind other: Handle, _ views: Views
  ) throws(Fault) {
    if !other.isNone, views.parent(other.index) == containerView {
      try views.insert(view, into: containerView, below: other.index)
    } else {
      try views.add(view, to: containerView)
    }
  }

  private func offset(_ rect: Rect, by distance: Double) -> Rect {
    Rect(origin: rect.origin + Vector(dx: distance, dy: 0), size: rect.size)
  }
}
