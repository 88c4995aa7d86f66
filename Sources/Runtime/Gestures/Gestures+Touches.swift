/// Fingers: samples come from the host at any time, and are delivered in the frame.
extension Gestures {
  /// Greatest number of fingers that are down at once.
  private static let maximumTouches = 32
  /// Greatest number of samples that wait for a frame: more than a minute of ten fingers at 60 Hz.
  private static let maximumPending = 1 << 16
  /// Greatest coordinate in points: beyond all screens, and differences stay finite.
  private static let farthest = 1e9

  /// Takes samples for the next frame, all or none.
  func feed(count: Int, _ sample: (Int) throws(Fault) -> TouchSample) throws(Fault) {
    guard count >= 0, count <= Self.maximumPending - pending.count else {
      throw Fault(.limit, "count is too large: \(pending.count) touches wait for a tick already")
    }
    trial.removeAll()
    trial.append(contentsOf: fed.base, count: fed.count)
    for index in 0..<count { try check(sample(index)) }
    for index in 0..<count { pending.append(try sample(index)) }
    fed.removeAll()
    fed.append(contentsOf: trial.base, count: trial.count)
  }

  /// Returns the recognizer that has claimed a finger: it follows the finger, has recognized and
  /// cancels touches (GR-8).
  func owner(ofTouch id: UInt64) -> Gesture? {
    guard let touch = touches.first(where: { $0.id == id }) else { return owner(ofLift: id) }
    return touch.receivers.first { gesture in
      gesture.isAlive && (gesture.isActive || gesture.claimsTouches) && gesture.cancelsTouches
    }
  }

  /// Delivers a sample to the finger that it belongs to.
  func deliver(_ sample: TouchSample) {
    if sample.phase == .began { return begin(sample) }
    guard let touch = touches.first(where: { $0.id == sample.id }) else { return }
    deliver(sample, to: touch)
    guard sample.phase != .moved else { return }
    touches.removeAll { $0 === touch }
    touch.forget()
    spareTouches.append(touch)
  }

  func deliver(_ sample: TouchSample, to touch: Touch) {
    happening(at: sample.time) { follow(sample, touch) }
  }

  /// Moves a finger, and calls the recognizers that follow it.
  private func follow(_ sample: TouchSample, _ touch: Touch) {
    touch.move(sample)
    // Receivers can end meanwhile, none are added.
    for gesture in touch.receivers where gesture.isAlive && gesture.follows(touch) {
      gesture.location = gesture.centroid()
      switch sample.phase {
      case .began: break
      case .moved: gesture.touchMoved(touch)
      case .ended:
        gesture.touchEnded(touch)
        hold(liftOf: touch, for: gesture)
        leave(touch, gesture)
      case .cancelled:
        gesture.state == .possible ? gesture.fail() : gesture.cancel()
        leave(touch, gesture)
      }
    }
  }

  /// Begins a finger: finds the view below it, and the recognizers of that and its ancestors.
  private func begin(_ sample: TouchSample) {
    let touch = spareTouches.popLast() ?? Touch()
    touch.begin(sample)
    touches.append(touch)
    guard let hit = views.hitTest(views.window.index, sample.point) else { return }
    let view = views.rows[hit].handle
    // The host may change the tree when asked: all recognizers are found first, then asked, then
    // called.
    var candidates: [Gesture] = []
    var current: Int? = hit
    while let index = current {
      candidates += gestures(of: index)
      current = views.parent(index)
    }
    _ = begin(touch, on: view, candidates)
  }

  /// Begins a finger for those recognizers that take it. Returns whether there is one.
  func begin(_ touch: Touch, on view: Handle, _ candidates: [Gesture]) -> Bool {
    touch.view = view
    for gesture in candidates where takes(touch, on: view, gesture) {
      touch.receivers.append(gesture)
      gesture.touches.append(touch)
    }
    happening(at: touch.time) {
      for gesture in touch.receivers where gesture.isAlive && gesture.follows(touch) {
        gesture.location = gesture.centroid()
        gesture.touchBegan(touch)
        if let handler = gesture.handler { tellInTime { handler.fingerCame(gesture) } }
      }
    }
    return !touch.receivers.isEmpty
  }

  /// Whether a recognizer takes a finger: open for one, used by its handler, and allowed by its
  /// delegate.
  private func takes(_ touch: Touch, on view: Handle, _ gesture: Gesture) -> Bool {
    guard gesture.isAlive, gesture.isOpen, gesture.canTake(touch),
      gesture.handler?.wantsTouches(gesture) ?? true
    else { return false }
    guard let delegate = gesture.delegate else { return true }
    return host.call { delegate.shouldReceive(touch, on: view, gesture) } && gesture.isAlive
      && gesture.isOpen
  }

  private func leave(_ touch: Touch, _ gesture: Gesture) {
    guard gesture.follows(touch) else { return }
    gesture.touches.removeAll { $0 === touch }
    if gesture.isAlive { gesture.lifted() }
  }

  /// Throws if a sample is invalid or does not fit the fingers that are down.
  private func check(_ sample: TouchSample) throws(Fault) {
    guard abs(sample.point.x) <= Self.farthest, abs(sample.point.y) <= Self.farthest else {
      throw Fault(.invalidArgument, "the touch's point is not finite or beyond 1e9 points")
    }
    guard sample.time.isInReach else {
      throw Fault(.invalidArgument, "the touch's time is \(sample.time)")
    }
    var place = 0
    while place < trial.count, trial[place].id != sample.id { place += 1 }
    guard sample.phase != .began else {
      guard place == trial.count else {
        throw Fault(.invalidState, "the touch \(sample.id) is down already")
      }
      guard trial.count < Self.maximumTouches else {
        throw Fault(.limit, "\(Self.maximumTouches) touches are down")
      }
      return trial.append(Fed(id: sample.id, time: sample.time))
    }
    guard place < trial.count else {
      throw Fault(.invalidState, "the touch \(sample.id) is not down: it has to begin first")
    }
    guard sample.time >= trial[place].time else {
      throw Fault(
        .invalidArgument,
        "the touch's time \(sample.time) is before its last one, \(trial[place].time)")
    }
    trial.base[place].time = sample.time
    guard sample.phase != .moved else { return }
    trial[place] = trial[trial.count - 1]
    trial.removeLast()
  }
}
