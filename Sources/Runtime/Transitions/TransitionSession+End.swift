extension TransitionSession {
  /// The driver has arrived. Animators that animate by blocks have completed by now; others get
  /// some time, then a word.
  func driverArrived() {
    guard !driver.isRunning, phase != .ended, phase != .interactive else { return }
    if !isCancelled && driver.fraction < driver.extent {
      // Something moves longer than the transition.
      let rest = (driver.extent - driver.fraction) * duration
      return animations.run(driver, to: driver.extent, curve: .linear, duration: rest)
    }
    percentComplete = isCancelled ? 0 : 1
    guard !hasBeenReported else { return }
    watchdog = animations.now + Self.patience
    transitions.watch()
  }

  /// Whether somebody is to be told now that the transition is late. An interruptible animator has
  /// its time from the moment at which it is no more at it.
  func isLate() -> Bool {
    let isAtIt = activeVended != nil
    if isAtIt || hasWaitedForVended {
      hasWaitedForVended = isAtIt
      watchdog = animations.now + Self.patience
      return false
    }
    watchdog = .infinity
    hasBeenReported = true
    return true
  }

  /// The animator says that it is done: to be called once, finished or cancelled (TR-1).
  func complete(_ didComplete: Bool) -> Bool {
    guard hasBegun, phase != .ended else { return false }
    if phase == .interactive {
      // TR-2: without a word from the interactor the argument is the word.
      phase = didComplete ? .finishing : .cancelling
      isCancelled = !didComplete
      post(didComplete ? .transitionFinishing : .transitionCancelling, value: percentComplete)
      coordinator.interactionChanged(ended: true)
      guard phase != .ended else { return true }
    }
    end(completed: didComplete)
    return true
  }

  /// The transition counts as completed from now on; its picture carries on. One that is
  /// in a hand, on its way back, or that has not begun is left alone.
  func completeAhead() {
    guard hasBegun, phase == .running || phase == .finishing else { return }
    end(completed: true)
  }

  /// Ends the transition, in the order of R-1.
  func end(completed: Bool) {
    phase = .ended
    watchdog = .infinity
    // TR-2: without a word from the interactor the argument is the word.
    isCancelled = !completed
    // what is cut off is rolled back before anybody is told.
    settleMotion(completed)
    if hasBegun { controllers.host.call { animator.animationEnded(completed) } }
    if isInHand {
      request.putIn(completed ? request.coming : request.leaving, containerView)
      if request.policy.removesOldView || !completed {
        request.takeOut(completed ? request.leaving : request.coming)
      }
    }
    request.settle(completed)
    if isInHand {
      request.didCalls(completed: completed, animated: hasBegun && request.isAnimated)
    }
    request.moved(completed)
    coordinator.finish(cancelled: !completed)
    if completed { request.didShow() }
    controllers.events.post(
      .transitionEnded, request.container.handle, other: request.to?.handle ?? .none,
      detail: completed ? 1 : 0)
    request.completion?(completed)
    request.interactor?.unbind(self)
    transitions.sessionEnded(self)
  }

  /// What moves comes to its end: at the targets when completed, at the starts when not. Motion
  /// that is still on its way to the targets carries on alone.
  func settleMotion(_ completed: Bool) {
    driver.arrived = nil
    let hasBegun = driver.isRunning || driver.fraction > 0
    if completed && hasBegun && driver.fraction < driver.extent && !driver.members.isEmpty {
      return animations.letGo(driver)
    }
    if !completed {
      animations.rollBackAll(driver)
    } else if driver.fraction >= driver.extent {
      animations.arriveAll(driver)
    } else {
      animations.jumpAll(driver)
    }
  }

  /// The names end, and what they held is let go.
  func letGoOfNames() {
    let entities = controllers.entities
    if let vended { entities.release(vended.handle) }
    vended = nil
    if !containerView.isNone { controllers.views.release(containerView) }
    entities.release(context.handle)
    entities.release(coordinator.handle)
    context.dispose()
    coordinator.dispose()
  }

  /// The runtime ends: nobody is called.
  func forget() {
    request.interactor?.unbind(self)
    driver.arrived = nil
  }

  /// How long after its animations an animator may take to complete the transition, in seconds.
  private static var patience: Double { 1 }
}
