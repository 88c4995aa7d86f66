import Testing

@testable import Motus

struct DisplayLinkTests {
  private let stage = Stage()

  private func link() throws -> DisplayLink {
    let link = try stage.runtime.displayLinks.make()
    link.call { link in stage.log.append("\(link.timestamp) \(link.target)") }
    return link
  }

  @Test func itCallsWithEveryFrame() throws {
    let link = try link()
    for time in [0.5, 0.75, 1.25] { try stage.tick(time) }
    #expect(stage.log == ["0.5 \(0.5 + 1.0 / 60)", "0.75 1.0", "1.25 1.75"])
    #expect(link.timestamp == 1.25 && link.target == 1.75)
  }

  @Test func itNeedsFramesUnlessItIsPausedOrOver() throws {
    let link = try link()
    #expect(stage.runtime.needsTick && !stage.runtime.isIdle)
    link.isPaused = true
    #expect(!stage.runtime.needsTick)
    try stage.tick(1)
    #expect(stage.log.isEmpty)
    link.isPaused = false
    try stage.tick(2)
    link.invalidate()
    try stage.tick(3)
    #expect(!stage.runtime.needsTick && stage.log.count == 1)
  }

  @Test func aPreferredRatePassesFramesOver() throws {
    let link = try link()
    link.rates.preferred = 30
    var calls = 0
    link.call { _ in calls += 1 }
    for frame in 0..<120 { try stage.tick(Double(frame) / 120) }
    #expect(calls == 30)
    #expect(near(link.target - link.timestamp, 1.0 / 30))
  }

  /// A lower preferred rate leaves the host asleep between its calls.
  @Test func aPreferredRateIsADeadline() throws {
    let link = try link()
    link.rates.preferred = 20
    #expect(stage.runtime.needsTick)
    try stage.tick(1)
    #expect(!stage.runtime.needsTick && !stage.runtime.isIdle)
    #expect(near(stage.runtime.nextDeadline, 1 + 0.05 * 0.9))
    // The frame of the deadline is the one that calls, whatever its rounding.
    for call in 2...9 {
      try stage.tick(stage.runtime.nextDeadline)
      #expect(stage.log.count == call && !stage.runtime.needsTick)
    }
    // A host that comes when it may: 20 calls a second all the same, but for the first.
    #expect(near(stage.now, 1 + 8 * 0.05 - 0.005))
    link.isPaused = true
    #expect(stage.runtime.nextDeadline == .infinity && stage.runtime.isIdle)
    link.isPaused = false
    #expect(stage.runtime.needsTick)
  }

  /// Times of displays are not exact: a frame a little early is not passed over.
  @Test func itKeepsItsRhythmWhenFramesComeUnevenly() throws {
    let link = try link()
    link.rates.preferred = 60
    var calls = 0
    link.call { _ in calls += 1 }
    for frame in 0..<60 {
      try stage.tick(Double(frame) / 60 + (frame % 2 == 0 ? 0 : -0.001))
    }
    #expect(calls == 60)
  }

  @Test func theRangeLimitsThePreferredRate() throws {
    let link = try link()
    link.rates = DisplayLink.RateRange(minimum: 0, maximum: 10, preferred: 60)
    try stage.tick(1)
    #expect(near(link.target, 1.1))
    link.rates = DisplayLink.RateRange(minimum: 20, maximum: 0, preferred: 5)
    try stage.tick(2)
    #expect(near(link.target, 2.05))
  }

  @Test func whatItChangesShowsInTheSameFrame() throws {
    let view = try stage.view()
    let link = try link()
    link.call { _ in stage.set(view, alpha: 0.25) }
    try stage.tick(1)
    #expect(stage.alpha(view) == 0.25)
    stage.runtime.changeList.makeRecords(stage.tracks)
    #expect(stage.runtime.changeList.records.count == 1)
  }

  @Test func theSameIsToldAsAnEvent() throws {
    let link = try link()
    link.call(nil)
    try stage.tick(1)
    let event = stage.runtime.events.published[0]
    #expect(event.kind == Event.Kind.displayLink.rawValue)
    #expect(event.subject == link.handle.bits && event.value == 1 + 1.0 / 60)
  }

  @Test func aCallMayEndItAndMakeOthers() throws {
    let link = try link()
    link.call { link in
      stage.log.append("first")
      stage.runtime.entities.release(link.handle)
      must { try self.link() }
    }
    try stage.tick(1)
    try stage.tick(2)
    #expect(stage.log == ["first", "2.0 3.0"])
  }

  @Test func slowMotionDoesNotSlowIt() throws {
    _ = try link()
    stage.runtime.setSpeed(0.1)
    try stage.tick(1)
    try stage.tick(2)
    #expect(stage.log.last == "2.0 3.0")
  }
}
