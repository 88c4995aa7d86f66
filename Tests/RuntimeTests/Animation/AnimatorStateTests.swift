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
        animator.configure { $0.isInterruptible = interruptible }
        return
      }
      try animator.start()
      try stage.tick(0.25)
      if situation == .paused { try animator.pause() }
      if situation == .stopped { try animator.stop(withoutFinishing: false) }
      animator.configure { $0.isInterruptible = interruptible }
    }

    var isPaused: Bool { animator.stateNumber == 1 && !animator.isRunning }
    var isActiveRunning: Bool { animator.stateNumber == 1 && animator.isRunning }

    /// The next tick, a quarter of a second later.
    func tick() throws { try stage.tick(stage.now + 0.25) }
  }

  /// A refused call says so and changes nothing.
  func refuses(
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
}
