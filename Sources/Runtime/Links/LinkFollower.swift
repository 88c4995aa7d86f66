/// A law by which a link's target follows the mapped source instead of standing there at once (LK-4).
///
/// With x what is followed, y what follows:
///
///     low-pass   y′ = (x − y) / τ
///     spring     y″ = ω² (x − y) − 2δ y′
///
/// Within a frame x goes in a straight line, x₀ + s t. Then both equations have a solution in closed
/// form, so that frames may have any length:
///
///     low-pass   y = x − s τ + (y₀ − x₀ + s τ) e^(−t/τ)
///     spring     y = x − ℓ + (y₀ − x₀ + ℓ) a(t) + (v₀ − s) b(t)     ℓ = 2δ s / ω², a and b of `Spring`
struct LinkFollower {
  enum Law {
    /// τ in seconds.
    case lowPass(Double)
    case spring(SpringParameters)
  }

  let law: Law

  /// The part of a frame, prepared once for all numbers that follow.
  struct Step {
    fileprivate enum Factors {
      case lowPass(constant: Double, rest: Double)
      case spring(lag: Double, place: (a: Double, b: Double), pace: (a: Double, b: Double))
    }

    fileprivate let seconds: Double
    fileprivate let factors: Factors

    /// Goes on from a place with a velocity, while what is followed goes from `start` to `end`.
    func move(
      _ place: Double, _ velocity: Double, after start: Double, _ end: Double
    ) -> (place: Double, velocity: Double) {
      let pace = (end - start) / seconds
      switch factors {
      case .lowPass(let constant, let rest):
        let lag = pace * constant
        let left = (place - start + lag) * rest
        return (end - lag + left, pace - left / constant)
      case .spring(let lagOfPace, let part, let rate):
        let lag = pace * lagOfPace
        let (away, speed) = (place - start + lag, velocity - pace)
        return (
          end - lag + away * part.a + speed * part.b, pace + away * rate.a + speed * rate.b
        )
      }
    }
  }

  /// None for a frame without time.
  func step(_ seconds: Double) -> Step? {
    guard seconds > 1e-9 else { return nil }
    switch law {
    case .lowPass(let constant):
      return Step(
        seconds: seconds,
        factors: .lowPass(
          constant: constant, rest: Elementary.exp(-min(seconds / constant, Spring.largestExponent))
        ))
    case .spring(let parameters):
      return Step(seconds: seconds, factors: Self.factors(of: parameters, seconds))
    }
  }

  /// In a function of its own, as below: a quotient of numbers that a low-pass has not may be worked out
  /// ahead of the switch (see `Quotient`).
  @inline(never)
  private static func factors(of parameters: SpringParameters, _ seconds: Double) -> Step.Factors {
    let spring = Spring(parameters)
    return .spring(
      lag: 2 * spring.decay / spring.frequencySquared,
      place: spring.displacement(at: seconds), pace: spring.velocity(at: seconds))
  }

  /// From when on less than a thousandth is left of a distance to something that rests, in seconds; of
  /// a motion that has no distance to go, of how far its velocity could take it.
  func restDuration(distance: Double, velocity: Double) -> Double {
    switch law {
    case .lowPass(let constant):
      return distance == 0 ? 0 : constant * Elementary.log(1 / SpringParameters.settlingThreshold)
    case .spring(let parameters):
      if distance == 0, velocity == 0 { return 0 }
      return Self.restDuration(of: parameters, distance, velocity)
    }
  }

  @inline(never)
  private static func restDuration(
    of parameters: SpringParameters, _ distance: Double, _ velocity: Double
  ) -> Double {
    guard velocity.magnitude < 1e6 * parameters.naturalFrequency * distance.magnitude else {
      return parameters.nudgeDuration
    }
    return parameters.settlingDuration(
      initialVelocity: velocity.divided(by: distance),
      threshold: SpringParameters.settlingThreshold)
  }
}
