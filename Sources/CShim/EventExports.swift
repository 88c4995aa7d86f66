import CMotus

@_cdecl("motus_runtime_events") @implementation
public func motus_runtime_events(
  _ runtime: OpaquePointer?, _ outEvents: UnsafeMutablePointer<UnsafePointer<motus_event>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  outEvents?.pointee = nil
  outCount?.pointee = 0
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let events = try need(outEvents, "out_events")
    let count = try need(outCount, "out_count")
    count.pointee = runtime.events.published.count
    events.pointee = lend(runtime.events.published.base, as: motus_event.self)
  }
}

@_cdecl("motus_runtime_trace_hash") @implementation
public func motus_runtime_trace_hash(_ runtime: OpaquePointer?) -> UInt64 {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.events.trace.value }
}

@_cdecl("motus_runtime_traces_changes") @implementation
public func motus_runtime_traces_changes(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in runtime.tracesChanges }
}

@_cdecl("motus_runtime_set_traces_changes") @implementation
public func motus_runtime_set_traces_changes(
  _ runtime: OpaquePointer?, _ traces: Bool
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in runtime.tracesChanges = traces }
}
