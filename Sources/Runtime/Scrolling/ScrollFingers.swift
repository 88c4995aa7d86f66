/// The fingers of a scroller: its drag, what that has caught, and whom it moves.
struct ScrollFingers: ~Copyable {
  /// A drag, from recognition to lift (SC-7), and how much of it has been reported.
  enum Drag {
    case none
    /// A finger drags; the beginning has yet to be reported.
    case begun
    case reported
    /// The finger has left; the end has yet to be reported.
    case released
  }

  private(set) var drag = Drag.none
  /// Whether a finger is down inside: it may rest there, or belong to an inner scroller's drag.
  private(set) var isDown = false
  /// The pan that drags it in place of its own, or none.
  private(set) var handedPan = Handle.none
  /// For each axis the scrollers that share a drag of its own finger, from the inside out.
  private(set) var chains = PerAxis<[Scroller]>([], [])
  /// The finger's translation as far as it has been applied, in the window.
  private var used = Vector.zero
  /// For each axis the scroller that the finger has moved last.
  private(set) var lastMoved = PerAxis(Handle.none, Handle.none)
  /// Offset at which a drag began, and the target of the motion that it caught: pages and snap
  /// positions count from these (SC-36).
  private(set) var begin = Point.zero
  private(set) var caughtTarget = PerAxis<Double?>(nil, nil)
  /// Time at which a finger last caught it, and the velocity that it had.
  private(set) var caught: (time: Double, velocity: Vector) = (-.infinity, .zero)

  /// The last lift of a finger, and where the content was then, and goes, on the vertical axis.
  struct Lift: BitwiseCopyable {
    /// Counts the lifts; 0 before the first.
    var number: UInt64 = 0
    var offset = 0.0
    var target = 0.0
    /// Points per second.
    var velocity = 0.0
    /// Length by which content has grown before what is seen, so far.
    var shift = 0.0
    var time = 0.0
  }
  private(set) var lift = Lift()

  var isDragging: Bool { drag == .begun || drag == .reported }

  // MARK: Touches

  /// Notes that a finger is down.
  mutating func noteDown() { isDown = true }

  /// Notes that no finger is down.
  mutating func noteLeft() { isDown = false }

  /// Notes that a finger has caught a motion with a velocity, or nothing with 0.
  mutating func catchMotion(_ velocity: Vector, at time: Double) { caught = (time, velocity) }

  /// Notes the target of the motion that a finger has caught on an axis.
  mutating func catchTarget(_ axis: Int, _ target: Double) { caughtTarget[axis] = target }

  /// Forgets the targets of caught motions.
  mutating func forgetTargets() { caughtTarget = PerAxis(nil, nil) }

  // MARK: Drags

  /// Lets pages and snap positions count from an offset.
  mutating func count(from offset: Point) { begin = offset }

  /// Begins a drag, from whose offset pages and snap positions count.
  mutating func beginDrag(at offset: Point) {
    drag = .begun
    begin = offset
  }

  /// Notes that the beginning of the drag has been reported.
  mutating func noteBegin() { drag = .reported }

  /// Ends the drag; its end is to be reported if its beginning was.
  mutating func release() { drag = drag == .reported ? .released : .none }

  /// Returns whether the end of a drag is to be reported, and counts it as reported.
  mutating func takeEnd() -> Bool {
    guard drag == .released else { return false }
    drag = .none
    return true
  }

  /// Sets the pan that drags in place of its own; none for its own.
  mutating func takePan(_ pan: Handle) { handedPan = pan }

  /// Notes a lift: the vertical offset and target, and the length by which content has grown before.
  mutating func noteLift(
    from offset: Double, to target: Double, _ velocity: Double, after shift: Double,
    at time: Double
  ) {
    lift = Lift(
      number: lift.number + 1, offset: offset, target: target, velocity: velocity, shift: shift,
      time: time)
  }

  // MARK: Steps

  /// Sets the scrollers that share the steps of a drag which begins.
  mutating func share(_ chains: PerAxis<[Scroller]>) { self.chains = chains }

  /// Returns the part of a translation that has not been applied yet.
  func step(of translation: Vector) -> Vector { translation - used }

  /// Counts a translation as applied.
  mutating func apply(_ translation: Vector) { used = translation }

  /// Sets which scrollers the finger has moved last: none, but for a drag that is handed over, which
  /// moves its own scroller from the start.
  mutating func forgetMoved(except moved: PerAxis<Handle> = PerAxis(.none, .none)) {
    lastMoved = moved
  }

  /// Notes the scroller that the finger has moved last on an axis.
  mutating func noteMoved(_ axis: Int, _ scroller: Handle) { lastMoved[axis] = scroller }

  /// Forgets the scrollers that share its steps.
  mutating func leaveChains() { chains = PerAxis([], []) }

  // MARK: Changes of content

  /// Shifts the offsets from which pages and snap positions count, as all offsets have moved.
  mutating func shift(_ axis: Int, by distance: Double) {
    carry(axis) { $0 + distance }
  }

  /// Replaces the offsets from which pages and snap positions count by what `carried` makes of them.
  mutating func carry(_ axis: Int, _ carried: (Double) -> Double) {
    begin[axis] = carried(begin[axis])
    caughtTarget[axis] = caughtTarget[axis].map(carried)
  }

  /// Traps in debug where the parts contradict each other.
  func checkInvariants() {
    assert(begin.isFinite && used.isFinite && caught.velocity.isFinite)
    assert(handedPan.isNone || (chains.x.isEmpty && chains.y.isEmpty), "two pans drag it")
  }
}
