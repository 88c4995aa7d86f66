import Testing

@testable import Motus

/// What users of the original suffer from most, and cannot happen here (US-22 to US-26).
struct AnimatorPainsTests {
  private let stage = Stage()
  private let view: Handle

  init() throws { view = try stage.view() }

  private func fading(_ timing: TimingCurve = .linear) throws -> PropertyAnimator {
    let view = self.view
    let stage = self.stage
    let animator = try stage.animator(1, timing) { stage.set(view, alpha: 0) }
    animator.addCompletion { stage.log.append("\($0)") }
    return animator
  }

  /// 22: releasing a paused or stopped animator crashes there. In every state it ends, once.
  @Test(arguments: 0..<7)
  func releasingItInAnyStateIsHarmless(situation: Int) throws {
    let animator = try fading()
    switch situation {
    case 1: try animator.start()
    case 2: try animator.start(afterDelay: 0.25)
    case 3: try animator.setFractionComplete(0.5)
    case 4:
      try animator.start()
      try stage.tick(0.5)
      try animator.pause()
    case 5:
      try animator.start()
      try stage.tick(0.5)
      try animator.stop(withoutFinishing: false)
    case 6:
      animator.configure { $0.pausesOnCompletion = true }
      try animator.start()
      try stage.tick(2)
    default: break
    }
    try stage.tick(2)
    let before = stage.alpha(view)
    stage.release(animator)
    #expect(near(stage.alpha(view), before))
    try stage.tick(4)
    try stage.tick(4)
    #expect(stage.isEmpty && stage.log.count <= 1)
    #expect(stage.alpha(view) == stage.modelAlpha(view))
  }

  /// 23: stopping an inactive animator raises there. Here it is refused, and nothing has changed.
  @Test func stoppingAnInactiveOneChangesNothing() throws {
    let animator = try fading()
    for withoutFinishing in [true, false] {
      #expect(throws: Fault.self) { try animator.stop(withoutFinishing: withoutFinishing) }
    }
    #expect(throws: Fault.self) { try animator.finish(at: .end) }
    try animator.start()
    try stage.tick(1)
    #expect(stage.log == ["end"])
  }

  /// 24: the fraction of a fresh animator shows, and is not lost by a start.
  @Test func theFractionOfAFreshOneShows() throws {
    let animator = try fading()
    try animator.setFractionComplete(0.4)
    #expect(stage.animations.needsFrame)
    try stage.tick(0)
    #expect(near(stage.alpha(view), 0.6))
    try animator.start()
    try stage.tick(0.1)
    #expect(near(stage.alpha(view), 0.5))
  }

  /// 24: another timing is forgotten with the run that it was for.
  @Test func anotherTimingIsNotKeptForTheNextRun() throws {
    let animator = try fading(.cubic(.easeIn))
    try animator.pause()
    try animator.continueAnimation(timing: .linear, durationFactor: 3)
    try stage.tick(3)
    #expect(stage.log == ["end"])
    let (stage, view) = (stage, view)
    try animator.addAnimations { stage.set(view, alpha: 1) }
    try animator.start()
    try stage.tick(3.5)
    #expect(near(stage.alpha(view), CubicCurve.easeIn.value(at: 0.5), 1e-9))
  }

  /// 24, PA-6: at the very end a factor still takes its time, and nothing jumps.
  @Test func aFactorAtTheEndTakesItsTime() throws {
    let animator = try fading()
    try animator.setFractionComplete(1)
    try stage.tick(0)
    try animator.continueAnimation(timing: nil, durationFactor: 0.5)
    try stage.tick(0.499)
    #expect(stage.log.isEmpty && near(stage.alpha(view), 0, 1e-9))
    try stage.tick(0.5)
    #expect(stage.log == ["end"])
    #expect(stage.animations.schedule.count == 0)
  }

  /// 25: without completion the end is still told, to observers of `running`.
  @Test func aPauseAtTheEndIsToldToObserversAndTheCompletionIsNotLost() throws {
    let animator = try fading()
    animator.configure { $0.pausesOnCompletion = true }
    let stage = self.stage
    animator.observe { change in
      if change == .isRunning { stage.log.append(animator.isRunning ? "runs" : "rests") }
    }
    try animator.start()
    try stage.tick(1)
    #expect(stage.log == ["runs", "rests"] && animator.stateNumber == 1)
    animator.setReversed(true)
    try animator.start()
    try stage.tick(2)
    #expect(stage.log == ["runs", "rests", "runs", "rests"])
    try animator.stop(withoutFinishing: false)
    try animator.finish(at: .current)
    #expect(stage.log.last == "current")
  }

  /// 26: alpha and colour are retargeted as smoothly as positions.
  @Test func alphaAndColourDoNotJumpWhenTheyGetANewTarget() throws {
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    let stage = self.stage
    let view = self.view
    let animator = try stage.animator(1, .cubic(.easeInOut)) {
      stage.set(view, alpha: 0)
      stage.set(view, .backgroundColor, [1, 0.5, 0.25, 1])
    }
    try animator.start()
    try stage.tick(0.4)
    let alpha = stage.alpha(view)
    let color = stage.shown(view, .backgroundColor)
    let velocity = stage.velocity(view, .alpha)[0]
    let speeds = stage.velocity(view, .backgroundColor)
    stage.animations.animate(.timing(spring, spring.naturalDuration!)) {
      stage.set(view, alpha: 1)
      stage.set(view, .backgroundColor, [0, 0, 1, 1])
    }
    try stage.tick(0.4)
    #expect(near(stage.alpha(view), alpha, 1e-12))
    #expect(near(stage.shown(view, .backgroundColor), color, 1e-12))
    #expect(near(stage.velocity(view, .alpha)[0], velocity, 1e-9))
    #expect(near(stage.velocity(view, .backgroundColor), speeds, 1e-9))
    try stage.tick(9)
    #expect(stage.alpha(view) == 1 && stage.log.isEmpty)
  }

  /// The animator of US-26 is not told that it was cut off: it has come to its own end (UA-4).
  @Test func whatIsReplacedStillComesToItsEnd() throws {
    let animator = try fading()
    try animator.start()
    try stage.tick(0.5)
    stage.fade(view, to: 1, .linear(1))
    try stage.tick(1)
    #expect(stage.log == ["end"])
    #expect(near(stage.alpha(view), 0.5))
  }
}
