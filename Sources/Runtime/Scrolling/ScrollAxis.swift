/// One axis of a scroller: its offset, its edges, and its motion.
///
///     idle ── finger, 10 pt ──▶ dragging ── lifts ──▶ moving ──▶ idle
///      │                           ▲                  │    ▲
///      │                           └──── finger ──────┘    │
///      └──── program ──────────────────────────────────────┘
///
/// A finger that is down and does not drag changes nothing of an axis: with one the scroller reports
/// tracking instead of idle (`Scroller.stateNumber`).
///
/// `moving` is momentum, a bounce, a settling at a page or snap position, or an animation. Momentum
/// becomes a bounce at an edge, and a bounce momentum, at the exact time (SC-21, SC-22), so that
/// shown values do not depend on the times of frames.
struct ScrollAxis: BitwiseCopyable {
  enum State: BitwiseCopyable {
    case idle
    case dragging
    case moving(ScrollMotion)
  }

  var state = State.idle
  /// The raw offset that a finger moves while it drags, of which a rubber band shows less beyond the
  /// edges (SC-12). It stands beside the state: a payload smaller than that of the other case leaves
  /// bytes that nobody has written.
  private var held = 0.0
  /// The shown offset, in points.
  var offset = 0.0
  private(set) var minimum = 0.0
  private(set) var maximum = 0.0
  private(set) var dimension = 0.0
  /// Whether fingers and momentum can move it beyond its edges.
  var bounces = true
  var decay = Decay.normal
  /// Whether momentum that meets an edge goes on in an outer scroller, and momentum that has met one and
  /// is to be handed on.
  var passesOn = false
  var passed: (velocity: Double, time: Double)?
  /// Time at which its last motion ended.
  private(set) var rested = -Double.infinity

  var range: ClosedRange<Double> { minimum...maximum }

  /// The state as the C enumerators number it; idle while a finger tracks.
  var stateNumber: Int32 {
    switch state {
    case .idle: 0
    case .dragging: 2
    case .moving(let motion): motion.kind.rawValue
    }
  }

  var isMoving: Bool {
    if case .moving = state { return true }
    return false
  }

  var isDragging: Bool {
    if case .dragging = state { return true }
    return false
  }

  /// How it gives way to a finger beyond its edges: on a rubber band, or not at all.
  private var resistance: Resistance {
    Resistance(
      lowest: minimum, highest: maximum,
      form: bounces ? .band(RubberBand(dimension: dimension)) : .stop)
  }

  /// Distance of the offset beyond an edge; negative before the first one, 0 in range.
  var excess: Double { beyond(offset) }

  /// Returns the distance of an offset beyond an edge, as `excess`.
  func beyond(_ offset: Double) -> Double { resistance.excess(offset) }

  /// Returns an offset brought between the edges.
  func inRange(_ offset: Double) -> Double { resistance.inBounds(offset) }

  /// Sets edges and the view's length; the offset stays, and motions are adapted by `edgesChanged`.
  mutating func setRange(_ minimum: Double, _ maximum: Double, dimension: Double) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
    self.dimension = dimension
  }

  /// Returns the velocity of its own motion, in points per second.
  @inline(never)
  func velocity(at now: Double) -> Double {
    guard case .moving(let motion) = state, motion.restTime(by: now) == nil else { return 0 }
    let state = motion.state(at: now)
    // Without bounces it is held at the edge.
    return bounces || beyond(state.offset) == 0 ? state.velocity : 0
  }

  /// The offset at which it will come to rest (SC-3, SC-22).
  var target: Double {
    guard case .moving(let motion) = state else { return inRange(offset) }
    switch motion.kind {
    case .decelerating: return inRange(motion.target)
    case .bouncing:
      guard let back = motion.crossing else { return motion.target }
      return inRange(decay.projectedEnd(from: back.edge, velocity: back.velocity))
    case .settling, .animating, .wheel, .autoscrolling: return motion.target
    }
  }

  /// The offset to which notches of a wheel move it; none if they do not.
  var wheelTarget: Double? {
    if case .moving(let motion) = state, motion.kind == .wheel { return motion.target }
    return nil
  }

  // MARK: A finger

  /// Returns the shown offset for a raw one, through the rubber band.
  func shown(ofRaw raw: Double) -> Double { resistance.shown(ofRaw: raw) }

  /// The raw offset for which the present one is shown (SC-27).
  var raw: Double {
    if isDragging { return held }
    return resistance.raw(ofShown: offset)
  }

  /// Ratio of a shown step to the finger's step: 1 in range, less in the rubber band.
  var slope: Double {
    if isDragging { return resistance.slope(atRaw: held) }
    return 1
  }

  /// Lets a finger hold it at a raw offset, and shows that through the rubber band.
  mutating func drag(toRaw raw: Double) {
    state = .dragging
    held = raw
    offset = shown(ofRaw: raw)
  }

  /// Lets a finger hold it where it is shown; if one holds it, the raw offset stays.
  mutating func hold() {
    held = raw
    state = .dragging
  }

  /// Lets the finger that holds it hold the shown offset, which somebody else has changed.
  mutating func holdAnew() {
    state = .idle
    hold()
  }

  // MARK: Motion

  /// Starts a motion, with the edge that it will meet.
  @inline(never)
  mutating func start(_ motion: ScrollMotion) {
    var motion = motion
    motion.findCrossing(between: minimum, maximum)
    state = .moving(motion)
  }

  /// The velocity of an even motion by what is dragged near an edge; none without one.
  var autoscrolling: Double? {
    guard case .moving(let motion) = state, case .line(_, let velocity) = motion.curve else {
      return nil
    }
    return velocity
  }

  /// Whether there is something to scroll into sight in a direction.
  func hasRoom(_ direction: Double) -> Bool {
    direction > 0 ? offset < maximum : direction < 0 && offset > minimum
  }

  /// Starts an even motion to the edge; at the edge, and without a velocity, it rests.
  mutating func autoscroll(velocity: Double, at time: Double) {
    state = .idle
    guard hasRoom(velocity) else { return }
    start(
      ScrollMotion(
        autoscrollingFrom: offset, velocity: velocity, to: velocity > 0 ? maximum : minimum,
        at: time))
  }

  /// Ends what moves it, and starts momentum, or beyond an edge a bounce; where the velocity is too
  /// small for either it rests.
  @inline(never)
  mutating func release(velocity: Double, at time: Double) {
    state = .idle
    guard excess == 0 else { return bounce(from: offset, velocity: velocity, at: time) }
    guard velocity.magnitude > Decay.stoppingSpeed else { return }
    start(ScrollMotion(decay, from: offset, velocity: velocity, at: time))
  }

  /// Starts a bounce to the nearest edge; without bounces it stops there.
  @inline(never)
  mutating func bounce(from offset: Double, velocity: Double, at time: Double) {
    guard bounces else {
      self.offset = inRange(offset)
      state = .idle
      return
    }
    start(
      ScrollMotion(
        .bouncing, frequency: ScrollFigures.bounceFrequency, from: offset, velocity: velocity,
        to: inRange(offset), at: time))
  }

  /// Moves on to a time, through the edges that it meets. Returns whether nothing moves it any more.
  mutating func advance(to now: Double) -> Bool {
    while case .moving(let motion) = state {
      if let crossing = motion.crossing, crossing.time <= now {
        cross(crossing, of: motion)
        continue
      }
      if let end = motion.restTime(by: now) {
        offset = motion.target
        rested = end
        state = .idle
        return true
      }
      let shown = motion.offset(at: now)
      offset = bounces ? shown : inRange(shown)
      return false
    }
    return true
  }

  /// Takes a motion over an edge that it has met: momentum is handed on, bounces or stops, a bounce goes on
  /// as momentum, a wheel's spring stops and comes back.
  private mutating func cross(_ crossing: ScrollMotion.Crossing, of motion: ScrollMotion) {
    offset = crossing.edge
    rested = crossing.time
    switch motion.kind {
    case .decelerating:
      if passesOn {
        passed = (crossing.velocity, crossing.time)
        return state = .idle
      }
      guard bounces else { return state = .idle }
      bounce(from: crossing.edge, velocity: crossing.velocity, at: crossing.time)
    case .bouncing:
      start(
        ScrollMotion(
          decay, from: crossing.edge, velocity: crossing.velocity, at: crossing.time))
    case .wheel:
      // It stops at the edge, and returns to a target inside.
      start(
        ScrollMotion(wheelFrom: crossing.edge, velocity: 0, to: motion.target, at: crossing.time))
    default: state = .idle
    }
  }

  /// Shifts the offset with a drag or a motion, as the content has moved (SC-42).
  mutating func shift(by distance: Double) {
    offset += distance
    switch state {
    case .idle: break
    case .dragging: held += distance
    case .moving(var motion):
      motion.shift(by: distance)
      state = .moving(motion)
    }
  }

  /// Adapts a drag or a motion to other edges, and to `goal` where the offset of its goal has been found
  /// anew (SC-43). The scroller places an idle axis itself.
  mutating func edgesChanged(at now: Double, goal: Double? = nil) {
    switch state {
    case .idle: break
    case .dragging:
      state = .idle
      drag(toRaw: goal ?? raw)
    case .moving(var motion):
      let velocity = self.velocity(at: now)
      switch motion.kind {
      case .decelerating:
        guard excess == 0 else { return bounce(from: offset, velocity: velocity, at: now) }
        motion.findCrossing(between: minimum, maximum)
        state = .moving(motion)
      case .bouncing:
        guard inRange(offset) != motion.target else { return }
        release(velocity: velocity, at: now)
      case .settling, .animating, .wheel: redirect(to: goal ?? motion.target, at: now)
      case .autoscrolling: autoscroll(velocity: velocity, at: now)
      }
    }
  }

  /// Redirects a motion that has a target to another one, with its velocity kept.
  mutating func redirect(to target: Double, at now: Double) {
    guard case .moving(let motion) = state else { return }
    let target = inRange(target)
    let velocity = self.velocity(at: now)
    let difference = target - motion.target
    switch motion.kind {
    case .decelerating, .bouncing, .autoscrolling: return
    case .settling, .animating:
      // A target that differs by rounding is the same: the motion goes on, shifted to it.
      guard difference.magnitude > Self.rounding else {
        var same = motion
        same.shift(by: difference)
        return state = .moving(same)
      }
      start(
        motion.kind == .settling
          ? ScrollMotion(settling: nil, from: offset, velocity: velocity, to: target, at: now)
          : ScrollMotion(easeFrom: offset, velocity: velocity, to: target, at: now))
    case .wheel:
      start(ScrollMotion(wheelFrom: offset, velocity: velocity, to: target, at: now))
    }
  }

  /// Points by which offsets differ that are computed in different ways.
  private static let rounding = 1e-9
}
