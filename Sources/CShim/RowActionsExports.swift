import CMotus

@_cdecl("motus_row_options_init") @implementation
public func motus_row_options_init(
  _ options: UnsafeMutablePointer<motus_row_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_row_options: SizedSettings {
  static var defaults: motus_row_options {
    let options = RowOptions()
    return motus_row_options(
      struct_size: MemoryLayout<motus_row_options>.size, flags: options.flags.rawValue,
      response: options.response, damping_ratio: options.dampingRatio)
  }

  fileprivate func checked() throws(Fault) -> RowOptions {
    let flags = RowOptions.Flags(rawValue: flags)
    guard RowOptions.Flags.all.isSuperset(of: flags) else {
      throw Fault(.invalidArgument, "options.flags: some bits mean nothing here")
    }
    guard response >= 1e-3, response <= 1e3 else {
      throw Fault(.invalidArgument, "options.response is \(response): .001 to 1,000 s is possible")
    }
    guard damping_ratio >= 0.01, damping_ratio <= 1 else {
      throw Fault(
        .invalidArgument, "options.damping_ratio is \(damping_ratio): .01 to 1 is possible")
    }
    return RowOptions(flags: flags, response: response, dampingRatio: damping_ratio)
  }
}

@_cdecl("motus_view_set_row_options") @implementation
public func motus_view_set_row_options(
  _ list: OpaquePointer?, _ options: UnsafePointer<motus_row_options>?
) -> motus_status {
  making(list, as: .view) { runtime, list throws(Fault) in
    let options = try options.map { options throws(Fault) in
      try read(options, "options").checked()
    }
    try runtime.rowActions.setOptions(options, of: list)
  }
}

extension motus_row_side {
  fileprivate func checked() throws(Fault) -> RowSide {
    guard let side = RowSide(rawValue: UInt32(rawValue)) else {
      throw Fault(.invalidArgument, "side is \(rawValue): 0 or 1 is possible")
    }
    return side
  }
}

extension motus_row_action {
  /// The widest action, in points: sums of them stay exact enough to be laid out.
  private static let widest = 1e6

  fileprivate func checked() throws(Fault) -> RowAction {
    guard width >= 1e-3, width <= Self.widest else {
      throw Fault(
        .invalidArgument, "the width of an action is \(width): .001 to 1,000,000 is possible")
    }
    guard flags & ~RowAction.isDestructive == 0 else {
      throw Fault(.invalidArgument, "the flags of an action: some bits mean nothing here")
    }
    return RowAction(
      key: key, width: width, tag: tag,
      color: Color(
        red: try finite(color.red, "the red of an action"),
        green: try finite(color.green, "the green of an action"),
        blue: try finite(color.blue, "the blue of an action"),
        alpha: try finite(color.alpha, "the alpha of an action")),
      flags: flags)
  }
}

@_cdecl("motus_view_set_row_actions") @implementation
public func motus_view_set_row_actions(
  _ row: OpaquePointer?, _ side: motus_row_side, _ actions: UnsafePointer<motus_row_action>?,
  _ count: Int
) -> motus_status {
  making(row, as: .view) { runtime, row throws(Fault) in
    let side = try side.checked()
    guard count >= 0, count <= RowAction.most else {
      throw Fault(.limit, "count is \(UInt(bitPattern: count)): 8 actions are possible")
    }
    var checked: [RowAction] = []
    for index in 0..<count { checked.append(try need(actions, "actions")[index].checked()) }
    runtime.rowActions.setActions(checked, side, of: row)
  }
}

@_cdecl("motus_view_open_row") @implementation
public func motus_view_open_row(_ row: OpaquePointer?, _ side: motus_row_side) -> motus_status {
  making(row, as: .view) { runtime, row throws(Fault) in
    try runtime.rowActions.open(row, side.checked())
  }
}

@_cdecl("motus_view_close_row") @implementation
public func motus_view_close_row(_ row: OpaquePointer?) -> motus_status {
  entering(row, as: .view) { runtime, row throws(Fault) in
    try runtime.parts.rowActions.layer?.close(row)
  }
}

@_cdecl("motus_view_step_row") @implementation
public func motus_view_step_row(
  _ row: OpaquePointer?, _ direction: motus_vector
) -> motus_status {
  making(row, as: .view) { runtime, row throws(Fault) in
    let direction = try direction.checked("direction")
    guard direction.dx != 0 else { return }
    try runtime.rowActions.step(row, toRight: direction.dx > 0)
  }
}

@_cdecl("motus_view_choose_row_action") @implementation
public func motus_view_choose_row_action(_ row: OpaquePointer?, _ key: UInt64) -> motus_status {
  entering(row, as: .view) { runtime, row throws(Fault) in
    try runtime.rowActions.choose(key, of: row)
  }
}

@_cdecl("motus_view_finish_row_action") @implementation
public func motus_view_finish_row_action(
  _ row: OpaquePointer?, _ removes: Bool
) -> motus_status {
  entering(row, as: .view) { runtime, row throws(Fault) in
    try runtime.rowActions.finish(row, removes: removes)
  }
}

extension SwipedRow {
  fileprivate var number: motus_row_state {
    switch state {
    case .held(_, .armed): MOTUS_ROW_HELD_ARMED
    case .held: MOTUS_ROW_HELD
    case .opening: MOTUS_ROW_OPENING
    case .open: MOTUS_ROW_OPEN
    case .chosen: MOTUS_ROW_CHOSEN
    case .closing: MOTUS_ROW_CLOSING
    case .leaving: MOTUS_ROW_LEAVING
    case .away: MOTUS_ROW_AWAY
    case .ended: MOTUS_ROW_CLOSED
    }
  }
}

@_cdecl("motus_view_row_state") @implementation
public func motus_view_row_state(_ row: OpaquePointer?) -> motus_row_state {
  reading(row, as: .view, or: MOTUS_ROW_CLOSED) { runtime, row throws(Fault) in
    runtime.parts.rowActions.layer?.find(row)?.number ?? MOTUS_ROW_CLOSED
  }
}

@_cdecl("motus_view_open_row_of") @implementation
public func motus_view_open_row_of(_ list: OpaquePointer?) -> OpaquePointer? {
  reading(list, as: .view, or: nil) { runtime, list throws(Fault) in
    OpaquePointer(runtime.parts.rowActions.layer?.openRow(of: list) ?? .none)
  }
}

@_cdecl("motus_view_row_action_view") @implementation
public func motus_view_row_action_view(
  _ row: OpaquePointer?, _ index: Int
) -> OpaquePointer? {
  reading(row, as: .view, or: nil) { runtime, row throws(Fault) in
    let slots = runtime.parts.rowActions.layer?.find(row)?.slots ?? []
    return UInt(bitPattern: index) < UInt(slots.count) ? OpaquePointer(slots[index]) : nil
  }
}

@_cdecl("motus_row_state_name") @implementation
public func motus_row_state_name(_ state: motus_row_state) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch state {
    case MOTUS_ROW_CLOSED: "MOTUS_ROW_CLOSED"
    case MOTUS_ROW_HELD: "MOTUS_ROW_HELD"
    case MOTUS_ROW_HELD_ARMED: "MOTUS_ROW_HELD_ARMED"
    case MOTUS_ROW_OPENING: "MOTUS_ROW_OPENING"
    case MOTUS_ROW_OPEN: "MOTUS_ROW_OPEN"
    case MOTUS_ROW_CHOSEN: "MOTUS_ROW_CHOSEN"
    case MOTUS_ROW_CLOSING: "MOTUS_ROW_CLOSING"
    case MOTUS_ROW_LEAVING: "MOTUS_ROW_LEAVING"
    case MOTUS_ROW_AWAY: "MOTUS_ROW_AWAY"
    default: "MOTUS_ROW_UNKNOWN"
    }
  return text(name)
}

extension motus_row_delegate: SizedSettings {
  static var defaults: motus_row_delegate {
    var delegate = motus_row_delegate()
    delegate.struct_size = MemoryLayout<motus_row_delegate>.size
    return delegate
  }
}

/// The delegate of a list's rows on the other side of the border.
private final class HostRowDelegate: RowDelegate {
  private let delegate: motus_row_delegate
  private let context: HostContext

  init(_ delegate: motus_row_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func willOpen(_ list: Handle, _ row: Handle, key: UInt64) {
    context.call { delegate.will_open?($0, OpaquePointer(list), OpaquePointer(row), key) }
  }

  override func opened(_ list: Handle, _ row: Handle, _ side: RowSide) {
    context.call {
      delegate.opened?(
        $0, OpaquePointer(list), OpaquePointer(row),
        motus_row_side(rawValue: .init(side.rawValue)))
    }
  }

  override func closed(_ list: Handle, _ row: Handle, finished: Bool) {
    context.call { delegate.closed?($0, OpaquePointer(list), OpaquePointer(row), finished) }
  }

  override func armed(_ list: Handle, _ row: Handle, isArmed: Bool) {
    context.call { delegate.armed?($0, OpaquePointer(list), OpaquePointer(row), isArmed) }
  }

  override func chosen(_ list: Handle, _ row: Handle, action: UInt64) {
    context.call { delegate.chosen?($0, OpaquePointer(list), OpaquePointer(row), action) }
  }
}

@_cdecl("motus_view_set_row_delegate") @implementation
public func motus_view_set_row_delegate(
  _ list: OpaquePointer?, _ delegate: UnsafePointer<motus_row_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(list, as: .view, owning: userData, destroy) { runtime, list, context throws(Fault) in
    let delegate = try delegate.map { delegate throws(Fault) in
      HostRowDelegate(try read(delegate, "delegate"), context)
    }
    guard let rows = runtime.parts.rowActions.layer else {
      throw Fault(.invalidState, "the view is no list: set its row options first")
    }
    try rows.setDelegate(delegate, of: list)
  }
}
