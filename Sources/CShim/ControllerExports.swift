import CMotus

@_cdecl("motus_view_controller_callbacks_init") @implementation
public func motus_view_controller_callbacks_init(
  _ callbacks: UnsafeMutablePointer<motus_view_controller_callbacks>?
) {
  callbacks?.initialize(to: .defaults)
}

@_cdecl("motus_view_controller_create") @implementation
public func motus_view_controller_create(
  _ runtime: OpaquePointer?, _ callbacks: UnsafePointer<motus_view_controller_callbacks>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outController: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outController?.pointee = nil
  return owning(userData, destroy, runtime) { context in
    entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
      let out = try need(outController, "out_controller")
      let delegate = HostViewController(
        try read(
          callbacks, "callbacks", over: .defaults,
          minimumSize: motus_view_controller_callbacks.minimumSize),
        context)
      let controller = ViewController(controllers: runtime.controllers, delegate: delegate)
      out.pointee = OpaquePointer(
        try runtime.entities.insert(controller, as: .viewController).handle)
    }
  }
}

@_cdecl("motus_runtime_set_root_view_controller") @implementation
public func motus_runtime_set_root_view_controller(
  _ runtime: OpaquePointer?, _ controller: OpaquePointer?
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let handle = try runtime.resolveIfAny(controller, as: .viewController)
    try runtime.controllers.setRoot(handle.isNone ? nil : runtime.entity(handle))
  }
}

@_cdecl("motus_runtime_root_view_controller") @implementation
public func motus_runtime_root_view_controller(_ runtime: OpaquePointer?) -> OpaquePointer? {
  reading(runtime, as: .runtime, or: nil) { runtime, _ throws(Fault) in
    OpaquePointer(runtime.controllers.root)
  }
}

@_cdecl("motus_view_controller_view") @implementation
public func motus_view_controller_view(_ controller: OpaquePointer?) -> OpaquePointer? {
  // Not `reading`: the host may load the view, and drop what it likes meanwhile.
  var view: OpaquePointer?
  _ = controlling(controller) { _, controller throws(Fault) in
    view = OpaquePointer(try controller.view())
  }
  return view
}

@_cdecl("motus_view_controller_view_if_loaded") @implementation
public func motus_view_controller_view_if_loaded(_ controller: OpaquePointer?) -> OpaquePointer? {
  reading(controller, or: nil) { controller in OpaquePointer(controller.viewIfLoaded) }
}

@_cdecl("motus_view_controller_set_view") @implementation
public func motus_view_controller_set_view(
  _ controller: OpaquePointer?, _ view: OpaquePointer?
) -> motus_status {
  controlling(controller) { runtime, controller throws(Fault) in
    try controller.setView(runtime.resolve(view, as: .view))
  }
}

@_cdecl("motus_view_controller_unload_view") @implementation
public func motus_view_controller_unload_view(_ controller: OpaquePointer?) -> motus_status {
  controlling(controller) { _, controller throws(Fault) in try controller.unloadView() }
}

@_cdecl("motus_view_controller_appearance") @implementation
public func motus_view_controller_appearance(_ controller: OpaquePointer?) -> motus_appearance {
  reading(controller, or: MOTUS_APPEARANCE_DISAPPEARED) { controller in
    motus_appearance(rawValue: UInt32(controller.appearance.rawValue))
  }
}

@_cdecl("motus_view_controller_is_moving_to_parent") @implementation
public func motus_view_controller_is_moving_to_parent(_ controller: OpaquePointer?) -> Bool {
  reading(controller, or: false) { controller in controller.isMovingToParent }
}

@_cdecl("motus_view_controller_is_moving_from_parent") @implementation
public func motus_view_controller_is_moving_from_parent(_ controller: OpaquePointer?) -> Bool {
  reading(controller, or: false) { controller in controller.isMovingFromParent }
}

@_cdecl("motus_view_controller_parent") @implementation
public func motus_view_controller_parent(_ controller: OpaquePointer?) -> OpaquePointer? {
  reading(controller, or: nil) { controller in OpaquePointer(controller.parent) }
}

@_cdecl("motus_view_controller_child_count") @implementation
public func motus_view_controller_child_count(_ controller: OpaquePointer?) -> Int {
  reading(controller, or: 0) { controller in controller.children.count }
}

@_cdecl("motus_view_controller_child_at") @implementation
public func motus_view_controller_child_at(
  _ controller: OpaquePointer?, _ index: Int
) -> OpaquePointer? {
  reading(controller, or: nil) { controller in
    controller.children.indices.contains(index)
      ? OpaquePointer(controller.children[index]) : nil
  }
}

@_cdecl("motus_view_controller_add_child") @implementation
public func motus_view_controller_add_child(
  _ controller: OpaquePointer?, _ child: OpaquePointer?
) -> motus_status {
  controlling(controller) { runtime, controller throws(Fault) in
    try controller.addChild(runtime.entity(runtime.resolve(child, as: .viewController)))
  }
}

@_cdecl("motus_view_controller_remove_from_parent") @implementation
public func motus_view_controller_remove_from_parent(
  _ controller: OpaquePointer?
) -> motus_status {
  controlling(controller) { _, controller throws(Fault) in controller.removeFromParent() }
}

@_cdecl("motus_view_controller_will_move_to_parent") @implementation
public func motus_view_controller_will_move_to_parent(
  _ controller: OpaquePointer?, _ parent: OpaquePointer?
) -> motus_status {
  controlling(controller) { runtime, controller throws(Fault) in
    let parent = runtime.controllers.find(try runtime.resolveIfAny(parent, as: .viewController))
    runtime.controllers.willMove(controller, to: parent)
  }
}

@_cdecl("motus_view_controller_did_move_to_parent") @implementation
public func motus_view_controller_did_move_to_parent(
  _ controller: OpaquePointer?, _ parent: OpaquePointer?
) -> motus_status {
  controlling(controller) { runtime, controller throws(Fault) in
    let parent = runtime.controllers.find(try runtime.resolveIfAny(parent, as: .viewController))
    runtime.controllers.didMove(controller, to: parent)
  }
}

@_cdecl("motus_view_controller_forwards_appearance") @implementation
public func motus_view_controller_forwards_appearance(_ controller: OpaquePointer?) -> Bool {
  reading(controller, or: false) { controller in controller.forwardsAppearance }
}

@_cdecl("motus_view_controller_set_forwards_appearance") @implementation
public func motus_view_controller_set_forwards_appearance(
  _ controller: OpaquePointer?, _ forwards: Bool
) -> motus_status {
  controlling(controller) { _, controller throws(Fault) in
    controller.forwardsAppearance = forwards
  }
}

@_cdecl("motus_view_controller_begin_appearance_transition") @implementation
public func motus_view_controller_begin_appearance_transition(
  _ controller: OpaquePointer?, _ appearing: Bool, _ animated: Bool
) -> motus_status {
  controlling(controller) { runtime, controller throws(Fault) in
    runtime.controllers.beginAppearance(controller, appearing, animated: animated)
  }
}

@_cdecl("motus_view_controller_end_appearance_transition") @implementation
public func motus_view_controller_end_appearance_transition(
  _ controller: OpaquePointer?
) -> motus_status {
  controlling(controller) { runtime, controller throws(Fault) in
    runtime.controllers.endAppearance(controller)
  }
}

@_cdecl("motus_view_controller_interruption") @implementation
public func motus_view_controller_interruption(_ container: OpaquePointer?) -> motus_interruption {
  reading(container, or: MOTUS_INTERRUPTION_QUEUE) { container in
    motus_interruption(rawValue: UInt32(container.interruption.rawValue))
  }
}

@_cdecl("motus_view_controller_set_interruption") @implementation
public func motus_view_controller_set_interruption(
  _ container: OpaquePointer?, _ interruption: motus_interruption
) -> motus_status {
  controlling(container) { _, container throws(Fault) in
    guard
      let policy = ViewController.Interruption(
        rawValue: Int32(truncatingIfNeeded: interruption.rawValue))
    else { throw Fault(.invalidArgument, "interruption \(interruption.rawValue) is no policy") }
    container.interruption = policy
  }
}

@_cdecl("motus_view_controller_transition") @implementation
public func motus_view_controller_transition(
  _ container: OpaquePointer?, _ from: OpaquePointer?, _ to: OpaquePointer?,
  _ options: UnsafePointer<motus_animation_options>?, _ block: motus_block_fn?,
  _ blockData: UnsafeMutableRawPointer?, _ completion: motus_transition_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  owning(userData, destroy, container) { context in
    controlling(container) { runtime, container throws(Fault) in
      let from: ViewController = try runtime.entity(runtime.resolve(from, as: .viewController))
      let to: ViewController = try runtime.entity(runtime.resolve(to, as: .viewController))
      let host = runtime.host
      try ContainerTransition.perform(
        in: container, from: from, to: to, options: readOptions(options),
        animations: { if let block { host.call { block(blockData) } } },
        completion: handler(completion, context, runtime), runtime.transitions)
    }
  }
}

@_cdecl("motus_view_controller_transition_coordinator") @implementation
public func motus_view_controller_transition_coordinator(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  reading(controller, as: .viewController, or: nil) { runtime, handle throws(Fault) in
    let coordinator = runtime.transitions.coordinator(of: try runtime.entity(handle))
    return coordinator.flatMap { OpaquePointer($0.handle) }
  }
}

private func controlling(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Runtime, ViewController) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, as: .viewController, function) { runtime, handle throws(Fault) in
    try body(runtime, runtime.entity(handle))
  }
}

private func reading<Value>(
  _ pointer: OpaquePointer?, or fallback: Value, _ function: StaticString = #function,
  _ body: (ViewController) throws(Fault) -> Value
) -> Value {
  reading(pointer, as: .viewController, or: fallback, function) {
    runtime, handle throws(Fault) in try body(runtime.entity(handle))
  }
}
