/// The transition between two children of a custom container (CN-3).
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
    let views = session.controllers.views
    if session.request.policy.has(.showsAndHides) { views.setHidden(to.viewIfLoaded.index, false) }
    let style = options.flags.transition
    // Without a style, or an old view that the new one could replace, the host's changes are the
    // animation.
    guard style != .none, let from = session.request.from, views.names.contains(from.viewIfLoaded),
      views.parent(from.viewIfLoaded.index) == session.containerView.index
    else {
      if !session.request.policy.has(.showsAndHides) {
        try? views.add(to.viewIfLoaded.index, to: session.containerView.index)
      }
      _ = session.animations.animate(
        options, completion: { _ in _ = session.complete(!session.isCancelled) }, animations)
      return
    }
    exchange(from.viewIfLoaded, to.viewIfLoaded, style, session)
  }

  /// Replaces the old view by the new one in a flip, a curl or a dissolve (UA-17), with the host's
  /// changes.
  private func exchange(
    _ from: Handle, _ to: Handle, _ style: ViewTransitionStyle, _ session: TransitionSession
  ) {
    let container = session.containerView.index
    let animations = session.animations
    if session.request.policy.has(.showsAndHides) {
      // Both views stay where they are in the tree.
    } else if style == .curlUp {
      try? session.controllers.views.insert(to.index, into: container, below: from.index)
    } else {
      try? session.controllers.views.insert(to.index, into: container, above: from.index)
    }
    let id = animations.beginViewTransition(style, from: from.index, to: to.index)
    let end: (Bool) -> Void = { _ in
      animations.endViewTransition(id)
      _ = session.complete(!session.isCancelled)
    }
    _ = animations.animate(options, completion: end) {
      animations.applyViewTransition(id)
      self.animations()
    }
  }

  /// Moves from one child to another. The new view is added beside the old one, which is removed at
  /// the end; or both stay in the tree and are shown and hidden. The host has added the children
  /// and adds or removes no view itself.
  static func perform(
    in container: ViewController, from: ViewController, to: ViewController,
    options: AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?, _ transitions: Transitions
  ) throws(Fault) {
    let showsAndHides = options.flags.contains(.showHideTransitionViews)
    // A request that waits will find the views where the transition before it has put them: until
    // then only the children can be checked.
    if transitions.isBusy(container) {
      try checkChildren(container, from, to)
    } else {
      _ = try superview(container, from, to, holdsBoth: showsAndHides)
    }
    guard container.forwardsAppearance else {
      throw Fault(
        .invalidState, "the container does not forward appearance to its children: let it first")
    }
    transitions.perform(for: container, naming: [from, to]) {
      let isShown = container.isOnScreen && from.isOnScreen
      var request = TransitionRequest(
        policy: .container, container: container, from: from, to: to,
        isAnimated: isShown && options.total > 0 && options.total.isFinite,
        containerView: { () throws(Fault) in
          try superview(container, from, to, holdsBoth: showsAndHides)
        })
      if showsAndHides { request.policy.traits.insert(.showsAndHides) }
      request.changes = animations
      request.completion = completion
      guard request.isAnimated else { return transitions.begin(request) }
      guard
        let animator = try? container.controllers.entities.insertOwn(
          ContainerTransition(options: options, animations: animations), as: .animationController)
      else {
        completion?(false)
        return
      }
      request.animator = animator
      transitions.begin(request)
      container.controllers.entities.release(animator.handle)
    }
  }

  /// A custom container's description of a transition that an animator carries out.
  struct Plan {
    var from: ViewController?
    var to: ViewController?
    /// The view in which the transition takes place; none takes the old view's superview, or the
    /// container's view.
    var containerView = Handle.none
    var operation = TransitionPolicy.Operation.none
    /// None replaces the views at once.
    var animator: AnimatedTransitioning?
    var interactor: InteractiveTransitioning?
    var initialFrames = TransitionSession.Frames()
    var finalFrames = TransitionSession.Frames()
  }

  /// Carries out a plan by animation and interaction controllers, with a context and a coordinator.
  /// One of the two sides may be missing.
  static func perform(
    in container: ViewController, _ plan: Plan, completion: ((Bool) -> Void)?,
    _ transitions: Transitions
  ) throws(Fault) {
    if transitions.isBusy(container) {
      try checkChildren(container, plan.from, plan.to)
    } else {
      _ = try containerView(container, plan)
    }
    guard container.forwardsAppearance else {
      throw Fault(
        .invalidState, "the container does not forward appearance to its children: let it first")
    }
    let entities = container.controllers.entities
    // Objects of a waiting request are held until it starts.
    let held: [Entity?] = [plan.animator, plan.interactor]
    for entity in held { if let entity { entities.retain(entity) } }
    var sides: [ViewController] = []
    for side in [plan.from, plan.to] { if let side { sides.append(side) } }
    transitions.perform(for: container, naming: sides) {
      let isShown =
        container.isOnScreen && plan.from?.isOnScreen ?? true
      var request = TransitionRequest(
        policy: .custom(plan.operation), container: container, from: plan.from, to: plan.to,
        isAnimated: isShown && plan.animator != nil,
        containerView: { () throws(Fault) in try containerView(container, plan) })
      request.animator = plan.animator
      request.interactor = plan.interactor
      request.initialFrames = plan.initialFrames
      request.finalFrames = plan.finalFrames
      if plan.to?.lifecycle.isJoining ?? false { request.parentChanges.insert(.toJoins) }
      if plan.from?.lifecycle.isLeaving ?? false { request.parentChanges.insert(.fromLeaves) }
      request.settle = { completed in
        guard completed, plan.finalFrames.to != .zero, let to = plan.to, to.isViewLoaded else {
          return
        }
        container.controllers.animations.performWithoutAnimation {
          container.controllers.setFrame(to.viewIfLoaded.index, plan.finalFrames.to)
        }
      }
      request.completion = completion
      transitions.begin(request)
      for entity in held { if let entity { entities.release(entity.handle) } }
    }
  }

  /// Returns the view in which a plan's transition takes place: the plan's, else the superview of
  /// the old view, else the container's view.
  private static func containerView(
    _ container: ViewController, _ plan: Plan
  ) throws(Fault) -> Handle {
    try checkChildren(container, plan.from, plan.to)
    let views = container.controllers.views
    if views.names.contains(plan.containerView) { return plan.containerView }
    if let from = plan.from, from.isViewLoaded,
      let superview = views.parent(from.viewIfLoaded.index)
    {
      return views.rows[superview].handle
    }
    return try container.view()
  }

  /// Returns the view in which the transition takes place, the superview of the old view; with
  /// `holdsBoth` the new view has to be in it, too. Asked with the request, and again when the
  /// transition starts.
  private static func superview(
    _ container: ViewController, _ from: ViewController, _ to: ViewController, holdsBoth: Bool
  ) throws(Fault) -> Handle {
    try checkChildren(container, from, to)
    let views = container.controllers.views
    guard from.isViewLoaded, let superview = views.parent(from.viewIfLoaded.index) else {
      throw Fault(.invalidState, "the old view controller's view has no superview")
    }
    if holdsBoth {
      guard to.isViewLoaded, views.parent(to.viewIfLoaded.index) == superview else {
        throw Fault(
          .invalidState, "the new view controller's view does not stand beside the old one's")
      }
    }
    return views.rows[superview].handle
  }

  /// Throws unless both sides are children of the container, and different.
  private static func checkChildren(
    _ container: ViewController, _ from: ViewController?, _ to: ViewController?
  ) throws(Fault) {
    guard from !== to else {
      throw Fault(.invalidArgument, "from and to must be two children of the container, or one")
    }
    for side in [from, to] {
      guard let side else { continue }
      guard side.parent == container.handle else {
        throw Fault(.invalidArgument, "both view controllers must be children of the container")
      }
      guard !container.keeps(side) else {
        throw Fault(
          .invalidState, "the container orders its children itself: use its own functions")
      }
    }
  }
}
