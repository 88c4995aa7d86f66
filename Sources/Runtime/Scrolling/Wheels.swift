/// Wheels and trackpads: events come from the host at any time, and are delivered in the frame
/// between those of fingers (SC-64 to SC-71).
final class Wheels: PointerFeed {
  /// Seconds without an event that end a sequence.
  static let silence = 0.25
  /// Seconds after the fingers have left within which the system's momentum counts (SC-67).
  static let momentumDelay = 0.1 + 1e-9
  /// Least seconds from one page to the next (SC-70).
  static let pageInterval = 0.15

  /// The owner.
  private unowned(unsafe) var scrollers: Scrollers!
  private var sequence = WheelSequence()
  private var tracker = VelocityTracker()
  /// The scroller on which fingers of a trackpad rest.
  private var resting = Handle.none
  /// The touch that represents the wheel where pans follow it.
  let touch = Touch(.wheel)
  private var queue = PointerQueue<WheelSample>()

  override var isWaiting: Bool { !queue.isEmpty }

  /// Time at which notches end, for which snap positions and pans wait; infinity if none do.
  override var deadline: Double {
    guard case .notches = sequence.stage, sequence.hasPan || waitsForSilence else {
      return .infinity
    }
    return sequence.last + Self.silence
  }

  /// Whether the owner settles at snap positions once notches have ended.
  private var waitsForSilence: Bool {
    guard let owner else { return false }
    return owner.snaps(0) || owner.snaps(1)
  }

  /// The scroller that owns the sequence, while it exists.
  var owner: Scroller? {
    guard let scroller = scrollers.entities[sequence.owner] as? Scroller, scroller.isAttached else {
      return nil
    }
    return scroller
  }

  func attach(to scrollers: Scrollers) { self.scrollers = scrollers }

  /// Takes an event for the next frame.
  func feed(_ sample: WheelSample) throws(Fault) {
    try queue.check(sample, of: "wheels")
    queue.append(sample)
  }

  override func beginFrame() { queue.beginFrame() }

  /// Delivers the events up to a time, in their order. Notches end before an event that comes too late
  /// for them.
  override func deliver(until limit: Double, now: Double, to gestures: Gestures) {
    while let sample = queue.take(until: limit) {
      endSilentNotches(by: min(sample.time, now))
      deliver(sample)
    }
    endSilentNotches(by: min(limit, now))
    queue.close()
  }

  /// Lets the innermost scroller at a point that can be zoomed go to another scale.
  override func zoomByItself(at point: Point, time: Double) {
    scrollersUnder(point).first { $0.canZoom }?
      .zoomByItself(at: point, time: scrollers.ownTime(of: time))
  }

  /// Ends a sequence of notches that has had no event for long enough before a time.
  private func endSilentNotches(by limit: Double) {
    guard deadline <= limit else { return }
    endNotches(at: deadline)
  }

  /// Returns the time of an event on the runtime's own clock.
  func ownTime(_ sample: WheelSample) -> Double { scrollers.ownTime(of: sample.time) }

  /// Delivers an event according to its phase.
  private func deliver(_ sample: WheelSample) {
    // A wheel that zooms scrolls where nothing can be zoomed.
    if sample.modifiers.contains(.zoom), zoom(sample) { return }
    if sample.momentum != .none { return carry(sample) }
    switch sample.phase {
    case .none: turn(sample)
    case .mayBegin:
      endNotches(at: sample.time)
      endFingers(sample, isCancelled: true)
      catchWhatMoves(sample)
    case .began:
      endNotches(at: sample.time)
      endFingers(sample, isCancelled: true)
      catchWhatMoves(sample)
      sequence = WheelSequence()
      sequence.stage = .fingers
      tracker.reset()
      // The first delta is a step from where the fingers were.
      move(sample)
    case .changed:
      // Without an event that begins a sequence this one does.
      if sequence.stage != .fingers {
        endNotches(at: sample.time)
        sequence = WheelSequence()
        sequence.stage = .fingers
        tracker.reset()
      }
      move(sample)
    case .ended: endFingers(sample, isCancelled: false)
    case .cancelled: endFingers(sample, isCancelled: true)
    }
  }

  /// Forgets a scroller that has lost its view.
  func forget(_ scroller: Scroller) {
    if resting == scroller.handle { resting = .none }
    if sequence.owner == scroller.handle { sequence = WheelSequence() }
  }

  /// Ends the sequence of a scroller that a finger takes, or that is disabled, and releases its drag
  /// without a velocity.
  func endSequence(of scroller: Scroller) {
    if resting == scroller.handle { resting = .none }
    guard sequence.owner == scroller.handle else { return }
    let wasDragging = sequence.stage == .fingers && scroller.isDragging
    sequence.stage = .none
    sequence.owner = .none
    if wasDragging { scroller.release(.zero, at: scrollers.now) }
  }

  /// Returns the velocity of a trackpad's fingers that drag a scroller; none if none do.
  func velocity(dragging scroller: Scroller) -> Vector? {
    sequence.stage == .fingers && sequence.owner == scroller.handle ? tracker.velocity : nil
  }

  // MARK: Owners

  /// Finds the owner of a sequence, by its first event with a direction: pans, which begin, or the
  /// innermost scroller with room; with `pulls` else one that gives way. Returns whether there is one.
  func findOwner(_ sample: WheelSample, pulls: Bool) -> Bool {
    var delta = sample.delta
    guard delta.dx != 0 || delta.dy != 0 else { return false }
    let chain = scrollersUnder(sample.point)
    // A vertical wheel scrolls horizontally where nothing moves vertically (SC-71).
    if delta.dx == 0, !chain.isEmpty, !chain.contains(where: { $0.moves(1) }) {
      sequence.isTurned = true
      delta = sequence.oriented(delta)
    }
    let axis = delta.dx.magnitude > delta.dy.magnitude ? 0 : 1
    let distance = axis == 0 ? delta.dx : delta.dy
    // A scroller that shares with none keeps the wheel even without room.
    var found = chain.first {
      $0.canMove(axis, distance) || $0.moves(axis) && $0.options.chaining(axis) == .none
    }
    let hasRoom = found != nil
    if found == nil, pulls { found = chain.first { $0.canPull(axis) } }
    if beginPans(sample, inside: found, hasRoom: hasRoom) { return true }
    guard let found else { return false }
    sequence.owner = found.handle
    sequence.begin = found.offset
    if pulls, found.options.locksDirection, found.moves(0), found.moves(1) {
      sequence.locked = (
        delta.dx.magnitude < delta.dy.magnitude * Scroller.tangentOfLock,
        delta.dy.magnitude < delta.dx.magnitude * Scroller.tangentOfLock
      )
    }
    return true
  }

  /// Returns the scrollers at a point of the window, from the inside out.
  func scrollersUnder(_ point: Point) -> [Scroller] {
    let views = scrollers.views
    var found: [Scroller] = []
    var current = views.hitTest(views.window.index, point)
    while let view = current {
      if let scroller = scrollers.scroller(of: view) { found.append(scroller) }
      current = views.parent(view)
    }
    return found
  }
}

/// Treatment of single events of wheels and trackpads.
extension Wheels {
  /// Scrolls by an event of a wheel without phases (SC-65).
  func turn(_ sample: WheelSample) {
    if sequence.stage == .fingers { return }
    if sequence.stage != .notches || sample.time - sequence.last > Self.silence {
      endNotches(at: sample.time)
      sequence = WheelSequence()
      sequence.stage = .notches
    }
    sequence.last = max(sequence.last, sample.time)
    if !sequence.hasPan, owner == nil, !findOwner(sample, pulls: false) { return }
    if sequence.hasPan { return movePans(sample, .moved) }
    guard let owner else { return }
    let delta = sequence.oriented(sample.delta)
    if delta.dx != 0 { sequence.direction.dx = delta.dx }
    if delta.dy != 0 { sequence.direction.dy = delta.dy }
    let notches = sequence.oriented(sample.notches(owner.options))
    var points = distance(sample, owner)
    let time = ownTime(sample)
    for axis in 0..<2 where owner.options.paging.has(axis) {
      turnPages(owner, axis, axis == 0 ? notches.dx : notches.dy, sample.time)
      if axis == 0 { points.dx = 0 } else { points.dy = 0 }
    }
    if !owner.options.paging.has(0) { sequence.notches.dx += notches.dx }
    if !owner.options.paging.has(1) { sequence.notches.dy += notches.dy }
    if points != .zero { owner.wheel(points, at: time) }
  }

  /// Returns an event's distance in points of the owner's content.
  func distance(_ sample: WheelSample, _ owner: Scroller) -> Vector {
    let size = Size(width: owner.x.dimension, height: owner.y.dimension)
    let delta = sequence.oriented(sample.distance(in: size, owner.options))
    guard sample.unit == .pixels else { return delta }
    return (try? owner.pan.convert(delta, to: owner.view)) ?? delta
  }

  /// Turns pages by notches. Fractions add up: half a notch turns a page, and the other half is
  /// then used up (SC-70).
  private func turnPages(_ owner: Scroller, _ axis: Int, _ notches: Double, _ time: Double) {
    guard notches != 0 else { return }
    var sum = axis == 0 ? sequence.notches.dx : sequence.notches.dy
    let turns = axis == 0 ? sequence.pageDirections.0 : sequence.pageDirections.1
    // The other way they count anew.
    if turns * notches < 0 { sum = 0 }
    sum += notches
    let isSoon = time - sequence.turned < Self.pageInterval
    // Too soon after the last page nothing turns, and nothing adds up.
    if isSoon { sum = notches > 0 ? min(sum, 0) : max(sum, 0) }
    let goes = sum * notches > 0 && sum.magnitude >= 0.5 && !isSoon
    if goes {
      sequence.turned = time
      sum = notches > 0 ? max(-0.5, min(sum - 1, 0)) : min(0.5, max(sum + 1, 0))
    }
    if axis == 0 {
      sequence.notches.dx = sum
      sequence.pageDirections.0 = notches
    } else {
      sequence.notches.dy = sum
      sequence.pageDirections.1 = notches
    }
    if goes { owner.turnPage(axis, towardsMaximum: notches > 0, at: scrollers.ownTime(of: time)) }
  }

  /// Ends a sequence of notches: snap positions take over what they have moved (SC-70).
  func endNotches(at time: Double) {
    guard sequence.stage == .notches else { return }
    let ended = sequence
    let owner = self.owner
    sequence.stage = .none
    if ended.hasPan { return endPans(at: time, isCancelled: false) }
    owner?.settle(
      afterNotches: ended.notches, towards: ended.direction, from: ended.begin,
      at: scrollers.ownTime(of: min(time, ended.last + Self.silence)))
  }

  // MARK: Trackpads

  /// Stops what moves below fingers that rest, or begin to move (SC-66).
  func catchWhatMoves(_ sample: WheelSample) {
    letGo(at: sample.time)
    guard let found = scrollersUnder(sample.point).first(where: { $0.isMoving }) else { return }
    guard found.touchDown(at: sample.time), found.isAlive else { return }
    resting = found.handle
  }

  /// Lets go the scroller on which fingers rest: that touch is over.
  private func letGo(at time: Double) {
    guard let caught = scrollers.entities[resting] as? Scroller else { return resting = .none }
    resting = .none
    if caught.isAttached, caught.pan.touches.isEmpty { caught.fingersLeft(at: time) }
  }

  /// Drags by a delta of a trackpad's fingers (SC-66). The first event with a direction finds the owner,
  /// and begins its drag.
  func move(_ sample: WheelSample) {
    sequence.last = max(sequence.last, sample.time)
    if sequence.hasPan { return movePans(sample, .moved) }
    if owner == nil {
      guard findOwner(sample, pulls: true) else { return track(sample, .zero) }
      if sequence.hasPan { return movePans(sample, .moved) }
      guard let owner, !owner.isDragging, owner.pan.touches.isEmpty else { return giveUp() }
      let caught = resting
      if caught == owner.handle { resting = .none } else { letGo(at: sample.time) }
      guard owner.isAlive else { return giveUp() }
      owner.beginWheelDrag(at: ownTime(sample))
      guard self.owner === owner, owner.isDragging else { return }
    }
    guard let owner, owner.isDragging else { return }
    var delta = distance(sample, owner)
    if sequence.locked.0 { delta.dx = 0 }
    if sequence.locked.1 { delta.dy = 0 }
    track(sample, delta)
    owner.drag(byWheel: delta)
  }

  /// Takes the owner from the sequence, as a finger has it or it has ended.
  private func giveUp() { sequence.owner = .none }

  /// Adds a step of the fingers to what gives their velocity.
  private func track(_ sample: WheelSample, _ delta: Vector) {
    sequence.travel = sequence.travel + delta
    tracker.add(sequence.travel, at: sample.time)
  }

  /// Ends fingers on a trackpad, which leave or are taken away: lets go the scroller on which they rest,
  /// and releases a drag.
  func endFingers(_ sample: WheelSample, isCancelled: Bool) {
    letGo(at: sample.time)
    guard sequence.stage == .fingers else { return }
    if !isCancelled, sample.delta != .zero { move(sample) }
    guard sequence.stage == .fingers else { return }
    sequence.stage = isCancelled ? .none : .released
    sequence.last = sample.time
    if sequence.hasPan {
      sequence.stage = .none
      return endPans(at: sample.time, isCancelled: isCancelled)
    }
    guard let owner, owner.isDragging else { return }
    tracker.lift(sequence.travel, at: sample.time)
    let dragVelocity = isCancelled ? .zero : tracker.velocity
    owner.release(
      Vector(dx: dragVelocity.dx * owner.x.slope, dy: dragVelocity.dy * owner.y.slope),
      at: ownTime(sample))
    sequence.serial = owner.serial
  }

  /// Scrolls by the system's momentum: it replaces the library's own if it comes soon, else it is
  /// ignored (SC-67, SC-68).
  func carry(_ sample: WheelSample) {
    guard let owner else { return }
    // A request or a finger that has come since, which `serial` counts, ends the system's momentum.
    switch sequence.stage {
    case .released:
      guard sample.time - sequence.last <= Self.momentumDelay, sequence.serial == owner.serial,
        owner.canBeCarried
      else {
        sequence.stage = .none
        return
      }
      sequence.stage = .carried
      sequence.locked = (sequence.locked.0 || !owner.moves(0), sequence.locked.1 || !owner.moves(1))
    case .carried:
      guard sequence.serial == owner.serial, sample.time - sequence.last <= Self.silence else {
        sequence.stage = .none
        return
      }
    case .none, .notches, .fingers: return
    }
    sequence.last = max(sequence.last, sample.time)
    let delta = distance(sample, owner)
    track(sample, delta)
    let time = ownTime(sample)
    if sample.momentum == .ended {
      sequence.stage = .none
      return owner.endCarry(at: time)
    }
    let met = owner.carry(
      by: delta, velocity: tracker.velocity, without: sequence.locked, at: time)
    guard self.owner === owner else { return }
    sequence.locked = (sequence.locked.0 || met.0, sequence.locked.1 || met.1)
    sequence.serial = owner.serial
  }

  // MARK: Zooming

  /// Points of a wheel that double the scale.
  private static let doubling = 240.0

  /// Zooms the innermost scroller that can. Returns whether there is one.
  func zoom(_ sample: WheelSample) -> Bool {
    guard let found = scrollersUnder(sample.point).first(where: { $0.canZoom }) else {
      return false
    }
    let delta = sample.distance(
      in: Size(width: found.x.dimension, height: found.y.dimension), found.options)
    // 2 to the power of 64 is beyond all limits of a scale.
    let power = min(max(-delta.dy / Self.doubling, -64), 64)
    if power != 0 { found.zoom(by: Elementary.pow(2, power), about: sample.point) }
    return true
  }

  // MARK: Pans

  /// Begins pans inside a scroller by the touch that represents the wheel. Returns whether any pan takes
  /// the sequence: one inside, or one around that wants a drag of content at its start or without room.
  func beginPans(_ sample: WheelSample, inside scroller: Scroller?, hasRoom: Bool) -> Bool {
    let gestures = scrollers.gestures
    let isContinuous = sequence.stage == .fingers
    // SC-56: content at its start leaves fingers to the sheet around it.
    let isAtStart = scroller.map { $0.y.offset <= $0.y.minimum } ?? true
    let travel = -sample.delta
    sequence.hasPan = gestures.beginWheel(
      touch, at: sample.point, time: sample.time, isContinuous: isContinuous,
      inside: scroller?.view
    ) { pan in
      isAtStart && pan.wantsDrag(ofContentAtStart: travel)
        || !hasRoom && pan.wantsDrag(ofContentWithoutRoom: travel)
    }
    touch.assign(to: scroller?.handle ?? .none)
    return sequence.hasPan
  }

  /// Moves pans by a wheel, as a finger would: opposite to the offset.
  func movePans(_ sample: WheelSample, _ phase: TouchSample.Phase) {
    let bounds = scrollers.views.bounds(scrollers.views.window.index)
    let delta = sample.distance(in: bounds.size, ScrollerOptions())
    scrollers.gestures.moveWheel(touch, by: -delta, at: sample.time, phase)
  }

  /// Lifts the touch that pans follow, or takes it away.
  func endPans(at time: Double, isCancelled: Bool) {
    scrollers.gestures.moveWheel(
      touch, by: .zero, at: max(time, touch.time), isCancelled ? .cancelled : .ended)
  }
}
