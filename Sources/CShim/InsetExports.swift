import CMotus

@_cdecl("motus_runtime_set_window_insets") @implementation
public func motus_runtime_set_window_insets(
  _ runtime: OpaquePointer?, _ source: motus_inset_source, _ insets: motus_insets,
  _ options: UnsafePointer<motus_animation_options>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  owning(userData, destroy, runtime) { context in
    entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
      let source = try checked(source)
      let insets = try insets.notNegative("insets")
      guard max(insets.top, insets.left, insets.bottom, insets.right) <= 1e6 else {
        throw Fault(.invalidArgument, "insets are beyond a million points")
      }
      let completion = handler(completion, context, runtime)
      guard options != nil else {
        runtime.controllers.setWindowInsets(source, insets)
        completion?(true)
        return
      }
      let animation = try readOptions(options, in: runtime)
      _ = runtime.animations.animate(animation, completion: completion) {
        runtime.controllers.setWindowInsets(source, insets)
      }
    }
  }
}

@_cdecl("motus_runtime_window_insets") @implementation
public func motus_runtime_window_insets(
  _ runtime: OpaquePointer?, _ source: motus_inset_source
) -> motus_insets {
  reading(runtime, as: .runtime, or: none) { runtime, _ throws(Fault) in
    switch try checked(source) {
    case .safeArea: motus_insets(runtime.controllers.deviceInsets)
    case .keyboard: motus_insets(runtime.controllers.keyboardInsets)
    }
  }
}

@_cdecl("motus_view_controller_safe_area") @implementation
public func motus_view_controller_safe_area(_ controller: OpaquePointer?) -> motus_insets {
  reading(controller, as: .viewController, or: none) { runtime, handle throws(Fault) in
    motus_insets(runtime.controllers.safeArea(of: try runtime.entity(handle)))
  }
}

@_cdecl("motus_view_controller_additional_safe_area") @implementation
public func motus_view_controller_additional_safe_area(
  _ controller: OpaquePointer?
) -> motus_insets {
  reading(controller, as: .viewController, or: none) { runtime, handle throws(Fault) in
    motus_insets((try runtime.entity(handle) as ViewController).additionalSafeArea)
  }
}

@_cdecl("motus_view_controller_set_additional_safe_area") @implementation
public func motus_view_controller_set_additional_safe_area(
  _ controller: OpaquePointer?, _ insets: motus_insets
) -> motus_status {
  entering(controller, as: .viewController) { runtime, handle throws(Fault) in
    let controller: ViewController = try runtime.entity(handle)
    let new = try insets.bounded("insets")
    guard new != controller.additionalSafeArea else { return }
    controller.additionalSafeArea = new
    runtime.controllers.insetsChanged(in: controller)
  }
}

@_cdecl("motus_scroller_set_inset_adjustment") @implementation
public func motus_scroller_set_inset_adjustment(
  _ scroller: OpaquePointer?, _ adjustment: motus_inset_adjustment
) -> motus_status {
  controllingScroller(scroller) { runtime, scroller throws(Fault) in
    guard let new = Scroller.Adjustment(rawValue: UInt32(adjustment.rawValue)) else {
      throw Fault(
        .invalidArgument, "adjustment is \(adjustment.rawValue): 0 to 2 is possible")
    }
    scroller.setAdjustment(new)
  }
}

@_cdecl("motus_scroller_adjusted_inset") @implementation
public func motus_scroller_adjusted_inset(_ scroller: OpaquePointer?) -> motus_insets {
  readingScroller(scroller, or: none) { scroller in motus_insets(scroller.adjustedInset) }
}

private var none: motus_insets { motus_insets(top: 0, left: 0, bottom: 0, right: 0) }

private func checked(
  _ source: motus_inset_source
) throws(Fault) -> Controllers.InsetSource {
  guard let source = Controllers.InsetSource(rawValue: UInt32(source.rawValue)) else {
    throw Fault(.invalidArgument, "source is \(source.rawValue): 0 and 1 are possible")
  }
  return source
}
