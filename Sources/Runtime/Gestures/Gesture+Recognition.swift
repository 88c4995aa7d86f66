/// Arbitration between recognizers, and the calls that follow.
extension Gesture {
  /// Called by a subclass that has seen its gesture: recognizes now, waits for others to fail, or
  /// fails because another recognizer has its fingers.
  final func recognize() {
    guard state == .possible, isAlive else { return }
    gestures.entities.hold(self)
    defer { gestures.entities.release(handle) }
    let others = rivals()
    guard findBlockers(among: others), state == .possible else { return fail() }
    isWaiting = !blockers.isEmpty
    guard !isWaiting else { return gestures.wait(self) }
    if let delegate, !gestures.host.call({ delegate.shouldBegin(self) }) { return fail() }
    for other in others where other.hasRecognized && other.prevents(self) {
      guard isTogether(with: other) else { return fail() }
    }
    // The host has been asked, and may have done anything.
    guard state == .possible, isAlive, isEnabled else { return }
    sleep()
    willRecognize()
    state = isDiscrete ? .ended : .began
    if delays.contains(.end) { gestures.claimLifts(for: self) }
    for other in others where other.state == .possible && prevents(other) && other.isAlive {
      if !isTogether(with: other), other.state == .possible { other.fail() }
    }
    for other in others where other.isActive && other.yields(to: self) && other.isAlive {
      if !isTogether(with: other), other.isActive { other.cancel() }
    }
    gestures.settleWaiting(for: self, hasRecognized: true)
    tell(isDiscrete ? .ended : .began)
    if touches.isEmpty, hasRecognized, !isFingerless { reset() }
  }

  /// Fails without a callback; recognizers that wait for this one can recognize now.
  final func fail() {
    guard state == .possible else { return }
    state = .failed
    isWaiting = false
    sleep()
    gestures.settleWaiting(for: self, hasRecognized: false)
    if touches.isEmpty, state == .failed { reset() }
  }

  /// Notes that its fingers have moved; reported once, at the end of the frame.
  final func note() {
    guard isActive, !hasNews else { return }
    hasNews = true
    gestures.queueNews(of: self)
  }

  /// Reports the noted change, if the gesture is still active.
  final func tellNews() {
    guard hasNews else { return }
    hasNews = false
    guard isActive, isAlive else { return }
    state = .changed
    tell(.changed)
  }

  /// Ends the gesture when the fingers have left.
  final func finish() {
    guard isActive else { return }
    hasNews = false
    state = .ended
    tell(.ended)
  }

  /// Cancels the gesture: its fingers are taken away.
  final func cancel() {
    if isActive {
      hasNews = false
      state = .cancelled
      tell(.cancelled)
    }
    dropTouches()
    reset()
  }

  /// Enables or disables it; disabling cancels (GR-2).
  final func setEnabled(_ isEnabled: Bool) {
    guard self.isEnabled != isEnabled else { return }
    self.isEnabled = isEnabled
    if !isEnabled { cancel() }
  }

  /// Resets it when the last finger has left.
  final func lifted() {
    guard touches.isEmpty else { return }
    if state == .possible, isWaiting || deadline < .infinity { return }
    reset()
  }

  /// Requires another recognizer to fail first, always (GR-6). Throws if both would wait for each
  /// other.
  final func requireToFail(_ other: Gesture) throws(Fault) {
    // A recognizer that nobody requires cannot close a circle.
    guard other !== self, !(isRequired && other.waits(for: self)) else {
      throw Fault(.invalidArgument, "the two gesture recognizers would wait for each other")
    }
    guard !requirements.contains(other.handle) else { return }
    // Handles of ended recognizers are dropped whenever the list has doubled.
    if requirements.count & (requirements.count - 1) == 0 {
      requirements.removeAll { !gestures.entities.contains($0) }
    }
    requirements.append(other.handle)
    other.isRequired = true
  }

  final func dropTouches() {
    for touch in touches { touch.drop(self) }
    touches.removeAll(keepingCapacity: true)
  }

  /// Resets the recognizer for the next gesture.
  private func reset() {
    state = .possible
    isWaiting = false
    hasNews = false
    blockers.removeAll(keepingCapacity: true)
    sleep()
    didReset()
    if let handler { gestures.tellInTime { handler.fingersLeft(self) } }
    gestures.settleWaiting(for: self, hasRecognized: false)
  }

  /// Returns the other recognizers that follow any of the same fingers.
  private func rivals() -> [Gesture] {
    var found: [Gesture] = []
    for touch in touches {
      for other in touch.receivers where other !== self && !found.contains(where: { $0 === other })
      {
        found.append(other)
      }
    }
    return found
  }

  /// Lets other recognizers of its fingers fail: it has happened.
  final func prevail() {
    for other in rivals() where other.state == .possible && other.isAlive {
      if !isTogether(with: other), other.state == .possible { other.fail() }
    }
  }

  /// Collects the recognizers that have to fail first; returns false if one of them has recognized.
  private func findBlockers(among others: [Gesture]) -> Bool {
    blockers.removeAll(keepingCapacity: true)
    for requirement in requirements {
      guard let other = gestures.find(requirement) else { continue }
      if other.hasRecognized { return false }
      if other.isEngaged { blockers.append(requirement) }
    }
    for other in others where other.hasRecognized || other.isEngaged {
      guard !blockers.contains(other.handle), isRequired(toFail: other) else { continue }
      if other.hasRecognized { return false }
      if other.isEngaged && other.isAlive { blockers.append(other.handle) }
    }
    return true
  }

  /// Whether another recognizer has to fail first: by type, or as one of the delegates says.
  private func isRequired(toFail other: Gesture) -> Bool {
    if other.comesBefore(self), !other.waits(for: self) { return true }
    let host = gestures.host
    if let delegate, host.call({ delegate.shouldRequireFailure(self, of: other) }) { return true }
    guard let delegate = other.delegate else { return false }
    return host.call { delegate.shouldBeRequiredToFail(other, by: self) }
  }

  /// Whether one of the delegates lets both recognize at the same time.
  private func isTogether(with other: Gesture) -> Bool {
    let host = gestures.host
    if let delegate, host.call({ delegate.shouldRecognize(self, simultaneouslyWith: other) }) {
      return true
    }
    guard let delegate = other.delegate else { return false }
    return host.call { delegate.shouldRecognize(other, simultaneouslyWith: self) }
  }

  /// Whether it waits for another one, directly or through others. Visits each recognizer once.
  private func waits(for other: Gesture) -> Bool {
    guard !requirements.isEmpty else { return false }
    let mark = gestures.nextMark()
    var open = [self]
    while let gesture = open.popLast() {
      for requirement in gesture.requirements {
        guard let next = gestures.find(requirement), next.mark != mark else { continue }
        if next === other { return true }
        next.mark = mark
        open.append(next)
      }
    }
    return false
  }

  /// Reports a change of state to handler, events and action.
  private func tell(_ news: State) {
    gestures.entities.hold(self)
    defer { gestures.entities.release(handle) }
    gestures.events.post(.gesture, handle, other: view, detail: news.rawValue)
    if news == .began || news == .changed { noteToldPlace() }
    guard isDiscrete || news == .changed else { return gestures.tellInTime { call(news) } }
    call(news)
  }

  private func call(_ news: State) {
    handler?.gestureDidChange(self)
    guard state == news, let action else { return }
    gestures.host.call { action(self) }
  }
}
