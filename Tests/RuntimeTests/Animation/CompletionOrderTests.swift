import Testing

@testable import Motus

/// When completions come, and in which order.
struct CompletionOrderTests {
  @Test func ofTheSameEndTheOneBegunFirstCompletesFirst() throws {
    let stage = Stage()
    let curves: [TimingCurve] = [
      .linear, .cubic(.easeIn), .spring(SpringParameters(), initialVelocity: 0), .cubic(.easeOut),
    ]
    for index in 0..<24 {
      stage.fade(
        try stage.view(), to: 0, .timing(curves[index % curves.count], 1), "\(index)")
    }
    try stage.tick(1)
    #expect(stage.log == (0..<24).map { "\($0)+" })
  }

  @Test func aLongFrameCompletesInTheOrderOfTheEnds() throws {
    let stage = Stage()
    let durations = [0.5, 0.25, 1, 0.75, 0.3, 0.6, 0.9, 0.1]
    for duration in durations {
      stage.fade(try stage.view(), to: 0, .linear(duration), "\(duration)")
    }
    stage.fade(try stage.view(), to: 0, .linear(0.25, delay: 0.15), "delayed")
    try stage.tick(2)
    let expected = ["0.1", "0.25", "0.3", "delayed", "0.5", "0.6", "0.75", "0.9", "1.0"]
    #expect(stage.log == expected.map { $0 + "+" })
  }

  @Test func whatWasCutOffBeforeTheFrameComesFirst() throws {
    let stage = Stage()
    stage.fade(try stage.view(), to: 0, .linear(0.5), "ends")
    let name = stage.fade(try stage.view(), to: 0, .linear(1), "cut")
    stage.fade(try stage.view(), to: 0, .linear(0), "at once")
    try stage.animations.jump(name)
    try stage.tick(1)
    #expect(stage.log == ["cut-", "at once+", "ends+"])
  }

  @Test func completionsSeeAllValuesOfTheFrame() throws {
    let stage = Stage()
    let a = try stage.view()
    let b = try stage.view()
    var seen: [Double] = []
    _ = stage.animations.animate(
      .linear(0.5), completion: { _ in seen = [stage.alpha(a), stage.alpha(b)] }
    ) { stage.set(a, alpha: 0) }
    stage.fade(b, to: 0, .linear(1))
    try stage.tick(0.5)
    #expect(seen.count == 2 && seen[0] == 0 && near(seen[1], 0.5))
  }

  @Test func whatACompletionBeginsStartsInItsFrame() throws {
    let stage = Stage()
    let view = try stage.view()
    _ = stage.animations.animate(
      .linear(0.5),
      completion: { _ in stage.fade(view, to: 1, .linear(1), "second") }
    ) { stage.set(view, alpha: 0) }
    try stage.tick(0.5)
    #expect(near(stage.alpha(view), 0))
    try stage.tick(1)
    #expect(near(stage.alpha(view), 0.5))
    try stage.tick(1.5)
    #expect(stage.log == ["second+"])
  }

  @Test func whatFallsDueInACompletionComesNextFrame() throws {
    let stage = Stage()
    let view = try stage.view()
    let long = stage.fade(view, to: 0.5, .linear(9), "long")
    _ = stage.animations.animate(.linear(0), completion: { _ in try? stage.animations.jump(long) })
    {}
    try stage.tick(1)
    #expect(stage.log.isEmpty)
    #expect(stage.animations.needsFrame)
    try stage.tick(1)
    #expect(stage.log == ["long-"])
  }

  @Test func aCompletionMayEndTheViewOfAnother() throws {
    let stage = Stage()
    let a = try stage.view()
    let b = try stage.view()
    _ = stage.animations.animate(
      .linear(1), completion: { _ in stage.runtime.views.release(b) }
    ) { stage.set(a, alpha: 0) }
    stage.fade(b, to: 0, .linear(1), "b")
    stage.fade(b, to: 0.5, .linear(2), "b2")
    try stage.tick(1)
    #expect(stage.log == ["b+"])
    try stage.tick(1)
    #expect(stage.log == ["b+", "b2-"])
    #expect(stage.isEmpty)
  }

  // MARK: - When a frame is needed

  @Test func anIdleRuntimeNeedsNoFrame() throws {
    let stage = Stage()
    let view = try stage.view()
    #expect(!stage.runtime.needsTick)
    #expect(stage.runtime.nextDeadline == .infinity)
    stage.fade(view, to: 0, .linear(1))
    #expect(stage.runtime.needsTick)
    try stage.tick(0.5)
    #expect(stage.runtime.needsTick)
    try stage.tick(1)
    try stage.tick(1)
    #expect(!stage.runtime.needsTick)
  }

  @Test func aDelayNeedsAFrameOnlyAtItsEnd() throws {
    let stage = Stage(at: 10)
    let view = try stage.view()
    stage.fade(view, to: 0, .linear(1, delay: 3))
    stage.fade(view, to: 0.5, .linear(1, delay: 2))
    try stage.tick(10)
    #expect(!stage.runtime.needsTick)
    #expect(stage.runtime.nextDeadline == 12)
    try stage.tick(12)
    #expect(stage.runtime.needsTick)
    #expect(stage.runtime.nextDeadline == 13)
    try stage.tick(13)
    #expect(stage.runtime.nextDeadline == .infinity)
  }

  @Test func anEndedDelayIsNoDeadline() throws {
    let stage = Stage()
    let view = try stage.view()
    let near = stage.fade(view, to: 0, .linear(1, delay: 2))
    stage.fade(view, to: 0.5, .linear(1, delay: 3))
    try stage.animations.jump(near)
    #expect(stage.runtime.nextDeadline == 3)
  }

  @Test func deadlinesComeInOrderWhateverTheOrderOfEntry() throws {
    var random = Dice(11)
    var deadlines = Deadlines()
    var expected: [(Double, UInt64)] = []
    for index in 0..<300 {
      let time = Double(random.below(40))
      deadlines.insert(time, UInt64(index))
      expected.append((time, UInt64(index)))
    }
    deadlines.clean { $0 % 3 != 0 }
    expected = expected.filter { $0.1 % 3 != 0 }.sorted { $0 < $1 }
    for (time, name) in expected {
      #expect(deadlines.first?.time == time && deadlines.first?.name == name)
      deadlines.removeFirst()
    }
    #expect(deadlines.count == 0)
  }
}
