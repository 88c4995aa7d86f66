import CMotus

@_cdecl("motus_focus_options_init") @implementation
public func motus_focus_options_init(
  _ options: UnsafeMutablePointer<motus_focus_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_focus_options: SizedSettings {
  static var defaults: motus_focus_options { motus_focus_options(FocusOptions()) }

  fileprivate init(_ options: FocusOptions) {
    self.init(
      struct_size: MemoryLayout<motus_focus_options>.size, flags: options.flags.rawValue,
      order: options.order, margin: options.margin)
  }

  fileprivate func checked() throws(Fault) -> FocusOptions {
    let flags = FocusOptions.Flags(rawValue: flags)
    guard FocusOptions.Flags.all.isSuperset(of: flags) else {
      throw Fault(.invalidArgument, "options.flags: some bits mean nothing here")
    }
    guard flags.contains(.focusable) || !flags.contains(.preferred) else {
      throw Fault(.invalidArgument, "options.flags prefer a view that is not focusable")
    }
    guard flags.contains(.group) || flags.isDisjoint(with: [.trap, .circular]) else {
      throw Fault(.invalidArgument, "options.flags say how a group is left, and not that it is one")
    }
    return FocusOptions(
      flags: flags, order: order, margin: try notNegative(margin, "options.margin"))
  }
}

@_cdecl("motus_view_set_focus_options") @implementation
public func motus_view_set_focus_options(
  _ view: OpaquePointer?, _ options: UnsafePointer<motus_focus_options>?
) -> motus_status {
  making(view, as: .view) { runtime, view throws(Fault) in
    let options = try options.map { options throws(Fault) in
      try read(options, "options").checked()
    }
    try runtime.focus.set(options, of: view)
  }
}

@_cdecl("motus_view_get_focus_options") @implementation
public func motus_view_get_focus_options(
  _ view: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_focus_options>?
) -> motus_status {
  clear(outOptions)
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let options = runtime.parts.focus.layer?.options(of: view) ?? FocusOptions()
    try fill(outOptions, "out_options", with: motus_focus_options(options))
  }
}

@_cdecl("motus_runtime_focused_view") @implementation
public func motus_runtime_focused_view(_ runtime: OpaquePointer?) -> OpaquePointer? {
  reading(runtime, as: .runtime, or: nil) { runtime, _ throws(Fault) in
    OpaquePointer(runtime.parts.focus.layer?.view ?? .none)
  }
}

@_cdecl("motus_runtime_set_focused_view") @implementation
public func motus_runtime_set_focused_view(
  _ runtime: OpaquePointer?, _ view: OpaquePointer?
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.focus.move(to: runtime.resolveIfAny(view, as: .view))
  }
}

extension motus_focus_direction {
  fileprivate func checked() throws(Fault) -> FocusDirection {
    guard let direction = FocusDirection(rawValue: UInt32(rawValue)), direction != .none else {
      throw Fault(.invalidArgument, "direction is \(rawValue): 1 to 6 is possible")
    }
    return direction
  }
}

@_cdecl("motus_runtime_focus_target") @implementation
public func motus_runtime_focus_target(
  _ runtime: OpaquePointer?, _ direction: motus_focus_direction
) -> OpaquePointer? {
  reading(runtime, as: .runtime, or: nil) { runtime, _ throws(Fault) in
    let direction = try direction.checked()
    return OpaquePointer(runtime.parts.focus.layer?.target(direction) ?? .none)
  }
}

@_cdecl("motus_runtime_move_focus") @implementation
public func motus_runtime_move_focus(
  _ runtime: OpaquePointer?, _ direction: motus_focus_direction,
  _ outMoved: UnsafeMutablePointer<Bool>?
) -> motus_status {
  outMoved?.pointee = false
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let direction = try direction.checked()
    let moved = try runtime.parts.focus.layer?.move(direction) ?? false
    outMoved?.pointee = moved
  }
}

@_cdecl("motus_runtime_set_focus_delegate") @implementation
public func motus_runtime_set_focus_delegate(
  _ runtime: OpaquePointer?, _ delegate: UnsafePointer<motus_focus_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, _, context throws(Fault) in
    let delegate = try delegate.map { delegate throws(Fault) in
      HostFocusDelegate(try read(delegate, "delegate"), context)
    }
    runtime.focus.setDelegate(delegate)
  }
}

@_cdecl("motus_focus_ring_options_init") @implementation
public func motus_focus_ring_options_init(
  _ options: UnsafeMutablePointer<motus_focus_ring_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_focus_ring_options: SizedSettings {
  static var defaults: motus_focus_ring_options {
    motus_focus_ring_options(
      struct_size: MemoryLayout<motus_focus_ring_options>.size,
      outset: motus_insets(top: 0, left: 0, bottom: 0, right: 0), response: 0.3,
      damping_ratio: 0.85)
  }

  fileprivate func checked() throws(Fault) -> FocusRing.Options {
    for inset in [outset.top, outset.left, outset.bottom, outset.right] {
      _ = try finite(inset, "options.outset")
    }
    let response = try positive(response, "options.response")
    guard damping_ratio >= 1e-3, damping_ratio <= 1 else {
      throw Fault(.invalidArgument, "options.damping_ratio is \(damping_ratio): .001 to 1")
    }
    let spring = SpringParameters(response: response, dampingRatio: damping_ratio)
    guard spring.isValid else {
      throw Fault(.invalidArgument, "options.response is \(response): no spring takes so long")
    }
    return FocusRing.Options(outset: outset.insets, spring: spring)
  }
}

@_cdecl("motus_runtime_set_focus_ring") @implementation
public func motus_runtime_set_focus_ring(
  _ runtime: OpaquePointer?, _ view: OpaquePointer?,
  _ options: UnsafePointer<motus_focus_ring_options>?
) -> motus_status {
  making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let options = try read(options, "options").checked()
    try runtime.focus.setRing(runtime.resolveIfAny(view, as: .view), options)
  }
}

@_cdecl("motus_runtime_focus_order") @implementation
public func motus_runtime_focus_order(
  _ runtime: OpaquePointer?,
  _ outEntries: UnsafeMutablePointer<UnsafePointer<motus_focus_entry>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outEntries, "out_entries", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    let rows = runtime.focus.rowsToRead()
    return LentRows(base: rows.base, count: rows.count)
  }
}

extension motus_focus_delegate: SizedSettings {
  static var defaults: motus_focus_delegate {
    var delegate = motus_focus_delegate()
    delegate.struct_size = MemoryLayout<motus_focus_delegate>.size
    return delegate
  }
}

/// The delegate of the focus on the other side of the border.
private final class HostFocusDelegate: FocusDelegate {
  private let delegate: motus_focus_delegate
  private let context: HostContext

  init(_ delegate: motus_focus_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func shouldMove(
    from old: Handle, to new: Handle, _ direction: FocusDirection
  ) -> Bool {
    context.call {
      delegate.should_move?($0, OpaquePointer(old), OpaquePointer(new), direction.forHost)
    } ?? true
  }

  override func didMove(from old: Handle, to new: Handle, _ direction: FocusDirection) {
    context.call {
      delegate.did_move?($0, OpaquePointer(old), OpaquePointer(new), direction.forHost)
    }
  }
}

extension FocusDirection {
  fileprivate var forHost: motus_focus_direction {
    motus_focus_direction(rawValue: .init(rawValue))
  }
}

@_cdecl("motus_focus_direction_name") @implementation
public func motus_focus_direction_name(
  _ direction: motus_focus_direction
) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch direction {
    case MOTUS_FOCUS_NO_DIRECTION: "MOTUS_FOCUS_NO_DIRECTION"
    case MOTUS_FOCUS_LEFT: "MOTUS_FOCUS_LEFT"
    case MOTUS_FOCUS_RIGHT: "MOTUS_FOCUS_RIGHT"
    case MOTUS_FOCUS_UP: "MOTUS_FOCUS_UP"
    case MOTUS_FOCUS_DOWN: "MOTUS_FOCUS_DOWN"
    case MOTUS_FOCUS_NEXT: "MOTUS_FOCUS_NEXT"
    case MOTUS_FOCUS_PREVIOUS: "MOTUS_FOCUS_PREVIOUS"
    default: "MOTUS_FOCUS_UNKNOWN"
    }
  return text(name)
}
