import CMotus

@_cdecl("motus_dynamic_animator_step_count") @implementation
public func motus_dynamic_animator_step_count(_ animator: OpaquePointer?) -> UInt64 {
  reading(animator, .dynamicAnimator, or: 0) { runtime, animator throws(Fault) in
    UInt64(truncatingIfNeeded: animator.animator.clock.stepsTaken)
  }
}

@_cdecl("motus_dynamic_animator_set_profile_clock") @implementation
public func motus_dynamic_animator_set_profile_clock(
  _ animator: OpaquePointer?, _ now: motus_dynamic_clock_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  return entering(animator, .dynamicAnimator, owning: userData, destroy) {
    runtime, animator, context throws(Fault) in
    guard !animator.animator.isStepping else {
      throw Fault(.reentrant, "the animator takes a step")
    }
    guard let now else { return animator.animator.setProfiler(nil) }
    let number = runtime.number
    animator.animator.setProfiler(
      StageProfiler {
        var time = 0.0
        Runtimes.hiding(number) { context.call { time = now($0) } }
        return time
      })
  }
}

@_cdecl("motus_dynamic_animator_stage_times") @implementation
public func motus_dynamic_animator_stage_times(
  _ animator: OpaquePointer?,
  _ outTimes: UnsafeMutablePointer<UnsafePointer<motus_dynamic_stage_time>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outTimes, "out_times", outCount, of: animator, .dynamicAnimator) { animator in
    animator.listStageTimes()
    return animator.stageTimes.lent
  }
}

@_cdecl("motus_dynamic_animator_set_solve_budget") @implementation
public func motus_dynamic_animator_set_solve_budget(
  _ animator: OpaquePointer?, _ solves: UInt32
) -> motus_status {
  entering(animator, .dynamicAnimator) { _, animator throws(Fault) in
    guard !animator.animator.isStepping else {
      throw Fault(.reentrant, "the animator takes a step")
    }
    animator.animator.world.budget.setLimit(Int(clamping: solves))
  }
}

@_cdecl("motus_dynamic_animator_solve_budget") @implementation
public func motus_dynamic_animator_solve_budget(_ animator: OpaquePointer?) -> UInt32 {
  reading(animator, .dynamicAnimator, or: 0) { runtime, animator throws(Fault) in
    UInt32(clamping: animator.animator.world.budget.limit)
  }
}

@_cdecl("motus_dynamic_animator_work") @implementation
public func motus_dynamic_animator_work(
  _ animator: OpaquePointer?, _ outWork: UnsafeMutablePointer<motus_dynamic_work>?
) -> motus_status {
  outWork?.pointee = motus_dynamic_work()
  return entering(animator, .dynamicAnimator) { _, animator throws(Fault) in
    let out = try need(outWork, "out_work")
    let work = animator.animator.world.budget.work
    out.pointee = motus_dynamic_work(
      steps: UInt64(clamping: work.steps), islands: UInt64(clamping: work.islands),
      solves: UInt64(clamping: work.solves), rounds: UInt64(clamping: work.rounds),
      cuts: UInt64(clamping: work.cuts))
  }
}

@_cdecl("motus_dynamic_animator_item_states") @implementation
public func motus_dynamic_animator_item_states(
  _ animator: OpaquePointer?,
  _ outStates: UnsafeMutablePointer<UnsafePointer<motus_dynamic_item_state>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outStates, "out_states", outCount, of: animator, .dynamicAnimator) { animator in
    animator.listStates()
    return animator.states.lent
  }
}

@_cdecl("motus_dynamic_animator_set_item_states") @implementation
public func motus_dynamic_animator_set_item_states(
  _ animator: OpaquePointer?, _ states: UnsafePointer<motus_dynamic_item_state>?, _ count: Int
) -> motus_status {
  entering(animator, .dynamicAnimator) { runtime, animator throws(Fault) in
    try checkList(count)
    for index in 0..<count {
      let state = try need(states, "states")[index]
      let item = try runtime.item(state.item)
      guard animator.animator.body(of: item) != nil, runtime.dynamics.items[item].group < 0,
        runtime.dynamics.items[item].animator == animator.handle.bits
      else { throw Fault(.notFound, "the dynamic animator does not know the item") }
      _ = try state.center.bounded("center")
      _ = try state.velocity.bounded("velocity")
      _ = try bounded(state.rotation, "rotation")
      _ = try bounded(state.angular_velocity, "angular_velocity")
    }
    for index in 0..<count {
      guard let state = states?[index] else { continue }
      animator.setState(
        of: try runtime.item(state.item), center: state.center.point, rotation: state.rotation,
        velocity: Vector(dx: state.velocity.dx, dy: state.velocity.dy),
        angularVelocity: state.angular_velocity)
    }
  }
}

@_cdecl("motus_dynamic_animator_contacts") @implementation
public func motus_dynamic_animator_contacts(
  _ animator: OpaquePointer?,
  _ outContacts: UnsafeMutablePointer<UnsafePointer<motus_dynamic_contact>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outContacts, "out_contacts", outCount, of: animator, .dynamicAnimator) { animator in
    animator.listTouches()
    return animator.touches.lent
  }
}

@_cdecl("motus_dynamic_animator_joints") @implementation
public func motus_dynamic_animator_joints(
  _ animator: OpaquePointer?,
  _ outJoints: UnsafeMutablePointer<UnsafePointer<motus_dynamic_joint>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outJoints, "out_joints", outCount, of: animator, .dynamicAnimator) { animator in
    animator.listJoints()
    return animator.joints.lent
  }
}

// MARK: Snapshots

@_cdecl("motus_dynamic_animator_snapshot_size") @implementation
public func motus_dynamic_animator_snapshot_size(_ animator: OpaquePointer?) -> Int {
  reading(animator, .dynamicAnimator, or: 0) { runtime, animator throws(Fault) in
    animator.animator.snapshotSize()
  }
}

@_cdecl("motus_dynamic_animator_snapshot") @implementation
public func motus_dynamic_animator_snapshot(
  _ animator: OpaquePointer?, _ outBytes: UnsafeMutableRawPointer?, _ capacity: Int,
  _ outSize: UnsafeMutablePointer<Int>?
) -> motus_status {
  outSize?.pointee = 0
  return entering(animator, .dynamicAnimator) { animator throws(Fault) in
    let size = try need(outSize, "out_size")
    guard let outBytes else { throw Fault(.invalidArgument, "out_bytes is NULL") }
    size.pointee = try animator.writeSnapshot(to: outBytes, capacity: capacity)
  }
}

@_cdecl("motus_dynamic_animator_restore") @implementation
public func motus_dynamic_animator_restore(
  _ animator: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int
) -> motus_status {
  entering(animator, .dynamicAnimator) { animator throws(Fault) in
    guard let bytes else { throw Fault(.invalidArgument, "bytes is NULL") }
    try animator.restore(from: bytes, size: size)
  }
}
