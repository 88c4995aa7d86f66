import Testing

@testable import Motus

/// What can be added and set in which state.
extension AnimatorStateTests {
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
    try scene.animator.addAnimations { scene.stage.set(scene.view, .shadowRadius, [12]) }
    #expect(near(scene.stage.shown(scene.view, .shadowRadius), [0]))
    try scene.stage.tick(0.5)
    #expect(near(scene.stage.shown(scene.view, .shadowRadius), [4]))
    try scene.stage.tick(1)
    #expect(scene.stage.shown(scene.view, .shadowRadius) == [12])
  }

  @Test func animationsAddedToAPausedOneStandAtItsFraction() throws {
    let scene = try Scene(.paused)
    try scene.animator.addAnimations { scene.stage.set(scene.view, .shadowRadius, [12]) }
    try scene.tick()
    #expect(near(scene.stage.shown(scene.view, .shadowRadius), [0]))
    try scene.animator.setFractionComplete(0.5)
    try scene.tick()
    #expect(near(scene.stage.shown(scene.view, .shadowRadius), [4]))
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
