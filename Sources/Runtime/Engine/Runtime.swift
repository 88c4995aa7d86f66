/// One world: its stores, one for each layer, and the frame that moves them.
final class Runtime {
  let number: UInt8
  let handle: Handle
  let host = Host()
  let tags = Tags()
  let views: Views
  let tracks: Tracks
  let animations: Animations
  let entities: EntityTable
  let events: EventQueue
  /// Layers that come with their first use; see `Runtime+Layers`.
  let parts = FrameParts()
  let frame = FrameTimes()
  /// The own time to which dynamics have come, or would have.
  private(set) var dynamicsTime: Double
  private(set) var clock: Clock
  /// How many references the host holds to the runtime itself.
  private(set) var references = 1
  private(set) var isTicking = false
  /// Whether the own clock has been taken forward since the last frame.
  private var hasSought = false
  /// The most seconds that may pass in one frame; see `stepLimit`.
  private(set) var longestStep = Double.infinity
  /// Whether what begins while nothing moves begins with the next frame; see `Rest`.
  private var beginsWithFrame = false
  private var isResting = false
  /// Whether the changes of every frame are part of the trace.
  private(set) var tracesChanges = false
  let changeList = ChangeList()
  let drawList = DrawList(culls: true)
  /// Comes with its first use, and is told of changes from then on.
  private(set) lazy var damage = makeDamage()
  private(set) lazy var instanceRows = InstanceRows()
  private lazy var seenSpeed = SeenSpeed()
  /// The most frames a second that the host makes.
  private(set) var maximumRate = 120.0
  let motionList = MotionList()
  /// How many frames have been published.
  private var publishedCount: UInt64 = 0
  /// Frees the room of published frames when the runtime, by its number, has ended; none before the first
  /// one.
  private(set) var endPublished: ((UInt8) -> Void)?

  /// Without a time the clock starts with the first frame.
  init(number: UInt8, generation: UInt16, time start: Double?) {
    let time = start ?? 0
    self.number = number
    handle = Handle(kind: .runtime, runtime: number, generation: generation, index: 0)
    views = Views(runtime: number, firstGeneration: generation, tags: tags)
    tracks = Tracks(views: views)
    animations = Animations(
      views: views, tracks: tracks, runtime: number, firstGeneration: generation, host: host)
    entities = EntityTable(
      runtime: number, firstGeneration: generation, disposal: host.disposal, tags: tags)
    events = EventQueue(firstGeneration: generation, tags: tags)
    dynamicsTime = time
    clock = Clock(at: start)
    animations.open(at: time)
    events.setTime(time)
    host.attach(to: events)
  }

  deinit { views.forgetObservers() }

  private func makeDamage() -> Damage {
    let damage = Damage()
    drawList.reaches.tell(damage)
    return damage
  }

  /// Sets the most seconds that may pass in one frame; no limit if 0.
  func limitSteps(to seconds: Double) {
    if seconds > 0 { longestStep = seconds }
  }

  func setBeginsWithFrame(_ begins: Bool) { beginsWithFrame = begins }

  func setTracesChanges(_ traces: Bool) { tracesChanges = traces }

  /// The host's time in the last frame.
  var time: Double { clock.hostTime }

  /// How fast animations, transitions and dynamics run, from now on.
  func setSpeed(_ speed: Double) { clock.setSpeed(speed, now: animations.frameTime) }

  /// Lets the next frame come so many seconds of the own clock later.
  func seek(by seconds: Double) {
    clock.seek(by: seconds)
    hasSought = true
  }

  /// Whether a callback of the host is open, or a frame under way.
  var isBusyWithHost: Bool { isTicking || host.callbackDepth > 0 }

  /// The highest generation given out here: the next runtime at this place starts above it.
  var highestGeneration: UInt16 {
    max(
      views.names.highestGeneration, entities.highestGeneration,
      animations.names.highestGeneration)
  }

  /// Stores compare all bits of the kind: what has none of ours lives in none of them.
  @inline(__always)
  func isAlive(_ handle: Handle) -> Bool {
    switch handle.kindNumber {
    case Handle.Bits(Kind.view.rawValue): views.names.containsOften(handle)
    case Handle.Bits(Kind.animation.rawValue): animations.names.containsOften(handle)
    case Handle.Bits(Kind.runtime.rawValue): handle == self.handle
    default: entities.contains(handle)
    }
  }

  var needsTick: Bool {
    if parts.needsFrame { return true }
    if hasSought || !events.isEmpty || animations.hasNews { return true }
    // The first frame says when what waits is due.
    if !clock.hasStarted && ownDeadline < .infinity { return true }
    // When time stands still nothing moves by itself.
    guard clock.speed > 0 else { return false }
    return parts.isMoving
      || (animations.isMoving && pacedFrame == .infinity)
  }

  /// When the next frame is worth its while though something moves: when all that moves has said
  /// that fewer frames are enough. Infinity when that is not so.
  ///
  /// A tenth of the interval early: displays are not exact, and the frame that comes a little
  /// before its time is the one that was meant.
  private var pacedFrame: Double {
    guard clock.speed > 0, animations.needsFrame else { return .infinity }
    let rate = animations.enoughFrames
    return rate > 0 ? time + (1 - DisplayLink.slack).divided(by: rate) : .infinity
  }

  /// The least frame rate at which nothing that is seen to move makes steps, 0 when nothing moves
  /// (WF-1).
  func wantedRate() -> Double {
    let isMoving =
      clock.speed > 0 && (animations.needsFrame || parts.isMoving)
    let scale = drawList.reaches.damage?.scale ?? 1
    let speed = seenSpeed.find(drawList, tracks, scale: scale, at: time)
    guard isMoving else { return needsTick ? maximumRate : 0 }
    let wanted = min(max(speed, Self.leastRate), maximumRate)
    guard pacedFrame < .infinity, !parts.isMoving else { return wanted }
    return min(wanted, animations.enoughFrames)
  }

  /// Counts one more published frame. Returns its number.
  func notePublished() -> UInt64 {
    publishedCount += 1
    return publishedCount
  }

  /// Has published frames let go of when the runtime has ended.
  func holdPublished(until end: @escaping (UInt8) -> Void) {
    if endPublished == nil { endPublished = end }
  }

  func setMaximumRate(_ rate: Double) { maximumRate = rate }

  /// Below this many frames a second nothing is seen to move.
  private static let leastRate = 24.0

  /// Whether nothing moves, waits for a moment or waits for a frame.
  var isIdle: Bool {
    !needsTick && nextDeadline == .infinity && !animations.needsFrame
      && !parts.isMoving
  }

  /// The earliest moment at which something happens by itself, by the host's clock.
  var nextDeadline: Double {
    let next = min(pacedFrame, parts.nextHostDeadline)
    return min(clock.hostTime(of: ownDeadline), next)
  }

  private var ownDeadline: Double {
    min(animations.nextDeadline, parts.nextDeadline)
  }

  /// How many seconds of the host's may pass in the frame that begins. While nothing needs a frame
  /// a host may sleep: what passes until the next deadline is not limited.
  private var stepLimit: Double {
    guard longestStep < .infinity, clock.hasStarted else { return .infinity }
    return longestStep + (needsTick ? 0 : max(0, nextDeadline - time))
  }

  /// The same, when the next frame is looked at before: it takes no time that what begins in a rest
  /// would not have either.
  var limitOfNextStep: Double { isResting && hasBegun ? 0 : stepLimit }

  /// One frame, in the order of the design: gestures, interaction, sampling, dynamics, layout, what
  /// the host is notified, lists.
  @_optimize(speed)
  func tick(to time: Double) throws(Fault) {
    guard !isBusyWithHost else {
      throw Fault(.reentrant, "a callback is running: its runtime cannot tick inside")
    }
    guard animations.contexts.isEmpty else {
      throw Fault(.invalidState, "an animation block is open: commit it first")
    }
    guard parts.arrangements.layer?.isOpen != true else {
      throw Fault(.invalidState, "an arrangement is open: commit it first")
    }
    guard time >= self.time || !clock.hasStarted else {
      throw Fault(.invalidArgument, "the time \(time) is before the last one, \(self.time)")
    }
    let now = takeTime(time)
    isTicking = true
    hasSought = false
    animations.open(at: now)
    events.setTime(time)
    frame.open(at: now, hostTime: time, speed: clock.speed)
    parts.gestures { $0.begin() }
    parts.scrollers { $0.begin() }
    parts.displayLinks { $0.begin() }
    parts.timers { $0.begin() }
    parts.transitions { $0.begin() }
    animations.windowLayout.open(isResized: views.hasResizedWindow)
    parts.arrangements { $0.begin() }
    parts.rowActions { $0.begin() }
    parts.focus { $0.begin() }
    animations.showStartingValues()
    parts.dynamics { $0.prepare() }
    animations.advance()
    parts.scrollers { $0.advance() }
    parts.dynamics { $0.advance() }
    parts.barAnswers { $0.advance() }
    parts.links { $0.advance() }
    dynamicsTime = now
    parts.barAnswers { $0.layOut() }
    layOut()
    // A layout that does not come to rest goes on with the next frame.
    let isLaidOut = !parts.needsLayout
    views.noteLaidOutWindow()
    parts.dynamics { $0.finish() }
    parts.values { $0.finish() }
    parts.cues { $0.finish() }
    animations.runCompletions()
    parts.rowLists { $0.finish() }
    parts.arrangements { $0.finish() }
    parts.transitions { $0.finish() }
    parts.flights { $0.finish() }
    parts.rowActions { $0.finish() }
    // Ends of transitions, and completions of the host's, give views other sizes.
    if isLaidOut, parts.needsLayout { layOut() }
    parts.focus { $0.finish() }
    parts.keyedGlides { $0.finish() }
    tracks.closeFrame()
    views.closeFrame()
    changeList.close()
    if tracesChanges { traceChanges() }
    events.publish()
    isTicking = false
    if beginsWithFrame { beginRest() }
  }

  /// Lays out what has another size, and lets go there what goes by where that is.
  private func layOut() {
    parts.controllers { $0.layOut() }
    parts.presentations { $0.layOut() }
    parts.viewLayouts { $0.layOut() }
    parts.rowActions { $0.layOut() }
    parts.scrollers { $0.layOut() }
    parts.rowLists { $0.layOut() }
    parts.flights { $0.layOut() }
    parts.focus { $0.layOut() }
    animations.windowLayout.end()
  }

  /// The own time of the frame that begins.
  private func takeTime(_ time: Double) -> Double {
    let limit = stepLimit
    guard isResting, hasBegun else {
      return clock.advance(to: time, after: animations.frameTime, limit: limit)
    }
    let seconds = (time - self.time) * clock.speed
    animations.bringForward(by: seconds)
    parts.timers { $0.bringForward(by: seconds) }
    return clock.advance(to: time, after: animations.frameTime, limit: 0)
  }

  private func beginRest() {
    isResting =
      clock.hasStarted && !needsTick && !animations.needsFrame
      && !parts.isMoving
    guard isResting else { return }
    animations.beginRest()
    parts.timers { $0.beginRest() }
  }

  /// Whether the host has begun something in the rest.
  private var hasBegun: Bool {
    needsTick || animations.waitsSinceRest || parts.waitsSinceRest
  }

  private func traceChanges() {
    changeList.makeBatches(tracks)
    for index in 0..<changeList.batches.count {
      let batch = changeList.batches[index]
      for row in 0..<batch.count {
        events.fold(Handle(bits: batch.views[row]))
        events.fold(UInt64(batch.properties[row]))
      }
      for index in 0..<batch.count * batch.componentCount {
        events.fold(batch.values[index].bitPattern)
      }
    }
  }

  /// Lets go of everything. Host data is disposed of by the time this returns.
  func end() {
    // Transitions that are left unfinished are not reported any more.
    host.setReport(nil)
    parts.forEach { $0.stopNotifying() }
    parts.viewLayouts { $0.removeAll() }
    parts.rowActions { $0.removeAll() }
    parts.links { $0.removeAll() }
    parts.barAnswers { $0.removeAll() }
    parts.scrollers { $0.removeAll() }
    parts.controllers { $0.removeAll() }
    parts.gestures { $0.removeAll() }
    parts.displayLinks { $0.removeAll() }
    parts.timers { $0.removeAll() }
    parts.cues { $0.removeAll() }
    parts.values { $0.removeAll() }
    parts.transitions { $0.removeAll() }
    parts.flights { $0.removeAll() }
    parts.presentations { $0.removeAll() }
    parts.focus { $0.removeAll() }
    parts.states { $0.removeAll() }
    parts.rowLists { $0.removeAll() }
    animations.removeAll()
    // Views that lose their places now notify no controller.
    views.forgetObservers()
    entities.removeAll()
    host.call { host.disposal.flush() }
  }
}

extension Runtime {
  func retain(_ handle: Handle) throws(Fault) {
    switch handle.kind {
    case .runtime: references += 1
    case .view: try views.retainForHost(handle)
    case .animation: throw Fault(.wrongKind, "an animation has no references")
    default: try entities.retainForHost(handle)
    }
  }

  /// Gives a reference back; the runtime's own last one is the border's business.
  func release(_ handle: Handle) throws(Fault) {
    switch handle.kind {
    case .runtime: references -= 1
    case .view: try releaseByHost(handle)
    case .animation: throw Fault(.wrongKind, "an animation has no references")
    default: try entities.releaseByHost(handle)
    }
  }

  func resizeWindow(_ size: Size) { views.resizeWindow(size) }

  var transitionCount: Int { parts.transitions.layer?.count ?? 0 }

  /// Takes back a reference that the host has. The last reference to the window is the runtime's
  /// and that to a subview its superview's: they are not the host's to give.
  private func releaseByHost(_ view: Handle) throws(Fault) {
    if views.names.references(of: view) == 1 {
      guard view != views.window else {
        throw Fault(.invalidState, "the window belongs to the runtime")
      }
      guard views.parent(view.index) == nil else {
        throw Fault(.invalidState, "the view is held by its superview alone")
      }
    }
    guard views.names.isGiven(view) else {
      throw Fault(.invalidState, "the view is held by the library alone")
    }
    views.release(view, byHost: true)
  }
}
