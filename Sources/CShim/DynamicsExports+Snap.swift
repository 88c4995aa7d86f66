import CMotus

@_cdecl("motus_snap_behavior_create") @implementation
public func motus_snap_behavior_create(
  _ runtime: OpaquePointer?, _ item: OpaquePointer?, _ point: motus_point,
  _ outSnap: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outSnap?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outSnap, "out_snap")
    let item = try runtime.item(item)
    let point = try point.bounded("point")
    try runtime.hand(out) { SnapBehavior(identifier: $0, item: item, point: point) }
  }
}

@_cdecl("motus_snap_behavior_point") @implementation
public func motus_snap_behavior_point(_ snap: OpaquePointer?) -> motus_point {
  reading(snap, or: motus_point(.zero)) { _, snap in motus_point(snap.snapPoint) }
}

@_cdecl("motus_snap_behavior_set_point") @implementation
public func motus_snap_behavior_set_point(
  _ snap: OpaquePointer?, _ point: motus_point
) -> motus_status {
  controlling(snap) { snap throws(Fault) in snap.snapPoint = try point.bounded("point") }
}

@_cdecl("motus_snap_behavior_damping_ratio") @implementation
public func motus_snap_behavior_damping_ratio(_ snap: OpaquePointer?) -> Double {
  reading(snap, or: 0) { _, snap in snap.damping }
}

@_cdecl("motus_snap_behavior_set_damping_ratio") @implementation
public func motus_snap_behavior_set_damping_ratio(
  _ snap: OpaquePointer?, _ damping: Double
) -> motus_status {
  controlling(snap) { snap throws(Fault) in
    snap.damping = try bounded(damping, "damping_ratio", within: 0...1)
  }
}

private func controlling(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (SnapBehavior) throws(Fault) -> Void
) -> motus_status {
  controlling(pointer, SnapBehavior.self, "snap behavior", function) {
    _, _, snap throws(Fault) in try body(snap)
  }
}

private func reading<Value>(
  _ pointer: OpaquePointer?, or fallback: Value, _ function: StaticString = #function,
  _ body: (HostedBehavior, SnapBehavior) -> Value
) -> Value {
  reading(pointer, SnapBehavior.self, "snap behavior", or: fallback, function) {
    _, hosted, snap throws(Fault) in body(hosted, snap)
  }
}
