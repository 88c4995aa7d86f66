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

@_cdecl("motus_rubber_band_pull") @implementation
public func motus_rubber_band_pull(
  _ offset: Double, _ dimension: Double, _ outPull: UnsafeMutablePointer<Double>?
) -> motus_status {
  outPull?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outPull, "out_pull")
    let band = RubberBand(dimension: try positive(dimension, "dimension"))
    let offset = try finite(offset, "offset")
    guard offset.magnitude < dimension else {
      throw Fault(.invalidArgument, "offset is \(offset): no pull shows as much as the dimension")
    }
    out.pointee = band.pull(ofOffset: offset)
  }
}

@_cdecl("motus_decay_crossing") @implementation
public func motus_decay_crossing(
  _ decay: UnsafePointer<motus_decay>?, _ edge: Double, _ outCrosses: UnsafeMutablePointer<Bool>?,
  _ outTime: UnsafeMutablePointer<Double>?, _ outVelocity: UnsafeMutablePointer<Double>?
) -> motus_status {
  outCrosses?.pointee = false
  outTime?.pointee = 0
  outVelocity?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outCrosses, "out_crosses")
    let (law, start, velocity) = try checked(decay)
    let edge = try finite(edge, "edge")
    guard let crossing = law.crossing(from: start, velocity: velocity, edge: edge) else { return }
    out.pointee = true
    outTime?.pointee = crossing.time
    outVelocity?.pointee = crossing.velocity
  }
}

@_cdecl("motus_decay_to_target") @implementation
public func motus_decay_to_target(
  _ decay: UnsafePointer<motus_decay>?, _ target: Double, _ time: Double,
  _ outFits: UnsafeMutablePointer<Bool>?, _ outPosition: UnsafeMutablePointer<Double>?,
  _ outVelocity: UnsafeMutablePointer<Double>?
) -> motus_status {
  outFits?.pointee = false
  outPosition?.pointee = 0
  outVelocity?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outFits, "out_fits")
    let (law, start, velocity) = try checked(decay)
    let target = try finite(target, "target")
    let time = try notNegative(time, "time")
    guard let bent = StretchedDecay(law, from: start, velocity: velocity, to: target) else {
      return
    }
    out.pointee = true
    let state = bent.state(at: time)
    let isOver = time >= bent.duration
    outPosition?.pointee = isOver ? target : state.position
    outVelocity?.pointee = isOver ? 0 : state.velocity
  }
}

@_cdecl("motus_spring_settle") @implementation
public func motus_spring_settle(
  _ frequency: Double, _ displacement: Double, _ velocity: Double, _ time: Double,
  _ outDisplacement: UnsafeMutablePointer<Double>?, _ outVelocity: UnsafeMutablePointer<Double>?
) -> motus_status {
  outDisplacement?.pointee = 0
  outVelocity?.pointee = 0
  return answering { () throws(Fault) in
    let spring = CriticalSpring(
      frequency: try positive(frequency, "frequency"),
      displacement: try finite(displacement, "displacement"),
      velocity: try finite(velocity, "velocity"))
    let state = spring.state(at: try notNegative(time, "time"))
    let left = try finite(state.displacement, "the displacement")
    outVelocity?.pointee = try finite(state.velocity, "the velocity")
    outDisplacement?.pointee = left
  }
}

extension motus_paging: SizedSettings {
  static var defaults: motus_paging {
    motus_paging(
      struct_size: MemoryLayout<motus_paging>.size, page_size: 1, origin: 0, page_count: 1,
      begin_page: 0, maximum_pages: 1, rate: Decay.normal.rate)
  }
}

@_cdecl("motus_paging_init") @implementation
public func motus_paging_init(
  _ paging: UnsafeMutablePointer<motus_paging>?, _ structSize: Int
) -> motus_status {
  initialize(paging, "paging", structSize)
}

@_cdecl("motus_page_target") @implementation
public func motus_page_target(
  _ paging: UnsafePointer<motus_paging>?, _ offset: Double, _ velocity: Double,
  _ outPage: UnsafeMutablePointer<UInt32>?, _ outOffset: UnsafeMutablePointer<Double>?
) -> motus_status {
  outPage?.pointee = 0
  outOffset?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outPage, "out_page")
    let settings = try read(paging, "paging")
    guard settings.page_count > 0 else { throw Fault(.invalidArgument, "page_count is 0") }
    let paging = Paging(
      size: try positive(settings.page_size, "page_size"),
      origin: try finite(settings.origin, "origin"),
      last: Double(settings.page_count - 1), maximum: Double(settings.maximum_pages))
    let page = paging.target(
      from: try finite(offset, "offset"), velocity: try finite(velocity, "velocity"),
      begin: Double(settings.begin_page), try checkedRate(settings.rate))
    // Within the pages that exist.
    out.pointee = UInt32(page)
    outOffset?.pointee = paging.offset(of: page)
  }
}

extension motus_snapping: SizedSettings {
  static var defaults: motus_snapping {
    motus_snapping(
      struct_size: MemoryLayout<motus_snapping>.size, strictness: MOTUS_SNAP_MANDATORY,
      proximity: 0, minimum_offset: 0, maximum_offset: 0, begin_offset: 0,
      rate: Decay.normal.rate)
  }
}

@_cdecl("motus_snapping_init") @implementation
public func motus_snapping_init(
  _ snapping: UnsafeMutablePointer<motus_snapping>?, _ structSize: Int
) -> motus_status {
  initialize(snapping, "snapping", structSize)
}

@_cdecl("motus_snap_target") @implementation
public func motus_snap_target(
  _ snapping: UnsafePointer<motus_snapping>?, _ positions: UnsafePointer<motus_snap_position>?,
  _ count: Int, _ offset: Double, _ velocity: Double, _ outTarget: UnsafeMutablePointer<Double>?
) -> motus_status {
  outTarget?.pointee = 0
  return answering { () throws(Fault) in
    let out = try need(outTarget, "out_target")
    let settings = try read(snapping, "snapping")
    let minimum = try finite(settings.minimum_offset, "minimum_offset")
    let maximum = try finite(settings.maximum_offset, "maximum_offset")
    guard minimum <= maximum else {
      throw Fault(.invalidArgument, "minimum_offset \(minimum) is above maximum_offset \(maximum)")
    }
    var snapping = Snapping(
      positions: [], strictness: try checkedStrictness(settings.strictness),
      proximity: try notNegative(settings.proximity, "proximity"), range: minimum...maximum)
    snapping.positions = try checked(positions, count)
    let target = snapping.target(
      from: try finite(offset, "offset"), velocity: try finite(velocity, "velocity"),
      begin: try finite(settings.begin_offset, "begin_offset"), try checkedRate(settings.rate))
    out.pointee = target
  }
}

@_cdecl("motus_scroll_range") @implementation
public func motus_scroll_range(
  _ kind: motus_scroll_range_kind, _ start: Double, _ size: Double, _ dimension: Double,
  _ insetStart: Double, _ insetEnd: Double, _ outBegin: UnsafeMutablePointer<Double>?,
  _ outEnd: UnsafeMutablePointer<Double>?
) -> motus_status {
  outBegin?.pointee = 0
  outEnd?.pointee = 0
  return answering { () throws(Fault) in
    let begin = try need(outBegin, "out_begin")
    let end = try need(outEnd, "out_end")
    let range = ScrollRange(
      try checked(kind), start: try finite(start, "start"), size: try notNegative(size, "size"),
      dimension: try notNegative(dimension, "dimension"),
      insets: (try finite(insetStart, "inset_start"), try finite(insetEnd, "inset_end")))
    begin.pointee = range.begin
    end.pointee = range.end
  }
}

func checked(_ kind: motus_scroll_range_kind) throws(Fault) -> ScrollRange.Kind {
  guard let checked = ScrollRange.Kind(rawValue: UInt32(kind.rawValue)), checked != .offsets,
    checked != .fromRest
  else {
    throw Fault(.invalidArgument, "kind is \(kind.rawValue): 0 to 6 is possible")
  }
  return checked
}

func checkedStrictness(_ strictness: motus_snap_strictness) throws(Fault) -> Snapping.Strictness {
  guard let checked = Snapping.Strictness(rawValue: UInt32(strictness.rawValue)) else {
    throw Fault(.invalidArgument, "strictness is \(strictness.rawValue): 0 to 2 is possible")
  }
  return checked
}

func checkedRate(_ rate: Double) throws(Fault) -> Decay {
  guard rate > 0, rate < 1 else {
    throw Fault(.invalidArgument, "rate is \(rate): between 0 and 1 is possible")
  }
  return Decay(rate: rate)
}

private func checked(
  _ positions: UnsafePointer<motus_snap_position>?, _ count: Int
) throws(Fault) -> [Snapping.Position] {
  guard count >= 0, count <= 1_000_000 else {
    throw Fault(.limit, "count is \(UInt(bitPattern: count)): a million positions are possible")
  }
  try Memory.checkBudget(count: count)
  guard count > 0 else { return [] }
  let positions = try need(positions, "positions")
  var checked: [Snapping.Position] = []
  for index in 0..<count {
    let position = positions[index]
    let offset = try finite(position.offset, "a position's offset")
    let end = try finite(position.end, "a position's end")
    checked.append(
      Snapping.Position(offset: offset, stops: position.stops, begin: offset, end: max(offset, end))
    )
  }
  return checked
}
