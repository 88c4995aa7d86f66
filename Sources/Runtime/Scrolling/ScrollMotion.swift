/// A motion of one axis that goes on by itself: a formula of the time since it began, and what it
/// meets on its way (SC-20). Times on the runtime's own clock.
struct ScrollMotion: BitwiseCopyable {
  /// The C enumerators of states have the same values.
  enum Kind: Int32 {
    case decelerating = 3
    case bouncing = 4
    case settling = 5
    case animating = 6
    case wheel = 7
  }

  enum Curve: BitwiseCopyable {
    case decay(Decay, from: Double, velocity: Double)
    case stretched(StretchedDecay)
    /// About the target.
    case spring(CriticalSpring)
    case ease(from: Double, velocity: Double)
    /// The system moves it step by step: it stands until the next one.
    case held(Double, velocity: Double)
  }

  /// An edge that it comes to, when, and with which velocity.
  struct Crossing: BitwiseCopyable {
    var edge: Double
    let time: Double
    let velocity: Double
  }

  let kind: Kind
  private(set) var curve: Curve
  /// Where it comes to rest if it meets no edge.
  private(set) var target: Double
  let begin: Double
  /// When it stands at the target; a spring finds that out when it is near (`rests`).
  private let end: Double
  var crossing: Crossing?

  private init(kind: Kind, curve: Curve, target: Double, begin: Double, end: Double) {
    self.kind = kind
    self.curve = curve
    self.target = target
    self.begin = begin
    self.end = end
  }

  /// Momentum.
  init(_ decay: Decay, from offset: Double, velocity: Double, at time: Double) {
    kind = .decelerating
    curve = .decay(decay, from: offset, velocity: velocity)
    target = decay.projectedEnd(from: offset, velocity: velocity)
    begin = time
    end = time + decay.duration(velocity: velocity)
  }

  /// Momentum that is bent to a target, else a spring to it (SC-40); always a spring for pages.
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
    // The stiffness that keeps the velocity and only just does not overshoot (SC-38).
    let distance = target - offset
    var frequency = ScrollFigures.settleFrequency
    if velocity * distance > 0, velocity.magnitude > frequency * distance.magnitude {
      frequency = min(velocity.magnitude / distance.magnitude, ScrollFigures.stiffestSettling)
    }
    self.init(
      .settling, frequency: frequency, from: offset, velocity: velocity, to: target, at: time)
  }

  /// A critical spring.
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

  /// Notches of a wheel, or keys (SC-65).
  init(wheelFrom offset: Double, velocity: Double, to target: Double, at time: Double) {
    self.init(
      .wheel, frequency: ScrollFigures.wheelFrequency, from: offset, velocity: velocity,
      to: target, at: time)
  }

  /// A step of the system's momentum, until a time (SC-67).
  init(heldAt offset: Double, velocity: Double, at time: Double, until end: Double) {
    self.init(
      kind: .decelerating, curve: .held(offset, velocity: velocity), target: offset, begin: time,
      end: end)
  }

  /// What the program asks for (SC-32).
  init(easeFrom offset: Double, velocity: Double, to target: Double, at time: Double) {
    kind = .animating
    curve = .ease(from: offset, velocity: velocity)
    self.target = target
    begin = time
    end = time + (offset == target && velocity == 0 ? 0 : ScrollFigures.animationTime)
  }

  /// Since when it stands at the target; none when it does not by then. A spring's end takes fifty
  /// times a frame's work to find, and most springs of a wheel are replaced by the next notch's.
  func rests(by now: Double) -> Double? {
    var end = end
    if case .spring(let spring) = curve {
      let distance =
        kind == .bouncing ? ScrollFigures.bouncedDistance : ScrollFigures.settledDistance
      let state = spring.state(at: now - begin)
      // A little more, for what is lost between times from the beginning and those of the clock.
      guard state.displacement.magnitude < 1.001 * distance,
        state.velocity.magnitude < 1.001 * Decay.stoppingSpeed
      else { return nil }
      end = begin + spring.settlingTime(distance: distance, speed: Decay.stoppingSpeed)
    }
    return now >= end ? end : nil
  }

  /// The offset alone, which is cheaper for momentum.
  func offset(at now: Double) -> Double {
    guard case .decay(let decay, let from, let velocity) = curve else {
      return state(at: now).offset
    }
    return decay.position(from: from, velocity: velocity, at: now - begin)
  }

  /// Offset and velocity at a time.
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
    }
  }

  /// x = s + (g − s) (1 − cos πp) / 2 + v₀ T p (1 − p)²: the last part carries the velocity of the
  /// beginning, and vanishes at the end with its slope.
  private static func ease(
    _ start: Double, _ goal: Double, _ velocity: Double, _ time: Double
  ) -> (offset: Double, velocity: Double) {
    let length = ScrollFigures.animationTime
    let p = min(max(0, time / length), 1)
    let angle = Elementary.sincos(.pi * p)
    let rest = 1 - p
    return (
      start + (goal - start) * (1 - angle.cos) / 2 + velocity * length * p * rest * rest,
      (goal - start) * (.pi / (2 * length)) * angle.sin + velocity * rest * (1 - 3 * p)
    )
  }

  /// The same motion of content that has moved by a distance (SC-42).
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
    }
  }

  /// Where it comes to an edge between which it goes (SC-21, SC-22): momentum at the one ahead, a
  /// bounce at its own when it comes back faster than momentum ends, a wheel's spring where it would
  /// leave the range.
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
