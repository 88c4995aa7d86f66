import Testing

@testable import Motus

/// PA-1 to PA-21, as far as they are not in the table.
struct AnimatorRulesTests {
  /// An animator that fades a view from 1 to 0, so that 1 − alpha is its progress.
  func scene(
    _ timing: TimingCurve, _ duration: Double = 1
  ) throws -> (Stage, Handle, PropertyAnimator) {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(duration, timing) { stage.set(view, .center, [1, 0]) }
    animator.addCompletion { stage.log.append("\($0)") }
    return (stage, view, animator)
  }

  func progress(_ stage: Stage, _ view: Handle) -> Double {
    stage.shown(view, .center)[0]
  }

  @Test func itCompletesOnceInOrderWhenItIsInactiveAgain() throws {  // PA-2
    let (stage, _, animator) = try scene(.linear)
    animator.addCompletion { _ in stage.log.append("state \(animator.stateNumber)") }
    try animator.start()
    try stage.tick(2)
    #expect(stage.log == ["end", "state 0"])
    // Blocks and completions are gone.
    try animator.start()
    try stage.tick(4)
    #expect(stage.log.count == 2)
    #expect(animator.stateNumber == 1 && !animator.isRunning)
  }

  @Test func whileItRunsTheFractionIsElapsedTime() throws {  // PA-23, R-17
    let (stage, view, animator) = try scene(.cubic(.easeIn))
    try animator.start()
    try stage.tick(0.5)
    #expect(near(animator.fractionComplete, 0.5))
    #expect(near(progress(stage, view), 0.315357, 1e-6))
  }

  @Test func pausedTheFractionStaysAndTheRestIsALine() throws {  // PA-4, R-17
    let (stage, view, animator) = try scene(.cubic(.easeIn))
    try animator.start()
    try stage.tick(0.5)
    try animator.pause()
    #expect(near(animator.fractionComplete, 0.5))
    try stage.tick(0.5)
    #expect(near(progress(stage, view), 0.315357, 1e-6))
    for (fraction, shown) in [(0.75, (1 + 0.315357) / 2), (1, 1), (0.25, 0.315357 / 2), (0, 0)] {
      try animator.setFractionComplete(fraction)
      try stage.tick(0.6)
      #expect(near(progress(stage, view), shown, 1e-6))
    }
  }

  @Test func onResumeTheCurveComesBackAtThePicture() throws {  // PA-5, R-17
    let (stage, view, animator) = try scene(.cubic(.easeOut), 2)
    try animator.setFractionComplete(0.5)
    try stage.tick(0.25)
    try animator.start()
    #expect(near(animator.fractionComplete, 0.5))
    #expect(near(progress(stage, view), 0.5, 1e-9))
    // The rest of the curve, over the rest of the way.
    try stage.tick(0.5)
    let rest = (1 - curve(.easeOut, 0.625)) / (1 - curve(.easeOut, 0.5))
    #expect(near(progress(stage, view), 1 - 0.5 * rest, 1e-9))
    #expect(near(animator.fractionComplete, 0.625))
    // What is left of the time is (1 − fraction) · duration.
    try stage.tick(1.25 - 1e-4)
    #expect(stage.log.isEmpty)
    try stage.tick(1.25)
    #expect(stage.log == ["end"])
  }

  func curve(_ curve: CubicCurve, _ time: Double) -> Double { curve.value(at: time) }

  @Test func pausingAndResumingDoesNotChangeTheCourse() throws {  // PA-4, PA-5
    let (stage, view, animator) = try scene(.cubic(.easeInOut))
    try animator.start()
    for step in 1..<10 {
      try stage.tick(Double(step) / 10)
      try animator.pause()
      #expect(near(progress(stage, view), curve(.easeInOut, Double(step) / 10), 1e-9))
      try animator.start()
    }
    try stage.tick(1)
    #expect(stage.log == ["end"])
  }

  @Test func aDurationFactorCountsOriginalDurations() throws {  // PA-6
    for fraction in [0.25, 0.75, 1] {
      let (stage, view, animator) = try scene(.cubic(.easeIn), 2)
      try animator.setFractionComplete(fraction)
      try stage.tick(1)
      try animator.continueAnimation(timing: .linear, durationFactor: 0.5)
      try stage.tick(1.5)
      #expect(near(progress(stage, view), fraction + (1 - fraction) / 2))
      try stage.tick(1.96875)
      #expect(stage.log.isEmpty)
      try stage.tick(2)
      #expect(stage.log == ["end"])
    }
  }

  @Test func aDurationFactorOfZeroTakesTheTimeThatIsLeft() throws {  // PA-6
    let (stage, view, animator) = try scene(.linear, 2)
    try animator.setFractionComplete(0.5)
    try stage.tick(1)
    try animator.continueAnimation(timing: .cubic(.easeIn), durationFactor: 0)
    try stage.tick(1.5)
    // The whole new curve over the rest of the way.
    #expect(near(progress(stage, view), 0.5 + 0.5 * 0.315357, 1e-6))
    try stage.tick(2)
    #expect(stage.log == ["end"])
  }

  @Test func anotherTimingLastsUntilItIsInactiveAgain() throws {  // PA-6, US-24
    let (stage, view, animator) = try scene(.linear)
    try animator.setFractionComplete(0.5)
    try animator.continueAnimation(timing: .cubic(.easeIn), durationFactor: 1)
    try stage.tick(0.5)
    try animator.pause()
    let fraction = animator.fractionComplete
    try animator.start()
    // Still the other one: it starts slowly.
    #expect(near(stage.velocity(view, .center)[0], 0))
    try stage.tick(1.5)
    #expect(near(fraction, 0.75))
    #expect(stage.log == ["end"])
    stage.set(view, .center, [0, 0])
    try animator.addAnimations { stage.set(view, .center, [1, 0]) }
    try animator.start()
    try stage.tick(1.75)
    #expect(near(progress(stage, view), 0.25))
  }

  @Test func withoutTimingItIsItsOwnAgain() throws {  // PA-6
    let (stage, view, animator) = try scene(.linear)
    try animator.pause()
    try animator.continueAnimation(timing: .cubic(.easeIn), durationFactor: 1)
    try stage.tick(0.5)
    try animator.pause()
    try animator.continueAnimation(timing: nil, durationFactor: 0)
    // Half of the time for what the other one has left to go.
    #expect(near(stage.velocity(view, .center)[0], (1 - 0.315357) / 0.5, 1e-5))
  }

  @Test func withoutLinearScrubbingTheFractionIsTimeAlways() throws {  // PA-7
    let (stage, view, animator) = try scene(.cubic(.easeIn))
    animator.configure { $0.scrubsLinearly = false }
    try animator.start()
    try stage.tick(0.25)
    try animator.pause()
    #expect(near(animator.fractionComplete, 0.25))
    try animator.setFractionComplete(0.5)
    try stage.tick(0.5)
    #expect(near(progress(stage, view), 0.315357, 1e-6))
    try animator.start()
    try stage.tick(0.75)
    #expect(near(progress(stage, view), 0.621862, 1e-6))
    try stage.tick(1)
    #expect(stage.log == ["end"])
  }

  @Test func withoutLinearScrubbingTheFractionStaysTime() throws {  // PA-7, R-17
    let (stage, view, animator) = try scene(.cubic(.easeIn))
    animator.configure { $0.scrubsLinearly = false }
    try animator.setFractionComplete(0.5)
    try stage.tick(0)
    try animator.continueAnimation(timing: .linear, durationFactor: 1)
    try stage.tick(0.5)
    let shown = progress(stage, view)
    #expect(near(shown, (1 + 0.315357) / 2, 1e-6))
    try animator.pause()
    try stage.tick(0.5)
    #expect(near(progress(stage, view), shown, 1e-9))
    #expect(near(animator.fractionComplete, 0.75, 1e-9))
  }
}
