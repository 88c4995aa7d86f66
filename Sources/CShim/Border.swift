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
  entering(pointer, as: kind, function.utf8Start, body)
}

@inline(never)
func entering(
  _ pointer: OpaquePointer?, as kind: Kind, _ function: UnsafePointer<UInt8>,
  _ body: (Runtime, Handle) throws(Fault) -> Void
) -> motus_status {
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  guard let reference = find(handle, as: kind) else {
    return refuse(handle, as: kind, function)
  }
  return reference._withUnsafeGuaranteedRef { runtime in
    runtime.host.subject = handle
    do throws(Fault) {
      try body(runtime, handle)
      runtime.disposeOfHostData()
      return MOTUS_OK
    } catch {
      return runtime.report(error, function)
    }
  }
}

/// `entering` for calls that begin something new, which want memory.
@inline(__always)
func making(
  _ pointer: OpaquePointer?, as kind: Kind, _ function: StaticString = #function,
  _ body: (Runtime, Handle) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, as: kind, function) { runtime, handle throws(Fault) in
    try Memory.checkBudget()
    try body(runtime, handle)
  }
}

/// Runs a getter: returns the value, or the fallback after a report. Getters drop nothing that
/// would have to be disposed of; one that asks the host is an `entering`, since the host may.
@inline(__always)
func reading<Value>(
  _ pointer: OpaquePointer?, as kind: Kind, or fallback: Value,
  _ function: StaticString = #function, _ body: (Runtime, Handle) throws(Fault) -> Value
) -> Value {
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  guard let reference = admit(handle, as: kind, function.utf8Start) else { return fallback }
  return reading(reference, handle, or: fallback, function, body)
}

/// `entering` for what a host calls thousands of times a frame: 200 bytes more for a nanosecond.
@inline(__always)
func enteringOften(
  _ pointer: OpaquePointer?, as kind: Kind, _ function: StaticString = #function,
  _ body: (Runtime, Handle) throws(Fault) -> Void
) -> motus_status {
  enteringOften(pointer, as: kind, function.utf8Start, body)
}

@inline(__always)
func enteringOften(
  _ pointer: OpaquePointer?, as kind: Kind, _ function: UnsafePointer<UInt8>,
  _ body: (Runtime, Handle) throws(Fault) -> Void
) -> motus_status {
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  guard let reference = find(handle, as: kind) else {
    return refuse(handle, as: kind, function)
  }
  return reference._withUnsafeGuaranteedRef { runtime in
    do throws(Fault) {
      try body(runtime, handle)
      runtime.disposeOfHostData()
      return MOTUS_OK
    } catch {
      return runtime.report(error, of: handle, function)
    }
  }
}

/// `reading` for what a host calls thousands of times a frame.
@inline(__always)
func readingOften<Value>(
  _ pointer: OpaquePointer?, as kind: Kind, or fallback: Value,
  _ function: StaticString = #function, _ body: (Runtime, Handle) throws(Fault) -> Value
) -> Value {
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  guard let reference = find(handle, as: kind) else {
    return refused(handle, as: kind, function.utf8Start, fallback)
  }
  return reading(reference, handle, or: fallback, function, body)
}

@inline(__always)
private func reading<Value>(
  _ reference: Unmanaged<Runtime>, _ handle: Handle, or fallback: Value,
  _ function: StaticString, _ body: (Runtime, Handle) throws(Fault) -> Value
) -> Value {
  reference._withUnsafeGuaranteedRef { runtime in
    do throws(Fault) {
      return try body(runtime, handle)
    } catch {
      _ = runtime.report(error, of: handle, function.utf8Start)
      return fallback
    }
  }
}

/// The runtime of a handle, when its object lives and can stand where a kind is asked for.
@inline(__always)
func find(_ handle: Handle, as kind: Kind) -> Unmanaged<Runtime>? {
  guard handle.claims(kind), let reference = Runtimes.find(handle),
    reference._withUnsafeGuaranteedRef({ $0.isAlive(handle, as: kind) })
  else { return nil }
  return reference
}

/// Reports a refused getter and returns its fallback: a getter calls this as the last thing it
/// does, so that it keeps nothing over a call and saves no registers.
@inline(never)
private func refused<Value>(
  _ handle: Handle, as kind: Kind, _ function: UnsafePointer<UInt8>, _ fallback: Value
) -> Value {
  _ = refuse(handle, as: kind, function)
  return fallback
}

/// `find` in one place for all getters that are not in a hurry. What it does not find is reported.
@inline(never)
func admit(
  _ handle: Handle, as kind: Kind, _ function: UnsafePointer<UInt8>
) -> Unmanaged<Runtime>? {
  guard let reference = find(handle, as: kind) else {
    _ = refuse(handle, as: kind, function)
    return nil
  }
  reference._withUnsafeGuaranteedRef { $0.host.subject = handle }
  return reference
}

extension Handle {
  /// Whether an object of this name can stand where a kind is asked for.
  @inline(__always)
  fileprivate func claims(_ kind: Kind) -> Bool {
    kindNumber == Handle.Bits(kind.rawValue) || (kind.hasSubkinds && mayStand(for: kind))
  }

  @inline(never)
  private func mayStand(for kind: Kind) -> Bool { self.kind?.stands(for: kind) == true }
}

extension Runtime {
  /// `isAlive` where the handle is known to claim a kind, or one that stands for it: which store
  /// to ask is decided when the call is compiled.
  @inline(__always)
  func isAlive(_ handle: Handle, as kind: Kind) -> Bool {
    switch kind {
    case .runtime: handle == self.handle
    case .view: views.names.containsOften(handle)
    case .animation: animations.names.containsOften(handle)
    // An item is a view or the host's own.
    case .dynamicItem: isAlive(handle)
    default: entities.contains(handle)
    }
  }

  /// Runs the destructors that wait, unless the host is in the middle of something.
  @inline(__always)
  func disposeOfHostData() {
    guard !host.disposal.isEmpty, !isBusyWithHost else { return }
    flushHostData()
  }

  @inline(never)
  private func flushHostData() {
    // Destructors are callbacks: none of them may end the runtime from under this call.
    host.call { host.disposal.flush() }
  }

  /// Ends a call that has been refused: warns the host and returns the status. Kept out of every
  /// export's own code.
  @inline(never)
  func report(_ fault: consuming Fault, _ function: UnsafePointer<UInt8>) -> motus_status {
    host.warn(fault.code, function, signed(fault.message))
    disposeOfHostData()
    return status(fault.code)
  }

  @inline(never)
  fileprivate func report(
    _ fault: consuming Fault, of handle: Handle, _ function: UnsafePointer<UInt8>
  ) -> motus_status {
    host.subject = handle
    return report(fault, function)
  }

  /// A sentence with the object of the call behind it: "… (view 0x80800200001, tag 12)".
  private func signed(_ message: Message) -> Message {
    let subject = host.subject
    guard let kind = subject.kind, kind != .runtime else { return message }
    var name: Message = "\(kind.noun) \(subject)"
    if let title = (entities[subject] as? ViewController)?.title { name = "\(name)\(title)" }
    if kind != .animation, tags[subject] != 0 { name = "\(name), tag \(tags[subject])" }
    return "\(message) (\(name))"
  }

  /// Checks a second handle of a call: it must live, here, and be of a kind.
  func resolve(_ pointer: OpaquePointer?, as kind: Kind) throws(Fault) -> Handle {
    let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
    guard handle.claims(kind), handle.runtime == number,
      isAlive(handle, as: kind)
    else { throw fault(handle, as: kind) }
    return handle
  }

  /// The handle of an object; none for NULL.
  @inline(never)
  func resolveIfAny(_ pointer: OpaquePointer?, as kind: Kind) throws(Fault) -> Handle {
    pointer == nil ? .none : try resolve(pointer, as: kind)
  }

  private func fault(_ handle: Handle, as kind: Kind) -> Fault {
    // Whether it still lives there is not asked: that is another thread's business.
    guard handle.claims(kind), handle.runtime != number, Runtimes.canBelong(handle) else {
      return handleFault(handle, as: kind)
    }
    return Fault(.foreignHandle, "the \(kind.noun) belongs to another runtime")
  }
}

/// Why a handle cannot be used.
private func handleFault(_ handle: Handle, as kind: Kind) -> Fault {
  if handle.isNone { return Fault(.invalidArgument, "the \(kind.noun) is NULL") }
  if Runtimes.isHidden(handle) {
    return Fault(.reentrant, "the clock of a profile may not call Motus")
  }
  guard let actual = handle.kind else {
    return Fault(.staleHandle, "no object has this handle: \(kind.article) \(kind.noun) is needed")
  }
  if !actual.stands(for: kind) {
    return Fault(
      .wrongKind,
      "\(actual.article) \(actual.noun) stands where \(kind.article) \(kind.noun) is needed")
  }
  return Fault(.staleHandle, "the \(kind.noun) \(handle) is gone")
}

@inline(never)
private func refuse(
  _ handle: Handle, as kind: Kind, _ function: UnsafePointer<UInt8>
) -> motus_status {
  let fault = handleFault(handle, as: kind)
  if let reference = Runtimes.find(handle), handle.kind != nil {
    reference._withUnsafeGuaranteedRef { runtime in
      runtime.host.warn(fault.code, function, fault.message)
      runtime.disposeOfHostData()
    }
  } else {
    Runtimes.orphanReport?(fault.code, function, fault.message)
  }
  return status(fault.code)
}

/// Refuses a call that has no runtime to report to.
@inline(never)
func refuseOrphan(_ fault: Fault, _ function: StaticString = #function) -> motus_status {
  Runtimes.orphanReport?(fault.code, function.utf8Start, fault.message)
  return status(fault.code)
}

func status(_ code: Fault.Code) -> motus_status { motus_status(rawValue: code.rawValue) }

extension OpaquePointer {
  /// The host's form of a handle; nil for none.
  init?(_ handle: Handle) {
    self.init(bitPattern: handle.bits)
  }
}

/// Runs a call that takes ownership of a `user_data`: it ends with whoever keeps it last, and at
/// the latest when this returns if nobody has kept it.
@inline(__always)
func owning(
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?, _ pointer: OpaquePointer?,
  _ body: (HostContext) -> motus_status
) -> motus_status {
  let status = withExtendedLifetime(makeContext(userData, destroy, pointer), body)
  disposeOfHostData(pointer)
  return status
}

/// `entering` for such calls.
@inline(__always)
func entering(
  _ pointer: OpaquePointer?, as kind: Kind, owning userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ function: StaticString = #function,
  _ body: (Runtime, Handle, HostContext) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, as: kind, owning: userData, destroy, function.utf8Start, body)
}

@inline(never)
func entering(
  _ pointer: OpaquePointer?, as kind: Kind, owning userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ function: UnsafePointer<UInt8>,
  _ body: (Runtime, Handle, HostContext) throws(Fault) -> Void
) -> motus_status {
  owning(userData, destroy, pointer) { context in
    entering(pointer, as: kind, function) { runtime, handle throws(Fault) in
      try body(runtime, handle, context)
    }
  }
}

/// In one place: every call that takes a `user_data` has it.
@inline(never)
private func makeContext(
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?, _ pointer: OpaquePointer?
) -> HostContext {
  let queue = owner(of: pointer)?._withUnsafeGuaranteedRef { $0.host.disposal }
  return HostContext(userData: userData, destroy: destroy, queue: queue)
}

@inline(never)
private func disposeOfHostData(_ pointer: OpaquePointer?) {
  owner(of: pointer)?._withUnsafeGuaranteedRef { $0.disposeOfHostData() }
}

private func owner(of pointer: OpaquePointer?) -> Unmanaged<Runtime>? {
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  return handle.kind == nil ? nil : Runtimes.find(handle)
}

/// The way in of functions that need no object.
@inline(never)
func answering(
  _ function: StaticString = #function, _ body: () throws(Fault) -> Void
) -> motus_status {
  do throws(Fault) {
    try body()
    return MOTUS_OK
  } catch {
    return refuseOrphan(error, function)
  }
}
