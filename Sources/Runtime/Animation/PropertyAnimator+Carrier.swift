/// Animators that are started while a transition is set up move with it, as block animations do: it
/// takes over what they move, and scrubs, pauses, reverses and ends it.
extension PropertyAnimator {
  /// The animator whose members its own have become.
  struct Carrier {
    let driver: Driver
    /// When it begins there, and how long it takes, in seconds.
    let begin: Double
    let length: Double

    /// Elapsed part of the animator's time in the transition, 0 to 1.
    var fraction: Double {
      let passed = driver.fraction * driver.duration - begin
      return length > 0 ? min(max(0, passed.divided(by: length)), 1) : passed < 0 ? 0 : 1
    }

    var position: AnimatingPosition {
      driver.outcome ?? (driver.fraction <= 0 ? .start : .end)
    }
  }

  /// Offers an animator that has just been started to the transition that is being set up. One that
  /// runs backwards goes its own way.
  func offerToTransition() {
    guard carrier == nil, owner == nil, !isReversed, speed > 0, case .active = state,
      let driver = animations.transitionAround
    else { return }
    driver.keepStarted(self)
  }

  /// Gives what it moves to a driver, from now on there. Returns whether there is anything to give.
  func surrender(to driver: Driver) -> Bool {
    guard carrier == nil, owner == nil, !isReversed, case .active(let own) = state,
      isRunning || startsWhenFilled
    else { return false }
    let wait = delayedStart >= 0 ? max(0, dueTime - animations.now) : 0
    callOffStart()
    own.hold()
    own.forgetArrival()
    let begin = driver.fraction * driver.duration + wait - own.fraction * duration / speed
    let carrier = Carrier(driver: driver, begin: begin, length: duration / speed)
    enter(carrier)
    for member in own.members {
      let span = Driver.Span(
        begin: begin + member.span.begin / speed, length: member.span.length / speed)
      animations.tracks.setActive(member.group, false)
      animations.join(
        driver, member.group, span: span, curve: member.curve, completion: member.completion)
    }
    for follower in own.takeFollowers() { driver.follow(follower) }
    own.removeMembers()
    animations.drivers.remove(own)
    animations.schedule.remove(own)
    let passed = animations.completions.keep { finished in
      if finished || driver.outcome != nil { self.leaveCarrier() }
    }
    animations.join(
      driver, animations.tracks.makeGroup(tag: -1, isActive: false),
      span: .init(begin: begin, length: carrier.length), curve: .linear, completion: passed)
    return true
  }

  /// Completes the animator, once: its part of the transition is over, or the transition is.
  func leaveCarrier() {
    guard let carrier else { return }
    let before = aspects
    leave(carrier)
    complete(at: carrier.position, before)
  }

  /// Adds a block that takes what is left of its part.
  func perform(_ added: PendingBlock, in carrier: Carrier) {
    let now = max(carrier.begin, carrier.driver.fraction * carrier.driver.duration)
    let end = carrier.begin + carrier.length
    let begin = min(now + added.delayFactor * carrier.length, end)
    var options = AnimationOptions(duration: end - begin)
    options.curve = timing.stretched(from: duration, to: end - begin)
    options.flags = blockFlags
    let span = Driver.Span(begin: begin, length: end - begin)
    _ = animations.animate(
      AnimationContext(target: .driver(carrier.driver, span: span), options: options),
      added.block)
  }

  /// Completes an animator that a transition has in hand, ahead of its time: its members carry on
  /// alone.
  func completeAhead() {
    guard case .active(let driver) = state, carrier == nil, !isReversed else { return }
    let before = aspects
    callOffStart()
    var due: [Int32] = []
    driver.takeCompletions { due.append($0) }
    animations.letGo(driver)
    for completion in due { animations.completions.settle(completion, finished: true) }
    guard case .active(let present) = state, present === driver else { return }
    complete(at: .end, before)
  }
}

extension Animations {
  /// The driver of the transition that is being set up, or joined.
  var transitionAround: Driver? {
    var index = contexts.count
    while index > 0 {
      index -= 1
      switch contexts[index].pointee.target {
      case .capture(let driver): return driver
      case .driver(let driver, _) where driver.use == .transition: return driver
      default: continue
      }
    }
    return nil
  }

  /// Takes over what has been started around a driver, but for one animator.
  func adoptStarted(_ driver: Driver, but other: PropertyAnimator?) -> [PropertyAnimator] {
    var taken: [PropertyAnimator] = []
    for animator in driver.takeStarted() where animator !== other {
      if animator.surrender(to: driver) { taken.append(animator) }
    }
    return taken
  }
}
