/// Everything that moves by time: block animations on the runtime's clock, and drivers.
final class Animations: ViewObserver {
  let views: Views
  let tracks: Tracks
  let host: Host
  let curves = CurveTable()
  let completions: Completions
  let schedule = Schedule()
  /// All drivers that have members, whether they take part in frames or not.
  var drivers = DriverList()
  let delays = DelayedStarts()
  let keyframes = KeyframeAnimations()

  let cubic = AnimationTable(.cubic)
  let spring = AnimationTable(.spring)
  let other = AnimationTable(.other)
  let waiting = AnimationTable(.waiting)
  var deadlines = Deadlines()
  /// The present rest of the runtime, or the last one.
  var rest = Rest()

  /// The time of the present frame, in seconds, or the moment since the last one that is being
  /// reported: what begins begins then.
  private(set) var now: Double = 0
  /// The time of the present frame, whatever is being reported.
  private(set) var frameTime: Double = 0
  /// The time of the frame that has been sampled last: the present one, or the one before.
  private(set) var sampledTime: Double = 0
  /// Moments up to here count as reached in the present frame.
  private(set) var horizon: Double = 0
  /// Open blocks, innermost last.
  var contexts = ContextStack()
  /// Whether what follows sizes that have changed is being placed.
  private(set) var isFitting = false
  /// Groups that blocks which begin from what is shown have taken sizes of views from, until what
  /// follows those has been placed.
  private(set) var takenOver: [TrackGroupID] = []
  /// Whether the host wants what moves by itself to move. What a hand leads follows it all the
  /// same.
  private(set) var isEnabled = true
  private var isInHand = false
  /// Whether changes in blocks are animated.
  var animates: Bool { isEnabled || isInHand }
  /// Whether what would move dissolves instead; transitions read it too.
  private(set) var reducesMotion = false
  /// Names of animations; each keeps its group.
  private(set) var names: GenerationTable
  /// Groups at their target whose records go when the next frame opens: until then the last frame's
  /// changes include their final values.
  private var ended = Buffer<TrackGroupID>()
  var batch = BatchRoom()
  var paces = FramePaces()
  let implicit = ImplicitTimings()
  let glides = Glides()
  var glideGroups = GlideGroups()
  private var successions = Successions()
  var windowLayout = WindowLayout()
  /// The state of the views' visibility for which starting values have been looked at.
  private(set) var seenVisibility: UInt64 = 0
  /// View transitions that run, and the views that take part.
  let viewTransitions = ViewTransitions()
  /// Movers of views besides animations; the runtime owns both.
  unowned(unsafe) private(set) var momentum: Momentum?
  unowned(unsafe) private(set) var foreignMotion: ForeignMotion?
  /// Objects let go of since the last frame.
  var partings = Partings()
  /// Views that have ended since the last frame with an animation that had not begun.
  private var lostWaiting = 0
  /// The runtime goes: nothing is worth a word any more.
  private(set) var hasEnded = false

  func noteTakenOver(_ group: TrackGroupID) { takenOver.append(group) }

  /// Runs a body that places what follows sizes; what blocks inside would place it places itself.
  func fit(_ body: () -> Void) {
    let wasFitting = isFitting
    isFitting = true
    body()
    isFitting = wasFitting
    if !wasFitting { takenOver = [] }
  }

  init(
    views: Views, tracks: Tracks, runtime: UInt8, firstGeneration: UInt16, host: Host = Host()
  ) {
    self.views = views
    self.tracks = tracks
    self.host = host
    completions = Completions(host: host)
    names = GenerationTable(runtime: runtime, firstGeneration: firstGeneration)
    super.init()
    completions.notify(self)
    // Tracks are asked only while there are animations; the runtime owns both.
    tracks.addMotion { [unowned(unsafe) self] in addMotionAhead($0, $1, $2, to: $3) }
    views.observe(self, as: .animations)
  }

  /// Block animations that run or wait.
  var blockCount: Int {
    cubic.count + spring.count + other.count + waiting.count + keyframes.count
  }

  /// Whether a frame would change something.
  var needsFrame: Bool { isMoving || hasNews }

  /// Whether something moves as time passes.
  var isMoving: Bool { cubic.count + spring.count + other.count > 0 || schedule.hasRunning }

  /// Whether a frame would change something even if no time passed.
  var hasNews: Bool { schedule.hasTouched || !completions.isEmpty || views.changes.count > 0 }

  /// When the next delay has passed; infinity when nothing waits.
  var nextDeadline: Double {
    while let first = deadlines.first, !names.containsOften(Handle(waitedFor: first.name)) {
      deadlines.removeFirst()
    }
    return min(deadlines.first?.time ?? .infinity, delays.next, glides.nextDeadline)
  }

  /// Opens a frame: forgets the last one and takes its time.
  ///
  /// A host adds up its times otherwise and rounds elsewhere than we do. What it means as the end
  /// of an animation is the end: a nanosecond, or a few units in the last place, before it.
  @_optimize(speed)
  func open(at time: Double) {
    tracks.frame.open()
    now = time
    frameTime = time
    horizon = Self.horizon(at: time)
    for index in 0..<ended.count { tracks.removeGroup(ended[index]) }
    ended.removeAll()
    if !partings.isEmpty { partings.removeAll() }
    glideGroups.removeAll()
  }

  /// Moments up to here count as reached at a time.
  static func horizon(at time: Double) -> Double { time + max(1e-9, time.magnitude * 0x1p-50) }

  func setEnabled(_ isEnabled: Bool) { self.isEnabled = isEnabled }

  func setReducesMotion(_ reduces: Bool) { reducesMotion = reduces }

  func take(_ momentum: Momentum) { self.momentum = momentum }

  func take(_ motion: ForeignMotion?) { foreignMotion = motion }

  /// Notes that starting values have been looked at for what is visible now.
  func noteVisibility() { seenVisibility = views.visibilityVersion }

  /// A new name of an animation; none when there are no more.
  func makeName() -> Handle? { try? names.insert(.animation) }

  func removeName(_ name: Handle) { names.remove(name) }

  /// How many views have ended with an animation that had not begun, since the last call.
  func takeLostWaiting() -> Int {
    defer { lostWaiting = 0 }
    return lostWaiting
  }

  /// Runs what happens at a moment since the last frame: what a finger's lift begins counts from
  /// the lift, so that the frame which reports it goes on moving (GR-13).
  func at(_ moment: Double, _ body: () -> Void) {
    let frame = now
    now = min(max(moment, sampledTime), frame)
    body()
    now = frame
  }

  /// Runs what sets up motion that a hand leads, or that goes by itself.
  func settingUp(isInHand: Bool, _ body: () -> Void) {
    let outer = self.isInHand
    self.isInHand = isInHand
    body()
    self.isInHand = outer
  }

  /// Samples everything into what is shown.
  @_optimize(speed)
  func advance() {
    sampledTime = now
    completions.beginFrame()
    if let first = deadlines.first, first.time <= horizon { wake() }
    if delays.count > 0 { delays.start(upTo: horizon) }
    if cubic.count > 0 { advanceCubics() }
    if spring.count > 0 { advanceSprings() }
    if other.count > 0 { advanceOthers() }
    advanceDrivers()
    if !glides.isEmpty { endGlides() }
    completions.endFrame()
    if tracks.activeCount > 0 { tracks.evaluate() }
  }

  /// Runs the completions of all that has ended in this frame, after a warning about animations
  /// whose views ended before they began.
  @inline(__always)
  func runCompletions() {
    if lostWaiting > 0 { warnOfLostWaiting() }
    if !completions.isEmpty { completions.run() }
  }

  /// Marks a group as arrived: it shows its target from now on.
  @_optimize(speed)
  func arrive(_ group: TrackGroupID) {
    tracks.setFactors(group, a: 0, b: 0)
    tracks.unblockInteraction(group)
    ended.append(group)
  }

  /// Calls with the table of a sort, without counting references.
  @inline(__always)
  func withTable<Result>(
    _ sort: AnimationTable.Sort, _ body: (AnimationTable) -> Result
  ) -> Result {
    let table =
      switch sort {
      case .cubic: Unmanaged.passUnretained(cubic)
      case .spring: Unmanaged.passUnretained(spring)
      case .other: Unmanaged.passUnretained(other)
      case .waiting: Unmanaged.passUnretained(waiting)
      }
    return table._withUnsafeGuaranteedRef(body)
  }

  func table(_ sort: AnimationTable.Sort) -> AnimationTable {
    switch sort {
    case .cubic: cubic
    case .spring: spring
    case .other: other
    case .waiting: waiting
    }
  }

  /// Visits the groups whose records go when the next frame opens.
  func forEachEnded(_ body: (TrackGroupID) -> Void) {
    for index in 0..<ended.count { body(ended[index]) }
  }

  /// Takes an animation out of its table; its group stays.
  @_optimize(speed)
  func removeRow(_ table: AnimationTable, _ row: Int) {
    if !successions.isEmpty { successions.forget(table.group[row]) }
    names.remove(names.name(at: Int(table.name[row])))
    curves.release(table.use(row))
    let moved = table.remove(row)
    if moved >= 0 { tracks.groups.base[Int(moved)].tag = table.tag(row) }
  }

  /// Lets a block that begins go on for one of its kind that moves the very same properties: one
  /// record moves each of them as two would. Springs are of a kind at any time, since their equation
  /// is linear. Eases are if they have begun at the same moment and take as long; others add up to
  /// no ease (UA-4), and stay apart.
  @inline(never)
  func takeOver(by heir: TrackGroupID, _ row: Int, in table: AnimationTable) {
    let isSpring = table.sort == .spring
    if isSpring, let old = tracks.onlyPredecessor(of: heir) {
      guard isBlock(old, like: row, in: table) else { return }
      tracks.takeOver(old, by: heir, succession(of: old, row))
      return successions.note(old, heir: heir)
    }
    guard let old = tracks.predecessor(of: heir, where: { isBlock($0, like: row, in: table) })
    else { return }
    successions.note(old, heir: heir)
    guard isSpring else { return tracks.addUp(old, into: heir) }
    let succession = succession(of: old, row)
    while case let record = tracks.groups[Int(old)].first, !record.isNone {
      tracks.merge(record, into: heir, succession)
    }
  }

  private func succession(of old: TrackGroupID, _ row: Int) -> Succession {
    tracks.keepDrifts()
    return Succession(
      factors: factors(of: old), rates: rates(of: old), slope: spring.velocity[row])
  }

  /// Whether a group is a block's of the kind of a row: with its spring, or in step with its ease.
  private func isBlock(_ group: TrackGroupID, like row: Int, in table: AnimationTable) -> Bool {
    guard let own = blockRow(group, in: table), table.curve[own] == table.curve[row] else {
      return false
    }
    return table.sort == .spring
      || table.start[own] == table.start[row] && table.duration[own] == table.duration[row]
  }

  /// The row of a block that is under way in a table; none of other groups.
  private func blockRow(_ group: TrackGroupID, in table: AnimationTable) -> Int? {
    let tag = tracks.groups[Int(group)].tag
    guard tag >= 0, keyframes[tag] == nil, AnimationTable.sort(ofTag: tag) == table.sort else {
      return nil
    }
    return table.row(ofTag: tag, of: group)
  }

  /// The block that moves nothing any more since a group has taken over what it moved, and has not
  /// ended; none when there is none.
  func predecessor(of group: TrackGroupID) -> TrackGroupID? {
    successions.isEmpty ? nil : successions.predecessor(of: group)
  }

  /// The group of a living animation.
  @inline(__always)
  func group(named name: Handle) -> TrackGroupID {
    TrackGroupID(bitPattern: names.kept(for: name))
  }

  @inline(__always)
  func setGroup(_ group: TrackGroupID, of name: Handle) {
    names.keep(UInt32(bitPattern: group), for: name)
  }

  private func wake() {
    while let first = deadlines.first, first.time <= horizon {
      deadlines.removeFirst()
      let name = Handle(waitedFor: first.name)
      guard names.containsOften(name) else { continue }
      let group = group(named: name)
      let row = AnimationTable.row(ofTag: tracks.groups[Int(group)].tag)
      let waiter = waiting.row(row)
      let target = table(waiter.curve.sort)
      let place = target.append(waiter)
      let moved = waiting.remove(row)
      if moved >= 0 { tracks.groups.base[Int(moved)].tag = waiting.tag(row) }
      tracks.groups.base[Int(group)].tag = target.tag(place)
      tracks.setActive(group, true)
    }
  }

  /// A view that ends or leaves the window takes its block animations with it (UA-3).
  override func viewWillEnd(_ view: Int) {
    if waiting.count > 0, hasWaitingBlock(view) { lostWaiting += 1 }
    removeAll(from: view)
    foreignMotion?.subjectWillEnd(view)
    forgetAttachments(of: view)
  }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    guard wasInWindow else { return views.noteAppearance(view) }
    guard !views.isInWindow(view) else { return }
    views.noteVisibility()
    if blockCount > 0 { cutOff(below: view) }
    cutHiddenGlides()
  }

  /// The time within an iteration; every second one runs back when `iterations` is negative.
  static func localTime(_ elapsed: Double, _ duration: Double, _ iterations: Double) -> Double {
    guard iterations != 1, duration > 0 else { return max(0, elapsed) }
    let passed = max(0, elapsed) / duration
    let iteration = Elementary.floor(passed)
    let fraction = passed - iteration
    let isBack = iterations < 0 && iteration - 2 * Elementary.floor(iteration / 2) == 1
    return (isBack ? 1 - fraction : fraction) * duration
  }
}

extension Animations {
  var bytes: Int {
    tracks.bytes + cubic.bytes + spring.bytes + other.bytes + waiting.bytes
      + names.bytes + batch.bytes
  }

  /// Forgets everything without calling anybody: the runtime goes.
  func removeAll() {
    hasEnded = true
    contexts.removeAll()
    completions.removeAll()
    delays.removeAll()
    keyframes.removeAll()
    glides.removeAll()
    schedule.forEach { driver in driver.forgetOthers() }
    schedule.removeAll()
    for driver in drivers.all { driver.forgetOthers() }
    drivers.removeAll()
  }
}
