/// A motion of one axis by itself: a function of the time since its beginning, and the edge that it
/// meets (SC-20). Times are of the runtime's own clock.
struct ScrollMotion: BitwiseCopyable {
  /// Kinds of motion. The values are those of the C enumerators of states.
  enum Kind: Int32 {
    case decelerating = 3
    case bouncing = 4
    case settling = 5
    case animating = 6
    case wheel = 7
    /// Goes on as long as something is dragged near an edge.
    case autoscrolling = 8
  }

  enum Curve: BitwiseCopyable {
    case decay(Decay, from: Double, velocity: Double)
    case stretched(StretchedDecay)
    /// A spring; its displacement counts from the target.
    case spring(CriticalSpring)
    case ease(from: Double, velocity: Double)
    /// A step of the system's momentum: the offset stays until the next one.
    case held(Double, velocity: Double)
    case line(from: Double, velocity: Double)
  }

  /// The edge that it meets, with time and velocity.
  struct Crossing: BitwiseCopyable {
    var edge: Double
    let time: Double
    let velocity: Double
  }

  let kind: Kind
  private(set) var curve: Curve
  /// The offset at which it comes to rest if it meets no edge.
  private(set) var target: Double
  let begin: Double
  /// Time of its arrival at the target; that of a spring is found when it is near (`rests`).
  private let end: Double
  var crossing: Crossing?

  private init(kind: Kind, curve: Curve, target: Double, begin: Double, end: Double) {
    self.kind = kind
    self.curve = curve
    self.target = target
    self.begin = begin
    self.end = end
  }

  /// Makes momentum.
  init(_ decay: Decay, from offset: Double, velocity: Double, at time: Double) {
    kind = .decelerating
    curve = .decay(decay, from: offset, velocity: velocity)
    target = decay.projectedEnd(from: offset, velocity: velocity)
    begin = time
    end = time + decay.duration(velocity: velocity)
  }

  /// Makes a settling: momentum bent to the target, or else a spring (SC-40); always a spring for
  /// pages.
  init(
    settling decay: Decay?, from offset: Double, velocity: Double, to target: Double,
    at time: Double
  ) {
    if let decay,
      let bent = StretchedDecay(decay, from: offset, velocity: velocity, to: target)
    {
      self.init(
        kind: .settling, curve: .stretched(bent), target: target, begin: time,
        end: time + bent.duration)
      return
    }
    // Stiffened as much as the velocity needs in order not to overshoot (SC-38).
    let distance = target - offset
    var frequency = ScrollFigures.settleFrequency
    if velocity * distance > 0, velocity.magnitude > frequency * distance.magnitude {
      frequency = min(velocity.magnitude / distance.magnitude, ScrollFigures.stiffestSettling)
    }
    self.init(
      .settling, frequency: frequency, from: offset, velocity: velocity, to: target, at: time)
  }

  /// Makes a critically damped spring.
  init(
    _ kind: Kind, frequency: Double, from offset: Double, velocity: Double, to target: Double,
    at time: Double
  ) {
    self.kind = kind
    curve = .spring(
      CriticalSpring(frequency: frequency, displacement: offset - target, velocity: velocity))
    self.target = target
    begin = time
    end = .infinity
  }

  /// Makes the motion of a wheel's notches, or of keys (SC-65).
  init(wheelFrom offset: Double, velocity: Double, to target: Double, at time: Double) {
    self.init(
      .wheel, frequency: ScrollFigures.wheelFrequency, from: offset, velocity: velocity,
      to: target, at: time)
  }

  /// Makes a step of the system's momentum, which holds until a time (SC-67).
  init(heldAt offset: Double, velocity: Double, at time: Double, until end: Double) {
    self.init(
      kind: .decelerating, curve: .held(offset, velocity: velocity), target: offset, begin: time,
      end: end)
  }

  /// Makes an even motion that ends where it meets an edge (AU-2).
  init(autoscrollingFrom offset: Double, velocity: Double, to edge: Double, at time: Double) {
    self.init(
      kind: .autoscrolling, curve: .line(from: offset, velocity: velocity), target: edge,
      begin: time, end: time + max(0, (edge - offset).divided(by: velocity)))
  }

  /// Makes an animation by the program (SC-32).
  init(easeFrom offset: Double, velocity: Double, to target: Double, at time: Double) {
    kind = .animating
    curve = .ease(from: offset, velocity: velocity)
    self.target = target
    begin = time
    end = time + (offset == target && velocity == 0 ? 0 : ScrollFigures.animationTime)
  }

  /// Returns the time since which it has been at rest; nil if it is not yet. A spring's end is found only
  /// when it is near: that costs as much as fifty frames, and most springs of a wheel are replaced at the
  /// next notch.
  func restTime(by now: Double) -> Double? {
    var end = end
    if case .spring(let spring) = curve {
      let distance =
        kind == .bouncing ? ScrollFigures.bouncedDistance : ScrollFigures.settledDistance
      let state = spring.state(at: now - begin)
      // Slightly more than the limits, for rounding between times since the beginning and those of
      // the clock.
      guard state.displacement.magnitude < 1.001 * distance,
        state.velocity.magnitude < 1.001 * Decay.stoppingSpeed
      else { return nil }
      end = begin + spring.settlingTime(distance: distance, speed: Decay.stoppingSpeed)
    }
    return now >= end ? end : nil
  }

  /// Returns the offset alone, which is cheaper for momentum.
  func offset(at now: Double) -> Double {
    guard case .decay(let decay, let from, let velocity) = curve else {
      return state(at: now).offset
    }
    return decay.position(from: from, velocity: velocity, at: now - begin)
  }

  /// Returns offset and velocity at a time.
  func state(at now: Double) -> (offset: Double, velocity: Double) {
    let time = now - begin
    switch curve {
    case .decay(let decay, let from, let velocity):
      return (
        decay.position(from: from, velocity: velocity, at: time),
        decay.remainingVelocity(of: velocity, at: time)
      )
    case .stretched(let bent):
      let state = bent.state(at: time)
      return (state.position, state.velocity)
    case .spring(let spring):
      let state = spring.state(at: time)
      return (target + state.displacement, state.velocity)
    case .ease(let from, let velocity):
      return Self.ease(from, target, velocity, time)
    case .held(let offset, let velocity): return (offset, velocity)
    case .line(let from, let velocity): return (from + velocity * time, velocity)
    }
  }

  /// Cosine easing, x = s + (g − s) (1 − cos πp) / 2 + v₀ T p (1 − p)²: the last term continues the
  /// velocity at the beginning, and vanishes with its slope at the end.
  private static func ease(
    _ start: Double, _ goal: Double, _ velocity: Double, _ time: Double
  ) -> (offset: Double, velocity: Double) {
    let length = ScrollFigures.animationTime
    let p = min(max(0, time / length), 1)
    let angle = Elementary.sincos(.pi * p)
    let remaining = 1 - p
    return (
      start + (goal - start) * (1 - angle.cos) / 2 + velocity * length * p * remaining * remaining,
      (goal - start) * (.pi / (2 * length)) * angle.sin + velocity * remaining * (1 - 3 * p)
    )
  }

  /// Shifts the motion by a distance that the content has moved (SC-42).
  mutating func shift(by distance: Double) {
    target += distance
    crossing?.edge += distance
    switch curve {
    case .decay(let decay, let from, let velocity):
      curve = .decay(decay, from: from + distance, velocity: velocity)
    case .stretched(var bent):
      bent.start += distance
      curve = .stretched(bent)
    case .spring: break
    case .ease(let from, let velocity): curve = .ease(from: from + distance, velocity: velocity)
    case .held(let offset, let velocity): curve = .held(offset + distance, velocity: velocity)
    case .line(let from, let velocity): curve = .line(from: from + distance, velocity: velocity)
    }
  }

  /// Finds the edge that it will meet (SC-21, SC-22): momentum the one ahead, a bounce its own if
  /// it comes back faster than momentum ends, a wheel's spring the one where it would leave the
  /// range.
  mutating func findCrossing(between minimum: Double, _ maximum: Double) {
    crossing = nil
    switch (kind, curve) {
    case (.decelerating, .decay(let decay, let from, let velocity)):
      let edge = velocity > 0 ? maximum : minimum
      guard let met = decay.crossing(from: from, velocity: velocity, edge: edge) else { return }
      crossing = Crossing(edge: edge, time: begin + met.time, velocity: met.velocity)
    case (.bouncing, .spring(let spring)):
      let time = spring.crossing
      guard time < .infinity else { return }
      let velocity = spring.state(at: time).velocity
      guard velocity.magnitude > Decay.stoppingSpeed else { return }
      crossing = Crossing(edge: target, time: begin + time, velocity: velocity)
    case (.wheel, .spring(let spring)):
      let start = target + spring.displacement
      guard start >= minimum, start <= maximum else { return }
      guard let met = spring.passes(minimum - target, maximum - target) else { return }
      crossing = Crossing(
        edge: met.isBelow ? minimum : maximum, time: begin + met.time, velocity: 0)
    default: break
    }
  }
}
