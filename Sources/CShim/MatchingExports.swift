import CMotus

@_cdecl("motus_zoom_physics_init") @implementation
public func motus_zoom_physics_init(
  _ physics: UnsafeMutablePointer<motus_zoom_physics>?, _ structSize: Int
) -> motus_status {
  initialize(physics, "physics", structSize)
}

extension motus_zoom_physics: SizedSettings {
  static var defaults: motus_zoom_physics {
    let ours = ZoomPhysics()
    return motus_zoom_physics(
      struct_size: MemoryLayout<motus_zoom_physics>.size,
      entrance_frequency: ours.entrance.frequency, entrance_damping: ours.entrance.damping,
      landing_frequency: ours.landing.frequency, landing_damping: ours.landing.damping,
      return_frequency: ours.returning.frequency, return_damping: ours.returning.damping,
      tracking_frequency: ours.tracking, cover_frequency: ours.covering, gain: ours.gain,
      knee: ours.knee, smallest: ours.smallest, fall: ours.fall, band: ours.band,
      reach: ours.bandReach, pan_threshold: ours.panThreshold,
      edge_threshold: ours.edgeThreshold, pinch_threshold: ours.pinchThreshold,
      look_ahead: ours.lookAhead, quickening: ours.quickening, cross_fade: ours.crossFade,
      cover: ours.cover, bend_in: ours.bendIn, bend_back: ours.bendBack,
      shadow_alpha: ours.shadowAlpha, shadow_offset: ours.shadowOffset,
      shadow_radius: ours.shadowRadius, dissolve: ours.dissolve)
  }

  fileprivate func checked() throws(Fault) -> ZoomPhysics {
    guard struct_size == Self.firstSize else {
      throw Fault(.structSize, "the physics have not been initialised")
    }
    var ours = ZoomPhysics()
    ours.entrance = try Self.motion(entrance_frequency, entrance_damping, "entrance")
    ours.landing = try Self.motion(landing_frequency, landing_damping, "landing")
    ours.returning = try Self.motion(return_frequency, return_damping, "return")
    ours.tracking = try bounded(tracking_frequency, "tracking_frequency", within: 1e-3...1000)
    ours.covering = try bounded(cover_frequency, "cover_frequency", within: 1e-3...1000)
    ours.gain = try bounded(gain, "gain", within: 1e-6...1e3)
    ours.knee = try bounded(knee, "knee", within: 0...1)
    ours.smallest = try bounded(smallest, "smallest", within: 1e-3...0.999)
    ours.fall = try bounded(fall, "fall", within: 0...1)
    ours.band = try bounded(band, "band", within: 0...1)
    ours.bandReach = try bounded(reach, "reach", within: 0...10)
    ours.panThreshold = try bounded(pan_threshold, "pan_threshold", within: 0...1)
    ours.edgeThreshold = try bounded(edge_threshold, "edge_threshold", within: 0...1)
    ours.pinchThreshold = try bounded(pinch_threshold, "pinch_threshold", within: 0...1)
    ours.lookAhead = try bounded(look_ahead, "look_ahead", within: 0...1)
    ours.quickening = try bounded(quickening, "quickening", within: 0...10)
    ours.crossFade = try bounded(cross_fade, "cross_fade", within: 0...1)
    ours.cover = try bounded(cover, "cover", within: 0...0.9)
    ours.bendIn = try bounded(bend_in, "bend_in", within: 0...0.3)
    ours.bendBack = try bounded(bend_back, "bend_back", within: 0...0.3)
    ours.shadowAlpha = try bounded(shadow_alpha, "shadow_alpha", within: 0...1)
    ours.shadowOffset = try bounded(shadow_offset, "shadow_offset", within: 0...1000)
    ours.shadowRadius = try bounded(shadow_radius, "shadow_radius", within: 0...1000)
    ours.dissolve = try bounded(dissolve, "dissolve", within: 0...10)
    return ours
  }

  private static func motion(
    _ frequency: Double, _ damping: Double, _ name: StaticString
  ) throws(Fault) -> ZoomPhysics.Motion {
    ZoomPhysics.Motion(
      frequency: try bounded(frequency, name, within: 1e-3...1000),
      damping: try bounded(damping, name, within: 1e-3...1))
  }
}

@_cdecl("motus_zoom_evaluate") @implementation
public func motus_zoom_evaluate(
  _ physics: UnsafePointer<motus_zoom_physics>?, _ gesture: motus_zoom_gesture,
  _ translation: motus_vector, _ size: motus_size, _ grab: motus_point,
  _ outRect: UnsafeMutablePointer<motus_rect>?, _ outScale: UnsafeMutablePointer<Double>?
) -> motus_status {
  outRect?.pointee = motus_rect()
  outScale?.pointee = 0
  do throws(Fault) {
    let out = try need(outRect, "out_rect")
    let physics = try read(physics, "physics").checked()
    let travel = Vector(
      dx: try finite(translation.dx, "translation.dx"),
      dy: try finite(translation.dy, "translation.dy"))
    let size = Size(
      width: try positive(size.width, "size.width"),
      height: try positive(size.height, "size.height"))
    let grab = try grab.checked("grab")
    var pull = ZoomPhysics.Pull()
    switch gesture {
    case MOTUS_ZOOM_PAN: pull = physics.panPull(travel, size)
    case MOTUS_ZOOM_EDGE: pull = physics.edgePull(travel, size, .leftToRight)
    default:
      throw Fault(.invalidArgument, "gesture is \(gesture.rawValue): a pan or an edge swipe")
    }
    out.pointee = motus_rect(
      x: grab.x * (1 - pull.scale) + pull.shift.dx, y: grab.y * (1 - pull.scale) + pull.shift.dy,
      width: size.width * pull.scale, height: size.height * pull.scale)
    outScale?.pointee = pull.scale
    return MOTUS_OK
  } catch {
    return refuseOrphan(error, "motus_zoom_evaluate")
  }
}

@_cdecl("motus_zoom_options_init") @implementation
public func motus_zoom_options_init(
  _ options: UnsafeMutablePointer<motus_zoom_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_zoom_options: SizedSettings {
  static var defaults: motus_zoom_options {
    let ours = Zoom.Options()
    var options = motus_zoom_options()
    options.struct_size = MemoryLayout<motus_zoom_options>.size
    options.dimming_color = motus_color(
      red: ours.flight.dimming.red, green: ours.flight.dimming.green,
      blue: ours.flight.dimming.blue,
      alpha: ours.flight.dimming.alpha)
    options.gestures = ours.fingers.rawValue
    options.physics = .defaults
    return options
  }

  fileprivate func checked() throws(Fault) -> Zoom.Options {
    var ours = Zoom.Options()
    ours.flight.sourceKey = source_key
    ours.flight.dimming = Color(
      red: try finite(dimming_color.red, "options.dimming_color.red"),
      green: try finite(dimming_color.green, "options.dimming_color.green"),
      blue: try finite(dimming_color.blue, "options.dimming_color.blue"),
      alpha: try finite(dimming_color.alpha, "options.dimming_color.alpha"))
    ours.flight.blur = try bounded(
      dimming_blur_radius, "options.dimming_blur_radius", within: 0...1000)
    ours.fingers = Zoom.Fingers(rawValue: gestures)
    guard Zoom.Fingers.all.isSuperset(of: ours.fingers) else {
      throw Fault(.invalidArgument, "options.gestures is \(gestures): some bits mean nothing here")
    }
    guard let policy = Zoom.Policy(rawValue: UInt32(policy.rawValue)) else {
      throw Fault(
        .invalidArgument, "options.policy is \(self.policy.rawValue): there is no such one")
    }
    ours.policy = policy
    ours.flight.physics = try physics.checked()
    return ours
  }
}

extension motus_zoom_delegate: SizedSettings {
  static var defaults: motus_zoom_delegate {
    var delegate = motus_zoom_delegate()
    delegate.struct_size = MemoryLayout<motus_zoom_delegate>.size
    return delegate
  }
}

/// Whom a zoom asks, on the other side of the border.
private final class HostZoomDelegate: ZoomDelegate {
  let delegate: motus_zoom_delegate
  let context: HostContext
  /// Calls it, and cannot end while it does.
  unowned(unsafe) let runtime: Runtime

  init(_ delegate: motus_zoom_delegate, _ context: HostContext, _ runtime: Runtime) {
    self.delegate = delegate
    self.context = context
    self.runtime = runtime
  }

  override func sourceView(_ controller: ViewController) -> Handle {
    let answer = context.call { delegate.source_view?($0, OpaquePointer(controller.handle)) }
    guard let answer = answer ?? nil else { return .none }
    do throws(Fault) {
      return try runtime.resolve(answer, as: .view)
    } catch {
      runtime.host.warn(error.code, "source_view", error.message)
      return .none
    }
  }

  override func alignmentRect(_ controller: ViewController, _ source: Handle) -> Rect? {
    var answer = motus_rect()
    context.call {
      delegate.alignment_rect?(
        $0, OpaquePointer(controller.handle), OpaquePointer(source), &answer)
    }
    do throws(Fault) {
      let rect = try answer.checked("the alignment rectangle")
      return min(rect.size.width, rect.size.height) >= .leastInReach ? rect : nil
    } catch {
      runtime.host.warn(error.code, "alignment_rect", error.message)
      return nil
    }
  }

  override func shouldBegin(
    _ interaction: Zoom.Interaction, _ controller: ViewController
  ) -> Bool {
    guard let ask = delegate.should_begin else {
      return super.shouldBegin(interaction, controller)
    }
    return runtime.host.call {
      context.call {
        ask(
          $0, OpaquePointer(controller.handle),
          motus_zoom_gesture(rawValue: interaction.finger.rawValue),
          interaction.point.x, interaction.point.y, interaction.velocity.dx,
          interaction.velocity.dy, interaction.isAtEdge)
      }
    }
  }
}

@_cdecl("motus_view_controller_set_zoom") @implementation
public func motus_view_controller_set_zoom(
  _ controller: OpaquePointer?, _ options: UnsafePointer<motus_zoom_options>?,
  _ delegate: UnsafePointer<motus_zoom_delegate>?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(controller, .viewController, owning: userData, destroy) {
    runtime, controller, context throws(Fault) in
    let delegate = try read(delegate, "delegate")
    let zoom = Zoom(
      try read(options, "options").checked(), HostZoomDelegate(delegate, context, runtime),
      runtime.presentations)
    controller.prefer(zoom)
  }
}

@_cdecl("motus_view_controller_clear_zoom") @implementation
public func motus_view_controller_clear_zoom(_ controller: OpaquePointer?) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    controller.prefer(nil)
  }
}

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

@_cdecl("motus_transition_context_match") @implementation
public func motus_transition_context_match(
  _ context: OpaquePointer?, _ options: UnsafePointer<motus_matched_options>?,
  _ outPairs: UnsafeMutablePointer<Int>?
) -> motus_status {
  outPairs?.pointee = 0
  return controlling(context) { session throws(Fault) in
    let count = try session.match(read(options, "options").checked())
    outPairs?.pointee = count
  }
}
