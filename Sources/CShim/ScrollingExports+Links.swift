import CMotus

@_cdecl("motus_scroll_link_options_init") @implementation
public func motus_scroll_link_options_init(
  _ options: UnsafeMutablePointer<motus_scroll_link_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_scroll_link_options: SizedSettings {
  static var defaults: motus_scroll_link_options {
    var options = motus_scroll_link_options()
    options.struct_size = MemoryLayout<motus_scroll_link_options>.size
    options.axis = MOTUS_AXIS_VERTICAL
    return options
  }

  /// `view` is seen when no other is named.
  fileprivate func checked(
    in runtime: Runtime, seeing view: Handle = .none
  ) throws(Fault) -> ScrollLink.Range {
    var checked = ScrollLink.Range()
    checked.axis = try number(of: axis)
    guard let kind = ScrollRange.Kind(rawValue: UInt32(range.rawValue)) else {
      throw Fault(.invalidArgument, "options.range is \(range.rawValue): 0 to 7 is possible")
    }
    checked.kind = kind
    checked.subject = subject == nil ? view : try runtime.resolve(subject, as: .view)
    if kind != .scroll, kind != .offsets, checked.subject.isNone {
      throw Fault(.invalidArgument, "options.subject is NULL: the range is that of a view")
    }
    let reach = -1e9...1e9
    checked.offsets = (
      try bounded(begin_offset, "options.begin_offset", within: reach),
      try bounded(end_offset, "options.end_offset", within: reach)
    )
    checked.insets = (
      try bounded(inset_start, "options.inset_start", within: reach),
      try bounded(inset_end, "options.inset_end", within: reach)
    )
    checked.goesBeyond = goes_beyond
    return checked
  }
}

@_cdecl("motus_scroller_link_property") @implementation
public func motus_scroller_link_property(
  _ scroller: OpaquePointer?, _ options: UnsafePointer<motus_scroll_link_options>?,
  _ view: OpaquePointer?, _ property: UInt32, _ from: UnsafePointer<Double>?,
  _ to: UnsafePointer<Double>?, _ count: Int, _ timing: UnsafePointer<motus_timing>?,
  _ outLink: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  linking(scroller, outLink) { runtime, scroller throws(Fault) in
    let view = try runtime.resolve(view, as: .view)
    let range = try read(options, "options").checked(in: runtime, seeing: view)
    let property = try runtime.property(property)
    guard let kind = property.kind else {
      throw Fault(.invalidArgument, "\(property.noun) cannot be linked")
    }
    guard property.id != .bounds || view != scroller.view else {
      throw Fault(.invalidArgument, "the bounds of the scroller's view are what it moves itself")
    }
    guard count == property.componentCount else {
      throw Fault(
        .invalidArgument,
        "count is \(UInt(bitPattern: count)): \(property.noun) has \(property.componentCount)")
    }
    let first = try runtime.values(property, need(from, "from"))
    let last = try runtime.values(property, need(to, "to"))
    var (curve, duration) = (TimingCurve.linear, 1.0)
    if timing != nil { (curve, duration) = try readTiming(timing, duration: 1, in: runtime) }
    return PropertyScrollLink(
      scroller, range, view, property.id, kind, from: first, to: last, curve, duration: duration)
  }
}

@_cdecl("motus_scroller_link_animator") @implementation
public func motus_scroller_link_animator(
  _ scroller: OpaquePointer?, _ options: UnsafePointer<motus_scroll_link_options>?,
  _ animator: OpaquePointer?, _ outLink: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  linking(scroller, outLink) { runtime, scroller throws(Fault) in
    let animator: PropertyAnimator = try runtime.resolve(animator, .propertyAnimator)
    return try AnimatorScrollLink(
      scroller, try read(options, "options").checked(in: runtime), animator)
  }
}

@_cdecl("motus_scroller_link_interaction") @implementation
public func motus_scroller_link_interaction(
  _ scroller: OpaquePointer?, _ options: UnsafePointer<motus_scroll_link_options>?,
  _ interaction: OpaquePointer?, _ outLink: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  linking(scroller, outLink) { runtime, scroller throws(Fault) in
    let interaction: PercentDrivenInteraction = try runtime.resolve(
      interaction, .percentDrivenInteraction)
    return InteractionScrollLink(
      scroller, try read(options, "options").checked(in: runtime), interaction)
  }
}

@_cdecl("motus_scroll_link_remove") @implementation
public func motus_scroll_link_remove(_ link: OpaquePointer?) -> motus_status {
  entering(link, .scrollLink) { runtime, link throws(Fault) in
    runtime.scrollers.links.remove(link)
  }
}

@_cdecl("motus_scroll_link_is_active") @implementation
public func motus_scroll_link_is_active(_ link: OpaquePointer?) -> Bool {
  reading(link, .scrollLink, or: false) { link in
    link.isActive && link.scroller.isAlive && link.hasTarget
  }
}

@_cdecl("motus_scroll_link_progress") @implementation
public func motus_scroll_link_progress(_ link: OpaquePointer?) -> Double {
  reading(link, .scrollLink, or: 0) { link in link.progress ?? 0 }
}

@_cdecl("motus_scroll_link_velocity") @implementation
public func motus_scroll_link_velocity(_ link: OpaquePointer?) -> Double {
  reading(link, .scrollLink, or: 0) { link in link.velocity }
}

private func number(of axis: motus_axis) throws(Fault) -> Int { try checked(axis) }

/// Makes a link, and hands it to the host where the host wants it.
private func linking(
  _ scroller: OpaquePointer?, _ outLink: UnsafeMutablePointer<OpaquePointer?>?,
  _ function: StaticString = #function,
  _ make: (Runtime, Scroller) throws(Fault) -> ScrollLink
) -> motus_status {
  outLink?.pointee = nil
  return controllingScroller(scroller, function) { runtime, scroller throws(Fault) in
    try Memory.checkBudget()
    let link = try runtime.scrollers.links.add(try make(runtime, scroller))
    guard let outLink else { return runtime.entities.release(link.handle) }
    outLink.pointee = OpaquePointer(link.handle)
  }
}

extension Runtime {
  /// The numbers of a property, checked, one for each of its components.
  fileprivate func values(
    _ property: NamedProperty, _ values: UnsafePointer<Double>
  ) throws(Fault) -> [Double] {
    for component in 0..<property.componentCount {
      _ = try finite(values[component], "a component of a value")
    }
    try check(property, values)
    var all: [Double] = []
    for component in 0..<(property.kind?.componentCount ?? 0) {
      all.append(values[property.isUniform ? 0 : component])
    }
    return all
  }
}
