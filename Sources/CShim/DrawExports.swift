import CMotus

/// Draw details: attributes of items beyond `motus_draw_item`.

@_cdecl("motus_runtime_draw_details") @implementation
public func motus_runtime_draw_details(
  _ runtime: OpaquePointer?,
  _ outDetails: UnsafeMutablePointer<UnsafePointer<motus_draw_detail>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outDetails, "out_details", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.drawList.makeWithDetails(runtime.tracks)
    return runtime.drawList.details.lent
  }
}

@_cdecl("motus_runtime_draw_groups") @implementation
public func motus_runtime_draw_groups(
  _ runtime: OpaquePointer?,
  _ outGroups: UnsafeMutablePointer<UnsafePointer<motus_draw_group>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outGroups, "out_groups", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.drawList.makeWithDetails(runtime.tracks)
    return runtime.drawList.groups.lent
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

@_cdecl("motus_runtime_draws_unseen") @implementation
public func motus_runtime_draws_unseen(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    !runtime.drawList.culls
  }
}

@_cdecl("motus_runtime_set_draws_unseen") @implementation
public func motus_runtime_set_draws_unseen(
  _ runtime: OpaquePointer?, _ drawsUnseen: Bool
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard runtime.drawList.culls == drawsUnseen else { return }
    runtime.drawList.setCulls(!drawsUnseen)
    runtime.views.changePicture()
  }
}
