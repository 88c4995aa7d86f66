/// The transition between two children of a custom container (CONTRACT CN-3).
final class ContainerTransition: AnimatedTransitioning {
  private let options: AnimationOptions
  private let animations: () -> Void

  init(options: AnimationOptions, animations: @escaping () -> Void) {
    self.options = options
    self.animations = animations
  }

  override func transitionDuration(_ context: TransitionContext) -> Double { options.total }

  override func animateTransition(_ context: TransitionContext) {
    guard let session = context.session, let to = session.request.to else { return }
    try? session.controllers.views.add(to.viewIfLoaded.index, to: session.containerView.index)
    _ = session.animations.animate(
      options, completion: { _ in _ = session.complete(!session.isCancelled) }, animations)
  }

  /// Moves from one child to another: the new view is added beside the old one, which is removed at
  /// the end. The container has added the children and adds or removes no view itself.
  static func perform(
    in container: ViewController, from: ViewController, to: ViewController,
    options: AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?, _ transitions: Transitions
  ) throws(Fault) {
    // A request that waits finds the views where the transition before it has put them.
    if transitions.isBusy(container) {
      try checkChildren(container, from, to)
    } else {
      _ = try superview(container, from, to)
    }
    guard container.forwardsAppearance else {
      throw Fault(.invalidState, "the container forwards appearance by itself")
    }
    transitions.perform(for: container, naming: [from, to]) {
      let isShown = container.appearance == .appeared && from.appearance == .appeared
      var request = TransitionRequest(
        policy: .container, container: container, from: from, to: to,
        isAnimated: isShown && options.total > 0 && options.total.isFinite,
        containerView: { () throws(Fault) in try superview(container, from, to) })
      request.loadsUnseen = true
      request.changes = animations
      request.completion = completion
      guard request.isAnimated else { return transitions.begin(request) }
      guard
        let animator = try? container.controllers.entities.insert(
          ContainerTransition(options: options, animations: animations), as: .animatedTransitioning)
      else {
        completion?(false)
        return
      }
      request.animator = animator
      transitions.begin(request)
      container.controllers.entities.release(animator.handle)
    }
  }

  /// Where the transition happens; asked when it is requested and again when it starts.
  private static func superview(
    _ container: ViewController, _ from: ViewController, _ to: ViewController
  ) throws(Fault) -> Handle {
    try checkChildren(container, from, to)
    let views = container.controllers.views
    guard from.isViewLoaded, let superview = views.parent(from.viewIfLoaded.index) else {
      throw Fault(.invalidState, "the old view controller's view has no superview")
    }
    return views.rows[superview].handle
  }

  private static func checkChildren(
    _ container: ViewController, _ from: ViewController, _ to: ViewController
  ) throws(Fault) {
    guard from.parent == container.handle, to.parent == container.handle, from !== to else {
      throw Fault(.invalidArgument, "both view controllers must be children of the container")
    }
    guard !container.keeps(from), !container.keeps(to) else {
      throw Fault(.invalidState, "the container keeps an order of its own: ask it by its requests")
    }
  }
}
