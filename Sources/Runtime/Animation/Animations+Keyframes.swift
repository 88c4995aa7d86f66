/// Keyframes (UA-12).
extension Animations {
  /// Opens a block in which keyframes are added, until the matching `commit`.
  func beginKeyframes(
    _ options: AnimationOptions, _ calculation: KeyframeCalculation, _ form: SplineForm,
    isOpenEnded: Bool = false
  ) {
    var context = resolve(options)
    context.isOpenEnded = isOpenEnded
    let set: KeyframeSet
    switch context.target {
    case .driver(_, let span):
      set = KeyframeSet(calculation, form, target: context.target, duration: span.length)
    case .keyframe(let outer, let begin, let end):
      set = KeyframeSet(
        calculation, form, target: outer.target, duration: outer.duration, begin: begin, end: end,
        in: outer)
    case .clock, .keyframes, .joining, .capture, .none, .disabled:
      set = KeyframeSet(
        calculation, form, target: context.target, duration: context.options.duration)
    }
    if context.isAnimated || context.isImmediate { context.target = .keyframes(set) }
    contexts.append(context)
  }

  /// Opens a keyframe in such a block, until the matching `commit`.
  func beginKeyframe(
    from start: Double, length: Double, isOpenEnded: Bool = false
  ) throws(Fault) {
    guard var context = contexts.last else { throw Self.noKeyframes }
    context.group = -1
    context.isOpenEnded = isOpenEnded
    switch context.target {
    case .keyframes(let set):
      let begin = set.wholeTime(start)
      let end = set.wholeTime(start + length)
      context.target = .keyframe(set, begin: begin, end: end)
      context.options.duration = (end - begin) * set.duration
    case .none, .disabled: break
    case .clock, .driver, .keyframe, .joining, .capture: throw Self.noKeyframes
    }
    contexts.append(context)
  }

  private static var noKeyframes: Fault {
    Fault(.invalidState, "keyframes are added in a block of keyframes, and not in one another")
  }

  /// A block inside a keyframe is a part of it. Its delay is kept, and its duration if it overrides
  /// the inherited one.
  func resolve(
    _ options: AnimationOptions, in set: KeyframeSet, _ begin: Double, _ end: Double
  ) -> AnimationContext {
    var options = options
    var begin = begin
    var end = end
    let isImmediate = !(set.duration > 0)
    if !isImmediate {
      let length = options.inheritsDuration ? end - begin : options.duration / set.duration
      begin = min(begin + options.delay / set.duration, 1)
      end = min(options.delay > 0 && options.inheritsDuration ? max(begin, end) : begin + length, 1)
    }
    options.delay = 0
    options.duration = (end - begin) * set.duration
    if let outer = contexts.last {
      if options.flags.contains(.overrideInheritedOptions) {
        options.flags.formUnion(outer.options.flags.intersection(.allowUserInteraction))
      } else {
        options.flags.inheritManner(of: outer.options.flags)
      }
    }
    return AnimationContext(
      target: .keyframe(set, begin: begin, end: end), options: options, isImmediate: isImmediate)
  }

  /// Closes a block of keyframes and lets them play.
  @inline(never)
  func close(_ set: KeyframeSet, _ context: AnimationContext, _ completion: Int32) -> Handle {
    if context.group >= 0 {
      set.add(KeyframeSet.Entry(group: context.group, begin: set.begin, end: set.end))
    }
    set.add(completion: completion)
    set.makePaths(tracks)
    if let parent = set.parent {
      set.close(into: parent)
      return .none
    }
    return play(set, context)
  }

  /// Lets the pieces of a set play, by whatever moves the whole.
  func play(_ set: KeyframeSet, _ context: AnimationContext) -> Handle {
    if dissolves(context) { dissolve(set) }
    if !set.pieces.isEmpty {
      if case .driver(let driver, let span) = set.target {
        if !driver.hasEnded {
          join(set, driver, span, context.options.curve)
          return .none
        }
      } else if let name = makeName() {
        return start(set, context.options, name)
      }
      // Nothing is left to move them: changes show at once.
      for piece in set.pieces { tracks.removeGroupNotingChanges(piece.group) }
    }
    for completion in set.completions { completions.fire(completion, finished: true) }
    return .none
  }

  private func join(
    _ set: KeyframeSet, _ driver: Driver, _ span: Driver.Span, _ whole: TimingCurve
  ) {
    // Each completion belongs to a member.
    while set.pieces.count < set.completions.count {
      set.add(
        KeyframeSet.Piece(
          group: tracks.makeGroup(like: set.pieces[0].group), path: set.pieces[0].path))
    }
    for index in set.pieces.indices {
      let piece = set.pieces[index]
      join(
        driver, piece.group, span: span,
        curve: .keyframe(KeyframeCurve(piece.path, in: whole)),
        completion: index < set.completions.count ? set.completions[index] : -1)
    }
  }

  private func start(_ set: KeyframeSet, _ options: AnimationOptions, _ name: Handle) -> Handle {
    let driver = Driver(
      duration: options.duration, curve: options.curve, owner: name, use: .keyframes,
      enoughFrames: options.flags.enoughFrames)
    let runsBack = options.flags.contains(.autoreverses)
    return play(
      driver, named: name, first: set.pieces[0].group,
      iterations: runsBack ? -options.iterations : options.iterations, delay: options.delay
    ) {
      join(set, driver, .init(begin: 0, length: options.duration), options.curve)
    }
  }

  /// Lets a driver run by the clock, under a name that ends with it; `join` gives it its members.
  func play(
    _ driver: Driver, named name: Handle, first: TrackGroupID, iterations: Double = 1,
    delay: Double = 0, _ join: () -> Void
  ) -> Handle {
    let keyframes = KeyframeAnimation(self, driver, name: name, iterations: iterations)
    setGroup(first, of: name)
    let tag = self.keyframes.insert(keyframes)
    join()
    for member in driver.members { tracks.groups.base[Int(member.group)].tag = tag }
    driver.onArrival { [self] _ in
      arriveAll(driver)
      forget(keyframes)
    }
    guard delay > 0 else {
      keyframes.start(at: now)
      return name
    }
    // Until then it shows where it starts, also what jumps at once.
    unschedule(driver)
    for member in driver.members {
      tracks.setFactors(member.group, a: member.curve.isDip ? 0 : 1, b: 0)
    }
    driver.setWaiting(true)
    keyframes.wait(in: delays, until: now + delay)
    return name
  }

  /// The keyframes of a name, if it is theirs.
  func keyframes(named name: Handle) -> KeyframeAnimation? {
    guard keyframes.count > 0, names.contains(name) else { return nil }
    return keyframes[tracks.groups[Int(group(named: name))].tag]
  }

  /// Ends keyframes whose groups have no records any more.
  func endIfEmpty(_ keyframes: KeyframeAnimation) {
    // From the one on that was there still the last time.
    let members = keyframes.driver.members
    for offset in members.indices {
      let place = (keyframes.lastFull + offset) % members.count
      guard tracks.groups[Int(members[place].group)].isEmpty else {
        return keyframes.noteFull(place)
      }
    }
    jumpAll(keyframes.driver)
    forget(keyframes)
  }

  /// Lets the name of keyframes go, once their driver has ended.
  func forget(_ keyframes: KeyframeAnimation) {
    if keyframes.delayedStart >= 0 {
      delays.remove(keyframes.delayedStart)
      keyframes.waitIsOver()
    }
    removeName(keyframes.name)
    self.keyframes.remove(keyframes)
  }
}
