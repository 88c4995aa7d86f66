import Testing

@testable import Motus

/// The table of states (PA-22), cell by cell, and the rules about states.
struct AnimatorStateTests {
  enum Situation: CaseIterable { case inactive, running, paused, stopped }

  /// A linear animator of one second that fades a view from 1 to 0, a quarter on its way.
  final class Scene {
    let stage = Stage()
    let view: Handle
    let animator: PropertyAnimator

    init(_ situation: Situation, interruptible: Bool = true) throws {
      let stage = self.stage
      view = try stage.view()
      let view = self.view
      animator = try stage.animator(1) { stage.set(view, alpha: 0) }
      animator.addCompletion { stage.log.append("\($0)") }
      if situation == .inactive {
        animator.isInterruptible = interruptible
        return
      }
      try animator.start()
      try stage.tick(0.25)
      if situation == .paused { try animator.pause() }
      if situation == .stopped { try animator.stop(withoutFinishing: false) }
      animator.isInterruptible = interruptible
    }

    var isPaused: Bool { animator.stateNumber == 1 && !animator.isRunning }
    var isActiveRunning: Bool { animator.stateNumber == 1 && animator.isRunning }

    /// The next tick, a quarter of a second later.
    func tick() throws { try stage.tick(stage.now + 0.25) }
  }

  /// A refused call says so and changes nothing.
  private func refuses(
    _ scene: Scene, _ call: (PropertyAnimator) throws(Fault) -> Void
  ) throws -> Bool {
    let before = (
      scene.animator.stateNumber, scene.animator.isRunning, scene.animator.fractionComplete,
      scene.stage.alpha(scene.view), scene.stage.modelAlpha(scene.view)
    )
    do throws(Fault) {
      try call(scene.animator)
      return false
    } catch {
      let after = (
        scene.animator.stateNumber, scene.animator.isRunning, scene.animator.fractionComplete,
        scene.stage.alpha(scene.view), scene.stage.modelAlpha(scene.view)
      )
      return error.code == .invalidState && before == after
    }
  }

  // MARK: - startAnimation

  @Test func startingAnInactiveOneMakesItActiveAndRunning() throws {
    let scene = try Scene(.inactive)
    try scene.animator.start()
    #expect(scene.isActiveRunning)
    #expect(scene.stage.modelAlpha(scene.view) == 0)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.75))
  }

  @Test func startingARunningOneDoesNothing() throws {
    let scene = try Scene(.running)
    try scene.animator.start()
    #expect(near(scene.animator.fractionComplete, 0.25))
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.5))
  }

  @Test func startingAPausedOneCarriesItOn() throws {
    let scene = try Scene(.paused)
    try scene.stage.tick(10)
    try scene.animator.start()
    #expect(scene.isActiveRunning)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.5))
  }

  @Test func startingAStoppedOneIsRefused() throws {
    #expect(try refuses(Scene(.stopped)) { a throws(Fault) in try a.start() })
    #expect(try refuses(Scene(.stopped)) { a throws(Fault) in try a.start(afterDelay: 1) })
    #expect(try refuses(Scene(.stopped)) { a throws(Fault) in try a.start(afterDelay: 0) })
  }

  // MARK: - startAnimation(afterDelay:)

  @Test func aDelayedStartWaitsAndThenRuns() throws {
    let scene = try Scene(.inactive)
    try scene.animator.start(afterDelay: 0.5)
    #expect(scene.isActiveRunning)
    #expect(scene.animator.delay == 0.5)
    #expect(scene.stage.modelAlpha(scene.view) == 0)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 1))
    #expect(!scene.stage.runtime.needsTick)
    #expect(scene.stage.runtime.nextDeadline == 0.5)
    // A late tick does not shift it.
    try scene.stage.tick(0.75)
    #expect(near(scene.stage.alpha(scene.view), 0.75))
    try scene.stage.tick(1.5)
    #expect(scene.stage.log == ["end"])
  }

  @Test func aDelayedStartOfARunningOneIsIgnored() throws {
    let scene = try Scene(.running)
    try scene.animator.start(afterDelay: 5)
    #expect(scene.animator.delay == 0)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.5))
  }

  @Test func aPausedOneRunsAfterTheDelay() throws {
    let scene = try Scene(.paused)
    try scene.animator.start(afterDelay: 1)
    #expect(scene.animator.delay == 1)
    try scene.stage.tick(1.25)
    #expect(near(scene.stage.alpha(scene.view), 0.75))
    try scene.stage.tick(1.5)
    #expect(near(scene.stage.alpha(scene.view), 0.5))
  }

  @Test func pausingCallsTheDelayOff() throws {
    let scene = try Scene(.inactive)
    try scene.animator.start(afterDelay: 0.5)
    try scene.animator.pause()
    #expect(scene.isPaused)
    #expect(scene.stage.runtime.nextDeadline == .infinity)
    try scene.stage.tick(2)
    #expect(near(scene.stage.alpha(scene.view), 1))
    try scene.animator.start()
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.75))
  }

  @Test func delayedStartsComeInTheOrderOfTheirTimes() throws {
    let stage = Stage()
    var animators: [PropertyAnimator] = []
    for index in 0..<20 {
      let view = try stage.view()
      let animator = try stage.animator(1) { stage.set(view, alpha: 0) }
      animator.addCompletion { _ in stage.log.append("\(index)") }
      try animator.start(afterDelay: Double((index * 7) % 20 + 1) / 16)
      animators.append(animator)
    }
    try animators[3].stop(withoutFinishing: true)
    try stage.play(to: 3)
    let expected = (0..<20).filter { $0 != 3 }.sorted { ($0 * 7) % 20 < ($1 * 7) % 20 }
    #expect(stage.log == expected.map { "\($0)" })
  }

  // MARK: - pauseAnimation

  @Test func pausingAnInactiveOneMakesItActiveAtItsStart() throws {
    let scene = try Scene(.inactive)
    try scene.animator.pause()
    #expect(scene.isPaused)
    #expect(scene.animator.fractionComplete == 0)
    #expect(scene.stage.modelAlpha(scene.view) == 0)
    try scene.stage.tick(5)
    #expect(near(scene.stage.alpha(scene.view), 1))
    #expect(!scene.stage.runtime.needsTick)
  }

  @Test func pausingARunningOneHoldsIt() throws {
    let scene = try Scene(.running)
    try scene.animator.pause()
    #expect(scene.isPaused)
    try scene.stage.tick(5)
    #expect(near(scene.stage.alpha(scene.view), 0.75))
    #expect(scene.stage.log.isEmpty)
  }

  @Test func pausingAPausedOneDoesNothing() throws {
    let scene = try Scene(.paused)
    try scene.animator.pause()
    #expect(scene.isPaused && near(scene.animator.fractionComplete, 0.25))
  }

  @Test func pausingAStoppedOneIsRefused() throws {
    #expect(try refuses(Scene(.stopped)) { a throws(Fault) in try a.pause() })
  }

  // MARK: - stopAnimation

  @Test func stoppingAnInactiveOneIsRefused() throws {  // US-23
    for without in [true, false] {
      #expect(
        try refuses(Scene(.inactive)) { a throws(Fault) in try a.stop(withoutFinishing: without) })
    }
  }

  @Test(arguments: [Situation.running, .paused])
  func stoppingWithoutFinishingLeavesThePictureAndCallsNobody(_ situation: Situation) throws {
    let scene = try Scene(situation)
    try scene.animator.stop(withoutFinishing: true)
    #expect(scene.animator.stateNumber == 0)
    #expect(near(scene.stage.modelAlpha(scene.view), 0.75))  // PA-3
    try scene.stage.tick(5)
    #expect(near(scene.stage.alpha(scene.view), 0.75))
    #expect(scene.stage.log.isEmpty)
    #expect(scene.stage.isEmpty)
    // The completion is gone, not saved for later.
    try scene.animator.addAnimations { scene.stage.set(scene.view, alpha: 1) }
    try scene.animator.start()
    try scene.stage.tick(7)
    #expect(scene.stage.log.isEmpty)
  }

  @Test(arguments: [Situation.running, .paused])
  func stoppingLeavesThePictureAndWaits(_ situation: Situation) throws {
    let scene = try Scene(situation)
    try scene.animator.stop(withoutFinishing: false)
    #expect(scene.animator.stateNumber == 2 && !scene.animator.isRunning)
    #expect(near(scene.stage.modelAlpha(scene.view), 0.75))  // PA-3
    try scene.stage.tick(5)
    #expect(near(scene.stage.alpha(scene.view), 0.75))
    #expect(scene.stage.log.isEmpty)
    #expect(scene.stage.tracks.count == 0)
  }

  @Test func stoppingAStoppedOneMayGiveUpFinishing() throws {
    let scene = try Scene(.stopped)
    try scene.animator.stop(withoutFinishing: false)
    #expect(scene.animator.stateNumber == 2)
    try scene.animator.stop(withoutFinishing: true)
    #expect(scene.animator.stateNumber == 0)
    #expect(scene.stage.log.isEmpty)
  }

  // MARK: - finishAnimation

  @Test(arguments: [(AnimatingPosition.end, 0.0), (.start, 1.0), (.current, 0.75)])
  func finishingTakesTheValuesOfAPosition(_ position: AnimatingPosition, _ alpha: Double) throws {
    let scene = try Scene(.stopped)
    try scene.animator.finish(at: position)
    #expect(scene.animator.stateNumber == 0)
    #expect(near(scene.stage.alpha(scene.view), alpha))
    #expect(near(scene.stage.modelAlpha(scene.view), alpha))
    #expect(scene.stage.log == ["\(position)"])
    try scene.tick()
    #expect(scene.stage.isEmpty)
  }

  @Test(arguments: [Situation.inactive, .running, .paused])
  func finishingWhatIsNotStoppedIsRefused(_ situation: Situation) throws {
    for position in [AnimatingPosition.end, .start, .current] {
      #expect(try refuses(Scene(situation)) { a throws(Fault) in try a.finish(at: position) })
    }
  }

  @Test func finishingAtTheStartGoesBackToBeforeTheFirstOfTwoBlocks() throws {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(1) { stage.set(view, alpha: 0.5) }
    try animator.addAnimations { stage.set(view, alpha: 0) }
    try animator.start()
    try stage.tick(0.5)
    try animator.stop(withoutFinishing: false)
    try animator.finish(at: .start)
    #expect(stage.modelAlpha(view) == 1)
  }

  @Test func finishingPassesOverViewsThatHaveEnded() throws {
    let scene = try Scene(.stopped)
    scene.stage.runtime.views.release(scene.view)
    try scene.animator.finish(at: .end)
    #expect(scene.stage.log == ["end"])
  }

  // MARK: - addAnimations, addCompletion

  @Test func animationsOfAnInactiveOneRunWhenItBecomesActive() throws {
    let scene = try Scene(.inactive)
    var ran = 0
    try scene.animator.addAnimations { ran += 1 }
    #expect(ran == 0)
    try scene.animator.start()
    #expect(ran == 1)
  }

  @Test func animationsAddedToARunningOneRunTheRestOfTheWay() throws {
    let scene = try Scene(.running)
    try scene.animator.addAnimations { scene.stage.set(scene.view, .cornerRadius, [12]) }
    #expect(near(scene.stage.shown(scene.view, .cornerRadius), [0]))
    try scene.stage.tick(0.5)
    #expect(near(scene.stage.shown(scene.view, .cornerRadius), [4]))
    try scene.stage.tick(1)
    #expect(scene.stage.shown(scene.view, .cornerRadius) == [12])
  }

  @Test func animationsAddedToAPausedOneStandAtItsFraction() throws {
    let scene = try Scene(.paused)
    try scene.animator.addAnimations { scene.stage.set(scene.view, .cornerRadius, [12]) }
    try scene.tick()
    #expect(near(scene.stage.shown(scene.view, .cornerRadius), [0]))
    try scene.animator.setFractionComplete(0.5)
    try scene.tick()
    #expect(near(scene.stage.shown(scene.view, .cornerRadius), [4]))
  }

  @Test func aStoppedOneTakesNoAnimations() throws {
    #expect(try refuses(Scene(.stopped)) { a throws(Fault) in try a.addAnimations {} })
  }

  @Test(arguments: Situation.allCases)
  func completionsCanBeAddedInEveryState(_ situation: Situation) throws {
    let scene = try Scene(situation)
    scene.animator.addCompletion { scene.stage.log.append("second \($0)") }
    if situation == .stopped {
      try scene.animator.finish(at: .end)
    } else {
      if situation != .running { try scene.animator.start() }
      try scene.stage.tick(5)
    }
    #expect(scene.stage.log == ["end", "second end"])
  }

  // MARK: - continueAnimation

  @Test(arguments: [Situation.inactive, .running, .stopped])
  func carryingOnWhatIsNotPausedIsRefused(_ situation: Situation) throws {
    #expect(
      try refuses(Scene(situation)) { a throws(Fault) in
        try a.continueAnimation(timing: nil, durationFactor: 0)
      })
    #expect(
      try refuses(Scene(situation)) { a throws(Fault) in
        try a.continueAnimation(until: 0.5)
      })
  }

  @Test func carryingAPausedOneOnMakesItRun() throws {
    let scene = try Scene(.paused)
    try scene.animator.continueAnimation(timing: nil, durationFactor: 0)
    #expect(scene.isActiveRunning)
    try scene.stage.tick(1)
    #expect(scene.stage.log == ["end"])
  }

  // MARK: - fractionComplete

  @Test func settingTheFractionOfAnInactiveOneMakesItActiveAndPaused() throws {  // PA-23, US-24
    let scene = try Scene(.inactive)
    try scene.animator.setFractionComplete(0.5)
    #expect(scene.isPaused)
    #expect(scene.stage.runtime.needsTick)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.5))
    #expect(scene.animator.fractionComplete == 0.5)
    try scene.tick()
    #expect(!scene.stage.runtime.needsTick)
  }

  @Test func settingTheFractionOfARunningOneIsIgnored() throws {
    let scene = try Scene(.running)
    try scene.animator.setFractionComplete(0.9)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.5))
  }

  @Test func settingTheFractionOfAPausedOneScrubsIt() throws {
    let scene = try Scene(.paused)
    for fraction in [0.5, 0.125, 1, 0] {
      try scene.animator.setFractionComplete(fraction)
      #expect(scene.animator.fractionComplete == fraction)
      try scene.tick()
      #expect(near(scene.stage.alpha(scene.view), 1 - fraction))
    }
    #expect(scene.isPaused)
    #expect(scene.stage.log.isEmpty)
  }

  @Test func settingTheFractionOfAStoppedOneIsIgnored() throws {
    let scene = try Scene(.stopped)
    try scene.animator.setFractionComplete(0.9)
    #expect(scene.animator.stateNumber == 2 && scene.animator.fractionComplete == 0)
  }

  // MARK: - reversed

  @Test func anInactiveOneWillStartReversed() throws {
    let scene = try Scene(.inactive)
    scene.animator.setReversed(true)
    try scene.animator.start()
    #expect(scene.animator.isReversed)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.25))
    try scene.stage.tick(1)
    #expect(scene.stage.alpha(scene.view) == 1)
    #expect(scene.stage.modelAlpha(scene.view) == 1)
    #expect(scene.stage.log == ["start"])  // PA-2
    #expect(!scene.animator.isReversed)
  }

  @Test func aReversedOneThatIsPausedFirstShowsItsEnd() throws {
    let scene = try Scene(.inactive)
    scene.animator.setReversed(true)
    try scene.animator.pause()
    #expect(scene.animator.fractionComplete == 0)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0))
  }

  @Test func aRunningOneTurnsAroundAtOnce() throws {  // PA-16
    let scene = try Scene(.running)
    scene.animator.setReversed(true)
    #expect(scene.isActiveRunning)
    #expect(near(scene.stage.velocity(scene.view, .alpha)[0], 1))
    try scene.stage.tick(0.375)
    #expect(near(scene.stage.alpha(scene.view), 0.875))
    try scene.stage.tick(0.5)
    #expect(scene.stage.log == ["start"])
  }

  @Test func aPausedOneWillGoOnReversed() throws {
    let scene = try Scene(.paused)
    scene.animator.setReversed(true)
    #expect(near(scene.animator.fractionComplete, 0.75))  // PA-10
    try scene.stage.tick(1)
    #expect(near(scene.stage.alpha(scene.view), 0.75))
    try scene.animator.start()
    try scene.stage.tick(1.125)
    #expect(near(scene.stage.alpha(scene.view), 0.875))
    try scene.stage.tick(1.25)
    #expect(scene.stage.log == ["start"])
  }

  @Test func turningAStoppedOneIsIgnored() throws {
    let scene = try Scene(.stopped)
    scene.animator.setReversed(true)
    #expect(!scene.animator.isReversed)
  }

  @Test func scrubbingAReversedOneGoesInItsDirection() throws {  // PA-10
    let scene = try Scene(.paused)
    scene.animator.setReversed(true)
    try scene.animator.setFractionComplete(0.875)
    try scene.tick()
    #expect(near(scene.stage.alpha(scene.view), 0.875))
    #expect(near(scene.animator.fractionComplete, 0.875))
  }

  // MARK: - Not interruptible (PA-18)

  @Test func whatIsNotInterruptibleCannotBeTouched() throws {
    typealias Call = (PropertyAnimator) throws(Fault) -> Void
    let calls: [(Situation, Call)] = [
      (.inactive, { a throws(Fault) in try a.pause() }),
      (.inactive, { a throws(Fault) in try a.setFractionComplete(0.5) }),
      (.running, { a throws(Fault) in try a.pause() }),
      (.running, { a throws(Fault) in try a.stop(withoutFinishing: true) }),
      (.running, { a throws(Fault) in try a.stop(withoutFinishing: false) }),
      (.paused, { a throws(Fault) in try a.setFractionComplete(0.5) }),
      (.paused, { a throws(Fault) in try a.continueAnimation(timing: nil, durationFactor: 0) }),
      (.paused, { a throws(Fault) in try a.continueAnimation(until: 1) }),
    ]
    for (situation, call) in calls {
      #expect(try refuses(Scene(situation, interruptible: false), call))
    }
    let scene = try Scene(.inactive, interruptible: false)
    try scene.animator.start()
    try scene.stage.tick(1)
    #expect(scene.stage.log == ["end"])
  }
}
