import Testing

@testable import Motus

/// Springs of animators: PA-8, PA-15.
extension AnimatorRulesTests {
  var bouncy: SpringParameters { SpringParameters() }

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
}
