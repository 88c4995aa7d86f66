import CMotus

@_cdecl("motus_display_link_create") @implementation
public func motus_display_link_create(
  _ runtime: OpaquePointer?, _ fn: motus_display_link_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ outLink: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outLink?.pointee = nil
  return entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, _, context throws(Fault) in
    try Memory.checkBudget()
    let out = try need(outLink, "out_link")
    let link = try runtime.displayLinks.make()
    link.call(
      fn.map { fn in
        { link in
          context.call { fn($0, OpaquePointer(link.handle), link.timestamp, link.target) }
        }
      })
    out.pointee = OpaquePointer(link.handle)
  }
}

@_cdecl("motus_display_link_is_paused") @implementation
public func motus_display_link_is_paused(_ link: OpaquePointer?) -> Bool {
  reading(link, .displayLink, or: false) { link in link.isPaused }
}

@_cdecl("motus_display_link_set_paused") @implementation
public func motus_display_link_set_paused(
  _ link: OpaquePointer?, _ paused: Bool
) -> motus_status {
  entering(link, .displayLink) { link throws(Fault) in link.isPaused = paused }
}

@_cdecl("motus_display_link_frame_rates") @implementation
public func motus_display_link_frame_rates(_ link: OpaquePointer?) -> motus_frame_rate_range {
  reading(link, .displayLink, or: motus_frame_rate_range(minimum: 0, maximum: 0, preferred: 0)) {
    link in
    motus_frame_rate_range(
      minimum: link.rates.minimum, maximum: link.rates.maximum, preferred: link.rates.preferred)
  }
}

@_cdecl("motus_display_link_set_frame_rates") @implementation
public func motus_display_link_set_frame_rates(
  _ link: OpaquePointer?, _ rates: motus_frame_rate_range
) -> motus_status {
  entering(link, .displayLink) { link throws(Fault) in
    let rates = DisplayLink.RateRange(
      minimum: try bounded(rates.minimum, "rates.minimum", within: 0...1e6),
      maximum: try bounded(rates.maximum, "rates.maximum", within: 0...1e6),
      preferred: try bounded(rates.preferred, "rates.preferred", within: 0...1e6))
    link.rates = rates
  }
}

@_cdecl("motus_display_link_timestamp") @implementation
public func motus_display_link_timestamp(_ link: OpaquePointer?) -> Double {
  reading(link, .displayLink, or: 0) { link in link.timestamp }
}

@_cdecl("motus_display_link_target_timestamp") @implementation
public func motus_display_link_target_timestamp(_ link: OpaquePointer?) -> Double {
  reading(link, .displayLink, or: 0) { link in link.target }
}

@_cdecl("motus_display_link_invalidate") @implementation
public func motus_display_link_invalidate(_ link: OpaquePointer?) -> motus_status {
  entering(link, .displayLink) { link throws(Fault) in link.invalidate() }
}
