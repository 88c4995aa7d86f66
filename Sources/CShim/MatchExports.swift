import CMotus

@_cdecl("motus_match_options_init") @implementation
public func motus_match_options_init(
  _ options: UnsafeMutablePointer<motus_match_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_match_options: SizedSettings {
  static var defaults: motus_match_options {
    motus_match_options(
      struct_size: MemoryLayout<motus_match_options>.size, content: MOTUS_MATCH_FILL, flags: 0,
      content_size: motus_size(width: 0, height: 0), gravity: motus_point(x: 0.5, y: 0.5), z: 0)
  }

  fileprivate func checked() throws(Fault) -> MatchOptions {
    guard let content = MatchOptions.Content(rawValue: UInt32(content.rawValue)) else {
      throw Fault(.invalidArgument, "options.content is \(content.rawValue): there is no such one")
    }
    let flags = MatchOptions.Flags(rawValue: flags)
    guard MatchOptions.Flags.all.isSuperset(of: flags) else {
      throw Fault(
        .invalidArgument, "options.flags is \(self.flags): some bits mean nothing here")
    }
    return MatchOptions(
      content: content, flags: flags,
      contentSize: Size(
        width: try notNegative(content_size.width, "options.content_size"),
        height: try notNegative(content_size.height, "options.content_size")),
      gravity: try gravity.checked("options.gravity"), z: try finite(z, "options.z"))
  }
}

@_cdecl("motus_view_set_match_key") @implementation
public func motus_view_set_match_key(
  _ view: OpaquePointer?, _ key: UInt64, _ options: UnsafePointer<motus_match_options>?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let options = try read(options, "options").checked()
    guard view != runtime.views.window else {
      throw Fault(.invalidArgument, "the window has no other screen to fly to")
    }
    runtime.flights.setKey(view, key, options)
  }
}

@_cdecl("motus_view_match_key") @implementation
public func motus_view_match_key(_ view: OpaquePointer?) -> UInt64 {
  reading(view, as: .view, or: 0) { runtime, view throws(Fault) in runtime.flights.key(of: view) }
}

@_cdecl("motus_matched_options_init") @implementation
public func motus_matched_options_init(
  _ options: UnsafeMutablePointer<motus_matched_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_matched_options: SizedSettings {
  static var defaults: motus_matched_options {
    var timing = motus_timing.defaults
    timing.type = MOTUS_TIMING_EASE_IN_OUT
    return motus_matched_options(
      struct_size: MemoryLayout<motus_matched_options>.size, style: MOTUS_MATCHED_SLIDE,
      keep_source_hidden: false, duration: 0.35, timing: timing, cross_fade: 0.55)
  }

  func checked() throws(Fault) -> MatchedOptions {
    guard cross_fade >= 0, cross_fade <= 1 else {
      throw Fault(.invalidArgument, "options.cross_fade is \(cross_fade): it is 0 to 1")
    }
    return MatchedOptions(crossFade: cross_fade, keepsSourceHidden: keep_source_hidden)
  }
}

@_cdecl("motus_animation_controller_create_matched") @implementation
public func motus_animation_controller_create_matched(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_matched_options>?,
  _ outAnimator: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outAnimator?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outAnimator, "out_animator")
    let options = try read(options, "options")
    guard options.timing.struct_size == motus_timing.firstSize else {
      throw Fault(.structSize, "options.timing has not been initialised")
    }
    guard let style = MatchedTransition.Style(rawValue: UInt32(options.style.rawValue)) else {
      throw Fault(
        .invalidArgument, "options.style is \(options.style.rawValue): there is no such one")
    }
    let (curve, seconds) = try checkedCurve(
      options.timing, duration: notNegative(options.duration, "options.duration"), in: runtime)
    let animator = MatchedTransition(
      style, seconds: seconds, timing: curve, try options.checked())
    out.pointee = OpaquePointer(
      try runtime.entities.insert(animator, as: .animationController).handle)
  }
}

@_cdecl("motus_runtime_draw_flights") @implementation
public func motus_runtime_draw_flights(
  _ runtime: OpaquePointer?, _ outFlights: UnsafeMutablePointer<UnsafePointer<motus_flight>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outFlights, "out_flights", outCount, of: runtime, as: .runtime) {
    runtime, _ throws(Fault) in
    runtime.drawList.make(runtime.tracks)
    let list = runtime.flights.list
    list.make(runtime.flights)
    return list.rows.lent
  }
}
