/// The dynamic animators of a runtime, their behaviours and their items.
///
/// A frame moves all animators first; then, at one place, the host is notified.
final class Dynamics: FramePart {
  /// Bounds of the host's numbers: beyond them single precision has no digits left for the result.
  static let largestNumber = 1e9
  static let largestForce = 1e6
  static let largestDamping = 1e3
  static let sizes = 1e-3...1e6
  static let densities = 1e-6...1e6
  static let mostPoints = 1 << 20
  static let mostBoundaries = 1 << 16

  let items: DynamicItems
  /// Stands for all objects that are nothing but numbers.
  private let objects = DynamicObjects()
  let entities: EntityTable
  let events: EventQueue
  private let frame: FrameTimes
  private var animators: [HostedAnimator] = []
  /// Whether the animators take their steps, and whether one of them has ended meanwhile.
  private var isAdvancing = false
  private var hasForgotten = false
  /// Behaviours by the identifier that the engine has for them; none where there is none.
  private var behaviors = Buffer<Handle.Bits>()
  private var freeIdentifiers = Buffer<Int32>()
  private var reports = Buffer<Report>()
  /// Behaviours that have left their animator where nobody could be called.
  /// Names of kinds of elements.
  private(set) var layoutKinds = LayoutKinds()
  private var movedBehaviors = Buffer<Handle.Bits>()
  private(set) var now: Double
  /// Items with callbacks.
  private(set) var moverCount = 0
  /// Output of the last frame that the host may still read although its animator has ended or gone
  /// back to a snapshot.
  private var lent: [LentOutput] = []
  /// Collision behaviours with a delegate.
  private(set) var listenerCount = 0

  init(
    views: Views, tracks: Tracks, animations: Animations, entities: EntityTable,
    events: EventQueue, frame: FrameTimes, time: Double
  ) {
    items = DynamicItems(views: views, tracks: tracks, animations: animations)
    self.entities = entities
    self.events = events
    self.frame = frame
    now = time
    super.init()
    objects.attach(to: self)
    views.observe(self, as: .dynamics)
  }

  static func isInRange(_ number: Double) -> Bool { number.magnitude <= largestNumber }

  override var answers: FrameQuestions { [.isMoving] }

  /// Whether a frame would move something.
  override var isMoving: Bool {
    hasAnimator { $0.isRunning || $0.mustReportPause } || movedBehaviors.count > 0
  }

  override func copyMovers(into copies: MoverCopies) {
    if isMoving { copies.note(.dynamics) }
  }

  func reportLater(_ behavior: Handle) { movedBehaviors.append(behavior.bits) }

  // MARK: Objects

  func animator(_ handle: Handle) -> HostedAnimator? { entities[handle] as? HostedAnimator }

  func behavior(_ handle: Handle) -> HostedBehavior? { entities[handle] as? HostedBehavior }

  /// The behaviour that the engine names; nil when it has ended.
  private subscript(identifier: Int32) -> HostedBehavior? {
    behavior(handle(ofBehavior: identifier))
  }

  /// The handle of a behaviour that the engine names; none when it has ended.
  @inline(__always)
  func handle(ofBehavior identifier: Int32) -> Handle {
    identifier >= 0 && Int(identifier) < behaviors.count
      ? Handle(bits: behaviors[Int(identifier)]) : .none
  }

  func makeAnimator(reference: Handle) throws(Fault) -> HostedAnimator {
    if !reference.isNone { try items.views.retain(reference) }
    do throws(Fault) {
      let animator = try entities.insert(
        HostedAnimator(reference: reference, self), as: .dynamicAnimator)
      animators.append(animator)
      return animator
    } catch {
      if !reference.isNone { items.views.release(reference) }
      throw error
    }
  }

  /// Gives a behaviour a name; `make` gets the identifier that it must have.
  func makeBehavior(_ make: (Int32) -> DynamicBehavior) throws(Fault) -> HostedBehavior {
    var identifier = Int32(truncatingIfNeeded: behaviors.count)
    if freeIdentifiers.count > 0 {
      identifier = freeIdentifiers[freeIdentifiers.count - 1]
      freeIdentifiers.removeLast()
    } else {
      behaviors.append(Handle.none.bits)
    }
    do throws(Fault) {
      let behavior = try entities.insert(
        HostedBehavior(make(identifier), self), as: .dynamicBehavior)
      behaviors[Int(identifier)] = behavior.handle.bits
      behavior.mentionItems()
      return behavior
    } catch {
      freeIdentifiers.append(identifier)
      throw error
    }
  }

  func makeObject(center: Point, size: Size, rotation: Double) throws(Fault) -> Handle {
    let object = try entities.name(objects, as: .dynamicItem)
    _ = items.makeObject(object, center: center, size: size, rotation: rotation)
    return object
  }

  /// Makes an item that the host reads and moves; it is read at once.
  func makeObject(_ source: DynamicObjectSource) throws(Fault) -> Handle {
    let mover = try entities.insert(DynamicMover(source, self), as: .dynamicItem)
    let object = mover.handle
    let number = items.makeObject(object, center: .zero, size: .zero, rotation: 0)
    moverCount += 1
    do throws(Fault) {
      try refresh(number)
    } catch {
      mover.forgetSource()
      entities.release(object)
      throw error
    }
    return object
  }

  /// An item with callbacks has ended.
  func forgetMover() { moverCount -= 1 }

  /// Counts delegates of collision behaviours that have come or gone.
  func countListeners(_ change: Int) { listenerCount += change }

  /// Asks the host where its object is. Nobody else's items do anything.
  func refresh(_ item: Int32) throws(Fault) {
    let handle = items[item].handle
    guard moverCount > 0, let source = (entities[handle] as? DynamicMover)?.source else { return }
    var state = DynamicItemState()
    source.read(handle, &state)
    guard entities.contains(handle) else { throw Fault(.staleHandle, "the item has gone") }
    guard Dynamics.isInRange(state.center.x), Dynamics.isInRange(state.center.y),
      Dynamics.isInRange(state.rotation), Dynamics.sizes.contains(state.size.width),
      Dynamics.sizes.contains(state.size.height)
    else {
      throw Fault(.invalidArgument, "the item's callback gives no place and size that can be used")
    }
    items.setPlace(item, state.center, state.rotation)
    items.setSize(item, state.size)
  }

  /// Makes a group, which has no place until an animator takes it up.
  func makeGroup(of members: [Int32]) throws(Fault) -> Handle {
    for member in members {
      let row = items[member]
      guard row.uses == 0, row.group < 0, !items.isGroup(member) else {
        throw Fault(.invalidState, "a member is in a behavior or a group, or is a group itself")
      }
    }
    let object = try makeObject(center: .zero, size: .zero, rotation: 0)
    items.setMembers(number(of: object), members)
    items.enclose(number(of: object)) { items.place($0) }
    return object
  }

  /// Notifies the host's own objects of where they have come to.
  func reportMoves(of animator: HostedAnimator) {
    var index = 0
    while index < animator.animator.places.count {
      let place = animator.animator.places[index]
      index += 1
      let item = Handle(bits: place.item)
      (entities[item] as? DynamicMover)?.source?.move(item, to: place.center, place.rotation)
    }
  }

  /// The number of an item, a view or an object, that is known to live.
  func number(of item: Handle) -> Int32 {
    item.kind == .view ? items.number(ofView: item) : items.number(ofObject: item.index)
  }

  private func isAlive(_ item: Handle) -> Bool {
    item.kind == .view ? items.views.names.contains(item) : entities.contains(item)
  }

  func forget(_ animator: HostedAnimator) {
    if isAdvancing {
      hasForgotten = true
    } else {
      animators.removeOne { $0 === animator }
    }
  }

  func forget(_ behavior: HostedBehavior) {
    behaviors[Int(behavior.behavior.identifier)] = Handle.none.bits
    for animator in animators {
      animator.animator.dropPendingEvents(to: behavior.behavior.identifier)
    }
    freeIdentifiers.append(behavior.behavior.identifier)
  }

  // MARK: Views

  override func viewWillEnd(_ view: Int) {
    let number = items.number(ofRow: view)
    if number >= 0 { end(number) }
  }

  override func viewDidResize(_ view: Int) {
    for animator in animators
    where !animator.reference.isNone && animator.reference.index == view {
      animator.referenceDidResize()
    }
  }

  func end(_ item: Int32) {
    let group = items[item].group
    if group >= 0 {
      // The others are a group without it, once the host adds that again.
      for behavior in items.behaviors(naming: group) { self[behavior]?.itemEnds(group) }
    }
    for behavior in items.behaviors(naming: item) { self[behavior]?.itemEnds(item) }
    items.end(item)
  }

  // MARK: The frame

  /// Notifies those that go on after a pause before they do (DY-7). Anything may be changed
  /// meanwhile; what this lets go on is reported with the frame.
  override func prepare() {
    let elapsed = frame.now - now
    guard hasAnimator({ $0.isResuming(by: elapsed) }) else { return }
    for animator in animators where animator.animator.resumes(by: elapsed) {
      events.post(.dynamicsWillResume, animator.handle)
      animator.delegate?.willResume(animator.handle)
    }
  }

  /// The number of a kind of elements by its name.
  func layoutKind(_ name: Identifier) throws(Fault) -> Int32 {
    try layoutKinds.number(of: name)
  }

  /// Keeps what the last frame has brought in memory until the next one.
  func keep(_ output: LentOutput) { lent.append(output) }

  /// Steps every animator to a time. Nobody is called.
  override func advance() {
    if !lent.isEmpty { lent.removeAll() }
    let elapsed = frame.now - now
    now = frame.now
    isAdvancing = true
    let count = animators.count
    var index = 0
    while index < count {
      uncounted(index)._withUnsafeGuaranteedRef { animator in
        animator.advance(by: elapsed, items)
        if animator.contentSize != nil, animator.animator.places.count > 0 {
          note(DynamicEvent(kind: .layoutChanged), animator)
        }
        for event in 0..<animator.animator.events.count {
          note(animator.animator.events[event], animator)
        }
      }
      index += 1
    }
    isAdvancing = false
    if hasForgotten { forgetEnded() }
    // A custom field may have ended an item whose record waits for the next rebuild.
    if hasAnimator({ $0.needsRebuild }) { return }
    items.recycle()
  }

  /// Forgets animators that were ended by their own custom fields, in the midst of a step.
  @inline(never) private func forgetEnded() {
    hasForgotten = false
    animators.removeAll { !entities.contains($0.handle) }
  }

  /// An animator without counting references: it stays as long as it is in the list.
  @inline(__always)
  private func uncounted(_ index: Int) -> Unmanaged<HostedAnimator> {
    Unmanaged.passUnretained(animators[index])
  }

  /// Whether a condition holds for any of the animators.
  @inline(__always)
  private func hasAnimator(_ isSo: (DynamicAnimator) -> Bool) -> Bool {
    var index = 0
    while index < animators.count {
      if uncounted(index)._withUnsafeGuaranteedRef({ isSo($0.animator) }) { return true }
      index += 1
    }
    return false
  }

  private func note(_ event: DynamicEvent, _ animator: HostedAnimator) {
    var report = Report(kind: event.kind, animator: animator.handle.bits)
    if event.behavior >= 0 {
      report.behavior = handle(ofBehavior: event.behavior).bits
    }
    if event.itemA >= 0 { report.item = items.name(event.itemA) }
    if event.kind == .contactBegan || event.kind == .contactEnded {
      let isBetweenItems = event.itemB >= 0
      let other = isBetweenItems ? items.name(event.itemB) : 0
      report.contact = animator.addContact(
        DynamicContact(
          behavior: report.behavior, item: report.item,
          other: other, itemTag: tag(ofItem: report.item), otherTag: tag(ofItem: other),
          point: event.point,
          boundary: isBetweenItems ? 0 : event.boundary ?? DynamicContact.referenceBounds,
          hasBegun: event.kind == .contactBegan))
    }
    reports.append(report)
  }

  /// The host's own number for an item; 0 of none.
  func tag(ofItem item: Handle.Bits) -> UInt64 {
    item == 0 ? 0 : items.views.tags[Handle(bits: item)]
  }

  /// Reports to the host what the steps have brought: all beginnings of contacts, then all ends,
  /// then the behaviours' actions (DY-26). Anything may be changed meanwhile.
  override func finish() {
    if moverCount > 0 {
      for animator in animators { reportMoves(of: animator) }
    }
    var index = 0
    while index < movedBehaviors.count {
      let handle = Handle(bits: movedBehaviors[index])
      index += 1
      if let behavior = behavior(handle) {
        behavior.moved?(handle, behavior.animator?.handle ?? .none)
      }
    }
    movedBehaviors.removeAll()
    guard reports.count > 0 else { return }
    for index in 0..<reports.count { notify(reports[index]) }
    reports.removeAll()
  }

  private func notify(_ report: Report) {
    let animator = Handle(bits: report.animator)
    let item = Handle(bits: report.item)
    switch report.kind {
    case .willResume:
      events.post(.dynamicsWillResume, animator)
      self.animator(animator)?.delegate?.willResume(animator)
    case .didPause:
      events.post(.dynamicsDidPause, animator)
      self.animator(animator)?.delegate?.didPause(animator)
    case .itemLeft:
      events.post(.dynamicsItemLeft, animator, other: item)
      // A notification before may have ended it.
      guard isAlive(item) else { return }
      self.animator(animator)?.delegate?.didLeave(animator, item)
    case .layoutChanged:
      // A notification before may have ended it, and with it what has moved.
      guard let hosted = self.animator(animator) else { return }
      events.post(
        .dynamicsLayoutChanged, animator,
        detail: Int32(clamping: hosted.animator.places.count))
      hosted.delegate?.layoutDidChange(animator)
    case .contactBegan, .contactEnded:
      events.post(
        report.kind == .contactBegan ? .contactBegan : .contactEnded,
        Handle(bits: report.behavior), other: item, detail: report.contact)
      reportContact(report)
    case .action:
      let behavior = Handle(bits: report.behavior)
      self.behavior(behavior)?.action?(behavior)
    }
  }

  private func reportContact(_ report: Report) {
    guard listenerCount > 0, let delegate = behavior(Handle(bits: report.behavior))?.delegate,
      let animator = animator(Handle(bits: report.animator)),
      Int(report.contact) < animator.contacts.count
    else { return }
    let contact = animator.contacts[Int(report.contact)]
    let behavior = Handle(bits: contact.behavior)
    let item = Handle(bits: contact.item)
    let other = Handle(bits: contact.other)
    switch (contact.hasBegun, other.isNone) {
    case (true, false): delegate.began(behavior, item, other, at: contact.point)
    case (false, false): delegate.ended(behavior, item, other)
    case (true, true):
      delegate.began(behavior, item, boundary: contact.boundary, at: contact.point)
    case (false, true): delegate.ended(behavior, item, boundary: contact.boundary)
    }
  }

  /// A notification that waits for the end of the frame, by handles: these stay valid when things
  /// end meanwhile.
  private struct Report: BitwiseCopyable {
    let kind: DynamicEvent.Kind
    let animator: Handle.Bits
    var behavior: Handle.Bits = 0
    var item: Handle.Bits = 0
    var contact: Int32 = 0

    init(kind: DynamicEvent.Kind, animator: Handle.Bits) {
      self.kind = kind
      self.animator = animator
    }
  }
}
