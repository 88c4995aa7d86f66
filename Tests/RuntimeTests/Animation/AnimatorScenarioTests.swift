import Testing

@testable import Motus

/// The rules of animators (PA) as a user meets them, one after the other.
struct AnimatorScenarioTests {
  private let stage = Stage()
  private let view: Handle

  init() throws { view = try stage.view() }

  private func moving(
    _ duration: Double, _ timing: TimingCurve = .linear
  ) throws -> PropertyAnimator {
    let (stage, view) = (stage, view)
    let animator = try stage.animator(duration, timing) { stage.set(view, .center, [1, 0]) }
    animator.addCompletion { stage.log.append("\($0)") }
    return animator
  }

  private var x: Double { stage.shown(view, .center)[0] }

  @Test func whatRunsIsActiveAndWhatIsPausedToo() throws {  // PA-1
    let animator = try moving(1)
    var seen: [String] = []
    let note = { seen.append("\(animator.stateNumber)\(animator.isRunning)") }
    note()
    try animator.start()
    note()
    try animator.pause()
    note()
    try animator.stop(withoutFinishing: false)
    note()
    try animator.finish(at: .end)
    note()
    #expect(seen == ["0false", "1true", "1false", "2false", "0false"])
  }

  @Test func theTalksExampleOfAnEaseOutHalfWay() throws {  // PA-5, R-17
    let animator = try moving(10, .cubic(CubicCurve(0, 0, 0, 1)))
    try animator.setFractionComplete(0.5)
    try stage.tick(0)
    try animator.start()
    #expect(near(animator.fractionComplete, 0.5))
    // Half of the time is left, whatever the curve shows there.
    try stage.tick(5 - 1e-6)
    #expect(stage.log.isEmpty)
    try stage.tick(5)
    #expect(stage.log == ["end"])
  }

  @Test func theDocumentedNumberOfADelayFactor() throws {  // PA-12
    let animator = try moving(2)
    try animator.setFractionComplete(0.25)
    let (stage, view) = (stage, view)
    try animator.addAnimations(delayFactor: 0.25) { stage.set(view, alpha: 0) }
    try animator.start()
    // Half a second later it begins, and takes one second: until the end of the animator.
    for (time, alpha) in [(0.5, 1.0), (1, 0.5), (1.5, 0)] {
      try stage.tick(time)
      #expect(near(stage.alpha(view), alpha))
    }
  }

  @Test func anAnimatorThatRunsAlready() throws {  // PA-14
    let (stage, view) = (stage, view)
    var options = AnimationOptions(duration: 2)
    options.flags = [.repeats, .autoreverses]
    let animator = try PropertyAnimator.makeRunning(
      options, entities: stage.runtime.entities, animations: stage.animations,
      completion: { stage.log.append("\($0)") }
    ) {
      stage.set(view, .center, [1, 0])
    }
    #expect(animator.isRunning && animator.settings.isInterruptible)
    try stage.tick(0.5)
    // Without a curve it eases in and out.
    #expect(near(x, CubicCurve.easeInOut.value(at: 0.25), 1e-9))
    try stage.tick(2)
    #expect(stage.log == ["end"] && x == 1)
  }

  @Test func insideABlockItTakesOverAndCannotBeInterrupted() throws {  // PA-14
    let (stage, view) = (stage, view)
    var animator: PropertyAnimator?
    func run(_ flags: AnimationOptions.Flags) {
      animator = try? PropertyAnimator.makeRunning(
        .linear(4, flags: flags), entities: stage.runtime.entities, animations: stage.animations,
        completion: nil
      ) {
        stage.set(view, .center, [1, 0])
      }
    }
    stage.animations.animate(.timing(.cubic(.easeIn), 2)) { run([]) }
    #expect(animator?.duration == 2 && animator?.timing == .cubic(.easeIn))
    #expect(animator?.settings.isInterruptible == false)
    stage.animations.animate(.timing(.cubic(.easeIn), 2)) { run(.overrideInheritedDuration) }
    #expect(animator?.duration == 4)
  }

  @Test func insideAnAnimatorItIsTrackedByThat() throws {  // PA-14
    let (stage, view) = (stage, view)
    let outer = try stage.animator(2) {
      _ = try? PropertyAnimator.makeRunning(
        .linear(9), entities: stage.runtime.entities, animations: stage.animations,
        completion: { stage.log.append("inner \($0)") }
      ) {
        stage.set(view, .center, [1, 0])
      }
    }
    try outer.setFractionComplete(0.5)
    try stage.tick(0)
    #expect(near(x, 0.5))
    outer.setReversed(true)
    try outer.start()
    try stage.tick(0.5)
    #expect(near(x, 0.25))
    try stage.tick(1)
    #expect(x == 0)
  }

  @Test func theDelayIsThatOfTheLastStartAndTheDurationStays() throws {  // PA-17
    let animator = try moving(2)
    #expect(animator.delay == 0 && animator.duration == 2)
    try animator.start(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    try stage.tick(0.5)
    try stage.tick(1)
    try animator.pause()
    try animator.continueAnimation(timing: .linear, durationFactor: 3)
    #expect(animator.duration == 2)
    try stage.tick(9)
    let (stage, view) = (stage, view)
    try animator.addAnimations { stage.set(view, .center, [0, 0]) }
    try animator.start()
    #expect(animator.delay == 0)
  }

  /// Pause and resume at random moments: picture and velocity are those of the untouched curve.
  @Test(arguments: 1...20)
  func pausesLeaveNoTrace(seed: Int) throws {  // PA-4, PA-5
    var random = Dice(UInt64(seed))
    let curves: [CubicCurve] = [
      .easeIn, .easeOut, .easeInOut, .standard, CubicCurve(0.3, 0.1, 0.6, 0.9),
    ]
    let curve = curves[random.below(curves.count)]
    let animator = try moving(2, .cubic(curve))
    try animator.start()
    var passed = 0.0
    var speed = 1.0
    for _ in 0..<12 {
      let step = random.number(0.005, 0.1)
      try stage.tick(stage.now + step)
      passed += step * speed
      #expect(near(x, curve.value(at: passed / 2), 1e-6))
      #expect(
        near(stage.velocity(view, .center)[0], speed * curve.slope(at: passed / 2) / 2, 1e-4))
      switch random.below(3) {
      case 0:
        try animator.pause()
        let before = x
        try stage.tick(stage.now + random.number(0, 1))
        #expect(near(x, before, 1e-12) && stage.velocity(view, .center)[0] == 0)
        try animator.start()
      case 1:
        speed = [0.25, 1, 2][random.below(3)]
        try animator.setSpeed(speed)
      default: break
      }
    }
  }

  /// PA-16 and the talk's advice: turned around while it runs, its velocity jumps to its
  /// opposite; the picture never does.
  @Test(arguments: 1...20)
  func turningAroundFlipsTheVelocity(seed: Int) throws {
    var random = Dice(UInt64(seed))
    let animator = try moving(2, .cubic(.easeInOut))
    try animator.start()
    try stage.tick(random.number(0.2, 1.8))
    for _ in 0..<6 {
      let before = x
      let velocity = stage.velocity(view, .center)[0]
      animator.setReversed(!animator.isReversed)
      try stage.tick(stage.now)
      #expect(near(x, before, 1e-12))
      #expect(near(stage.velocity(view, .center)[0], -velocity, 1e-9))
      try stage.tick(stage.now + random.number(0.01, 0.05))
    }
  }
}
