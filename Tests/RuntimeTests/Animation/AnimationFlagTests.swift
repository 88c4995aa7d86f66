import Testing

@testable import Motus

/// The options of UA-16 beyond duration, delay and curve.
@Suite struct AnimationFlagTests {
  private let stage = Stage()

  /// UA-5: what begins from the current state starts at what is shown; what it replaces is told
  /// so (UA-3).
  @Test func fromTheCurrentStateNothingIsAddedUp() throws {
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1), "old")
    try stage.tick(0.5)
    stage.fade(view, to: 1, .linear(1, flags: .beginFromCurrentState), "new")
    #expect(stage.alpha(view) == 0.5)
    try stage.tick(0.75)
    #expect(near(stage.alpha(view), 0.625) && stage.takeLog() == ["old-"])
    try stage.tick(1.5)
    #expect(stage.alpha(view) == 1 && stage.takeLog() == ["new+"])
    try stage.tick(2)
    #expect(stage.isEmpty)
  }

  /// A spring goes on with the velocity that is there.
  @Test func aSpringFromTheCurrentStateTakesOverTheVelocity() throws {
    let view = try stage.view()
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    _ = stage.animations.animate(.linear(1), completion: nil) {
      stage.set(view, .center, [100, 40])
    }
    try stage.tick(0.5)
    var options = AnimationOptions.timing(spring, spring.naturalDuration!)
    options.flags = .beginFromCurrentState
    _ = stage.animations.animate(options, completion: nil) { stage.set(view, .center, [0, 0]) }
    #expect(near(stage.shown(view, .center), [50, 20]))
    #expect(near(stage.velocity(view, .center), [100, 40], 1e-9))
    // x(t) = 50 a(t) + 100 b(t).
    let part = Spring(SpringParameters()).displacement(at: 0.125)
    try stage.tick(0.625)
    let place = [50 * part.a + 100 * part.b, 20 * part.a + 40 * part.b]
    #expect(near(stage.shown(view, .center), place, 1e-9))
    let rate = Spring(SpringParameters()).velocity(at: 0.125)
    let pace = 50 * rate.a + 100 * rate.b
    #expect(near(stage.velocity(view, .center)[0], pace, 1e-9))
  }

  /// UIKit's jump, as an option. UA-5: position stays additive there.
  @Test func theJumpIsAnOption() throws {
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1), "old")
    _ = stage.animations.animate(.linear(1), completion: nil) {
      stage.set(view, .center, [100, 0])
    }
    try stage.tick(0.5)
    _ = stage.animations.animate(.linear(1, flags: .jumpsOnRetarget), completion: nil) {
      stage.set(view, alpha: 1)
      stage.set(view, .center, [0, 0])
    }
    #expect(stage.alpha(view) == 0 && stage.shown(view, .center) == [50, 0])
    try stage.tick(0.75)
    #expect(near(stage.alpha(view), 0.25) && stage.takeLog() == ["old-"])
    #expect(near(stage.shown(view, .center), [50, 0]))
  }

  /// UA-7: nested blocks take these over too, unless they override.
  @Test func nestedBlocksInheritTheWayOfRetargeting() throws {
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1), "old")
    try stage.tick(0.5)
    _ = stage.animations.animate(.linear(1, flags: .beginFromCurrentState), completion: nil) {
      stage.fade(view, to: 1, .linear(9), "new")
    }
    try stage.tick(0.75)
    #expect(stage.takeLog() == ["old-"] && near(stage.alpha(view), 0.625))
  }

  /// UA-11: total = duration × count × 2 with autoreverses; the completion comes at its end.
  @Test func modifiedAnimationsRepeatInTheirOwnWay() throws {
    let view = try stage.view()
    let other = try stage.view()
    _ = stage.animations.animate(.linear(0.5), completion: stage.word("done")) {
      stage.animations.modify(repeatCount: 3, autoreverses: true) { stage.set(view, alpha: 0) }
      stage.set(other, alpha: 0)
    }
    try stage.tick(0.5)
    #expect(stage.takeLog() == ["done+"] && stage.alpha(other) == 0)
    #expect(stage.alpha(view) == 0 || stage.alpha(view) == 1)
    for (time, alpha) in [(0.75, 0.5), (1.0, 1.0), (1.25, 0.5), (2.75, 0.5), (2.9, 0.8)] {
      try stage.tick(time)
      #expect(near(stage.alpha(view), alpha, 1e-9), "\(time)")
    }
    try stage.tick(3)
    #expect(stage.alpha(view) == 0)
    try stage.tick(4)
    #expect(stage.isEmpty)
  }

  @Test func aBlockThatOnlyModifiesIsOverWithThat() throws {
    let view = try stage.view()
    let name = stage.animations.animate(.linear(0.5), completion: stage.word("done")) {
      stage.animations.modify(repeatCount: 2, autoreverses: false) { stage.set(view, alpha: 0) }
    }
    #expect(!name.isNone)
    try stage.tick(0.9)
    #expect(stage.takeLog() == [])
    try stage.tick(1)
    #expect(stage.takeLog() == ["done+"])
  }

  /// UA-11: outside of an animated block it has no effect.
  @Test func modifyingNothingIsJustACall() throws {
    let view = try stage.view()
    stage.animations.modify(repeatCount: 3, autoreverses: true) { stage.set(view, alpha: 0.5) }
    #expect(stage.alpha(view) == 0.5 && stage.isEmpty == false)
    try stage.tick(1)
    #expect(stage.isEmpty)
  }

  /// UA-18: a pace is a hint in the deadline, the fastest of those that are asked for.
  @Test func aPaceIsAHintWhileAllThatMovesHasOne() throws {
    let view = try stage.view()
    let thirty = AnimationOptions.Flags(rawValue: 7 << 24)
    let sixty = AnimationOptions.Flags(rawValue: 3 << 24)
    let runtime = stage.runtime
    stage.fade(view, to: 0, .linear(1, flags: thirty))
    #expect(near(runtime.nextDeadline, 0.9 / 30))
    try stage.tick(0.25)
    #expect(near(runtime.nextDeadline, 0.25 + 0.9 / 30) && !runtime.needsTick && !runtime.isIdle)
    let other = try stage.view()
    stage.fade(other, to: 0, .linear(0.5, flags: sixty))
    #expect(near(runtime.nextDeadline, 0.25 + 0.9 / 60))
    stage.fade(try stage.view(), to: 0, .linear(0.25))
    try stage.tick(0.375)
    #expect(runtime.nextDeadline == .infinity && runtime.needsTick)
    try stage.tick(0.5)
    #expect(near(runtime.nextDeadline, 0.5 + 0.9 / 60))
    try stage.tick(0.75)
    #expect(near(runtime.nextDeadline, 0.75 + 0.9 / 30))
    // By the host's clock, however slow the runtime's own is.
    runtime.setSpeed(0.1)
    #expect(near(runtime.nextDeadline, 0.75 + 0.9 / 30) && !runtime.needsTick)
    runtime.setSpeed(1)
    try stage.tick(2)
    try stage.tick(2)
    #expect(stage.isEmpty)
  }

  /// The same for what drivers move: keyframes and animators.
  @Test func keyframesAndAnimatorsHaveAPaceToo() throws {
    let view = try stage.view()
    let runtime = stage.runtime
    let thirty = AnimationOptions.Flags(rawValue: 7 << 24)
    stage.animations.beginKeyframes(.linear(1, flags: thirty), .linear, SplineForm())
    stage.set(view, alpha: 0)
    _ = stage.animations.commit(completion: nil)
    try stage.tick(0.25)
    #expect(near(runtime.nextDeadline, 0.25 + 0.9 / 30) && !runtime.needsTick)
    let animator = try PropertyAnimator.makeRunning(
      .linear(1, flags: thirty), entities: runtime.entities, animations: stage.animations,
      completion: nil
    ) { [stage] in stage.set(view, .center, [9, 9]) }
    try stage.tick(0.5)
    #expect(near(runtime.nextDeadline, 0.5 + 0.9 / 30) && !runtime.needsTick)
    try animator.pause()
    animator.configure { $0.flags = [] }
    try animator.stop(withoutFinishing: true)
    try animator.addAnimations { [stage] in stage.set(view, .center, [0, 0]) }
    try animator.start()
    try stage.tick(0.75)
    #expect(runtime.nextDeadline == .infinity && runtime.needsTick)
  }
}
