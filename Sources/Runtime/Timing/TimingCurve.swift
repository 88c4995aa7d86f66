/// How an animation goes from 0 to 1.
enum TimingCurve: Equatable {
  case linear
  case cubic(CubicCurve)
  /// The velocity is in whole distances per second.
  case spring(SpringParameters, initialVelocity: Double)
  case steps(Steps)
  case points(PointList)
  case keyframe(KeyframeCurve)
  case sampled(SampledCurve)
  case composed(ComposedCurve)
  /// By the seconds of one motion.
  case own(OwnCurve)

  /// The progress at a time in seconds; the springs' own time is the seconds, the others' is the
  /// fraction of the duration. From the duration on everything is at 1 (TM-10).
  func value(at time: Double, duration: Double) -> Double {
    guard time < duration else { return 1 }
    switch self {
    case .linear:
      return time > 0 ? time.divided(by: duration) : 0
    case .cubic(let curve):
      return curve.value(at: time / duration)
    case .spring(let parameters, let velocity):
      let part = Spring(parameters).displacement(at: time)
      return 1 - part.a + velocity * part.b
    case .steps(let steps):
      return steps.value(at: time > 0 ? time.divided(by: duration) : 0)
    case .points(let list):
      return list.value(at: time / duration)
    case .sampled(let curve):
      return curve.value(at: time / duration)
    case .composed(let curve):
      return curve.value(at: time, duration: duration)
    case .keyframe(let keyframe):
      return keyframe.path.value(at: keyframe.whole.value(at: time, duration: duration))
    case .own(let curve):
      return curve.value(at: time)
    }
  }

  /// Progress per second; 0 from the duration on, and before the start.
  func slope(at time: Double, duration: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    switch self {
    case .linear:
      return 1 / duration
    case .cubic(let curve):
      return curve.slope(at: time / duration) / duration
    case .spring(let parameters, let velocity):
      let part = Spring(parameters).velocity(at: time)
      return velocity * part.b - part.a
    case .steps:
      return 0
    case .points(let list):
      return list.slope(at: time / duration) / duration
    case .sampled(let curve):
      return curve.slope(at: time / duration) / duration
    case .composed(let curve):
      return curve.slope(at: time, duration: duration)
    case .keyframe(let keyframe):
      let progress = keyframe.whole.value(at: time, duration: duration)
      return keyframe.path.slope(at: progress) * keyframe.whole.slope(at: time, duration: duration)
    case .own(let curve):
      return curve.slope(at: time)
    }
  }

  /// The earliest time in seconds at which a progress is reached; none for springs, which are never
  /// mapped back (PA-8), and for single keyframes.
  func inverse(of progress: Double, duration: Double) -> Double? {
    switch self {
    case .linear:
      return (progress < 0 ? 0 : progress > 1 ? 1 : progress) * duration
    case .cubic(let curve):
      return curve.inverse(of: progress) * duration
    case .spring, .composed, .keyframe, .own:
      return nil
    case .steps(let steps):
      return steps.inverse(of: progress) * duration
    case .points(let list):
      return list.inverse(of: progress) * duration
    case .sampled(let curve):
      return curve.inverse(of: progress) * duration
    }
  }

  /// Whether a member of a driver with it has a place in time that says its progress.
  var goesByPlace: Bool {
    switch self {
    case .keyframe, .own: true
    default: false
    }
  }

  /// The duration that the curve itself asks for: a spring's settling time.
  var naturalDuration: Double? {
    switch self {
    case .spring(let parameters, let velocity):
      parameters.settlingDuration(initialVelocity: velocity)
    case .composed(let curve):
      curve.spring.settlingDuration(initialVelocity: curve.velocity)
    default: nil
    }
  }
}
