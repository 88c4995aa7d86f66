extension Transitions {
  /// The same without animation: every call in its place, all in one turn (LC-3).
  func performWithoutAnimation(_ request: TransitionRequest) {
    hold(request)
    defer { release(request) }
    guard request.loadsUnseen || isVisible(request) else { return settleUnseen(request) }
    guard let containerView = load(request) else {
      request.settle(false)
      request.moved(false)
      request.completion?(false)
      return
    }
    // What was still on its way when it left is in its place when it comes back at once.
    let wasGone = request.coming.map { !controllers.isInWindow($0) || $0.isAway } ?? false
    claim(request.coming)
    request.takeInHand()
    request.willCalls(animated: false)
    request.willShow()
    if wasGone, let coming = request.coming, coming.isViewLoaded {
      animations.removeAll(from: coming.viewIfLoaded.index)
      for part in request.sides?.parts(of: coming) ?? []
      where controllers.views.names.contains(part) {
        animations.removeAll(from: part.index)
      }
    }
    request.putIn(request.coming, containerView)
    animations.performWithoutAnimation(request.changes)
    if request.policy.removesOldView { request.takeOut(request.leaving) }
    request.settle(true)
    for to in request.allAppearing
    where (request.container.hasBeenAppearing || request.coming == nil)
      && controllers.isInWindow(to)
    {
      controllers.deliverIsAppearing(to)
    }
    request.didCalls(completed: true, animated: false)
    request.moved(true)
    request.didShow()
    endLingering(in: request.lane, under: request.to)
    request.completion?(true)
  }

  private func isVisible(_ request: TransitionRequest) -> Bool {
    guard request.policy.kind != .dismissal else {
      return request.from.map { controllers.isInWindow($0) } ?? false
    }
    let container = request.container
    return container.appearance != .disappeared || controllers.isInWindow(container)
  }

  /// A container without a window changes its stack, and loads and reports nothing (AP-8).
  private func settleUnseen(_ request: TransitionRequest) {
    request.settle(true)
    if request.policy.removesOldView { request.takeOut(request.leaving) }
    request.moved(true)
    request.completion?(true)
  }

  private func load(_ request: TransitionRequest) -> Handle? {
    do throws(Fault) {
      let view = try request.containerView()
      try request.to?.loadViewIfNeeded()
      for side in request.othersComing { try side.loadViewIfNeeded() }
      return view
    } catch {
      controllers.host.warn(error.code, "motus_runtime_tick", error.message)
      return nil
    }
  }
}
