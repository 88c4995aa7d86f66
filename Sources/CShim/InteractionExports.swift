import CMotus

@_cdecl("motus_percent_driven_interaction_create") @implementation
public func motus_percent_driven_interaction_create(
  _ runtime: OpaquePointer?, _ outInteraction: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outInteraction?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outInteraction, "out_interaction")
    out.pointee = OpaquePointer(
      try runtime.entities.insert(PercentDrivenInteraction(), as: .percentDrivenInteraction)
        .handle)
  }
}

@_cdecl("motus_percent_driven_interaction_update") @implementation
public func motus_percent_driven_interaction_update(
  _ interaction: OpaquePointer?, _ fraction: Double
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    let fraction = try finite(fraction, "fraction")
    guard interaction.leader.isNone else {
      throw Fault(
        .busy, "a link leads the interaction: remove link \(interaction.leader) first")
    }
    interaction.update(fraction)
  }
}

@_cdecl("motus_percent_driven_interaction_finish") @implementation
public func motus_percent_driven_interaction_finish(
  _ interaction: OpaquePointer?
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    try demand(interaction.finish())
  }
}

@_cdecl("motus_percent_driven_interaction_cancel") @implementation
public func motus_percent_driven_interaction_cancel(
  _ interaction: OpaquePointer?
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    try demand(interaction.cancel())
  }
}

@_cdecl("motus_percent_driven_interaction_finish_with_velocity") @implementation
public func motus_percent_driven_interaction_finish_with_velocity(
  _ interaction: OpaquePointer?, _ velocity: Double
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    try demand(interaction.finish(velocity: checked(velocity)))
  }
}

@_cdecl("motus_percent_driven_interaction_cancel_with_velocity") @implementation
public func motus_percent_driven_interaction_cancel_with_velocity(
  _ interaction: OpaquePointer?, _ velocity: Double
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    try demand(interaction.cancel(velocity: checked(velocity)))
  }
}

@_cdecl("motus_percent_driven_interaction_pause") @implementation
public func motus_percent_driven_interaction_pause(
  _ interaction: OpaquePointer?
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    try demand(interaction.pause())
  }
}

@_cdecl("motus_percent_driven_interaction_percent_complete") @implementation
public func motus_percent_driven_interaction_percent_complete(
  _ interaction: OpaquePointer?
) -> Double {
  reading(interaction, .percentDrivenInteraction, or: 0) { interaction in
    interaction.percentComplete
  }
}

@_cdecl("motus_percent_driven_interaction_duration") @implementation
public func motus_percent_driven_interaction_duration(_ interaction: OpaquePointer?) -> Double {
  reading(interaction, .percentDrivenInteraction, or: 0) { interaction in interaction.duration }
}

@_cdecl("motus_percent_driven_interaction_completion_speed") @implementation
public func motus_percent_driven_interaction_completion_speed(
  _ interaction: OpaquePointer?
) -> Double {
  reading(interaction, .percentDrivenInteraction, or: 0) { interaction in interaction.speed }
}

@_cdecl("motus_percent_driven_interaction_set_completion_speed") @implementation
public func motus_percent_driven_interaction_set_completion_speed(
  _ interaction: OpaquePointer?, _ speed: Double
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    interaction.speed = try positive(speed, "speed")
  }
}

@_cdecl("motus_percent_driven_interaction_set_completion_timing") @implementation
public func motus_percent_driven_interaction_set_completion_timing(
  _ interaction: OpaquePointer?, _ timing: UnsafePointer<motus_timing>?
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { runtime, interaction throws(Fault) in
    interaction.curve = try readCurve(timing, of: interaction, in: runtime)
    interaction.curveType = timing?.pointee.type.rawValue ?? 0
  }
}

@_cdecl("motus_percent_driven_interaction_completion_timing") @implementation
public func motus_percent_driven_interaction_completion_timing(
  _ interaction: OpaquePointer?, _ outTiming: UnsafeMutablePointer<motus_timing>?
) -> motus_status {
  clear(outTiming)
  return entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    try fill(outTiming, "out_timing", with: completionTiming(of: interaction))
  }
}

@_cdecl("motus_percent_driven_interaction_set_timing_curve") @implementation
public func motus_percent_driven_interaction_set_timing_curve(
  _ interaction: OpaquePointer?, _ timing: UnsafePointer<motus_timing>?
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { runtime, interaction throws(Fault) in
    interaction.timingCurve = try readCurve(timing, of: interaction, in: runtime)
    interaction.timingCurveType = timing?.pointee.type.rawValue ?? 0
  }
}

@_cdecl("motus_percent_driven_interaction_timing_curve") @implementation
public func motus_percent_driven_interaction_timing_curve(
  _ interaction: OpaquePointer?, _ outTiming: UnsafeMutablePointer<motus_timing>?
) -> motus_status {
  clear(outTiming)
  return entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    var timing = completionTiming(of: interaction)
    if let curve = interaction.timingCurve {
      timing = motus_timing(curve, type: interaction.timingCurveType)
    }
    try fill(outTiming, "out_timing", with: timing)
  }
}

/// Ease in and out while none has been given.
private func completionTiming(of interaction: PercentDrivenInteraction) -> motus_timing {
  guard let curve = interaction.curve else { return .defaults }
  return motus_timing(curve, type: interaction.curveType)
}

/// The curve of a timing, nil for NULL.
private func readCurve(
  _ timing: UnsafePointer<motus_timing>?, of interaction: PercentDrivenInteraction,
  in runtime: Runtime
) throws(Fault) -> TimingCurve? {
  guard timing != nil else { return nil }
  // A ratio needs some duration to have a stiffness; the run lasts what is left anyway.
  let duration = interaction.duration > 0 ? interaction.duration : 0.35
  return try readTiming(timing, duration: duration, in: runtime).curve
}

@_cdecl("motus_percent_driven_interaction_wants_interactive_start") @implementation
public func motus_percent_driven_interaction_wants_interactive_start(
  _ interaction: OpaquePointer?
) -> Bool {
  reading(interaction, .percentDrivenInteraction, or: false) { interaction in
    interaction.startsInteractively
  }
}

@_cdecl("motus_percent_driven_interaction_set_wants_interactive_start") @implementation
public func motus_percent_driven_interaction_set_wants_interactive_start(
  _ interaction: OpaquePointer?, _ wants: Bool
) -> motus_status {
  entering(interaction, .percentDrivenInteraction) { interaction throws(Fault) in
    interaction.startsInteractively = wants
  }
}

private func demand(_ done: Bool) throws(Fault) {
  guard done else {
    throw Fault(.invalidState, "the percent-driven interaction drives no transition")
  }
}

/// Beyond a million whole distances a second no finger moves, and no spring is computed well.
private func checked(_ velocity: Double) throws(Fault) -> Double {
  guard abs(try finite(velocity, "velocity")) <= 1e6 else {
    throw Fault(.invalidArgument, "velocity is \(velocity): beyond a million")
  }
  return velocity
}
