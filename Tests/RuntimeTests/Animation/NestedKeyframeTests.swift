import Testing

@testable import Motus

/// Keyframes in blocks, in one another and in animators (UA-7, UA-12).
struct NestedKeyframeTests {
  private let stage = Stage()
  private let view: Handle

  init() throws { view = try stage.view() }

  private func keyframes(
    _ options: AnimationOptions = .linear(9), _ calculation: KeyframeCalculation = .linear,
    _ body: () -> Void
  ) {
    stage.animations.beginKeyframes(options, calculation, SplineForm())
    body()
    _ = stage.animations.commit(completion: stage.word("keyframes"))
  }

  private func keyframe(_ start: Double, _ length: Double, _ body: () -> Void) {
    must { try stage.animations.beginKeyframe(from: start, length: length) }
    body()
    _ = stage.animations.commit(completion: nil)
  }

  private func move(to x: Double) { stage.set(view, .center, [x, 0]) }

  private func twoSteps() {
    keyframes {
      keyframe(0, 0.5) { move(to: 10) }
      keyframe(0.5, 0.5) { move(to: 40) }
    }
  }

  private var x: Double { stage.shown(view, .center)[0] }

  @Test func inABlockTheyTakeItsDurationAndTiming() throws {  // UA-7
    stage.animations.begin(.timing(.cubic(.easeIn), 2))
    twoSteps()
    _ = stage.animations.commit(completion: stage.word("block"))
    try stage.tick(1)
    #expect(near(x, 20 * CubicCurve.easeIn.value(at: 0.5), 1e-9))
    try stage.tick(2)
    #expect(x == 40)
    #expect(stage.log == ["block+", "keyframes+"])
  }

  @Test func inABlockTheyKeepTheirOwnDurationWhenTheyOverrideIt() throws {  // UA-7
    stage.animations.begin(.linear(2))
    keyframes(.linear(4, flags: .overrideInheritedDuration)) {
      keyframe(0.5, 0.5) { move(to: 10) }
    }
    _ = stage.animations.commit(completion: nil)
    try stage.tick(3)
    #expect(near(x, 5))
  }

  @Test func keyframesInAKeyframeFillIt() throws {  // UA-12
    keyframes(.linear(4)) {
      keyframe(0.5, 0.5) {
        keyframes(.linear(99), .paced) {
          keyframe(0, 0.1) { move(to: 10) }
          keyframe(0.1, 0.1) { move(to: 40) }
        }
      }
    }
    for (time, value) in [(2.0, 0.0), (2.5, 10), (3, 20), (4, 40)] {
      try stage.tick(time)
      #expect(near(x, value))
    }
    #expect(stage.log == ["keyframes+", "keyframes+"])
    try stage.tick(4)
    #expect(stage.isEmpty)
  }

  @Test func aBlockInAKeyframeIsAPartOfIt() throws {  // UA-7
    keyframes(.linear(4)) {
      keyframe(0.5, 0.5) {
        stage.fade(view, to: 0, .linear(99), "block")
        stage.animations.animate(.linear(1, delay: 0.5, flags: .overrideInheritedDuration)) {
          move(to: 10)
        }
      }
    }
    try stage.tick(3)
    #expect(near(stage.alpha(view), 0.5))
    #expect(near(x, 5))
    try stage.tick(3.5)
    #expect(near(stage.alpha(view), 0.25))
    #expect(near(x, 10))
    #expect(stage.log.isEmpty)
    try stage.tick(4)
    #expect(stage.log == ["block+", "keyframes+"])
  }

  @Test func withoutAnimationChangesInsideShowAtOnce() throws {  // UA-9
    keyframes {
      keyframe(0, 1) {
        stage.animations.performWithoutAnimation { move(to: 10) }
      }
    }
    #expect(x == 10)
    stage.animations.setEnabled(false)
    keyframes { keyframe(0, 1) { move(to: 20) } }
    #expect(x == 20)
  }

  @Test func anAnimatorPlaysPausesScrubsAndReversesThem() throws {  // PA-4, UA-12
    let animator = try stage.animator(2, .cubic(.easeIn)) { twoSteps() }
    try animator.start()
    try stage.tick(1)
    let progress = CubicCurve.easeIn.value(at: 0.5)
    #expect(near(x, 20 * progress, 1e-9))
    try animator.pause()
    try stage.tick(1.5)
    #expect(near(animator.fractionComplete, 0.5))
    #expect(near(x, 20 * progress, 1e-9))
    try animator.seek(to: 0)
    // A hand takes the whole along its line; keyframes keep their places in it.
    for (fraction, value) in [(0.25, 5.0), (0.5, 10), (0.75, 25), (1, 40), (0, 0), (0.5, 10)] {
      try animator.setFractionComplete(fraction)
      try stage.tick(1.5)
      #expect(near(x, value, 1e-9))
    }
    animator.setReversed(true)
    try animator.start()
    #expect(near(x, 10, 1e-9))
    try stage.tick(9)
    #expect(x == 0 && stage.model(view, .center)[0] == 0)
    try stage.tick(9)
    #expect(stage.isEmpty)
  }

  @Test func anAnimatorResumesThemAtThePicture() throws {  // PA-5, R-17
    let animator = try stage.animator(2, .cubic(.easeInOut)) { twoSteps() }
    try animator.setFractionComplete(0.7)
    try stage.tick(0)
    #expect(near(x, 22))
    try animator.start()
    try stage.tick(0)
    #expect(near(x, 22, 1e-6))
    // What the curve shows ahead of the picture falls away on the rest of the way.
    var last = 22.0
    for step in 1...5 {
      try stage.tick(0.1 * Double(step))
      #expect(near(animator.fractionComplete, 0.7 + 0.05 * Double(step), 1e-9))
      #expect(x > last && x < 40)
      last = x
    }
    try stage.tick(0.6)
    #expect(x == 40)
  }

  @Test func aStoppedAnimatorFinishesThemAnywhere() throws {  // PA-3
    for position in [AnimatingPosition.start, .end, .current] {
      let stage = Stage()
      let view = try stage.view()
      let animator = try stage.animator(2) {
        stage.animations.beginKeyframes(.linear(1), .cubic, SplineForm())
        for part in 0..<3 {
          must { try stage.animations.beginKeyframe(from: Double(part) / 3, length: 1.0 / 3) }
          stage.set(view, .center, [Double(part + 1) * 10, 0])
          _ = stage.animations.commit(completion: nil)
        }
        _ = stage.animations.commit(completion: nil)
      }
      try animator.start()
      try stage.tick(1)
      let shown = stage.shown(view, .center)[0]
      try animator.stop(withoutFinishing: false)
      try animator.finish(at: position)
      let expected = position == .start ? 0 : position == .end ? 30 : shown
      #expect(near(stage.model(view, .center)[0], expected, 1e-9))
      try stage.tick(1)
      #expect(stage.isEmpty)
    }
  }
}
