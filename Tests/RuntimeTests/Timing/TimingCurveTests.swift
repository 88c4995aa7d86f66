import Testing

@testable import Motus

@Suite struct TimingCurveTests {
  @Test func everyCurveRunsFromItsStartToOne() throws {  // TM-10
    let points = try #require(
      PointList([Point(x: 0, y: 0), Point(x: 0.5, y: 2), Point(x: 1, y: 1)]))
    let steps = try #require(Steps(count: 4))
    let curves: [TimingCurve] = [
      .linear, .cubic(.easeIn), .spring(SpringParameters(), initialVelocity: 3), .steps(steps),
      .points(points),
    ]
    for curve in curves {
      #expect(curve.value(at: 0, duration: 2) == 0)
      #expect(curve.value(at: -1, duration: 2) == 0)
      #expect(curve.value(at: 2, duration: 2) == 1)
      #expect(curve.value(at: 9, duration: 2) == 1)
      #expect(curve.value(at: 0, duration: 0) == 1)
      #expect(curve.slope(at: 2, duration: 2) == 0)
      #expect(curve.slope(at: -0.1, duration: 2) == 0)
    }
  }

  @Test func slopesAreProgressPerSecond() {
    let curves: [TimingCurve] = [
      .linear, .cubic(.easeInOut), .cubic(CubicCurve(0.34, 1.56, 0.64, 1)),
      .spring(SpringParameters(), initialVelocity: 2),
      .spring(SpringParameters(damping: 20), initialVelocity: -1),
    ]
    let step = 1e-6
    for curve in curves {
      for time in [0.1, 0.4, 0.9, 1.3] {
        let difference =
          (curve.value(at: time + step, duration: 2) - curve.value(at: time - step, duration: 2))
          / (2 * step)
        #expect(abs(curve.slope(at: time, duration: 2) - difference) <= 1e-7, "\(curve) \(time)")
      }
    }
    #expect(
      TimingCurve.spring(SpringParameters(), initialVelocity: 7).slope(at: 0, duration: 1) == 7)
  }

  @Test func inversesFindTheTimeOfAProgress() throws {
    #expect(TimingCurve.linear.inverse(of: 0.25, duration: 4) == 1)
    #expect(TimingCurve.linear.inverse(of: 7, duration: 4) == 4)
    let time = try #require(TimingCurve.cubic(.easeIn).inverse(of: 0.5, duration: 2))
    #expect(abs(time - 1.315) <= 1e-6)
    // PA-8.
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    #expect(spring.inverse(of: 0.5, duration: 1) == nil)
    #expect(spring.naturalDuration == SpringParameters().settlingDuration())
    #expect(TimingCurve.linear.naturalDuration == nil)
  }

  @Test func stepsJumpAsTheStandardSays() throws {
    for (count, jump, iterations, direction, start, time, expected) in StepsFigures.transformed {
      let steps = try #require(Steps(count: count, jump: jump))
      var playback = Playback(duration: 1000)
      playback.delay = 1000
      playback.iterationStart = start
      playback.autoreverses = direction == .alternate || direction == .alternateReverse
      playback.isReversed = direction == .reverse || direction == .alternateReverse
      playback.repeatCount = playback.autoreverses ? iterations / 2 : iterations
      let sample = playback.sample(at: time)
      let isBefore =
        (sample.phase == .before && sample.isForward)
        || (sample.phase == .after && !sample.isForward)
      let value = steps.value(at: try #require(sample.progress), isBefore: isBefore)
      #expect(abs(value - expected) <= 1e-9, "\(count) \(jump) \(direction) \(start) \(time)")
    }
  }

  @Test func stepsTakeValuesBeyondTheirInterval() throws {
    for (count, jump, curve, time, expected) in StepsFigures.composed {
      let steps = try #require(Steps(count: count, jump: jump))
      #expect(
        abs(steps.value(at: curve.value(at: time)) - expected) <= 1e-9, "\(count) \(jump) \(time)")
    }
  }

  @Test func stepsRefuseCountsThatCannotBe() {
    #expect(Steps(count: 0) == nil)
    #expect(Steps(count: 1, jump: .none) == nil)
    #expect(Steps(count: -5) == nil)
    #expect(Steps(count: 2_000_000) == nil)
  }

  @Test func stepsAreReachedAtTheirJumps() throws {
    let end = try #require(Steps(count: 4))
    #expect(end.inverse(of: 0.5) == 0.5)
    #expect(end.inverse(of: 0.3) == 0.5)
    #expect(end.inverse(of: 0) == 0)
    #expect(end.inverse(of: 1) == 1)
    let start = try #require(Steps(count: 4, jump: .start))
    #expect(start.inverse(of: 0.25) == 0)
    #expect(start.inverse(of: 1) == 0.75)
  }

  @Test func pointsAreJoinedByLines() throws {
    let list = try #require(
      PointList([
        Point(x: 0, y: 0), Point(x: 0.25, y: 0.5), Point(x: 0.25, y: 0.75), Point(x: 1, y: 1),
      ]))
    #expect(list.value(at: 0.125) == 0.25)
    #expect(list.value(at: 0.25) == 0.75)
    #expect(list.value(at: 0.625) == 0.875)
    #expect(list.value(at: 2) == 1)
    #expect(list.value(at: -1) == 0)
    #expect(list.slope(at: 0.1) == 2)
    #expect(abs(list.slope(at: 0.5) - 1.0 / 3) <= 1e-15)
    #expect(list.inverse(of: 0.25) == 0.125)
    #expect(list.inverse(of: 0.6) == 0.25)
    #expect(list.inverse(of: 2) == 1)
    #expect(PointList([Point(x: 0, y: 0)]) == nil)
    #expect(PointList([Point(x: 0.5, y: 0), Point(x: 0.4, y: 1)]) == nil)
    #expect(PointList([Point(x: 0, y: 0), Point(x: 1.5, y: 1)]) == nil)
    #expect(PointList([Point(x: 0, y: .nan), Point(x: 1, y: 1)]) == nil)
  }
}
