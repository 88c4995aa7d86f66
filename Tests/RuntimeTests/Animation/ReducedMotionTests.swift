import Testing

@testable import Motus

/// a cross-dissolve instead of movement, and never no change.
struct ReducedMotionTests {
  private let stage = Stage()
  private let view: Handle

  init() throws {
    view = try stage.view()
    stage.animations.setReducesMotion(true)
  }

  private var x: Double { stage.shown(view, .center)[0] }

  private func move(_ options: AnimationOptions) -> Handle {
    stage.animations.animate(options, completion: stage.word("done")) {
      stage.set(view, .center, [10, 0])
    }
  }

  private func expectDissolve(from start: Double) throws {
    for (time, expectedX, alpha) in [
      (0.25, 0.0, 0.75), (0.75, 0, 0.25), (1, 10, 0), (1.5, 10, 0.5),
    ] {
      try stage.tick(start + time)
      #expect(x == expectedX && near(stage.alpha(view), alpha), "at \(time)")
      #expect(stage.modelAlpha(view) == 1)
    }
  }

  @Test func whatWouldMoveDissolves() throws {
    let name = move(.linear(2))
    #expect(!name.isNone)
    try expectDissolve(from: 0)
    #expect(stage.log.isEmpty)
    try stage.tick(2)
    #expect(stage.log == ["done+"] && stage.alpha(view) == 1 && x == 10)
    try stage.tick(2)
    #expect(stage.isEmpty)
  }

  @Test func aDelayIsKept() throws {
    _ = move(.linear(2, delay: 1))
    try stage.tick(0.5)
    #expect(x == 0 && stage.alpha(view) == 1)
    try expectDissolve(from: 1)
  }

  @Test func whatDoesNotMoveIsAnimatedAsEver() throws {
    stage.animations.animate(.linear(2)) {
      stage.set(view, .shadowRadius, [8])
      stage.set(view, .center, [10, 0])
    }
    try stage.tick(0.5)
    #expect(near(stage.shown(view, .shadowRadius)[0], 2) && x == 0)
    let other = try stage.view()
    stage.fade(other, to: 0, .linear(2))
    try stage.tick(1.5)
    #expect(near(stage.alpha(other), 0.5))
  }

  @Test func aViewThatFadesInOrOutIsNotMadeNegative() throws {
    stage.animations.animate(.linear(2)) {
      stage.set(view, .center, [10, 0])
      stage.set(view, alpha: 0)
    }
    for time in [0.5, 1, 1.5, 2] {
      try stage.tick(time)
      #expect(stage.alpha(view) >= 0)
    }
    #expect(x == 10 && stage.alpha(view) == 0)
  }

  @Test func aBlockMayKeepItsMotion() throws {
    _ = move(.linear(2, flags: .keepsMotion))
    try stage.tick(1)
    #expect(near(x, 5) && stage.alpha(view) == 1)
  }

  @Test func anAnimatorDissolvesAndIsScrubbed() throws {
    let animator = try stage.animator(2, .cubic(.easeIn)) { stage.set(view, .center, [10, 0]) }
    try animator.start()
    try stage.tick(1)
    let progress = CubicCurve.easeIn.value(at: 0.5)
    #expect(x == 0 && near(stage.alpha(view), 1 - 2 * progress, 1e-9))
    try animator.pause()
    #expect(animator.fractionComplete == 0.5)
    // It is scrubbed along a line, from where it was paused to its end.
    try animator.setFractionComplete(0.75)
    try stage.tick(1)
    let later = progress + (1 - progress) * 0.5
    #expect(later > 0.5 && x == 10 && near(stage.alpha(view), 2 * later - 1, 1e-9))
    animator.setReversed(true)
    try animator.start()
    try stage.tick(9)
    #expect(x == 0 && stage.alpha(view) == 1)
    try stage.tick(9)
    #expect(stage.isEmpty)
  }

  @Test func anAnimatorMayKeepItsMotion() throws {
    let animator = try stage.animator(2) { stage.set(view, .center, [10, 0]) }
    animator.configure { $0.flags.insert(.keepsMotion) }
    try animator.start()
    try stage.tick(1)
    #expect(near(x, 5))
  }

  @Test func keyframesDissolveOnce() throws {
    stage.animations.beginKeyframes(.linear(2), .cubic, SplineForm())
    for part in 0..<2 {
      try stage.animations.beginKeyframe(from: Double(part) / 2, length: 0.5)
      stage.set(view, .center, [Double(part + 1) * 5, 0])
      _ = stage.animations.commit(completion: nil)
    }
    _ = stage.animations.commit(completion: nil)
    try expectDissolve(from: 0)
  }

  @Test func switchedOnLaterItLeavesAloneWhatRuns() throws {
    stage.animations.setReducesMotion(false)
    _ = move(.linear(2))
    stage.animations.setReducesMotion(true)
    try stage.tick(1)
    #expect(near(x, 5))
  }
}
