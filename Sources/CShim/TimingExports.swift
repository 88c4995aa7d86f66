import CMotus

@_cdecl("motus_timing_init") @implementation
public func motus_timing_init(
  _ timing: UnsafeMutablePointer<motus_timing>?, _ structSize: Int
) -> motus_status {
  initialize(timing, "timing", structSize)
}

@_cdecl("motus_timing_evaluate") @implementation
public func motus_timing_evaluate(
  _ timing: UnsafePointer<motus_timing>?, _ time: Double, _ duration: Double,
  _ outProgress: UnsafeMutablePointer<Double>?, _ outVelocity: UnsafeMutablePointer<Double>?
) -> motus_status {
  outProgress?.pointee = 0
  outVelocity?.pointee = 0
  return answering { () throws(Fault) in
    let time = try notNegative(time, "time")
    let (curve, duration) = try readTiming(timing, duration: duration)
    outProgress?.pointee =
      duration > 0 || time < duration ? curve.value(at: time, duration: duration) : 1
    outVelocity?.pointee = curve.slope(at: time, duration: duration)
  }
}

@_cdecl("motus_timing_duration") @implementation
public func motus_timing_duration(
  _ timing: UnsafePointer<motus_timing>?, _ duration: Double,
  _ outDuration: UnsafeMutablePointer<Double>?
) -> motus_status {
  answering(outDuration, "out_duration") { () throws(Fault) in
    try readTiming(timing, duration: duration).duration
  }
}

@_cdecl("motus_timing_inverse") @implementation
public func motus_timing_inverse(
  _ timing: UnsafePointer<motus_timing>?, _ progress: Double, _ duration: Double,
  _ outTime: UnsafeMutablePointer<Double>?
) -> motus_status {
  answering(outTime, "out_time") { () throws(Fault) in
    let progress = min(max(try finite(progress, "progress"), 0), 1)
    let (curve, duration) = try readTiming(timing, duration: duration)
    guard let time = curve.inverse(of: progress, duration: duration) else {
      throw Fault(.invalidArgument, "a spring has no time for a progress: it is never mapped back")
    }
    return time
  }
}

/// Runs a call without a runtime that answers a number; 0 when it is refused.
private func answering(
  _ out: UnsafeMutablePointer<Double>?, _ name: StaticString, function: StaticString = #function,
  _ number: () throws(Fault) -> Double
) -> motus_status {
  out?.pointee = 0
  return answering(function) { () throws(Fault) in try need(out, name).pointee = try number() }
}

extension motus_timing: SizedSettings {
  static var defaults: motus_timing {
    motus_timing(
      struct_size: MemoryLayout<motus_timing>.size, type: MOTUS_TIMING_EASE_IN_OUT,
      control_1: motus_point(x: 0.42, y: 0), control_2: motus_point(x: 0.58, y: 1),
      mass: 1, stiffness: 100, damping: 10, damping_ratio: 1,
      spring_duration: 0.5, bounce: 0, initial_velocity: 0, step_count: 1,
      step_position: MOTUS_STEP_END, points: nil, point_count: 0, curve: nil,
      curve_data: nil, reserved: (0, 0))
  }
}

/// Reads a timing that the host has given, or the default one.
func readTiming(_ timing: UnsafePointer<motus_timing>?) throws(Fault) -> motus_timing {
  try read(timing, "timing")
}

/// Reads and checks a timing, and how long it takes.
func readTiming(
  _ timing: UnsafePointer<motus_timing>?, duration: Double, in runtime: Runtime? = nil
) throws(Fault) -> (curve: TimingCurve, duration: Double) {
  try checkedCurve(readTiming(timing), duration: duration, in: runtime)
}

/// Checks a timing's numbers. Springs with a settling time have their own duration. A curve of the
/// host is a callback of the runtime whose call this is.
func checkedCurve(
  _ timing: motus_timing, duration: Double, in runtime: Runtime? = nil
) throws(Fault) -> (curve: TimingCurve, duration: Double) {
  try withUnsafePointer(to: timing) { timing throws(Fault) in
    try checkedCurve(at: timing, duration: duration, in: runtime)
  }
}

/// Checks a timing in place, without a copy.
@inline(never)
func checkedCurve(
  at timing: UnsafePointer<motus_timing>, duration: Double, in runtime: Runtime?
) throws(Fault) -> (curve: TimingCurve, duration: Double) {
  // A duration below the least number in reach is 0.
  var duration = try finite(duration, "duration")
  if duration < .leastInReach { duration = 0 }
  guard timing.pointee.reserved == (0, 0) else {
    throw Fault(.structSize, "timing.reserved is in use: this library does not know for what")
  }
  switch timing.pointee.type {
  case MOTUS_TIMING_LINEAR: return (.linear, duration)
  case MOTUS_TIMING_EASE_IN_OUT: return (.cubic(.easeInOut), duration)
  case MOTUS_TIMING_EASE_IN: return (.cubic(.easeIn), duration)
  case MOTUS_TIMING_EASE_OUT: return (.cubic(.easeOut), duration)
  case MOTUS_TIMING_EASE: return (.cubic(.standard), duration)
  case MOTUS_TIMING_CUBIC: return (.cubic(try checkedCubic(timing.pointee)), duration)
  case MOTUS_TIMING_SPRING, MOTUS_TIMING_SPRING_RATIO, MOTUS_TIMING_SPRING_BOUNCE,
    MOTUS_TIMING_SPRING_RESPONSE:
    return try checkedSpring(timing.pointee, duration: duration)
  case MOTUS_TIMING_COMPOSED:
    let spring = try checkedSpring(timing.pointee, duration: duration)
    return (spring.curve.composed(along: try checkedCubic(timing.pointee)), spring.duration)
  case MOTUS_TIMING_STEPS: return (.steps(try checkedSteps(timing.pointee)), duration)
  case MOTUS_TIMING_POINTS: return (.points(try checkedPoints(timing.pointee)), duration)
  case MOTUS_TIMING_CUSTOM:
    return (.sampled(try sampledCurve(timing.pointee, runtime)), duration)
  default:
    throw Fault(
      .invalidArgument,
      "timing.type \(timing.pointee.type.rawValue) is not a motus_timing_type")
  }
}

private func checkedCubic(_ timing: motus_timing) throws(Fault) -> CubicCurve {
  let x1 = try notNegative(timing.control_1.x, "timing.control_1.x")
  let x2 = try notNegative(timing.control_2.x, "timing.control_2.x")
  guard x1 <= 1, x2 <= 1 else {
    throw Fault(.invalidArgument, "a control point of the timing has x above 1")
  }
  // A thousandfold overshoot is no curve; beyond it the solver would lose its digits.
  let y1 = try finite(timing.control_1.y, "timing.control_1.y")
  let y2 = try finite(timing.control_2.y, "timing.control_2.y")
  guard abs(y1) <= 1000, abs(y2) <= 1000 else {
    throw Fault(.invalidArgument, "a control point of the timing has y beyond 1000")
  }
  return CubicCurve(x1, y1, x2, y2)
}

private func checkedSteps(_ timing: motus_timing) throws(Fault) -> Steps {
  let jump: Steps.Jump
  switch timing.step_position {
  case MOTUS_STEP_END: jump = .end
  case MOTUS_STEP_START: jump = .start
  case MOTUS_STEP_NONE: jump = .none
  case MOTUS_STEP_BOTH: jump = .both
  default:
    throw Fault(.invalidArgument, "timing.step_position is not a motus_step_position")
  }
  guard let steps = Steps(count: Int(clamping: timing.step_count), jump: jump) else {
    throw Fault(.invalidArgument, "timing.step_count is \(timing.step_count)")
  }
  return steps
}

private func checkedPoints(_ timing: motus_timing) throws(Fault) -> PointList {
  let points = try need(timing.points, "timing.points")
  guard timing.point_count >= 2, timing.point_count <= 4096 else {
    throw Fault(.invalidArgument, "timing.point_count is \(timing.point_count): 2 to 4096")
  }
  var list: [Point] = []
  for index in 0..<timing.point_count { list.append(points[index].point) }
  guard let curve = PointList(list) else {
    throw Fault(.invalidArgument, "timing.points are not finite, or their times go back")
  }
  return curve
}

private func sampledCurve(
  _ timing: motus_timing, _ runtime: Runtime?
) throws(Fault) -> SampledCurve {
  guard let curve = timing.curve else {
    throw Fault(.invalidArgument, "timing.curve is NULL")
  }
  let sampled =
    if let runtime {
      runtime.host.call { SampledCurve.sampling { curve(timing.curve_data, $0) } }
    } else {
      SampledCurve.sampling { curve(timing.curve_data, $0) }
    }
  guard let sampled else {
    throw Fault(
      .invalidArgument, "timing.curve has answered a number that is not finite or beyond a million")
  }
  return sampled
}

private func checkedSpring(
  _ timing: motus_timing, duration: Double
) throws(Fault) -> (curve: TimingCurve, duration: Double) {
  let velocity = try finite(timing.initial_velocity, "timing.initial_velocity")
  guard abs(velocity) <= 1e6 else {
    throw Fault(.invalidArgument, "timing.initial_velocity is \(velocity): beyond a million")
  }
  if timing.type == MOTUS_TIMING_SPRING_RATIO {
    let ratio = try checkedRatio(timing, atMost: 1)
    guard duration > 0 else { return (.linear, 0) }
    let parameters = SpringParameters(
      dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    return (.spring(parameters, initialVelocity: velocity), duration)
  }
  let parameters: SpringParameters
  if timing.type == MOTUS_TIMING_SPRING || timing.type == MOTUS_TIMING_COMPOSED {
    parameters = SpringParameters(
      mass: try positive(timing.mass, "timing.mass"),
      stiffness: try positive(timing.stiffness, "timing.stiffness"),
      damping: try notNegative(timing.damping, "timing.damping"))
  } else if timing.type == MOTUS_TIMING_SPRING_RESPONSE {
    let ratio = try checkedRatio(timing, atMost: 100)
    parameters = SpringParameters(
      response: try positive(timing.spring_duration, "timing.spring_duration"),
      dampingRatio: ratio, allowsOverdamping: ratio > 1)
  } else {
    let bounce = try finite(timing.bounce, "timing.bounce")
    guard bounce > -1, bounce < 1 else {
      throw Fault(.invalidArgument, "timing.bounce is \(bounce): between -1 and 1 is possible")
    }
    parameters = SpringParameters(
      duration: try positive(timing.spring_duration, "timing.spring_duration"), bounce: bounce)
  }
  let settling = parameters.settlingDuration(initialVelocity: velocity)
  guard settling.isFinite, settling < 1e6 else {
    throw Fault(.invalidArgument, "the spring of the timing never settles")
  }
  return (.spring(parameters, initialVelocity: velocity), settling)
}

private func checkedRatio(_ timing: motus_timing, atMost most: Double) throws(Fault) -> Double {
  let ratio = try positive(timing.damping_ratio, "timing.damping_ratio")
  guard ratio >= 1e-4, ratio <= most else {
    throw Fault(.invalidArgument, "timing.damping_ratio is \(ratio): .0001 to \(most) is possible")
  }
  return ratio
}

extension motus_timing {
  /// A curve in the words in which the host has given it. Points and functions stay the host's.
  init(_ curve: TimingCurve, type: UInt32) {
    self = .defaults
    self.type = motus_timing_type(rawValue: type)
    switch curve {
    case .cubic(let cubic): keep(cubic)
    case .spring(let parameters, let velocity): keep(parameters, velocity)
    case .composed(let curve):
      keep(curve.pace)
      keep(curve.spring, curve.velocity)
    case .steps(let steps):
      step_count = UInt32(truncatingIfNeeded: steps.count)
      step_position =
        switch steps.jump {
        case .end: MOTUS_STEP_END
        case .start: MOTUS_STEP_START
        case .none: MOTUS_STEP_NONE
        case .both: MOTUS_STEP_BOTH
        }
    case .points(let list): point_count = list.points.count
    case .linear, .sampled, .keyframe, .own: break
    }
  }

  private mutating func keep(_ cubic: CubicCurve) {
    control_1 = motus_point(x: cubic.x1, y: cubic.y1)
    control_2 = motus_point(x: cubic.x2, y: cubic.y2)
  }

  /// By all their names; a ratio of 1 is not to be 0.9999.
  private mutating func keep(_ spring: SpringParameters, _ velocity: Double) {
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    let ratio = spring.dampingRatio
    damping_ratio = (ratio - 1).magnitude < 1e-12 ? 1 : ratio
    spring_duration = 2 * 3.141592653589793 / spring.naturalFrequency
    bounce = damping_ratio <= 1 ? 1 - damping_ratio : 1 / damping_ratio - 1
    initial_velocity = velocity
  }
}

@_cdecl("motus_decay_evaluate") @implementation
public func motus_decay_evaluate(
  _ decay: UnsafePointer<motus_decay>?, _ time: Double,
  _ outPosition: UnsafeMutablePointer<Double>?, _ outVelocity: UnsafeMutablePointer<Double>?
) -> motus_status {
  outPosition?.pointee = 0
  outVelocity?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outPosition, "out_position")
    let (law, start, velocity) = try checked(decay)
    let time = try notNegative(time, "time")
    out.pointee = law.position(from: start, velocity: velocity, at: time)
    outVelocity?.pointee = law.velocity(from: velocity, at: time)
  }
}

@_cdecl("motus_decay_projected_end") @implementation
public func motus_decay_projected_end(
  _ decay: UnsafePointer<motus_decay>?, _ outPosition: UnsafeMutablePointer<Double>?,
  _ outDuration: UnsafeMutablePointer<Double>?
) -> motus_status {
  outPosition?.pointee = 0
  outDuration?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outPosition, "out_position")
    let (law, start, velocity) = try checked(decay)
    out.pointee = law.projectedEnd(from: start, velocity: velocity)
    outDuration?.pointee = law.duration(velocity: velocity)
  }
}

@_cdecl("motus_rubber_band_offset") @implementation
public func motus_rubber_band_offset(
  _ pull: Double, _ dimension: Double, _ outOffset: UnsafeMutablePointer<Double>?
) -> motus_status {
  outOffset?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outOffset, "out_offset")
    let band = RubberBand(dimension: try positive(dimension, "dimension"))
    out.pointee = band.offset(ofPull: try finite(pull, "pull"))
  }
}

/// Pure functions have no runtime: what they refuse goes to the process's diagnostics.
func checked(
  _ decay: UnsafePointer<motus_decay>?
) throws(Fault) -> (law: Decay, start: Double, velocity: Double) {
  let decay = try need(decay, "decay").pointee
  guard decay.rate > 0, decay.rate < 1 else {
    throw Fault(.invalidArgument, "decay.rate is \(decay.rate): between 0 and 1 is possible")
  }
  return (
    Decay(rate: decay.rate), try finite(decay.start, "decay.start"),
    try finite(decay.velocity, "decay.velocity")
  )
}
