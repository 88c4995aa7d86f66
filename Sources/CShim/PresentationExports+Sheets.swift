import CMotus

extension motus_sheet_options: SizedSettings {
  static var defaults: motus_sheet_options { motus_sheet_options(SheetOptions()) }

  /// Without `source_view`: numbers and one word, which is padded to eight bytes where it has less.
  static var firstSize: Int { 96 }

  init(_ options: SheetOptions) {
    self.init()
    struct_size = MemoryLayout<motus_sheet_options>.size
    detent_count = Int32(truncatingIfNeeded: options.detents.count)
    withUnsafeMutableBytes(of: &detents) { room in
      let places = room.bindMemory(to: Int32.self)
      for index in 0..<min(options.detents.count, places.count) {
        places[index] = options.detents[index]
      }
    }
    selected_detent = options.selected
    largest_undimmed_detent = options.largestUndimmed
    prefers_grabber_visible = options.showsGrabber
    prefers_edge_attached_in_compact_height = options.isEdgeAttachedInCompactHeight
    width_follows_preferred_content_size = options.widthFollowsPreferredContentSize
    prefers_scrolling_expands = options.scrollingExpands
    preferred_corner_radius = options.cornerRadius
    safe_area = motus_insets(options.safeArea)
    source_view = OpaquePointer(options.sourceView)
  }

  func engine(in runtime: Runtime) throws(Fault) -> SheetOptions {
    guard detent_count > 0, detent_count <= SheetOptions.maximumDetents else {
      throw Fault(.invalidArgument, "options.detent_count is \(Int(detent_count)): 1 to 8")
    }
    var options = SheetOptions()
    options.detents = []
    withUnsafeBytes(of: detents) { room in
      let places = room.bindMemory(to: Int32.self)
      for index in 0..<Int(detent_count) { options.detents.append(places[index]) }
    }
    for detent in options.detents where detent <= SheetOptions.Detent.none {
      throw Fault(.invalidArgument, "a detent is \(Int(detent)): above 0")
    }
    options.selected = selected_detent
    options.largestUndimmed = largest_undimmed_detent
    options.showsGrabber = prefers_grabber_visible
    options.isEdgeAttachedInCompactHeight = prefers_edge_attached_in_compact_height
    options.widthFollowsPreferredContentSize = width_follows_preferred_content_size
    options.scrollingExpands = prefers_scrolling_expands
    options.cornerRadius = try finite(preferred_corner_radius, "options.preferred_corner_radius")
    options.safeArea = try safe_area.notNegative("options.safe_area")
    options.sourceView = try runtime.resolveIfAny(source_view, as: .view)
    return options
  }
}

@_cdecl("motus_sheet_options_init") @implementation
public func motus_sheet_options_init(
  _ options: UnsafeMutablePointer<motus_sheet_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_sheet_get_options") @implementation
public func motus_sheet_get_options(
  _ sheet: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_sheet_options>?
) -> motus_status {
  clear(outOptions)
  return controllingSheet(sheet) { _, sheet throws(Fault) in
    try fill(outOptions, "out_options", with: motus_sheet_options(sheet.options))
  }
}

@_cdecl("motus_sheet_set_options") @implementation
public func motus_sheet_set_options(
  _ sheet: OpaquePointer?, _ options: UnsafePointer<motus_sheet_options>?,
  _ resolve: motus_detent_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  owning(userData, destroy, sheet) { context in
    controllingSheet(sheet) { runtime, sheet throws(Fault) in
      var options = try read(
        options, "options"
      ).engine(in: runtime)
      if let resolve {
        options.resolve = { detent, maximum in context.call { resolve($0, detent, maximum) } }
      }
      try sheet.configure(options)
    }
  }
}

@_cdecl("motus_sheet_select_detent") @implementation
public func motus_sheet_select_detent(_ sheet: OpaquePointer?, _ detent: Int32) -> motus_status {
  controllingSheet(sheet) { _, sheet throws(Fault) in sheet.select(detent) }
}

@_cdecl("motus_sheet_invalidate_detents") @implementation
public func motus_sheet_invalidate_detents(_ sheet: OpaquePointer?) -> motus_status {
  controllingSheet(sheet) { _, sheet throws(Fault) in sheet.invalidateDetents() }
}

@_cdecl("motus_sheet_detent_value") @implementation
public func motus_sheet_detent_value(_ sheet: OpaquePointer?, _ detent: Int32) -> Double {
  var value = 0.0
  _ = controllingSheet(sheet) { _, sheet throws(Fault) in value = sheet.value(of: detent) }
  return value
}

@_cdecl("motus_sheet_animate_changes") @implementation
public func motus_sheet_animate_changes(
  _ sheet: OpaquePointer?, _ changes: motus_block_fn?, _ blockData: UnsafeMutableRawPointer?
) -> motus_status {
  controllingSheet(sheet) { runtime, sheet throws(Fault) in
    guard let changes else { throw Fault(.invalidArgument, "changes is NULL") }
    runtime.entities.hold(sheet)
    let handle = sheet.handle
    sheet.animateChanges { runtime.host.call { changes(blockData) } }
    runtime.entities.release(handle)
  }
}

@_cdecl("motus_sheet_set_scroll_offset") @implementation
public func motus_sheet_set_scroll_offset(
  _ sheet: OpaquePointer?, _ offset: Double
) -> motus_status {
  controllingSheet(sheet) { _, sheet throws(Fault) in
    sheet.scrollOffset = try finite(offset, "offset")
  }
}

@_cdecl("motus_sheet_scroll_offset") @implementation
public func motus_sheet_scroll_offset(_ sheet: OpaquePointer?) -> Double {
  var offset = 0.0
  _ = controllingSheet(sheet) { _, sheet throws(Fault) in offset = sheet.scrollOffset }
  return offset
}

@_cdecl("motus_sheet_pan_gesture") @implementation
public func motus_sheet_pan_gesture(_ sheet: OpaquePointer?) -> OpaquePointer? {
  var pan: OpaquePointer?
  _ = controllingSheet(sheet) { _, sheet throws(Fault) in
    pan = OpaquePointer(sheet.drag?.pan.handle ?? .none)
  }
  return pan
}

extension motus_popover_options: SizedSettings {
  static var defaults: motus_popover_options {
    motus_popover_options(PopoverPresentation.Options())
  }

  init(_ options: PopoverPresentation.Options) {
    self.init()
    struct_size = MemoryLayout<motus_popover_options>.size
    source_view = OpaquePointer(options.sourceView)
    source_rect = motus_rect(options.sourceRect)
    permitted_arrow_directions = options.permitted
    margins = motus_insets(options.margins)
  }
}

@_cdecl("motus_popover_options_init") @implementation
public func motus_popover_options_init(
  _ options: UnsafeMutablePointer<motus_popover_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_popover_get_options") @implementation
public func motus_popover_get_options(
  _ popover: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_popover_options>?
) -> motus_status {
  clear(outOptions)
  return controllingPopover(popover) { _, popover throws(Fault) in
    try fill(outOptions, "out_options", with: motus_popover_options(popover.options))
  }
}

@_cdecl("motus_popover_set_options") @implementation
public func motus_popover_set_options(
  _ popover: OpaquePointer?, _ options: UnsafePointer<motus_popover_options>?
) -> motus_status {
  controllingPopover(popover) { runtime, popover throws(Fault) in
    let given = try read(
      options, "options")
    var options = PopoverPresentation.Options()
    options.sourceView = try runtime.resolveIfAny(given.source_view, as: .view)
    options.sourceRect = try given.source_rect.checked("options.source_rect")
    options.permitted = given.permitted_arrow_directions
    guard options.permitted > 0, options.permitted <= PopoverPresentation.Direction.any else {
      throw Fault(.invalidArgument, "options.permitted_arrow_directions are not all known")
    }
    options.margins = try given.margins.notNegative("options.margins")
    try popover.configure(options)
  }
}

@_cdecl("motus_popover_placement") @implementation
public func motus_popover_placement(
  _ popover: OpaquePointer?, _ outFrame: UnsafeMutablePointer<motus_rect>?,
  _ outDirection: UnsafeMutablePointer<motus_arrow_direction>?,
  _ outTip: UnsafeMutablePointer<motus_point>?
) -> motus_status {
  outFrame?.pointee = motus_rect(.zero)
  outDirection?.pointee = motus_arrow_direction(rawValue: 0)
  outTip?.pointee = motus_point(.zero)
  return controllingPopover(popover) { _, popover throws(Fault) in
    let placement = popover.placement()
    outFrame?.pointee = motus_rect(placement.frame)
    outDirection?.pointee = motus_arrow_direction(rawValue: placement.direction)
    outTip?.pointee = motus_point(placement.tip)
  }
}

private func controllingSheet(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Runtime, SheetPresentation) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, .presentationController, function) { runtime, presentation throws(Fault) in
    guard let sheet = presentation as? SheetPresentation else {
      throw Fault(.wrongKind, "a presentation controller stands where a sheet is needed")
    }
    try body(runtime, sheet)
  }
}

private func controllingPopover(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Runtime, PopoverPresentation) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, .presentationController, function) { runtime, presentation throws(Fault) in
    guard let popover = presentation as? PopoverPresentation else {
      throw Fault(.wrongKind, "a presentation controller stands where a popover is needed")
    }
    try body(runtime, popover)
  }
}
