import CMotus

@_cdecl("motus_scroller_is_tracking") @implementation
public func motus_scroller_is_tracking(_ scroller: OpaquePointer?) -> Bool {
  reading(scroller, .scroller, or: false) { scroller in scroller.isTouched }
}

@_cdecl("motus_scroller_is_dragging") @implementation
public func motus_scroller_is_dragging(_ scroller: OpaquePointer?) -> Bool {
  reading(scroller, .scroller, or: false) { scroller in scroller.isDragging }
}

@_cdecl("motus_scroller_is_decelerating") @implementation
public func motus_scroller_is_decelerating(_ scroller: OpaquePointer?) -> Bool {
  reading(scroller, .scroller, or: false) { scroller in
    if case .decelerating = scroller.session { return true }
    return false
  }
}

@_cdecl("motus_scroller_is_zooming") @implementation
public func motus_scroller_is_zooming(_ scroller: OpaquePointer?) -> Bool {
  reading(scroller, .scroller, or: false) { scroller in scroller.isZooming }
}

@_cdecl("motus_scroller_visible_rect") @implementation
public func motus_scroller_visible_rect(_ scroller: OpaquePointer?) -> motus_rect {
  reading(scroller, .scroller, or: motus_rect(.zero)) { motus_rect($0.visibleRect) }
}

@_cdecl("motus_scroller_indicator") @implementation
public func motus_scroller_indicator(
  _ scroller: OpaquePointer?, _ axis: motus_axis
) -> motus_indicator {
  let none = motus_indicator(position: 0, length: 0, alpha: 0)
  return reading(scroller, .scroller, or: none) { runtime, scroller throws(Fault) in
    let axis = try checked(axis)
    guard scroller.isAttached else { return none }
    let indicator = scroller.indicator(axis)
    return motus_indicator(
      position: indicator.position, length: indicator.length, alpha: indicator.alpha)
  }
}

@_cdecl("motus_scroller_flash_indicators") @implementation
public func motus_scroller_flash_indicators(_ scroller: OpaquePointer?) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in scroller.flashIndicators() }
}

@_cdecl("motus_scroller_scroll_to_top") @implementation
public func motus_scroller_scroll_to_top(_ scroller: OpaquePointer?) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in _ = scroller.scrollToTop() }
}

@_cdecl("motus_runtime_scroll_to_top") @implementation
public func motus_runtime_scroll_to_top(
  _ runtime: OpaquePointer?, _ outTaken: UnsafeMutablePointer<Bool>?
) -> motus_status {
  outTaken?.pointee = false
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let isTaken = runtime.scrollers.scrollToTop()
    outTaken?.pointee = isTaken
  }
}

@_cdecl("motus_runtime_touch_is_delayed") @implementation
public func motus_runtime_touch_is_delayed(_ runtime: OpaquePointer?, _ id: UInt64) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    runtime.gestures.isDelayed(touch: id)
  }
}

@_cdecl("motus_scroller_set_zoom_view") @implementation
public func motus_scroller_set_zoom_view(
  _ scroller: OpaquePointer?, _ view: OpaquePointer?
) -> motus_status {
  controllingScroller(scroller) { runtime, scroller throws(Fault) in
    let view = try runtime.resolveIfAny(view, as: .view)
    if !view.isNone, runtime.views.parent(view.index) != scroller.view.index {
      throw Fault(.invalidArgument, "the view is no subview of the scroller's view")
    }
    scroller.setZoomView(view)
  }
}

@_cdecl("motus_scroller_zoom_view") @implementation
public func motus_scroller_zoom_view(_ scroller: OpaquePointer?) -> OpaquePointer? {
  reading(scroller, .scroller, or: nil) { scroller in
    scroller.scrollers.views.names.contains(scroller.zoom.view)
      ? OpaquePointer(scroller.zoom.view) : nil
  }
}

@_cdecl("motus_scroller_pinch_gesture") @implementation
public func motus_scroller_pinch_gesture(_ scroller: OpaquePointer?) -> OpaquePointer? {
  reading(scroller, .scroller, or: nil) { scroller in
    scroller.pinch.flatMap { OpaquePointer($0.handle) }
  }
}

@_cdecl("motus_scroller_zoom") @implementation
public func motus_scroller_zoom(_ scroller: OpaquePointer?) -> Double {
  reading(scroller, .scroller, or: 0) { scroller in scroller.zoom.scale }
}

@_cdecl("motus_scroller_set_zoom") @implementation
public func motus_scroller_set_zoom(
  _ scroller: OpaquePointer?, _ scale: Double, _ anchor: motus_point, _ animated: Bool
) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in
    let scale = try positive(scale, "scale")
    let anchor = Point(
      x: try bounded(anchor.x, "anchor.x", within: -1e9...1e9),
      y: try bounded(anchor.y, "anchor.y", within: -1e9...1e9))
    scroller.setZoom(scale, anchor: anchor, isAnimated: animated)
  }
}

@_cdecl("motus_scroller_zoom_to_rect") @implementation
public func motus_scroller_zoom_to_rect(
  _ scroller: OpaquePointer?, _ rect: motus_rect, _ animated: Bool
) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in
    let rect = try rect.checked("rect")
    guard rect.size.width > 0, rect.size.height > 0 else {
      throw Fault(.invalidArgument, "rect is empty")
    }
    scroller.zoom(to: rect, isAnimated: animated)
  }
}
