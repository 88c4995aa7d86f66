/// Position of an animation at a time: its phase, its iteration and the progress within.
///
/// The local time is elapsed · speed + timeOffset. After the delay the active interval follows,
/// made of legs of one `duration` each; `repeatCount` counts legs, or pairs of legs, there and
/// back, when autoreversing. The rules for the ends are those of the Web Animations timing model,
/// of which the timing of Core Animation layers is a part.
struct Playback: Equatable {
  /// Which values show outside the active interval.
  enum Fill { case none, backwards, forwards, both }

  enum Phase { case before, active, after }

  /// The result of `sample(at:)`.
  struct Sample: Equatable {
    var phase: Phase
    /// The leg, counted from 0; infinite after infinitely many.
    var iteration: Double
    /// The progress of time within the leg, turned round on the way back; none when out of effect.
    var progress: Double?
    /// Whether the leg runs from 0 to 1.
    var isForward: Bool
  }

  /// Seconds of local time before the active interval.
  var delay = 0.0
  /// Seconds after the active interval that still belong to it; negative ones cut it short.
  var endDelay = 0.0
  /// Seconds of one leg.
  var duration: Double
  /// How often; may have a fraction, may be infinite.
  var repeatCount = 1.0
  var autoreverses = false
  /// Whether the first leg runs from 1 to 0.
  var isReversed = false
  /// Legs to skip at the beginning; may have a fraction.
  var iterationStart = 0.0
  var speed = 1.0
  var timeOffset = 0.0
  var fill = Fill.both

  init(duration: Double) { self.duration = duration }

  /// The number of legs.
  var iterationCount: Double { autoreverses ? repeatCount * 2 : repeatCount }

  /// Seconds of local time in the active interval.
  var activeDuration: Double {
    duration == 0 || iterationCount == 0 ? 0 : duration * iterationCount
  }

  /// The local time of the end.
  var endTime: Double { atLeastZero(delay + activeDuration + endDelay) }

  /// The elapsed time at which it is over, infinite if never; at negative speed that is the return
  /// to the beginning.
  var endElapsed: Double {
    if speed > 0 { return atLeastZero((endTime - timeOffset) / speed) }
    if speed < 0 { return atLeastZero(-timeOffset / speed) }
    return .infinity
  }

  /// The local time when so much has elapsed.
  func localTime(elapsed: Double) -> Double { elapsed * speed + timeOffset }

  /// The state when so much has elapsed.
  func sample(elapsed: Double) -> Sample { sample(at: localTime(elapsed: elapsed)) }

  /// The state at a local time.
  func sample(at localTime: Double) -> Sample {
    let active = activeDuration
    let end = endTime
    let start = atLeastZero(min(delay, end))
    let stop = atLeastZero(min(delay + active, end))
    let isBackwards = speed < 0

    let phase: Phase
    let activeTime: Double?
    if localTime < start || (isBackwards && localTime == start) {
      phase = .before
      activeTime = fill == .backwards || fill == .both ? atLeastZero(localTime - delay) : nil
    } else if localTime > stop || (!isBackwards && localTime == stop) {
      phase = .after
      activeTime =
        fill == .forwards || fill == .both ? atLeastZero(min(localTime - delay, active)) : nil
    } else {
      phase = .active
      activeTime = localTime - delay
    }

    // Out of effect: the leg nearest to the phase is named all the same.
    let time = activeTime ?? (phase == .before ? 0 : active)
    var overall = iterationStart
    if duration == 0 {
      overall += phase == .before ? 0 : iterationCount
    } else {
      overall += time / duration
    }
    var progress = fraction(overall.isFinite ? overall : iterationStart)
    if progress == 0, phase != .before, time == active, iterationCount != 0 {
      // The end of a leg, not the beginning of the next.
      progress = 1
    }
    let iteration: Double
    if phase == .after, iterationCount == .infinity {
      iteration = .infinity
    } else {
      iteration = progress == 1 ? Elementary.floor(overall) - 1 : Elementary.floor(overall)
    }
    // An infinite number of legs counts as even.
    let isOdd = iteration.isFinite && fraction(iteration / 2) != 0
    let isForward = (autoreverses && isOdd) == isReversed
    return Sample(
      phase: phase, iteration: iteration,
      progress: activeTime == nil ? nil : isForward ? progress : 1 - progress,
      isForward: isForward)
  }

  /// The full cycles completed before a leg: what cumulative animations multiply.
  func completedCycles(_ sample: Sample) -> Double {
    autoreverses ? Elementary.floor(sample.iteration / 2) : sample.iteration
  }

  private func atLeastZero(_ x: Double) -> Double { x > 0 ? x : 0 }

  private func fraction(_ x: Double) -> Double { x - Elementary.floor(x) }
}
