import CMotus

@_cdecl("motus_transition_coordinator_animate_alongside") @implementation
public func motus_transition_coordinator_animate_alongside(
  _ coordinator: OpaquePointer?, _ view: OpaquePointer?, _ animation: motus_coordinator_fn?,
  _ completion: motus_coordinator_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  owning(userData, destroy, coordinator) { context in
    joining(coordinator) { runtime, coordinator throws(Fault) in
      _ = coordinator.animateAlongside(
        .init(
          animation: handler(animation, context),
          completion: handler(completion, context),
          view: try runtime.resolveIfAny(view, as: .view)))
    }
  }
}

@_cdecl("motus_transition_coordinator_notify") @implementation
public func motus_transition_coordinator_notify(
  _ coordinator: OpaquePointer?, _ moment: motus_transition_moment, _ fn: motus_coordinator_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  owning(userData, destroy, coordinator) { context in
    joining(coordinator) { runtime, coordinator throws(Fault) in
      let handler = try needed(fn, context)
      switch moment {
      case MOTUS_TRANSITION_INTERACTION_ENDED: coordinator.notifyWhenInteractionEnds(handler)
      case MOTUS_TRANSITION_INTERACTION_CHANGED: coordinator.notifyWhenInteractionChanges(handler)
      case MOTUS_TRANSITION_CANCELLED: coordinator.onCancel(handler)
      default: throw Fault(.invalidArgument, "moment is \(moment.rawValue): 0 to 2 is possible")
      }
    }
  }
}

@_cdecl("motus_transition_coordinator_info") @implementation
public func motus_transition_coordinator_info(
  _ coordinator: OpaquePointer?, _ outInfo: UnsafeMutablePointer<motus_transition_info>?
) -> motus_status {
  clear(outInfo)
  return observing(coordinator) { session throws(Fault) in
    var info = motus_transition_info()
    info.is_animated = session.request.isAnimated
    info.is_initially_interactive = session.initiallyInteractive
    info.is_interruptible = session.motion.isInterruptible
    info.is_interactive = session.isInteractive
    info.was_cancelled = session.isCancelled
    info.presentation_style = motus_presentation_style(session.request.policy.presentationStyle)
    info.transition_duration = session.duration
    info.percent_complete = session.percentComplete
    info.completion_velocity = session.completionVelocity
    info.target_transform = session.targetTransform
    try fill(outInfo, "out_info", with: info)
  }
}

@_cdecl("motus_transition_coordinator_completion_progress") @implementation
public func motus_transition_coordinator_completion_progress(
  _ coordinator: OpaquePointer?, _ timeFraction: Double
) -> Double {
  var progress = 0.0
  _ = observing(coordinator) { session throws(Fault) in
    let fraction = min(max(0, try finite(timeFraction, "time_fraction")), 1)
    let curve = session.remainderCurve
    let duration = curve.naturalDuration ?? 1
    progress = curve.value(at: fraction * duration, duration: duration)
  }
  return progress
}

@_cdecl("motus_transition_coordinator_container_view") @implementation
public func motus_transition_coordinator_container_view(
  _ coordinator: OpaquePointer?
) -> OpaquePointer? {
  var view: OpaquePointer?
  _ = observing(coordinator) { session throws(Fault) in
    view = OpaquePointer(session.containerView)
  }
  return view
}

@_cdecl("motus_transition_coordinator_view_controller") @implementation
public func motus_transition_coordinator_view_controller(
  _ coordinator: OpaquePointer?, _ side: motus_transition_side
) -> OpaquePointer? {
  var controller: OpaquePointer?
  _ = observing(coordinator) { session throws(Fault) in
    controller = OpaquePointer(try session.side(side)?.handle ?? .none)
  }
  return controller
}

@_cdecl("motus_transition_coordinator_view") @implementation
public func motus_transition_coordinator_view(
  _ coordinator: OpaquePointer?, _ side: motus_transition_side
) -> OpaquePointer? {
  var view: OpaquePointer?
  _ = observing(coordinator) { session throws(Fault) in
    view = OpaquePointer(session.request.view(of: try session.side(side)))
  }
  return view
}

extension motus_transition_info: SizedStruct {}

/// The way in for whoever wants to be part of a transition: not when it is over.
private func joining(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Runtime, TransitionCoordinator) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, .transitionCoordinator, function) { runtime, coordinator throws(Fault) in
    guard !coordinator.isOver else {
      throw Fault(.staleHandle, "the transition coordinator's transition is over")
    }
    try body(runtime, coordinator)
  }
}

private func observing(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (TransitionSession) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, .transitionCoordinator, function) { _, coordinator throws(Fault) in
    guard let session = coordinator.session else {
      throw Fault(.staleHandle, "the transition coordinator's transition has ended")
    }
    try body(session)
  }
}

/// The engine's form of a coordinator callback.
private func handler(
  _ fn: motus_coordinator_fn?, _ context: HostContext
) -> TransitionCoordinator.Handler? {
  guard let fn else { return nil }
  return { coordinator in
    context.call { fn($0, OpaquePointer(coordinator.handle)) }
  }
}

private func needed(
  _ fn: motus_coordinator_fn?, _ context: HostContext
) throws(Fault) -> TransitionCoordinator.Handler {
  guard let handler = handler(fn, context) else {
    throw Fault(.invalidArgument, "fn is NULL")
  }
  return handler
}

@_cdecl("motus_view_controller_transition_coordinator") @implementation
public func motus_view_controller_transition_coordinator(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  reading(controller, .viewController, or: nil) { runtime, controller throws(Fault) in
    let coordinator = runtime.transitions.coordinator(of: controller)
    return coordinator.flatMap { OpaquePointer($0.handle) }
  }
}
