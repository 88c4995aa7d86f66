import CMotus

// MARK: Items with callbacks

@_cdecl("motus_dynamic_item_create_with_callbacks") @implementation
public func motus_dynamic_item_create_with_callbacks(
  _ runtime: OpaquePointer?, _ callbacks: UnsafePointer<motus_dynamic_item_callbacks>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outItem: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outItem?.pointee = nil
  return entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, _, context throws(Fault) in
    try Memory.checkBudget()
    let out = try need(outItem, "out_item")
    let callbacks = try read(
      need(callbacks, "callbacks"), "callbacks")
    guard callbacks.read != nil else {
      throw Fault(.invalidArgument, "callbacks.read is NULL: it is required")
    }
    let object = try runtime.dynamics.makeObject(
      HostDynamicObject(callbacks, context))
    out.pointee = OpaquePointer(object)
  }
}

// MARK: Groups

@_cdecl("motus_dynamic_item_create_group") @implementation
public func motus_dynamic_item_create_group(
  _ runtime: OpaquePointer?, _ items: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ outGroup: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outGroup?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outGroup, "out_group")
    let members = try runtime.items(items, count)
    guard !members.isEmpty else { throw Fault(.invalidArgument, "a group needs a member") }
    out.pointee = OpaquePointer(try runtime.dynamics.makeGroup(of: members))
  }
}

@_cdecl("motus_dynamic_item_member_count") @implementation
public func motus_dynamic_item_member_count(_ item: OpaquePointer?) -> Int {
  reading(item, as: .dynamicItem, or: 0) { runtime, item throws(Fault) in
    runtime.dynamics.items.members(runtime.dynamics.number(of: item)).count
  }
}

@_cdecl("motus_dynamic_item_member_at") @implementation
public func motus_dynamic_item_member_at(_ item: OpaquePointer?, _ index: Int) -> OpaquePointer? {
  reading(item, as: .dynamicItem, or: nil) { runtime, item throws(Fault) in
    let members = runtime.dynamics.items.members(runtime.dynamics.number(of: item))
    guard members.indices.contains(index) else { return nil }
    return OpaquePointer(runtime.dynamics.items[members[index]].handle)
  }
}

// MARK: Layouts

@_cdecl("motus_dynamic_animator_content_size") @implementation
public func motus_dynamic_animator_content_size(_ animator: OpaquePointer?) -> motus_size {
  reading(animator, .dynamicAnimator, or: motus_size()) { runtime, animator throws(Fault) in
    let size = animator.contentSize ?? .zero
    return motus_size(width: size.width, height: size.height)
  }
}

@_cdecl("motus_dynamic_animator_set_content_size") @implementation
public func motus_dynamic_animator_set_content_size(
  _ animator: OpaquePointer?, _ contentSize: motus_size
) -> motus_status {
  entering(animator, .dynamicAnimator) { runtime, animator throws(Fault) in
    let size = try contentSize.notNegative("content_size")
    let animator: HostedAnimator = animator
    try animator.setContentSize(size)
  }
}

@_cdecl("motus_runtime_layout_kind") @implementation
public func motus_runtime_layout_kind(
  _ runtime: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ outKind: UnsafeMutablePointer<Int32>?
) -> motus_status {
  outKind?.pointee = 0
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outKind, "out_kind")
    let text = try need(name, "name")
    guard let name = try readName(text, "name") else { return }
    out.pointee = try runtime.dynamics.layoutKind(name)
  }
}

@_cdecl("motus_runtime_layout_kind_name") @implementation
public func motus_runtime_layout_kind_name(
  _ runtime: OpaquePointer?, _ kind: Int32
) -> UnsafePointer<CChar>? {
  reading(runtime, as: .runtime, or: nil) { runtime, _ in
    runtime.parts.dynamics.layer?.layoutKinds.name(of: kind).map { UnsafePointer($0.text) }
  }
}

@_cdecl("motus_dynamic_item_set_layout_path") @implementation
public func motus_dynamic_item_set_layout_path(
  _ item: OpaquePointer?, _ path: UnsafePointer<motus_layout_path>?
) -> motus_status {
  entering(item, as: .dynamicItem) { runtime, item throws(Fault) in
    let path = try path?.pointee.checked()
    runtime.dynamics.items.setPath(runtime.dynamics.number(of: item), path)
  }
}

@_cdecl("motus_dynamic_animator_item_at_path") @implementation
public func motus_dynamic_animator_item_at_path(
  _ animator: OpaquePointer?, _ path: UnsafePointer<motus_layout_path>?
) -> OpaquePointer? {
  reading(animator, as: .dynamicAnimator, or: nil) { runtime, handle throws(Fault) in
    let path = try need(path, "path").pointee.checked()
    let item = runtime.dynamics.items.item(at: path, of: handle)
    return item < 0 ? nil : OpaquePointer(runtime.dynamics.items[item].handle)
  }
}

extension motus_layout_path {
  fileprivate func checked() throws(Fault) -> LayoutPath {
    guard category.rawValue <= MOTUS_ELEMENT_DECORATION.rawValue else {
      throw Fault(.invalidArgument, "the category of the path is none of the three")
    }
    return LayoutPath(category: category.rawValue, kind: kind, section: section, item: item)
  }
}

extension motus_size {
  fileprivate func notNegative(_ name: StaticString) throws(Fault) -> Size {
    Size(width: try boundedNotNegative(width, name), height: try boundedNotNegative(height, name))
  }
}
