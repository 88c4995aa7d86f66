import CMotus

/// `entering` with the object that the handle names. Not inlined: one copy for each class.
@inline(never)
func entering<Object>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, _ function: StaticString = #function,
  _ body: (Runtime, Object) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, as: kind.kind, function) { runtime, handle throws(Fault) in
    try body(runtime, runtime.entity(handle))
  }
}

@inline(__always)
func entering<Object>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, _ function: StaticString = #function,
  _ body: (Object) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, kind, function) { _, object throws(Fault) in try body(object) }
}

/// The same for getters.
@inline(__always)
func reading<Object, Value>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, or fallback: Value,
  _ function: StaticString = #function, _ body: (Runtime, Object) throws(Fault) -> Value
) -> Value {
  reading(pointer, as: kind.kind, or: fallback, function) { runtime, handle throws(Fault) in
    try body(runtime, runtime.entity(handle))
  }
}

@inline(__always)
func reading<Object, Value>(
  _ pointer: OpaquePointer?, _ kind: KindOf<Object>, or fallback: Value,
  _ function: StaticString = #function, _ body: (Object) throws(Fault) -> Value
) -> Value {
  reading(pointer, kind, or: fallback, function) { _, object throws(Fault) in try body(object) }
}
