extension Transitions {
  /// The same without animation: every call in its place, all in one turn (CONTRACT LC-3).
  func performWithoutAnimation(_ request: TransitionRequest) {
    let container = request.container
    let isShown = container.appearance != .disappeared
    controllers.entities.hold(container)
    defer { controllers.entities.release(container.handle) }
    guard isShown || container.isViewLoaded else { return settle(request) }
    guard let containerView = load(request) else {
      request.settle(false)
      request.moved(false)
      request.completion?(false)
      return
    }
    request.from?.managers += 1
    request.to?.managers += 1
    request.to?.isMovingToParent = request.policy.operation == .push
    request.from?.isMovingFromParent = request.policy.operation == .pop
    if isShown { willCalls(request) }
    request.willShow()
    if let to = request.to, to.isViewLoaded {
      controllers.fill(to.viewIfLoaded.index, in: containerView.index)
      try? controllers.views.add(to.viewIfLoaded.index, to: containerView.index)
    }
    if request.policy.removesOldView, let from = request.from, from.isViewLoaded {
      controllers.views.removeFromSuperview(from.viewIfLoaded.index)
    }
    request.settle(true)
    if isShown { didCalls(request, containerAppears: container.appearance == .appearing) }
    request.from?.managers -= 1
    request.to?.managers -= 1
    request.to?.isMovingToParent = false
    request.from?.isMovingFromParent = false
    request.moved(true)
    request.didShow()
    request.completion?(true)
  }

  /// A container without a window changes its stack and nothing else (CONTRACT AP-8).
  private func settle(_ request: TransitionRequest) {
    request.settle(true)
    request.moved(true)
    request.completion?(true)
  }

  private func load(_ request: TransitionRequest) -> Handle? {
    do throws(Fault) {
      let view = try request.containerView()
      try request.from?.loadViewIfNeeded()
      try request.to?.loadViewIfNeeded()
      return view
    } catch {
      controllers.host.warn(error.code, "motus_runtime_tick", error.message)
      return nil
    }
  }

  private func willCalls(_ request: TransitionRequest) {
    if request.policy.willOrder == .oldFirst, let from = request.from {
      controllers.beginAppearance(from, false, animated: false)
    }
    if let to = request.to { controllers.beginAppearance(to, true, animated: false) }
    if request.policy.willOrder == .newFirst, let from = request.from {
      controllers.beginAppearance(from, false, animated: false)
    }
  }

  /// A child that comes while its container is appearing has its did-call with the container's
  /// (CONTRACT AP-6).
  private func didCalls(_ request: TransitionRequest, containerAppears: Bool) {
    if let to = request.to { controllers.deliverIsAppearing(to) }
    if request.policy.didOrder == .oldFirst, let from = request.from {
      controllers.endAppearance(from)
    }
    if !containerAppears, let to = request.to { controllers.endAppearance(to) }
    if request.policy.didOrder == .newFirst, let from = request.from {
      controllers.endAppearance(from)
    }
  }
}
