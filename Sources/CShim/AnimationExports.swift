import CMotus

@_cdecl("motus_animation_options_init") @implementation
public func motus_animation_options_init(
  _ options: UnsafeMutablePointer<motus_animation_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_runtime_animate") @implementation
@_optimize(speed)
public func motus_runtime_animate(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_animation_options>?,
  _ block: motus_block_fn?, _ blockData: UnsafeMutableRawPointer?,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(runtime, as: .runtime, taking: completion) { runtime, handler throws(Fault) in
    try Memory.checkBudget()
    guard let block else { throw Fault(.invalidArgument, "block is NULL") }
    let options = try readOptions(options, in: runtime)
    try runtime.animations.checkRepetition(options)
    let animation = runtime.animations.animate(options, hostCompletion: handler) {
      runtime.host.call { block(blockData) }
    }
    outAnimation?.pointee = OpaquePointer(animation)
  }
}

@_cdecl("motus_runtime_begin_animation") @implementation
@_optimize(speed)
public func motus_runtime_begin_animation(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_animation_options>?
) -> motus_status {
  enteringOften(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try Memory.checkBudget()
    let options = try readOptions(options, in: runtime)
    try runtime.animations.checkRepetition(options)
    runtime.animations.begin(options, isOpenEnded: true)
  }
}

@_cdecl("motus_runtime_commit_animation") @implementation
@_optimize(speed)
public func motus_runtime_commit_animation(
  _ runtime: OpaquePointer?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(runtime, as: .runtime, taking: completion) { runtime, handler throws(Fault) in
    guard runtime.animations.contexts.innermost?.pointee.isOpenEnded == true else {
      throw Fault(.invalidState, "no animation block is open here")
    }
    // Not on one line: an assignment through a nil pointer would not even commit.
    let animation = runtime.animations.commit(hostCompletion: handler)
    outAnimation?.pointee = OpaquePointer(animation)
  }
}

@_cdecl("motus_runtime_perform_without_animation") @implementation
@_optimize(speed)
public func motus_runtime_perform_without_animation(
  _ runtime: OpaquePointer?, _ block: motus_block_fn?, _ blockData: UnsafeMutableRawPointer?
) -> motus_status {
  enteringOften(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard let block else { throw Fault(.invalidArgument, "block is NULL") }
    runtime.animations.performWithoutAnimation {
      runtime.host.call { block(blockData) }
    }
  }
}

@_cdecl("motus_runtime_modify_animations") @implementation
public func motus_runtime_modify_animations(
  _ runtime: OpaquePointer?, _ repeatCount: Double, _ autoreverses: Bool,
  _ block: motus_block_fn?, _ blockData: UnsafeMutableRawPointer?
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard let block else { throw Fault(.invalidArgument, "block is NULL") }
    let count = try positive(repeatCount, "repeat_count")
    runtime.animations.modify(repeatCount: count, autoreverses: autoreverses) {
      runtime.host.call { block(blockData) }
    }
  }
}

@_cdecl("motus_view_transition") @implementation
public func motus_view_transition(
  _ view: OpaquePointer?, _ options: UnsafePointer<motus_animation_options>?,
  _ block: motus_block_fn?, _ blockData: UnsafeMutableRawPointer?,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(view, as: .view, taking: completion) { runtime, handler throws(Fault) in
    try Memory.checkBudget()
    guard let block else { throw Fault(.invalidArgument, "block is NULL") }
    let view = try runtime.resolve(view, as: .view)
    let options = try readOptions(options, in: runtime, allowing: .all.union(.ofTransitions))
    let animation = try runtime.animations.transition(
      with: view.index, options, { runtime.animations.completions.keep(handler) }
    ) {
      runtime.host.call { block(blockData) }
    }
    outAnimation?.pointee = OpaquePointer(animation)
  }
}

@_cdecl("motus_view_transition_to") @implementation
public func motus_view_transition_to(
  _ view: OpaquePointer?, _ to: OpaquePointer?,
  _ options: UnsafePointer<motus_animation_options>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(view, as: .view, taking: completion) { runtime, handler throws(Fault) in
    try Memory.checkBudget()
    let view = try runtime.resolve(view, as: .view)
    let to = try runtime.resolve(to, as: .view)
    let options = try readOptions(options, in: runtime, allowing: .all.union(.ofTransitions))
    let animation = try runtime.animations.transition(
      from: view.index, to: to.index, options,
      { runtime.animations.completions.keep(handler) })
    outAnimation?.pointee = OpaquePointer(animation)
  }
}

@_cdecl("motus_runtime_perform_system_animation") @implementation
public func motus_runtime_perform_system_animation(
  _ runtime: OpaquePointer?, _ animation: motus_system_animation,
  _ views: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ options: UnsafePointer<motus_animation_options>?, _ block: motus_block_fn?,
  _ blockData: UnsafeMutableRawPointer?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimation?.pointee = nil
  let completion = HostCompletion(function: completion, userData: userData, destroy: destroy)
  return entering(runtime, as: .runtime, taking: completion) { runtime, handler throws(Fault) in
    try Memory.checkBudget()
    guard animation == MOTUS_SYSTEM_ANIMATION_DELETE else {
      throw Fault(.invalidArgument, "animation \(animation.rawValue) is no system animation")
    }
    try checkList(count)
    var gone: [Handle] = []
    for index in 0..<count {
      let view = try runtime.resolve(try need(views, "views")[index], as: .view)
      guard view.index != runtime.views.window.index else {
        throw Fault(.invalidArgument, "views has the window, which stays")
      }
      gone.append(view)
    }
    let options = try readOptions(options, in: runtime)
    let animation = runtime.animations.remove(
      gone, options, runtime.animations.completions.keep(handler)
    ) {
      if let block { runtime.host.call { block(blockData) } }
    }
    outAnimation?.pointee = OpaquePointer(animation)
  }
}

@_cdecl("motus_runtime_is_animation_enabled") @implementation
public func motus_runtime_is_animation_enabled(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    runtime.animations.isEnabled
  }
}

@_cdecl("motus_runtime_set_animation_enabled") @implementation
public func motus_runtime_set_animation_enabled(
  _ runtime: OpaquePointer?, _ enabled: Bool
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.animations.setEnabled(enabled)
  }
}

@_cdecl("motus_runtime_inherited_animation_duration") @implementation
public func motus_runtime_inherited_animation_duration(_ runtime: OpaquePointer?) -> Double {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in
    runtime.animations.inheritedDuration
  }
}

@_cdecl("motus_animation_cancel") @implementation
@_optimize(speed)
public func motus_animation_cancel(
  _ animation: OpaquePointer?, _ position: motus_animating_position
) -> motus_status {
  enteringOften(animation, as: .animation) { runtime, animation throws(Fault) in
    switch position {
    case MOTUS_POSITION_END: try runtime.animations.jump(animation)
    case MOTUS_POSITION_CURRENT: try runtime.animations.freeze(animation)
    default:
      throw Fault(.invalidArgument, "an animation can be cancelled at its end or where it is")
    }
  }
}

@_cdecl("motus_view_remove_all_animations") @implementation
public func motus_view_remove_all_animations(_ view: OpaquePointer?) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.animations.removeAll(from: view.index)
  }
}

extension motus_animation_options: SizedSettings {
  static var defaults: motus_animation_options {
    motus_animation_options(
      struct_size: MemoryLayout<motus_animation_options>.size, duration: 0.25, delay: 0,
      timing: .defaults, flags: 0, repeat_count: .nan)
  }
}

/// Reads and checks the options of a block; those of our own size where they stand, since copies of
/// them take longer than all checks.
@_optimize(speed)
func readOptions(
  _ options: UnsafePointer<motus_animation_options>?, in runtime: Runtime? = nil,
  allowing: AnimationOptions.Flags = .all
) throws(Fault) -> AnimationOptions {
  if let options, options.pointee.struct_size == motus_animation_options.firstSize {
    return try checkedOptions(UnsafeMutablePointer(mutating: options), in: runtime, allowing)
  }
  return try checkedOptions(
    read(options, "options"),
    in: runtime, allowing: allowing)
}

@inline(never)
func checkedOptions(
  _ options: motus_animation_options, in runtime: Runtime? = nil,
  allowing: AnimationOptions.Flags = .all
) throws(Fault) -> AnimationOptions {
  var options = options
  return try checkedOptions(&options, in: runtime, allowing)
}

/// Reads through the pointer only. It is mutable because that is how the address of a member is had
/// without a copy.
@_optimize(speed)
private func checkedOptions(
  _ options: UnsafeMutablePointer<motus_animation_options>, in runtime: Runtime?,
  _ allowing: AnimationOptions.Flags
) throws(Fault) -> AnimationOptions {
  guard options.pointee.timing.struct_size == motus_timing.firstSize else {
    throw Fault(.structSize, "options.timing has not been initialised")
  }
  guard options.pointee.timing.type != MOTUS_TIMING_CUSTOM || runtime != nil else {
    throw Fault(.invalidArgument, "options.timing cannot be a function of the host here")
  }
  let (curve, duration) = try checkedCurve(
    at: &options.pointee.timing, duration: options.pointee.duration, in: runtime)
  var result = AnimationOptions(duration: duration, curve: curve)
  result.delay = try notNegative(options.pointee.delay, "options.delay")
  if !options.pointee.repeat_count.isNaN {
    result.repeatCount = try positive(options.pointee.repeat_count, "options.repeat_count")
  }
  result.flags = AnimationOptions.Flags(rawValue: options.pointee.flags)
  let rate = result.flags.intersection(.frameRate)
  guard allowing.isSuperset(of: result.flags), rate.isEmpty || result.flags.enoughFrames > 0
  else {
    throw Fault(
      .invalidArgument, "options.flags is \(options.pointee.flags): some bits mean nothing here")
  }
  return result
}
