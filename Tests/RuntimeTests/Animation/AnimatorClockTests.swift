import Testing

@testable import Motus

/// Speed and seeking of single animators.
struct AnimatorClockTests {
  private func scene(
    _ timing: TimingCurve, _ duration: Double = 2
  ) throws -> (Stage, Handle, PropertyAnimator) {
    let stage = Stage()
    let view = try stage.view()
    let animator = try stage.animator(duration, timing) { stage.set(view, .center, [1, 0]) }
    animator.addCompletion { stage.log.append("\($0)") }
    return (stage, view, animator)
  }

  @Test func slowMotionTakesLonger() throws {
    let (stage, view, animator) = try scene(.cubic(.easeIn))
    try animator.setSpeed(0.25)
    try animator.start()
    try stage.tick(4)
    #expect(near(stage.shown(view, .center)[0], CubicCurve.easeIn.value(at: 0.5), 1e-12))
    #expect(near(animator.fractionComplete, 0.5))
    try stage.tick(7.999)
    #expect(stage.log.isEmpty)
    try stage.tick(8)
    #expect(stage.log == ["end"])
  }

  @Test func anotherSpeedDoesNotMoveThePicture() throws {
    for timing in [
      TimingCurve.cubic(.easeInOut), .spring(SpringParameters(), initialVelocity: 0),
    ] {
      let (stage, view, animator) = try scene(timing, timing.naturalDuration ?? 2)
      try animator.start()
      try stage.tick(0.3)
      let before = stage.shown(view, .center)[0]
      let velocity = stage.velocity(view, .center)[0]
      try animator.setSpeed(0.5)
      try stage.tick(0.3)
      #expect(stage.shown(view, .center)[0] == before)
      #expect(near(stage.velocity(view, .center)[0], velocity / 2, 1e-12))
      try stage.tick(0.5)
      #expect(
        near(
          stage.shown(view, .center)[0],
          timing.value(at: 0.4, duration: animator.duration), 1e-12))
    }
  }

  @Test func atSpeedZeroARunningOneStandsStill() throws {
    let (stage, view, animator) = try scene(.linear)
    try animator.start()
    try stage.tick(0.5)
    try animator.setSpeed(0)
    try stage.tick(0.5)
    #expect(animator.isRunning)
    #expect(!stage.animations.needsFrame)
    try stage.tick(100)
    #expect(near(stage.shown(view, .center)[0], 0.25))
    try animator.setSpeed(1)
    #expect(stage.animations.needsFrame)
    try stage.tick(101.5)
    #expect(stage.log == ["end"])
  }

  @Test func seekingGoesToATimeAtOnce() throws {
    let (stage, view, animator) = try scene(.cubic(.easeIn))
    try animator.seek(to: 1)
    #expect(animator.stateNumber == 1 && !animator.isRunning)
    try stage.tick(0)
    let half = CubicCurve.easeIn.value(at: 0.5)
    #expect(near(stage.shown(view, .center)[0], half, 1e-12))
    // Paused, the fraction is time.
    #expect(near(animator.fractionComplete, 0.5, 1e-12))
    try animator.start()
    try stage.tick(0.5)
    #expect(near(stage.shown(view, .center)[0], CubicCurve.easeIn.value(at: 0.75), 1e-6))
    try animator.seek(to: 0.5)
    try stage.tick(0.5)
    #expect(near(stage.shown(view, .center)[0], CubicCurve.easeIn.value(at: 0.25), 1e-12))
    try stage.tick(1.999)
    #expect(stage.log.isEmpty)
    try stage.tick(2)
    #expect(stage.log == ["end"])
  }

  @Test func aSpringGoesOnAlongItsCourseAfterSeeking() throws {
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    let (stage, view, animator) = try scene(spring, spring.naturalDuration!)
    try animator.start()
    try animator.seek(to: 0.3)
    try stage.tick(0.2)
    #expect(
      near(
        stage.shown(view, .center)[0], spring.value(at: 0.5, duration: animator.duration), 1e-9))
  }

  @Test func seekingBeyondTheEndEndsIt() throws {
    let (stage, view, animator) = try scene(.linear)
    try animator.start()
    try animator.seek(to: 99)
    try stage.tick(0)
    #expect(stage.log == ["end"] && stage.shown(view, .center)[0] == 1)
  }

  @Test func aStoppedOrFixedOneIsNotTakenToATime() throws {
    let (stage, _, animator) = try scene(.linear)
    animator.configure { $0.isInterruptible = false }
    #expect(throws: Fault.self) { try animator.seek(to: 1) }
    animator.configure { $0.isInterruptible = true }
    try animator.start()
    try animator.stop(withoutFinishing: false)
    #expect(throws: Fault.self) { try animator.seek(to: 1) }
    _ = stage
  }
}
