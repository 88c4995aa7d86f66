import CMotus

@_cdecl("motus_view_controller_add_segue") @implementation
public func motus_view_controller_add_segue(
  _ controller: OpaquePointer?, _ identifier: UnsafePointer<CChar>?, _ kind: motus_segue_kind,
  _ callbacks: UnsafePointer<motus_segue_callbacks>?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(controller, .viewController, owning: userData, destroy) {
    runtime, controller, context throws(Fault) in
    try Memory.checkBudget()
    let identifier = try read(identifier, "identifier")
    guard let kind = SegueTemplate.Kind(rawValue: Int32(truncatingIfNeeded: kind.rawValue)) else {
      throw Fault(.invalidArgument, "kind \(kind.rawValue) is unknown")
    }
    let callbacks = try read(
      callbacks, "callbacks")
    guard callbacks.make_destination != nil else {
      throw Fault(.invalidArgument, "callbacks.make_destination is NULL")
    }
    guard kind != .custom || callbacks.perform != nil else {
      throw Fault(.invalidArgument, "callbacks.perform of a custom segue is NULL")
    }
    controller.add(HostSegue(identifier, kind, callbacks, context, runtime))
  }
}

@_cdecl("motus_view_controller_perform_segue") @implementation
public func motus_view_controller_perform_segue(
  _ controller: OpaquePointer?, _ identifier: UnsafePointer<CChar>?,
  _ sender: UnsafeMutableRawPointer?
) -> motus_status {
  entering(controller, .viewController) { _, controller throws(Fault) in
    try Memory.checkBudget()
    _ = try controller.performSegue(
      read(identifier, "identifier"), sender: sender, byUser: false)
  }
}

@_cdecl("motus_view_controller_perform_segue_by_user") @implementation
public func motus_view_controller_perform_segue_by_user(
  _ controller: OpaquePointer?, _ identifier: UnsafePointer<CChar>?,
  _ sender: UnsafeMutableRawPointer?, _ outPerformed: UnsafeMutablePointer<Bool>?
) -> motus_status {
  outPerformed?.pointee = false
  return entering(controller, .viewController) { _, controller throws(Fault) in
    try Memory.checkBudget()
    let isPerformed = try controller.performSegue(
      read(identifier, "identifier"), sender: sender, byUser: true)
    outPerformed?.pointee = isPerformed
  }
}

@_cdecl("motus_view_controller_add_unwind_action") @implementation
public func motus_view_controller_add_unwind_action(
  _ controller: OpaquePointer?, _ action: UnsafePointer<CChar>?, _ fn: motus_segue_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(controller, .viewController, owning: userData, destroy) {
    _, controller, context throws(Fault) in
    let action = try read(action, "action")
    guard let fn else { throw Fault(.invalidArgument, "fn is NULL") }
    controller.add(HostUnwindAction(action, fn, context))
  }
}

@_cdecl("motus_view_controller_unwind") @implementation
public func motus_view_controller_unwind(
  _ source: OpaquePointer?, _ action: UnsafePointer<CChar>?, _ sender: UnsafeMutableRawPointer?,
  _ outDestination: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outDestination?.pointee = nil
  return entering(source, .viewController) { _, source throws(Fault) in
    let destination = try source.unwind(by: read(action, "action"), sender: sender)
    outDestination?.pointee = OpaquePointer(destination?.handle ?? .none)
  }
}

@_cdecl("motus_segue_identifier") @implementation
public func motus_segue_identifier(_ segue: OpaquePointer?) -> UnsafePointer<CChar>? {
  looking(segue) { segue in UnsafeRawPointer(segue.identifier.text) }?
    .assumingMemoryBound(to: CChar.self)
}

@_cdecl("motus_segue_source") @implementation
public func motus_segue_source(_ segue: OpaquePointer?) -> OpaquePointer? {
  looking(segue) { segue in UnsafeRawPointer(bitPattern: segue.source.handle.bits) }
    .map { OpaquePointer($0) }
}

@_cdecl("motus_segue_destination") @implementation
public func motus_segue_destination(_ segue: OpaquePointer?) -> OpaquePointer? {
  looking(segue) { segue in UnsafeRawPointer(bitPattern: segue.destination.handle.bits) }
    .map { OpaquePointer($0) }
}

@_cdecl("motus_segue_sender") @implementation
public func motus_segue_sender(_ segue: OpaquePointer?) -> UnsafeMutableRawPointer? {
  UnsafeMutableRawPointer(mutating: looking(segue) { segue in UnsafeRawPointer(segue.sender) })
}

@_cdecl("motus_segue_is_unwind") @implementation
public func motus_segue_is_unwind(_ segue: OpaquePointer?) -> Bool {
  looking(segue) { segue in segue.isUnwind ? UnsafeRawPointer(bitPattern: 1) : nil } != nil
}

extension motus_segue_callbacks: SizedSettings {
  static var defaults: motus_segue_callbacks {
    var callbacks = motus_segue_callbacks()
    callbacks.struct_size = MemoryLayout<motus_segue_callbacks>.size
    return callbacks
  }
}

/// A segue whose author stands on the other side of the border.
private final class HostSegue: SegueTemplate {
  private let callbacks: motus_segue_callbacks
  private let context: HostContext
  /// Calls it, and cannot end while it does: so it is there in every callback.
  private unowned(unsafe) let runtime: Runtime

  init(
    _ identifier: Identifier, _ kind: Kind, _ callbacks: motus_segue_callbacks,
    _ context: HostContext, _ runtime: Runtime
  ) {
    self.callbacks = callbacks
    self.context = context
    self.runtime = runtime
    super.init(identifier, kind)
  }

  override func makeDestination(for source: ViewController) -> ViewController? {
    let answer = context.call { callbacks.make_destination?($0, OpaquePointer(source.handle)) }
    return runtime.answered(answer ?? nil, .viewController, "make_destination")
  }

  override func perform(_ segue: Segue) {
    context.call { callbacks.perform?($0, OpaquePointer(segue.handle)) }
  }
}

private final class HostUnwindAction: UnwindAction {
  private let fn: motus_segue_fn
  private let context: HostContext

  init(_ identifier: Identifier, _ fn: @escaping motus_segue_fn, _ context: HostContext) {
    self.fn = fn
    self.context = context
    super.init(identifier)
  }

  override func perform(_ segue: Segue) { context.call { fn($0, OpaquePointer(segue.handle)) } }
}

private func read(
  _ text: UnsafePointer<CChar>?, _ name: StaticString
) throws(Fault) -> Identifier {
  guard let text, let identifier = Identifier.copy(text) else {
    throw Fault(
      .invalidArgument, "\(name) is NULL, empty or longer than \(Identifier.maximumLength) bytes")
  }
  return identifier
}

@inline(never)
private func looking(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Segue) -> UnsafeRawPointer?
) -> UnsafeRawPointer? {
  var found: UnsafeRawPointer?
  _ = entering(pointer, .segue, function) { segue throws(Fault) in found = body(segue) }
  return found
}
