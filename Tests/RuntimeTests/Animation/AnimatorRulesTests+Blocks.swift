import Testing

@testable import Motus

/// When blocks come, and what an end leaves: PA-9, PA-11 to PA-13, PA-20.
extension AnimatorRulesTests {
  // MARK: - pausesOnCompletion (PA-9)

  @Test func itMayPauseAtItsEnd() throws {
    let (stage, view, animator) = try scene(.cubic(.easeInOut))
    animator.configure { $0.pausesOnCompletion = true }
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
    animator.observe { _ in stage.log.append("running \(animator.isRunning)") }
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
