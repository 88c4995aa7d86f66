import CMotus

/// The one way in: find the runtime, check the handle, call, and turn a fault into a status.
///
/// Whatever the body throws has changed nothing. Host data that fell due meanwhile is disposed of
/// when the outermost call ends.
@inline(__always)
func entering(
  _ pointer: OpaquePointer?, as kind: Kind, _ function: StaticString = #function,
  _ body: (Runtime, Handle) throws(Fault) -> Void
) -> motus_status {
  let handle = Handle(bits: UInt64(UInt(bitPattern: pointer)))
  guard handle.isNamed(as: kind), let reference = Runtimes.find(handle) else {
    return refuse(handle, as: kind, function)
  }
  return reference._withUnsafeGuaranteedRef { runtime in
    guard runtime.isAlive(handle, as: kind) else {
      return refuse(handle, as: kind, function)
    }
    do throws(Fault) {
      try body(runtime, handle)
      runtime.disposeOfHostData()
      return MOTUS_OK
    } catch {
      runtime.host.warn(error.code, function, error.message)
      runtime.disposeOfHostData()
      return status(error.code)
    }
  }
}

/// The same for getters: the value, or the fallback after a report.
@inline(__always)
func reading<Value>(
  _ pointer: OpaquePointer?, as kind: Kind, or fallback: Value,
  _ function: StaticString = #function, _ body: (Runtime, Handle) throws(Fault) -> Value
) -> Value {
  var value = fallback
  _ = entering(pointer, as: kind, function) { runtime, handle throws(Fault) in
    value = try body(runtime, handle)
  }
  return value
}

extension Handle {
  /// Whether the bits claim a kind, or one that stands for it. The exact kind is one comparison.
  @inline(__always)
  func isNamed(as kind: Kind) -> Bool { claims(kind) || mayStand(for: kind) }

  @inline(never)
  private func mayStand(for kind: Kind) -> Bool { self.kind?.stands(for: kind) == true }
}

extension Runtime {
  /// `isAlive` where the border has seen that the handle claims a kind: the store to ask is known
  /// when the call is compiled.
  @inline(__always)
  func isAlive(_ handle: Handle, as kind: Kind) -> Bool {
    switch kind {
    case .runtime: handle == self.handle
    case .view: views.names.contains(handle)
    case .animation: animations.names.contains(handle)
    default: entities.contains(handle)
    }
  }

  /// Runs the destructors that wait, unless the host is in the middle of something.
  @inline(__always)
  func disposeOfHostData() {
    guard !host.disposal.isEmpty, !isBusyWithHost else { return }
    host.disposal.flush()
  }

  /// Checks a second handle of a call: it must live, here, and be of a kind.
  func resolve(_ pointer: OpaquePointer?, as kind: Kind) throws(Fault) -> Handle {
    let handle = Handle(bits: UInt64(UInt(bitPattern: pointer)))
    guard handle.isNamed(as: kind), isAlive(handle, as: kind) else {
      throw fault(handle, as: kind)
    }
    return handle
  }

  /// The same where NULL means none.
  func resolveIfAny(_ pointer: OpaquePointer?, as kind: Kind) throws(Fault) -> Handle {
    pointer == nil ? .none : try resolve(pointer, as: kind)
  }

  private func fault(_ handle: Handle, as kind: Kind) -> Fault {
    guard !handle.isNone, handle.runtime != number, let other = Runtimes.find(handle),
      other._withUnsafeGuaranteedRef({ $0.isAlive(handle) })
    else { return handleFault(handle, as: kind) }
    return Fault(.foreignHandle, "the \(kind.noun) belongs to another runtime")
  }
}

/// Why a handle cannot be used.
private func handleFault(_ handle: Handle, as kind: Kind) -> Fault {
  if handle.isNone { return Fault(.invalidArgument, "the \(kind.noun) is NULL") }
  guard let actual = handle.kind else {
    return Fault(.staleHandle, "no object has this handle: a \(kind.noun) is needed")
  }
  if !actual.stands(for: kind) {
    return Fault(.wrongKind, "a \(actual.noun) stands where a \(kind.noun) is needed")
  }
  return Fault(.staleHandle, "the \(kind.noun) is gone")
}

@inline(never)
private func refuse(_ handle: Handle, as kind: Kind, _ function: StaticString) -> motus_status {
  let fault = handleFault(handle, as: kind)
  if let reference = Runtimes.find(handle), handle.kind != nil {
    reference._withUnsafeGuaranteedRef { $0.host.warn(fault.code, function, fault.message) }
  } else {
    Runtimes.orphanReport?(fault.code, function, fault.message)
  }
  return status(fault.code)
}

/// Refuses a call that has no runtime to report to.
func refuseOrphan(_ fault: Fault, _ function: StaticString = #function) -> motus_status {
  Runtimes.orphanReport?(fault.code, function, fault.message)
  return status(fault.code)
}

func status(_ code: Fault.Code) -> motus_status { motus_status(rawValue: code.rawValue) }

extension OpaquePointer {
  /// The host's form of a handle; nil for none.
  init?(_ handle: Handle) {
    self.init(bitPattern: UInt(handle.bits))
  }
}

/// Takes ownership of a `user_data`. Dropped by whoever keeps it last.
func ownership(
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?, _ pointer: OpaquePointer?
) -> HostContext {
  let handle = Handle(bits: UInt64(UInt(bitPattern: pointer)))
  let queue =
    handle.kind == nil
    ? nil
    : Runtimes.find(handle)?._withUnsafeGuaranteedRef {
      $0.host.disposal
    }
  return HostContext(userData: userData, destroy: destroy, queue: queue)
}

extension Runtime {
  /// The object of a handle that has been checked.
  func entity<E: Entity>(_ handle: Handle) throws(Fault) -> E {
    guard let entity = entities[handle] as? E else {
      throw Fault(.staleHandle, "the object is gone")
    }
    return entity
  }
}
