import CMotus

@_cdecl("motus_runtime_set_window_insets") @implementation
public func motus_runtime_set_window_insets(
  _ runtime: OpaquePointer?, _ source: motus_inset_source, _ insets: motus_insets,
  _ options: UnsafePointer<motus_animation_options>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(runtime, as: .runtime, owning: userData, destroy) { runtime, _, context throws(Fault) in
    let source = try checked(source)
    let insets = try checked(insets)
    let animation = options == nil ? nil : try readOptions(options, in: runtime)
    runtime.controllers.setInsets(
      source, insets, animation, completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_runtime_drag_window_insets") @implementation
public func motus_runtime_drag_window_insets(
  _ runtime: OpaquePointer?, _ source: motus_inset_source, _ insets: motus_insets
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.controllers.dragInsets(try checked(source), try checked(insets))
  }
}

@_cdecl("motus_runtime_animate_alongside_insets") @implementation
public func motus_runtime_animate_alongside_insets(
  _ runtime: OpaquePointer?, _ source: motus_inset_source, _ animation: motus_insets_fn?,
  _ completion: motus_insets_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, handle, context throws(Fault) in
    runtime.controllers.join(
      try checked(source), participant(animation, completion, handle, source, context))
  }
}

@_cdecl("motus_runtime_set_insets_observer") @implementation
public func motus_runtime_set_insets_observer(
  _ runtime: OpaquePointer?, _ source: motus_inset_source, _ animation: motus_insets_fn?,
  _ completion: motus_insets_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, handle, context throws(Fault) in
    let isThere = animation != nil || completion != nil
    runtime.controllers.setInsetObserver(
      try checked(source),
      isThere ? participant(animation, completion, handle, source, context) : nil)
  }
}

/// Functions of the host that go along with a change of insets.
private func participant(
  _ animation: motus_insets_fn?, _ completion: motus_insets_fn?, _ runtime: Handle,
  _ source: motus_inset_source, _ context: HostContext
) -> InsetChange.Participant {
  let call = { (fn: motus_insets_fn?) -> InsetChange.Handler? in
    guard let fn else { return nil }
    return { context.call { fn($0, OpaquePointer(runtime), source) } }
  }
  return .init(animation: call(animation), completion: call(completion))
}

@_cdecl("motus_runtime_inset_change") @implementation
public func motus_runtime_inset_change(
  _ runtime: OpaquePointer?, _ source: motus_inset_source,
  _ outChange: UnsafeMutablePointer<motus_inset_change>?
) -> motus_status {
  clear(outChange)
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let source = try checked(source)
    let controllers = runtime.controllers
    let change = controllers.lastChange(source)
    var answer = motus_inset_change()
    answer.from = motus_insets(change?.from ?? .zero)
    answer.to = motus_insets(controllers.insets(source))
    answer.shown = motus_insets(controllers.shownInsets(source))
    answer.duration = change?.options?.duration ?? 0
    answer.is_animated = change?.options != nil
    answer.is_interactive = change?.isDragged ?? false
    answer.is_over = change?.isOver ?? true
    answer.was_cancelled = change?.wasCancelled ?? false
    try fill(outChange, "out_change", with: answer)
  }
}

extension motus_inset_change: SizedStruct {}

@_cdecl("motus_runtime_window_insets") @implementation
public func motus_runtime_window_insets(
  _ runtime: OpaquePointer?, _ source: motus_inset_source
) -> motus_insets {
  reading(runtime, as: .runtime, or: none) { runtime, _ throws(Fault) in
    motus_insets(runtime.controllers.insets(try checked(source)))
  }
}

@_cdecl("motus_view_controller_safe_area") @implementation
public func motus_view_controller_safe_area(_ controller: OpaquePointer?) -> motus_insets {
  reading(controller, .viewController, or: none) { runtime, controller throws(Fault) in
    motus_insets(runtime.controllers.safeArea(of: controller))
  }
}

@_cdecl("motus_view_controller_additional_safe_area") @implementation
public func motus_view_controller_additional_safe_area(
  _ controller: OpaquePointer?
) -> motus_insets {
  reading(controller, .viewController, or: none) { runtime, controller throws(Fault) in
    motus_insets(controller.additionalSafeArea)
  }
}

@_cdecl("motus_view_controller_set_additional_safe_area") @implementation
public func motus_view_controller_set_additional_safe_area(
  _ controller: OpaquePointer?, _ insets: motus_insets
) -> motus_status {
  entering(controller, .viewController) { _, controller throws(Fault) in
    controller.setAdditionalSafeArea(try insets.bounded("insets"))
  }
}

@_cdecl("motus_scroller_set_inset_adjustment") @implementation
public func motus_scroller_set_inset_adjustment(
  _ scroller: OpaquePointer?, _ adjustment: motus_inset_adjustment
) -> motus_status {
  controllingScroller(scroller) { runtime, scroller throws(Fault) in
    guard let new = ScrollContent.Adjustment(rawValue: UInt32(adjustment.rawValue)) else {
      throw Fault(
        .invalidArgument, "adjustment is \(adjustment.rawValue): 0 to 2 is possible")
    }
    scroller.setAdjustment(new)
  }
}

@_cdecl("motus_scroller_adjusted_inset") @implementation
public func motus_scroller_adjusted_inset(_ scroller: OpaquePointer?) -> motus_insets {
  reading(scroller, .scroller, or: none) { scroller in motus_insets(scroller.adjustedInset) }
}

private var none: motus_insets { motus_insets(top: 0, left: 0, bottom: 0, right: 0) }

private func checked(_ insets: motus_insets) throws(Fault) -> Insets {
  let insets = try insets.notNegative("insets")
  guard max(insets.top, insets.left, insets.bottom, insets.right) <= 1e6 else {
    throw Fault(.invalidArgument, "insets are beyond a million points")
  }
  return insets
}

private func checked(
  _ source: motus_inset_source
) throws(Fault) -> Controllers.InsetSource {
  guard let source = Controllers.InsetSource(rawValue: UInt32(source.rawValue)) else {
    throw Fault(.invalidArgument, "source is \(source.rawValue): 0 and 1 are possible")
  }
  return source
}
