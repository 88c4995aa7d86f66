import Testing

@testable import Motus

/// The rows of the Web Animations timing model that animations can play, played by them: block
/// animations, keyframes, and either on a runtime at another speed.
struct TimingModelTests {
  /// What begins with its first leg, and has not ended: from then on ours show their target
  /// (UA-11).
  private var rows: [PlaybackFigures.Row] {
    let all = PlaybackFigures.progress + PlaybackFigures.iterations + PlaybackFigures.activeTime
    return all.filter { row in
      row.duration > 0 && row.duration.isFinite && row.delay >= 0 && row.endDelay == 0
        && row.iterationStart == 0 && row.iterations > 0 && row.speed == 1
        && (row.direction == .normal || row.direction == .alternate) && row.time >= 0
        && (row.fill == .both || row.time >= row.delay) && row.progress != nil
        && row.time < row.delay + row.duration * row.iterations
    }
  }

  private func options(_ row: PlaybackFigures.Row) -> AnimationOptions {
    var options = AnimationOptions.linear(row.duration / 1000, delay: row.delay / 1000)
    if row.iterations == .infinity {
      options.flags.insert(.repeats)
    } else {
      options.repeatCount = row.iterations
    }
    if row.direction == .alternate {
      options.flags.insert(.autoreverses)
      options.repeatCount = row.iterations / 2
    }
    return options
  }

  @Test func thereAreRowsToPlay() { #expect(rows.count >= 5) }

  @Test(arguments: [1, 0.25, 4])
  func blocksFollowTheModel(speed: Double) throws {
    for row in rows {
      let stage = Stage()
      let view = try stage.view()
      stage.runtime.setSpeed(speed)
      stage.animations.animate(options(row)) { stage.set(view, .center, [1, 0]) }
      try stage.tick(row.time / 1000 / speed)
      #expect(near(stage.shown(view, .center)[0], row.progress ?? .nan, 1e-9), "\(row)")
    }
  }

  @Test func keyframesFollowTheModel() throws {
    for row in rows {
      let stage = Stage()
      let view = try stage.view()
      stage.animations.beginKeyframes(options(row), .linear, SplineForm())
      stage.set(view, .center, [1, 0])
      _ = stage.animations.commit(completion: nil)
      try stage.tick(row.time / 1000)
      #expect(near(stage.shown(view, .center)[0], row.progress ?? .nan, 1e-9), "\(row)")
    }
  }
}
