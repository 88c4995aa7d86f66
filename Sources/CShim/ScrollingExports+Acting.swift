import CMotus

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
    let place = paging.offset(of: scroller.number(ofPage: number, axis))
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
    return number(ofPage: scroller.number(ofPage: page, axis))
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
        scroller.delegate = nil
        return
      }
      scroller.delegate = HostScrollerDelegate(try read(delegate, "delegate"), context)
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
