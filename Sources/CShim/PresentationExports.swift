import CMotus

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
    runtime.presentations.settings(of: controller).transitionStyle = style
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
    let settings = runtime.presentations.settings(of: controller)
    settings.definesContext = flags & MOTUS_MODAL_DEFINES_CONTEXT.rawValue != 0
    settings.providesTransitionStyle = flags & MOTUS_MODAL_PROVIDES_TRANSITION_STYLE.rawValue != 0
    settings.isModal = flags & MOTUS_MODAL_IN_PRESENTATION.rawValue != 0
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
    guard delegate != nil else {
      settings.transitioningDelegate = nil
      return
    }
    settings.transitioningDelegate = HostTransitioningDelegate(
      try read(
        delegate, "delegate"),
      context, runtime)
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
