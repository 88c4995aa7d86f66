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
  private(set) var gathering = ItemGathering()
  /// Record of an item, by item number; -1 for strangers.
  var recordOfItem = Buffer<Int32>()
  var freeRecords = Buffer<Int32>()
  private(set) var fields: [FieldBehavior] = []
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

  func velocity(of item: Int32) -> Vector? {
    guard let body = body(of: item) else { return nil }
    return world.velocity(of: body)
  }

  func angularVelocity(of item: Int32) -> Double? {
    guard let body = body(of: item) else { return nil }
    return world.angularVelocity(of: body)
  }

  func addVelocity(_ linear: Vector, angular: Double, to item: Int32) {
    guard let body = body(of: item), linear.isFinite, angular.isFinite else { return }
    setVelocity(
      world.velocity(of: body) + linear, angularVelocity: world.angularVelocity(of: body) + angular,
      of: body)
    setNeedsTick()
  }

  /// Items whose bounds meet a rectangle, in the order of their arrival (DY-18).
  func items(in rect: Rect) -> [Int32] {
    var found: [Int32] = []
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 && bounds(of: index).intersects(rect) {
        found.append(records[index].item)
      }
      index += 1
    }
    return found
  }

  /// The upright rectangle around an item where it is.
  func bounds(of index: Int32) -> Rect {
    let record = records[index]
    let (center, angle) = place(of: index)
    return Rect(around: center, sizes[record.size], angle)
  }

  /// Centre and rotation of an item as the world has it.
  func place(of index: Int32) -> (Point, Double) {
    let record = records[index]
    let pose = world.originPose(of: record.body)
    let angle = world.angle(of: record.body)
    guard record.group >= 0 else { return (pose.position, angle) }
    let part = parts[index]
    return (pose.position + pose.rotation.apply(part.offset), angle + part.rotation)
  }

  /// Sets the start of the interpolation that is shown until the next sub-step.
  private func setPrevious(of index: Int32, _ center: Point, _ rotation: Double) {
    guard !previousPoses.isEmpty else { return }
    if Int(index) >= previousPoses.count {
      previousPoses.resize(to: Int(index) + 1, filling: DynamicItemPose())
    }
    previousPoses[index] = DynamicItemPose(center: center, rotation: rotation)
  }

  /// The collision behaviours that let an item meet others, as bits.
  @_optimize(speed)
  func itemBits(of item: Int32) -> UInt64 {
    let index = record(of: item)
    guard index >= 0 else { return 0 }
    // All shapes of a body have the same.
    let body = records.base[Int(index)].body
    let shape = world.bodies.base[Int(body)].firstShape
    return shape < 0 ? 0 : world.shapes.surface(of: shape).itemBits
  }

  // MARK: What behaviours contribute to a rebuild

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

extension Rect {
  /// The upright rectangle around a turned one.
  init(around center: Point, _ size: Size, _ rotation: Double) {
    let rotation = Rotation(angle: rotation)
    let c = rotation.cosine.magnitude
    let s = rotation.sine.magnitude
    let width = c * size.width + s * size.height
    let height = s * size.width + c * size.height
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}

/// Fields: their accelerations, turning and braking, added to the items before each sub-step.
extension DynamicAnimator {
  /// To be called before each sub-step.
  func applyFields() {
    guard !fields.isEmpty else { return }
    var index: Int32 = 0
    while index < records.count {
      if records[index].item >= 0 && records[index].group < 0 { applyFields(to: index) }
      index += 1
    }
  }

  private func applyFields(to index: Int32) {
    let record = records[index]
    let body = record.body
    guard world.bodies[body].kind == .dynamic, world.mass(of: body) > 0 else { return }
    // Items that have come since the last rebuild have none yet.
    let load = index < loads.count ? loads[index] : ItemLoad()
    var sum = Vector.zero
    var turning = 0.0
    var braking = 0.0
    // Asked halfway through the step, a field of places gives back what it takes: half a drift, a
    // kick, half a drift is leapfrog, and no orbit gains or loses energy.
    let velocity = world.velocity(of: body)
    let probe = FieldBehavior.Probe(
      position: world.origin(of: body) + velocity * (0.5 * World.jointStep), velocity: velocity,
      mass: world.mass(of: body), charge: load.charge,
      time: Double(world.subStepCount) / Double(World.stepsPerSecond))
    for field in fields where field.has(record.item) {
      if field.kind == .custom {
        let offset = probe.position - field.position
        if field.region.contains(offset), let fieldEvaluator {
          let force = fieldEvaluator.force(of: field, on: record.item, probe)
          // Anything may have happened meanwhile, but records stay until the next rebuild.
          guard index < records.count, records[index].item == record.item,
            records[index].body == body
          else { return }
          // N to pt/s² for the reference item, as a push.
          if force.isFinite { sum += force * (PushBehavior.unit / probe.mass) }
        }
        continue
      }
      switch field.effect(on: probe) {
      case .none: break
      case .acceleration(let acceleration): sum += acceleration
      case .turning(let rate): turning += rate
      case .braking(let rate): braking += rate
      case .velocity(let velocity):
        if velocity != probe.velocity {
          world.setVelocity(velocity, angularVelocity: world.angularVelocity(of: body), of: body)
        }
      }
    }
    if turning != 0 || braking != 0 {
      let push = load.force * (1 / probe.mass)
      sum += steered(body, load.acceleration + push + sum, turning, braking)
    }
    accelerate(body, by: load, field: sum)
  }

  /// Returns the acceleration that has the effect of turning and braking in this sub-step.
  ///
  /// Half a kick of all other accelerations, the turn and the braking for a whole step, half a kick
  /// (Boris, *Relativistic Plasma Simulation: Optimization of a Hybrid Code*, 1970). The turn is
  /// the Cayley one, by 2·arctan(ωh/2): it keeps the speed at any rate. dv/dt = −k·v² leaves v/(1 +
  /// k·v·h).
  private func steered(
    _ body: Int32, _ acceleration: Vector, _ turning: Double, _ braking: Double
  ) -> Vector {
    let h = World.jointStep
    let model = world.bodies.model(of: body)
    let gain = Double(model.linearGain)
    guard gain > 0 else { return .zero }
    let kick = acceleration * gain
    let start = world.velocity(of: body) * Double(model.linearDecay)
    var velocity = start + 0.5 * kick
    let t = 0.5 * turning * h
    let scale = 1 / (1 + t * t)
    velocity = Vector(
      dx: scale * ((1 - t * t) * velocity.dx + 2 * t * velocity.dy),
      dy: scale * ((1 - t * t) * velocity.dy - 2 * t * velocity.dx))
    let loss = braking * velocity.length * h
    // A field of negative strength drives on; it cannot do so without end within a step.
    velocity = velocity * (1 / (loss > -0.5 ? 1 + loss : 0.5))
    return (velocity + 0.5 * kick - start - kick) * (1 / gain)
  }
}
