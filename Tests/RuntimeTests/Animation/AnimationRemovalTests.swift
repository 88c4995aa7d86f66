import Testing

@testable import Motus

/// Animations that end before their time: UA-3, and the header's cancel and remove.
struct AnimationRemovalTests {
  @Test func jumpingShowsTheTargetAndCompletesNextTickUnfinished() throws {
    let stage = Stage()
    let view = try stage.view()
    let name = stage.fade(view, to: 0, .linear(1), "cut")
    try stage.tick(0.25)
    try stage.animations.jump(name)
    #expect(stage.alpha(view) == 0)
    #expect(stage.log.isEmpty)
    #expect(stage.animations.needsFrame)
    #expect(!stage.runtime.isAlive(name))
    try stage.tick(0.25)
    #expect(stage.log == ["cut-"])
    #expect(stage.isEmpty)
  }

  @Test func freezingMakesWhatIsShownTheModel() throws {
    let stage = Stage()
    let view = try stage.view()
    let name = stage.fade(view, to: 0, .linear(1), "cut")
    try stage.tick(0.25)
    try stage.animations.freeze(name)
    #expect(near(stage.alpha(view), 0.75))
    #expect(near(stage.modelAlpha(view), 0.75))
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0.75))
    #expect(stage.log == ["cut-"])
    #expect(stage.isEmpty)
  }

  @Test func aFrozenTransformStaysToTheBit() throws {
    let stage = Stage()
    let view = try stage.view()
    let name = stage.animations.animate(.linear(1)) {
      stage.set(view, .transform, [0, 2, -1, 0, 10, 20])
    }
    try stage.tick(0.3)
    let shown = stage.shown(view, .transform)
    try stage.animations.freeze(name)
    #expect(near(stage.model(view, .transform), shown, 1e-12))
  }

  @Test func endingOneOfTwoLeavesTheOther() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.set(view, .center, [0, 0])
    let first = stage.animations.animate(.linear(1)) { stage.set(view, .center, [100, 0]) }
    try stage.tick(0.5)
    _ = stage.animations.animate(.linear(1)) { stage.set(view, .center, [200, 0]) }
    try stage.animations.jump(first)
    #expect(near(stage.shown(view, .center)[0], 100))
    try stage.tick(1)
    #expect(near(stage.shown(view, .center)[0], 150))
  }

  @Test func freezingOneOfTwoKeepsWhatIsShown() throws {
    let stage = Stage()
    let view = try stage.view()
    let first = stage.animations.animate(.linear(1)) { stage.set(view, .center, [100, 0]) }
    try stage.tick(0.25)
    let second = stage.animations.animate(.linear(1)) { stage.set(view, .center, [200, 0]) }
    try stage.animations.freeze(first)
    #expect(near(stage.shown(view, .center)[0], 25))
    #expect(near(stage.model(view, .center)[0], 25))
    try stage.tick(1.25)
    #expect(near(stage.shown(view, .center)[0], 25))
    #expect(!stage.runtime.isAlive(second))
  }

  @Test func aWaitingAnimationCanBeEnded() throws {
    let stage = Stage()
    let view = try stage.view()
    let frozen = stage.fade(view, to: 0, .linear(1, delay: 5), "frozen")
    try stage.tick(1)
    try stage.animations.freeze(frozen)
    #expect(near(stage.modelAlpha(view), 1))
    let jumped = stage.fade(view, to: 0, .linear(1, delay: 5), "jumped")
    try stage.animations.jump(jumped)
    #expect(stage.alpha(view) == 0)
    try stage.tick(2)
    #expect(stage.log == ["frozen-", "jumped-"])
    #expect(stage.isEmpty)
  }

  @Test func removingAllShowsTheModelAndCutsTheAnimationsOff() throws {  // UA-3
    let stage = Stage()
    let view = try stage.view()
    let other = try stage.view()
    stage.fade(view, to: 0.5, .linear(1), "a")
    stage.fade(view, to: 0.25, .linear(1, delay: 1), "b")
    _ = stage.animations.animate(.linear(1), completion: stage.word("c")) {
      stage.set(view, .shadowRadius, [10])
      stage.set(other, alpha: 0)
    }
    try stage.tick(0.5)
    stage.animations.removeAll(from: view.index)
    #expect(stage.alpha(view) == 0.25)
    #expect(stage.shown(view, .shadowRadius) == [10])
    try stage.tick(0.75)
    #expect(stage.takeLog().sorted() == ["a-", "b-"])
    #expect(near(stage.alpha(other), 0.25))
    try stage.tick(1)
    #expect(stage.takeLog() == ["c+"])
    try stage.tick(1)
    #expect(stage.isEmpty)
  }

  @Test func removingAllAfterTheEndChangesNothing() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1), "a")
    try stage.tick(1)
    stage.animations.removeAll(from: view.index)
    stage.fade(view, to: 1, .linear(1), "b")
    try stage.tick(1.5)
    #expect(near(stage.alpha(view), 0.5))
    try stage.tick(2)
    try stage.tick(2)
    #expect(stage.log == ["a+", "b+"])
    #expect(stage.isEmpty)
  }

  @Test func removingAllInsideABlockLeavesNothingOfTheBlock() throws {
    let stage = Stage()
    let view = try stage.view()
    let name = stage.animations.animate(.linear(1), completion: stage.word("a")) {
      stage.set(view, alpha: 0)
      stage.animations.removeAll(from: view.index)
    }
    #expect(name.isNone)
    try stage.tick(0)
    #expect(stage.log == ["a+"])
    #expect(stage.isEmpty)
  }

  @Test func aViewThatLeavesTheWindowTakesItsAnimationsWithIt() throws {  // UA-3
    let stage = Stage()
    let window = stage.runtime.views.window
    let parent = try stage.view(in: window)
    let child = try stage.view(in: parent)
    let outside = try stage.view()
    stage.fade(child, to: 0, .linear(1), "child")
    stage.fade(parent, to: 0, .linear(1, delay: 3), "parent")
    stage.fade(outside, to: 0, .linear(1), "outside")
    try stage.tick(0.25)
    stage.runtime.views.removeFromSuperview(parent.index)
    #expect(stage.alpha(child) == 0)
    #expect(stage.alpha(parent) == 0)
    try stage.tick(0.5)
    #expect(stage.takeLog().sorted() == ["child-", "parent-"])
    #expect(near(stage.alpha(outside), 0.5))
    try stage.tick(1)
    try stage.tick(1)
    #expect(stage.takeLog() == ["outside+"])
    #expect(stage.isEmpty)
  }

  @Test func aViewThatMovesWithinTheWindowKeepsItsAnimations() throws {
    let stage = Stage()
    let window = stage.runtime.views.window
    let a = try stage.view(in: window)
    let b = try stage.view(in: window)
    let child = try stage.view(in: a)
    stage.fade(child, to: 0, .linear(1), "child")
    try stage.tick(0.5)
    try stage.runtime.views.add(child.index, to: b.index)
    #expect(near(stage.alpha(child), 0.5))
    try stage.tick(1)
    #expect(stage.log == ["child+"])
  }

  @Test func aViewThatEndsTakesItsAnimationsWithIt() throws {  // UA-3
    let stage = Stage()
    let view = try stage.view()
    let other = try stage.view()
    stage.fade(view, to: 0, .linear(1), "gone")
    stage.fade(view, to: 0.5, .linear(2, delay: 1), "gone too")
    _ = stage.animations.animate(.linear(1), completion: stage.word("shared")) {
      stage.set(view, .shadowRadius, [3])
      stage.set(other, alpha: 0)
    }
    try stage.tick(0.5)
    stage.runtime.views.release(view)
    #expect(stage.tracks.count == 1)
    try stage.tick(0.75)
    #expect(stage.takeLog().sorted() == ["gone too-", "gone-"])
    try stage.tick(1)
    #expect(stage.takeLog() == ["shared+"])
    try stage.tick(1)
    #expect(stage.isEmpty)
  }

  @Test func aViewMayEndInsideTheBlockThatMovesIt() throws {
    let stage = Stage()
    let view = try stage.view()
    let name = stage.animations.animate(.linear(1), completion: stage.word("a")) {
      stage.set(view, alpha: 0)
      stage.runtime.views.release(view)
    }
    #expect(name.isNone)
    try stage.tick(0)
    #expect(stage.log == ["a+"])
    #expect(stage.isEmpty)
  }

  /// A host that starts and ends delayed animations for ever does not fill the memory.
  @Test func deadlinesOfEndedAnimationsDoNotPileUp() throws {
    let stage = Stage()
    let view = try stage.view()
    for _ in 0..<1000 {
      let name = stage.fade(view, to: stage.modelAlpha(view) == 0 ? 1 : 0, .linear(1, delay: 1e6))
      try stage.animations.jump(name)
    }
    #expect(stage.animations.deadlines.count <= 128)
    #expect(stage.animations.nextDeadline == .infinity)
  }
}
