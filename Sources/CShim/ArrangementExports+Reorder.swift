import CMotus

@_cdecl("motus_view_leaver_count") @implementation
public func motus_view_leaver_count(_ view: OpaquePointer?) -> Int {
  reading(view, as: .view, or: 0) { runtime, view throws(Fault) in
    runtime.arrangements.find(view.index)?.leavers.count ?? 0
  }
}

@_cdecl("motus_view_leaver_at") @implementation
public func motus_view_leaver_at(_ view: OpaquePointer?, _ index: Int) -> OpaquePointer? {
  reading(view, as: .view, or: nil) { runtime, view throws(Fault) in
    guard let arrangement = runtime.arrangements.find(view.index),
      UInt(bitPattern: index) < UInt(arrangement.leavers.count)
    else { return nil }
    let child = arrangement.children[Int(arrangement.leavers[index])]
    return OpaquePointer(Handle(bits: child.view))
  }
}

@_cdecl("motus_reorder_options_init") @implementation
public func motus_reorder_options_init(
  _ options: UnsafeMutablePointer<motus_reorder_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_reorder_options: SizedSettings {
  static var defaults: motus_reorder_options {
    var timing = motus_timing.defaults
    timing.type = MOTUS_TIMING_SPRING_RESPONSE
    timing.spring_duration = 0.2856
    timing.damping_ratio = 0.9
    return motus_reorder_options(
      struct_size: MemoryLayout<motus_reorder_options>.size, axis: MOTUS_REORDER_VERTICAL,
      lift: nil, duration: 0.25, drop: timing)
  }
}

extension motus_presence {
  /// How a child looks under a finger when nobody says how.
  fileprivate static var lifted: motus_presence {
    var presence = defaults
    presence.alpha = 1
    presence.transform.a = 1.05
    presence.transform.d = 1.05
    presence.duration = 0.2
    presence.timing.type = MOTUS_TIMING_EASE_OUT
    return presence
  }
}

@_cdecl("motus_view_begin_reorder") @implementation
public func motus_view_begin_reorder(
  _ view: OpaquePointer?, _ key: UInt64, _ point: motus_point,
  _ options: UnsafePointer<motus_reorder_options>?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let options = try runtime.checked(read(options, "options"))
    try runtime.arrangements.beginReorder(
      of: view.index, key, at: point.checked("point"), options)
  }
}

@_cdecl("motus_view_update_reorder") @implementation
public func motus_view_update_reorder(
  _ view: OpaquePointer?, _ point: motus_point, _ outIndex: UnsafeMutablePointer<Int>?
) -> motus_status {
  outIndex?.pointee = 0
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outIndex, "out_index")
    out.pointee = try runtime.arrangements.updateReorder(
      of: view.index, at: point.checked("point"))
  }
}

@_cdecl("motus_view_end_reorder") @implementation
public func motus_view_end_reorder(
  _ view: OpaquePointer?, _ velocity: motus_vector, _ outIndex: UnsafeMutablePointer<Int>?
) -> motus_status {
  outIndex?.pointee = 0
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outIndex, "out_index")
    let velocity = Vector(
      dx: try finite(velocity.dx, "velocity"), dy: try finite(velocity.dy, "velocity"))
    out.pointee = try runtime.arrangements.endReorder(
      of: view.index, velocity: velocity, isCancelled: false)
  }
}

@_cdecl("motus_view_cancel_reorder") @implementation
public func motus_view_cancel_reorder(
  _ view: OpaquePointer?, _ outIndex: UnsafeMutablePointer<Int>?
) -> motus_status {
  outIndex?.pointee = 0
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outIndex, "out_index")
    out.pointee = try runtime.arrangements.endReorder(
      of: view.index, velocity: Vector(dx: 0, dy: 0), isCancelled: true)
  }
}

extension Runtime {
  fileprivate func checked(_ options: motus_reorder_options) throws(Fault) -> ReorderOptions {
    guard options.drop.struct_size == motus_timing.firstSize else {
      throw Fault(.structSize, "options.drop has not been initialised")
    }
    guard let axis = ReorderOptions.Axis(rawValue: UInt32(options.axis.rawValue)) else {
      throw Fault(.invalidArgument, "options.axis is \(options.axis.rawValue): 0 to 2 is possible")
    }
    let lift =
      try options.lift.map { presence throws(Fault) in try read(presence, "options.lift") }
      ?? .lifted
    return ReorderOptions(
      axis: axis, lift: try checked(lift, []),
      drop: try timing(options.drop, options.duration, 0, []))
  }
}
