import Testing

@testable import Motus

/// Touches and views that move: UA-8, PA-21.
struct InteractionBlockingTests {
  private func stage() throws -> (Stage, Handle) {
    let stage = Stage()
    let view = try stage.view(in: stage.runtime.views.window)
    stage.set(stage.runtime.views.window, .bounds, [0, 0, 100, 100])
    stage.set(stage.runtime.views.window, .center, [50, 50])
    stage.set(view, .bounds, [0, 0, 100, 100])
    stage.set(view, .center, [50, 50])
    return (stage, view)
  }

  private func isHit(_ stage: Stage, _ view: Handle) -> Bool {
    let views = stage.runtime.views
    return views.hitTest(views.window.index, Point(x: 50, y: 50)) == view.index
  }

  @Test func aMovingViewTakesNoTouches() throws {
    let (stage, view) = try stage()
    #expect(isHit(stage, view))
    stage.fade(view, to: 0.5, .linear(1))
    #expect(!isHit(stage, view))
    try stage.tick(0.5)
    #expect(!isHit(stage, view))
    try stage.tick(1)
    #expect(isHit(stage, view))
  }

  @Test func unlessTheBlockAllowsIt() throws {
    let (stage, view) = try stage()
    stage.fade(view, to: 0.5, .linear(1, flags: .allowUserInteraction))
    #expect(isHit(stage, view))
  }

  @Test func theLastOfSeveralMotionsLetsTouchesThrough() throws {
    let (stage, view) = try stage()
    stage.fade(view, to: 0.5, .linear(1))
    stage.fade(view, to: 0.25, .linear(2))
    stage.fade(view, to: 0.75, .linear(3, flags: .allowUserInteraction))
    try stage.tick(1)
    #expect(!isHit(stage, view))
    try stage.tick(2)
    #expect(isHit(stage, view))
  }

  @Test func completionsFindTouchesAllowed() throws {
    let (stage, view) = try stage()
    var seen: Bool?
    _ = stage.animations.animate(.linear(1), completion: { _ in seen = self.isHit(stage, view) }) {
      stage.set(view, alpha: 0.5)
    }
    try stage.tick(1)
    #expect(seen == true)
  }

  @Test func hitTestingUsesModelPositions() throws {  // UA-8
    let (stage, view) = try stage()
    _ = stage.animations.animate(.linear(1, flags: .allowUserInteraction)) {
      stage.set(view, .center, [500, 50])
    }
    #expect(!isHit(stage, view))
  }

  @Test func endingAnAnimationLetsTouchesThrough() throws {
    let (stage, view) = try stage()
    for end in [
      { (name: Handle) in try stage.animations.jump(name) },
      { name in try stage.animations.freeze(name) },
      { _ in stage.animations.removeAll(from: view.index) },
    ] {
      let target = stage.modelAlpha(view) == 0.5 ? 0.75 : 0.5
      let name = stage.fade(view, to: target, .linear(1))
      #expect(!isHit(stage, view))
      try end(name)
      #expect(isHit(stage, view))
    }
  }

  @Test func animatorsLetTouchesThroughByDefault() throws {  // PA-21
    let (stage, view) = try stage()
    let animator = try stage.animator(1) { stage.set(view, alpha: 0.5) }
    try animator.start()
    #expect(isHit(stage, view))
  }

  @Test func animatorsCanKeepTouchesAwayForTheirDuration() throws {  // PA-21
    let (stage, view) = try stage()
    let animator = try stage.animator(1) { stage.set(view, alpha: 0.5) }
    animator.configure { $0.isUserInteractionEnabled = false }
    try animator.start()
    try stage.tick(0.5)
    #expect(!isHit(stage, view))
    try animator.pause()
    try stage.tick(5)
    #expect(!isHit(stage, view))
    try animator.start()
    try stage.tick(6)
    #expect(isHit(stage, view))
  }

  @Test func blocksInsideAnAnimatorDoAsItSays() throws {
    let (stage, view) = try stage()
    let animator = try stage.animator(1) {
      stage.fade(view, to: 0.5, .linear(1))
    }
    try animator.start()
    #expect(isHit(stage, view))
  }
}
