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
    checked.isRightToLeft = right_to_left
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
) throws(Fault) -> ScrollerOptions.Axes {
  guard bits <= 3 else {
    throw Fault(.invalidArgument, "\(name) is \(bits): the bits of two axes are possible")
  }
  return ScrollerOptions.Axes(rawValue: bits)
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
    motus_size(width: scroller.contentSize.width, height: scroller.contentSize.height)
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
    scroller.edgesChanged { scroller.contentSize = size }
  }
}

@_cdecl("motus_scroller_content_inset") @implementation
public func motus_scroller_content_inset(_ scroller: OpaquePointer?) -> motus_insets {
  reading(scroller, .scroller, or: motus_insets(top: 0, left: 0, bottom: 0, right: 0)) { scroller in
    let inset = scroller.contentInset
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
    scroller.edgesChanged { scroller.contentInset = inset }
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
    return motus_scroller_state(rawValue: UInt32(scroller.number(try checked(axis))))
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
