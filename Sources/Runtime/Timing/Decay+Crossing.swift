/// Momentum that meets edges, and momentum that is bent to end at a target.
extension Decay {
  /// The hand's velocity as it is left after a time, which scrolling reports and takes over.
  func remainingVelocity(of velocity: Double, at time: Double) -> Double {
    time > 0 ? velocity * Elementary.exp(exponent * time) : velocity
  }

  /// When momentum passes a place, and what is left of its velocity there; none when it stops
  /// before it or goes the other way.
  ///
  ///     q = 1 − (edge − x₀) / (f v₀),   t = −log q / λ,   v = v₀ − (edge − x₀) / f
  func crossing(
    from start: Double, velocity: Double, edge: Double
  ) -> (time: Double, velocity: Double)? {
    let distance = edge - start
    guard velocity.magnitude > Self.stoppingSpeed, distance == 0 || (distance > 0) == (velocity > 0)
    else { return nil }
    let left = velocity - distance / reach
    guard left.magnitude >= Self.stoppingSpeed, (left > 0) == (velocity > 0) else { return nil }
    let time = Elementary.log(left / velocity) / exponent
    return (max(0, time), left)
  }
}

/// Momentum that is bent to stop at a target near its natural end: it begins with the velocity of
/// the hand and arrives with the speed at which momentum stops.
///
///     λ' = (|v₀| − 10) / |D|,   x(t) = x₀ + v₀ (1 − e^(−λ't)) / λ',   v(t) = v₀ e^(−λ't)
struct StretchedDecay: BitwiseCopyable, Equatable {
  var start: Double
  let velocity: Double
  /// λ', per second.
  let rate: Double
  let duration: Double

  /// How much of the natural distance the target may be away.
  private static let shares = 0.5...1.25

  /// None when the target is too near or too far to be natural.
  init?(_ decay: Decay, from start: Double, velocity: Double, to target: Double) {
    let natural = decay.projectedEnd(from: start, velocity: velocity) - start
    guard natural != 0, Self.shares.contains((target - start) / natural) else { return nil }
    self.start = start
    self.velocity = velocity
    rate = (velocity.magnitude - Decay.stoppingSpeed) / (target - start).magnitude
    duration = Elementary.log(velocity.magnitude / Decay.stoppingSpeed) / rate
  }

  func state(at time: Double) -> (position: Double, velocity: Double) {
    guard time > 0 else { return (start, velocity) }
    return (
      start - velocity * Elementary.expm1(-rate * time) / rate,
      velocity * Elementary.exp(-rate * time)
    )
  }
}
