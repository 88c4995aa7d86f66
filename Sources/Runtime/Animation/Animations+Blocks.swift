extension Animations {
  /// Opens a block: changes until the matching `commit` are animated together.
  func begin(_ options: consuming AnimationOptions, isOpenEnded: Bool = false) {
    var context = resolve(options)
    context.isOpenEnded = isOpenEnded
    append(context)
  }

  /// Runs a block between `begin` and `commit`, and closes what it has left open.
  func animate(
    _ context: AnimationContext, completion: Completions.Handler? = nil, _ body: () -> Void
  ) -> Handle {
    run(context, body)
    return commit(completion: completion)
  }

  func animate(
    _ options: AnimationOptions, completion: Completions.Handler? = nil, _ body: () -> Void
  ) -> Handle {
    animate(resolve(options), completion: completion, body)
  }

  /// Runs a block, as above, with a handler of the host for its end.
  func animate(
    _ options: consuming AnimationOptions, hostCompletion: Completions.HostHandler?,
    _ body: () -> Void
  ) -> Handle {
    open(resolve(options))
    let depth = contexts.count
    body()
    closeBlocks(above: depth)
    return commit(hostCompletion: hostCompletion)
  }

  /// Closes the innermost block. Returns the name of its animation; none when nothing moves.
  func commit(completion: Completions.Handler?) -> Handle {
    commit(keeping: completions.keep(completion))
  }

  func commit(hostCompletion completion: Completions.HostHandler?) -> Handle {
    commit(keeping: completions.keep(completion))
  }

  /// Opens a block whose changes are applied at once, until the matching `commit`.
  func beginWithoutAnimation() {
    var context = AnimationContext(target: .none, options: AnimationOptions(duration: 0))
    context.isOpenEnded = true
    contexts.append(context)
  }

  @_optimize(speed)
  func performWithoutAnimation(_ body: () -> Void) {
    let context = AnimationContext(target: .none, options: AnimationOptions(duration: 0))
    run(context, body)
    _ = commit(keeping: -1)
  }

  /// The duration of the innermost open block, 0 outside.
  var inheritedDuration: Double {
    guard let context = contexts.last, context.isAnimated else { return 0 }
    return context.options.duration
  }

  /// Gives a property a new value: animated inside a block, at once outside.
  @_optimize(speed)
  @inline(never)
  func set(
    _ view: Int, _ property: PropertyID, _ kind: PropertyKind, to value: UnsafePointer<Double>
  ) {
    guard let context = contexts.innermost, context.pointee.isAnimated else {
      tracks.setModel(view, property, kind, to: value)
      return
    }
    let model = tracks.modelValue(view, property, kind)
    if Tracks.areEqual(model, value, kind.componentCount) { return }
    let flags = context.pointee.options.flags
    if !flags.isDisjoint(with: [.beginFromCurrentState, .jumpsOnRetarget]) {
      return retarget(view, property, kind, to: value, group: group(of: context), flags)
    }
    let group = group(of: context)
    if mayHaveMomentum(property), animateOn(view, property, kind, to: value, group, context) {
      return
    }
    tracks.animate(
      view, property, kind, to: value, group: group, space: space(of: property, kind, flags))
  }

  func run(_ context: consuming AnimationContext, _ body: () -> Void) {
    open(context)
    runOpened(body)
  }

  /// Makes a block the innermost one. What has been resized before it is in its place then.
  @inline(__always)
  private func append(_ context: consuming AnimationContext) {
    if views.awaitsFit, context.beginsMotion { fitInside() }
    contexts.append(context)
  }

  @_optimize(speed)
  private func open(_ context: consuming AnimationContext) {
    // UA-9: blocks of animators and transitions run too, without animation.
    let isDisabled = !animates && context.isAnimated
    append(context)
    if isDisabled { contexts.innermost?.pointee.target = .disabled }
  }

  /// Runs a body inside the innermost open block, and closes what the body leaves open.
  func runOpened(_ body: () -> Void) {
    let depth = contexts.count
    body()
    closeBlocks(above: depth)
  }

  private func closeBlocks(above depth: Int) {
    while contexts.count > depth { _ = commit(keeping: -1) }
  }

  @_optimize(speed)
  func commit(keeping completion: Int32) -> Handle {
    if contexts.innermost?.pointee.options.flags.contains(.layoutSubviews) == true {
      layOutInside()
    } else if views.awaitsFit, contexts.areAnimated {
      fitInside()
    }
    guard !contexts.isEmpty else {
      completions.fire(completion, finished: true)
      return .none
    }
    let context = contexts.removeLast()
    let group = context.group
    if case .keyframes(let set) = context.target { return close(set, context, completion) }
    if case .joining(let other, let view) = context.target {
      handOver(group, over: other, of: view)
      completions.fire(completion, finished: true)
      return .none
    }
    guard group >= 0, !tracks.groups[Int(group)].isEmpty else {
      if attach(completion, to: context.modified) { return context.modified }
      // UA-1, UA-2: without anything to animate it completes on the next turn.
      if group >= 0 { tracks.removeGroup(group) }
      completions.fire(completion, finished: true)
      return .none
    }
    if reducesMotion, dissolves(context), let name = dissolve(group, context, completion) {
      return name
    }
    switch context.target {
    case .clock: return start(context, completion)
    case .driver(let driver, let span):
      guard !driver.hasEnded else {
        // The block itself has ended what was to move it: its changes show at once.
        tracks.removeGroupNotingChanges(group)
        completions.fire(completion, finished: true)
        return .none
      }
      let (span, curve) = context.options.repeated(in: span)
      join(driver, group, span: span, curve: curve, completion: completion)
      return .none
    case .keyframe(let set, let begin, let end):
      set.add(KeyframeSet.Entry(group: group, begin: begin, end: end))
      set.add(completion: completion)
      return .none
    case .keyframes, .joining, .capture, .none, .disabled: return .none
    }
  }

  /// The group of an open block, made with its first change.
  @_optimize(speed)
  func group(of context: UnsafeMutablePointer<AnimationContext>) -> TrackGroupID {
    if context.pointee.group >= 0 { return context.pointee.group }
    var isActive = context.pointee.options.delay <= 0
    var canRollBack = false
    switch context.pointee.target {
    case .driver, .keyframe, .keyframes:
      isActive = false
      canRollBack = true
    default: break
    }
    let group = tracks.makeGroup(
      tag: -1, isActive: isActive,
      blocksInteraction: !context.pointee.options.flags.contains(.allowUserInteraction),
      canRollBack: canRollBack)
    context.pointee.group = group
    return group
  }

  @_optimize(speed)
  private func start(_ context: borrowing AnimationContext, _ completion: Int32) -> Handle {
    guard let name = makeName() else {
      // Two million animations at once: the changes are made, without motion.
      tracks.removeGroupNotingChanges(context.group)
      completions.fire(completion, finished: true)
      return .none
    }
    setGroup(context.group, of: name)
    let delay = context.options.delay
    let runsBack = context.options.flags.contains(.autoreverses)
    let iterations = runsBack ? -context.options.iterations : context.options.iterations
    let curve = curves.retain(context.options.curve, runsOnce: iterations == 1)
    let row = AnimationRow(
      start: now + delay,
      duration: context.nudges ? nudgedDuration(context) : context.options.duration, curve: curve,
      iterations: iterations, group: context.group, completion: completion,
      name: UInt32(truncatingIfNeeded: name.index))
    tracks.groups.base[Int(context.group)].tag = withTable(delay > 0 ? .waiting : curve.sort) {
      table in table.tag(table.append(row))
    }
    if delay <= 0 {
      let row = AnimationTable.row(ofTag: tracks.groups[Int(context.group)].tag)
      if curve.sort == .spring {
        takeOver(by: context.group, row, in: spring)
      } else if curve.sort == .cubic, tracks.groups[Int(context.group)].first.isStacked {
        takeOver(by: context.group, row, in: cubic)
      }
    }
    let enough = context.options.flags.enoughFrames
    if enough > 0 { paces.insert(name, enough) }
    if delay > 0 { wait(until: now + delay, name) }
    return name
  }

  func wait(until time: Double, _ name: Handle) {
    if deadlines.isWorthCleaning(living: waiting.count) {
      deadlines.clean { names.contains(Handle(waitedFor: $0)) }
    }
    deadlines.insert(time, UInt64(name.bits))
  }
}

/// Blocks inside other blocks (UA-7).
extension Animations {
  @inline(__always)
  func resolve(_ options: consuming AnimationOptions) -> AnimationContext {
    if contexts.isEmpty && animates {
      let isImmediate = !(options.duration > 0)
      return AnimationContext(target: .clock, options: options, isImmediate: isImmediate)
    }
    return resolveInside(options)
  }

  private func resolveInside(_ options: consuming AnimationOptions) -> AnimationContext {
    guard animates else { return AnimationContext(target: .disabled, options: options) }
    var options = options
    var target = AnimationContext.Target.clock
    if let outer = innermostEnabled {
      switch outer.target {
      case .none, .disabled: target = .none
      case .clock, .joining: options.inherit(from: outer.options)
      case .capture(let driver):
        target = .driver(driver, span: .init(begin: options.delay, length: options.duration))
      case .driver(let driver, var span):
        let delay = options.delay
        let keepsLength = options.inheritsDuration
        options.inherit(from: outer.options)
        if !keepsLength { span.length = options.duration }
        span.begin += delay
        target = .driver(driver, span: span)
      case .keyframes(let set):
        return resolve(options, in: set, set.begin, set.end)
      case .keyframe(let set, let begin, let end):
        return resolve(options, in: set, begin, end)
      }
    }
    return AnimationContext(
      target: target, options: options, isImmediate: !(options.duration > 0))
  }

  private var innermostEnabled: AnimationContext? {
    var index = contexts.count
    while index > 0 {
      index -= 1
      if case .disabled = contexts[index].pointee.target { continue }
      return contexts[index].pointee
    }
    return nil
  }
}

extension AnimationOptions {
  /// Whether a block with these options takes the duration of the one around it. A spring with a
  /// timing of its own brings its own duration.
  var inheritsDuration: Bool {
    if flags.contains(.overrideInheritedOptions) { return false }
    if flags.contains(.overrideInheritedDuration) { return false }
    return !(flags.contains(.overrideInheritedCurve) && curve.isSpring)
  }

  fileprivate mutating func inherit(from outer: AnimationOptions) {
    guard !flags.contains(.overrideInheritedOptions) else { return }
    if inheritsDuration { duration = outer.duration }
    if !flags.contains(.overrideInheritedCurve) {
      curve = outer.curve.stretched(from: outer.duration, to: duration)
    }
    delay += outer.delay
    if !flags.contains(.repeats) && repeatCount == nil { repeatCount = outer.repeatCount }
    flags.formUnion(outer.flags.intersection([.repeats, .autoreverses]))
    flags.inheritManner(of: outer.flags)
  }
}
