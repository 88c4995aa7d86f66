import Testing

@testable import Motus

@Suite struct SpringTests {
  /// Position and velocity on the way from 0 to 1.
  private func unitMotion(
    _ parameters: SpringParameters, velocity: Double, at time: Double
  ) -> (position: Double, velocity: Double) {
    let spring = Spring(parameters)
    let part = spring.displacement(at: time)
    let slope = spring.velocity(at: time)
    return (1 - part.a + velocity * part.b, velocity * slope.b - slope.a)
  }

  @Test func theSolutionIsThatOfTheEquationInAllThreeCases() {
    for (spring, rows) in SpringFigures.grid {
      var parameters = SpringParameters(
        mass: spring[0], stiffness: spring[1], damping: spring[2], allowsOverdamping: true)
      for row in rows {
        // Positions are of order 1; velocities of order ω₀.
        let scale = max(1, parameters.naturalFrequency)
        var motion = unitMotion(parameters, velocity: spring[3], at: row[0])
        #expect(abs(motion.position - row[1]) <= 1e-13 * scale, "\(spring) at \(row[0])")
        #expect(abs(motion.velocity - row[2]) <= 1e-12 * scale, "\(spring) at \(row[0])")
        guard row.count == 5 else { continue }
        parameters.allowsOverdamping = false
        motion = unitMotion(parameters, velocity: spring[3], at: row[0])
        #expect(abs(motion.position - row[3]) <= 1e-13 * scale, "\(spring) at \(row[0])")
        #expect(abs(motion.velocity - row[4]) <= 1e-12 * scale, "\(spring) at \(row[0])")
        parameters.allowsOverdamping = true
      }
    }
  }

  @Test func recordedMotionsAreMet() {
    for (mass, stiffness, damping, velocity, time, position, tolerance) in SpringFigures.recorded {
      let parameters = SpringParameters(mass: mass, stiffness: stiffness, damping: damping)
      // UIKit's last frame shows the model value.
      if position == 1 { continue }
      let motion = unitMotion(parameters, velocity: velocity, at: time)
      #expect(abs(motion.position - position) <= tolerance, "\(stiffness) \(damping) at \(time)")
    }
    for (mass, stiffness, damping, velocity, time, position, speed) in SpringFigures.frames {
      let parameters = SpringParameters(mass: mass, stiffness: stiffness, damping: damping)
      let motion = unitMotion(parameters, velocity: velocity, at: time)
      #expect(abs(motion.position - position) <= 1e-9)
      if !speed.isNaN { #expect(abs(motion.velocity - speed) <= 1e-8) }
    }
  }

  @Test func otherHousesSpringsAreMet() {
    for row in SpringConversionFigures.values {
      let spring = Spring(
        SpringParameters(
          mass: row[0], stiffness: row[1], damping: row[2], allowsOverdamping: true))
      let (target, velocity, time) = (row[3], row[4], row[5])
      let part = spring.displacement(at: time)
      let slope = spring.velocity(at: time)
      #expect(abs(target - target * part.a + velocity * part.b - row[6]) <= 1e-9)
      #expect(abs(velocity * slope.b - target * slope.a - row[7]) <= 1e-9)
    }
    for row in SpringConversionFigures.intervals {
      let spring = Spring(
        SpringParameters(
          mass: row[0], stiffness: row[1], damping: row[2], allowsOverdamping: true))
      let (from, to, velocity, time) = (row[3], row[4], row[5], row[6])
      let part = spring.displacement(at: time)
      let slope = spring.velocity(at: time)
      let value =
        row[9] == 0
        ? to + (from - to) * part.a + velocity * part.b
        : (from - to) * slope.a + velocity * slope.b
      #expect(value >= row[7] && value < row[8], "\(row)")
    }
  }

  // TM-5, table of progress; six digits.
  @Test func theContractsProgressTableIsMet() {
    let times = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 1.0]
    var overdamped = SpringParameters.system
    overdamped.allowsOverdamping = true
    let table: [(SpringParameters, Double, [Double])] = [
      (
        SpringParameters(), 0,
        [0.104405, 0.340300, 0.849426, 1.124355, 1.153123, 1.074591, 1.002170]
      ),
      (
        SpringParameters(damping: 20), 0,
        [0.090204, 0.264241, 0.593994, 0.800852, 0.908422, 0.959572, 0.999501]
      ),
      (
        SpringParameters(damping: 5), 0,
        [0.112863, 0.392945, 1.070645, 1.430560, 1.337235, 1.036551, 1.084776]
      ),
      (
        SpringParameters(), 5,
        [0.293078, 0.607053, 1.059065, 1.190976, 1.128358, 1.030619, 1.004863]
      ),
      (
        .system, 0, [0.232230, 0.544778, 0.879282, 0.972919, 0.994408, 0.998901, 1]
      ),
      (
        overdamped, 0, [0.085026, 0.173112, 0.324664, 0.448440, 0.549530, 0.632093, 0.866309]
      ),
    ]
    for (parameters, velocity, values) in table {
      for (time, expected) in zip(times, values) {
        let position = unitMotion(parameters, velocity: velocity, at: time).position
        #expect(abs(position - expected) <= 1e-6, "\(parameters) at \(time)")
      }
    }
  }

  // TM-11: the first overshoot is e^(−πζ/√(1−ζ²)).
  @Test func theFirstOvershootDependsOnTheRatioAlone() {
    for (ratio, overshoot) in [(0.3, 0.3723), (0.5, 0.1630), (0.7, 0.0460), (0.8, 0.0152)] {
      let parameters = SpringParameters(response: 0.7, dampingRatio: ratio)
      let spring = Spring(parameters)
      let motion = unitMotion(parameters, velocity: 0, at: .pi / spring.rate)
      #expect(abs(motion.position - 1 - overshoot) <= 5e-5)
      #expect(abs(motion.velocity) <= 1e-12)
    }
  }

  // SH-5: what is left of a sheet's way.
  @Test func theSystemSpringLeavesWhatWasMeasured() {
    let spring = Spring(.system)
    for (time, left) in [(0.1, 0.455), (0.15, 0.242), (0.2, 0.120), (0.25, 0.059), (0.3, 0.027)] {
      #expect(abs(spring.displacement(at: time).a - left) <= 1.5e-3)
    }
    #expect(abs(spring.displacement(at: 0.5057).a - 0.001) <= 1e-6)
  }

  @Test func theCasesMeetAtCriticalDamping() {
    let critical = Spring(SpringParameters(damping: 20))
    for offset in [-1e-6, -1e-9, -1e-12, 1e-12, 1e-9, 1e-6] {
      let near = Spring(
        SpringParameters(damping: 20 * (1 + offset), allowsOverdamping: true))
      for time in [0.01, 0.1, 0.5, 2.0] {
        let one = critical.displacement(at: time)
        let other = near.displacement(at: time)
        #expect(abs(one.a - other.a) <= 2 * abs(offset) + 1e-15)
        #expect(abs(one.b - other.b) <= 2 * abs(offset) + 1e-15)
      }
    }
  }

  @Test func aSpringStartsWhereItIsAndRestsAtLast() {
    for parameters in [
      SpringParameters(), SpringParameters(damping: 20),
      SpringParameters(duration: 1, bounce: -0.5),
    ] {
      let spring = Spring(parameters)
      #expect(spring.displacement(at: 0) == (1, 0))
      #expect(spring.displacement(at: -1) == (1, 0))
      #expect(spring.velocity(at: 0) == (0, 1))
      #expect(spring.displacement(at: 1e6) == (0, 0))
      #expect(spring.displacement(at: .infinity) == (0, 0))
    }
    // Undamped: for ever.
    let eternal = Spring(SpringParameters(damping: 0))
    let part = eternal.displacement(at: 1000)
    #expect(abs(part.a * part.a + part.b * part.b * 100 - 1) <= 1e-12)
  }
}
