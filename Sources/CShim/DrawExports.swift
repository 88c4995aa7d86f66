import CMotus

/// What is to be drawn, beyond the items themselves.

@_cdecl("motus_runtime_draw_details") @implementation
public func motus_runtime_draw_details(
  _ runtime: OpaquePointer?,
  _ outDetails: UnsafeMutablePointer<UnsafePointer<motus_draw_detail>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  outDetails?.pointee = nil
  outCount?.pointee = 0
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let details = try need(outDetails, "out_details")
    let count = try need(outCount, "out_count")
    runtime.drawList.makeWithDetails(runtime.tracks)
    count.pointee = runtime.drawList.details.count
    details.pointee = lend(runtime.drawList.details.base, as: motus_draw_detail.self)
  }
}

@_cdecl("motus_runtime_draw_groups") @implementation
public func motus_runtime_draw_groups(
  _ runtime: OpaquePointer?,
  _ outGroups: UnsafeMutablePointer<UnsafePointer<motus_draw_group>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  outGroups?.pointee = nil
  outCount?.pointee = 0
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let groups = try need(outGroups, "out_groups")
    let count = try need(outCount, "out_count")
    runtime.drawList.makeWithDetails(runtime.tracks)
    count.pointee = runtime.drawList.groups.count
    groups.pointee = lend(runtime.drawList.groups.base, as: motus_draw_group.self)
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
