import CMotus

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
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in runtime.setTracesChanges(traces) }
}
