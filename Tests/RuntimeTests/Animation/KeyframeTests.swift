import Testing

@testable import Motus

/// UA-12 and the calculation modes of 1.14.
struct KeyframeTests {
  private let stage = Stage()
  private let view: Handle

  init() throws { view = try stage.view() }

  /// The x of the view's center goes to each value in its part of two seconds.
  @discardableResult
  private func keyframes(
    _ parts: [(start: Double, length: Double, x: Double)],
    _ calculation: KeyframeCalculation = .linear, options: AnimationOptions = .linear(2),
    form: SplineForm = SplineForm(), word: String? = nil
  ) throws -> Handle {
    stage.animations.beginKeyframes(options, calculation, form)
    for part in parts { try keyframe(part.start, part.length) { move(to: part.x) } }
    return stage.animations.commit(completion: word.map { stage.word($0) })
  }

  private func keyframe(
    _ start: Double, _ length: Double, _ body: () throws -> Void
  ) throws {
    try stage.animations.beginKeyframe(from: start, length: length)
    try body()
    _ = stage.animations.commit(completion: nil)
  }

  private func move(to x: Double) { stage.set(view, .center, [x, 0]) }

  private var x: Double { stage.shown(view, .center)[0] }

  private func expect(_ course: [(time: Double, x: Double)], tolerance: Double = 1e-9) throws {
    for (time, expected) in course {
      try stage.tick(time)
      #expect(near(x, expected, tolerance), "at \(time): \(x), not \(expected)")
    }
  }

  @Test func eachKeyframeMovesInItsPartOfTheTime() throws {  // UA-12, UA-6
    try keyframes([(0, 0.25, 10), (0.25, 0.5, 30), (0.75, 0.25, 20)], word: "done")
    #expect(stage.model(view, .center)[0] == 20)
    try expect([(0, 0), (0.25, 5), (0.5, 10), (1, 20), (1.5, 30), (1.75, 25)])
    #expect(stage.log.isEmpty)
    try expect([(2, 20)])
    #expect(stage.log == ["done+"])
    try stage.tick(2)
    #expect(stage.isEmpty)
  }

  @Test func beforeTheFirstAndBetweenThemTheValueStays() throws {  // UA-12
    try keyframes([(0.25, 0.25, 10), (0.75, 0.125, 30)])
    try expect([(0.25, 0), (0.5, 0), (0.75, 5), (1, 10), (1.25, 10), (1.5, 10), (1.625, 20)])
    try expect([(1.75, 30), (1.9, 30), (2, 30)])
  }

  @Test func aKeyframeWithoutDurationJumps() throws {  // UA-12
    try keyframes([(0.5, 0, 10), (1, 0, 30)])
    try expect([(0.999, 0), (1, 10), (1.999, 10), (2, 30)])
  }

  @Test func theTimingOfTheWholePacesTheKeyframes() throws {  // UA-7
    try keyframes([(0, 0.5, 10), (0.5, 0.5, 20)], options: .timing(.cubic(.easeIn), 2))
    try stage.tick(1)
    #expect(near(x, 20 * CubicCurve.easeIn.value(at: 0.5), 1e-9))
    try stage.tick(1.5)
    #expect(near(x, 20 * CubicCurve.easeIn.value(at: 0.75), 1e-9))
  }

  @Test func aSpringCarriesTheLastKeyframeBeyondItsEnd() throws {
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    try keyframes(
      [(0, 0.5, 10), (0.5, 0.5, 20)], options: .timing(spring, spring.naturalDuration!))
    // TM-11: a spring of ratio .5 overshoots by 16.3 %.
    try stage.tick(0.3628)
    #expect(near(x, 20 * 1.163, 0.01))
  }

  @Test func discreteValuesShowFromTheirTimesOn() throws {  // UA-19
    try keyframes([(0, 0.5, 10), (0.5, 0.25, 20), (0.75, 0.25, 30)], .discrete)
    try expect([(0, 10), (0.9, 10), (1, 20), (1.4, 20), (1.5, 30), (2, 30)])
  }

  @Test func pacedMotionIsEvenFromTheFirstToTheLast() throws {  // UA-19
    try keyframes([(0, 0.9, 10), (0.9, 0.1, 40)], .paced)
    try expect([(0.5, 10), (1, 20), (1.5, 30), (2, 40)])
  }

  @Test func pacedMotionCountsTheWayBack() throws {  // UA-19
    try keyframes([(0, 0.1, 30), (0.1, 0.1, 10)], .paced)
    try expect([(1.2, 30), (1.6, 20), (2, 10)])
  }

  /// Catmull and Rom: through all values, with the slope of the chord of their neighbours.
  @Test func cubicMotionGoesThroughAllValuesSmoothly() throws {  // UA-19
    try keyframes([(0, 0.25, 10), (0.25, 0.25, 0), (0.5, 0.5, 40)], .cubic)
    // Knots at 0, .5, 1 and 2 s; at .5 s the slope is (0 − 0) / 1, at 1 s (40 − 10) / 1.5.
    for (time, value, slope) in [(0.5, 10.0, 0.0), (1.0, 0.0, 20.0)] {
      try stage.tick(time - 1e-6)
      let before = x
      try stage.tick(time)
      #expect(near(x, value, 1e-9))
      #expect(near((x - before) / 1e-6, slope, 1e-3))
      #expect(near(stage.velocity(view, .center)[0], slope, 1e-6))
    }
    // In the middle of a Hermite cubic: (y₀ + y₁) / 2 + h (m₀ − m₁) / 8.
    try expect([(1.5, 20 + (20 - 40) / 8)])
    try expect([(2, 40)])
  }

  @Test func aCubicMotionRestsInAGapWithoutOvershooting() throws {
    try keyframes([(0.1, 0.3, 10), (0.6, 0.2, 30)], .cubic)
    try expect([(0.1, 0), (0.8, 10), (1, 10), (1.2, 10), (1.7, 30), (2, 30)])
  }

  @Test func tensionMakesCubicsStandStillAtTheirValues() throws {
    try keyframes(
      [(0, 0.5, 10), (0.5, 0.5, 40)], .cubic, form: SplineForm(tension: 1))
    try stage.tick(1)
    // At a corner it is that of the side to which it goes, a rounding later.
    #expect(near(stage.velocity(view, .center)[0], 0, 1e-6))
    try expect([(1, 10), (2, 40)])
  }

  /// Against the formulas of Kochanek and Bartels, over legs of different length.
  @Test func biasAndContinuityBendTheSlopesAsPublished() throws {
    let form = SplineForm(tension: 0.2, continuity: 0.3, bias: -0.4)
    try keyframes([(0, 0.25, 10), (0.25, 0.75, 40)], .cubic, form: form)
    // d₁ = .5 s with Δ = 10, d₂ = 1.5 s with Δ = 30.
    let into = (0.8 * 0.7 * 0.6 * 10 + 0.8 * 1.3 * 1.4 * 30) / 2
    let outOf = (0.8 * 1.3 * 0.6 * 10 + 0.8 * 0.7 * 1.4 * 30) / 2
    try stage.tick(0.5 - 1e-7)
    #expect(near(stage.velocity(view, .center)[0], into, 1e-3))
    try stage.tick(0.5)
    #expect(near(stage.velocity(view, .center)[0], outOf, 1e-6))
  }

  @Test func cubicPacedMotionGivesEachPartTimeByItsDistance() throws {  // UA-19
    try keyframes([(0, 0.9, 10), (0.9, 0.1, 40)], .cubicPaced)
    try expect([(0.5, 10), (2, 40)])
  }

  /// One speed along the whole curve, and the length that finer and finer chords come to. Without
  /// pacing by arc length the speeds of this course are 40 % apart.
  @Test func cubicPacedMotionHasOneSpeed() throws {  // UA-19
    let points = [[0.0, 0], [30, 10], [30, 60], [-20, 40], [0, -10]]
    try course(points, SplineForm(tension: -0.3, continuity: 0, bias: 0.2))
    var speeds: [Double] = []
    var length = 0.0
    var last = [0.0, 0]
    for frame in 1...400 {
      try stage.tick(Double(frame) / 200)
      let place = stage.shown(view, .center)
      let (dx, dy) = (place[0] - last[0], place[1] - last[1])
      length += (dx * dx + dy * dy).squareRoot()
      last = place
      guard frame < 400 else { break }
      let velocity = stage.velocity(view, .center)
      speeds.append((velocity[0] * velocity[0] + velocity[1] * velocity[1]).squareRoot())
    }
    #expect(last == points[4])
    let speed = length / 2
    for other in speeds { #expect(near(other, speed, 1e-3 * speed), "\(other), not \(speed)") }
  }

  /// On a line the course turns back at its values, and is even nevertheless.
  @Test func cubicPacedMotionThatTurnsBackIsEven() throws {
    try keyframes(
      [(0, 0.3, 30), (0.3, 0.3, 10), (0.6, 0.4, 40)], .cubicPaced, form: SplineForm(tension: 1))
    // 30 up, 20 down, 30 up in two seconds: 40 a second. It turns at .75 and 1.25 s.
    try expect(
      [(0.25, 10), (0.5, 20), (0.75, 30), (1, 20), (1.25, 10), (1.5, 20), (2, 40)],
      tolerance: 80 * 1e-4)
  }

  @Test func equalCoursesShareTheirPaths() throws {
    let views = try (0..<20).map { _ in try stage.view() }
    stage.animations.beginKeyframes(.linear(1), .cubicPaced, SplineForm())
    for (part, place) in [[10.0, 20], [-30, 0], [5, 5]].enumerated() {
      try keyframe(Double(part) / 3, 1.0 / 3) {
        for view in views { stage.set(view, .center, place) }
      }
    }
    _ = stage.animations.commit(completion: nil)
    #expect(stage.animations.drivers.all[0].members.count == 3)
    try stage.tick(0.4)
    for view in views { #expect(stage.shown(view, .center) == stage.shown(views[0], .center)) }
  }

  private func course(_ points: [[Double]], _ form: SplineForm) throws {
    stage.animations.beginKeyframes(.linear(2), .cubicPaced, form)
    for index in 1..<points.count {
      try keyframe(Double(index) / 9, 0.1) { stage.set(view, .center, points[index]) }
    }
    _ = stage.animations.commit(completion: nil)
  }

  @Test func propertiesHaveTheirOwnPathsThroughTheirOwnKeyframes() throws {
    let other = try stage.view()
    stage.animations.beginKeyframes(.linear(1), .paced, SplineForm())
    try keyframe(0, 0.5) {
      move(to: 10)
      stage.set(other, .center, [0, 30])
    }
    try keyframe(0.5, 0.5) {
      move(to: 20)
      stage.set(other, .center, [0, 40])
    }
    _ = stage.animations.commit(completion: nil)
    try stage.tick(0.75)
    #expect(near(x, 15))
    #expect(near(stage.shown(other, .center)[1], 30))
    try stage.tick(2)
    try stage.tick(2)
    #expect(stage.isEmpty)
  }

  @Test func whatTheBlockItselfChangesTakesTheWholeTime() throws {
    stage.animations.beginKeyframes(.linear(1), .linear, SplineForm())
    stage.set(view, alpha: 0)
    try keyframe(0.5, 0.5) { move(to: 10) }
    _ = stage.animations.commit(completion: nil)
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0.5) && x == 0)
  }

  @Test func theyWaitForTheirDelay() throws {  // UA-10
    try keyframes([(0, 0, 10), (0, 1, 30)], options: .linear(2, delay: 1), word: "done")
    #expect(stage.animations.nextDeadline == 1)
    try expect([(0.5, 0), (1, 10), (2, 20)])
    try stage.tick(2.999)
    #expect(stage.log.isEmpty)
    try stage.tick(3)
    #expect(stage.log == ["done+"] && x == 30)
    try stage.tick(3)
    #expect(stage.isEmpty)
  }

  @Test func theyRepeatAndRunBack() throws {  // UA-11
    var options = AnimationOptions.linear(2, flags: [.repeats, .autoreverses])
    options.repeatCount = 2
    try keyframes([(0, 0.5, 10), (0.5, 0.5, 20)], options: options, word: "done")
    try expect([(0.5, 5), (2, 20), (2.5, 15), (3.5, 5), (4.5, 5), (7, 10)])
    #expect(stage.velocity(view, .center)[0] == -10)
    #expect(stage.log.isEmpty)
    try expect([(8, 20)])
    #expect(stage.log == ["done+"])
  }

  @Test func repeatingForEverEndsWhenItIsCancelled() throws {
    let name = try keyframes(
      [(0, 1, 10)], options: .linear(1, flags: .repeats), word: "done")
    try expect([(1000.25, 2.5)])
    try stage.animations.freeze(name)
    #expect(near(x, 2.5) && near(stage.model(view, .center)[0], 2.5))
    try stage.tick(1001)
    #expect(stage.log == ["done-"])
    #expect(stage.isEmpty)
    #expect(throws: Fault.self) { try stage.animations.jump(name) }
  }

  @Test func cancelledAtTheEndTheyShowIt() throws {
    let name = try keyframes([(0, 0.5, 10), (0.5, 0.5, 20)], options: .linear(2, delay: 1))
    try stage.tick(0.5)
    try stage.animations.jump(name)
    #expect(x == 20)
    try stage.tick(0.5)
    #expect(stage.isEmpty)
  }

  @Test func aViewThatEndsTakesItsKeyframesWithIt() throws {  // UA-3
    try keyframes([(0, 0.5, 10), (0.5, 0.5, 20)], .cubic, word: "done")
    try stage.tick(0.5)
    stage.runtime.views.release(view)
    try stage.tick(0.6)
    #expect(stage.log == ["done-"])
    #expect(stage.isEmpty)
  }

  @Test func theyAreAddedToWhatMovesAlready() throws {  // UA-4, R-9
    stage.animations.begin(.linear(2))
    move(to: 100)
    _ = stage.animations.commit(completion: nil)
    try stage.tick(1)
    try keyframes([(0, 0.5, 150), (0.5, 0.5, 200)])
    try expect([(1, 50)])
    #expect(near(stage.velocity(view, .center)[0], 50 + 50))
    try expect([(2, 150), (3, 200)])
  }

  @Test func withoutDurationTheyShowTheLastValueAtOnce() throws {  // UA-1
    try keyframes([(0, 0.5, 10), (0.5, 0.5, 20)], options: .linear(0), word: "done")
    #expect(x == 20)
    try stage.tick(0)
    #expect(stage.log == ["done+"])
  }

  @Test func withoutChangesTheyCompleteOnTheNextTurn() throws {  // UA-2
    try keyframes([], word: "done")
    try stage.tick(0)
    #expect(stage.log == ["done+"] && stage.isEmpty)
  }

  @Test func keyframesOutsideOfTheirBlockAreRefused() throws {
    #expect(throws: Fault.self) {
      try stage.animations.beginKeyframe(from: 0, length: 1)
    }
    stage.animations.beginKeyframes(.linear(1), .linear, SplineForm())
    try keyframe(0, 1) {
      #expect(throws: Fault.self) { try stage.animations.beginKeyframe(from: 0, length: 1) }
    }
    _ = stage.animations.commit(completion: nil)
  }
}
