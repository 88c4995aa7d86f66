import CMotus

@_cdecl("motus_scroller_get_options") @implementation
public func motus_scroller_get_options(
  _ scroller: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_scroller_options>?
) -> motus_status {
  clear(outOptions)
  return controllingScroller(scroller) { _, scroller throws(Fault) in
    try fill(outOptions, "out_options", with: motus_scroller_options(scroller.options))
  }
}

extension motus_scroller_options {
  init(_ options: ScrollerOptions) {
    self.init()
    struct_size = MemoryLayout<Self>.size
    axes = options.axes.rawValue
    enabled = options.isEnabled
    bounces = options.bounces.rawValue
    always_bounces = options.alwaysBounces.rawValue
    locks_direction = options.locksDirection
    deceleration_rate = options.decay.rate
    paging = options.paging.rawValue
    page_size = options.pageSize
    page_spacing = options.pageSpacing
    page_origin = options.pageOrigin
    maximum_pages = number(ofPage: options.maximumPages)
    snap_strictness = motus_snap_strictness(rawValue: options.strictness.rawValue)
    snap_proximity = options.snapProximity
    snap_padding = motus_insets(of: options.snapPadding)
    horizontal_chaining = motus_chaining(rawValue: options.chaining.0.rawValue)
    vertical_chaining = motus_chaining(rawValue: options.chaining.1.rawValue)
    right_to_left = options.isRightToLeft
    refresh_distance = options.refreshDistance
    wheel_notch = options.wheelNotch
    line = options.line
    page_fraction = options.pageFraction
    smooths_wheel = options.smoothsWheel
    indicators = options.indicators.rawValue
    indicator_inset = motus_insets(of: options.indicatorInset)
    minimum_indicator = options.minimumIndicator
    scrolls_to_top = options.scrollsToTop
    keyboard_dismiss = motus_keyboard_dismiss(rawValue: options.keyboardDismiss.rawValue)
    minimum_zoom = options.minimumZoom
    maximum_zoom = options.maximumZoom
    bounces_zoom = options.bouncesZoom
    centers_content = options.centersContent
    carries_momentum = options.carriesMomentum
    chains_momentum = options.chainsMomentum
    delays_content_touches = options.delaysTouches
    cancels_content_touches = options.cancelsTouches
  }
}

extension motus_insets {
  fileprivate init(of insets: Insets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
