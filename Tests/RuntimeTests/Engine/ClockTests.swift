import Testing

@testable import Motus

/// The runtime's own clock: speed, seeking, standing still.
struct ClockTests {
  private func scene() throws -> (Stage, Handle) {
    let stage = Stage()
    return (stage, try stage.view())
  }

  @Test func atSpeedOneItIsTheHostsToTheLastBit() throws {
    let stage = Stage(at: 1e6 / 3)
    for step in 1...50 {
      let time = 1e6 / 3 + Double(step) / 7
      try stage.tick(time)
      #expect(stage.animations.now == time && stage.runtime.time == time)
    }
  }

  @Test func everythingRunsAtItsSpeed() throws {
    let (stage, view) = try scene()
    stage.runtime.setSpeed(0.5)
    stage.fade(view, to: 0, .linear(1, delay: 1), "done")
    #expect(stage.runtime.nextDeadline == 2)
    try stage.tick(2)
    try stage.tick(3)
    #expect(near(stage.alpha(view), 0.5))
    try stage.tick(3.999)
    #expect(stage.log.isEmpty)
    try stage.tick(4)
    #expect(stage.log == ["done+"])
    #expect(stage.runtime.time == 4 && stage.animations.now == 2)
  }

  @Test func anotherSpeedDoesNotMoveThePicture() throws {
    let (stage, view) = try scene()
    stage.fade(view, to: 0, .linear(8))
    var expected = 1.0
    var time = 0.0
    for speed in [1.0, 0.1, 3, 0, 1, 0.5, 1] {
      stage.runtime.setSpeed(speed)
      try stage.tick(time)
      #expect(near(stage.alpha(view), expected, 1e-12))
      time += 0.75
      try stage.tick(time)
      expected -= 0.75 * speed / 8
      #expect(near(stage.alpha(view), expected, 1e-12))
    }
  }

  @Test func standingStillNeedsNoFramesAndHasNoDeadline() throws {
    let (stage, view) = try scene()
    stage.fade(view, to: 0, .linear(1))
    stage.fade(view, to: 0.5, .linear(1, delay: 1))
    stage.runtime.setSpeed(0)
    try stage.tick(1)
    #expect(!stage.runtime.needsTick && stage.runtime.nextDeadline == .infinity)
    #expect(!stage.runtime.isIdle)
    try stage.tick(100)
    #expect(stage.alpha(view) == 1)
    // What a hand does still shows.
    stage.set(view, .shadowRadius, [3])
    #expect(stage.runtime.needsTick)
    stage.runtime.setSpeed(1)
    try stage.tick(100.5)
    #expect(near(stage.alpha(view), 0.5))
  }

  @Test func seekingBringsWhatWouldHaveHappened() throws {
    let (stage, view) = try scene()
    stage.fade(view, to: 0, .linear(1), "first")
    stage.fade(view, to: 0.5, .linear(1, delay: 2), "second")
    stage.runtime.seek(by: 2.5)
    #expect(stage.runtime.needsTick)
    try stage.tick(0)
    #expect(stage.log == ["first+"])
    #expect(near(stage.alpha(view), 0.25))
    #expect(stage.animations.now == 2.5 && stage.runtime.time == 0)
    try stage.tick(0.5)
    #expect(stage.log == ["first+", "second+"])
  }

  @Test func seekingIsKeptWhenTheSpeedChanges() throws {
    let (stage, _) = try scene()
    stage.runtime.seek(by: 2)
    stage.runtime.setSpeed(0.5)
    try stage.tick(1)
    #expect(near(stage.animations.now, 2.5))
    stage.runtime.setSpeed(1)
    try stage.tick(2)
    #expect(near(stage.animations.now, 3.5))
  }

  @Test func idleMeansThatNothingMovesWaitsOrIsToBeSaid() throws {
    let (stage, view) = try scene()
    try stage.tick(0)
    #expect(stage.runtime.isIdle)
    stage.fade(view, to: 0, .linear(1, delay: 1), "done")
    #expect(!stage.runtime.isIdle)
    try stage.tick(0.5)
    #expect(!stage.runtime.needsTick && !stage.runtime.isIdle)
    try stage.tick(2)
    try stage.tick(2)
    #expect(stage.runtime.isIdle)
  }
}
