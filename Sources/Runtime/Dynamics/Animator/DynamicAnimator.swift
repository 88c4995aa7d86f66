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

  private(set) var records = Buffer<DynamicItemRecord>()
  var sizes = SharedTable<Size>()
  /// By record, while places are listed: a group's first member, and the next of the same group.
  private(set) var firstMember = Buffer<Int32>()
  private(set) var nextMember = Buffer<Int32>()
  /// Places of groups' members in their group, by record. Shorter where the last are none.
  private(set) var parts = Buffer<DynamicItemPose>()
  /// By record: the pose before the last sub-step, while what is shown lies between the two.
  private(set) var previousPoses = Buffer<DynamicItemPose>()
  /// By record: what a field's effect is added to; empty without fields.
  private(set) var loads = Buffer<ItemLoad>()
  private(set) var gathering = ItemGathering()
  /// Record of an item, by item number; -1 for strangers.
  private(set) var recordOfItem = Buffer<Int32>()
  private(set) var freeRecords = Buffer<Int32>()
  private(set) var fields: [FieldBehavior] = []
  private(set) var movingAnchors: [AttachmentBehavior] = []
  var kinematicTargets = KinematicTargets()
  private var instantaneousPushes: [PushBehavior] = []
  /// Whether a behaviour may have an action.
  private var mayAct = false
  var collisions = CollisionSlots()
  var touching = TouchingPairs()
  /// Whether other items meet than when the shapes got their bits.
  private var hasNewCollisionPairs = false

  private(set) var needsRebuild = false
  private(set) var needsTick = false
  private(set) var isRunning = false
  private(set) var hasReportedResume = false
  var clock = StepClock()
  /// Whether the host, which was notified of a start, must be notified of a pause: the animator has
  /// been put back to a state in which it rests.
  private(set) var mustReportPause = false

  /// Where items have come to in the last tick, in the order of their arrival.
  private(set) var places = Buffer<DynamicPlace>()
  var reports = EventReports()
  /// Items that leave this rectangle are reported once each; nil for no watching.
  private(set) var watchedRegion: Rect?
  /// Whether something turns an item by a torque.
  private var hasTurningPush = false
  /// Custom fields are asked while the steps are taken.
  private(set) var isStepping = false

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

  /// Keeps the first places of the last tick; the others are of no use to the host.
  func keepPlaces(_ count: Int) { places.shorten(to: count) }

  /// Events of the last tick.
  var events: Rows<DynamicEvent> { reports.list.rows }

  /// Watches another rectangle, or none.
  func watch(_ region: Rect?) {
    guard watchedRegion != region else { return }
    watchedRegion = region
    for index in 0..<Int32(truncatingIfNeeded: records.count) {
      records[index].isOutside = false
    }
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
    collisionCount(behavior) + collisions.count <= CollisionSlots.most
  }

  private func collisionCount(_ behavior: DynamicBehavior) -> Int {
    var count = behavior is CollisionBehavior ? 1 : 0
    for child in behavior.children { count += collisionCount(child) }
    return count
  }

  /// Returns a bit of shapes' filters for a behaviour; -1 where none is free.
  func takeBit(for behavior: CollisionBehavior) -> Int {
    noteNewCollisionPairs()
    return collisions.take(for: behavior)
  }

  /// Has contacts revised with the next tick: other items meet.
  func noteNewCollisionPairs() { hasNewCollisionPairs = true }

  /// Has behaviours asked for their actions.
  func noteAction() { mayAct = true }

  /// Has torques turn items in each sub-step.
  func noteTurningPush() { hasTurningPush = true }

  func returnBit(of behavior: CollisionBehavior) {
    guard behavior.bit >= 0 else { return }
    // Another behaviour may get the bit: nothing of this one may be reported under it.
    func isOwn(_ tag: Int32) -> Bool {
      tag < -1 && Int(-2 - tag) >> CollisionBehavior.serialBits == behavior.bit
    }
    endContacts(behavior)
    touching.removeAll { isOwn($0.itemB) }
    world.contactEvents.removeEnded { isOwn($0.tagA) || isOwn($0.tagB) }
    collisions.free(behavior.bit)
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
    field.setActing(true)
    fields.append(field)
  }

  func removeFields() {
    for field in fields where field.animator == nil || field.animator === self {
      field.setActing(false)
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
    attachment.setMovingPlace(movingAnchors.count)
    movingAnchors.append(attachment)
  }

  func stopAnchor(of attachment: AttachmentBehavior) {
    let place = attachment.movingPlace
    guard place >= 0, let last = movingAnchors.popLast() else { return }
    attachment.setMovingPlace(-1)
    guard last !== attachment else { return }
    last.setMovingPlace(place)
    movingAnchors[place] = last
  }

  func stopAnchors() {
    for attachment in movingAnchors { attachment.setMovingPlace(-1) }
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
    reports.beginTick()
    if mustReportPause {
      mustReportPause = false
      hasReportedResume = false
      reports.append(DynamicEvent(kind: .didPause))
    }
    if world.endEvents.count > 0 { endEarly() }
    if needsRebuild { rebuild() } else { gathering.rest() }
    if world.endEvents.count > 0 { endEarly() }
    isRunning = isActive
    guard isRunning, seconds > 0 else { return reports.takeWaiting() }
    if resumes(by: seconds) { reports.append(DynamicEvent(kind: .willResume)) }
    if reports.isWaiting { reports.takeWaiting() }
    needsTick = false
    let (steps, ahead) = clock.pass(seconds < 0.5 ? seconds : 0.5)
    run(steps: steps, interpolates: ahead > 1e-5)
    clock.show(ahead: ahead > 1e-5 ? ahead : 0)
    publish()
    if world.beginEvents.count | world.endEvents.count != 0 { reportContacts() }
    if steps > 0 { reportActions() }
    if watchedRegion != nil { reportLeavers() }
    if world.awakeCount == 0 && movingAnchors.isEmpty && kinematicTargets.isEmpty && !needsTick
      && !isAnimated
    {
      pause()
    }
    assert(checkInvariants())
  }

  /// Asked in debug after each tick that takes steps; traps where parts contradict each other.
  private func checkInvariants() -> Bool {
    clock.checkInvariants()
    collisions.checkInvariants()
    for record in 0..<freeRecords.count where records[freeRecords[record]].item != -1 {
      return false
    }
    return loads.count <= records.count && previousPoses.count <= records.count
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
    world.beginTick()
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
    clock.take(steps: steps)
    if !kinematicTargets.isEmpty { endKinematicMoves() }
    if movingAnchors.isEmpty { return }
    for attachment in movingAnchors { attachment.restAnchor() }
    stopAnchors()
  }

  private func pause() {
    isRunning = false
    hasReportedResume = false
    reports.append(DynamicEvent(kind: .didPause))
  }

  // MARK: Rebuilding

  /// Gathers what the behaviours, depth first, say about each item, and passes it to the world.
  private func rebuild() {
    needsRebuild = false
    removeFields()
    gathering.begin(count: records.count)
    for behavior in behaviors { contribute(behavior) }
    if hasNewCollisionPairs {
      hasNewCollisionPairs = false
      reviseCollisionPairs()
    }
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

  /// Notes where everything is before the last sub-step of a tick.
  func keepPoses() {
    previousPoses.removeAll()
    var index: Int32 = 0
    while index < records.count {
      var pose = DynamicItemPose()
      if records[index].item >= 0 && records[index].group < 0 {
        pose.center = world.origin(of: records[index].body)
        pose.rotation = world.angle(of: records[index].body)
      }
      previousPoses.append(pose)
      index += 1
    }
  }

  /// Lists where items are at the animator's time, between the last two sub-steps: those that
  /// move, or all.
  @_optimize(speed)
  func publish(all: Bool = false) {
    let world = world
    let bodies = world.bodies.base
    let states = world.states.base
    // No record has more than one place.
    places.removeAll()
    let room = places.room(for: records.count)
    var next = room
    let isBetween = clock.shownFraction < 1
    var hasLinkedMembers = false
    let records = records.base
    let count = Int32(truncatingIfNeeded: self.records.count)
    var index: Int32 = 0
    while index < count {
      let record = records + Int(index)
      index &+= 1
      guard record.pointee.isItsOwn else { continue }
      let body = bodies + Int(record.pointee.body)
      if body.pointee.awakeIndex >= 0 {
        if !record.pointee.wasAwake && !all { record.pointee.wasAwake = true }
      } else {
        guard record.pointee.wasAwake || all else { continue }
        if !all { record.pointee.wasAwake = false }
      }
      if isBetween || record.pointee.isGroup || !body.pointee.isCentered {
        if record.pointee.isGroup && !hasLinkedMembers {
          hasLinkedMembers = true
          linkMembers()
        }
        next = publishWithMembers(index &- 1, at: next)
      } else {
        let state = states + Int(record.pointee.body)
        next.pointee = DynamicPlace(
          number: record.pointee.item, center: World.center(body, state),
          rotation: World.angle(body, state))
        next += 1
      }
    }
    places.lengthen(by: next - room)
  }

  /// The members of each group, by records, as lists in their order.
  func linkMembers() {
    firstMember.removeAll()
    nextMember.removeAll()
    firstMember.resize(to: records.count, filling: -1)
    nextMember.resize(to: records.count, filling: -1)
    var member = Int32(truncatingIfNeeded: records.count)
    while member > 0 {
      member -= 1
      let group = records[member].group
      guard records[member].item >= 0, group >= 0 else { continue }
      nextMember[member] = firstMember[group]
      firstMember[group] = member
    }
  }

  /// Reports the actions of the behaviours. As long as none has an action and none comes or
  /// changes, they are not asked again.
  func reportActions() {
    guard mayAct else { return }
    mayAct = false
    reportActions(behaviors)
  }

  private func reportActions(_ behaviors: [DynamicBehavior]) {
    for behavior in behaviors {
      if behavior.hasAction {
        mayAct = true
        reports.append(DynamicEvent(kind: .action, behavior: behavior.identifier))
      }
      if !behavior.children.isEmpty { reportActions(behavior.children) }
    }
  }

  // MARK: Snapshots

  /// Codes what is kept of items.
  func codeRecords(_ coder: inout StateCoder) {
    coder.code(&records)
    sizes.code(&coder)
    coder.code(&parts)
    coder.code(&previousPoses)
    coder.code(&loads)
    coder.code(&recordOfItem)
    coder.code(&freeRecords)
  }

  /// Codes whether it runs, and what it has to do in the next tick.
  func codeRun(_ coder: inout StateCoder) {
    coder.code(&needsRebuild)
    coder.code(&needsTick)
    coder.code(&isRunning)
    coder.code(&hasTurningPush)
  }

  /// Whether bytes that have been taken in are Bools.
  func hasSoundFlags() -> Bool {
    Soundness.isFlag(&needsRebuild) && Soundness.isFlag(&needsTick) && Soundness.isFlag(&isRunning)
      && Soundness.isFlag(&hasTurningPush)
  }

  /// Forgets what a state that has been put back does not have, and who did what by then.
  func forgetRun() {
    removeFields()
    stopAnchors()
    reports.forgetWaiting()
    hasNewCollisionPairs = needsRebuild
    collisions.forgetBehaviors()
    mustReportPause = hasReportedResume && !isRunning
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

/// Items: becoming known, read, changed.
extension DynamicAnimator {
  enum ItemProblem: Error {
    case empty
    case notFinite
    case degenerate
    case notKnown
  }

  /// Whether an item's state can be taken; the border asks before it adds the item.
  static func check(_ state: DynamicItemState) throws(ItemProblem) {
    guard state.center.isFinite, state.size.isFinite, state.rotation.isFinite else {
      throw .notFinite
    }
    guard state.size.width > 0, state.size.height > 0 else { throw .empty }
    if case .path(let points) = state.outline {
      for point in points where !point.isFinite { throw .notFinite }
      guard ConvexHull(points) != nil else { throw .degenerate }
    }
  }

  /// Takes up an item when a behaviour first names it; its pose is read once (DY-4).
  func know(_ item: Int32) {
    guard item >= 0, record(of: item) < 0, let source else { return }
    let state = source.state(of: item)
    do throws(ItemProblem) { try DynamicAnimator.check(state) } catch { return }
    let body = world.makeBody(kind: .dynamic, at: state.center, angle: state.rotation)
    world.bodies[body].tag = item
    if state.members.isEmpty {
      addShape(of: state, at: .zero, turn: 0, to: body)
    }
    var entry = DynamicItemRecord(item: item, body: body, size: sizes.take(state.size))
    entry.isGroup = !state.members.isEmpty
    let group = adopt(entry)
    setPrevious(of: group, state.center, state.rotation)
    for member in state.members where record(of: member) < 0 {
      addMember(member, to: group, at: state)
    }
    world.updateMass(of: body)
    setNeedsRebuild()
  }

  /// Members keep their own outline; the group is one rigid body (DY-22).
  private func addMember(_ member: Int32, to group: Int32, at state: DynamicItemState) {
    guard let source else { return }
    let part = source.state(of: member)
    do throws(ItemProblem) { try DynamicAnimator.check(part) } catch { return }
    let rotation = Rotation(angle: state.rotation)
    let body = records[group].body
    var entry = DynamicItemRecord(item: member, body: body, size: sizes.take(part.size))
    entry.group = group
    let offset = rotation.undo(part.center - state.center)
    let turn = part.rotation - state.rotation
    addShape(of: part, at: offset, turn: turn, to: body)
    let index = adopt(entry)
    if Int(index) >= parts.count { parts.resize(to: Int(index) + 1, filling: DynamicItemPose()) }
    parts[index] = DynamicItemPose(
      center: Point(x: offset.dx, y: offset.dy), rotation: turn)
  }

  private func addShape(
    of state: DynamicItemState, at offset: Vector, turn: Double, to body: Int32
  ) {
    let rotation = Rotation(angle: turn)
    let x = state.size.width / 2
    let y = state.size.height / 2
    var points: [Vector]
    switch state.outline {
    case .rectangle:
      if offset == .zero && turn == 0 {
        _ = world.addBox(width: state.size.width, height: state.size.height, to: body)
        return
      }
      points = [
        Vector(dx: -x, dy: -y), Vector(dx: x, dy: -y), Vector(dx: x, dy: y), Vector(dx: -x, dy: y),
      ]
    case .ellipse:
      if x == y {
        _ = world.addCircle(center: offset, radius: x, to: body)
        return
      }
      points = []
      let sides = 24
      // Corners a little outside, so that the polygon has the ellipse's area.
      let (s, _) = Elementary.sincos(2 * Double.pi / Double(sides))
      let swell = (2 * Double.pi / (Double(sides) * s)).squareRoot()
      for side in 0..<sides {
        let (s, c) = Elementary.sincos(2 * Double.pi * (Double(side) + 0.5) / Double(sides))
        points.append(Vector(dx: x * c * swell, dy: y * s * swell))
      }
    case .path(let outline):
      points = outline
    }
    let placed = points.map { offset + rotation.apply($0) }
    if let hull = ConvexHull(placed) { _ = world.addPolygon(hull, to: body) }
  }

  func body(of item: Int32) -> Int32? {
    let index = record(of: item)
    return index < 0 ? nil : records[index].body
  }

  /// The record that a property of the item goes to: a member's is its group's.
  func owner(of item: Int32) -> Int32 {
    let index = record(of: item)
    guard index >= 0 else { return -1 }
    return records[index].group >= 0 ? records[index].group : index
  }

  /// Reads an item's pose anew; its velocity stays unless it is to be reset.
  func updateItem(_ item: Int32, resettingVelocity: Bool = false) throws(ItemProblem) {
    let index = owner(of: item)
    guard index >= 0, let source else { throw .notKnown }
    let state = source.state(of: records[index].item)
    guard state.center.isFinite, state.rotation.isFinite else { throw .notFinite }
    let body = records[index].body
    let isSent = send(
      body, to: state.center, state.rotation,
      velocity: resettingVelocity ? .zero : world.velocity(of: body),
      angularVelocity: resettingVelocity ? 0 : world.angularVelocity(of: body))
    if isSent { return }
    put(body, state.center, state.rotation)
    if resettingVelocity { setVelocity(.zero, angularVelocity: 0, of: body) }
    setPrevious(of: index, state.center, state.rotation)
    setNeedsTick()
  }

  /// Puts an item somewhere, with a velocity.
  func setState(
    of item: Int32, center: Point, rotation: Double, velocity: Vector, angularVelocity: Double
  ) {
    let index = record(of: item)
    guard index >= 0 else { return }
    let body = records[index].body
    if send(body, to: center, rotation, velocity: velocity, angularVelocity: angularVelocity) {
      return
    }
    put(body, center, rotation)
    setVelocity(velocity, angularVelocity: angularVelocity, of: body)
    setPrevious(of: index, center, rotation)
    setNeedsTick()
  }

  private func put(_ body: Int32, _ center: Point, _ rotation: Double) {
    world.setPose(of: body, origin: center, angle: rotation)
    if world.bodies[body].kind != .dynamic { world.wakeBeneath(body) }
  }

  /// Sets the velocity of a body. An anchored one keeps it until it is given another.
  private func setVelocity(_ velocity: Vector, angularVelocity: Double, of body: Int32) {
    if world.bodies[body].kind == .dynamic {
      world.setVelocity(velocity, angularVelocity: angularVelocity, of: body)
    } else {
      world.setKinematicVelocity(body, velocity: velocity, angularVelocity: angularVelocity)
    }
  }

  func addVelocity(_ linear: Vector, angular: Double, to item: Int32) {
    guard let body = body(of: item), linear.isFinite, angular.isFinite else { return }
    setVelocity(
      world.velocity(of: body) + linear, angularVelocity: world.angularVelocity(of: body) + angular,
      of: body)
    setNeedsTick()
  }

  /// Sets the start of the interpolation that is shown until the next sub-step.
  private func setPrevious(of index: Int32, _ center: Point, _ rotation: Double) {
    guard !previousPoses.isEmpty else { return }
    if Int(index) >= previousPoses.count {
      previousPoses.resize(to: Int(index) + 1, filling: DynamicItemPose())
    }
    previousPoses[index] = DynamicItemPose(center: center, rotation: rotation)
  }

  // MARK: Contributions of behaviours to a rebuild

  func mention(_ item: Int32) {
    let index = owner(of: item)
    if index >= 0 { gathering[index].mentions += 1 }
  }

  func accelerate(_ item: Int32, by acceleration: Vector) {
    let index = owner(of: item)
    if index >= 0 { gathering[index].load.acceleration += acceleration }
  }

  func push(_ item: Int32, force: Vector, torque: Double) {
    let index = owner(of: item)
    guard index >= 0 else { return }
    gathering[index].load.force += force
    gathering[index].load.torque += torque
  }

  /// One blow: Δv = impulse/mass, Δω = torque/inertia.
  func strike(_ item: Int32, impulse: Vector, torque: Double) {
    let index = owner(of: item)
    guard index >= 0 else { return }
    let body = world.bodies[records[index].body]
    let mass = world.mass(of: records[index].body)
    let inertia = world.inertia(of: records[index].body)
    guard body.kind == .dynamic, mass > 0 else { return }
    let density = gathering[index].properties.density
    let now = world.surface(of: body.firstShape).density
    // The density that this rebuild is about to set counts already.
    let ratio = now > 0 ? density.divided(by: now) : 1
    addVelocity(
      impulse * (1 / (mass * ratio)),
      angular: body.allowsRotation && inertia > 0 ? torque.divided(by: inertia * ratio) : 0,
      to: records[index].item)
  }

  func setProperties(_ properties: DynamicItemProperties, of item: Int32) {
    let index = owner(of: item)
    guard index >= 0 else { return }
    gathering[index].properties.merge(properties)
    gathering[index].load.charge = gathering[index].properties.charge
  }

  func collide(_ item: Int32, itemBits: UInt64, boundaryBits: UInt64) {
    let index = owner(of: item)
    guard index >= 0 else { return }
    gathering[index].itemBits |= itemBits
    gathering[index].boundaryBits |= boundaryBits
  }
}
