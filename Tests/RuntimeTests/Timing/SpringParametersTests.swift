import Testing

@testable import Motus

@Suite struct SpringParametersTests {
  @Test func theDefaultsHaveARatioOfOneHalf() {
    let spring = SpringParameters()
    #expect(spring.dampingRatio == 0.5)
    #expect(spring.naturalFrequency == 10)
    #expect(spring.isValid)
    #expect(abs(SpringParameters.system.dampingRatio - 4.5644) <= 1e-4)
    #expect(abs(SpringParameters.system.naturalFrequency - 18.25742) <= 1e-5)
  }

  @Test func bounceAndResponseGiveTheConstantsOfOtherHouses() {  // TM-9
    for (duration, bounce, mass, stiffness, damping, tolerance)
      in SpringConversionFigures.byBounce
    {
      let spring = SpringParameters(duration: duration, bounce: bounce)
      let bound = tolerance * max(1, stiffness)
      #expect(spring.mass == mass)
      #expect(abs(spring.stiffness - stiffness) <= bound)
      #expect(abs(spring.damping - damping) <= bound)
      #expect(spring.allowsOverdamping == (bounce < 0))
    }
    for (response, ratio, mass, stiffness, damping, tolerance)
      in SpringConversionFigures.byResponse
    {
      let spring = SpringParameters(response: response, dampingRatio: ratio)
      let bound = tolerance * max(1, stiffness)
      #expect(spring.mass == mass)
      #expect(abs(spring.stiffness - stiffness) <= bound)
      #expect(abs(spring.damping - damping) <= bound)
    }
    // TM-7: the block form with the default spring.
    let block = SpringParameters(duration: 0.5, bounce: 0)
    #expect(abs(block.stiffness - 157.9137) <= 1e-4)
    #expect(abs(block.damping - 25.1327) <= 1e-4)
    #expect(abs(block.settlingDuration() - 0.8) <= 1e-12)
    // Beyond the ends of the scale.
    #expect(SpringParameters(duration: 0.3, bounce: 1.2).damping == 0)
    #expect(SpringParameters(duration: 0.3, bounce: -1).isValid)
  }

  @Test func aRatioAndADurationGiveTheMeasuredSprings() {
    for (ratio, duration, velocity, stiffness, damping) in SpringFigures.fitted {
      let spring = SpringParameters(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      let bound = velocity == 0 && ratio < 1 ? 1e-6 : 1e-5
      #expect(abs(spring.stiffness / stiffness - 1) <= bound, "\(ratio) \(duration) \(velocity)")
      #expect(abs(spring.damping / damping - 1) <= bound)
      #expect(spring.mass == 1)
    }
    for (duration, ratio, stiffness, damping) in SpringFigures.settlingSprings
    // Durations beyond 10 s are cut there.
    where duration <= 10 {
      let spring = SpringParameters(dampingRatio: ratio, duration: duration)
      #expect(abs(spring.stiffness / stiffness - 1) <= 1e-5)
      #expect(abs(spring.damping / damping - 1) <= 1e-5)
    }
    for (ratio, duration, stiffness) in SpringFigures.fitGrid {
      let spring = SpringParameters(dampingRatio: ratio, duration: duration)
      #expect(abs(spring.stiffness / stiffness - 1) <= 1e-12, "\(ratio) \(duration)")
    }
  }

  // TM-6, the values of ω₀ D; five digits.
  @Test func theLawOfRatioAndDurationIsTheContracts() {
    let table = [
      (0.1, 46.10195), (0.2, 26.59364), (0.3, 19.16979), (0.5, 12.71690), (0.6, 11.03346),
      (0.7, 9.83965), (0.8, 8.99430), (0.9, 8.48084), (0.95, 8.44254), (0.99, 8.94568),
      (1, 9.23341),
    ]
    for (ratio, product) in table {
      let spring = SpringParameters(dampingRatio: ratio, duration: 2)
      #expect(abs(spring.naturalFrequency * 2 - product) <= 1e-5)
      #expect(abs(spring.dampingRatio - ratio) <= 1e-12)
    }
  }

  @Test func theFittedSpringObeysItsLawForEveryVelocity() {
    for ratio in [0.05, 0.3, 0.7, 0.95, 1.0] {
      for velocity in [-50.0, -2, -0.1, 0.1, 1, 2, 8, 60] {
        let spring = SpringParameters(
          dampingRatio: ratio, duration: 1.5, initialVelocity: velocity)
        let frequency = spring.naturalFrequency
        let left: Double
        if ratio < 1 {
          let damped = frequency * (1 - ratio * ratio).squareRoot()
          left =
            abs(ratio * frequency - velocity) / damped
            * Elementary.exp(-ratio * frequency * 1.5)
        } else {
          left = abs(1 + (frequency - velocity) * 1.5) * Elementary.exp(-frequency * 1.5)
        }
        #expect(abs(left / 0.001 - 1) <= 1e-9, "\(ratio) \(velocity): \(left)")
      }
    }
  }

  @Test func settlingDurationsAreTheSystems() {
    for (mass, stiffness, damping, velocity, threshold, expected) in SpringFigures.settling {
      let spring = SpringParameters(mass: mass, stiffness: stiffness, damping: damping)
      let duration = spring.settlingDuration(initialVelocity: velocity, threshold: threshold)
      #expect(abs(duration - expected) <= 1e-6, "\(stiffness) \(damping)")
    }
    // TM-8.
    #expect(abs(SpringParameters().settlingDuration() - 1.4727003346780927) <= 1e-14)
    #expect(abs(SpringParameters(stiffness: 50, damping: 30).settlingDuration() - 1.4) <= 1e-12)
    #expect(abs(SpringParameters(duration: 0.5, bounce: -0.3).settlingDuration() - 1.1) <= 1e-12)
  }

  @Test func whatNeverSettlesSaysSo() {
    #expect(SpringParameters(damping: 0).settlingDuration() == .infinity)
    #expect(SpringParameters(duration: 0.5, bounce: 1).settlingDuration() == .infinity)
  }

  @Test func slowSpringsSettleWithoutCountingTheirTenths() {
    let slow = SpringParameters(mass: 1, stiffness: 1e-10, damping: 2e-5)
    let duration = slow.settlingDuration()
    // ω₀ t = 9.23341 for a critical spring.
    #expect(abs(duration - 923_341.3) <= 1)
  }

  @Test func aThrownCriticalSpringSettlesAfterItsTurn() {
    let spring = SpringParameters(damping: 20)
    for velocity in [-30.0, 15, 40, 400] {
      let duration = spring.settlingDuration(initialVelocity: velocity)
      let prepared = Spring(spring)
      func rest(_ time: Double) -> Double {
        let part = prepared.displacement(at: time)
        return abs(part.a - velocity * part.b)
      }
      for step in 0..<40 { #expect(rest(duration + Double(step) * 0.05) < 0.001) }
      #expect(rest(duration - 0.1) >= 0.001)
    }
  }

  @Test func constantsThatAreNoSpringAreInvalid() {
    #expect(!SpringParameters(mass: 0).isValid)
    #expect(!SpringParameters(stiffness: -1).isValid)
    #expect(!SpringParameters(damping: -1).isValid)
    #expect(!SpringParameters(mass: .nan).isValid)
    #expect(!SpringParameters(stiffness: .infinity).isValid)
    #expect(SpringParameters(damping: 0).isValid)
  }
}
