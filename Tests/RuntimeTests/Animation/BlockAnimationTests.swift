import Testing

@testable import Motus

/// Blocks on the runtime's clock: UA-1 to UA-3, UA-6, UA-10, UA-15.
struct BlockAnimationTests {
  @Test func withoutDurationChangesShowAtOnceAndTheCompletionComesNextTurn() throws {  // UA-1, R-14
    let stage = Stage()
    let view = try stage.view()
    let name = stage.fade(view, to: 0.25, .linear(0), "done")
    #expect(name.isNone)
    #expect(stage.modelAlpha(view) == 0.25)
    #expect(stage.alpha(view) == 0.25)
    #expect(stage.log.isEmpty)
    #expect(stage.animations.needsFrame)
    try stage.tick(0)
    #expect(stage.log == ["done+"])
    #expect(stage.isEmpty)
  }

  @Test func aBlockThatChangesNothingCompletesNextTurn() throws {  // UA-2
    let stage = Stage()
    let view = try stage.view()
    let name = stage.fade(view, to: 1, .linear(5), "same")
    let other = stage.animations.animate(.linear(5), completion: stage.word("empty")) {}
    #expect(name.isNone && other.isNone)
    try stage.tick(0.1)
    #expect(stage.log == ["same+", "empty+"])
    #expect(stage.isEmpty)
  }

  @Test func theModelChangesAtOnceAndThePictureFollows() throws {  // UA-6, UA-15
    let stage = Stage(at: 3)
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(2), "done")
    #expect(stage.modelAlpha(view) == 0)
    #expect(near(stage.alpha(view), 1))
    try stage.tick(3)
    #expect(near(stage.alpha(view), 1))
    for eighth in 1..<8 {
      try stage.tick(3 + Double(eighth) / 4)
      #expect(near(stage.alpha(view), 1 - Double(eighth) / 8))
    }
    #expect(stage.log.isEmpty)
    try stage.tick(5)
    #expect(stage.alpha(view) == 0)
    #expect(stage.log == ["done+"])
  }

  /// TM-2, table of curves.
  @Test func cubicsShowTheValuesOfTheTable() throws {
    let stage = Stage()
    let expected: [(TimingCurve, [Double])] = [
      (.cubic(.standard), [0.094796, 0.408511, 0.802403, 0.960459]),
      (.cubic(.easeIn), [0.017027, 0.093465, 0.315357, 0.621862]),
      (.cubic(.easeOut), [0.160572, 0.378138, 0.684643, 0.906535]),
      (.cubic(.easeInOut), [0.019722, 0.129162, 0.5, 0.870838]),
    ]
    var views: [Handle] = []
    for (curve, _) in expected {
      views.append(try stage.view())
      stage.fade(views.last!, to: 0, .timing(curve, 1))
    }
    for (column, time) in [0.1, 0.25, 0.5, 0.75].enumerated() {
      try stage.tick(time)
      for (row, view) in views.enumerated() {
        #expect(near(stage.alpha(view), 1 - expected[row].1[column], 1e-6))
      }
    }
  }

  /// Whatever a host means by "start + delay + duration": added up in one order or the other.
  @Test(arguments: [0.0, 0.7, 1e3 + 0.1, 1.7e9 + 0.3, -5.3])
  func atItsEndTheTargetIsShownAndTheCompletionHasRun(start: Double) throws {  // UA-15
    for (delay, duration) in [(0.0, 0.1), (0.1, 0.2), (0.3, 0.35), (0.7, 0.1)] {
      for time in [(start + delay) + duration, start + (delay + duration)] {
        let stage = Stage(at: start)
        let view = try stage.view()
        stage.fade(view, to: 0.5, .linear(duration, delay: delay), "done")
        try stage.tick(time)
        #expect(stage.alpha(view) == 0.5)
        #expect(stage.log == ["done+"])
      }
    }
  }

  @Test func sixtyFramesOfASixtiethAreASecond() throws {  // UA-15
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1), "done")
    var time = 0.0
    for _ in 0..<59 {
      time += 1.0 / 60
      try stage.tick(time)
    }
    #expect(stage.log.isEmpty)
    time += 1.0 / 60
    try stage.tick(time)
    #expect(stage.log == ["done+"])
  }

  @Test func aDelayHoldsThePictureButNotTheModel() throws {  // UA-10
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1, delay: 2), "done")
    #expect(stage.modelAlpha(view) == 0)
    for time in [0.0, 1.0, 1.9375] {
      try stage.tick(time)
      #expect(near(stage.alpha(view), 1))
    }
    try stage.tick(2)
    #expect(near(stage.alpha(view), 1))
    try stage.tick(2.25)
    #expect(near(stage.alpha(view), 0.75))
    try stage.tick(3)
    #expect(stage.alpha(view) == 0)
    #expect(stage.log == ["done+"])
  }

  @Test func aLateTickDoesNotShiftADelayedStart() throws {  // UA-10
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1, delay: 1))
    try stage.tick(1.5)
    #expect(near(stage.alpha(view), 0.5))
  }

  @Test func oneTickCanStepOverAWholeAnimation() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(0.5, delay: 0.25), "done")
    try stage.tick(9)
    #expect(stage.alpha(view) == 0)
    #expect(stage.log == ["done+"])
    try stage.tick(9)
    #expect(stage.isEmpty)
  }

  @Test func aPropertyMovesInAllItsComponents() throws {
    let stage = Stage()
    let view = try stage.view()
    stage.set(view, .backgroundColor, [0, 0.5, 1, 1])
    let own = try stage.runtime.views.properties.register([0x70], initial: [1, 2, 3])
    _ = stage.animations.animate(.linear(1)) {
      stage.set(view, .bounds, [0, 0, 10, 20])
      stage.set(view, .center, [100, -100])
      stage.set(view, .backgroundColor, [1, 0.5, 0, 0])
      stage.set(view, own, [3, 2, 1])
    }
    try stage.tick(0.5)
    #expect(near(stage.shown(view, .bounds), [0, 0, 5, 10]))
    #expect(near(stage.shown(view, .center), [50, -50]))
    #expect(near(stage.shown(view, .backgroundColor), [0.5, 0.5, 0.5, 0.5]))
    #expect(near(stage.shown(view, own), [2, 2, 2]))
    try stage.tick(1)
    #expect(stage.shown(view, .bounds) == [0, 0, 10, 20])
    #expect(stage.shown(view, own) == [3, 2, 1])
  }

  @Test func aPropertySetTwiceInABlockGoesToItsLastValue() throws {
    let stage = Stage()
    let view = try stage.view()
    _ = stage.animations.animate(.linear(1)) {
      stage.set(view, alpha: 0.5)
      stage.set(view, alpha: 0)
    }
    #expect(stage.tracks.count == 1)
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0.5))
    try stage.tick(1)
    #expect(stage.alpha(view) == 0)
  }

  @Test func aSpringRunsItsCourse() throws {  // TM-5, table: m 1, k 100, c 10
    let stage = Stage()
    let view = try stage.view()
    let curve = TimingCurve.spring(SpringParameters(), initialVelocity: 0)
    stage.set(view, .center, [0, 0])
    _ = stage.animations.animate(.timing(curve, curve.naturalDuration!)) {
      stage.set(view, .center, [1, 0])
    }
    let expected = [(0.1, 0.3403), (0.2, 0.849426), (0.3, 1.124355), (0.5, 1.074591)]
    for (time, value) in expected {
      try stage.tick(time)
      #expect(near(stage.shown(view, .center)[0], value, 1e-6))
    }
    try stage.tick(curve.naturalDuration!)
    #expect(stage.shown(view, .center) == [1, 0])
  }

  @Test func aSpringsVelocityIsInWholeDistances() throws {  // UA-14
    let stage = Stage()
    let view = try stage.view()
    let curve = TimingCurve.spring(SpringParameters(), initialVelocity: 0.5)
    _ = stage.animations.animate(.timing(curve, curve.naturalDuration!)) {
      stage.set(view, .center, [200, 0])
    }
    #expect(near(stage.velocity(view, .center)[0], 100, 1e-9))
  }

  @Test func nothingIsLeftBehind() throws {
    let stage = Stage()
    let views = try (0..<5).map { _ in try stage.view() }
    for (index, view) in views.enumerated() {
      stage.fade(view, to: 0.5, .linear(Double(index) * 0.25, delay: 0.125), "a")
      stage.fade(view, to: 0, .linear(0.5), "b")
    }
    try stage.play(to: 2)
    #expect(stage.log.count == 10)
    try stage.tick(2)
    #expect(stage.isEmpty)
    #expect(stage.animations.deadlines.count == 0)
  }

  @Test func aNameIsStaleOnceItsAnimationHasEnded() throws {
    let stage = Stage()
    let view = try stage.view()
    let name = stage.fade(view, to: 0, .linear(1))
    #expect(stage.runtime.isAlive(name))
    try stage.tick(0.5)
    #expect(stage.runtime.isAlive(name))
    try stage.tick(1)
    #expect(!stage.runtime.isAlive(name))
    #expect(throws: Fault.self) { try stage.animations.jump(name) }
    #expect(throws: Fault.self) { try stage.animations.freeze(name) }
  }
}
