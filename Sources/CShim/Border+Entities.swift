import CMotus

/// `entering` with the object that the handle names.
@inline(__always)
func entering<Object>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, _ function: StaticString = #function,
  _ body: (Runtime, Object) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, kind, function.utf8Start, body)
}

/// Not inlined: one copy for each class.
@inline(never)
private func entering<Object>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, _ function: UnsafePointer<UInt8>,
  _ body: (Runtime, Object) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, as: kind.kind, function) { runtime, handle throws(Fault) in
    try body(runtime, kind.object(runtime.entity(handle)))
  }
}

/// Runs a call on an object that takes ownership of a `user_data`.
@inline(__always)
func entering<Object>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, owning userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ function: StaticString = #function,
  _ body: (Runtime, Object, HostContext) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, kind, owning: userData, destroy, function.utf8Start, body)
}

@inline(never)
private func entering<Object>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, owning userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ function: UnsafePointer<UInt8>,
  _ body: (Runtime, Object, HostContext) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, as: kind.kind, owning: userData, destroy, function) {
    runtime, handle, context throws(Fault) in
    try body(runtime, kind.object(runtime.entity(handle)), context)
  }
}

@inline(__always)
func entering<Object>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, _ function: StaticString = #function,
  _ body: (Object) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, kind, function) { _, object throws(Fault) in try body(object) }
}

/// Reads a property of an object: the value, or the fallback after a report.
@inline(__always)
func reading<Object, Value>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, or fallback: Value,
  _ function: StaticString = #function, _ body: (Runtime, Object) throws(Fault) -> Value
) -> Value {
  guard let lent = lend(pointer, as: kind.kind, function.utf8Start) else { return fallback }
  return lent.runtime._withUnsafeGuaranteedRef { runtime in
    lent.entity._withUnsafeGuaranteedRef { entity in
      do throws(Fault) {
        return try body(runtime, kind.object(entity))
      } catch {
        _ = runtime.report(error, function.utf8Start)
        return fallback
      }
    }
  }
}

@inline(__always)
func reading<Object, Value>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, or fallback: Value,
  _ function: StaticString = #function, _ body: (Object) throws(Fault) -> Value
) -> Value {
  reading(pointer, kind, or: fallback, function) { _, object throws(Fault) in try body(object) }
}

/// The object of a getter and its runtime, which outlive the call; nothing after a report.
@inline(never)
private func lend(
  _ pointer: OpaquePointer?, as kind: Kind, _ function: UnsafePointer<UInt8>
) -> (runtime: Unmanaged<Runtime>, entity: Unmanaged<Entity>)? {
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  guard let reference = admit(handle, as: kind, function) else { return nil }
  return reference._withUnsafeGuaranteedRef { runtime in
    runtime.entities[handle].map { (reference, .passUnretained($0)) }
  }
}

/// The container of a kind that a controller is in, at whatever depth.
@inline(never)
func container<Container>(
  of controller: OpaquePointer?, _ kind: KindOf<Container>, _ function: StaticString = #function
) -> OpaquePointer? {
  reading(controller, .viewController, or: nil, function) { runtime, controller in
    var container = runtime.controllers.find(controller.parent)
    while let other = container, other.handle.kind != kind.kind {
      container = runtime.controllers.find(other.parent)
    }
    return OpaquePointer(container?.handle ?? .none)
  }
}

extension Runtime {
  /// The object of a handle that has been checked.
  func entity(_ handle: Handle) throws(Fault) -> Entity {
    guard let entity = entities[handle] else {
      throw Fault(.staleHandle, "the object is gone")
    }
    return entity
  }

  /// The object of a second handle of a call.
  @inline(__always)
  func resolve<Object>(
    _ pointer: OpaquePointer?, _ kind: KindOf<Object>
  ) throws(Fault) -> Object {
    kind.object(try resolveEntity(pointer, as: kind.kind))
  }

  @inline(never)
  private func resolveEntity(_ pointer: OpaquePointer?, as kind: Kind) throws(Fault) -> Entity {
    try entity(resolve(pointer, as: kind))
  }

  /// The object of a handle; none for NULL.
  @inline(__always)
  func resolveIfAny<Object>(
    _ pointer: OpaquePointer?, _ kind: KindOf<Object>
  ) throws(Fault) -> Object? {
    pointer == nil ? nil : try resolve(pointer, kind)
  }
}
