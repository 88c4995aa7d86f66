import CMotus

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
