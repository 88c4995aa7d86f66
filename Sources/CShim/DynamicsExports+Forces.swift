import CMotus

// MARK: Gravity

@_cdecl("motus_gravity_behavior_create") @implementation
public func motus_gravity_behavior_create(
  _ runtime: OpaquePointer?, _ items: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ outGravity: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outGravity?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outGravity, "out_gravity")
    let items = try runtime.items(items, count)
    try runtime.hand(out) { GravityBehavior(identifier: $0, items: items) }
  }
}

@_cdecl("motus_gravity_behavior_direction") @implementation
public func motus_gravity_behavior_direction(_ gravity: OpaquePointer?) -> motus_vector {
  readingGravity(gravity, or: motus_vector(.zero)) { _, gravity in motus_vector(gravity.vector) }
}

@_cdecl("motus_gravity_behavior_set_direction") @implementation
public func motus_gravity_behavior_set_direction(
  _ gravity: OpaquePointer?, _ direction: motus_vector
) -> motus_status {
  controllingGravity(gravity) { gravity throws(Fault) in
    gravity.vector = try direction.bounded("direction", Dynamics.largestForce)
  }
}

private func controllingGravity(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (GravityBehavior) throws(Fault) -> Void
) -> motus_status {
  controlling(pointer, GravityBehavior.self, "gravity behavior", function) {
    _, _, gravity throws(Fault) in try body(gravity)
  }
}

private func readingGravity<Value>(
  _ pointer: OpaquePointer?, or fallback: Value, _ function: StaticString = #function,
  _ body: (HostedBehavior, GravityBehavior) -> Value
) -> Value {
  reading(pointer, GravityBehavior.self, "gravity behavior", or: fallback, function) {
    _, hosted, gravity throws(Fault) in body(hosted, gravity)
  }
}

// MARK: Push

@_cdecl("motus_push_behavior_create") @implementation
public func motus_push_behavior_create(
  _ runtime: OpaquePointer?, _ items: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ mode: motus_push_mode, _ outPush: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outPush?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outPush, "out_push")
    let items = try runtime.items(items, count)
    guard mode == MOTUS_PUSH_CONTINUOUS || mode == MOTUS_PUSH_INSTANTANEOUS else {
      throw Fault(.invalidArgument, "mode \(mode.rawValue) is none of the two")
    }
    try runtime.hand(out) {
      PushBehavior(
        identifier: $0, items: items,
        mode: mode == MOTUS_PUSH_CONTINUOUS ? .continuous : .instantaneous)
    }
  }
}

@_cdecl("motus_push_behavior_mode") @implementation
public func motus_push_behavior_mode(_ push: OpaquePointer?) -> motus_push_mode {
  readingPush(push, or: MOTUS_PUSH_CONTINUOUS) { _, _, push in
    push.mode == .continuous ? MOTUS_PUSH_CONTINUOUS : MOTUS_PUSH_INSTANTANEOUS
  }
}

@_cdecl("motus_push_behavior_is_active") @implementation
public func motus_push_behavior_is_active(_ push: OpaquePointer?) -> Bool {
  readingPush(push, or: false) { _, _, push in push.isActive }
}

@_cdecl("motus_push_behavior_set_active") @implementation
public func motus_push_behavior_set_active(_ push: OpaquePointer?, _ active: Bool) -> motus_status {
  controllingPush(push) { _, push throws(Fault) in push.isActive = active }
}

@_cdecl("motus_push_behavior_direction") @implementation
public func motus_push_behavior_direction(_ push: OpaquePointer?) -> motus_vector {
  readingPush(push, or: motus_vector(.zero)) { _, _, push in motus_vector(push.vector) }
}

@_cdecl("motus_push_behavior_set_direction") @implementation
public func motus_push_behavior_set_direction(
  _ push: OpaquePointer?, _ direction: motus_vector
) -> motus_status {
  controllingPush(push) { _, push throws(Fault) in
    push.vector = try direction.bounded("direction", Dynamics.largestForce)
  }
}

@_cdecl("motus_push_behavior_target_offset") @implementation
public func motus_push_behavior_target_offset(
  _ push: OpaquePointer?, _ item: OpaquePointer?
) -> motus_vector {
  readingPush(push, or: motus_vector(.zero)) { runtime, _, push throws(Fault) in
    motus_vector(push.targetOffset(of: try runtime.item(item)))
  }
}

@_cdecl("motus_push_behavior_set_target_offset") @implementation
public func motus_push_behavior_set_target_offset(
  _ push: OpaquePointer?, _ item: OpaquePointer?, _ offset: motus_vector
) -> motus_status {
  controllingPush(push) { runtime, push throws(Fault) in
    let item = try runtime.item(item, of: push)
    push.setTargetOffset(try offset.bounded("offset", Dynamics.sizes.upperBound), of: item)
  }
}

private func controllingPush(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Runtime, PushBehavior) throws(Fault) -> Void
) -> motus_status {
  controlling(pointer, PushBehavior.self, "push behavior", function) {
    runtime, _, push throws(Fault) in try body(runtime, push)
  }
}

private func readingPush<Value>(
  _ pointer: OpaquePointer?, or fallback: Value, _ function: StaticString = #function,
  _ body: (Runtime, HostedBehavior, PushBehavior) throws(Fault) -> Value
) -> Value {
  reading(pointer, PushBehavior.self, "push behavior", or: fallback, function, body)
}
