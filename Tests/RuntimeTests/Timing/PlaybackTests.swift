import Testing

@testable import Motus

@Suite struct PlaybackTests {
  /// Alternating there counts single legs; a cycle of ours has two.
  private func playback(_ row: PlaybackFigures.Row) -> Playback {
    var playback = Playback(duration: row.duration)
    playback.delay = row.delay
    playback.endDelay = row.endDelay
    playback.iterationStart = row.iterationStart
    playback.fill = row.fill
    playback.speed = row.speed
    playback.autoreverses = row.direction == .alternate || row.direction == .alternateReverse
    playback.isReversed = row.direction == .reverse || row.direction == .alternateReverse
    playback.repeatCount = playback.autoreverses ? row.iterations / 2 : row.iterations
    return playback
  }

  /// In rows of iterations and progress the phase says which moment is meant, not what is expected.
  private func check(_ rows: [PlaybackFigures.Row]) {
    for row in rows {
      let sample = playback(row).sample(at: row.time)
      if let phase = row.phase, row.iteration == nil, row.progress == nil {
        #expect(sample.phase == phase, "\(row)")
      }
      if let iteration = row.iteration { #expect(sample.iteration == iteration, "\(row)") }
      if let progress = row.progress {
        #expect(abs((sample.progress ?? .nan) - progress) <= 1e-9, "\(row)")
      }
    }
  }

  @Test func phasesAreThoseOfTheModel() { check(PlaybackFigures.phases) }
  @Test func progressIsThatOfTheModel() { check(PlaybackFigures.progress) }
  @Test func iterationsAreThoseOfTheModel() { check(PlaybackFigures.iterations) }

  @Test func fillDecidesWhatShowsOutside() {
    check(PlaybackFigures.activeTime)
    for row in PlaybackFigures.activeTime where row.progress == nil && row.iteration == nil {
      #expect(playback(row).sample(at: row.time).progress == nil, "\(row)")
    }
  }

  // Layer timing; cases of OpenCoreAnimation's and openuikit's tests.
  @Test func layerTimingIsAPartOfTheModel() {
    typealias Case = (
      begin: Double, duration: Double, speed: Double, offset: Double, count: Double,
      reverses: Bool, time: Double, progress: Double, cycles: Double?
    )
    let cases: [Case] = [
      (10, 1, 1, 0, 1.25, true, 12.75, 0.5, nil),  // a repeat duration of 2.5 s
      (10, 1, 1, 0, 2, true, 12.25, 0.25, nil),
      (10, 1, 1, 0, 2, true, 14, 0, nil),
      (10, 1, 1, 0, 3, false, 11, 0, 1),
      (10, 1, 1, 0, 3, false, 13, 1, 2),
      (20, 2, -1, 2, 1, false, 21, 0.5, nil),
      (20, 2, -1, 2, 1, false, 22, 0, nil),
      (0, 1, 0, 1, 1, false, 10, 1, nil),
      (10, 2, 1, 0, 2.5, false, 15, 0.5, nil),
      (10, 4, 1, 0, 1, false, 12, 0.5, nil),
      (0, 4, 1, 0, 1, false, 1, 0.25, nil),
      (0, 2, 2, 0, 1, false, 0.25, 0.25, nil),
    ]
    for c in cases {
      var playback = Playback(duration: c.duration)
      playback.speed = c.speed
      playback.timeOffset = c.offset
      playback.repeatCount = c.count
      playback.autoreverses = c.reverses
      let sample = playback.sample(elapsed: c.time - c.begin)
      #expect(sample.progress == c.progress, "\(c)")
      if let cycles = c.cycles { #expect(playback.completedCycles(sample) == cycles, "\(c)") }
    }
  }

  // Each completed cycle adds the value at its end; cases of OpenCoreAnimation's tests.
  @Test func cumulativeAnimationsAddTheirCycles() {
    let cases: [(from: Double, to: Double, count: Double, reverses: Bool, at: Double, is: Double)] =
      [(10, 20, 3, false, 1.5, 35), (10, 20, 2, true, 2.5, 25), (0, 10, 3, false, 1.5, 15)]
    for c in cases {
      var playback = Playback(duration: 1)
      playback.repeatCount = c.count
      playback.autoreverses = c.reverses
      let sample = playback.sample(elapsed: c.at)
      let last = c.reverses ? c.from : c.to
      let value =
        c.from + (c.to - c.from) * (sample.progress ?? .nan)
        + last * playback.completedCycles(sample)
      #expect(value == c.is)
    }
  }

  // UA-10, UA-15.
  @Test func aDelayKeepsTheStartAndMovesTheEnd() {
    var playback = Playback(duration: 2)
    playback.delay = 1
    #expect(playback.sample(elapsed: 0.5).phase == .before)
    #expect(playback.sample(elapsed: 0.5).progress == 0)
    #expect(playback.sample(elapsed: 1).progress == 0)
    #expect(playback.sample(elapsed: 1).phase == .active)
    #expect(playback.sample(elapsed: 2).progress == 0.5)
    #expect(playback.sample(elapsed: 3).phase == .after)
    #expect(playback.sample(elapsed: 3).progress == 1)
    #expect(playback.endElapsed == 3)
  }

  // UA-11: outer duration × count × (2 if autoreverses else 1).
  @Test func thereAndBackCountsTwice() {
    var playback = Playback(duration: 0.5)
    playback.repeatCount = 3
    playback.autoreverses = true
    #expect(playback.activeDuration == 3)
    #expect(playback.sample(elapsed: 0.625).isForward == false)
    #expect(playback.sample(elapsed: 0.625).progress == 0.75)
    #expect(playback.sample(elapsed: 1.125).progress == 0.25)
    #expect(playback.sample(elapsed: 3).progress == 0)
    playback.repeatCount = .infinity
    #expect(playback.endElapsed == .infinity)
    #expect(playback.sample(elapsed: 1e9 + 0.25).progress == 0.5)
  }

  @Test func speedAndOffsetMapTheElapsedTime() {
    var playback = Playback(duration: 4)
    playback.speed = 2
    playback.timeOffset = 1
    #expect(playback.sample(elapsed: 0).progress == 0.25)
    #expect(playback.sample(elapsed: 1).progress == 0.75)
    #expect(playback.endElapsed == 1.5)
    playback.speed = 0
    #expect(playback.sample(elapsed: 100).progress == 0.25)
    #expect(playback.endElapsed == .infinity)
    playback.speed = -1
    playback.timeOffset = 4
    #expect(playback.sample(elapsed: 1).progress == 0.75)
    #expect(playback.endElapsed == 4)
  }
}
