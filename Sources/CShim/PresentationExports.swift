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
    runtime.entities.retain(sheet)
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
    sheet.setScrollOffset(try finite(offset, "offset"))
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

@_cdecl("motus_look_options_init") @implementation
public func motus_look_options_init(
  _ options: UnsafeMutablePointer<motus_look_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_view_controller_get_look") @implementation
public func motus_view_controller_get_look(
  _ controller: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_look_options>?
) -> motus_status {
  clear(outOptions)
  return entering(controller, .viewController) { _, controller throws(Fault) in
    try fill(outOptions, "out_options", with: motus_look_options(controller.look))
  }
}

@_cdecl("motus_view_controller_set_look") @implementation
public func motus_view_controller_set_look(
  _ controller: OpaquePointer?, _ options: UnsafePointer<motus_look_options>?
) -> motus_status {
  entering(controller, .viewController) { _, controller throws(Fault) in
    controller.look = try read(options, "options").checked()
  }
}

extension motus_look_options: SizedSettings {
  static var defaults: motus_look_options { motus_look_options(ControllerLook()) }

  init(_ look: ControllerLook) {
    self.init(
      struct_size: MemoryLayout<motus_look_options>.size,
      background_color: Self.color(look.background), corner_radius: look.cornerRadius ?? .nan,
      dimming_color: Self.color(look.dimming), grabber_color: Self.color(look.grabber),
      dimming_blur_radius: look.blur)
  }

  private static func color(_ color: Color?) -> motus_color {
    guard let color else { return motus_color(red: 0, green: 0, blue: 0, alpha: .nan) }
    return motus_color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  fileprivate func checked() throws(Fault) -> ControllerLook {
    var look = ControllerLook()
    look.background = try Self.checked(background_color, "options.background_color")
    if !corner_radius.isNaN {
      look.cornerRadius = try notNegative(corner_radius, "options.corner_radius")
    }
    look.dimming = try Self.checked(dimming_color, "options.dimming_color")
    look.grabber = try Self.checked(grabber_color, "options.grabber_color")
    look.blur = try bounded(
      dimming_blur_radius, "options.dimming_blur_radius", within: 0...1000)
    return look
  }

  /// None where its alpha is NaN.
  private static func checked(
    _ color: motus_color, _ name: StaticString
  ) throws(Fault) -> Color? {
    let rest = Color(
      red: try finite(color.red, name), green: try finite(color.green, name),
      blue: try finite(color.blue, name), alpha: 1)
    guard !color.alpha.isNaN else { return nil }
    var result = rest
    result.alpha = try bounded(color.alpha, name, within: 0...1)
    return result
  }
}

@_cdecl("motus_presentation_controller_create") @implementation
public func motus_presentation_controller_create(
  _ presented: OpaquePointer?, _ presenting: OpaquePointer?,
  _ callbacks: UnsafePointer<motus_presentation_controller_callbacks>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outPresentation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outPresentation?.pointee = nil
  return entering(presented, as: .viewController, owning: userData, destroy) {
    runtime, presented, context throws(Fault) in
    try Memory.checkBudget()
    let out = try need(outPresentation, "out_presentation")
    let presentation = HostPresentationController(
      try read(
        callbacks, "callbacks"),
      context, runtime, presented, try runtime.resolveIfAny(presenting, as: .viewController))
    out.pointee = OpaquePointer(
      try runtime.entities.insert(presentation, as: .presentationController).handle)
  }
}

@_cdecl("motus_presentation_controller_presented_view_controller") @implementation
public func motus_presentation_controller_presented_view_controller(
  _ presentation: OpaquePointer?
) -> OpaquePointer? {
  reading(presentation, .presentationController, or: nil) {
    OpaquePointer($0.presentedController?.handle ?? .none)
  }
}

@_cdecl("motus_presentation_controller_presenting_view_controller") @implementation
public func motus_presentation_controller_presenting_view_controller(
  _ presentation: OpaquePointer?
) -> OpaquePointer? {
  reading(presentation, .presentationController, or: nil) {
    OpaquePointer($0.presentingController?.handle ?? .none)
  }
}

@_cdecl("motus_presentation_controller_style") @implementation
public func motus_presentation_controller_style(
  _ presentation: OpaquePointer?
) -> motus_presentation_style {
  reading(presentation, .presentationController, or: MOTUS_PRESENTATION_FULL_SCREEN) {
    motus_presentation_style($0.style)
  }
}

@_cdecl("motus_presentation_controller_adaptive_style") @implementation
public func motus_presentation_controller_adaptive_style(
  _ presentation: OpaquePointer?
) -> motus_presentation_style {
  reading(presentation, .presentationController, or: MOTUS_PRESENTATION_FULL_SCREEN) {
    motus_presentation_style($0.adaptiveStyle)
  }
}

@_cdecl("motus_presentation_controller_container_view") @implementation
public func motus_presentation_controller_container_view(
  _ presentation: OpaquePointer?
) -> OpaquePointer? {
  reading(presentation, .presentationController, or: nil) { OpaquePointer($0.containerView) }
}

@_cdecl("motus_presentation_controller_presented_view") @implementation
public func motus_presentation_controller_presented_view(
  _ presentation: OpaquePointer?
) -> OpaquePointer? {
  reading(presentation, .presentationController, or: nil) { OpaquePointer($0.shownView) }
}

@_cdecl("motus_presentation_controller_frame_of_presented_view") @implementation
public func motus_presentation_controller_frame_of_presented_view(
  _ presentation: OpaquePointer?
) -> motus_rect {
  // Not `reading`: the host may be asked, and drop what it likes meanwhile.
  var frame = motus_rect(.zero)
  _ = entering(presentation, .presentationController) { _, presentation throws(Fault) in
    frame = motus_rect(presentation.finalFrame())
  }
  return frame
}

@_cdecl("motus_presentation_controller_set_needs_layout") @implementation
public func motus_presentation_controller_set_needs_layout(
  _ presentation: OpaquePointer?
) -> motus_status {
  entering(presentation, .presentationController) { runtime, presentation throws(Fault) in
    runtime.presentations.setNeedsLayout(presentation)
  }
}

@_cdecl("motus_presentation_controller_set_delegate") @implementation
public func motus_presentation_controller_set_delegate(
  _ presentation: OpaquePointer?,
  _ delegate: UnsafePointer<motus_adaptive_presentation_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(presentation, .presentationController, owning: userData, destroy) {
    runtime, presentation, context throws(Fault) in
    guard delegate != nil else {
      presentation.delegate = nil
      return
    }
    presentation.delegate = HostAdaptiveDelegate(
      try read(
        delegate, "delegate"),
      context, runtime)
  }
}

@_cdecl("motus_presentation_controller_dismiss_by_user") @implementation
public func motus_presentation_controller_dismiss_by_user(
  _ presentation: OpaquePointer?, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(presentation, .presentationController, owning: userData, destroy) {
    runtime, presentation, context throws(Fault) in
    guard presentation.isActive else {
      throw Fault(.invalidState, "the presentation controller presents nothing")
    }
    _ = runtime.presentations.dismissByUser(
      presentation, animated: animated, completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_presentation_controller_adaptive_style_for") @implementation
public func motus_presentation_controller_adaptive_style_for(
  _ presentation: OpaquePointer?, _ horizontal: motus_size_class, _ vertical: motus_size_class
) -> motus_presentation_style {
  var style = MOTUS_PRESENTATION_FULL_SCREEN
  _ = entering(presentation, .presentationController) { runtime, presentation throws(Fault) in
    style = motus_presentation_style(
      runtime.presentations.adaptiveStyle(
        of: presentation.original ?? presentation,
        for: runtime.controllers.windowTraits.overridden(by: try traits(horizontal, vertical))))
  }
  return style
}

@_cdecl("motus_presentation_controller_override_traits") @implementation
public func motus_presentation_controller_override_traits(
  _ presentation: OpaquePointer?, _ horizontal: motus_size_class, _ vertical: motus_size_class
) -> motus_status {
  entering(presentation, .presentationController) { _, presentation throws(Fault) in
    presentation.overrideTraits(try traits(horizontal, vertical))
  }
}

@_cdecl("motus_view_controller_present") @implementation
public func motus_view_controller_present(
  _ controller: OpaquePointer?, _ presented: OpaquePointer?, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(controller, .viewController, owning: userData, destroy) {
    runtime, controller, context throws(Fault) in
    try Memory.checkBudget()
    try runtime.presentations.present(
      runtime.resolve(presented, .viewController), by: controller,
      animated: animated, completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_view_controller_dismiss") @implementation
public func motus_view_controller_dismiss(
  _ controller: OpaquePointer?, _ animated: Bool, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(controller, .viewController, owning: userData, destroy) {
    runtime, controller, context throws(Fault) in
    runtime.presentations.dismiss(
      controller, animated: animated, completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_view_controller_presented_view_controller") @implementation
public func motus_view_controller_presented_view_controller(_ controller: OpaquePointer?)
  -> OpaquePointer?
{
  reading(controller, .viewController, or: nil) { runtime, controller in
    var current: ViewController? = controller
    while let candidate = current, candidate.presented.isNone {
      current = runtime.controllers.find(candidate.parent)
    }
    return OpaquePointer(current?.presented ?? .none)
  }
}

@_cdecl("motus_view_controller_presenting_view_controller") @implementation
public func motus_view_controller_presenting_view_controller(_ controller: OpaquePointer?)
  -> OpaquePointer?
{
  reading(controller, .viewController, or: nil) { runtime, controller in
    var current = controller
    while let parent = runtime.controllers.find(current.parent) { current = parent }
    return OpaquePointer(current.presenter)
  }
}

@_cdecl("motus_view_controller_presentation_style") @implementation
public func motus_view_controller_presentation_style(
  _ controller: OpaquePointer?
) -> motus_presentation_style {
  reading(controller, .viewController, or: MOTUS_PRESENTATION_FULL_SCREEN) { runtime, controller in
    motus_presentation_style(runtime.presentations.settings(of: controller).style.concrete)
  }
}

@_cdecl("motus_view_controller_set_presentation_style") @implementation
public func motus_view_controller_set_presentation_style(
  _ controller: OpaquePointer?, _ style: motus_presentation_style
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    guard let style = style.engine, style != .none else {
      throw Fault(.invalidArgument, "style \(style.rawValue) is none to present in")
    }
    runtime.presentations.setStyle(style, of: controller)
  }
}

@_cdecl("motus_view_controller_modal_transition_style") @implementation
public func motus_view_controller_modal_transition_style(
  _ controller: OpaquePointer?
) -> motus_modal_transition_style {
  reading(controller, .viewController, or: MOTUS_MODAL_TRANSITION_COVER_VERTICAL) {
    runtime, controller in
    let style = runtime.presentations.settings(of: controller).transitionStyle
    return motus_modal_transition_style(rawValue: UInt32(style.rawValue))
  }
}

@_cdecl("motus_view_controller_set_modal_transition_style") @implementation
public func motus_view_controller_set_modal_transition_style(
  _ controller: OpaquePointer?, _ style: motus_modal_transition_style
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    guard let style = Int32(exactly: style.rawValue).flatMap(ModalTransitionStyle.init) else {
      throw Fault(.invalidArgument, "style \(style.rawValue) is no modal transition style")
    }
    runtime.presentations.settings(of: controller).setTransitionStyle(style)
  }
}

@_cdecl("motus_view_controller_modal_flags") @implementation
public func motus_view_controller_modal_flags(_ controller: OpaquePointer?) -> UInt32 {
  reading(controller, .viewController, or: 0) { runtime, controller in
    let settings = runtime.presentations.settings(of: controller)
    return (settings.definesContext ? MOTUS_MODAL_DEFINES_CONTEXT.rawValue : 0)
      | (settings.providesTransitionStyle ? MOTUS_MODAL_PROVIDES_TRANSITION_STYLE.rawValue : 0)
      | (settings.isModal ? MOTUS_MODAL_IN_PRESENTATION.rawValue : 0)
  }
}

@_cdecl("motus_view_controller_set_modal_flags") @implementation
public func motus_view_controller_set_modal_flags(
  _ controller: OpaquePointer?, _ flags: UInt32
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    guard flags < 8 else { throw Fault(.invalidArgument, "flags \(flags) are not all known") }
    runtime.presentations.settings(of: controller).setFlags(
      definesContext: flags & MOTUS_MODAL_DEFINES_CONTEXT.rawValue != 0,
      providesTransitionStyle: flags & MOTUS_MODAL_PROVIDES_TRANSITION_STYLE.rawValue != 0,
      isModal: flags & MOTUS_MODAL_IN_PRESENTATION.rawValue != 0)
  }
}

@_cdecl("motus_view_controller_set_transitioning_delegate") @implementation
public func motus_view_controller_set_transitioning_delegate(
  _ controller: OpaquePointer?, _ delegate: UnsafePointer<motus_transitioning_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(controller, .viewController, owning: userData, destroy) {
    runtime, controller, context throws(Fault) in
    let settings = runtime.presentations.settings(of: controller)
    guard delegate != nil else { return settings.setDelegate(nil) }
    settings.setDelegate(
      HostTransitioningDelegate(try read(delegate, "delegate"), context, runtime))
  }
}

@_cdecl("motus_view_controller_presentation_controller") @implementation
public func motus_view_controller_presentation_controller(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  // Not `reading`: the delegate may be asked, and drop what it likes meanwhile.
  var presentation: OpaquePointer?
  _ = entering(controller, .viewController) { runtime, controller throws(Fault) in
    presentation = OpaquePointer(
      try runtime.presentations.presentationController(of: controller).handle)
  }
  return presentation
}

@_cdecl("motus_view_controller_active_presentation_controller") @implementation
public func motus_view_controller_active_presentation_controller(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  reading(controller, .viewController, or: nil) { runtime, controller in
    OpaquePointer(
      runtime.presentations.activePresentationController(of: controller)?.handle ?? .none)
  }
}

@_cdecl("motus_view_controller_preferred_content_size") @implementation
public func motus_view_controller_preferred_content_size(
  _ controller: OpaquePointer?
) -> motus_size {
  reading(controller, .viewController, or: motus_size(width: 0, height: 0)) { runtime, controller in
    let size = runtime.presentations.settings(of: controller).preferredContentSize
    return motus_size(width: size.width, height: size.height)
  }
}

@_cdecl("motus_view_controller_set_preferred_content_size") @implementation
public func motus_view_controller_set_preferred_content_size(
  _ controller: OpaquePointer?, _ size: motus_size
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    runtime.presentations.setPreferredContentSize(
      Size(
        width: try notNegative(size.width, "size.width"),
        height: try notNegative(size.height, "size.height")), of: controller)
  }
}
