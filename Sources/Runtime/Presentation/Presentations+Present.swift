extension Presentations {
  /// Presents a controller. If nothing else is under way, presenter and presented controller are
  /// linked at once (PR-9). A refused request changes nothing and makes no callbacks: once it
  /// waits, completes others or asks the host, it is accepted, and what hinders it is reported.
  func present(
    _ presented: ViewController, by source: ViewController, animated: Bool,
    completion: Completion? = nil
  ) throws(Fault) {
    try checkArguments(presented, source)
    var refusal: Fault?
    // During a transition only certain faults are thrown; others are reported when the request's
    // turn comes.
    if transitions.isBusy(.presentationLane) { refusal = busyFault(presented, source) }
    if refusal == nil {
      // From then on the request is accepted, and a fault is reported.
      var isLate = transitions.isBusy(.presentationLane) || !adaptations.isEmpty
      inTurn(for: source, naming: [presented], .presents(presented)) { [self] in
        do throws(Fault) {
          try checkArguments(presented, source)
          try open(presented, source, animated, completion) { isLate = true }
        } catch {
          if isLate {
            controllers.host.warn(error.code, "motus_view_controller_present", error.message)
            completion?(false)
          } else {
            refusal = error
          }
        }
      }
      isLate = true
    }
    if let refusal { throw refusal }
  }

  /// Throws for arguments that can never be presented.
  private func checkArguments(
    _ presented: ViewController, _ source: ViewController
  ) throws(Fault) {
    guard !controllers.isAround(presented, source) else {
      throw Fault(
        .invalidArgument, "a view controller cannot present itself or what it stands in")
    }
    guard presented.parent.isNone, controllers.root != presented.handle else {
      throw Fault(
        .invalidState,
        "\(controllers.name(presented)) has a parent or is the root: it cannot be presented")
    }
    try presented.checkIsNoStack()
    // The presenter may be further out than the source, never deeper.
    if presented.presenter.isNone { try controllers.checkRoom(for: presented, in: source) }
  }

  /// Returns the presenter: the nearest controller that defines a context, or the outermost (PR-1).
  func presenter(for source: ViewController, inContext: Bool) -> ViewController {
    (inContext
      ? controllers.nearest(to: source, through: .parents) { settings(of: $0).definesContext }
      : nil) ?? controllers.outermost(around: source)
  }

  /// Returns the fault that the request will meet when its turn comes, if waiting requests go as
  /// asked (PR-16); none if it will meet none.
  private func busyFault(_ presented: ViewController, _ source: ViewController) -> Fault? {
    let chains = comingChains
    let style = settings(of: presented).style.concrete
    let presenter = presenter(for: source, inContext: style.isInContext)
    if chains.presenter(of: presented) != nil { return alreadyPresented(presented) }
    if let other = chains.presented(by: presenter) { return busy(presenter, other) }
    let isFluid = source.interruption == .fluid
    return willBeThere(controllers.outermost(around: presenter), chains, isFluid)
      ? nil : notInWindow(presenter)
  }

  /// Whether an outermost controller can be in the window when the turn of a request comes: the
  /// root, a controller that will still be presented, or one whose view the host has put there. A
  /// dismissal under way may be cancelled, but for a fluid request, which completes it.
  private func willBeThere(_ outermost: ViewController, _ chains: Chains, _ isFluid: Bool) -> Bool {
    guard outermost.presenter.isNone else {
      return !isFluid || chains.presenter(of: outermost) != nil
    }
    return controllers.root == outermost.handle || chains.presenter(of: outermost) != nil
      || controllers.isThere(outermost) || outermost.appearance == .appearing
  }

  private func busy(_ presenter: ViewController, _ other: ViewController) -> Fault {
    Fault(.busy, "\(controllers.name(presenter)) presents \(controllers.name(other))")
  }

  private func notInWindow(_ presenter: ViewController) -> Fault {
    Fault(
      .invalidState, "\(controllers.name(presenter)), which would present, is not in the window")
  }

  private func alreadyPresented(_ presented: ViewController) -> Fault {
    Fault(.invalidState, "\(controllers.name(presented)) is presented already")
  }

  /// Presents in the request's turn; a fault leaves nothing behind. `willAsk` is called before the
  /// host is asked for anything.
  private func open(
    _ wanted: ViewController, _ source: ViewController, _ animated: Bool,
    _ completion: Completion?, willAsk: () -> Void
  ) throws(Fault) {
    finishAdaptations()
    let hadOwn = settings(of: wanted).presentationController != nil
    do throws(Fault) {
      try carryOut(wanted, source, animated, completion, willAsk)
    } catch {
      // A refused presentation leaves no presentation controller behind.
      if !hadOwn { settings(of: wanted).dropPresentationController() }
      throw error
    }
  }

  /// Finds presenter and presentation controller, in an adapted style if there is one, links them, and
  /// begins the transition. The arguments are checked again after the host has been asked.
  private func carryOut(
    _ wanted: ViewController, _ source: ViewController, _ animated: Bool,
    _ completion: Completion?, _ willAsk: () -> Void
  ) throws(Fault) {
    var presented = wanted
    var presenter = try checkedPresenter(
      presented, source, inContext: settings(of: presented).style.concrete.isInContext, animated)
    if asksHost(for: presented) { willAsk() }
    let own = try presentationController(for: presented, presenting: presenter, source: source)
    entities.retain(own)
    defer { entities.release(own.handle) }
    let presentation = try adapt(own, in: controllers.traits(of: presenter), &presented)
    if presentation === own { entities.retain(own) }
    entities.retain(presented)
    defer {
      entities.release(presented.handle)
      entities.release(presentation.handle)
    }
    let isFullscreen = controllers.host.call { presentation.shouldPresentInFullscreen }
    let movesPresenter = controllers.host.call { presentation.shouldRemovePresentersView }
    let settings = settings(of: presented)
    guard settings.transitionStyle != .partialCurl || presentation.style == .fullScreen else {
      throw Fault(.invalidState, "a partial curl is for full screen only")  // PR-4
    }
    if transitions.hasTransition(withoutChild: presented, unlessIn: nil) {
      willAsk()
      transitions.endTransitions(withoutChild: presented, unlessIn: nil)
    }
    // The host has been called, and may have changed anything.
    try checkArguments(presented, source)
    guard entities.contains(presentation.handle), !presentation.isActive,
      entities.contains(presented.handle), entities.contains(source.handle)
    else {
      throw Fault(.invalidState, "the presentation controller is gone, or presents")
    }
    presenter = try checkedPresenter(presented, source, inContext: !isFullscreen, animated)
    link(presentation, presenter, presented)
    presentation.cover(isFullscreen: isFullscreen, movesPresenter: movesPresenter)
    let request = makeRequest(presentation, presenter, presented, source, animated, completion)
    // The host has been called again, and may have ended the presentation with its root.
    guard presentation.isActive, presentation.presentedController === presented else {
      completion?(false)
      return
    }
    transitions.begin(request)
  }

  /// Whether the host is asked how a controller is presented.
  private func asksHost(for presented: ViewController) -> Bool {
    let settings = settings(of: presented)
    guard let own = settings.presentationController else {
      return settings.style == .custom && settings.transitioningDelegate != nil
    }
    return own.delegate != nil || own.style == .custom
  }

  /// Makes the request of a presentation's transition.
  private func makeRequest(
    _ presentation: PresentationController, _ presenter: ViewController,
    _ presented: ViewController, _ source: ViewController, _ animated: Bool,
    _ completion: Completion?
  ) -> TransitionRequest {
    let movesPresenter = presentation.movesPresenter
    let policy = TransitionPolicy(
      operation: .none, kind: .presentation, movesPresenter: movesPresenter,
      asksAnimatorAlways: presentation.style == .custom,
      presentationStyle: presentation.style.rawValue, willOrder: .oldFirst, didOrder: .newFirst,
      removesOldView: movesPresenter, duration: ModalTransition.duration)
    var request = TransitionRequest(
      policy: policy, container: presenter, from: presenter, to: presented, isAnimated: animated,
      containerView: { () throws(Fault) in try presentation.makeContainerView() })
    guard let transition = PresentationTransition.make([presentation], isDismissal: false) else {
      return request
    }
    fill(&request, transition)
    request.completion = completion
    guard animated || policy.asksAnimatorAlways else {
      setUpPartialCurl(presentation, &request)
      return request
    }
    if let delegate = settings(of: presented).transitioningDelegate {
      request.animator = controllers.host.call {
        delegate.animationController(
          forPresented: presented, presenting: presenter, source: source)
      }
      askForInteraction(&request, delegate)
    }
    setUpPartialCurl(presentation, &request)
    giveAnimator(&request, presentation, isPresenting: true)
    return request
  }

  /// Sets up a partial curl, if that is the style in full screen and the host gives no animator: the
  /// presenter's page stays in place, and the presenter gets the callbacks of full screen (LC-8).
  private func setUpPartialCurl(
    _ presentation: PresentationController, _ request: inout TransitionRequest
  ) {
    guard request.animator == nil, presentation.style == .fullScreen,
      transitionStyle(of: presentation) == .partialCurl
    else { return }
    presentation.keepPageCurled()
    request.policy.movesPresenter = false
    request.policy.removesOldView = false
    request.policy.notifiesPresenter = true
  }

  /// Fills in what requests of presentations and dismissals have in common.
  func fill(_ request: inout TransitionRequest, _ transition: PresentationTransition) {
    request.sides = transition
    // Transitions end with the runtime, which owns both.
    request.willShow = { [unowned(unsafe) self] in
      transition.begin(transitions.session(of: .presentationLane)?.coordinator)
    }
    request.settle = { completed in transition.settle(completed) }
    request.moved = { completed in transition.end(completed) }
  }

  /// Asks the delegate for an interaction controller, if something is animated.
  func askForInteraction(_ request: inout TransitionRequest, _ delegate: TransitioningDelegate) {
    guard request.isAnimated, let animator = request.animator else { return }
    let isPresenting = request.policy.kind == .presentation
    request.interactor = controllers.host.call {
      delegate.interactionController(for: animator, isPresenting: isPresenting)
    }
  }

  /// Gives the request an animator if the host has none: the controller's preferred one, else the
  /// presentation controller's, with its interaction controller if the request has none.
  func giveAnimator(
    _ request: inout TransitionRequest, _ presentation: PresentationController, isPresenting: Bool
  ) {
    guard request.animator == nil else { return }
    if presentation.takesPreferredTransition {
      request.takePreferred(of: presentation.presentedController, in: presentation.containerView)
    }
    guard request.animator == nil else { return }
    // If the table of objects is full the animator has no handle, and needs none.
    request.animator = presentation.makeAnimator(isPresenting: isPresenting)
    if request.interactor == nil, request.isAnimated {
      request.interactor = presentation.interaction(isPresenting: isPresenting)
    }
  }

  /// Returns the presenter; throws if it cannot present now.
  private func checkedPresenter(
    _ presented: ViewController, _ source: ViewController, inContext: Bool, _ animated: Bool
  ) throws(Fault) -> ViewController {
    guard presented.presenter.isNone else { throw alreadyPresented(presented) }
    let presenter = presenter(for: source, inContext: inContext)
    if let other = controllers.find(presenter.presented) { throw busy(presenter, other) }
    // PR-8: a presenter that is about to appear will be in the window when the transition starts.
    guard controllers.isThere(presenter) || (animated && presenter.appearance == .appearing) else {
      throw notInWindow(presenter)
    }
    return presenter
  }
}
