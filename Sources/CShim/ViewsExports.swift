import CMotus

@_cdecl("motus_view_create") @implementation
public func motus_view_create(
  _ runtime: OpaquePointer?, _ outView: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outView?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try need(outView, "out_view").pointee = OpaquePointer(runtime.views.createForHost())
  }
}

@_cdecl("motus_view_add_subview") @implementation
public func motus_view_add_subview(
  _ view: OpaquePointer?, _ subview: OpaquePointer?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let subview = try runtime.resolve(subview, as: .view)
    try runtime.views.add(subview.index, to: view.index)
  }
}

@_cdecl("motus_view_insert_subview") @implementation
public func motus_view_insert_subview(
  _ view: OpaquePointer?, _ subview: OpaquePointer?, _ index: Int
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let subview = try runtime.resolve(subview, as: .view)
    // The upper half of size_t is negative here: it is beyond every end.
    try runtime.views.insert(
      subview.index, into: view.index, at: index < 0 ? .max : index)
  }
}

@_cdecl("motus_view_insert_subview_above") @implementation
public func motus_view_insert_subview_above(
  _ view: OpaquePointer?, _ subview: OpaquePointer?, _ sibling: OpaquePointer?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let subview = try runtime.resolve(subview, as: .view)
    let sibling = try runtime.resolve(sibling, as: .view)
    try runtime.views.insert(subview.index, into: view.index, above: sibling.index)
  }
}

@_cdecl("motus_view_insert_subview_below") @implementation
public func motus_view_insert_subview_below(
  _ view: OpaquePointer?, _ subview: OpaquePointer?, _ sibling: OpaquePointer?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let subview = try runtime.resolve(subview, as: .view)
    let sibling = try runtime.resolve(sibling, as: .view)
    try runtime.views.insert(subview.index, into: view.index, below: sibling.index)
  }
}

@_cdecl("motus_view_remove_from_superview") @implementation
public func motus_view_remove_from_superview(_ view: OpaquePointer?) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.views.removeFromSuperview(view.index)
  }
}

@_cdecl("motus_view_superview") @implementation
@_optimize(speed) @inline(__always)
public func motus_view_superview(_ view: OpaquePointer?) -> OpaquePointer? {
  readingOften(view, as: .view, or: nil) { runtime, view throws(Fault) in
    runtime.pointer(toView: runtime.views.parent(view.index))
  }
}

@_cdecl("motus_view_subview_count") @implementation
public func motus_view_subview_count(_ view: OpaquePointer?) -> Int {
  reading(view, as: .view, or: 0) { runtime, view throws(Fault) in
    Int(runtime.views.rows[view.index].childCount)
  }
}

@_cdecl("motus_view_subview_at") @implementation
public func motus_view_subview_at(_ view: OpaquePointer?, _ index: Int) -> OpaquePointer? {
  reading(view, as: .view, or: nil) { runtime, view throws(Fault) in
    runtime.pointer(toView: runtime.views.child(view.index, at: index))
  }
}

@_cdecl("motus_view_is_descendant_of") @implementation
public func motus_view_is_descendant_of(
  _ view: OpaquePointer?, _ ancestor: OpaquePointer?
) -> Bool {
  reading(view, as: .view, or: false) { runtime, view throws(Fault) in
    let ancestor = try runtime.resolve(ancestor, as: .view)
    return runtime.views.isDescendant(view.index, of: ancestor.index)
  }
}

@_cdecl("motus_view_is_in_window") @implementation
public func motus_view_is_in_window(_ view: OpaquePointer?) -> Bool {
  reading(view, as: .view, or: false) { runtime, view throws(Fault) in
    runtime.views.isInWindow(view.index)
  }
}

@_cdecl("motus_view_hit_test") @implementation
public func motus_view_hit_test(_ view: OpaquePointer?, _ point: motus_point) -> OpaquePointer? {
  reading(view, as: .view, or: nil) { runtime, view throws(Fault) in
    runtime.pointer(toView: runtime.views.hitTest(view.index, try point.checked("point")))
  }
}

@_cdecl("motus_view_convert_point") @implementation
public func motus_view_convert_point(
  _ view: OpaquePointer?, _ point: motus_point, _ to: OpaquePointer?,
  _ outPoint: UnsafeMutablePointer<motus_point>?
) -> motus_status {
  outPoint?.pointee = motus_point(.zero)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outPoint, "out_point")
    let target = try runtime.resolveIfAny(to, as: .view)
    let result = try runtime.views.convert(
      point.checked("point"), from: view.index,
      to: target.isNone ? runtime.views.window.index : target.index)
    out.pointee = motus_point(result)
  }
}

@_cdecl("motus_view_with_tag") @implementation
public func motus_view_with_tag(_ view: OpaquePointer?, _ tag: UInt64) -> OpaquePointer? {
  reading(view, as: .view, or: nil) { runtime, view throws(Fault) in
    runtime.pointer(toView: runtime.views.first(withTag: tag, from: view.index))
  }
}

@_cdecl("motus_view_clips_to_bounds") @implementation
public func motus_view_clips_to_bounds(_ view: OpaquePointer?) -> Bool {
  reading(view, as: .view, or: false) { runtime, view throws(Fault) in
    runtime.views.has(.clipsToBounds, view.index)
  }
}

@_cdecl("motus_view_set_clips_to_bounds") @implementation
public func motus_view_set_clips_to_bounds(_ view: OpaquePointer?, _ clips: Bool) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.views.setClipsToBounds(view.index, clips)
  }
}

@_cdecl("motus_view_is_double_sided") @implementation
public func motus_view_is_double_sided(_ view: OpaquePointer?) -> Bool {
  reading(view, as: .view, or: false) { runtime, view throws(Fault) in
    !runtime.views.has(.singleSided, view.index)
  }
}

@_cdecl("motus_view_set_double_sided") @implementation
public func motus_view_set_double_sided(
  _ view: OpaquePointer?, _ doubleSided: Bool
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.views.setDoubleSided(view.index, doubleSided)
  }
}

@_cdecl("motus_view_create_snapshot") @implementation
public func motus_view_create_snapshot(
  _ view: OpaquePointer?, _ outView: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outView?.pointee = nil
  return making(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outView, "out_view")
    let snapshot = try runtime.tracks.makeSnapshot(of: view.index)
    runtime.views.names.give(snapshot)
    out.pointee = OpaquePointer(snapshot)
  }
}

@_cdecl("motus_view_snapshot_source") @implementation
public func motus_view_snapshot_source(_ view: OpaquePointer?) -> OpaquePointer? {
  reading(view, as: .view, or: nil) { runtime, view throws(Fault) in
    guard let source = runtime.views.snapshot(view.index)?.source,
      runtime.views.names.contains(source)
    else { return nil }
    return OpaquePointer(source)
  }
}

@_cdecl("motus_view_is_user_interaction_enabled") @implementation
public func motus_view_is_user_interaction_enabled(_ view: OpaquePointer?) -> Bool {
  reading(view, as: .view, or: false) { runtime, view throws(Fault) in
    runtime.views.has(.userInteractionEnabled, view.index)
  }
}

@_cdecl("motus_view_set_user_interaction_enabled") @implementation
public func motus_view_set_user_interaction_enabled(
  _ view: OpaquePointer?, _ enabled: Bool
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.views.setUserInteractionEnabled(view.index, enabled)
  }
}

extension Runtime {
  func transform(
    from view: Handle, to: OpaquePointer?, _ source: motus_value_source
  ) throws(Fault) -> Transform3D {
    let target = try resolveIfAny(to, as: .view)
    guard source == MOTUS_VALUE_MODEL || source == MOTUS_VALUE_SHOWN else {
      throw Fault(.invalidArgument, "source is \(source.rawValue): no such source")
    }
    return try tracks.transform(
      from: view.index, to: target.isNone ? views.window.index : target.index,
      isShown: source == MOTUS_VALUE_SHOWN)
  }

  /// The host's form of a row of the view tree.
  fileprivate func pointer(toView index: Int?) -> OpaquePointer? {
    guard let index else { return nil }
    return OpaquePointer(views.rows[index].handle)
  }
}

extension motus_point {
  func checked(_ name: StaticString) throws(Fault) -> Point {
    guard x.isInReach, y.isInReach else {
      throw Fault(.invalidArgument, "\(name) is not finite, or beyond 1e60")
    }
    return point
  }
}

@_cdecl("motus_view_groups_opacity") @implementation
public func motus_view_groups_opacity(_ view: OpaquePointer?) -> Bool {
  reading(view, as: .view, or: false) { runtime, view throws(Fault) in
    runtime.views.has(.groupsOpacity, view.index)
  }
}

@_cdecl("motus_view_set_groups_opacity") @implementation
public func motus_view_set_groups_opacity(_ view: OpaquePointer?, _ groups: Bool) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.views.setGroupsOpacity(view.index, groups)
  }
}

// MARK: Layout direction

@_cdecl("motus_runtime_layout_direction") @implementation
public func motus_runtime_layout_direction(_ runtime: OpaquePointer?) -> motus_layout_direction {
  reading(runtime, as: .runtime, or: MOTUS_LAYOUT_DIRECTION_INHERIT) {
    runtime, _ throws(Fault) in
    motus_layout_direction(runtime.views.direction)
  }
}

@_cdecl("motus_runtime_set_layout_direction") @implementation
public func motus_runtime_set_layout_direction(
  _ runtime: OpaquePointer?, _ direction: motus_layout_direction
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard let new = try direction.checked("direction") else {
      throw Fault(
        .invalidArgument, "direction is to be inherited: nothing is around the runtime")
    }
    runtime.controllers.changeDirections { runtime.views.setDirection(new) }
  }
}

@_cdecl("motus_view_layout_direction") @implementation
public func motus_view_layout_direction(_ view: OpaquePointer?) -> motus_layout_direction {
  reading(view, as: .view, or: MOTUS_LAYOUT_DIRECTION_INHERIT) { runtime, view throws(Fault) in
    motus_layout_direction(runtime.views.layoutDirection(of: view.index))
  }
}

@_cdecl("motus_view_override_layout_direction") @implementation
public func motus_view_override_layout_direction(
  _ view: OpaquePointer?, _ direction: motus_layout_direction
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let new = try direction.checked("direction")
    runtime.controllers.changeDirections {
      runtime.views.setOwnDirection(new, of: view.index)
    }
  }
}

@_cdecl("motus_view_set_layout") @implementation
public func motus_view_set_layout(
  _ view: OpaquePointer?, _ fn: motus_view_layout_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(view, as: .view, owning: userData, destroy) { runtime, view, context throws(Fault) in
    guard let fn else {
      runtime.parts.viewLayouts.layer?.set(nil, of: view)
      return
    }
    try Memory.checkBudget()
    runtime.viewLayouts.set({ view in context.call { fn($0, OpaquePointer(view)) } }, of: view)
  }
}

@_cdecl("motus_view_set_needs_layout") @implementation
public func motus_view_set_needs_layout(_ view: OpaquePointer?) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.parts.viewLayouts.layer?.invalidate(view.index)
  }
}
