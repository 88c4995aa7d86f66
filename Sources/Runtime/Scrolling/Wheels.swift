/// Wheels and trackpads: events come from the host at any time, and are delivered in the frame
/// between those of fingers (SC-64 to SC-71).
final class Wheels: PointerFeed {
  /// Seconds without an event that end a sequence.
  static let silence = 0.25
  /// Seconds after the fingers have left within which the system's momentum counts (SC-67).
  static let momentumDelay = 0.1 + 1e-9
  /// Least seconds from one page to the next (SC-70).
  static let pageInterval = 0.15
  private static let maximumPending = 1 << 16
  /// Greatest coordinate in points, as for touches.
  private static let farthest = 1e9

  unowned(unsafe) var scrollers: Scrollers!
  var sequence = WheelSequence()
  var tracker = VelocityTracker()
  /// The scroller on which fingers of a trackpad rest.
  var resting = Handle.none
  /// The touch that represents the wheel where pans follow it.
  let touch = Touch(isWheel: true)
  private var pending = Buffer<WheelSample>()
  private var taken = 0
  private var count = 0

  override var isWaiting: Bool { pending.count > 0 }

  /// Time at which notches end, for which snap positions and pans wait; infinity if none do.
  override var deadline: Double {
    guard case .notches = sequence.stage, sequence.hasPan || waitsForSilence else {
      return .infinity
    }
    return sequence.last + Self.silence
  }

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

  /// Takes an event for the next frame.
  func feed(_ sample: WheelSample) throws(Fault) {
    guard pending.count < Self.maximumPending else {
      throw Fault(.limit, "\(pending.count) events of wheels wait for a tick already")
    }
    guard abs(sample.point.x) <= Self.farthest, abs(sample.point.y) <= Self.farthest,
      abs(sample.delta.dx) <= Self.farthest, abs(sample.delta.dy) <= Self.farthest
    else {
      throw Fault(
        .invalidArgument, "the event's point or delta is not finite or beyond 1e9 points")
    }
    try checkTime(
      sample.time, after: pending.count > 0 ? pending.last.time : nil, of: "the event")
    pending.append(sample)
  }

  override func beginFrame() {
    count = pending.count
    taken = 0
  }

  override func deliver(until limit: Double, now: Double) {
    while taken < count, pending[taken].time <= limit {
      let sample = pending[taken]
      taken += 1
      passSilence(before: min(sample.time, now))
      deliver(sample)
    }
    passSilence(before: min(limit, now))
    guard count > 0, taken == count else { return }
    let rest = pending.count - count
    for index in 0..<rest { pending[index] = pending[count + index] }
    for _ in 0..<count { pending.removeLast() }
    (count, taken) = (0, 0)
  }

  /// Ends a sequence of notches after a silence.
  private func passSilence(before limit: Double) {
    guard deadline <= limit else { return }
    endNotches(at: deadline)
  }

  /// Returns the time of an event on the runtime's own clock.
  func ownTime(_ sample: WheelSample) -> Double { scrollers.ownTime(of: sample.time) }

  /// Delivers an event according to its phase.
  private func deliver(_ sample: WheelSample) {
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

  /// Ends the sequence of a scroller that a finger takes, or that is disabled.
  func leave(_ scroller: Scroller) {
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

  /// Finds the owner of a sequence, by its first event with a direction. Returns whether there is
  /// one.
  func findOwner(_ sample: WheelSample, pulls: Bool) -> Bool {
    var delta = sample.delta
    guard delta.dx != 0 || delta.dy != 0 else { return false }
    let chain = scrollersUnder(sample.point)
    if delta.dx == 0, !chain.isEmpty, !chain.contains(where: { $0.moves(1) }) {
      sequence.isTurned = true
      delta = sequence.oriented(delta)
    }
    let axis = delta.dx.magnitude > delta.dy.magnitude ? 0 : 1
    let way = axis == 0 ? delta.dx : delta.dy
    var found = chain.first {
      $0.canMove(axis, way) || $0.moves(axis) && $0.options.chaining(axis) == .none
    }
    let hasRoom = found != nil
    if found == nil, pulls { found = chain.first { $0.canPull(axis) } }
    if takesForPans(sample, inside: found, hasRoom: hasRoom) { return true }
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
