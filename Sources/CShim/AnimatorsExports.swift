import CMotus

@_cdecl("motus_property_animator_create") @implementation
public func motus_property_animator_create(
  _ runtime: OpaquePointer?, _ duration: Double, _ timing: UnsafePointer<motus_timing>?,
  _ outAnimator: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimator?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outAnimator, "out_animator")
    let (curve, duration) = try readTiming(timing, duration: duration, in: runtime)
    let animator = PropertyAnimator(
      animations: runtime.animations, duration: duration, timing: curve,
      timingType: timing?.pointee.type.rawValue ?? MOTUS_TIMING_EASE_IN_OUT.rawValue)
    out.pointee = OpaquePointer(
      try runtime.entities.insert(animator, as: .propertyAnimator).handle)
  }
}

@_cdecl("motus_property_animator_create_running") @implementation
public func motus_property_animator_create_running(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_animation_options>?,
  _ block: motus_block_fn?, _ blockData: UnsafeMutableRawPointer?,
  _ completion: motus_animator_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ outAnimator: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimator?.pointee = nil
  return entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, _, context throws(Fault) in
    try Memory.checkBudget()
    let out = try need(outAnimator, "out_animator")
    guard let block else { throw Fault(.invalidArgument, "block is NULL") }
    let options = try readOptions(options, in: runtime)
    let host = runtime.host
    let animator = try PropertyAnimator.makeRunning(
      options, entities: runtime.entities, animations: runtime.animations,
      completion: handler(completion, context, host)
    ) {
      host.call { block(blockData) }
    }
    animator.nameTiming(animator.timing.nearestType)
    out.pointee = OpaquePointer(animator.handle)
  }
}

@_cdecl("motus_property_animator_create_group") @implementation
public func motus_property_animator_create_group(
  _ runtime: OpaquePointer?, _ arrangement: motus_animator_arrangement, _ spacing: Double,
  _ members: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ outGroup: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outGroup?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outGroup, "out_group")
    guard
      let arrangement = AnimatorGroup.Arrangement(
        rawValue: Int32(truncatingIfNeeded: arrangement.rawValue))
    else {
      throw Fault(.invalidArgument, "arrangement \(arrangement.rawValue) is none of the three")
    }
    try checkList(count)
    var animators: [PropertyAnimator] = []
    var names: [Handle.Bits] = []
    for index in 0..<count {
      animators.append(
        try runtime.resolve(try need(members, "members")[index], .propertyAnimator))
      names.append(animators[index].handle.bits)
    }
    HeapSort.sort(&names, <)
    for index in names.indices.dropFirst() where names[index] == names[index - 1] {
      throw Fault(.invalidArgument, "members has an animator twice")
    }
    let group = try PropertyAnimator.group(
      animators, arrangement, spacing: bounded(spacing, "spacing", 1e6),
      entities: runtime.entities, animations: runtime.animations)
    out.pointee = OpaquePointer(group.handle)
  }
}

@_cdecl("motus_property_animator_member_count") @implementation
public func motus_property_animator_member_count(_ animator: OpaquePointer?) -> Int {
  reading(animator, .propertyAnimator, or: 0) { animator in animator.group?.count ?? 0 }
}

@_cdecl("motus_property_animator_member_at") @implementation
public func motus_property_animator_member_at(
  _ animator: OpaquePointer?, _ index: Int
) -> OpaquePointer? {
  reading(animator, .propertyAnimator, or: nil) { animator in
    OpaquePointer(animator.group?.member(index)?.handle ?? .none)
  }
}

@_cdecl("motus_property_animator_add_animations") @implementation
public func motus_property_animator_add_animations(
  _ animator: OpaquePointer?, _ block: motus_block_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  owning(userData, destroy, animator) { context in addAnimations(animator, 0, block, context) }
}

@_cdecl("motus_property_animator_add_animations_delayed") @implementation
public func motus_property_animator_add_animations_delayed(
  _ animator: OpaquePointer?, _ delayFactor: Double, _ block: motus_block_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  owning(userData, destroy, animator) { context in
    addAnimations(animator, delayFactor, block, context)
  }
}

@_cdecl("motus_property_animator_add_completion") @implementation
public func motus_property_animator_add_completion(
  _ animator: OpaquePointer?, _ fn: motus_animator_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(animator, .propertyAnimator, owning: userData, destroy) {
    runtime, animator, context throws(Fault) in
    guard let handler = handler(fn, context, runtime.host) else {
      throw Fault(.invalidArgument, "fn and user_data are NULL")
    }
    animator.addCompletion(handler)
  }
}

@_cdecl("motus_property_animator_set_observer") @implementation
public func motus_property_animator_set_observer(
  _ animator: OpaquePointer?, _ fn: motus_animator_observer_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(animator, .propertyAnimator, owning: userData, destroy) {
    runtime, animator, context throws(Fault) in
    guard let fn else {
      animator.observe(nil)
      return
    }
    let handle = OpaquePointer(animator.handle)
    animator.observe { change in
      let change =
        switch change {
        case .state: MOTUS_ANIMATOR_CHANGE_STATE
        case .isRunning: MOTUS_ANIMATOR_CHANGE_RUNNING
        case .isReversed: MOTUS_ANIMATOR_CHANGE_REVERSED
        }
      context.call { fn($0, handle, change) }
    }
  }
}

@_cdecl("motus_property_animator_start") @implementation
public func motus_property_animator_start(_ animator: OpaquePointer?) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in try animator.start() }
}

@_cdecl("motus_property_animator_start_after_delay") @implementation
public func motus_property_animator_start_after_delay(
  _ animator: OpaquePointer?, _ delay: Double
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    try animator.start(afterDelay: notNegative(delay, "delay"))
  }
}

@_cdecl("motus_property_animator_pause") @implementation
public func motus_property_animator_pause(_ animator: OpaquePointer?) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in try animator.pause() }
}

@_cdecl("motus_property_animator_continue") @implementation
public func motus_property_animator_continue(
  _ animator: OpaquePointer?, _ timing: UnsafePointer<motus_timing>?, _ durationFactor: Double
) -> motus_status {
  entering(animator, .propertyAnimator) { runtime, animator throws(Fault) in
    let factor = try notNegative(durationFactor, "duration_factor")
    guard timing != nil else {
      return try animator.continueAnimation(timing: nil, durationFactor: factor)
    }
    let timing = try readTiming(timing)
    let (curve, seconds) = try checkedCurve(
      timing, duration: animator.secondsToContinue(durationFactor: factor), in: runtime)
    try animator.continueAnimation(timing: curve, seconds: seconds)
  }
}

@_cdecl("motus_property_animator_continue_until") @implementation
public func motus_property_animator_continue_until(
  _ animator: OpaquePointer?, _ fraction: Double
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    let fraction = try notNegative(fraction, "fraction")
    guard fraction <= 1 else { throw Fault(.invalidArgument, "fraction is \(fraction): above 1") }
    try animator.continueAnimation(until: fraction)
  }
}

@_cdecl("motus_property_animator_stop") @implementation
public func motus_property_animator_stop(
  _ animator: OpaquePointer?, _ withoutFinishing: Bool
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    try animator.stop(withoutFinishing: withoutFinishing)
  }
}

@_cdecl("motus_property_animator_finish") @implementation
public func motus_property_animator_finish(
  _ animator: OpaquePointer?, _ position: motus_animating_position
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    guard let position = AnimatingPosition(rawValue: Int32(truncatingIfNeeded: position.rawValue))
    else { throw Fault(.invalidArgument, "position \(position.rawValue) is none of the three") }
    try animator.finish(at: position)
  }
}

@_cdecl("motus_property_animator_state") @implementation
public func motus_property_animator_state(_ animator: OpaquePointer?) -> motus_animating_state {
  reading(animator, .propertyAnimator, or: MOTUS_ANIMATING_INACTIVE) { animator in
    motus_animating_state(rawValue: UInt32(animator.stateNumber))
  }
}

@_cdecl("motus_property_animator_is_running") @implementation
public func motus_property_animator_is_running(_ animator: OpaquePointer?) -> Bool {
  reading(animator, .propertyAnimator, or: false) { animator in animator.isRunning }
}

@_cdecl("motus_property_animator_is_reversed") @implementation
public func motus_property_animator_is_reversed(_ animator: OpaquePointer?) -> Bool {
  reading(animator, .propertyAnimator, or: false) { animator in animator.travelsBack }
}

@_cdecl("motus_property_animator_set_reversed") @implementation
public func motus_property_animator_set_reversed(
  _ animator: OpaquePointer?, _ reversed: Bool
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    try animator.needNoOwner()
    animator.setReversed(reversed)
  }
}

@_cdecl("motus_property_animator_fraction_complete") @implementation
public func motus_property_animator_fraction_complete(_ animator: OpaquePointer?) -> Double {
  reading(animator, .propertyAnimator, or: 0) { animator in animator.fractionComplete }
}

@_cdecl("motus_property_animator_set_fraction_complete") @implementation
public func motus_property_animator_set_fraction_complete(
  _ animator: OpaquePointer?, _ fraction: Double
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    try animator.setFractionComplete(min(max(0, finite(fraction, "fraction")), 1))
  }
}

@_cdecl("motus_property_animator_seek") @implementation
public func motus_property_animator_seek(
  _ animator: OpaquePointer?, _ seconds: Double
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    try animator.seek(to: notNegative(seconds, "seconds"))
  }
}

private func handler(
  _ fn: motus_animator_completion_fn?, _ context: HostContext, _ host: Host
) -> PropertyAnimator.Completion? {
  guard let fn else {
    guard context.userData != nil else { return nil }
    return { position in
      host.events?.postCompletion(
        context.userData, detail: Int32(truncatingIfNeeded: position.rawValue))
    }
  }
  return { position in
    context.call { fn($0, motus_animating_position(rawValue: UInt32(position.rawValue))) }
  }
}

private func addAnimations(
  _ pointer: OpaquePointer?, _ delayFactor: Double, _ block: motus_block_fn?,
  _ context: HostContext, _ function: StaticString = #function
) -> motus_status {
  entering(pointer, .propertyAnimator, function) { runtime, animator throws(Fault) in
    guard let block else { throw Fault(.invalidArgument, "block is NULL") }
    try animator.addAnimations(delayFactor: finite(delayFactor, "delay_factor")) {
      context.call { block($0) }
    }
  }
}

@_cdecl("motus_property_animator_speed") @implementation
public func motus_property_animator_speed(_ animator: OpaquePointer?) -> Double {
  reading(animator, .propertyAnimator, or: 0) { animator in animator.speed }
}

@_cdecl("motus_property_animator_set_speed") @implementation
public func motus_property_animator_set_speed(
  _ animator: OpaquePointer?, _ speed: Double
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    try animator.setSpeed(bounded(speed, "speed", within: 0...1e6))
  }
}

@_cdecl("motus_property_animator_timing") @implementation
public func motus_property_animator_timing(
  _ animator: OpaquePointer?, _ outTiming: UnsafeMutablePointer<motus_timing>?
) -> motus_status {
  clear(outTiming)
  return entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    try fill(
      outTiming, "out_timing", with: motus_timing(animator.timing, type: animator.timingType))
  }
}

@_cdecl("motus_property_animator_duration") @implementation
public func motus_property_animator_duration(_ animator: OpaquePointer?) -> Double {
  reading(animator, .propertyAnimator, or: 0) { animator in animator.duration }
}

@_cdecl("motus_property_animator_delay") @implementation
public func motus_property_animator_delay(_ animator: OpaquePointer?) -> Double {
  reading(animator, .propertyAnimator, or: 0) { animator in animator.delay }
}

@_cdecl("motus_property_animator_options_init") @implementation
public func motus_property_animator_options_init(
  _ options: UnsafeMutablePointer<motus_property_animator_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_property_animator_get_options") @implementation
public func motus_property_animator_get_options(
  _ animator: OpaquePointer?,
  _ outOptions: UnsafeMutablePointer<motus_property_animator_options>?
) -> motus_status {
  clear(outOptions)
  return entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    try fill(outOptions, "out_options", with: motus_property_animator_options(of: animator))
  }
}

@_cdecl("motus_property_animator_set_options") @implementation
public func motus_property_animator_set_options(
  _ animator: OpaquePointer?, _ options: UnsafePointer<motus_property_animator_options>?
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    let options = try read(options, "options")
    _ = try checked(options.color_space)
    // What is in use keeps its settings, but for one (PA-22, last rows of the table).
    guard animator.stateNumber == 0 || options.agrees(with: .init(of: animator)) else {
      throw animator.fault(
        "its settings change only while it is inactive, except for pauses_on_completion")
    }
    try options.apply(to: animator)
  }
}

extension motus_property_animator_options: SizedSettings {
  static var defaults: Self {
    var options = Self()
    options.is_interruptible = true
    options.is_user_interaction_enabled = true
    options.scrubs_linearly = true
    return options
  }

  init(of animator: PropertyAnimator) {
    self.init()
    let settings = animator.settings
    is_interruptible = settings.isInterruptible
    is_user_interaction_enabled = settings.isUserInteractionEnabled
    is_manual_hit_testing_enabled = settings.managesHitTesting
    scrubs_linearly = settings.scrubsLinearly
    pauses_on_completion = settings.pausesOnCompletion
    keeps_motion = settings.flags.contains(.keepsMotion)
    color_space = motus_color_space(rawValue: settings.flags.colors.rawValue)
  }

  /// Whether two differ in nothing but `pauses_on_completion`.
  func agrees(with other: Self) -> Bool {
    is_interruptible == other.is_interruptible
      && is_user_interaction_enabled == other.is_user_interaction_enabled
      && is_manual_hit_testing_enabled == other.is_manual_hit_testing_enabled
      && scrubs_linearly == other.scrubs_linearly && keeps_motion == other.keeps_motion
      && color_space == other.color_space
  }

  func apply(to animator: PropertyAnimator) throws(Fault) {
    let colors = try checked(color_space)
    animator.configure { settings in
      settings.isInterruptible = is_interruptible
      settings.isUserInteractionEnabled = is_user_interaction_enabled
      settings.managesHitTesting = is_manual_hit_testing_enabled
      settings.scrubsLinearly = scrubs_linearly
      settings.pausesOnCompletion = pauses_on_completion
      if keeps_motion {
        settings.flags.insert(.keepsMotion)
      } else {
        settings.flags.remove(.keepsMotion)
      }
      settings.flags.colors = colors
    }
  }
}

extension TimingCurve {
  /// The word for a curve that comes from the block around it.
  var nearestType: UInt32 {
    switch self {
    case .linear, .keyframe, .own: MOTUS_TIMING_LINEAR.rawValue
    case .cubic: MOTUS_TIMING_CUBIC.rawValue
    case .spring: MOTUS_TIMING_SPRING_RESPONSE.rawValue
    case .steps: MOTUS_TIMING_STEPS.rawValue
    case .points: MOTUS_TIMING_POINTS.rawValue
    case .sampled: MOTUS_TIMING_CUSTOM.rawValue
    case .composed: MOTUS_TIMING_COMPOSED.rawValue
    }
  }
}

@_cdecl("motus_animating_state_name") @implementation
public func motus_animating_state_name(_ state: motus_animating_state) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch state {
    case MOTUS_ANIMATING_INACTIVE: "MOTUS_ANIMATING_INACTIVE"
    case MOTUS_ANIMATING_ACTIVE: "MOTUS_ANIMATING_ACTIVE"
    case MOTUS_ANIMATING_STOPPED: "MOTUS_ANIMATING_STOPPED"
    default: "MOTUS_ANIMATING_UNKNOWN"
    }
  return text(name)
}
