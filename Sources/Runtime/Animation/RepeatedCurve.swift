/// A curve that runs several times, forward and back where that is asked for: what a block inside
/// an animator repeats (TI-3). It goes by seconds.
final class RepeatedCurve: OwnCurve, @unchecked Sendable {
  private let curve: TimingCurve
  /// Seconds of one run, and how many runs; negative when every second one leads back.
  private let duration: Double
  private let iterations: Double

  init(_ curve: TimingCurve, duration: Double, iterations: Double) {
    self.curve = curve
    self.duration = duration
    self.iterations = iterations
  }

  override func value(at time: Double) -> Double {
    curve.value(at: Animations.localTime(time, duration, iterations), duration: duration)
  }

  override func slope(at time: Double) -> Double {
    let slope = curve.slope(
      at: Animations.localTime(time, duration, iterations), duration: duration)
    return Animations.runsBack(time, duration, iterations) ? -slope : slope
  }
}

extension AnimationOptions {
  /// The span and the curve of a block that a driver moves: a finite repetition takes its time.
  func repeated(in span: Driver.Span) -> (Driver.Span, TimingCurve) {
    let iterations = self.iterations
    guard iterations != 1, iterations.isFinite, span.length > 0 else { return (span, curve) }
    let runsBack = flags.contains(.autoreverses)
    let repeated = RepeatedCurve(
      curve, duration: span.length, iterations: runsBack ? -iterations : iterations)
    return (
      Driver.Span(begin: span.begin, length: span.length * iterations), .own(repeated)
    )
  }
}

extension Animations {
  /// Refuses what would repeat for ever inside an animator: that has an end.
  func checkRepetition(_ options: borrowing AnimationOptions) throws(Fault) {
    guard !options.iterations.isFinite, case .driver(let driver, _)? = contexts.last?.target,
      driver.use == .animator
    else { return }
    throw Fault(
      .invalidState,
      "a block inside an animator cannot repeat for ever: repeat_count says how often")
  }
}
