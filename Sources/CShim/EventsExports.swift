import CMotus

@_cdecl("motus_runtime_events") @implementation
public func motus_runtime_events(
  _ runtime: OpaquePointer?, _ outEvents: UnsafeMutablePointer<UnsafePointer<motus_event>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outEvents, "out_events", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    return runtime.events.published.lent
  }
}
