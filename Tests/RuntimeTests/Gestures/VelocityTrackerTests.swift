import Testing

@testable import Motus

/// GR-3: velocities are points per second, at the last sample.
struct VelocityTrackerTests {
  private func velocity(_ points: [(Double, Double)], lifted up: Double? = nil) -> Double {
    var tracker = VelocityTracker()
    for (time, x) in points { tracker.add(Point(x: x, y: -x), at: time) }
    if let up, let last = points.last { tracker.lift(Point(x: last.1, y: -last.1), at: up) }
    #expect(abs(tracker.velocity.dy + tracker.velocity.dx) <= 1e-9 * abs(tracker.velocity.dx))
    return tracker.velocity.dx
  }

  @Test func steadyMovementIsExactAtEveryRate() {
    for interval in [0.001, 1.0 / 240, 1.0 / 120, 1.0 / 60, 0.039, 0.05, 0.3, 1] {
      for speed in [-4000, -750, -1, 0.5, 33, 500, 12_000] {
        let points = (0..<30).map { index in
          (100 + interval * Double(index), 7 + speed * interval * Double(index))
        }
        #expect(near(velocity(points), speed, relative: 1e-9), "\(speed) every \(interval) s")
      }
    }
  }

  @Test func evenlyAcceleratedMovementIsExact() {
    for (start, acceleration) in [(0.0, 3000.0), (500, -2500), (-800, 9000)] {
      let points = (0..<25).map { index in
        let t = Double(index) / 120
        return (t, start * t + acceleration * t * t / 2)
      }
      #expect(near(velocity(points), start + acceleration * 24 / 120, relative: 1e-9))
    }
  }

  /// Values of Android's VelocityTracker_test.cpp, Flutter's velocity_tracker_test.dart, SwiftUI's
  /// velocity sampler, and of a drag on an iOS 26.1 simulator that reported 0.75 points per ms.
  @Test func handMadeTracesAreExact() {
    let drag = (0..<15).map { index in (0.008 * Double(index), 792 - 6 * Double(index)) }
    #expect(near(velocity(drag), -750, relative: 1e-9))
    #expect(near(velocity([(0, 0), (0.01, 5), (0.02, 10)]), 500, relative: 1e-9))
    #expect(near(velocity([(0, 10), (0.01, 20), (0.02, 30)], lifted: 0.03), 1000, relative: 1e-9))
    #expect(near(velocity([(0, 1), (0.001, 1), (0.002, 1)]), 0, relative: 1e-9))
    #expect(near(velocity([(0, -2), (0.001, -1), (0.002, 0)]), 1000, relative: 1e-9))
    #expect(near(velocity([(0, 1), (0.001, 4), (0.002, 8)]), 4500, relative: 1e-9))
    #expect(near(velocity([(0, 1), (0.001, 4), (0.002, 9)]), 6000, relative: 1e-9))
    #expect(near(velocity([(0, 4), (0.001, 1), (0.002, 0)]), 0, relative: 1e-9))
    #expect(near(velocity([(0, 1), (0.1, 2)]), 10, relative: 1e-9))
    #expect(near(velocity((0..<10).map { (Double($0), -1 - Double($0)) }), -1, relative: 1e-9))
  }

  /// Android's ThreePointsPositiveVelocityTest: 1600 within a fifth. A parabola through the echo of
  /// the last reading would turn back.
  @Test func theEchoOfTheLastReadingIsNoRest() {
    #expect(near(velocity([(0, 273), (0.012585, 293), (0.01473, 293)]), 1600, relative: 0.2))
  }

  @Test func aPointerThatRestsHasNoVelocity() {
    let points = [(0.0, 10.0), (0.01, 20), (0.02, 30)]
    #expect(velocity(points, lifted: 0.06) > 0)
    #expect(velocity(points, lifted: 0.0605) == 0)
    #expect(velocity(points, lifted: 3) == 0)
    // The same said by samples.
    let resting = points + (1...13).map { index in (0.02 + 0.008 * Double(index), 30.0) }
    #expect(near(velocity(resting), 0, relative: 1e-6))
  }

  /// The finger has come to rest a moment ago; a parabola through its way would fly back.
  @Test func aPointerThatComesToRestIsNotThrownBack() {
    for direction in [1.0, -1] {
      for rests in 1..<8 {
        let way = [5.0, 40, 42] + Array(repeating: 42.0, count: rests)
        let points = way.enumerated().map { index, x in (Double(index) / 64, direction * x) }
        let velocity = direction * velocity(points)
        #expect(velocity >= 0 && velocity < 400)
      }
    }
  }

  @Test func whatWasBeforeAPauseDoesNotCount() {
    var points: [(Double, Double)] = []
    for index in 0..<10 {
      let count = Double(index)
      points.append((0.008 * count, 20 * count))
    }
    for index in 0..<4 {
      let count = Double(index)
      points.append((0.2 + 0.01 * count, 180 - 3 * count))
    }
    #expect(near(velocity(points), -300, relative: 1e-9))
  }

  @Test func onlyTheLastTenthOfASecondCounts() {
    var turn: [(Double, Double)] = []
    for index in 0..<40 {
      let t = Double(index) * 0.01
      turn.append((t, t < 0.28 ? 900 * t : 252 - 400 * (t - 0.28)))
    }
    #expect(near(velocity(turn), -400, relative: 1e-9))
  }

  @Test func repeatedAndLateSamplesDoNoHarm() {
    let points = [(0.0, 0.0), (0.01, 5), (0.01, 5), (0.02, 10), (0.015, 10), (0.02, 10)]
    #expect(near(velocity(points), 500, relative: 1e-9))
    // The later reading of one moment is the better one.
    #expect(near(velocity([(0, 0), (0.01, 5), (0.02, 7), (0.02, 10)]), 500, relative: 1e-9))
    #expect(velocity([]) == 0)
    #expect(velocity([(1, 5)]) == 0)
    #expect(velocity([(1, 5), (1, 9)]) == 0)
  }

  @Test func hugeNumbersComeToNothingInsteadOfInfinity() {
    let far = Double.greatestFiniteMagnitude
    #expect(velocity([(0, -far), (0.01, far), (0.02, -far)]) == 0)
    #expect(velocity([(-far, 0), (0, 3), (far, 9)]) == 0)
    #expect(velocity([(0, 0), (1e-300, 3), (2e-300, 9)]) == 0)
  }

  @Test func aSlidingWindowForgetsInOrder() {
    var tracker = VelocityTracker()
    for index in 0..<500 {
      let t = Double(index) / 480
      tracker.add(Point(x: 60 * t * t, y: 0), at: t)
    }
    #expect(near(tracker.velocity.dx, 120 * 499 / 480, relative: 1e-7))
    tracker.reset()
    #expect(tracker.velocity == .zero)
  }

  /// The estimate lies in the band of the four, and never points against most of them.
  @Test(arguments: VelocityFigures.recorded.indices)
  func recordedTracesStayInTheirBand(_ index: Int) {
    let trace = VelocityFigures.recorded[index]
    for isLifted in [false, true] {
      var tracker = VelocityTracker()
      var last = Point.zero
      for sample in stride(from: 0, to: trace.points.count, by: 3) {
        last = Point(x: trace.points[sample + 1], y: trace.points[sample + 2])
        tracker.add(last, at: trace.points[sample])
      }
      if isLifted { tracker.lift(last, at: trace.up) }
      let velocity = tracker.velocity
      // The figures have six digits.
      let slack = Vector(dx: 1e-4 * width(trace.x), dy: 1e-4 * width(trace.y))
      #expect(velocity.dx >= trace.x.lowerBound - slack.dx, "\(trace.name)")
      #expect(velocity.dx <= trace.x.upperBound + slack.dx, "\(trace.name)")
      #expect(velocity.dy >= trace.y.lowerBound - slack.dy, "\(trace.name)")
      #expect(velocity.dy <= trace.y.upperBound + slack.dy, "\(trace.name)")
      #expect(velocity.dx * trace.signs.x >= 0, "\(trace.name)")
      #expect(velocity.dy * trace.signs.y >= 0, "\(trace.name)")
    }
  }

  private func width(_ band: ClosedRange<Double>) -> Double { band.upperBound - band.lowerBound }
}
