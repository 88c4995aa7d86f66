import Testing

@testable import Motus

/// UA-11.
struct RepeatingAnimationTests {
  private func options(
    _ duration: Double, _ flags: AnimationOptions.Flags = [], count: Double = 1
  ) -> AnimationOptions {
    var options = AnimationOptions.linear(duration, flags: flags)
    options.repeatCount = count
    return options
  }

  @Test func repeatingForEverNeverCompletesUntilItIsRemoved() throws {
    let stage = Stage()
    let view = try stage.view()
    var forEver = options(1, .repeats)
    forEver.repeatCount = nil
    let name = stage.fade(view, to: 0, forEver, "done")
    for time in [0.25, 7.25, 1000.25] {
      try stage.tick(time)
      #expect(near(stage.alpha(view), 0.75, 1e-9))
    }
    #expect(stage.log.isEmpty)
    try stage.animations.jump(name)
    #expect(stage.alpha(view) == 0)
    try stage.tick(1001)
    #expect(stage.log == ["done-"])
  }

  @Test func autoreversingOnceGoesForwardAndBackAndSnapsToTheTarget() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, options(1, .autoreverses), "done")
    for (time, alpha) in [(0.25, 0.75), (1.0, 0.0), (1.25, 0.25), (1.75, 0.75)] {
      try stage.tick(time)
      #expect(near(stage.alpha(view), alpha))
    }
    try stage.tick(2)
    #expect(stage.alpha(view) == 0)
    #expect(stage.log == ["done+"])
  }

  @Test func aCountSaysHowOften() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, options(1, .repeats, count: 2.5), "done")
    for (time, alpha) in [(0.5, 0.5), (1.25, 0.75), (2.25, 0.75), (2.4375, 0.5625)] {
      try stage.tick(time)
      #expect(near(stage.alpha(view), alpha))
    }
    #expect(stage.log.isEmpty)
    try stage.tick(2.5)
    #expect(stage.alpha(view) == 0)
    #expect(stage.log == ["done+"])
  }

  @Test func theTotalIsDurationTimesCountTimesTwoWhenAutoreversing() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, options(0.5, [.repeats, .autoreverses], count: 3), "done")
    try stage.tick(2.875)
    #expect(near(stage.alpha(view), 0.75))
    #expect(stage.log.isEmpty)
    try stage.tick(3)
    #expect(stage.log == ["done+"])
  }

  @Test func aSpringRepeatsAsWell() throws {
    let stage = Stage()
    let view = try stage.view()
    let curve = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    var options = AnimationOptions.timing(curve, 1.5)
    options.flags = .repeats
    _ = stage.animations.animate(options) { stage.set(view, .center, [1, 0]) }
    try stage.tick(15.3)
    #expect(near(stage.shown(view, .center)[0], 1.124355, 1e-6))
  }

  @Test func theVelocityTurnsRoundOnTheWayBack() throws {
    let stage = Stage()
    let view = try stage.view()
    _ = stage.animations.animate(options(1, [.repeats, .autoreverses])) {
      stage.set(view, .center, [10, 0])
    }
    try stage.tick(0.5)
    #expect(near(stage.velocity(view, .center)[0], 10))
    try stage.tick(1.5)
    #expect(near(stage.velocity(view, .center)[0], -10))
  }

  @Test func theShortestDurationIsNoDivisionByNothing() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, options(5e-324, .repeats))
    try stage.tick(1e300)
    let alpha = stage.alpha(view)
    #expect(alpha >= 0 && alpha <= 1)
    #expect(stage.velocity(view, .alpha)[0].isFinite)
  }
}
