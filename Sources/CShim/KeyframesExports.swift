import CMotus

@_cdecl("motus_keyframes_options_init") @implementation
public func motus_keyframes_options_init(
  _ options: UnsafeMutablePointer<motus_keyframes_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_runtime_animate_keyframes") @implementation
public func motus_runtime_animate_keyframes(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_keyframes_options>?,
  _ block: motus_block_fn?, _ blockData: UnsafeMutableRawPointer?,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(runtime, as: .runtime, taking: completion) { runtime, handler throws(Fault) in
    try Memory.checkBudget()
    guard let block else { throw Fault(.invalidArgument, "block is NULL") }
    try openKeyframes(runtime, options)
    runBlock(runtime, block, blockData)
    let animation = runtime.animations.commit(hostCompletion: handler)
    outAnimation?.pointee = OpaquePointer(animation)
  }
}

@_cdecl("motus_runtime_begin_keyframes") @implementation
public func motus_runtime_begin_keyframes(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_keyframes_options>?
) -> motus_status {
  making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try openKeyframes(runtime, options, isOpenEnded: true)
  }
}

@_cdecl("motus_runtime_add_keyframe") @implementation
public func motus_runtime_add_keyframe(
  _ runtime: OpaquePointer?, _ start: Double, _ duration: Double, _ block: motus_block_fn?,
  _ blockData: UnsafeMutableRawPointer?
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard let block else { throw Fault(.invalidArgument, "block is NULL") }
    try runtime.animations.beginKeyframe(
      from: finite(start, "start"), length: finite(duration, "duration"))
    runBlock(runtime, block, blockData)
    _ = runtime.animations.commit(completion: nil)
  }
}

@_cdecl("motus_runtime_begin_keyframe") @implementation
public func motus_runtime_begin_keyframe(
  _ runtime: OpaquePointer?, _ start: Double, _ duration: Double
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.animations.beginKeyframe(
      from: finite(start, "start"), length: finite(duration, "duration"), isOpenEnded: true)
  }
}

/// Runs a block of the host inside the block that has just been opened, and closes what it leaves
/// open.
private func runBlock(
  _ runtime: Runtime, _ block: motus_block_fn, _ blockData: UnsafeMutableRawPointer?
) {
  runtime.animations.runOpened {
    runtime.host.call { block(blockData) }
  }
}

private func openKeyframes(
  _ runtime: Runtime, _ pointer: UnsafePointer<motus_keyframes_options>?, isOpenEnded: Bool = false
) throws(Fault) {
  let options = try read(
    pointer, "options")
  let animation = motus_animation_options(
    struct_size: MemoryLayout<motus_animation_options>.size, duration: options.duration,
    delay: options.delay, timing: options.timing, flags: options.flags,
    repeat_count: options.repeat_count)
  let resolved = try checkedOptions(animation, in: runtime)
  guard
    let calculation = KeyframeCalculation(
      rawValue: Int32(truncatingIfNeeded: options.calculation.rawValue))
  else {
    throw Fault(
      .invalidArgument, "options.calculation is \(options.calculation.rawValue): 0 to 4 is possible"
    )
  }
  var form = SplineForm()
  form.tension = try bounded(options.tension, "options.tension", 1)
  form.continuity = try bounded(options.continuity, "options.continuity", 1)
  form.bias = try bounded(options.bias, "options.bias", 1)
  runtime.animations.beginKeyframes(resolved, calculation, form, isOpenEnded: isOpenEnded)
}

extension motus_keyframes_options: SizedSettings {
  static var defaults: motus_keyframes_options {
    var timing = motus_timing.defaults
    timing.type = MOTUS_TIMING_LINEAR
    return motus_keyframes_options(
      struct_size: MemoryLayout<motus_keyframes_options>.size, duration: 0.25, delay: 0,
      timing: timing, flags: 0, calculation: MOTUS_KEYFRAMES_LINEAR, repeat_count: .nan, tension: 0,
      continuity: 0, bias: 0)
  }
}
