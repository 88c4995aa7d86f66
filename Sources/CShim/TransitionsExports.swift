import CMotus

@_cdecl("motus_animation_controller_create") @implementation
public func motus_animation_controller_create(
  _ runtime: OpaquePointer?, _ callbacks: UnsafePointer<motus_animation_controller_callbacks>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outAnimator: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimator?.pointee = nil
  return entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, _, context throws(Fault) in
    try Memory.checkBudget()
    let out = try need(outAnimator, "out_animator")
    let callbacks = try read(
      need(callbacks, "callbacks"), "callbacks")
    guard callbacks.animate_transition != nil else {
      throw Fault(.invalidArgument, "callbacks.animate_transition is NULL")
    }
    let animator = HostAnimatedTransitioning(callbacks, context, runtime)
    out.pointee = OpaquePointer(
      try runtime.entities.insert(animator, as: .animationController).handle)
  }
}

@_cdecl("motus_interaction_controller_create") @implementation
public func motus_interaction_controller_create(
  _ runtime: OpaquePointer?,
  _ callbacks: UnsafePointer<motus_interaction_controller_callbacks>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outInteraction: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outInteraction?.pointee = nil
  return entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, _, context throws(Fault) in
    try Memory.checkBudget()
    let out = try need(outInteraction, "out_interaction")
    let callbacks = try read(
      need(callbacks, "callbacks"), "callbacks")
    guard callbacks.start_interactive_transition != nil else {
      throw Fault(.invalidArgument, "callbacks.start_interactive_transition is NULL")
    }
    let interaction = HostInteractiveTransitioning(callbacks, context)
    out.pointee = OpaquePointer(
      try runtime.entities.insert(interaction, as: .interactionController).handle)
  }
}

@_cdecl("motus_runtime_set_uses_uniform_order") @implementation
public func motus_runtime_set_uses_uniform_order(
  _ runtime: OpaquePointer?, _ uses: Bool
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.transitions.setUsesUniformOrder(uses)
  }
}

@_cdecl("motus_runtime_uses_uniform_order") @implementation
public func motus_runtime_uses_uniform_order(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    runtime.transitions.usesUniformOrder
  }
}

@_cdecl("motus_transition_context_container_view") @implementation
public func motus_transition_context_container_view(_ context: OpaquePointer?) -> OpaquePointer? {
  reading(context, or: nil) { session in OpaquePointer(session.containerView) }
}

@_cdecl("motus_transition_context_coordinator") @implementation
public func motus_transition_context_coordinator(_ context: OpaquePointer?) -> OpaquePointer? {
  reading(context, or: nil) { session in OpaquePointer(session.coordinator.handle) }
}

@_cdecl("motus_transition_context_view_controller") @implementation
public func motus_transition_context_view_controller(
  _ context: OpaquePointer?, _ side: motus_transition_side
) -> OpaquePointer? {
  reading(context, or: nil) { session throws(Fault) in
    OpaquePointer(try session.side(side)?.handle ?? .none)
  }
}

@_cdecl("motus_transition_context_view") @implementation
public func motus_transition_context_view(
  _ context: OpaquePointer?, _ side: motus_transition_side
) -> OpaquePointer? {
  reading(context, or: nil) { session throws(Fault) in
    OpaquePointer(session.request.view(of: try session.side(side)))
  }
}

@_cdecl("motus_transition_context_initial_frame") @implementation
public func motus_transition_context_initial_frame(
  _ context: OpaquePointer?, _ side: motus_transition_side
) -> motus_rect {
  reading(context, or: motus_rect(.zero)) { session throws(Fault) in
    motus_rect(
      try side.choose(
        session.participants.initialFrames.from, session.participants.initialFrames.to))
  }
}

@_cdecl("motus_transition_context_final_frame") @implementation
public func motus_transition_context_final_frame(
  _ context: OpaquePointer?, _ side: motus_transition_side
) -> motus_rect {
  reading(context, or: motus_rect(.zero)) { session throws(Fault) in
    motus_rect(
      try side.choose(session.participants.finalFrames.from, session.participants.finalFrames.to))
  }
}

@_cdecl("motus_transition_context_is_interactive") @implementation
public func motus_transition_context_is_interactive(_ context: OpaquePointer?) -> Bool {
  reading(context, or: false) { session in session.isInteractive }
}

@_cdecl("motus_transition_context_was_cancelled") @implementation
public func motus_transition_context_was_cancelled(_ context: OpaquePointer?) -> Bool {
  reading(context, or: false) { session in session.isCancelled }
}

@_cdecl("motus_transition_context_operation") @implementation
public func motus_transition_context_operation(
  _ context: OpaquePointer?
) -> motus_navigation_operation {
  reading(context, or: MOTUS_NAVIGATION_NONE) { session in
    motus_navigation_operation(rawValue: UInt32(session.request.policy.operation.rawValue))
  }
}

@_cdecl("motus_transition_context_update") @implementation
public func motus_transition_context_update(
  _ context: OpaquePointer?, _ fraction: Double
) -> motus_status {
  controlling(context) { session throws(Fault) in
    let fraction = try finite(fraction, "fraction")
    guard session.acceptsUpdates else { throw session.fault("is not interactive") }
    session.update(min(max(0, fraction), 1))
  }
}

@_cdecl("motus_transition_context_finish") @implementation
public func motus_transition_context_finish(_ context: OpaquePointer?) -> motus_status {
  controlling(context) { session throws(Fault) in
    guard session.endInteraction(cancelled: false, velocity: nil) else {
      throw session.fault("is not interactive")
    }
  }
}

@_cdecl("motus_transition_context_cancel") @implementation
public func motus_transition_context_cancel(_ context: OpaquePointer?) -> motus_status {
  controlling(context) { session throws(Fault) in
    guard session.endInteraction(cancelled: true, velocity: nil) else {
      throw session.fault("is not interactive")
    }
  }
}

@_cdecl("motus_transition_context_pause") @implementation
public func motus_transition_context_pause(_ context: OpaquePointer?) -> motus_status {
  controlling(context) { session throws(Fault) in
    guard session.pause() else { throw session.fault("cannot be interrupted") }
  }
}

@_cdecl("motus_transition_context_complete") @implementation
public func motus_transition_context_complete(
  _ context: OpaquePointer?, _ didComplete: Bool
) -> motus_status {
  controlling(context) { session throws(Fault) in
    guard session.complete(didComplete) else { throw session.fault("has not begun") }
  }
}

extension motus_transition_side {
  func choose<Value>(_ from: Value, _ to: Value) throws(Fault) -> Value {
    switch self {
    case MOTUS_TRANSITION_FROM: return from
    case MOTUS_TRANSITION_TO: return to
    default: throw Fault(.invalidArgument, "side \(rawValue) is neither from nor to")
    }
  }
}

extension TransitionSession {
  func side(_ side: motus_transition_side) throws(Fault) -> ViewController? {
    let whole = request.from == nil && request.to == nil ? request.container : nil
    return try side.choose(request.from ?? whole, request.to ?? whole)
  }

  /// Quarters of a turn, clockwise where y points down.
  var targetTransform: motus_transform {
    let (cosine, sine): (Double, Double) =
      switch request.quarterTurns {
      case 1: (0, 1)
      case -1: (0, -1)
      case 2: (-1, 0)
      default: (1, 0)
      }
    return motus_transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  func fault(_ sentence: StaticString) -> Fault {
    Fault(.invalidState, "the transition is \(state.noun) and \(sentence)")
  }
}

func controlling(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (TransitionSession) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, .transitionContext, function) { runtime, context throws(Fault) in
    guard let session = context.session else {
      throw Fault(.staleHandle, "the transition context's transition has ended")
    }
    try body(session)
  }
}

private func reading<Value>(
  _ pointer: OpaquePointer?, or fallback: Value, _ function: StaticString = #function,
  _ body: (TransitionSession) throws(Fault) -> Value
) -> Value {
  var value = fallback
  _ = controlling(pointer, function) { session throws(Fault) in value = try body(session) }
  return value
}

@_cdecl("motus_gesture_binding_options_init") @implementation
public func motus_gesture_binding_options_init(
  _ options: UnsafeMutablePointer<motus_gesture_binding_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_gesture_binding_options: SizedSettings {
  static var defaults: motus_gesture_binding_options {
    motus_gesture_binding_options(
      struct_size: MemoryLayout<motus_gesture_binding_options>.size,
      direction: motus_vector(dx: 0, dy: 0), extent: 0, threshold: 0.5)
  }

  func rule() throws(Fault) -> GestureBinding.Rule {
    let direction = try direction.checked("direction")
    guard threshold >= 0, threshold <= 1 else {
      throw Fault(.invalidArgument, "threshold is \(threshold): 0 to 1")
    }
    return GestureBinding.Rule(
      direction: Self.normal(direction), extent: try notNegative(extent, "extent"),
      threshold: threshold)
  }

  /// The vector of length 1 in a direction; none for that of length 0.
  private static func normal(_ direction: Vector) -> Vector? {
    let longest = max(direction.dx.magnitude, direction.dy.magnitude)
    guard longest > 0 else { return nil }
    // First to a length whose square is a number.
    let handy = Vector(dx: direction.dx / longest, dy: direction.dy / longest)
    return (1 / handy.length) * handy
  }
}

@_cdecl("motus_gesture_bind") @implementation
public func motus_gesture_bind(
  _ gesture: OpaquePointer?, _ interaction: OpaquePointer?,
  _ options: UnsafePointer<motus_gesture_binding_options>?, _ begin: motus_gesture_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(gesture, .gesture, owning: userData, destroy) {
    runtime, gesture, context throws(Fault) in
    try runtime.bind(gesture, interaction, options, drivesBoth: false) { gesture, _ in
      context.call { begin?($0, OpaquePointer(gesture.handle)) }
    }
  }
}

@_cdecl("motus_gesture_bind_both") @implementation
public func motus_gesture_bind_both(
  _ gesture: OpaquePointer?, _ interaction: OpaquePointer?,
  _ options: UnsafePointer<motus_gesture_binding_options>?, _ begin: motus_gesture_begin_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(gesture, .gesture, owning: userData, destroy) {
    runtime, gesture, context throws(Fault) in
    try runtime.bind(gesture, interaction, options, drivesBoth: true) { gesture, goesBack in
      context.call { begin?($0, OpaquePointer(gesture.handle), goesBack) }
    }
  }
}

extension Runtime {
  /// Lets a pan drive an interaction, or drive nothing any more where the host names none.
  fileprivate func bind(
    _ gesture: Gesture, _ interaction: OpaquePointer?,
    _ options: UnsafePointer<motus_gesture_binding_options>?, drivesBoth: Bool,
    _ begin: @escaping (Gesture, Bool) -> Void
  ) throws(Fault) {
    guard gesture is PanGesture else {
      throw Fault(.wrongKind, "a \(gesture.noun) stands where a pan is needed")
    }
    guard
      let interaction: PercentDrivenInteraction = try resolveIfAny(
        interaction, .percentDrivenInteraction)
    else {
      gesture.handler = nil
      return
    }
    var rule = try read(options, "options").rule()
    rule.drivesBoth = drivesBoth
    // The runtime, which ends its recognizers with their bindings before it ends.
    gesture.handler = GestureBinding(
      interaction, rule, entities,
      keepsWaitingRequests: { [unowned(unsafe) self] in transitions.hasWaiting }, begin: begin)
  }
}

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
    interaction.setCompletionTiming(
      try readCurve(timing, of: interaction, in: runtime),
      type: timing?.pointee.type.rawValue ?? 0)
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
    interaction.setTimingCurve(
      try readCurve(timing, of: interaction, in: runtime),
      type: timing?.pointee.type.rawValue ?? 0)
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
    interaction.setStartsInteractively(wants)
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
