import CMotus

@_cdecl("motus_dynamic_behavior_create") @implementation
public func motus_dynamic_behavior_create(
  _ runtime: OpaquePointer?, _ outBehavior: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outBehavior?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.hand(need(outBehavior, "out_behavior")) { DynamicBehavior(identifier: $0) }
  }
}

@_cdecl("motus_dynamic_behavior_add_child") @implementation
public func motus_dynamic_behavior_add_child(
  _ behavior: OpaquePointer?, _ child: OpaquePointer?
) -> motus_status {
  entering(behavior, .dynamicBehavior) { runtime, behavior throws(Fault) in
    try behavior.addChild(runtime.resolve(child, .dynamicBehavior))
  }
}

@_cdecl("motus_dynamic_behavior_remove_child") @implementation
public func motus_dynamic_behavior_remove_child(
  _ behavior: OpaquePointer?, _ child: OpaquePointer?
) -> motus_status {
  entering(behavior, .dynamicBehavior) { runtime, behavior throws(Fault) in
    behavior.removeChild(try runtime.resolve(child, .dynamicBehavior))
  }
}

@_cdecl("motus_dynamic_behavior_child_count") @implementation
public func motus_dynamic_behavior_child_count(_ behavior: OpaquePointer?) -> Int {
  reading(behavior, .dynamicBehavior, or: 0) { _, behavior in behavior.children.count }
}

@_cdecl("motus_dynamic_behavior_child_at") @implementation
public func motus_dynamic_behavior_child_at(
  _ behavior: OpaquePointer?, _ index: Int
) -> OpaquePointer? {
  reading(behavior, .dynamicBehavior, or: nil) { _, behavior in
    behavior.children.indices.contains(index) ? OpaquePointer(behavior.children[index]) : nil
  }
}

@_cdecl("motus_dynamic_behavior_animator") @implementation
public func motus_dynamic_behavior_animator(_ behavior: OpaquePointer?) -> OpaquePointer? {
  reading(behavior, .dynamicBehavior, or: nil) { _, behavior in
    behavior.animator.flatMap { OpaquePointer($0.handle) }
  }
}

@_cdecl("motus_dynamic_behavior_add_item") @implementation
public func motus_dynamic_behavior_add_item(
  _ behavior: OpaquePointer?, _ item: OpaquePointer?
) -> motus_status {
  entering(behavior, .dynamicBehavior) { runtime, behavior throws(Fault) in
    try behavior.addItem(runtime.item(item))
  }
}

@_cdecl("motus_dynamic_behavior_remove_item") @implementation
public func motus_dynamic_behavior_remove_item(
  _ behavior: OpaquePointer?, _ item: OpaquePointer?
) -> motus_status {
  entering(behavior, .dynamicBehavior) { runtime, behavior throws(Fault) in
    try behavior.removeItem(runtime.item(item))
  }
}

@_cdecl("motus_dynamic_behavior_item_count") @implementation
public func motus_dynamic_behavior_item_count(_ behavior: OpaquePointer?) -> Int {
  reading(behavior, .dynamicBehavior, or: 0) { _, behavior in behavior.items.count }
}

@_cdecl("motus_dynamic_behavior_item_at") @implementation
public func motus_dynamic_behavior_item_at(
  _ behavior: OpaquePointer?, _ index: Int
) -> OpaquePointer? {
  reading(behavior, .dynamicBehavior, or: nil) { _, behavior in
    let items = behavior.items
    guard items.indices.contains(index) else { return nil }
    return OpaquePointer(behavior.handle(ofItem: items[index]))
  }
}

@_cdecl("motus_dynamic_behavior_set_action") @implementation
public func motus_dynamic_behavior_set_action(
  _ behavior: OpaquePointer?, _ fn: motus_dynamic_action_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  return entering(behavior, .dynamicBehavior, owning: userData, destroy) {
    runtime, behavior, context throws(Fault) in
    guard let fn else {
      behavior.action = nil
      return
    }
    behavior.action = { behavior in
      context.call { fn($0, OpaquePointer(behavior)) }
    }
  }
}

@_cdecl("motus_dynamic_behavior_set_did_move") @implementation
public func motus_dynamic_behavior_set_did_move(
  _ behavior: OpaquePointer?, _ fn: motus_dynamic_move_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  return entering(behavior, .dynamicBehavior, owning: userData, destroy) {
    runtime, behavior, context throws(Fault) in
    guard let fn else {
      behavior.setMoved(nil)
      return
    }
    behavior.setMoved { behavior, animator in
      context.call { fn($0, OpaquePointer(behavior), OpaquePointer(animator)) }
    }
  }
}
