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

@_cdecl("motus_property_animator_keeps_motion") @implementation
public func motus_property_animator_keeps_motion(_ animator: OpaquePointer?) -> Bool {
  reading(animator, .propertyAnimator, or: false) { animator in
    animator.flags.contains(.keepsMotion)
  }
}

@_cdecl("motus_property_animator_set_keeps_motion") @implementation
public func motus_property_animator_set_keeps_motion(
  _ animator: OpaquePointer?, _ keeps: Bool
) -> motus_status {
  configuring(animator) { animator in
    if keeps { animator.flags.insert(.keepsMotion) } else { animator.flags.remove(.keepsMotion) }
  }
}

@_cdecl("motus_property_animator_color_space") @implementation
public func motus_property_animator_color_space(_ animator: OpaquePointer?) -> motus_color_space {
  reading(animator, .propertyAnimator, or: MOTUS_COLOR_SPACE_UNSPECIFIED) { animator in
    motus_color_space(rawValue: animator.flags.colors.rawValue)
  }
}

@_cdecl("motus_property_animator_set_color_space") @implementation
public func motus_property_animator_set_color_space(
  _ animator: OpaquePointer?, _ space: motus_color_space
) -> motus_status {
  configuring(animator) { animator throws(Fault) in
    animator.flags.colors = try checked(space)
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

@_cdecl("motus_property_animator_is_manual_hit_testing_enabled") @implementation
public func motus_property_animator_is_manual_hit_testing_enabled(_ animator: OpaquePointer?)
  -> Bool
{
  reading(animator, .propertyAnimator, or: false) { animator in animator.managesHitTesting }
}

@_cdecl("motus_property_animator_set_manual_hit_testing_enabled") @implementation
public func motus_property_animator_set_manual_hit_testing_enabled(
  _ animator: OpaquePointer?, _ manual: Bool
) -> motus_status {
  configuring(animator) { animator in animator.managesHitTesting = manual }
}

@_cdecl("motus_property_animator_duration") @implementation
public func motus_property_animator_duration(_ animator: OpaquePointer?) -> Double {
  reading(animator, .propertyAnimator, or: 0) { animator in animator.duration }
}

@_cdecl("motus_property_animator_delay") @implementation
public func motus_property_animator_delay(_ animator: OpaquePointer?) -> Double {
  reading(animator, .propertyAnimator, or: 0) { animator in animator.delay }
}

@_cdecl("motus_property_animator_is_interruptible") @implementation
public func motus_property_animator_is_interruptible(_ animator: OpaquePointer?) -> Bool {
  reading(animator, .propertyAnimator, or: false) { animator in animator.isInterruptible }
}

@_cdecl("motus_property_animator_set_interruptible") @implementation
public func motus_property_animator_set_interruptible(
  _ animator: OpaquePointer?, _ interruptible: Bool
) -> motus_status {
  configuring(animator) { animator in animator.isInterruptible = interruptible }
}

@_cdecl("motus_property_animator_is_user_interaction_enabled") @implementation
public func motus_property_animator_is_user_interaction_enabled(_ animator: OpaquePointer?) -> Bool
{
  reading(animator, .propertyAnimator, or: false) { animator in animator.isUserInteractionEnabled }
}

@_cdecl("motus_property_animator_set_user_interaction_enabled") @implementation
public func motus_property_animator_set_user_interaction_enabled(
  _ animator: OpaquePointer?, _ enabled: Bool
) -> motus_status {
  configuring(animator) { animator in animator.isUserInteractionEnabled = enabled }
}

@_cdecl("motus_property_animator_scrubs_linearly") @implementation
public func motus_property_animator_scrubs_linearly(_ animator: OpaquePointer?) -> Bool {
  reading(animator, .propertyAnimator, or: false) { animator in animator.scrubsLinearly }
}

@_cdecl("motus_property_animator_set_scrubs_linearly") @implementation
public func motus_property_animator_set_scrubs_linearly(
  _ animator: OpaquePointer?, _ linearly: Bool
) -> motus_status {
  configuring(animator) { animator in animator.scrubsLinearly = linearly }
}

@_cdecl("motus_property_animator_pauses_on_completion") @implementation
public func motus_property_animator_pauses_on_completion(_ animator: OpaquePointer?) -> Bool {
  reading(animator, .propertyAnimator, or: false) { animator in animator.pausesOnCompletion }
}

@_cdecl("motus_property_animator_set_pauses_on_completion") @implementation
public func motus_property_animator_set_pauses_on_completion(
  _ animator: OpaquePointer?, _ pauses: Bool
) -> motus_status {
  entering(animator, .propertyAnimator) { _, animator throws(Fault) in
    animator.pausesOnCompletion = pauses
  }
}

/// Settings that are fixed while an animator is in use (PA-22, last rows of the table).
private func configuring(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (PropertyAnimator) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, .propertyAnimator, function) { _, animator throws(Fault) in
    guard animator.stateNumber == 0 else {
      throw animator.fault("its settings change only while it is inactive")
    }
    try body(animator)
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
