import CMotus

extension motus_split_view_controller_options: SizedSettings {
  static var defaults: motus_split_view_controller_options {
    motus_split_view_controller_options(SplitSettings())
  }

  init(_ settings: SplitSettings) {
    self.init()
    struct_size = MemoryLayout<motus_split_view_controller_options>.size
    primary_width = motus_column_width(settings.widths[0])
    supplementary_width = motus_column_width(settings.widths[1])
    secondary_minimum_width = settings.secondaryMinimum
    dimming = settings.dimming
    layout_direction = motus_layout_direction(settings.direction)
    interactive = settings.isInteractive
  }

  fileprivate func checked() throws(Fault) -> SplitSettings {
    var settings = SplitSettings()
    settings.widths = [
      try primary_width.checked("options.primary_width"),
      try supplementary_width.checked("options.supplementary_width"),
    ]
    settings.secondaryMinimum = try bounded(
      secondary_minimum_width, "options.secondary_minimum_width", within: 0...1e6)
    settings.dimming = try bounded(dimming, "options.dimming", within: 0...1)
    settings.direction = try layout_direction.checked("options.layout_direction")
    settings.isInteractive = interactive
    return settings
  }
}

extension motus_column_width {
  fileprivate init(_ width: SplitSettings.Width) {
    self.init(minimum: width.minimum, preferred: width.preferred, maximum: width.maximum)
  }

  fileprivate func checked(_ name: StaticString) throws(Fault) -> SplitSettings.Width {
    SplitSettings.Width(
      minimum: try bounded(minimum, name, within: 0...1e6),
      preferred: try bounded(preferred, name, within: 0...1e6),
      maximum: try bounded(maximum, name, within: minimum...1e6))
  }
}

@_cdecl("motus_split_view_controller_options_init") @implementation
public func motus_split_view_controller_options_init(
  _ options: UnsafeMutablePointer<motus_split_view_controller_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_split_view_controller_create") @implementation
public func motus_split_view_controller_create(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_split_view_controller_options>?,
  _ outSplit: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outSplit?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outSplit, "out_split")
    let settings = try read(options, "options").checked()
    let stack = try runtime.entities.insert(
      NavigationController(
        transitions: runtime.transitions, delegate: ViewControllerDelegate()),
      as: .navigationController)
    stack.becomeOwnStack()
    // The library's own from now on: no host can give it back.
    runtime.entities.retain(stack)
    try runtime.entities.releaseByHost(stack.handle)
    do throws(Fault) {
      let split = try runtime.entities.insert(
        SplitViewController(transitions: runtime.transitions, stack: stack, settings: settings),
        as: .splitViewController)
      stack.setHome(split.handle)
      out.pointee = OpaquePointer(split.handle)
    } catch {
      runtime.entities.release(stack.handle)
      throw error
    }
  }
}

@_cdecl("motus_view_controller_split_view_controller") @implementation
public func motus_view_controller_split_view_controller(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  container(of: controller, .splitViewController)
}

@_cdecl("motus_split_view_controller_set_options") @implementation
public func motus_split_view_controller_set_options(
  _ split: OpaquePointer?, _ options: UnsafePointer<motus_split_view_controller_options>?
) -> motus_status {
  entering(split, .splitViewController) { _, split throws(Fault) in
    split.setSettings(try read(options, "options").checked())
  }
}

@_cdecl("motus_split_view_controller_get_options") @implementation
public func motus_split_view_controller_get_options(
  _ split: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_split_view_controller_options>?
) -> motus_status {
  clear(outOptions)
  return entering(split, .splitViewController) { _, split throws(Fault) in
    try fill(outOptions, "out_options", with: motus_split_view_controller_options(split.settings))
  }
}

@_cdecl("motus_split_view_controller_set_delegate") @implementation
public func motus_split_view_controller_set_delegate(
  _ split: OpaquePointer?, _ delegate: UnsafePointer<motus_split_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(split, .splitViewController, owning: userData, destroy) {
    _, split, context throws(Fault) in
    split.setDelegate(
      delegate == nil ? nil : HostSplitDelegate(try read(delegate, "delegate"), context))
  }
}

@_cdecl("motus_split_view_controller_set_column") @implementation
public func motus_split_view_controller_set_column(
  _ split: OpaquePointer?, _ column: motus_split_column, _ controller: OpaquePointer?
) -> motus_status {
  entering(split, .splitViewController) { runtime, split throws(Fault) in
    try Memory.checkBudget()
    let column = try checked(column)
    try split.setColumn(column, runtime.resolveIfAny(controller, .viewController))
  }
}

@_cdecl("motus_split_view_controller_column") @implementation
public func motus_split_view_controller_column(
  _ split: OpaquePointer?, _ column: motus_split_column
) -> OpaquePointer? {
  reading(split, .splitViewController, or: nil) { split throws(Fault) in
    OpaquePointer(split.columns[try checked(column)]?.handle ?? .none)
  }
}

@_cdecl("motus_split_view_controller_show_column") @implementation
public func motus_split_view_controller_show_column(
  _ split: OpaquePointer?, _ column: motus_split_column, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  setting(split, column, true, animated, completion, userData, destroy)
}

@_cdecl("motus_split_view_controller_hide_column") @implementation
public func motus_split_view_controller_hide_column(
  _ split: OpaquePointer?, _ column: motus_split_column, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  setting(split, column, false, animated, completion, userData, destroy)
}

private func setting(
  _ split: OpaquePointer?, _ column: motus_split_column, _ isShown: Bool, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ function: StaticString = #function
) -> motus_status {
  entering(split, .splitViewController, owning: userData, destroy, function) {
    runtime, split, context throws(Fault) in
    let column = try checked(column)
    guard split.columns[column] != nil else {
      throw Fault(.notFound, "there is no such column")
    }
    split.setColumn(
      column, isShown: isShown, animated: animated,
      completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_split_view_controller_show_detail") @implementation
public func motus_split_view_controller_show_detail(
  _ split: OpaquePointer?, _ controller: OpaquePointer?, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(split, .splitViewController, owning: userData, destroy) {
    runtime, split, context throws(Fault) in
    try Memory.checkBudget()
    try split.showDetail(
      runtime.resolve(controller, .viewController), animated: animated,
      completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_split_view_controller_set_mode") @implementation
public func motus_split_view_controller_set_mode(
  _ split: OpaquePointer?, _ mode: motus_split_mode, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(split, .splitViewController, owning: userData, destroy) {
    runtime, split, context throws(Fault) in
    guard mode.rawValue <= 5, let mode = SplitMode(rawValue: Int32(mode.rawValue)) else {
      throw Fault(.invalidArgument, "mode is \(mode.rawValue): 0 to 5 are possible")
    }
    split.setMode(
      mode, animated: animated, completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_split_view_controller_mode") @implementation
public func motus_split_view_controller_mode(_ split: OpaquePointer?) -> motus_split_mode {
  reading(split, .splitViewController, or: MOTUS_SPLIT_AUTOMATIC) { split throws(Fault) in
    motus_split_mode(rawValue: UInt32(split.mode.rawValue))
  }
}

@_cdecl("motus_split_view_controller_is_collapsed") @implementation
public func motus_split_view_controller_is_collapsed(_ split: OpaquePointer?) -> Bool {
  reading(split, .splitViewController, or: false) { split throws(Fault) in split.isCollapsed }
}

@_cdecl("motus_split_view_controller_stack") @implementation
public func motus_split_view_controller_stack(_ split: OpaquePointer?) -> OpaquePointer? {
  reading(split, .splitViewController, or: nil) { split throws(Fault) in
    OpaquePointer(split.namedStack.handle)
  }
}

private func checked(_ column: motus_split_column) throws(Fault) -> Int {
  guard column.rawValue <= 2 else {
    throw Fault(.invalidArgument, "column is \(column.rawValue): 0 to 2 are possible")
  }
  return Int(column.rawValue)
}
