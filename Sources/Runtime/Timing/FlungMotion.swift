/// The motion of one number that has been flung: momentum, what takes it back at an edge, and what
/// bends it to a place where it rests. Everything about it is known when it begins (VL-6).
///
/// In points and seconds: a number in another unit is divided by what of it is a point.
struct FlungMotion: BitwiseCopyable {
  private enum Form: BitwiseCopyable {
    case still
    case decay(Decay, velocity: Double)
    case stretched(StretchedDecay)
    /// About its target.
    case spring(CriticalSpring, target: Double)
  }

  private struct Piece: BitwiseCopyable {
    var form = Form.still
    var start = 0.0
    var begin = 0.0
  }

  /// Back from an edge, momentum across, and back from the other one: there are never more.
  private var pieces = (Piece(), Piece(), Piece())
  private var count = 0
  /// Position at which it comes to rest, and the seconds until then.
  private(set) var end: Double
  private(set) var duration = 0.0

  /// √120 and √(1000/3), as scrolling has them; a bounce is over nearer than .5 points, what
  /// settles nearer than .1 (SC-21, SC-38).
  private static let bounceFrequency = 120.0.squareRoot()
  private static let settleFrequency = (1000.0 / 3).squareRoot()
  private static let stiffest = 100.0
  private static let bouncedDistance = 0.5
  private static let settledDistance = 0.1

  /// Momentum between two edges; infinite where there is none.
  init(
    _ decay: Decay, from start: Double, velocity: Double, between minimum: Double,
    _ maximum: Double
  ) {
    end = start
    meet(decay, from: start, velocity: velocity, between: minimum, maximum)
  }

  @inline(never)
  private mutating func meet(
    _ decay: Decay, from start: Double, velocity: Double, between minimum: Double,
    _ maximum: Double
  ) {
    var (place, velocity, time) = (start, velocity, 0.0)
    if place < minimum || place > maximum {
      let edge = place < minimum ? minimum : maximum
      let spring = CriticalSpring(
        frequency: Self.bounceFrequency, displacement: place - edge, velocity: velocity)
      let crossing = spring.crossing
      let speed = crossing < .infinity ? spring.state(at: crossing).velocity : 0
      guard speed.magnitude > Decay.stoppingSpeed else { return bounce(spring, edge, at: 0) }
      append(.spring(spring, target: edge), from: place, at: 0)
      (place, velocity, time) = (edge, speed, crossing)
    }
    guard velocity.magnitude > Decay.stoppingSpeed else { return rest(place, at: time) }
    append(.decay(decay, velocity: velocity), from: place, at: time)
    let edge = velocity > 0 ? maximum : minimum
    if edge.isFinite, let met = decay.crossing(from: place, velocity: velocity, edge: edge) {
      let spring = CriticalSpring(
        frequency: Self.bounceFrequency, displacement: 0, velocity: met.velocity)
      return bounce(spring, edge, at: time + met.time)
    }
    rest(
      decay.projectedEnd(from: place, velocity: velocity),
      at: time + decay.duration(velocity: velocity))
  }

  /// Momentum that is bent to a place, or a spring that takes it there (SC-40).
  init(_ decay: Decay, from start: Double, velocity: Double, to target: Double) {
    end = start
    bend(decay, from: start, velocity: velocity, to: target)
  }

  @inline(never)
  private mutating func bend(
    _ decay: Decay, from start: Double, velocity: Double, to target: Double
  ) {
    if let bent = StretchedDecay(decay, from: start, velocity: velocity, to: target) {
      append(.stretched(bent), from: start, at: 0)
      return rest(target, at: bent.duration)
    }
    guard start != target || velocity != 0 else { return }
    let distance = target - start
    var frequency = Self.settleFrequency
    if velocity * distance > 0, velocity.magnitude > frequency * distance.magnitude {
      frequency = min(velocity.magnitude / distance.magnitude, Self.stiffest)
    }
    let spring = CriticalSpring(
      frequency: frequency, displacement: start - target, velocity: velocity)
    append(.spring(spring, target: target), from: start, at: 0)
    rest(
      target,
      at: spring.settlingTime(distance: Self.settledDistance, speed: Decay.stoppingSpeed))
  }

  private mutating func bounce(_ spring: CriticalSpring, _ edge: Double, at time: Double) {
    append(.spring(spring, target: edge), from: edge, at: time)
    rest(
      edge,
      at: time
        + spring.settlingTime(distance: Self.bouncedDistance, speed: Decay.stoppingSpeed))
  }

  private mutating func rest(_ place: Double, at time: Double) {
    (end, duration) = (place, time)
  }

  private mutating func append(_ form: Form, from start: Double, at time: Double) {
    let piece = Piece(form: form, start: start, begin: time)
    switch count {
    case 0: pieces.0 = piece
    case 1: pieces.1 = piece
    default: pieces.2 = piece
    }
    count += 1
  }

  /// Place and velocity after a time.
  @inline(never)
  func state(at time: Double) -> (place: Double, velocity: Double) {
    guard time < duration else { return (end, 0) }
    let piece =
      count > 2 && time >= pieces.2.begin
      ? pieces.2 : count > 1 && time >= pieces.1.begin ? pieces.1 : pieces.0
    let elapsed = time - piece.begin
    switch piece.form {
    case .still: return (end, 0)
    case .decay(let decay, let velocity):
      return (
        decay.position(from: piece.start, velocity: velocity, at: elapsed),
        decay.velocity(from: velocity, at: elapsed)
      )
    case .stretched(let bent):
      let state = bent.state(at: elapsed)
      return (state.position, state.velocity)
    case .spring(let spring, let target):
      let state = spring.state(at: elapsed)
      return (target + state.displacement, state.velocity)
    }
  }
}

/// A curve that is made for one motion of one number, and goes by its seconds. Its value need not
/// be 0 at the start. Immutable.
class OwnCurve: @unchecked Sendable {
  func value(at time: Double) -> Double { 1 }
  func slope(at time: Double) -> Double { 0 }
}

/// The progress of a flung number, from where `distance` is left to its end.
final class FlingCurve: OwnCurve, @unchecked Sendable {
  private let motion: FlungMotion
  /// In points; not 0.
  private let distance: Double

  init(_ motion: FlungMotion, distance: Double) {
    self.motion = motion
    self.distance = distance
  }

  override func value(at time: Double) -> Double {
    1 - (motion.state(at: time).place - motion.end) / distance
  }

  override func slope(at time: Double) -> Double { -motion.state(at: time).velocity / distance }
}

extension OwnCurve: Equatable {
  static func == (one: OwnCurve, other: OwnCurve) -> Bool { one === other }
}
