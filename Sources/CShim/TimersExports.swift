import CMotus

@_cdecl("motus_runtime_after") @implementation
public func motus_runtime_after(
  _ runtime: OpaquePointer?, _ seconds: Double, _ fn: motus_timer_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outTimer: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  makingTimer(runtime, fn, userData, destroy, outTimer) { runtime throws(Fault) in
    try runtime.timers.make(after: notNegative(seconds, "seconds"))
  }
}

@_cdecl("motus_runtime_every") @implementation
public func motus_runtime_every(
  _ runtime: OpaquePointer?, _ seconds: Double, _ fn: motus_timer_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outTimer: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  makingTimer(runtime, fn, userData, destroy, outTimer) { runtime throws(Fault) in
    let seconds = try positive(seconds, "seconds")
    return try runtime.timers.make(after: seconds, every: seconds)
  }
}

/// Makes a timer that calls a function of the host.
private func makingTimer(
  _ runtime: OpaquePointer?, _ fn: motus_timer_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ outTimer: UnsafeMutablePointer<OpaquePointer?>?,
  _ function: StaticString = #function, _ make: (Runtime) throws(Fault) -> HostTimer
) -> motus_status {
  outTimer?.pointee = nil
  return entering(runtime, as: .runtime, owning: userData, destroy, function) {
    runtime, _, context throws(Fault) in
    try Memory.checkBudget()
    let timer = try make(runtime)
    timer.call(handler(fn, context))
    outTimer?.pointee = OpaquePointer(timer.handle)
  }
}

private func handler(_ fn: motus_timer_fn?, _ context: HostContext) -> HostTimer.Handler {
  // Also without a function it holds the data, until the timer is over.
  { timer, due in
    if let fn { context.call { fn($0, OpaquePointer(timer.handle), due) } }
  }
}

@_cdecl("motus_timer_cancel") @implementation
public func motus_timer_cancel(_ timer: OpaquePointer?) -> motus_status {
  entering(timer, .timer) { timer throws(Fault) in timer.cancel() }
}

@_cdecl("motus_property_animator_add_cue") @implementation
public func motus_property_animator_add_cue(
  _ animator: OpaquePointer?, _ unit: motus_cue_unit, _ place: Double, _ flags: UInt32,
  _ fn: motus_cue_fn?, _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outCue: UnsafeMutablePointer<UInt32>?
) -> motus_status {
  outCue?.pointee = 0
  return entering(animator, .propertyAnimator, owning: userData, destroy) {
    runtime, animator, context throws(Fault) in
    try Memory.checkBudget()
    guard flags & ~MOTUS_CUE_JUMPS.rawValue == 0 else {
      throw Fault(.invalidArgument, "flags is \(flags): some bits mean nothing here")
    }
    let place = try notNegative(place, "place")
    let fraction: Double
    switch unit {
    case MOTUS_CUE_FRACTION:
      fraction = place
    case MOTUS_CUE_SECONDS:
      fraction = animator.duration > 0 ? place / animator.duration : place > 0 ? 2 : 0
    default: throw Fault(.invalidArgument, "unit is \(unit.rawValue): 0 or 1 is possible")
    }
    guard fraction <= 1 else {
      throw Fault(.invalidArgument, "place is \(place): that is behind the end of the animator")
    }
    let handler: Cues.Handler = { animator, number, isForward in
      if let fn {
        context.call { fn($0, OpaquePointer(animator), number, isForward) }
      }
    }
    // Not on one line: an assignment through a nil pointer would not even add it.
    let cue = try runtime.cues.add(
      to: animator, at: fraction, passesJumps: flags & MOTUS_CUE_JUMPS.rawValue != 0, handler)
    outCue?.pointee = cue
  }
}

@_cdecl("motus_property_animator_remove_cue") @implementation
public func motus_property_animator_remove_cue(
  _ animator: OpaquePointer?, _ cue: UInt32
) -> motus_status {
  entering(animator, .propertyAnimator) { runtime, animator throws(Fault) in
    guard runtime.parts.cues.layer?.remove(cue, of: animator.handle) == true else {
      throw Fault(.notFound, "the animator has no cue with the number \(cue)")
    }
  }
}
