extension TransitionSession {
  /// The driver has arrived. Animators that animate by blocks have completed by now; others get
  /// some time, then a word (ruling 12).
  func driverArrived() {
    guard phase != .ended else { return }
    percentComplete = isCancelled ? 0 : 1
    watchdog = animations.now + Self.patience
    transitions.watch()
  }

  /// The animator says that it is done: to be called once, finished or cancelled (CONTRACT TR-1).
  func complete(_ didComplete: Bool) -> Bool {
    guard phase != .ended, phase != .preparing else { return false }
    // CONTRACT TR-2: without a word from the interactor the argument is the word.
    isCancelled = !didComplete
    end(completed: didComplete, began: true)
    return true
  }

  /// Ends the transition, in the order of ruling 1.
  func end(completed: Bool, began: Bool) {
    phase = .ended
    watchdog = .infinity
    if began { controllers.host.call { animator.animationEnded(completed) } }
    settleMotion(completed)
    if began { settleHierarchy(completed) }
    request.settle(completed)
    if began { didCalls(completed) }
    request.moved(completed)
    coordinator.finish(cancelled: !completed)
    if completed && began { request.didShow() }
    controllers.events.post(
      .transitionEnded, request.container.handle, other: request.to?.handle ?? .none,
      detail: completed ? 1 : 0)
    request.completion?(completed)
    request.interactor?.bind(nil)
    transitions.sessionEnded(self)
  }

  private func settleMotion(_ completed: Bool) {
    if let vended {
      controllers.entities.release(vended.handle)
      return
    }
    guard completed else { return animations.rollBackAll(driver) }
    if driver.fraction >= driver.extent {
      animations.arriveAll(driver)
    } else if driver.isRunning || driver.fraction > 0 {
      animations.letGo(driver)
    } else {
      animations.jumpAll(driver)
    }
  }

  /// CONTRACT TR-11: what has left leaves, what has come back stays, whatever the animator did.
  private func settleHierarchy(_ completed: Bool) {
    let views = controllers.views
    let shown = completed ? request.to : request.from
    let gone = completed ? request.from : request.to
    if let shown, shown.isViewLoaded, views.names.contains(containerView),
      !views.isDescendant(shown.viewIfLoaded.index, of: containerView.index)
    {
      controllers.fill(shown.viewIfLoaded.index, in: containerView.index)
      try? views.add(shown.viewIfLoaded.index, to: containerView.index)
    }
    guard let gone, gone.isViewLoaded, request.policy.removesOldView || !completed else { return }
    views.removeFromSuperview(gone.viewIfLoaded.index)
  }

  private func didCalls(_ completed: Bool) {
    if !completed {
      // CONTRACT LC-5, LC-6: back without passing through disappeared, all in this turn.
      request.to?.isMovingToParent = false
      request.from?.isMovingFromParent = false
      if let to = request.to { controllers.beginAppearance(to, false, animated: true) }
      if let from = request.from { controllers.beginAppearance(from, true, animated: true) }
    }
    let old = completed ? request.from : request.to
    let new = completed ? request.to : request.from
    if request.policy.didOrder == .oldFirst, let old { controllers.endAppearance(old) }
    if let new { controllers.endAppearance(new) }
    if request.policy.didOrder == .newFirst, let old { controllers.endAppearance(old) }
    request.from?.managers -= 1
    request.to?.managers -= 1
    request.to?.isMovingToParent = false
    request.from?.isMovingFromParent = false
  }

  /// How long after its animations an animator may take to complete the transition, in seconds.
  private static var patience: Double { 1 }
}
