import Testing

@testable import Motus

/// Members, spans, mappings and what lies beyond the ends.
struct DriverTests {
  private let overshoot = CubicCurve(0.3, 0.2, 0.2, 1.6)

  private func driver(_ curve: TimingCurve, duration: Double = 1) -> Driver {
    let driver = Driver(duration: duration, curve: curve)
    driver.add(0, span: .init(begin: 0, length: duration), curve: curve, completion: -1)
    return driver
  }

  /// The picture does not move when the mapping changes, and both ends are where they were.
  @Test func remappingKeepsThePictureAndTheEnds() throws {
    var random = Dice(3)
    let curves: [TimingCurve] = [
      .linear, .cubic(.easeIn), .cubic(.easeInOut), .cubic(overshoot),
      .cubic(CubicCurve(0.7, -0.8, 0.3, 1)), .spring(SpringParameters(), initialVelocity: 2),
    ]
    for round in 0..<60 {
      let driver = driver(curves[round % curves.count])
      driver.add(1, span: .init(begin: 0.25, length: 0.75), curve: curves[3], completion: -1)
      driver.add(2, span: .init(begin: 0, length: 0.5), curve: curves[2], completion: -1)
      var mapping = Driver.Mapping.curves
      for _ in 0..<6 {
        driver.setFraction(random.unit())
        mapping = mapping == .curves ? .linear : .curves
        let before = driver.members.map(\.progress)
        driver.remap(mapping, fraction: random.unit())
        #expect(driver.members.map(\.progress) == before)
        // Also in the next frame.
        driver.setFraction(driver.fraction)
        #expect(near(driver.members.map(\.progress), before))
        #expect(driver.members.allSatisfy { $0.progress.magnitude < 4 })
      }
      driver.setFraction(1)
      for member in driver.members { #expect(near(member.progress, 1)) }
      let start = driver.fraction
      #expect(start == 1)
      driver.setFraction(0)
      for member in driver.members { #expect(near(member.progress, 0)) }
    }
  }

  @Test func aRemappedMotionIsMonotonicWhereItsCurveIs() throws {
    let driver = driver(.cubic(.easeIn))
    driver.setFraction(0.9)
    driver.remap(.linear, fraction: 0.2)
    var last = driver.progress
    for step in 21...100 {
      driver.setFraction(Double(step) / 100)
      #expect(driver.progress > last)
      last = driver.progress
    }
    #expect(near(last, 1))
  }

  /// What is shown beyond an end goes back to the end without a jump, in either direction.
  @Test(arguments: [1.3, 1.02, -0.3])
  func fromBeyondAnEndItComesBackSmoothly(_ shown: Double) throws {
    for reversed in [false, true] {
      let stage = Stage()
      let view = try stage.view()
      let animator = try stage.animator(1, .cubic(.easeInOut)) {
        stage.set(view, .center, [100, 0])
      }
      try animator.setFractionComplete(shown)
      try stage.tick(0)
      #expect(near(stage.shown(view, .center)[0], shown * 100, 1e-9))
      animator.setReversed(reversed)
      try animator.start()
      var last = shown * 100
      // As long as the way back is, in its own time: up to 1.3 seconds.
      for step in 1...84 {
        try stage.tick(Double(step) / 64)
        let value = stage.shown(view, .center)[0]
        #expect((value - last).magnitude < 6)
        last = value
      }
      #expect(animator.stateNumber == 0)
      #expect(last == (reversed ? 0 : 100))
    }
  }

  @Test func theLongestMemberSetsTheExtent() {
    let driver = driver(.linear, duration: 2)
    #expect(driver.extent == 1)
    driver.add(1, span: .init(begin: 1, length: 3), curve: .linear, completion: -1)
    #expect(driver.extent == 2)
    // Members that are done stay at their end meanwhile, under both mappings.
    for mapping in [Driver.Mapping.curves, .linear] {
      driver.remap(mapping, fraction: driver.fraction)
      driver.setFraction(1.5)
      #expect(near(driver.members[0].progress, 1))
      #expect(near(driver.members[1].progress, 2.0 / 3))
    }
    // Only what moves last goes past the end with a spring.
    driver.setFraction(2.1)
    #expect(near(driver.members[0].progress, 1))
    #expect(driver.members[1].progress > 1)
  }

  @Test func theRateIsTheDerivative() {
    let step = 1e-6
    for curve in [TimingCurve.cubic(.easeIn), .cubic(overshoot)] {
      for target in [0.0, 1.0] {
        let driver = driver(curve)
        driver.add(1, span: .init(begin: 0.25, length: 0.5), curve: curve, completion: -1)
        driver.setFraction(0.4)
        driver.remap(.linear, fraction: 0.3)
        driver.setFraction(0.45)
        driver.remap(.curves, fraction: 0.55)
        driver.run(to: target, curve: .cubic(.easeInOut), duration: 1, from: 0)
        for time in [0.125, 0.5, 0.75] {
          _ = driver.advance(to: time - step, horizon: time - step)
          let before = driver.members.map(\.progress)
          _ = driver.advance(to: time + step, horizon: time + step)
          let after = driver.members.map(\.progress)
          _ = driver.advance(to: time, horizon: time)
          for (index, member) in driver.members.enumerated() {
            let slope = (after[index] - before[index]) / (2 * step)
            #expect(near(driver.progressRate(of: member, at: time), slope, 1e-4))
          }
        }
      }
    }
  }

  @Test func aRunEndsWhereItShouldAndTellsWhen() {
    let driver = driver(.linear)
    driver.run(to: 1, curve: .linear, duration: 0.3, from: 0.7)
    #expect(driver.advance(to: 0.9, horizon: 0.9) == nil)
    #expect(near(driver.fraction, 2.0 / 3))
    #expect(driver.advance(to: 2, horizon: 2) == 0.7 + 0.3)
    #expect(driver.fraction == 1)
    #expect(!driver.isRunning)
  }

  @Test func anArrivalIsReportedOnceAndNotAfterwards() {
    let driver = driver(.linear)
    var arrivals: [Double] = []
    driver.onArrival { arrivals.append($0) }
    driver.run(to: 1, curve: .linear, duration: 1, from: 0)
    _ = driver.advance(to: 1, horizon: 1)
    #expect(driver.isArriving)
    driver.reportArrival()
    driver.reportArrival()
    #expect(arrivals == [1])
    driver.run(to: 0, curve: .linear, duration: 1, from: 1)
    _ = driver.advance(to: 2, horizon: 2)
    driver.hold()
    driver.reportArrival()
    #expect(arrivals == [1])
  }

  @Test func withoutDurationMembersJumpOnceTheFractionMoves() {
    let driver = driver(.linear, duration: 0)
    #expect(driver.members[0].progress == 0)
    driver.setFraction(0.5)
    #expect(driver.members[0].progress == 1)
    driver.setFraction(0)
    #expect(driver.members[0].progress == 0)
  }

  @Test func theScheduleKeepsItsOrderAroundGaps() {
    let schedule = Schedule()
    let drivers = (0..<6).map { _ in driver(.linear) }
    for driver in drivers { schedule.insert(driver) }
    schedule.remove(drivers[1])
    schedule.remove(drivers[4])
    schedule.remove(drivers[4])
    schedule.insert(drivers[1])
    schedule.insert(drivers[0])
    #expect(schedule.count == 5)
    var seen: [Int] = []
    schedule.forEach { driver in seen.append(drivers.firstIndex { $0 === driver }!) }
    #expect(seen == [0, 2, 3, 5, 1])
    for (position, index) in seen.enumerated() {
      #expect(drivers[index].schedulePosition == position)
    }
  }
}
