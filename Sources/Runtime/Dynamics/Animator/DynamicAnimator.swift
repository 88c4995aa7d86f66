/// Plays behaviours: lets items fall, collide, hang and snap (DY).
///
/// Time comes in by `advance(by:)`; the world goes in whole sub-steps of 1/240 s and is always at
/// or just ahead of that time, and reported places of items are interpolated to it. The animator
/// pauses when everything is at rest and resumes with any change that could move something.
///
///     paused ──change──▶ running ──all at rest──▶ paused
///              (willResume before the next step)  (didPause after the last)
final class DynamicAnimator {
  let world = World()
  /// Both own the animator, which therefore ends with them.
  private(set) unowned(unsafe) var source: DynamicItemSource?
  private(set) unowned(unsafe) var fieldEvaluator: DynamicFieldEvaluator?
  /// The roots; children are theirs.
  private(set) var behaviors: [DynamicBehavior] = []

  var records = Buffer<DynamicItemRecord>()
  var sizes = SharedTable<Size>()
  /// By record, while places are listed: a group's first member, and the next of the same group.
  var firstMember = Buffer<Int32>()
  var nextMember = Buffer<Int32>()
  /// Places of groups' members in their group, by record. Shorter where the last are none.
  var parts = Buffer<DynamicItemPose>()
  /// By record: the pose before the last sub-step, while what is shown lies between the two.
  var previousPoses = Buffer<DynamicItemPose>()
  /// By record: what a field's effect is added to; empty without fields.
  var loads = Buffer<ItemLoad>()
  var gathering = ItemGathering()
  /// Record of an item, by item number; -1 for strangers.
  var recordOfItem = Buffer<Int32>()
  var freeRecords = Buffer<Int32>()
  var fields: [FieldBehavior] = []
  private(set) var movingAnchors: [AttachmentBehavior] = []
  /// Anchored items that the host has moved since the last frame.
  var kinematicTargets = NumberedList<KinematicTarget>()
  private var instantaneousPushes: [PushBehavior] = []
  /// Whether a behaviour may have an action.
  var mayAct = false
  var usedBits: UInt64 = 0
  var collisions: [CollisionBehavior?] = Array(repeating: nil, count: 64)
  var touching = TouchingPairs()
  /// Contacts that the host has ended, to be reported before the next step.
  var pendingEvents = Buffer<DynamicEvent>()
  /// Whether other items meet than when the shapes got their bits.
  var hasNewCollisionPairs = false

  var needsRebuild = false
  var needsTick = false
  var isRunning = false
  private(set) var hasReportedResume = false
  /// Seconds of running; simulated time in whole sub-steps is at most one ahead.
  var elapsedTime = 0.0
  var stepsTaken: Int64 = 0
  /// Where between the last two sub-steps the time is, and with it what is shown.
  var shownFraction = 1.0
  /// Whether the host, which was notified of a start, must be notified of a pause: the animator has
  /// been put back to a state in which it rests.
  var mustReportPause = false

  /// Where items have come to in the last tick, in the order of their arrival.
  var places = Buffer<DynamicPlace>()
  /// Events of the last tick.
  var events = Buffer<DynamicEvent>()
  /// Items that leave this rectangle are reported once each; nil for no watching.
  var watchedRegion: Rect? {
    didSet {
      guard watchedRegion != oldValue else { return }
      for index in 0..<Int32(truncatingIfNeeded: records.count) {
        records[index].isOutside = false
      }
    }
  }

  init() {}

  deinit {
    for behavior in behaviors { behavior.move(to: nil) }
  }

  /// Hands the places of the last tick to the caller; none are left here.
  func takePlaces() -> Buffer<DynamicPlace> {
    var taken = Buffer<DynamicPlace>()
    swap(&taken, &places)
    return taken
  }

  func setSource(_ source: DynamicItemSource?) { self.source = source }
  /// Begins to measure the stages of the steps, or ends it.
  func setProfiler(_ profiler: StageProfiler?) { world.setProfiler(profiler) }
  func setFieldEvaluator(_ evaluator: DynamicFieldEvaluator?) { fieldEvaluator = evaluator }

  // MARK: Behaviours

  /// Adding again at the top level changes nothing; a behaviour of another tree is refused (DY-1).
  func addBehavior(_ behavior: DynamicBehavior) throws(DynamicBehavior.Misuse) {
    if behavior.animator === self && behavior.parent == nil { return }
    guard behavior.animator == nil, behavior.parent == nil else { throw .taken }
    guard hasRoom(for: behavior) else { throw .full }
    behaviors.append(behavior)
    take(behavior)
  }

  func removeBehavior(_ behavior: DynamicBehavior) {
    guard behavior.animator === self, behavior.parent == nil else { return }
    behaviors.removeOne { $0 === behavior }
    drop(behavior)
  }

  func removeAllBehaviors() {
    while let last = behaviors.popLast() { drop(last) }
  }

  func take(_ behavior: DynamicBehavior) {
    behavior.move(to: self)
    setNeedsRebuild()
  }

  func drop(_ behavior: DynamicBehavior) {
    behavior.move(to: nil)
    setNeedsRebuild()
  }

  func hasRoom(for behavior: DynamicBehavior) -> Bool {
    collisionCount(behavior) + usedBits.nonzeroBitCount <= 64
  }

  private func collisionCount(_ behavior: DynamicBehavior) -> Int {
    var count = behavior is CollisionBehavior ? 1 : 0
    for child in behavior.children { count += collisionCount(child) }
    return count
  }

  func takeBit(for behavior: CollisionBehavior) -> Int {
    let bit = (~usedBits).trailingZeroBitCount
    guard bit < 64 else { return -1 }
    usedBits |= 1 << UInt64(bit)
    collisions[bit] = behavior
    return bit
  }

  func returnBit(of behavior: CollisionBehavior) {
    guard behavior.bit >= 0 else { return }
    // Another behaviour may get the bit: nothing of this one may be reported under it.
    func isOwn(_ tag: Int32) -> Bool {
      tag < -1 && Int(-2 - tag) >> CollisionBehavior.serialBits == behavior.bit
    }
    endContacts(behavior)
    touching.removeAll { isOwn($0.itemB) }
    world.contactEvents.removeEnded { isOwn($0.tagA) || isOwn($0.tagB) }
    usedBits &= ~(1 << UInt64(behavior.bit))
    collisions[behavior.bit] = nil
  }

  /// Items, or what a behaviour asks of them, have changed: the next tick asks all behaviours anew
  /// what they contribute to the accelerations, surfaces and filters of every item.
  func setNeedsRebuild() {
    needsRebuild = true
    setNeedsTick()
  }

  func setNeedsTick() {
    needsTick = true
    isRunning = true
  }

  func addField(_ field: FieldBehavior) {
    field.isActing = true
    fields.append(field)
  }

  func removeFields() {
    for field in fields where field.animator == nil || field.animator === self {
      field.isActing = false
    }
    fields.removeAll(keepingCapacity: true)
  }

  func finishInstantaneousPush(_ push: PushBehavior) { instantaneousPushes.append(push) }

  func moveAnchor(of attachment: AttachmentBehavior) {
    addMovingAnchor(of: attachment)
    attachment.wakeItems()
    setNeedsTick()
  }

  func addMovingAnchor(of attachment: AttachmentBehavior) {
    guard attachment.movingPlace < 0 else { return }
    attachment.movingPlace = movingAnchors.count
    movingAnchors.append(attachment)
  }

  func stopAnchor(of attachment: AttachmentBehavior) {
    let place = attachment.movingPlace
    guard place >= 0, let last = movingAnchors.popLast() else { return }
    attachment.movingPlace = -1
    guard last !== attachment else { return }
    last.movingPlace = place
    movingAnchors[place] = last
  }

  func stopAnchors() {
    for attachment in movingAnchors { attachment.movingPlace = -1 }
    movingAnchors.removeAll(keepingCapacity: true)
  }

  // MARK: Records

  @inline(__always)
  func record(of item: Int32) -> Int32 {
    guard item >= 0, Int(item) < recordOfItem.count else { return -1 }
    return recordOfItem[item]
  }

  /// Stores a record in a free row, or in a new one. Returns its index.
  func adopt(_ record: DynamicItemRecord) -> Int32 {
    let index: Int32
    if freeRecords.isEmpty {
      index = Int32(truncatingIfNeeded: records.count)
      records.append(record)
    } else {
      index = freeRecords.removeLast()
      records[index] = record
    }
    if Int(record.item) >= recordOfItem.count {
      recordOfItem.resize(to: Int(record.item) + 1, filling: -1)
    }
    recordOfItem[record.item] = index
    return index
  }

  /// Forgets a record and its body, once its contacts have been ended.
  private func forget(_ index: Int32) {
    let record = records[index]
    recordOfItem[record.item] = -1
    records[index].item = -1
    freeRecords.append(index)
    sizes.leave(record.size)
    if record.group < 0 {
      kinematicTargets.remove(record.body)
      world.removeBody(record.body)
    }
  }

  // MARK: Time

  /// Advances by a time; longer than half a second counts as half a second, as after a stall.
  func advance(by seconds: Double) {
    places.removeAll()
    events.removeAll()
    if mustReportPause {
      mustReportPause = false
      hasReportedResume = false
      events.append(DynamicEvent(kind: .didPause))
    }
    if world.endEvents.count > 0 { endEarly() }
    if needsRebuild { rebuild() } else { gathering.rest() }
    if world.endEvents.count > 0 { endEarly() }
    isRunning = isActive
    guard isRunning, seconds > 0 else { return reportPendingEvents() }
    if resumes(by: seconds) { events.append(DynamicEvent(kind: .willResume)) }
    if pendingEvents.count > 0 { reportPendingEvents() }
    needsTick = false
    elapsedTime += seconds < 0.5 ? seconds : 0.5
    let target = elapsedTime * Double(World.stepsPerSecond)
    // A millionth of a step early counts as in time: 1/60 s must be four steps however it is
    // summed.
    let steps = Int(clamping: Int64(Elementary.ceil(target - 1e-6)) - stepsTaken)
    let ahead = Double(stepsTaken + Int64(steps > 0 ? steps : 0)) - target
    run(steps: steps, interpolates: ahead > 1e-5)
    shownFraction = ahead > 1e-5 ? 1 - ahead : 1
    publish()
    if world.beginEvents.count | world.endEvents.count != 0 { reportContacts() }
    if steps > 0 { reportActions() }
    if watchedRegion != nil { watch() }
    if world.awakeCount == 0 && movingAnchors.isEmpty && kinematicTargets.isEmpty && !needsTick
      && !isAnimated
    {
      pause()
    }
  }

  /// Whether the next advance by a time resumes; answers so once.
  @inline(__always)
  func resumes(by seconds: Double) -> Bool {
    guard isResuming(by: seconds) else { return false }
    hasReportedResume = true
    return true
  }

  @inline(__always)
  func isResuming(by seconds: Double) -> Bool {
    isRunning && seconds > 0 && !hasReportedResume && !behaviors.isEmpty
  }

  /// Whether anything moves or is about to: without behaviours there is nothing but to tidy up.
  var isActive: Bool { isRunning && (hasReportedResume || !behaviors.isEmpty) }

  private var isAnimated: Bool {
    for field in fields where field.isAnimated && !field.items.isEmpty { return true }
    return false
  }

  private func run(steps: Int, interpolates: Bool) {
    guard steps > 0 else { return }
    if !interpolates { previousPoses.removeAll() }
    if !kinematicTargets.isEmpty { startKinematicMoves(steps: steps) }
    isStepping = true
    defer { isStepping = false }
    let isSimple = fields.isEmpty && movingAnchors.isEmpty && !hasTurningPush
    if isSimple && !interpolates {
      world.advance(subSteps: steps)
    } else {
      var remaining = steps
      while remaining > 0 {
        applyFields()
        for attachment in movingAnchors { attachment.stepAnchor(remaining: remaining) }
        if remaining == 1 && interpolates { keepPoses() }
        world.advance(subSteps: 1)
        remaining -= 1
      }
    }
    stepsTaken += Int64(steps)
    if !kinematicTargets.isEmpty { endKinematicMoves() }
    if movingAnchors.isEmpty { return }
    for attachment in movingAnchors { attachment.restAnchor() }
    stopAnchors()
  }

  private func pause() {
    isRunning = false
    hasReportedResume = false
    events.append(DynamicEvent(kind: .didPause))
  }

  var hasTurningPush = false
  /// Custom fields are asked while the steps are taken.
  private(set) var isStepping = false

  // MARK: Rebuilding

  /// Gathers what the behaviours, depth first, say about each item, and passes it to the world.
  private func rebuild() {
    needsRebuild = false
    removeFields()
    gathering.begin(count: records.count)
    for behavior in behaviors { contribute(behavior) }
    if hasNewCollisionPairs { reviseCollisionPairs() }
    keepLoads()
    var index: Int32 = 0
    hasTurningPush = false
    endContactsOfUnmentioned()
    var hasLinks = false
    while index < records.count {
      if records[index].item >= 0 && records[index].group < 0 {
        if gathering[index].mentions == 0 {
          if records[index].isGroup && !hasLinks { linkMembers() }
          hasLinks = hasLinks || records[index].isGroup
          forgetWithMembers(index)
        } else {
          applyProperties(of: index)
        }
      }
      index += 1
    }
    for push in instantaneousPushes { push.isActive = false }
    instantaneousPushes.removeAll(keepingCapacity: true)
  }

  private func contribute(_ behavior: DynamicBehavior) {
    behavior.contribute(to: self)
    for child in behavior.children { contribute(child) }
  }

  private func keepLoads() {
    loads.removeAll()
    guard !fields.isEmpty else { return }
    for index in 0..<Int32(truncatingIfNeeded: records.count) {
      loads.append(gathering[index].load)
    }
  }

  /// Forgets an item at once that nobody names: it is another one when it comes back.
  func forgetItem(_ item: Int32) {
    let index = record(of: item)
    guard index >= 0 else { return }
    if records[index].group < 0 { endContacts(item) }
    if records[index].isGroup { linkMembers() }
    forgetWithMembers(index)
  }

  /// The members of groups are linked.
  private func forgetWithMembers(_ index: Int32) {
    var member = records[index].isGroup ? firstMember[index] : -1
    while member >= 0 {
      forget(member)
      member = nextMember[member]
    }
    forget(index)
  }
}
