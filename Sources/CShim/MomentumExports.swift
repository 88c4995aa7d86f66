import CMotus

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
