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
    if animator.endsWithItsTime {
      _ = complete(!isCancelled)
      return
    }
    guard !hasBeenReported else { return }
    watchdog = animations.now + Self.patience
    transitions.watch()
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

  /// The transition counts as completed from now on; its picture carries on, whatever its animator
  /// does when it hears of it. One that is in a hand, on its way back, or that has not
  /// begun is left alone.
  func completeAhead() {
    guard hasBegun, phase == .running || phase == .finishing, !animator.isLed else { return }
    isAhead = true
    transitions.flights.noteVelocity(flights)
    var picture = animations.picture(of: driver)
    if case .active(let own)? = vended?.state {
      for entry in animations.picture(of: own).entries
      where !picture.has(entry.view, entry.property) {
        picture.add(entry)
      }
    }
    phase = .finishing
    pictureAhead = picture
    vended?.completeAhead()
    conclude(completed: true, finished: true)
  }

  /// What has been placed elsewhere while it ended ahead of its time goes on from where it was, before
  /// the next one begins.
  private func carryOn() {
    guard let picture = pictureAhead else { return }
    pictureAhead = nil
    let rest = max(duration, Self.shortestCarry)
    animations.carryOn(picture, seconds: rest)
    request.sides?.fadeLingering(seconds: rest)
    transitions.keep(picture, of: request.lane, until: animations.now + rest)
  }

  /// Brings the transition to its end in place of its animator: what it moves is settled, then its
  /// completions are called, most of which complete it; if none does it ends all the
  /// same.
  func conclude(completed: Bool, finished: Bool) {
    guard phase != .ended else { return }
    isCancelled = !completed
    if phase == .interactive { phase = completed ? .finishing : .cancelling }
    var due: [Int32] = []
    driver.takeCompletions { due.append($0) }
    settleMotion(completed)
    for completion in due { animations.completions.settle(completion, finished: finished) }
    if phase != .ended { end(completed: completed) }
  }

  /// Ends the transition, in the order of R-1.
  func end(completed: Bool) {
    phase = .ended
    let outer = transitions.telling
    transitions.telling = self
    watchdog = .infinity
    // TR-2: without a word from the interactor the argument is the word.
    isCancelled = !completed
    // what is cut off is rolled back before anybody is told.
    settleMotion(completed)
    endFlights(completed)
    if hasBegun { controllers.host.call { animator.animationEnded(completed) } }
    if isInHand {
      request.putIn(completed ? request.coming : request.leaving, containerView)
      if request.policy.removesOldView || !completed { takeOut(completed: completed) }
    }
    request.settle(completed)
    if isInHand {
      request.didCalls(completed: completed, animated: hasBegun && request.isAnimated)
    }
    request.moved(completed)
    coordinator.finish(cancelled: !completed)
    transitions.telling = outer
    if completed { request.didShow() }
    controllers.events.post(
      .transitionEnded, request.container.handle, other: request.to?.handle ?? .none,
      detail: completed ? 1 : 0)
    request.completion?(completed && !(isTornOff && request.tellsTearing))
    request.interactor?.unbind(self)
    carryOn()
    transitions.sessionEnded(self, completed: completed)
  }

  /// Over how many seconds at least what has been placed anew goes there.
  static var shortestCarry: Double { 0.25 }

  /// What has left leaves; the picture of what is completed ahead stays until it is covered.
  private func takeOut(completed: Bool) {
    let side = completed ? request.leaving : request.coming
    guard isAhead, completed, let side else { return request.takeOut(side) }
    let parts = request.sides?.parts(of: side) ?? []
    let view =
      request.sides?.letLinger(side)
      ?? (request.staysInPicture(side, containerView) ? side.viewIfLoaded : .none)
    guard !view.isNone else { return request.takeOut(side) }
    let rest = max(duration, Self.shortestCarry)
    transitions.letLinger(
      side, in: view, parts: parts, lane: request.lane, until: animations.now + rest)
  }

  /// What moves comes to its end, once: at the targets when completed, at the starts when not. Motion
  /// that is still on its way to the targets carries on alone, and lets touches through.
  func settleMotion(_ completed: Bool) {
    guard !hasSettledMotion else { return }
    hasSettledMotion = true
    driver.arrived = nil
    driver.outcome = completed ? .end : .start
    let hasBegun = driver.isRunning || driver.fraction > 0
    if !completed {
      animations.rollBackAll(driver)
    } else if driver.fraction >= driver.extent {
      animations.arriveAll(driver)
    } else if !isTornOff, hasBegun || isAhead, !driver.members.isEmpty {
      for member in driver.members { animations.tracks.unblockInteraction(member.group) }
      animations.letGo(driver)
    } else {
      animations.jumpAll(driver)
    }
    // Those whose part was not over yet: they are where the transition is.
    let left = carried
    carried = []
    for animator in left { animator.leaveCarrier() }
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
    // Two that go back together hold each other, also without members.
    driver.partner?.partner = nil
    driver.partner = nil
    carried = []
  }
}

/// The watchdog.
extension TransitionSession {
  /// Whether somebody is to be told now that the transition is late. An interruptible animator has
  /// its time from the moment at which it is no more at it; a hand that rests on its recognizer may
  /// rest.
  func isLate() -> Bool {
    if phase == .interactive {
      guard !(interactor?.isHeld ?? false) else {
        watchHand()
        return false
      }
      watchdog = .infinity
      hasBeenReported = true
      return true
    }
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

  /// The hand has it, or has just moved it: it is late when nothing more comes for long.
  func watchHand() {
    guard phase == .interactive, !hasBeenReported else { return }
    watchdog = animations.now + Self.patienceWithHands
    transitions.watch()
  }

  /// How long after its animations an animator may take to complete the transition, in seconds.
  private static var patience: Double { 1 }

  /// How long a hand may hold a transition and say nothing, in seconds: a finger that rests on a
  /// screen longer than that has been forgotten by whoever reports it.
  private static var patienceWithHands: Double { 10 }
}
