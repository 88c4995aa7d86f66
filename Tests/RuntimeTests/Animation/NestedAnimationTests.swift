import Testing

@testable import Motus

/// Blocks inside blocks and blocks that do not animate: UA-7, UA-9.
struct NestedAnimationTests {
  /// Runs an inner block within an outer one and answers how the inner view stands halfway.
  private func shown(
    at time: Double, _ outer: AnimationOptions, _ inner: AnimationOptions
  ) throws -> Double {
    let stage = Stage()
    let view = try stage.view()
    let other = try stage.view()
    _ = stage.animations.animate(outer) {
      stage.set(other, alpha: 0)
      stage.fade(view, to: 0, inner)
    }
    try stage.tick(time)
    return stage.alpha(view)
  }

  @Test func anInnerBlockTakesDurationAndTimingOfTheOuterOne() throws {
    let outer = AnimationOptions.timing(.cubic(.easeIn), 2)
    #expect(near(try shown(at: 1, outer, .linear(0.1)), 1 - 0.315357, 1e-6))
  }

  @Test func anInnerBlockMayKeepItsDuration() throws {
    let outer = AnimationOptions.timing(.cubic(.easeIn), 2)
    let inner = AnimationOptions.linear(0.5, flags: .overrideInheritedDuration)
    #expect(near(try shown(at: 0.25, outer, inner), 1 - 0.315357, 1e-6))
  }

  @Test func anInnerBlockMayKeepItsTiming() throws {
    let outer = AnimationOptions.timing(.cubic(.easeIn), 2)
    let inner = AnimationOptions.linear(0.5, flags: .overrideInheritedCurve)
    #expect(near(try shown(at: 0.5, outer, inner), 0.75))
  }

  @Test func anInnerBlockMayTakeNothing() throws {
    var outer = AnimationOptions.timing(.cubic(.easeIn), 2)
    outer.delay = 1
    outer.flags = [.repeats]
    let inner = AnimationOptions.linear(0.5, flags: .overrideInheritedOptions)
    #expect(near(try shown(at: 0.25, outer, inner), 0.5))
    #expect(try shown(at: 0.5, outer, inner) == 0)
  }

  @Test func delaysAddUp() throws {
    let outer = AnimationOptions.linear(2, delay: 1)
    let inner = AnimationOptions.linear(9, delay: 0.5)
    #expect(near(try shown(at: 1.5, outer, inner), 1))
    #expect(near(try shown(at: 2.5, outer, inner), 0.5))
    #expect(try shown(at: 3.5, outer, inner) == 0)
  }

  @Test func repetitionIsInherited() throws {
    let outer = AnimationOptions.linear(1, flags: [.repeats, .autoreverses])
    #expect(near(try shown(at: 101.25, outer, .linear(3)), 0.25))
  }

  @Test func aSpringThatKeepsItsTimingKeepsItsDuration() throws {
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    var inner = AnimationOptions.timing(spring, spring.naturalDuration!)
    inner.flags = .overrideInheritedCurve
    // 0.15 s would cut it off on the way.
    #expect(near(try shown(at: 0.2, .linear(0.15), inner), 1 - 0.849426, 1e-6))
  }

  /// The same course in another time: .2 s of 1.4727 s become a tenth of that.
  @Test func anInheritedSpringIsStretchedToTheInnerDuration() throws {
    let spring = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    let natural = spring.naturalDuration!
    let inner = AnimationOptions.linear(natural / 10, flags: .overrideInheritedDuration)
    #expect(near(try shown(at: 0.02, .timing(spring, natural), inner), 1 - 0.849426, 1e-6))
  }

  @Test func eachBlockCompletesByItself() throws {
    let stage = Stage()
    let a = try stage.view()
    let b = try stage.view()
    _ = stage.animations.animate(.linear(1), completion: stage.word("outer")) {
      stage.set(a, alpha: 0)
      stage.fade(b, to: 0, .linear(0.5, flags: .overrideInheritedDuration), "inner")
    }
    try stage.tick(0.5)
    #expect(stage.takeLog() == ["inner+"])
    try stage.tick(1)
    #expect(stage.takeLog() == ["outer+"])
  }

  @Test func theInheritedDurationIsThatOfTheInnermostBlock() throws {
    let stage = Stage()
    var seen: [Double] = []
    func note() {
      seen.append(stage.animations.inheritedDuration)
    }
    note()
    _ = stage.animations.animate(.linear(2)) {
      note()
      _ = stage.animations.animate(.linear(3)) { note() }
      _ = stage.animations.animate(.linear(3, flags: .overrideInheritedDuration)) { note() }
      stage.animations.performWithoutAnimation { note() }
      note()
    }
    note()
    #expect(seen == [0, 2, 2, 3, 0, 2, 0])
  }

  @Test func aBlockInsideOneWithoutDurationDoesNotMoveUnlessItKeepsItsOwn() throws {  // UA-1, UA-7
    #expect(try shown(at: 0, .linear(0), .linear(1)) == 0)
    let inner = AnimationOptions.linear(1, flags: .overrideInheritedDuration)
    #expect(near(try shown(at: 0.25, .linear(0), inner), 0.75))
  }

  @Test func aBlockIsClosedEvenIfItLeavesOthersOpen() throws {
    let stage = Stage()
    let view = try stage.view()
    _ = stage.animations.animate(.linear(1)) {
      stage.animations.begin(.linear(1), isOpenEnded: true)
      stage.animations.begin(.linear(1), isOpenEnded: true)
      stage.set(view, alpha: 0)
    }
    let isClosed = stage.animations.contexts.isEmpty
    #expect(isClosed)
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0.5))
  }

  @Test func beginAndCommitDoWhatABlockDoes() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.animations.begin(.linear(1))
    stage.set(view, alpha: 0)
    stage.animations.begin(.linear(0.5, flags: .overrideInheritedDuration))
    stage.set(view, .shadowRadius, [8])
    #expect(!stage.animations.commit(completion: stage.word("inner")).isNone)
    #expect(!stage.animations.commit(completion: stage.word("outer")).isNone)
    try stage.tick(0.25)
    #expect(near(stage.alpha(view), 0.75))
    #expect(near(stage.shown(view, .shadowRadius), [4]))
    try stage.tick(1)
    #expect(stage.log == ["inner+", "outer+"])
  }

  @Test func aTickIsRefusedWhileABlockIsOpen() throws {
    let stage = Stage()
    stage.animations.begin(.linear(1), isOpenEnded: true)
    #expect(throws: Fault.self) { try stage.tick(1) }
    #expect(stage.now == 0)
    _ = stage.animations.commit(completion: nil)
    try stage.tick(1)
  }

  // MARK: - Without animation (UA-9)

  @Test func changesWithoutAnimationShowAtOnceAlsoInsideBlocks() throws {
    let stage = Stage()
    let view = try stage.view()
    _ = stage.animations.animate(.linear(1), completion: stage.word("outer")) {
      stage.animations.performWithoutAnimation {
        stage.set(view, alpha: 0)
        stage.fade(view, to: 0.5, .linear(1, flags: .overrideInheritedOptions), "inner")
      }
    }
    #expect(stage.alpha(view) == 0.5)
    #expect(stage.tracks.count == 0)
    try stage.tick(0)
    #expect(stage.log == ["inner+", "outer+"])
  }

  @Test func switchedOffBlocksRunAndCompleteWithoutAnimation() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1), "before")
    stage.animations.setEnabled(false)
    let name = stage.fade(view, to: 0.5, .linear(1), "off")
    #expect(name.isNone)
    #expect(stage.modelAlpha(view) == 0.5)
    try stage.tick(0)
    #expect(stage.takeLog() == ["off+"])
    // What was in flight runs on: half of its distance of 1 is left.
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0.5 + 0.5))
    try stage.tick(1)
    #expect(stage.alpha(view) == 0.5)
    #expect(stage.takeLog() == ["before+"])
  }

  @Test func onlyBlocksOpenedFromNowOnAreSwitched() throws {
    let stage = Stage()
    let a = try stage.view()
    let b = try stage.view()
    stage.animations.begin(.linear(1))
    stage.animations.setEnabled(false)
    stage.set(a, alpha: 0)
    stage.fade(b, to: 0, .linear(1))
    stage.animations.setEnabled(true)
    _ = stage.animations.commit(completion: nil)
    #expect(near(stage.alpha(a), 1))
    #expect(stage.alpha(b) == 0)
  }

  @Test func aBlockOpenedWhileSwitchedOffDoesNotKeepLaterOnesFromMoving() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.animations.setEnabled(false)
    _ = stage.animations.animate(.linear(1)) {
      stage.animations.setEnabled(true)
      stage.fade(view, to: 0, .linear(2))
    }
    try stage.tick(1)
    #expect(near(stage.alpha(view), 0.5))
  }
}
