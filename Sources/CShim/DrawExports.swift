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

@_cdecl("motus_runtime_damage") @implementation
public func motus_runtime_damage(
  _ runtime: OpaquePointer?, _ age: UInt32,
  _ outRects: UnsafeMutablePointer<UnsafePointer<motus_pixel_rect>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outRects, "out_rects", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.damage.close(age: age, runtime.drawList, runtime.tracks)
    return runtime.damage.rects.lent
  }
}

@_cdecl("motus_runtime_needs_draw") @implementation
public func motus_runtime_needs_draw(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    runtime.damage.isNeeded(runtime.drawList, runtime.tracks)
  }
}

@_cdecl("motus_runtime_pixel_scale") @implementation
public func motus_runtime_pixel_scale(_ runtime: OpaquePointer?) -> Double {
  reading(runtime, as: .runtime, or: 0) { runtime, _ throws(Fault) in runtime.damage.scale }
}

@_cdecl("motus_runtime_set_pixel_scale") @implementation
public func motus_runtime_set_pixel_scale(
  _ runtime: OpaquePointer?, _ scale: Double
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard try positive(scale, "scale") <= 1000 else {
      throw Fault(.invalidArgument, "scale is above 1,000")
    }
    runtime.damage.setScale(scale)
  }
}

@_cdecl("motus_view_mark_dirty") @implementation
public func motus_view_mark_dirty(
  _ view: OpaquePointer?, _ rect: UnsafePointer<motus_rect>?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    var box = Box.everything
    if let rect { box = Box(try rect.pointee.checked("rect")) }
    runtime.damage.mark(view.bits, box)
  }
}
