extension Presentations {
  /// Dismisses everything that a controller, or the nearest ancestor that presents, has presented;
  /// if none has, the presentation that contains the controller (PR-2).
  func dismiss(
    _ controller: ViewController, animated: Bool, completion: Completion? = nil
  ) {
    dismissInTurn(controller, animated, completion, byUser: nil)
  }

  /// Dismisses a presentation for the user, with what it presents (PR-7): asks whether that may be,
  /// and notifies of the attempt or of the dismissal; `willRequest` is called after that. Returns
  /// whether the dismissal has been requested; if not, the completion is called with false.
  func dismissByUser(
    _ presentation: PresentationController, animated: Bool,
    interaction: InteractiveTransitioning? = nil, completion: Completion? = nil,
    willRequest: () -> Void = {}
  ) -> Bool {
    guard presentation.isActive, let presented = presentation.presentedController else {
      completion?(false)
      return false
    }
    guard mayDismiss(presentation) else {
      controllers.events.post(
        .didAttemptToDismiss, presentation.handle, other: presented.handle)
      if let delegate = presentation.delegate {
        controllers.host.call { delegate.didAttemptToDismiss(presentation) }
      }
      completion?(false)
      return false
    }
    controllers.events.post(.willDismiss, presentation.handle, other: presented.handle)
    if let delegate = presentation.delegate {
      controllers.host.call { delegate.willDismiss(presentation) }
    }
    guard presentation.isActive, let presenter = presentation.presentingController else {
      completion?(false)
      return false
    }
    willRequest()
    dismissInTurn(presenter, animated, completion, byUser: presentation, interaction)
    return true
  }

  /// Whether the user may end a presentation.
  func mayDismiss(_ presentation: PresentationController) -> Bool {
    if let presented = presentation.presentedController, settings(of: presented).isModal {
      return false
    }
    guard let delegate = presentation.delegate else { return true }
    return controllers.host.call { delegate.shouldDismiss(presentation) }
  }

  /// Dismisses when the request's turn comes, if there is still something to dismiss; one by the user
  /// only if its presentation still has the same presenter.
  private func dismissInTurn(
    _ controller: ViewController, _ animated: Bool, _ completion: Completion?,
    byUser: PresentationController?, _ interaction: InteractiveTransitioning? = nil
  ) {
    inTurn(for: controller, .dismisses) { [self] in
      guard let presenter = dismisser(for: controller),
        byUser?.isActive ?? true, byUser.map({ $0.presenting == presenter.handle }) ?? true
      else {
        completion?(false)
        return
      }
      dismissAll(by: presenter, animated, completion, byUser: byUser, interaction)
    }
  }

  /// Returns the presenter of what is to be dismissed: the controller or its nearest ancestor that
  /// presents, else the presenter of the presentation that contains the controller (PR-2).
  private func dismisser(for controller: ViewController) -> ViewController? {
    controllers.nearest(to: controller, through: .parents) { !$0.presented.isNone }
      ?? controllers.find(controllers.outermost(around: controller).presenter)
  }

  /// Dismisses everything that a presenter has presented, in one transition, which leads from the top
  /// of the chain to the presenter. Where `isForced`, no animator is asked for without animation.
  private func dismissAll(
    by presenter: ViewController, _ animated: Bool, _ completion: Completion?,
    byUser: PresentationController?, _ interaction: InteractiveTransitioning? = nil,
    isForced: Bool = false
  ) {
    finishAdaptations()
    var chain: [PresentationController] = []
    var others: [ViewController] = []
    var current = presenter
    while let next = controllers.find(current.presented), let presentation = presentation(of: next)
    {
      chain.append(presentation)
      others.append(next)
      current = next
    }
    guard let base = chain.first, let top = chain.last, let leaving = others.popLast(),
      let transition = PresentationTransition.make(chain, isDismissal: true, byUser: byUser)
    else {
      completion?(false)
      return
    }
    let policy = TransitionPolicy(
      operation: .none, kind: .dismissal, movesPresenter: base.movesPresenter,
      asksAnimatorAlways: top.style == .custom && !isForced,
      presentationStyle: top.style.rawValue, willOrder: .oldFirst, didOrder: .newFirst,
      removesOldView: true, duration: ModalTransition.duration)
    var request = TransitionRequest(
      policy: policy, container: presenter, from: leaving, to: presenter,
      isAnimated: animated && controllers.isInWindow(leaving),
      containerView: { () throws(Fault) in try top.makeContainerView() })
    request.others = others
    fill(&request, transition)
    // The presentation whose delegate is notified at the end is held until then.
    let held = byUser?.handle ?? .none
    // Transitions end with the runtime, which owns both.
    request.completion = { [unowned(unsafe) self] completed in
      transition.notifyOfUsersDismissal(completed)
      completion?(completed)
      entities.release(held)
    }
    if request.isAnimated || policy.asksAnimatorAlways {
      if let delegate = settings(of: leaving).transitioningDelegate {
        request.animator = controllers.host.call {
          delegate.animationController(forDismissed: leaving)
        }
        askForInteraction(&request, delegate)
      }
      if request.interactor == nil, request.isAnimated { request.interactor = interaction }
      giveAnimator(&request, top, isPresenting: false)
    }
    // The host has been called: it may have ended one of them meanwhile.
    for presentation in chain where !presentation.isActive {
      completion?(false)
      return
    }
    if let byUser { entities.retain(byUser) }
    transitions.begin(request)
  }

  /// Ends at once what is presented by a root that leaves the window, by controllers whose views
  /// leave with its view, and what shows the next root: a request of it that waited may have begun
  /// meanwhile.
  func endAll(by root: ViewController, before next: ViewController?) {
    transitions.endLingering(in: .presentationLane, under: nil)
    guard leavingPresenter(root, next) != nil || transitions.isBusy(.presentationLane)
    else { return }
    finishAdaptationsOfRoot()
    // With the end of a transition the next waiting request begins, and is ended, too.
    for _ in 0..<Self.maximumEnds {
      guard let session = transitions.session(of: .presentationLane) else { break }
      if session.hasEnded {
        // A callback of its end has called this: the rest is done after it.
        return transitions.perform(for: root, lane: .presentationLane) { [self] in
          dismissAll(by: root, false, nil, byUser: nil, isForced: true)
          // The dismissal has put the view of a former root into the window again.
          controllers.takeOutFormerRoot(root)
        }
      }
      session.end(completed: session.hasBegun && !session.isCancelled)
    }
    // A callback of a dismissal may present again.
    for _ in 0..<Self.maximumEnds {
      guard let presenter = leavingPresenter(root, next) else { break }
      dismissAll(by: presenter, false, nil, byUser: nil, isForced: true)
    }
  }

  /// Returns the first presenter whose presentations end when the next root replaces a root: the root
  /// itself, one that presents the next root, or one whose view leaves with the root's.
  private func leavingPresenter(
    _ root: ViewController, _ next: ViewController?
  ) -> ViewController? {
    if !root.presented.isNone { return root }
    for presentation in active {
      guard let presenter = presentation.presentingController else { continue }
      if presentation.presented == next?.handle || leaves(presenter, of: presentation, with: root) {
        return presenter
      }
    }
    return nil
  }

  /// Whether the view of a presenter without a parent leaves with the root's: it stands in that, or did
  /// before its presentation took it out of the window, or stands nowhere. A child takes along what it
  /// presents in its context.
  private func leaves(
    _ presenter: ViewController, of presentation: PresentationController, with root: ViewController
  ) -> Bool {
    guard presenter.parent.isNone, root.isViewLoaded, presenter.isViewLoaded else { return false }
    let views = controllers.views
    var place = presenter.viewIfLoaded
    if !views.isInWindow(place.index) { place = presentation.presenterSuperview }
    guard views.names.contains(place), views.isInWindow(place.index) else { return true }
    return views.isDescendant(place.index, of: root.viewIfLoaded.index)
  }

  /// Limit of the transitions, and of the dismissals, that are ended with a root.
  private static var maximumEnds: Int { 64 }
}
