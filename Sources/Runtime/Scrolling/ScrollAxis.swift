/// One axis of a scroller: where it stands, between which edges, and what moves it.
///
///             ┌───── lifts without a drag ─────┐
///             ▼                                │
///     idle ── finger ──▶ tracking ── 10 pt ──▶ dragging ── lifts ──▶ moving ──▶ idle
///      │                    ▲                     ▲                   │
///      └──── program ──────│─────────────────────│────────▶──────────┤
///                           └──── finger ─────────┴───────────────────┘
///
/// `moving` is momentum, a bounce, a way to a page or snap position, or an animation;
/// momentum becomes a bounce at an edge, and a bounce momentum, at the exact time (SC-21,
/// SC-22), so that what is shown does not depend on when frames come.
struct ScrollAxis: BitwiseCopyable {
  enum State: BitwiseCopyable {
    case idle
    case tracking
    case dragging
    case moving(ScrollMotion)
  }

  var state = State.idle
  /// What the finger moves while it drags, of which a rubber band shows less beyond the edges (SC-12).
  private var held = 0.0
  /// What is shown.
  var offset = 0.0
  private(set) var minimum = 0.0
  private(set) var maximum = 0.0
  private(set) var dimension = 0.0
  /// Whether it goes beyond its edges, for a finger and its momentum.
  var bounces = true
  var decay = Decay.normal
  /// Whether momentum at an edge goes on elsewhere, and what has.
  var passesOn = false
  var passed: (velocity: Double, time: Double)?
  /// When its last motion has come to its end.
  private(set) var rested = -Double.infinity

  var range: ClosedRange<Double> { minimum...maximum }

  /// The C enumerators have the same values.
  var number: Int32 {
    switch state {
    case .idle: 0
    case .tracking: 1
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

  /// How far the offset lies beyond an edge; negative before the first one.
  var excess: Double { beyond(offset) }

  func beyond(_ offset: Double) -> Double {
    offset < minimum ? offset - minimum : offset > maximum ? offset - maximum : 0
  }

  func inRange(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  mutating func setRange(_ minimum: Double, _ maximum: Double, dimension: Double) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
    self.dimension = dimension
  }

  /// Per second, of what moves by itself.
  @inline(never)
  func velocity(at now: Double) -> Double {
    guard case .moving(let motion) = state, motion.rests(by: now) == nil else { return 0 }
    let state = motion.state(at: now)
    return bounces || beyond(state.offset) == 0 ? state.velocity : 0
  }

  /// Where it will come to rest (SC-3, SC-22).
  var target: Double {
    guard case .moving(let motion) = state else { return inRange(offset) }
    switch motion.kind {
    case .decelerating: return inRange(motion.target)
    case .bouncing:
      guard let back = motion.crossing else { return motion.target }
      return inRange(decay.projectedEnd(from: back.edge, velocity: back.velocity))
    case .settling, .animating, .wheel: return motion.target
    }
  }

  /// Where notches of a wheel take it; none while they do not.
  var wheelTarget: Double? {
    if case .moving(let motion) = state, motion.kind == .wheel { return motion.target }
    return nil
  }

  // MARK: A finger

  /// What is shown of a raw offset.
  func shown(ofRaw raw: Double) -> Double {
    let excess = beyond(raw)
    guard excess != 0 else { return raw }
    guard bounces else { return inRange(raw) }
    return inRange(raw) + RubberBand(dimension: dimension).offset(ofPull: excess)
  }

  /// The raw offset that shows what is shown now (SC-27).
  var raw: Double {
    if isDragging { return held }
    let excess = self.excess
    guard excess != 0, bounces else { return offset }
    return inRange(offset) + RubberBand(dimension: dimension).pull(ofOffset: excess)
  }

  /// How much of the finger's step is shown.
  var slope: Double {
    guard isDragging else { return 1 }
    let excess = beyond(held)
    guard excess != 0 else { return 1 }
    return bounces ? RubberBand(dimension: dimension).slope(atPull: excess) : 0
  }

  mutating func drag(toRaw raw: Double) {
    state = .dragging
    held = raw
    offset = shown(ofRaw: raw)
  }

  /// A finger has it as it is shown, unless it has it already.
  mutating func hold() {
    held = raw
    state = .dragging
  }

  /// The offset is another than the finger knows.
  mutating func holdAnew() {
    state = .tracking
    hold()
  }

  // MARK: Motion

  @inline(never)
  mutating func start(_ motion: ScrollMotion) {
    var motion = motion
    motion.findCrossing(between: minimum, maximum)
    state = .moving(motion)
  }

  /// Momentum from here; a bounce beyond an edge. Nothing when it is at rest already.
  @inline(never)
  mutating func release(velocity: Double, at time: Double) {
    state = .idle
    guard excess == 0 else { return bounce(from: offset, velocity: velocity, at: time) }
    guard velocity.magnitude > Decay.stoppingSpeed else { return }
    start(ScrollMotion(decay, from: offset, velocity: velocity, at: time))
  }

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

  /// Goes on to a time. Answers whether a motion has ended.
  mutating func advance(to now: Double) -> Bool {
    while case .moving(let motion) = state {
      if let crossing = motion.crossing, crossing.time <= now {
        cross(crossing, of: motion)
        continue
      }
      if let end = motion.rests(by: now) {
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
      // It stops there, and goes back to a target that lies inside.
      start(
        ScrollMotion(wheelFrom: crossing.edge, velocity: 0, to: motion.target, at: crossing.time))
    default: state = .idle
    }
  }

  /// The content has moved by a distance under what is seen (SC-42): so does all that is known.
  mutating func shift(by distance: Double) {
    offset += distance
    switch state {
    case .idle, .tracking: break
    case .dragging: held += distance
    case .moving(var motion):
      motion.shift(by: distance)
      state = .moving(motion)
    }
  }

  /// The edges are others than they were (SC-43). What is idle is the scroller's to place.
  mutating func edgesChanged(at now: Double, goal: Double? = nil) {
    switch state {
    case .idle, .tracking: break
    case .dragging:
      state = .tracking
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
      case .settling, .animating, .wheel: turn(to: goal ?? motion.target, at: now)
      }
    }
  }

  /// What is on its way to a place goes on to another one, with its velocity.
  mutating func turn(to target: Double, at now: Double) {
    guard case .moving(let motion) = state else { return }
    let target = inRange(target)
    let velocity = self.velocity(at: now)
    switch motion.kind {
    case .decelerating, .bouncing: return
    case .settling:
      guard target != motion.target else { return }
      start(ScrollMotion(settling: nil, from: offset, velocity: velocity, to: target, at: now))
    case .animating:
      guard target != motion.target else { return }
      start(ScrollMotion(easeFrom: offset, velocity: velocity, to: target, at: now))
    case .wheel:
      start(ScrollMotion(wheelFrom: offset, velocity: velocity, to: target, at: now))
    }
  }
}
