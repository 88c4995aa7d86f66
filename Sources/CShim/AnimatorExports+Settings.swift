import CMotus

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
    is_interruptible = animator.isInterruptible
    is_user_interaction_enabled = animator.isUserInteractionEnabled
    is_manual_hit_testing_enabled = animator.managesHitTesting
    scrubs_linearly = animator.scrubsLinearly
    pauses_on_completion = animator.pausesOnCompletion
    keeps_motion = animator.flags.contains(.keepsMotion)
    color_space = motus_color_space(rawValue: animator.flags.colors.rawValue)
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
    animator.isInterruptible = is_interruptible
    animator.isUserInteractionEnabled = is_user_interaction_enabled
    animator.managesHitTesting = is_manual_hit_testing_enabled
    animator.scrubsLinearly = scrubs_linearly
    animator.pausesOnCompletion = pauses_on_completion
    if keeps_motion {
      animator.flags.insert(.keepsMotion)
    } else {
      animator.flags.remove(.keepsMotion)
    }
    animator.flags.colors = try checked(color_space)
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
