/// The built-in transition of navigation: the upper screen slides over the full width, the lower one
/// over 30 % of it (TR-17).
final class SlideTransition: AnimatedTransitioning {
  private static let parallax = 0.3

  override func transitionDuration(_ context: TransitionContext) -> Double {
    context.session?.request.policy.duration ?? 0
  }

  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session else { return }
    let controllers = session.controllers
    let isPop = session.request.policy.operation == .pop
    let container = session.containerView.index
    let bounds = controllers.views.bounds(container)
    let from = session.request.view(of: session.request.from)
    let to = session.request.view(of: session.request.to)
    let right = offset(bounds, by: bounds.size.width)
    let left = offset(bounds, by: -Self.parallax * bounds.size.width)
    if !to.isNone {
      controllers.setFrame(to.index, isPop ? left : right)
      try? insert(to.index, into: container, behind: isPop ? from : .none, controllers.views)
    }
    var options = AnimationOptions(duration: session.duration)
    options.curve = .cubic(.easeInOut)
    _ = session.animations.animate(
      options, completion: { _ in _ = session.complete(!session.isCancelled) }
    ) {
      if !to.isNone { controllers.setFrame(to.index, bounds) }
      if !from.isNone { controllers.setFrame(from.index, isPop ? right : left) }
    }
  }

  private func insert(
    _ view: Int, into container: Int, behind other: Handle, _ views: Views
  ) throws(Fault) {
    if !other.isNone, views.parent(other.index) == container {
      try views.insert(view, into: container, below: other.index)
    } else {
      try views.add(view, to: container)
    }
  }

  private func offset(_ rect: Rect, by distance: Double) -> Rect {
    Rect(origin: rect.origin + Vector(dx: distance, dy: 0), size: rect.size)
  }
}
