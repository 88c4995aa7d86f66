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
  let status = enteringOften(pointer, as: kind, function) { runtime, _ throws(Fault) in
    isTaken = true
    let number = runtime.host.disposal.nextNumber()
    do throws(Fault) {
      try body(runtime, completion.handler(number))
      if completion.function == nil && completion.userData == nil {
        completion.dispose(runtime, number)
      }
    } catch {
      completion.dispose(runtime, number)
      throw error
    }
  }
  if !isTaken { completion.destroy?(completion.userData) }
  return status
}

/// The host's function and data for the end of an animation.
struct HostCompletion {
  let function: motus_completion_fn?
  let userData: UnsafeMutableRawPointer?
  let destroy: motus_destroy_fn?

  /// The engine's form; none when nobody is to be notified. Data without a function is reported by
  /// an event.
  func handler(_ number: UInt64) -> Completions.HostHandler? {
    guard function != nil || userData != nil else { return nil }
    return Completions.HostHandler(
      function: function, userData: userData, destroy: destroy, number: number)
  }

  func dispose(_ runtime: Runtime, _ number: UInt64) {
    if let destroy { runtime.host.disposal.append(destroy, userData, number: number) }
  }
}

/// The engine's form of a completion callback whose data is shared. Data without a function is
/// reported by an event.
func handler(
  _ completion: motus_completion_fn?, _ context: HostContext, _ runtime: Runtime
) -> Completions.Handler? {
  let host = runtime.host
  guard let completion else {
    guard context.userData != nil else { return nil }
    return { finished in
      host.events?.postCompletion(context.userData, detail: finished ? 1 : 0)
    }
  }
  return { finished in context.call { completion($0, finished) } }
}
