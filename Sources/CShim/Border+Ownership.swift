import CMotus

/// The way in for a call that takes the completion of an animation, which is kept without an object
/// of its own. Whatever comes of the call, its data is disposed of once.
@inline(__always)
func entering(
  _ pointer: OpaquePointer?, as kind: Kind, taking completion: HostCompletion,
  _ function: StaticString = #function,
  _ body: (Runtime, Completions.HostHandler?) throws(Fault) -> Void
) -> motus_status {
  var isTaken = false
  let status = entering(pointer, as: kind, function) { runtime, _ throws(Fault) in
    isTaken = true
    do throws(Fault) {
      try body(runtime, completion.handler)
      if completion.function == nil { completion.dispose(runtime) }
    } catch {
      completion.dispose(runtime)
      throw error
    }
  }
  if !isTaken { completion.destroy?(completion.userData) }
  return status
}

/// What a host gives to be told of the end of an animation.
struct HostCompletion {
  let function: motus_completion_fn?
  let userData: UnsafeMutableRawPointer?
  let destroy: motus_destroy_fn?

  /// The engine's form; none when nobody is to be told.
  var handler: Completions.HostHandler? {
    guard let function else { return nil }
    return Completions.HostHandler(function: function, userData: userData, destroy: destroy)
  }

  func dispose(_ runtime: Runtime) {
    if let destroy { runtime.host.disposal.append(destroy, userData) }
  }
}

/// The engine's form of a completion callback whose data is shared.
func handler(
  _ completion: motus_completion_fn?, _ context: HostContext, _ runtime: Runtime
) -> Completions.Handler? {
  guard let completion else { return nil }
  let host = runtime.host
  return { finished in host.call { completion(context.userData, finished) } }
}
