/// A dynamic animator as the host holds it: over views and objects, in the coordinates of a
/// reference view or in none.
final class HostedAnimator: Entity, DynamicItemSource, DynamicFieldEvaluator {
  let animator = DynamicAnimator()
  /// Held; none for abstract coordinates.
  let reference: Handle
  /// In the coordinates of a collection's layout: the size of its content.
  private(set) var contentSize: Size?
  /// Lives as long as the runtime, which ends all dynamic animators before.
  unowned(unsafe) let dynamics: Dynamics
  private(set) var behaviors: [Handle] = []
  private(set) var delegate: DynamicAnimatorDelegate?
  /// Contacts of the last frame, in the form that the host reads; its places are kept by
  /// `animator`.
  private(set) var contacts = Buffer<DynamicContact>()
  private var isEnding = false
  /// Results of the host's last inspections, which it may read until the next one.
  private(set) var states = Buffer<DynamicState>()
  private(set) var touches = Buffer<DynamicTouch>()
  private(set) var joints = Buffer<DynamicJoint>()
  private(set) var stageTimes = Buffer<DynamicStageTime>()
  /// Items that came out of an animation with a velocity.
  private var arrivals: [(item: Int32, linear: Vector, angular: Double)] = []

  init(reference: Handle, _ dynamics: Dynamics) {
    self.reference = reference
    self.dynamics = dynamics
    super.init()
    animator.setSource(self)
    animator.setFieldEvaluator(self)
  }

  override func dispose() {
    isEnding = true
    removeAllBehaviors()
    if !reference.isNone { dynamics.items.views.release(reference) }
    if contacts.count > 0 || animator.places.count > 0 { leaveOutput() }
    dynamics.forget(self)
  }

  /// Leaves the places of the last frame to the host, which may read them until the next one.
  func leavePlaces() {
    guard animator.places.count > 0 else { return }
    dynamics.keep(LentOutput(places: animator.takePlaces(), contacts: Buffer()))
  }

  /// Leaves places and contacts of the last frame to the host, which may read them until the next
  /// one.
  private func leaveOutput() {
    var contacts = Buffer<DynamicContact>()
    swap(&contacts, &self.contacts)
    dynamics.keep(LentOutput(places: animator.takePlaces(), contacts: contacts))
  }

  // MARK: Behaviours

  func addBehavior(_ behavior: HostedBehavior) throws(Fault) {
    guard behavior.parent != handle else { return }
    try behavior.checkFree()
    try refresh(behavior)
    try check(behavior)
    try dynamics.entities.retain(behavior.handle)
    behavior.join(self)
    behaviors.append(behavior.handle)
    enter(behavior)
    try? animator.addBehavior(behavior.behavior)
    deliverVelocities()
    behavior.reportMoved()
  }

  /// Removes a behaviour; one of another animator is ignored.
  func removeBehavior(_ behavior: HostedBehavior, isQuiet: Bool = false) {
    guard behavior.parent == handle else { return }
    behaviors.removeOne { $0 == behavior.handle }
    leave(behavior)
    animator.removeBehavior(behavior.behavior)
    behavior.part()
    behavior.reportMoved(later: isEnding || isQuiet)
    dynamics.entities.release(behavior.handle)
  }

  func removeAllBehaviors() {
    for handle in behaviors.reversed() {
      if let behavior = dynamics.behavior(handle) { removeBehavior(behavior) }
    }
  }

  /// Asks the host about its objects in a tree that are not in use yet. It may change anything.
  func refresh(_ tree: HostedBehavior) throws(Fault) {
    guard dynamics.moverCount > 0 else { return }
    var items: [Int32] = []
    tree.forEach { items += $0.items }
    for item in items where dynamics.items[item].uses == 0 { try dynamics.refresh(item) }
    guard dynamics.behavior(tree.handle) === tree, dynamics.animator(handle) === self else {
      throw Fault(.staleHandle, "a callback has ended the behavior or its animator")
    }
    try tree.checkFree()
  }

  /// Refuses a tree that cannot come in. Changes nothing.
  func check(_ tree: HostedBehavior) throws(Fault) {
    guard animator.hasRoom(for: tree.behavior) else {
      throw Fault(.limit, "a dynamic animator has at most 64 collision behaviors")
    }
    var fault: Fault?
    tree.forEach { behavior in
      guard fault == nil else { return }
      do throws(Fault) {
        try behavior.checkWhole()
        for item in behavior.items { try check(item) }
      } catch { fault = error }
    }
    if let fault { throw fault }
  }

  func check(_ item: Int32) throws(Fault) {
    let row = dynamics.items[item]
    guard row.animator == 0 || row.animator == handle.bits else {
      throw Fault(.invalidState, "the item belongs to another dynamic animator")
    }
    guard row.uses == 0 else { return }
    guard row.group < 0 else {
      throw Fault(.invalidState, "the item is a member of a group: the group is in its place")
    }
    guard !dynamics.items.isGroup(item) else {
      for member in dynamics.items.members(item) { try checkPlace(member) }
      return
    }
    try checkPlace(item)
  }

  private func checkPlace(_ item: Int32) throws(Fault) {
    let row = dynamics.items[item]
    let size = dynamics.items.size(item)
    guard Dynamics.sizes.contains(size.width), Dynamics.sizes.contains(size.height) else {
      throw Fault(
        .invalidArgument,
        "the item's size is \(size.width) by \(size.height): it must be within .001 to 1e6")
    }
    if row.isView && !reference.isNone {
      guard row.handle != reference,
        dynamics.items.views.isDescendant(row.handle.index, of: reference.index)
      else { throw Fault(.invalidState, "the item does not stand below the reference view") }
    }
    let center = place(of: item).center
    guard Dynamics.isInRange(center.x), Dynamics.isInRange(center.y) else {
      throw Fault(.invalidArgument, "the item stands at \(center.x), \(center.y): beyond 1e9")
    }
  }

  /// A checked tree is about to come in.
  func enter(_ tree: HostedBehavior) {
    tree.forEach { behavior in
      for item in behavior.items { enter(item) }
      setReferenceBounds(of: behavior)
    }
  }

  func enter(_ item: Int32) {
    guard dynamics.items.enter(item, handle) else { return }
    var hasMovedMember = false
    for member in dynamics.items.members(item) {
      _ = dynamics.items.takeFromAnimations(member)
      if dynamics.items.read(member) { hasMovedMember = true }
    }
    var velocity = dynamics.items.takeFromAnimations(item)
    let isElsewhere = dynamics.items.read(item) || hasMovedMember
    // The item left since the last frame and is not forgotten yet. Where nothing has happened to it
    // meanwhile it goes on as if it had stayed: so the finger's velocity outlives the finger's
    // attachment. One that was moved starts from there, at rest; one of another size or outline is
    // made anew.
    if let old = animator.velocity(of: item) {
      if hasMovedMember || isReshaped(item) {
        if !isElsewhere {
          velocity.linear += old
          velocity.angular += animator.angularVelocity(of: item) ?? 0
        }
        animator.forgetItem(item)
      } else if isElsewhere {
        try? animator.updateItem(item, resettingVelocity: true)
      }
    }
    dynamics.items.isShaped(item)
    if velocity.linear != .zero || velocity.angular != 0 {
      arrivals.append((item, velocity.linear, velocity.angular))
    }
  }

  /// Whether an item that the animator still knows has another size or outline, or other members,
  /// than it was known with.
  private func isReshaped(_ item: Int32) -> Bool {
    if dynamics.items[item].isReshaped { return true }
    let members = dynamics.items.members(item)
    for part in members.isEmpty ? [item] : members {
      let index = animator.record(of: part)
      if index < 0 || animator.sizes[animator.records[index].size] != dynamics.items.size(part)
        || dynamics.items[part].isReshaped
      {
        return true
      }
    }
    return false
  }

  /// Gives items that came out of an animation their velocity, once they are known.
  func deliverVelocities() {
    for arrival in arrivals {
      animator.addVelocity(arrival.linear, angular: arrival.angular, to: arrival.item)
    }
    arrivals.removeAll(keepingCapacity: true)
  }

  func leave(_ tree: HostedBehavior) {
    tree.forEach { behavior in
      for item in behavior.items { leave(item) }
    }
  }

  func leave(_ item: Int32) {
    if dynamics.items[item].uses == 1 && dynamics.items[item].isView,
      let velocity = animator.velocity(of: item)
    {
      dynamics.items.release(item, velocity: velocity, at: dynamics.now)
    }
    dynamics.items.leave(item)
  }

  // MARK: Items

  func state(of item: Int32) -> DynamicItemState {
    let members = dynamics.items.members(item)
    if !members.isEmpty && animator.body(of: item) == nil {
      dynamics.items.enclose(item) { self.place(of: $0) }
    }
    let place = place(of: item)
    return DynamicItemState(
      center: place.center, size: dynamics.items.size(item), rotation: place.rotation,
      outline: dynamics.items.outline(item), members: members)
  }

  /// The force of a custom field: what the host says.
  func force(of field: FieldBehavior, on item: Int32, _ probe: FieldBehavior.Probe) -> Vector {
    guard let hosted = dynamics.behavior(dynamics.handle(ofBehavior: field.identifier)),
      let evaluator = hosted.evaluator
    else { return .zero }
    let force = evaluator(hosted.handle, dynamics.items[item].handle, probe)
    return Dynamics.isInRange(force.dx) && Dynamics.isInRange(force.dy) ? force : .zero
  }

  func updateItem(_ item: Int32, resettingVelocity: Bool) throws(Fault) {
    guard dynamics.items[item].animator == handle.bits else {
      throw Fault(.notFound, "the dynamic animator does not know the item")
    }
    try dynamics.refresh(item)
    guard dynamics.items[item].animator == handle.bits else { return }
    _ = dynamics.items.takeFromAnimations(item)
    _ = dynamics.items.read(item)
    try? animator.updateItem(item, resettingVelocity: resettingVelocity)
  }

  /// Where an item is in the coordinates of the reference view.
  private func place(of item: Int32) -> (center: Point, rotation: Double) {
    var place = dynamics.items.place(item)
    if let superview = strangeSuperview(of: item),
      let point = try? dynamics.items.views.convert(
        place.center, from: superview, to: reference.index)
    {
      place.center = point
    }
    return place
  }

  /// Where an item is in the coordinates of its superview.
  @inline(never) func ownPoint(_ item: Int32, _ center: Point) -> Point {
    guard let superview = strangeSuperview(of: item),
      let point = try? dynamics.items.views.convert(center, from: reference.index, to: superview)
    else { return center }
    return point
  }

  /// The superview of an item, when that is not the reference view itself.
  private func strangeSuperview(of item: Int32) -> Int? {
    guard !reference.isNone else { return nil }
    let view = Handle(bits: dynamics.items[item].name)
    guard view.kind == .view, let superview = dynamics.items.views.parent(view.index),
      superview != reference.index
    else { return nil }
    return superview
  }

  // MARK: The reference view's bounds

  func setReferenceBounds(of behavior: HostedBehavior) {
    guard let collision = behavior.behavior as? CollisionBehavior else { return }
    guard let insets = behavior.referenceInsets, var bounds = referenceBounds else {
      return collision.setReferenceBounds(nil)
    }
    bounds.origin.x += insets.left
    bounds.origin.y += insets.top
    bounds.size.width = max(0, bounds.size.width - insets.left - insets.right)
    bounds.size.height = max(0, bounds.size.height - insets.top - insets.bottom)
    collision.setReferenceBounds(bounds.clamped(to: Dynamics.largestNumber))
  }

  private var referenceBounds: Rect? {
    if let contentSize { return Rect(origin: .zero, size: contentSize) }
    return reference.isNone ? nil : dynamics.items.views.bounds(reference.index)
  }

  func setContentSize(_ size: Size) throws(Fault) {
    guard reference.isNone else {
      throw Fault(.invalidState, "the dynamic animator has a reference view, which bounds it")
    }
    contentSize = size
    referenceDidResize()
  }

  func referenceDidResize() {
    for behavior in behaviors {
      dynamics.behavior(behavior)?.forEach { behavior in
        if behavior.referenceInsets != nil { setReferenceBounds(of: behavior) }
      }
    }
  }

  func setDelegate(_ delegate: DynamicAnimatorDelegate?) { self.delegate = delegate }

  // MARK: The frame

  /// Adds a contact of this frame to those that the host reads. Returns its index there.
  func addContact(_ contact: DynamicContact) -> Int32 {
    contacts.append(contact)
    return Int32(truncatingIfNeeded: contacts.count - 1)
  }

  /// Whether the last frame brought something, which this one has to take back.
  private var hasOutput: Bool {
    contacts.count > 0 || animator.places.count > 0 || animator.events.count > 0
  }

  /// Takes the steps of a frame and stores where the items are.
  func advance(by seconds: Double, _ items: DynamicItems) {
    animator.world.budget.clearWork()
    guard animator.isRunning || animator.mustReportPause || hasOutput else { return }
    contacts.removeAll()
    animator.advance(by: seconds)
    takeOverPlaces(items)
  }

  /// Puts the items where the animator says that they are.
  @_optimize(speed)
  func takeOverPlaces(_ items: DynamicItems) {
    let rows = items.rows.base
    let isAbstract = reference.isNone
    let animatorName = handle.bits
    let places = animator.places.base
    let end = places + animator.places.count
    var next = places
    var kept = places
    while next < end {
      let place = next
      next += 1
      let number = Int32(truncatingIfNeeded: place.pointee.item)
      let row = rows + Int(number)
      var center = place.pointee.center
      let rotation = place.pointee.rotation
      guard DynamicPlace.isFinite(center, rotation), row.pointee.animator == animatorName else {
        continue
      }
      if kept != place { kept.pointee = place.pointee }
      kept.pointee.item = row.pointee.name
      kept += 1
      if !isAbstract { center = ownPoint(number, center) }
      items.move(number, row, to: center, rotation)
    }
    animator.keepPlaces(kept - places)
  }
}

/// The delegate of a dynamic animator; the border has a subclass.
class DynamicAnimatorDelegate {
  func willResume(_ animator: Handle) {}
  func didPause(_ animator: Handle) {}
  func didLeave(_ animator: Handle, _ item: Handle) {}
  func layoutDidChange(_ animator: Handle) {}
}

/// Snapshots as the host sees them.
extension HostedAnimator {
  /// Writes a snapshot into the host's bytes. Returns its size.
  func writeSnapshot(to bytes: UnsafeMutableRawPointer, capacity: Int) throws(Fault) -> Int {
    let size = animator.snapshotSize()
    guard !animator.isStepping else { throw Fault(.reentrant, "the animator takes a step") }
    guard capacity >= size else {
      throw Fault(.invalidArgument, "capacity is too small for the snapshot: ask for its size")
    }
    animator.writeSnapshot(to: bytes, size: size)
    return size
  }

  /// Puts the animator back, and every item where it then was.
  func restore(from bytes: UnsafeRawPointer, size: Int) throws(Fault) {
    guard !animator.isStepping else { throw Fault(.reentrant, "the animator takes a step") }
    do throws(DynamicAnimator.SnapshotProblem) {
      try animator.restore(from: bytes, size: size, itemCount: dynamics.items.count)
    } catch {
      switch error {
      case .damaged:
        throw Fault(.invalidArgument, "the bytes are no snapshot of this version, or damaged")
      case .otherSetup:
        throw Fault(
          .invalidState, "the animator's behaviors or their items are not those of the snapshot")
      }
    }
    leavePlaces()
    animator.publish(all: true)
    takeOverPlaces(dynamics.items)
    dynamics.reportMoves(of: self)
  }
}

/// An item as an animator has it; laid out as `motus_dynamic_item_state`.
struct DynamicState: BitwiseCopyable {
  var item: Handle.Bits
  var center: Point
  var rotation: Double
  var velocity: Vector
  var angularVelocity: Double
  var mass: Double
  var isAsleep: Bool
  var contactCount: UInt32
}

/// Two items, or an item and a boundary, that touch; laid out as `motus_dynamic_contact`.
struct DynamicTouch: BitwiseCopyable {
  var behavior: Handle.Bits = 0
  var item: Handle.Bits
  var other: Handle.Bits
  var itemTag: UInt64 = 0
  var otherTag: UInt64 = 0
  var first: Point
  var second: Point
  var normal: Vector
  var impulse: Double
  var friction: Double
  var boundary: Int32 = 0
  var pointCount: Int32
}

/// An attachment or a snap at work; laid out as `motus_dynamic_joint`.
struct DynamicJoint: BitwiseCopyable {
  var behavior: Handle.Bits
  var item: Handle.Bits
  var other: Handle.Bits
  var anchor: Point
  var otherAnchor: Point
  var force: Vector
  var torque: Double
}

/// Time that one stage of the steps took; laid out as `motus_dynamic_stage_time`.
struct DynamicStageTime: BitwiseCopyable {
  /// A constant text that ends in 0.
  var name: UnsafePointer<UInt8>
  var seconds: Double
}

/// Lists of what an animator has, made when the host asks for them.
extension HostedAnimator {
  /// Whether a behaviour here names an item, or the group that it is a member of. The engine
  /// forgets one that nobody names with the next frame.
  func isKnown(_ item: Int32) -> Bool {
    item >= 0 && dynamics.items[item].animator == handle.bits
  }

  func listStageTimes() {
    stageTimes.removeAll()
    guard let profiler = animator.world.profiler else { return }
    for stage in StageProfiler.Stage.allCases {
      stageTimes.append(
        DynamicStageTime(name: stage.name.utf8Start, seconds: profiler[stage.rawValue]))
    }
  }

  func listStates() {
    states.removeAll()
    for index in 0..<Int32(truncatingIfNeeded: animator.records.count)
    where isKnown(animator.records[index].item) {
      let record = animator.records[index]
      let group = record.group >= 0 ? record.group : index
      var (center, rotation) = animator.shownPlace(of: group)
      let body = animator.world.bodies[record.body]
      var velocity = animator.world.velocity(of: record.body)
      let angularVelocity = animator.world.angularVelocity(of: record.body)
      if record.group >= 0 {
        let turn = Rotation(angle: rotation)
        let part = animator.parts[index]
        center = center + turn.apply(part.offset)
        rotation += part.rotation
        velocity += angularVelocity * turn.apply(part.offset - body.localCenter).turned
      }
      states.append(
        DynamicState(
          item: dynamics.items[record.item].name, center: center, rotation: rotation,
          velocity: velocity, angularVelocity: angularVelocity,
          mass: animator.world.mass(of: record.body),
          isAsleep: body.awakeIndex < 0,
          contactCount: UInt32(bitPattern: animator.world.touchCount(of: record.body))))
    }
  }

  func listTouches() {
    touches.removeAll()
    let world = animator.world
    for index in 0..<Int32(truncatingIfNeeded: world.contacts.count) {
      guard var touch = world.touch(of: index) else { continue }
      if touch.tagA < 0 || touch.tagB >= 0 && touch.tagB < touch.tagA {
        swap(&touch.tagA, &touch.tagB)
        touch.normal = -1 * touch.normal
      }
      guard isKnown(touch.tagA), touch.tagB < -1 || isKnown(touch.tagB) else { continue }
      var row = DynamicTouch(
        item: dynamics.items[touch.tagA].name,
        other: touch.tagB >= 0 ? dynamics.items[touch.tagB].name : 0, first: touch.first,
        second: touch.second, normal: touch.normal, impulse: touch.impulse,
        friction: touch.friction, pointCount: touch.pointCount)
      row.itemTag = dynamics.tag(ofItem: row.item)
      row.otherTag = dynamics.tag(ofItem: row.other)
      let collision: CollisionBehavior?
      if touch.tagB >= 0 {
        collision = animator.collision(sharedBy: touch.tagA, touch.tagB)
      } else {
        collision = animator.collision(ofTag: touch.tagB)
        row.boundary =
          animator.boundaryName(of: touch.tagB) ?? DynamicContact.referenceBounds
      }
      if let collision { row.behavior = dynamics.handle(ofBehavior: collision.identifier).bits }
      touches.append(row)
    }
  }

  func listJoints() {
    joints.removeAll()
    let world = animator.world
    for index in 0..<Int32(truncatingIfNeeded: world.joints.count)
    where world.joints[index].isAlive && world.joints[index].tag >= 0 {
      let joint = world.joints[index]
      guard let hosted = dynamics.behavior(dynamics.handle(ofBehavior: joint.tag)) else { continue }
      let items = hosted.items
      let (onB, onA) = world.anchors(of: index)
      let (force, torque) = world.load(of: index)
      joints.append(
        DynamicJoint(
          behavior: hosted.handle.bits,
          item: items.count > 0 ? dynamics.items[items[0]].name : 0,
          other: items.count > 1 ? dynamics.items[items[1]].name : 0, anchor: onB,
          otherAnchor: onA, force: force, torque: torque))
    }
  }
}

extension HostedAnimator {
  /// Puts an item of this animator somewhere, with a velocity, as the host has computed it.
  func setState(
    of item: Int32, center: Point, rotation: Double, velocity: Vector, angularVelocity: Double
  ) {
    _ = dynamics.items.takeFromAnimations(item)
    animator.setState(
      of: item, center: center, rotation: rotation, velocity: velocity,
      angularVelocity: angularVelocity)
    let row = dynamics.items.rows.base + Int(item)
    dynamics.items.move(item, row, to: ownPoint(item, center), rotation)
  }
}
