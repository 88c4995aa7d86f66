/// A transition without animation: all its steps in one turn (LC-3).
struct ImmediateTransition {
  private let request: TransitionRequest
  private let transitions: Transitions
  private var containerView = Handle.none
  /// Whether the arriving side was not visible before.
  private var wasGone = false

  init(_ request: TransitionRequest, _ transitions: Transitions) {
    self.request = request
    self.transitions = transitions
  }

  private var controllers: Controllers { transitions.controllers }
  private var animations: Animations { transitions.animations }

  /// Performs all steps; reports that the transition has not taken place if views cannot be loaded.
  mutating func run() {
    transitions.retain(request)
    defer { transitions.release(request) }
    guard request.policy.has(.loadsUnseen) || isVisible else { return settleUnseen() }
    for step in request.policy.immediate {
      guard perform(step) else { return comeToNothing() }
    }
  }

  /// Performs a step; returns whether the transition can go on.
  private mutating func perform(_ step: TransitionStep) -> Bool {
    switch step {
    case .loadViews: return load()
    case .claimViews:
      wasGone = request.coming.map { !controllers.isInWindow($0) || $0.isAway } ?? false
      transitions.endAbsence(of: request.coming)
    case .takeAppearance: request.takeAppearance()
    case .delegateWillShow: request.willShow()
    case .endOldMotion: endOldMotion()
    case .placeViews: request.putIn(request.coming, containerView)
    case .applyChanges:
      animations.performWithoutAnimation(request.changes)
      if request.policy.removesOldView { request.takeOut(request.leaving, containerView) }
    case .settleContainer: request.settle(true)
    case .toIsAppearing: deliverIsAppearing()
    case .membersMoved: request.moved(true)
    case .delegateDidShow: request.didShow()
    case .endLingering: transitions.endLingering(in: request.lane, under: request.to)
    case .completion: request.completion?(true)
    default: request.perform(step, animated: false)
    }
    return true
  }

  /// Whether the container, or the side that is dismissed, is shown or about to be.
  private var isVisible: Bool {
    guard request.policy.kind != .dismissal else {
      return request.from.map { controllers.isInWindow($0) } ?? false
    }
    let container = request.container
    return container.appearance != .disappeared || controllers.isInWindow(container)
  }

  /// Changes a container that has no window: nothing is loaded or reported (AP-8).
  private func settleUnseen() {
    request.settle(true)
    if request.policy.removesOldView { request.takeOut(request.leaving, containerView) }
    request.moved(true)
    request.completion?(true)
  }

  /// Restores the old arrangement, and reports that the transition has not taken place.
  private func comeToNothing() {
    request.settle(false)
    request.moved(false)
    request.completion?(false)
  }

  /// Loads the views of container and arriving sides; false with a warning if that fails.
  private mutating func load() -> Bool {
    do throws(Fault) {
      containerView = try request.containerView()
      try request.to?.loadViewIfNeeded()
      for side in request.othersComing { try side.loadViewIfNeeded() }
      return true
    } catch {
      controllers.host.warn(error.code, "motus_runtime_tick", error.message)
      return false
    }
  }

  /// Ends motions of the arriving view, and of its presentation's views, from when it left: it was
  /// not visible any more, or only still drawn. A presenter that a block has resized behind what
  /// covered it goes on with that block.
  private func endOldMotion() {
    guard wasGone, let coming = request.coming, coming.isViewLoaded else { return }
    if request.policy.kind != .dismissal
      || animations.tracks.resizings(of: coming.viewIfLoaded.index).isEmpty
    {
      animations.removeAll(from: coming.viewIfLoaded.index)
    }
    for part in request.sides?.parts(of: coming) ?? [] where controllers.views.names.contains(part)
    {
      animations.removeAll(from: part.index)
    }
  }

  /// Sends `viewIsAppearing` to sides whose views are in the window. A container that has yet to
  /// receive it hands it on to its children by itself.
  private func deliverIsAppearing() {
    for to in request.allAppearing
    where (request.container.lifecycle.hasBeenAppearing || request.coming == nil)
      && controllers.isInWindow(to)
    {
      controllers.deliverIsAppearing(to)
    }
  }
}
