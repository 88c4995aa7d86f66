import CMotus

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
  // The host may be asked, and drop what it likes meanwhile.
  reading(presentation, .presentationController, or: motus_rect(.zero)) {
    motus_rect($0.finalFrame())
  }
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
