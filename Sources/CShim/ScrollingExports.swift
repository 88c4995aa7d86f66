import CMotus

@_cdecl("motus_scroller_options_init") @implementation
public func motus_scroller_options_init(
  _ options: UnsafeMutablePointer<motus_scroller_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_scroller_options: SizedSettings {
  static var defaults: motus_scroller_options {
    var options = motus_scroller_options()
    options.struct_size = MemoryLayout<motus_scroller_options>.size
    options.axes = 3
    options.enabled = true
    options.bounces = 3
    options.deceleration_rate = Decay.normal.rate
    options.maximum_pages = 1
    options.wheel_notch = 60
    options.line = 40
    options.page_fraction = 0.875
    options.smooths_wheel = true
    options.minimum_indicator = 36
    options.scrolls_to_top = true
    options.minimum_zoom = 1
    options.maximum_zoom = 1
    options.bounces_zoom = true
    options.delays_content_touches = true
    options.cancels_content_touches = true
    return options
  }

  func checked() throws(Fault) -> ScrollerOptions {
    var checked = ScrollerOptions()
    checked.axes = try checkedAxes(axes, "axes")
    checked.isEnabled = enabled
    checked.bounces = try checkedAxes(bounces, "bounces")
    checked.alwaysBounces = try checkedAxes(always_bounces, "always_bounces")
    checked.locksDirection = locks_direction
    checked.decay = try checkedRate(deceleration_rate)
    checked.paging = try checkedAxes(paging, "paging")
    checked.pageSize = try bounded(page_size, "page_size", within: 0...farthest)
    checked.pageSpacing = try bounded(page_spacing, "page_spacing", within: 0...farthest)
    checked.pageOrigin = try bounded(page_origin, "page_origin", within: -farthest...farthest)
    checked.maximumPages = Double(maximum_pages)
    checked.strictness = try checkedStrictness(snap_strictness)
    checked.snapProximity = try bounded(snap_proximity, "snap_proximity", within: 0...farthest)
    checked.snapPadding = try snap_padding.bounded("snap_padding")
    checked.chaining = (
      try checkedChaining(horizontal_chaining), try checkedChaining(vertical_chaining)
    )
    checked.direction = try layout_direction.checked("layout_direction")
    checked.refreshDistance = try bounded(
      refresh_distance, "refresh_distance", within: 0...farthest)
    checked.wheelNotch = try bounded(wheel_notch, "wheel_notch", within: 0...farthest)
    checked.line = try bounded(line, "line", within: 0...farthest)
    checked.pageFraction = try bounded(page_fraction, "page_fraction", within: 0...1)
    checked.smoothsWheel = smooths_wheel
    try checkMore(&checked)
    return checked
  }

  private func checkMore(_ checked: inout ScrollerOptions) throws(Fault) {
    checked.indicators = try checkedAxes(indicators, "indicators")
    checked.indicatorInset = try indicator_inset.bounded("indicator_inset")
    checked.minimumIndicator = try bounded(
      minimum_indicator, "minimum_indicator", within: 0...farthest)
    checked.scrollsToTop = scrolls_to_top
    guard
      let keyboard = ScrollerOptions.KeyboardDismiss(rawValue: UInt32(keyboard_dismiss.rawValue))
    else {
      throw Fault(
        .invalidArgument, "keyboard_dismiss is \(keyboard_dismiss.rawValue): 0 to 2 is possible")
    }
    checked.keyboardDismiss = keyboard
    checked.minimumZoom = try bounded(minimum_zoom, "minimum_zoom", within: 1e-3...1e3)
    checked.maximumZoom = try bounded(maximum_zoom, "maximum_zoom", within: 1e-3...1e3)
    guard minimum_zoom <= maximum_zoom else {
      throw Fault(
        .invalidArgument, "minimum_zoom is \(minimum_zoom), above maximum_zoom \(maximum_zoom)")
    }
    checked.bouncesZoom = bounces_zoom
    checked.centersContent = centers_content
    checked.carriesMomentum = carries_momentum
    checked.chainsMomentum = chains_momentum
    checked.delaysTouches = delays_content_touches
    checked.cancelsTouches = cancels_content_touches
  }
}

/// Beyond this no content reaches, and sums of offsets stay exact to a millionth of a point.
private let farthest = 1e9

private func checkedAxes(
  _ bits: UInt32, _ name: StaticString
) throws(Fault) -> Axes {
  guard bits <= 3 else {
    throw Fault(.invalidArgument, "\(name) is \(bits): the bits of two axes are possible")
  }
  return Axes(rawValue: bits)
}

private func checkedChaining(
  _ chaining: motus_chaining
) throws(Fault) -> ScrollerOptions.Chaining {
  guard let checked = ScrollerOptions.Chaining(rawValue: UInt32(chaining.rawValue)) else {
    throw Fault(.invalidArgument, "a chaining is \(chaining.rawValue): 0 to 3 is possible")
  }
  return checked
}

@_cdecl("motus_scroller_create") @implementation
public func motus_scroller_create(
  _ view: OpaquePointer?, _ options: UnsafePointer<motus_scroller_options>?,
  _ outScroller: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outScroller?.pointee = nil
  return making(view, as: .view) { runtime, view throws(Fault) in
    let out = try need(outScroller, "out_scroller")
    let options = try read(options, "options").checked()
    let scroller = try runtime.scrollers.make(view, options)
    try runtime.entities.retainForHost(scroller.handle)
    runtime.controllers.adjust(scroller)
    out.pointee = OpaquePointer(scroller.handle)
  }
}

@_cdecl("motus_view_scroller") @implementation
public func motus_view_scroller(_ view: OpaquePointer?) -> OpaquePointer? {
  reading(view, as: .view, or: nil) { runtime, view throws(Fault) in
    runtime.scrollers.scroller(of: view.index).flatMap { OpaquePointer($0.handle) }
  }
}

@_cdecl("motus_scroller_view") @implementation
public func motus_scroller_view(_ scroller: OpaquePointer?) -> OpaquePointer? {
  reading(scroller, .scroller, or: nil) { scroller in
    scroller.isAttached ? OpaquePointer(scroller.view) : nil
  }
}

@_cdecl("motus_scroller_pan_gesture") @implementation
public func motus_scroller_pan_gesture(_ scroller: OpaquePointer?) -> OpaquePointer? {
  reading(scroller, .scroller, or: nil) { scroller in
    scroller.isAttached ? OpaquePointer(scroller.pan.handle) : nil
  }
}

@_cdecl("motus_scroller_set_options") @implementation
public func motus_scroller_set_options(
  _ scroller: OpaquePointer?, _ options: UnsafePointer<motus_scroller_options>?
) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in
    scroller.setOptions(try read(options, "options").checked())
  }
}

@_cdecl("motus_scroller_content_size") @implementation
public func motus_scroller_content_size(_ scroller: OpaquePointer?) -> motus_size {
  reading(scroller, .scroller, or: motus_size(width: 0, height: 0)) { scroller in
    motus_size(width: scroller.content.size.width, height: scroller.content.size.height)
  }
}

@_cdecl("motus_scroller_set_content_size") @implementation
public func motus_scroller_set_content_size(
  _ scroller: OpaquePointer?, _ size: motus_size
) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in
    let size = Size(
      width: try bounded(size.width, "size.width", within: 0...farthest),
      height: try bounded(size.height, "size.height", within: 0...farthest))
    scroller.setContentSize(size)
  }
}

@_cdecl("motus_scroller_content_inset") @implementation
public func motus_scroller_content_inset(_ scroller: OpaquePointer?) -> motus_insets {
  reading(scroller, .scroller, or: motus_insets(top: 0, left: 0, bottom: 0, right: 0)) { scroller in
    let inset = scroller.content.inset
    return motus_insets(
      top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
  }
}

@_cdecl("motus_scroller_set_content_inset") @implementation
public func motus_scroller_set_content_inset(
  _ scroller: OpaquePointer?, _ inset: motus_insets
) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in
    let range = -farthest...farthest
    let inset = Insets(
      top: try bounded(inset.top, "inset.top", within: range),
      left: try bounded(inset.left, "inset.left", within: range),
      bottom: try bounded(inset.bottom, "inset.bottom", within: range),
      right: try bounded(inset.right, "inset.right", within: range))
    scroller.edgesChanged { scroller.content.setInset(inset) }
  }
}

@_cdecl("motus_scroller_offset") @implementation
public func motus_scroller_offset(_ scroller: OpaquePointer?) -> motus_point {
  readingPoint(scroller) { scroller in scroller.shownOffset }
}

@_cdecl("motus_scroller_minimum_offset") @implementation
public func motus_scroller_minimum_offset(_ scroller: OpaquePointer?) -> motus_point {
  readingPoint(scroller) { Point(x: $0.x.minimum, y: $0.y.minimum) }
}

@_cdecl("motus_scroller_maximum_offset") @implementation
public func motus_scroller_maximum_offset(_ scroller: OpaquePointer?) -> motus_point {
  readingPoint(scroller) { Point(x: $0.x.maximum, y: $0.y.maximum) }
}

@_cdecl("motus_scroller_target_offset") @implementation
public func motus_scroller_target_offset(_ scroller: OpaquePointer?) -> motus_point {
  readingPoint(scroller) { scroller in scroller.target }
}

@_cdecl("motus_scroller_velocity") @implementation
public func motus_scroller_velocity(_ scroller: OpaquePointer?) -> motus_vector {
  reading(scroller, .scroller, or: motus_vector(dx: 0, dy: 0)) { scroller in
    motus_vector(dx: scroller.shownVelocity(0), dy: scroller.shownVelocity(1))
  }
}

@_cdecl("motus_scroller_get_state") @implementation
public func motus_scroller_get_state(_ scroller: OpaquePointer?) -> motus_scroller_state {
  reading(scroller, .scroller, or: MOTUS_SCROLLER_IDLE) { scroller in
    motus_scroller_state(rawValue: UInt32(scroller.stateNumber))
  }
}

@_cdecl("motus_scroller_axis_state") @implementation
public func motus_scroller_axis_state(
  _ scroller: OpaquePointer?, _ axis: motus_axis
) -> motus_scroller_state {
  reading(scroller, .scroller, or: MOTUS_SCROLLER_IDLE) { runtime, scroller throws(Fault) in
    return motus_scroller_state(rawValue: UInt32(scroller.stateNumber(of: try checked(axis))))
  }
}

func checked(_ axis: motus_axis) throws(Fault) -> Int {
  guard axis.rawValue <= 1 else {
    throw Fault(.invalidArgument, "axis is \(axis.rawValue): 0 and 1 are possible")
  }
  return Int(axis.rawValue)
}

func controllingScroller(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (Runtime, Scroller) throws(Fault) -> Void
) -> motus_status {
  entering(pointer, .scroller, function) { runtime, scroller throws(Fault) in
    guard scroller.isAttached else {
      throw Fault(.invalidState, "the scroller's view has ended")
    }
    try body(runtime, scroller)
  }
}

private func readingPoint(
  _ pointer: OpaquePointer?, _ function: StaticString = #function, _ body: (Scroller) -> Point
) -> motus_point {
  reading(pointer, .scroller, or: motus_point(x: 0, y: 0), function) { scroller in
    motus_point(body(scroller))
  }
}

@_cdecl("motus_scroller_scroll_to") @implementation
public func motus_scroller_scroll_to(
  _ scroller: OpaquePointer?, _ offset: motus_point, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  scrolling(scroller, animated, completion, userData, destroy) { _ throws(Fault) in
    ScrollPlace(
      offset: Point(
        x: try bounded(offset.x, "offset.x", within: -1e9...1e9),
        y: try bounded(offset.y, "offset.y", within: -1e9...1e9)))
  }
}

@_cdecl("motus_scroller_scroll_to_rect") @implementation
public func motus_scroller_scroll_to_rect(
  _ scroller: OpaquePointer?, _ rect: motus_rect, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  scrolling(scroller, animated, completion, userData, destroy) { scroller throws(Fault) in
    let rect = try rect.checked("rect")
    scroller.adoptView()
    return scroller.place(toShow: rect)
  }
}

@_cdecl("motus_scroller_scroll_to_page") @implementation
public func motus_scroller_scroll_to_page(
  _ scroller: OpaquePointer?, _ axis: motus_axis, _ page: UInt32, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  scrolling(scroller, animated, completion, userData, destroy) { scroller throws(Fault) in
    let axis = try checked(axis)
    guard let paging = scroller.paging(axis) else {
      throw Fault(.invalidState, "the axis has no pages: paging is an option of the scroller")
    }
    let number = min(Double(page), paging.last)
    scroller.adoptView()
    let place = paging.offset(of: number)
    return axis == 0
      ? ScrollPlace(offset: Point(x: place, y: scroller.y.offset), terms: (.page(number), nil))
      : ScrollPlace(offset: Point(x: scroller.x.offset, y: place), terms: (nil, .page(number)))
  }
}

@_cdecl("motus_scroller_page") @implementation
public func motus_scroller_page(_ scroller: OpaquePointer?, _ axis: motus_axis) -> UInt32 {
  reading(scroller, .scroller, or: 0) { runtime, scroller throws(Fault) in
    let axis = try checked(axis)
    guard let page = scroller.pageNow(axis) else { return 0 }
    return number(ofPage: page)
  }
}

@_cdecl("motus_scroller_fling") @implementation
public func motus_scroller_fling(
  _ scroller: OpaquePointer?, _ velocity: motus_vector
) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in
    scroller.fling(
      Vector(
        dx: try finite(velocity.dx, "velocity.dx"), dy: try finite(velocity.dy, "velocity.dy")))
  }
}

@_cdecl("motus_scroller_stop") @implementation
public func motus_scroller_stop(_ scroller: OpaquePointer?) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in scroller.stop() }
}

@_cdecl("motus_scroller_adjust") @implementation
public func motus_scroller_adjust(
  _ scroller: OpaquePointer?, _ axis: motus_axis, _ at: Double, _ delta: Double
) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in
    scroller.adjust(
      try checked(axis), at: try finite(at, "at"),
      by: try bounded(delta, "delta", within: -1e9...1e9))
  }
}

@_cdecl("motus_scroller_is_refreshing") @implementation
public func motus_scroller_is_refreshing(_ scroller: OpaquePointer?) -> Bool {
  reading(scroller, .scroller, or: false) { scroller in scroller.isRefreshing }
}

@_cdecl("motus_scroller_end_refreshing") @implementation
public func motus_scroller_end_refreshing(_ scroller: OpaquePointer?) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in scroller.endRefreshing() }
}

@_cdecl("motus_scroller_set_snap_areas") @implementation
public func motus_scroller_set_snap_areas(
  _ scroller: OpaquePointer?, _ axis: motus_axis, _ areas: UnsafePointer<motus_snap_area>?,
  _ count: Int
) -> motus_status {
  controllingScroller(scroller) { _, scroller throws(Fault) in
    let axis = try checked(axis)
    guard count >= 0, count <= 1_000_000 else {
      throw Fault(.limit, "count is \(UInt(bitPattern: count)): a million areas are possible")
    }
    try Memory.checkBudget(count: count)
    var checked: [SnapArea] = []
    for index in 0..<count {
      let area = try need(areas, "areas")[index]
      guard let alignment = SnapArea.Alignment(rawValue: UInt32(area.alignment.rawValue)) else {
        throw Fault(.invalidArgument, "an alignment is \(area.alignment.rawValue): 0 to 2")
      }
      checked.append(
        SnapArea(
          start: try bounded(area.start, "an area's start", within: -1e9...1e9),
          size: try bounded(area.size, "an area's size", within: 0...1e9), alignment: alignment,
          stops: area.stops))
    }
    scroller.setSnapAreas(axis, checked)
  }
}

@_cdecl("motus_scroller_set_delegate") @implementation
public func motus_scroller_set_delegate(
  _ scroller: OpaquePointer?, _ delegate: UnsafePointer<motus_scroller_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  owning(userData, destroy, scroller) { context in
    controllingScroller(scroller) { _, scroller throws(Fault) in
      guard delegate != nil else {
        scroller.setDelegate(nil)
        return
      }
      scroller.setDelegate(HostScrollerDelegate(try read(delegate, "delegate"), context))
    }
  }
}

/// Requests that go somewhere: whatever comes of them, their data is disposed of once.
private func scrolling(
  _ scroller: OpaquePointer?, _ animated: Bool, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ function: StaticString = #function, _ place: (Scroller) throws(Fault) -> ScrollPlace
) -> motus_status {
  owning(userData, destroy, scroller) { context in
    controllingScroller(scroller, function) { runtime, scroller throws(Fault) in
      let place = try place(scroller)
      let kept = runtime.animations.completions.keep(handler(completion, context, runtime))
      scroller.scroll(to: place, isAnimated: animated, completion: kept)
    }
  }
}

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
    layout_direction = motus_layout_direction(options.direction)
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
    if case .decelerating = scroller.reported { return true }
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

extension Scroller {
  /// The edge along which the indicator of an axis goes.
  fileprivate func indicatorEdge(_ axis: Int) -> motus_edge {
    guard axis != 0 else { return MOTUS_EDGE_BOTTOM }
    return direction == .leftToRight ? MOTUS_EDGE_RIGHT : MOTUS_EDGE_LEFT
  }
}

@_cdecl("motus_scroller_indicator") @implementation
public func motus_scroller_indicator(
  _ scroller: OpaquePointer?, _ axis: motus_axis
) -> motus_indicator {
  let none = motus_indicator(
    position: 0, length: 0, alpha: 0, edge: motus_edge(rawValue: 0), reserved: 0)
  return reading(scroller, .scroller, or: none) { runtime, scroller throws(Fault) in
    let axis = try checked(axis)
    guard scroller.isAttached else { return none }
    let indicator = scroller.indicator(axis)
    return motus_indicator(
      position: indicator.position, length: indicator.length, alpha: indicator.alpha,
      edge: scroller.indicatorEdge(axis), reserved: 0)
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

@_cdecl("motus_wheel_event_init") @implementation
public func motus_wheel_event_init(
  _ event: UnsafeMutablePointer<motus_wheel_event>?, _ structSize: Int
) -> motus_status {
  initialize(event, "event", structSize)
}

extension motus_wheel_event: SizedSettings {
  static var defaults: motus_wheel_event {
    var event = motus_wheel_event()
    event.struct_size = MemoryLayout<motus_wheel_event>.size
    return event
  }

  func checked() throws(Fault) -> WheelSample {
    guard let unit = WheelSample.Unit(rawValue: UInt32(unit.rawValue)) else {
      throw Fault(.invalidArgument, "unit is \(unit.rawValue): 0 to 3 is possible")
    }
    guard let phase = WheelSample.Phase(rawValue: UInt32(phase.rawValue)) else {
      throw Fault(.invalidArgument, "phase is \(phase.rawValue): 0 to 5 is possible")
    }
    guard let momentum = WheelSample.Momentum(rawValue: UInt32(momentum.rawValue)) else {
      throw Fault(.invalidArgument, "momentum is \(momentum.rawValue): 0 to 3 is possible")
    }
    let modifiers = WheelSample.Modifiers(rawValue: modifiers)
    guard modifiers.isSubset(of: .all) else {
      throw Fault(.invalidArgument, "modifiers is \(self.modifiers): some bits have no meaning")
    }
    var delta = Vector(dx: delta.dx, dy: delta.dy)
    if modifiers.contains(.across), delta.dx == 0 { delta = Vector(dx: delta.dy, dy: 0) }
    return WheelSample(
      point: point.point, time: time, delta: delta, unit: unit, phase: phase, momentum: momentum,
      modifiers: modifiers)
  }
}

@_cdecl("motus_runtime_send_wheel") @implementation
public func motus_runtime_send_wheel(
  _ runtime: OpaquePointer?, _ event: UnsafePointer<motus_wheel_event>?
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard event != nil else { throw Fault(.invalidArgument, "event is NULL") }
    try runtime.scrollers.wheels.feed(try read(event, "event").checked())
  }
}

@_cdecl("motus_runtime_wheel_scroller") @implementation
public func motus_runtime_wheel_scroller(_ runtime: OpaquePointer?) -> OpaquePointer? {
  reading(runtime, as: .runtime, or: nil) { runtime, _ throws(Fault) in
    OpaquePointer(runtime.scrollers.wheels.owner?.handle ?? .none)
  }
}

@_cdecl("motus_view_send_scroll_key") @implementation
public func motus_view_send_scroll_key(
  _ view: OpaquePointer?, _ key: motus_scroll_key, _ outTaken: UnsafeMutablePointer<Bool>?
) -> motus_status {
  outTaken?.pointee = false
  return entering(view, as: .view) { runtime, view throws(Fault) in
    guard let key = Scroller.Key(rawValue: UInt32(key.rawValue)) else {
      throw Fault(.invalidArgument, "key is \(key.rawValue): 0 to 7 is possible")
    }
    let isTaken = runtime.scrollers.send(key, to: view.index)
    outTaken?.pointee = isTaken
  }
}
