import CMotus

@_cdecl("motus_presence_init") @implementation
public func motus_presence_init(
  _ presence: UnsafeMutablePointer<motus_presence>?, _ structSize: Int
) -> motus_status {
  initialize(presence, "presence", structSize)
}

extension motus_presence: SizedSettings {
  static var defaults: motus_presence {
    var timing = motus_timing.defaults
    timing.type = MOTUS_TIMING_EASE
    return motus_presence(
      struct_size: MemoryLayout<motus_presence>.size, alpha: 0,
      transform: motus_transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      offset: motus_vector(dx: 0, dy: 0), offset_is_relative: false, duration: 0.25, delay: 0,
      timing: timing)
  }

  /// How children leave when nobody says how.
  fileprivate static var leaving: motus_presence {
    var presence = defaults
    presence.duration = 0.2
    presence.timing.type = MOTUS_TIMING_EASE_OUT
    return presence
  }
}

@_cdecl("motus_arrangement_options_init") @implementation
public func motus_arrangement_options_init(
  _ options: UnsafeMutablePointer<motus_arrangement_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_arrangement_options: SizedSettings {
  static var defaults: motus_arrangement_options {
    var timing = motus_timing.defaults
    timing.type = MOTUS_TIMING_SPRING_RESPONSE
    timing.spring_duration = 0.35
    timing.damping_ratio = 1
    return motus_arrangement_options(
      struct_size: MemoryLayout<motus_arrangement_options>.size, duration: 0.25, timing: timing,
      enter: nil, exit: nil, sizing: MOTUS_SIZING_REAL, leaver_order: MOTUS_LEAVERS_NATURAL,
      leaver_anchor: motus_point(x: 0, y: 0), stagger: 0, stagger_limit: 0.3,
      stagger_from: MOTUS_STAGGER_FIRST, order: MOTUS_ORDER_TOGETHER,
      stagger_point: motus_point(x: 0, y: 0), flags: 0, origin: motus_point(x: 0, y: 0),
      cull_margin: 200, group: 0)
  }
}

@_cdecl("motus_view_arrange") @implementation
public func motus_view_arrange(
  _ view: OpaquePointer?, _ children: UnsafePointer<motus_child>?, _ count: Int,
  _ childSize: Int, _ options: UnsafePointer<motus_arrangement_options>?
) -> motus_status {
  making(view, as: .view) { runtime, view throws(Fault) in
    guard childSize == MemoryLayout<motus_child>.size else {
      throw Fault(
        .structSize,
        "child_size is \(UInt(bitPattern: childSize)): a child has \(MemoryLayout<motus_child>.size) bytes"
      )
    }
    guard UInt(bitPattern: count) <= UInt(Arrangements.mostChildren) else {
      throw Fault(.limit, "an arrangement has at most \(Arrangements.mostChildren) children")
    }
    try Memory.checkBudget(count: count)
    try runtime.checkHasNoRows(view)
    let options = try runtime.checked(read(options, "options"))
    let arrangements = runtime.arrangements
    try arrangements.begin(view, options)
    do throws(Fault) {
      if count > 0 {
        let children = try need(children, "children")
        for index in 0..<count { try add(children + index, runtime, options.flags) }
      }
    } catch {
      arrangements.abandon()
      throw error
    }
    try arrangements.commit()
  }
}

@_cdecl("motus_view_begin_arrangement") @implementation
public func motus_view_begin_arrangement(
  _ view: OpaquePointer?, _ options: UnsafePointer<motus_arrangement_options>?
) -> motus_status {
  making(view, as: .view) { runtime, view throws(Fault) in
    try runtime.checkHasNoRows(view)
    try runtime.arrangements.begin(view, runtime.checked(read(options, "options")))
  }
}

@_cdecl("motus_runtime_add_child") @implementation
public func motus_runtime_add_child(
  _ runtime: OpaquePointer?, _ child: UnsafePointer<motus_child>?
) -> motus_status {
  enteringOften(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let child = try need(child, "child")
    try add(child, runtime, try runtime.arrangements.openFlags())
  }
}

@_cdecl("motus_runtime_commit_arrangement") @implementation
public func motus_runtime_commit_arrangement(_ runtime: OpaquePointer?) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.arrangements.commit()
  }
}

@_cdecl("motus_view_child_state") @implementation
public func motus_view_child_state(_ view: OpaquePointer?) -> motus_child_state {
  reading(view, as: .view, or: MOTUS_CHILD_NONE) { runtime, view throws(Fault) in
    guard let (arrangement, index) = runtime.arrangements.membership(view.index) else {
      return MOTUS_CHILD_NONE
    }
    return motus_child_state(rawValue: arrangement.children[Int(index)].state.rawValue)
  }
}

@_cdecl("motus_view_key") @implementation
public func motus_view_key(_ view: OpaquePointer?) -> UInt64 {
  reading(view, as: .view, or: 0) { runtime, view throws(Fault) in
    guard let (arrangement, index) = runtime.arrangements.membership(view.index) else { return 0 }
    return arrangement.children[Int(index)].key
  }
}

@_cdecl("motus_view_child_with_key") @implementation
public func motus_view_child_with_key(
  _ view: OpaquePointer?, _ key: UInt64, _ withLeavers: Bool
) -> OpaquePointer? {
  reading(view, as: .view, or: nil) { runtime, view throws(Fault) in
    guard key != 0, let arrangement = runtime.arrangements.find(view.index) else { return nil }
    let index = arrangement.keys.find(key)
    guard index >= 0 else { return nil }
    let child = arrangement.children[Int(index)]
    return withLeavers || child.state != .leaving ? OpaquePointer(Handle(bits: child.view)) : nil
  }
}

@_cdecl("motus_view_arrangement_summary") @implementation
public func motus_view_arrangement_summary(
  _ view: OpaquePointer?, _ outSummary: UnsafeMutablePointer<motus_arrangement_summary>?
) -> motus_status {
  clear(outSummary)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let summary = runtime.arrangements.find(view.index)?.summary ?? .init()
    try fill(
      outSummary, "out_summary",
      with: motus_arrangement_summary(
        struct_size: 0, entered: summary.entered, moved: summary.moved, resized: summary.resized,
        left: summary.left, returned: summary.returned, came: summary.came, culled: summary.culled))
  }
}

@_cdecl("motus_view_set_arrangement_delegate") @implementation
public func motus_view_set_arrangement_delegate(
  _ view: OpaquePointer?, _ delegate: UnsafePointer<motus_arrangement_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(view, as: .view, owning: userData, destroy) { runtime, view, context throws(Fault) in
    let delegate = try delegate.map { delegate throws(Fault) in
      HostArrangementDelegate(try read(delegate, "delegate"), context)
    }
    runtime.arrangements.setDelegate(delegate, of: view)
  }
}

@_cdecl("motus_view_end_leavers") @implementation
public func motus_view_end_leavers(_ view: OpaquePointer?) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.arrangements.endLeavers(of: view.index)
  }
}

private func add(
  _ child: UnsafePointer<motus_child>, _ runtime: Runtime, _ flags: ArrangementOptions.Flags
) throws(Fault) {
  let entry = try runtime.entry(child)
  guard let presence = child.pointee.presence else { return runtime.arrangements.add(entry) }
  let own = try runtime.checked(read(presence, "presence of the child"), flags)
  runtime.arrangements.add(entry, own)
}

extension Runtime {
  fileprivate func entry(_ child: UnsafePointer<motus_child>) throws(Fault) -> ChildEntry {
    let view = try resolveIfAny(child.pointee.view, as: .view)
    guard child.pointee.reserved == 0 else {
      throw Fault(
        .structSize, "reserved of the child is in use: this library does not know for what")
    }
    let frame = child.pointee.frame
    return ChildEntry(
      key: child.pointee.key,
      frame: Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      view: view.bits,
      tag: child.pointee.tag, flags: child.pointee.flags)
  }

  func checked(_ options: motus_arrangement_options) throws(Fault) -> ArrangementOptions {
    guard options.timing.struct_size == motus_timing.firstSize else {
      throw Fault(.structSize, "options.timing has not been initialised")
    }
    let flags = ArrangementOptions.Flags(rawValue: options.flags)
    guard ArrangementOptions.Flags.all.isSuperset(of: flags) else {
      throw Fault(
        .invalidArgument, "options.flags is \(options.flags): some bits mean nothing here")
    }
    guard let sizing = ArrangementOptions.Sizing(rawValue: UInt32(options.sizing.rawValue)),
      let order = ArrangementOptions.LeaverOrder(rawValue: UInt32(options.leaver_order.rawValue)),
      let from = ArrangementOptions.StaggerOrigin(rawValue: UInt32(options.stagger_from.rawValue)),
      let turns = ArrangementOptions.Order(rawValue: UInt32(options.order.rawValue))
    else {
      throw Fault(
        .invalidArgument, "sizing, leaver_order, stagger_from or order of options is unknown")
    }
    let layout = try timing(options.timing, options.duration, 0, flags)
    let enter =
      try options.enter.map { presence throws(Fault) in try read(presence, "options.enter") }
      ?? .defaults
    let exit =
      try options.exit.map { presence throws(Fault) in try read(presence, "options.exit") }
      ?? .leaving
    var result = ArrangementOptions(
      layout: layout, enter: try checked(enter, flags), exit: try checked(exit, flags))
    result.sizing = sizing
    result.leaverOrder = order
    result.order = turns
    result.staggerPoint = try options.stagger_point.checked("options.stagger_point")
    result.staggerFrom = from
    result.anchor = try options.leaver_anchor.checked("options.leaver_anchor")
    result.stagger = try notNegative(options.stagger, "options.stagger")
    result.staggerLimit = try notNegative(options.stagger_limit, "options.stagger_limit")
    result.origin = try options.origin.checked("options.origin")
    result.cullMargin = try notNegative(options.cull_margin, "options.cull_margin")
    result.flags = flags
    result.group = options.group
    return result
  }

  func checked(
    _ presence: motus_presence, _ flags: ArrangementOptions.Flags
  ) throws(Fault) -> Presence {
    guard presence.timing.struct_size == motus_timing.firstSize else {
      throw Fault(.structSize, "timing of the presence has not been initialised")
    }
    let alpha = try notNegative(presence.alpha, "alpha of the presence")
    let transform = presence.transform
    let affine = AffineTransform(
      a: try finite(transform.a, "transform of the presence"),
      b: try finite(transform.b, "transform of the presence"),
      c: try finite(transform.c, "transform of the presence"),
      d: try finite(transform.d, "transform of the presence"),
      tx: try finite(transform.tx, "transform of the presence"),
      ty: try finite(transform.ty, "transform of the presence"))
    let offset = Vector(
      dx: try finite(presence.offset.dx, "offset of the presence"),
      dy: try finite(presence.offset.dy, "offset of the presence"))
    return Presence(
      alpha: min(alpha, 1), transform: affine, offset: offset,
      isRelative: presence.offset_is_relative,
      timing: try timing(presence.timing, presence.duration, presence.delay, flags))
  }

  func timing(
    _ timing: motus_timing, _ duration: Double, _ delay: Double, _ flags: ArrangementOptions.Flags
  ) throws(Fault) -> ImplicitTiming {
    var plain = timing
    plain.initial_velocity = 0
    let (curve, duration) = try checkedCurve(plain, duration: duration, in: self)
    var own: ImplicitTiming.Flags = [.touchedWhereShown]
    if flags.contains(.keepsMotion) { own.insert(.keepsMotion) }
    return ImplicitTiming(
      duration: duration, delay: try notNegative(delay, "delay"), curve: curve, flags: own)
  }
}

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
      lift: nil, duration: 0.25, drop: timing, scrolls: true)
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
      drop: try timing(options.drop, options.duration, 0, []), scrolls: options.scrolls)
  }
}
