import Testing

@testable import Motus

/// One notification for each real change: PA-19.
struct AnimatorObserverTests {
  private func scene() throws -> (Stage, Handle, PropertyAnimator) {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(1) { stage.set(view, alpha: 0) }
    animator.observe { change in
      switch change {
      case .state: stage.log.append("state \(animator.stateNumber)")
      case .isRunning: stage.log.append("running \(animator.isRunning)")
      case .isReversed: stage.log.append("reversed \(animator.isReversed)")
      }
    }
    return (stage, view, animator)
  }

  @Test func eachChangeIsToldOnceAndNoneThatIsNone() throws {
    let (stage, view, animator) = try scene()
    try animator.start()
    #expect(stage.takeLog() == ["running true", "state 1"])
    try animator.start()
    try stage.tick(0.25)
    #expect(stage.takeLog().isEmpty)
    try animator.pause()
    #expect(stage.takeLog() == ["running false"])
    try animator.pause()
    try animator.setFractionComplete(0.5)
    try stage.tick(0.5)
    #expect(stage.takeLog().isEmpty)
    animator.setReversed(true)
    animator.setReversed(true)
    #expect(stage.takeLog() == ["reversed true"])
    try animator.continueAnimation(timing: nil, durationFactor: 0)
    #expect(stage.takeLog() == ["running true"])
    animator.setReversed(false)
    #expect(stage.takeLog() == ["reversed false"])
    try animator.stop(withoutFinishing: false)
    #expect(stage.takeLog() == ["running false", "state 2"])
    animator.setReversed(true)
    #expect(stage.takeLog().isEmpty)
    try animator.finish(at: .current)
    #expect(stage.takeLog() == ["state 0"])
    #expect(near(stage.alpha(view), 0.5))
  }

  @Test func theEndIsToldBeforeTheCompletions() throws {
    let (stage, _, animator) = try scene()
    animator.addCompletion { stage.log.append("\($0)") }
    animator.setReversed(true)
    try animator.start()
    stage.log = []
    try stage.tick(1)
    #expect(stage.log == ["reversed false", "running false", "state 0", "start"])
  }

  @Test func aPauseAtTheEndIsTold() throws {  // US-25
    let (stage, _, animator) = try scene()
    animator.configure { $0.pausesOnCompletion = true }
    try animator.start()
    stage.log = []
    try stage.tick(1)
    try stage.tick(1)
    #expect(stage.log == ["running false"])
  }

  @Test func aDelayedStartIsToldWhenItIsAskedFor() throws {
    let (stage, _, animator) = try scene()
    try animator.start(afterDelay: 1)
    #expect(stage.takeLog() == ["running true", "state 1"])
    try stage.tick(1.5)
    #expect(stage.takeLog().isEmpty)
  }

  @Test func scrubbingAnInactiveOneIsAChangeOfState() throws {
    let (stage, _, animator) = try scene()
    try animator.setFractionComplete(0.5)
    #expect(stage.takeLog() == ["state 1"])
    try animator.stop(withoutFinishing: true)
    #expect(stage.takeLog() == ["state 0"])
  }

  @Test func turningAnInactiveOneIsToldAndForgottenWithIt() throws {
    let (stage, _, animator) = try scene()
    animator.setReversed(true)
    #expect(stage.takeLog() == ["reversed true"])
    try animator.pause()
    try animator.stop(withoutFinishing: true)
    #expect(stage.takeLog() == ["state 1", "reversed false", "state 0"])
  }
}
