import Testing

@testable import Motus

/// PA-1 to PA-21, as far as they are not in the table.
struct AnimatorRulesTests {
  /// An animator that fades a view from 1 to 0, so that 1 − alpha is its progress.
  private func scene(
    _ timing: TimingCurve, _ duration: Double = 1
  ) throws -> (Stage, Handle, PropertyAnimator) {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(duration, timing) { stage.set(view, .center, [1, 0]) }
    animator.addCompletion { stage.log.append("\($0)") }
    return (stage, view, animator)
  }

  private func progress(_ stage: Stage, _ view: Handle) -> Double {
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

  @Test func pausedTheFractionIsThePicture() throws {  // PA-4, with its own number
    let (stage, view, animator) = try scene(.cubic(.easeIn))
    try animator.start()
    try stage.tick(0.5)
    try animator.pause()
    #expect(near(animator.fractionComplete, 0.315357, 1e-6))
    try stage.tick(0.5)
    #expect(near(progress(stage, view), 0.315357, 1e-6))
    try animator.setFractionComplete(0.4)
    try stage.tick(0.6)
    #expect(near(progress(stage, view), 0.4))
  }

  @Test func onResumeTheCurveComesBackAtThePicture() throws {  // PA-5, TM-2 inverse
    let (stage, view, animator) = try scene(.cubic(.easeOut), 2)
    try animator.setFractionComplete(0.5)
    try stage.tick(0.25)
    try animator.start()
    #expect(near(animator.fractionComplete, 0.3425, 1e-6))
    #expect(near(progress(stage, view), 0.5, 1e-9))
    try stage.tick(0.5)
    #expect(near(progress(stage, view), curve(.easeOut, 0.3425 + 0.125), 1e-6))
    // What is left of the time is (1 − inverse) · duration.
    try stage.tick(0.25 + 2 * (1 - 0.3425) - 1e-4)
    #expect(stage.log.isEmpty)
    try stage.tick(0.25 + 2 * (1 - 0.3425) + 1e-4)
    #expect(stage.log == ["end"])
  }

  private func curve(_ curve: CubicCurve, _ time: Double) -> Double { curve.value(at: time) }

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
    #expect(near(fraction, 0.5 + 0.5 * 0.315357, 1e-6))
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
    #expect(near(stage.velocity(view, .center)[0], 1, 1e-9))
  }

  @Test func withoutLinearScrubbingTheFractionIsTimeAlways() throws {  // PA-7
    let (stage, view, animator) = try scene(.cubic(.easeIn))
    animator.scrubsLinearly = false
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
    animator.scrubsLinearly = false
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

  // MARK: - Springs (PA-8, PA-15)

  private let bouncy = SpringParameters()

  @Test func aSpringStartsAnewFromWhatIsShown() throws {
    let timing = TimingCurve.spring(bouncy, initialVelocity: 0)
    let (stage, view, animator) = try scene(timing, timing.naturalDuration!)
    try animator.start()
    try stage.tick(0.3)
    #expect(near(progress(stage, view), 1.124355, 1e-6))
    try animator.pause()
    try stage.tick(5)
    #expect(near(progress(stage, view), 1.124355, 1e-6))
    try animator.start()
    #expect(near(stage.velocity(view, .center)[0], 0, 1e-9))
    try stage.tick(5.1)
    // From 1.124355 back to 1 along the same spring: .3403 of the way.
    #expect(near(progress(stage, view), 1.124355 - 0.124355 * 0.3403, 1e-6))
    try stage.tick(5 + timing.naturalDuration!)
    #expect(stage.log == ["end"])
    #expect(stage.shown(view, .center) == [1, 0])
  }

  @Test func aSpringOvershootsAgainWhenItStartsAnew() throws {
    let timing = TimingCurve.spring(bouncy, initialVelocity: 0)
    let (stage, view, animator) = try scene(timing, timing.naturalDuration!)
    try animator.start()
    try stage.tick(0.1)
    try animator.pause()
    try animator.start()
    try stage.tick(0.4)
    #expect(near(progress(stage, view), 1 + (1 - 0.3403) * 0.124355, 1e-6))
  }

  @Test func aSpringIsScrubbedByTime() throws {
    let timing = TimingCurve.spring(bouncy, initialVelocity: 0)
    let (stage, view, animator) = try scene(timing, 1.5)
    try animator.setFractionComplete(0.2)
    try stage.tick(0)
    #expect(near(progress(stage, view), 1.124355, 1e-6))
  }

  @Test func aReversedSpringIsASpringTowardsItsStart() throws {
    let timing = TimingCurve.spring(bouncy, initialVelocity: 0)
    let (stage, view, animator) = try scene(timing, timing.naturalDuration!)
    try animator.start()
    try stage.tick(0.2)
    animator.setReversed(true)
    try stage.tick(0.3)
    #expect(near(progress(stage, view), 0.849426 * (1 - 0.3403), 1e-6))
    try stage.tick(3)
    #expect(stage.log == ["start"])
    #expect(stage.shown(view, .center) == [0, 0])
  }

  @Test func aSpringMayCarryOnACurve() throws {
    let (stage, view, animator) = try scene(.cubic(.easeInOut))
    try animator.setFractionComplete(0.5)
    try stage.tick(0)
    let timing = TimingCurve.spring(bouncy, initialVelocity: 0)
    try animator.continueAnimation(timing: timing, durationFactor: 1)
    try stage.tick(0.3)
    #expect(near(progress(stage, view), 0.5 + 0.5 * 1.124355, 1e-6))
    try stage.tick(1)
    #expect(stage.log.isEmpty)
    try stage.tick(timing.naturalDuration!)
    #expect(stage.log == ["end"])
  }

  /// With a factor the own spring keeps its shape and lasts as long as was asked (PA-6).
  @Test func aSpringsOwnTimingIsStretchedByTheFactor() throws {
    let timing = TimingCurve.spring(bouncy, initialVelocity: 0)
    let duration = timing.naturalDuration!
    let (stage, view, animator) = try scene(timing, duration)
    try animator.pause()
    try animator.continueAnimation(timing: nil, durationFactor: 2)
    try stage.tick(0.6)
    #expect(near(progress(stage, view), 1.124355, 1e-6))
    try stage.tick(2 * duration - 0.01)
    #expect(stage.log.isEmpty)
    try stage.tick(2 * duration)
    #expect(stage.log == ["end"])
  }

  @Test func theFirstStartOfASpringHasItsVelocityLaterOnesHaveNone() throws {
    let timing = TimingCurve.spring(bouncy, initialVelocity: 3)
    let (stage, view, animator) = try scene(timing, timing.naturalDuration!)
    try animator.start()
    #expect(near(stage.velocity(view, .center)[0], 3, 1e-9))
    try stage.tick(0.1)
    try animator.pause()
    try animator.start()
    #expect(near(stage.velocity(view, .center)[0], 0, 1e-9))
  }

  // MARK: - pausesOnCompletion (PA-9)

  @Test func itMayPauseAtItsEnd() throws {
    let (stage, view, animator) = try scene(.cubic(.easeInOut))
    animator.pausesOnCompletion = true
    try animator.start()
    try stage.tick(1)
    #expect(animator.stateNumber == 1 && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(progress(stage, view) == 1)
    try stage.tick(2)
    #expect(stage.log.isEmpty)
    // Back, scrubbed, and forth again.
    animator.setReversed(true)
    #expect(animator.fractionComplete == 0)
    try animator.start()
    try stage.tick(2.5)
    #expect(near(progress(stage, view), 0.5, 1e-9))
    try stage.tick(3)
    #expect(near(progress(stage, view), 0))
    #expect(animator.fractionComplete == 1)
    animator.setReversed(false)
    try animator.setFractionComplete(0.25)
    try stage.tick(3)
    #expect(near(progress(stage, view), 0.25))
    // It leaves through stop and finish alone.
    try animator.stop(withoutFinishing: false)
    try animator.finish(at: .end)
    #expect(stage.log == ["end"])
    try stage.tick(3)
    #expect(stage.isEmpty)
  }

  // MARK: - Without animations (PA-11)

  @Test func withoutAnimationsItWaitsForTheFirst() throws {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(1)
    animator.addCompletion { stage.log.append("\($0)") }
    try animator.start()
    #expect(animator.stateNumber == 1 && !animator.isRunning)
    try stage.tick(5)
    #expect(stage.log.isEmpty)
    try animator.addAnimations { stage.set(view, alpha: 0) }
    #expect(animator.isRunning)
    try stage.tick(5.5)
    #expect(near(stage.alpha(view), 0.5))
    try stage.tick(6)
    #expect(stage.log == ["end"])
  }

  @Test func aDelayedStartWithoutAnimationsWaitsToo() throws {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(1)
    animator.observer = { _ in stage.log.append("running \(animator.isRunning)") }
    try animator.start(afterDelay: 1)
    try stage.tick(2)
    #expect(animator.stateNumber == 1 && !animator.isRunning)
    try animator.addAnimations { stage.set(view, alpha: 0) }
    #expect(animator.isRunning)
    #expect(stage.log == ["running true", "running true", "running false", "running true"])
  }

  @Test func animationsAddedDuringTheDelayStartWithIt() throws {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(1)
    try animator.start(afterDelay: 1)
    try animator.addAnimations { stage.set(view, alpha: 0) }
    try stage.tick(1)
    #expect(near(stage.alpha(view), 1))
    try stage.tick(1.5)
    #expect(near(stage.alpha(view), 0.5))
  }

  /// Blocks that change nothing are blocks: nobody waits for ever.
  @Test func blocksThatChangeNothingStillTakeTheirTime() throws {
    let stage = Stage()
    let animator = try stage.animator(1) {}
    animator.addCompletion { stage.log.append("\($0)") }
    try animator.start()
    try stage.tick(0.5)
    #expect(stage.log.isEmpty)
    try stage.tick(1)
    #expect(stage.log == ["end"])
  }

  // MARK: - Adding later (PA-12)

  @Test func aDelayFactorBeginsLaterAndEndsWithTheAnimator() throws {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(2)
    try animator.addAnimations(delayFactor: 0.25) { stage.set(view, alpha: 0) }
    try animator.start()
    for (time, alpha) in [(0.25, 1), (0.5, 1), (1.25, 0.5), (2, 0)] {
      try stage.tick(time)
      #expect(near(stage.alpha(view), alpha))
    }
  }

  /// The worked number: 2 s, at a quarter of the way, factor a quarter: 1 s, and it starts .5 s on.
  @Test func aDelayFactorOnAnActiveOneCountsWholeDurations() throws {
    let stage = Stage()
    let view = try stage.view()
    let other = try stage.view()
    let animator = try stage.animator(2) { stage.set(other, alpha: 0) }
    try animator.start()
    try stage.tick(0.5)
    try animator.addAnimations(delayFactor: 0.25) { stage.set(view, alpha: 0) }
    for (time, alpha) in [(0.75, 1), (1, 1), (1.5, 0.5), (1.75, 0.25), (2, 0)] {
      try stage.tick(time)
      #expect(near(stage.alpha(view), alpha))
    }
  }

  @Test func aNegativeDelayFactorIsZeroAndALargeOneIsOne() throws {
    let stage = Stage()
    let early = try stage.view()
    let late = try stage.view()
    let animator = try stage.animator(1)
    try animator.addAnimations(delayFactor: -3) { stage.set(early, alpha: 0) }
    try animator.addAnimations(delayFactor: 3) { stage.set(late, alpha: 0) }
    try animator.start()
    try stage.tick(0.5)
    #expect(near(stage.alpha(early), 0.5))
    #expect(near(stage.alpha(late), 1))
    try stage.tick(1)
    #expect(stage.alpha(late) == 0)
  }

  /// A spring that begins later has less time: the whole of it, faster.
  @Test func aDelayedSpringIsNotCutOff() throws {
    let stage = Stage()
    let view = try stage.view()
    let timing = TimingCurve.spring(bouncy, initialVelocity: 0)
    let duration = timing.naturalDuration!
    let animator = try stage.animator(duration, timing)
    try animator.addAnimations(delayFactor: 0.5) { stage.set(view, .center, [1, 0]) }
    try animator.start()
    try stage.tick(duration / 2 + 0.15)
    #expect(near(progress(stage, view), 1.124355, 1e-6))
  }

  // MARK: - Several animators (PA-13)

  @Test func twoAnimatorsOnOnePropertyAddUp() throws {
    let stage = Stage()
    let view = try stage.view()
    let first = try stage.animator(1) { stage.set(view, .center, [100, 0]) }
    let second = try stage.animator(1) { stage.set(view, .center, [300, 0]) }
    try first.start()
    try stage.tick(0.5)
    #expect(near(stage.shown(view, .center)[0], 50))
    try second.start()
    #expect(near(stage.shown(view, .center)[0], 50))
    try stage.tick(0.75)
    #expect(near(stage.shown(view, .center)[0], 75 + 50))
    try stage.tick(1.5)
    #expect(stage.shown(view, .center) == [300, 0])
  }

  // MARK: - Without duration (PA-20)

  @Test func withoutDurationItAppliesItsValuesAndCompletesNextTurn() throws {
    let (stage, view, animator) = try scene(.cubic(.easeInOut), 0)
    try animator.start()
    #expect(stage.model(view, .center) == [1, 0])
    #expect(stage.log.isEmpty)
    try stage.tick(0)
    #expect(stage.shown(view, .center) == [1, 0])
    #expect(stage.log == ["end"])
    try stage.tick(0)
    #expect(stage.isEmpty)
  }

  @Test func withoutDurationItCanStillBeFinishedAtItsStart() throws {
    let (stage, view, animator) = try scene(.linear, 0)
    try animator.pause()
    try animator.stop(withoutFinishing: false)
    try animator.finish(at: .start)
    #expect(stage.model(view, .center) == [0, 0])
    #expect(stage.log == ["start"])
  }

  // MARK: - Even pace

  @Test func carryingOnUntilAFractionPausesThere() throws {
    let (stage, view, animator) = try scene(.cubic(.easeIn), 2)
    try animator.setFractionComplete(0.25)
    try stage.tick(1)
    try animator.continueAnimation(until: 0.75)
    #expect(animator.isRunning)
    try stage.tick(1.5)
    #expect(near(progress(stage, view), 0.5))
    try stage.tick(2)
    #expect(animator.stateNumber == 1 && !animator.isRunning)
    #expect(near(animator.fractionComplete, 0.75))
    try animator.continueAnimation(until: 0.5)
    try stage.tick(2.25)
    #expect(near(progress(stage, view), 0.625))
    try stage.tick(3)
    #expect(near(progress(stage, view), 0.5))
    // Also at the end: it pauses and does not complete.
    try animator.continueAnimation(until: 1)
    try stage.tick(4)
    #expect(animator.stateNumber == 1 && !animator.isRunning && animator.fractionComplete == 1)
    #expect(stage.log.isEmpty)
    try animator.start()
    try stage.tick(4)
    #expect(stage.log == ["end"])
  }

  @Test func carryingOnUntilAFractionLeavesInnerBlocksWaiting() throws {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(1) {
      stage.fade(view, to: 0, .linear(1), "inner")
      stage.fade(view, to: 0.5, .linear(0.5, flags: .overrideInheritedDuration), "short")
    }
    try animator.pause()
    try animator.continueAnimation(until: 0.75)
    try stage.tick(1)
    #expect(stage.takeLog() == ["short+"])
    try animator.start()
    try stage.tick(2)
    #expect(stage.takeLog() == ["inner+"])
  }
}
