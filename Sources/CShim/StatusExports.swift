import CMotus

@_cdecl("motus_status_name") @implementation
public func motus_status_name(_ status: motus_status) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch status {
    case MOTUS_OK: "MOTUS_OK"
    case MOTUS_ERROR_INVALID_ARGUMENT: "MOTUS_ERROR_INVALID_ARGUMENT"
    case MOTUS_ERROR_STALE_HANDLE: "MOTUS_ERROR_STALE_HANDLE"
    case MOTUS_ERROR_WRONG_KIND: "MOTUS_ERROR_WRONG_KIND"
    case MOTUS_ERROR_FOREIGN_HANDLE: "MOTUS_ERROR_FOREIGN_HANDLE"
    case MOTUS_ERROR_INVALID_STATE: "MOTUS_ERROR_INVALID_STATE"
    case MOTUS_ERROR_REENTRANT: "MOTUS_ERROR_REENTRANT"
    case MOTUS_ERROR_BUSY: "MOTUS_ERROR_BUSY"
    case MOTUS_ERROR_NOT_FOUND: "MOTUS_ERROR_NOT_FOUND"
    case MOTUS_ERROR_OUT_OF_MEMORY: "MOTUS_ERROR_OUT_OF_MEMORY"
    case MOTUS_ERROR_STRUCT_SIZE: "MOTUS_ERROR_STRUCT_SIZE"
    case MOTUS_ERROR_LIMIT: "MOTUS_ERROR_LIMIT"
    default: "MOTUS_ERROR_UNKNOWN"
    }
  return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
}

@_cdecl("motus_library_set_diagnostics") @implementation
public func motus_library_set_diagnostics(
  _ fn: motus_diagnostics_fn?, _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  // Destroy functions may set another one: that of data without a function is called here, that of the
  // former one last.
  let new = report(fn, HostContext(userData: userData, destroy: destroy, queue: nil))
  let former = Runtimes.orphanReport
  Runtimes.orphanReport = new
  withExtendedLifetime(former) {}
  return MOTUS_OK
}

/// The engine's form of a diagnostics callback.
func report(_ fn: motus_diagnostics_fn?, _ context: HostContext) -> Host.Report? {
  guard let fn else { return nil }
  return { code, function, message in
    let text = message.bytes + [0]
    withFunctionName(function) { name in
      text.withUnsafeBytes { text in
        context.call {
          fn(
            $0, status(code), name,
            text.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
      }
    }
  }
}
