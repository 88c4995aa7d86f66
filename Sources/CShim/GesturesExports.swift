import CMotus

@_cdecl("motus_gesture_state") @implementation
public func motus_gesture_state(_ gesture: OpaquePointer?) -> motus_recognition_state {
  reading(gesture, .gesture, or: MOTUS_RECOGNITION_POSSIBLE) { _, gesture throws(Fault) in
    motus_recognition_state(rawValue: UInt32(gesture.state.rawValue))
  }
}

@_cdecl("motus_gesture_is_enabled") @implementation
public func motus_gesture_is_enabled(_ gesture: OpaquePointer?) -> Bool {
  reading(gesture, .gesture, or: false) { _, gesture throws(Fault) in gesture.isEnabled }
}

@_cdecl("motus_gesture_set_enabled") @implementation
public func motus_gesture_set_enabled(_ gesture: OpaquePointer?, _ enabled: Bool) -> motus_status {
  entering(gesture, .gesture) { _, gesture throws(Fault) in gesture.setEnabled(enabled) }
}

@_cdecl("motus_gesture_cancels_touches") @implementation
public func motus_gesture_cancels_touches(_ gesture: OpaquePointer?) -> Bool {
  reading(gesture, .gesture, or: false) { _, gesture throws(Fault) in gesture.cancelsTouches }
}

@_cdecl("motus_gesture_set_cancels_touches") @implementation
public func motus_gesture_set_cancels_touches(
  _ gesture: OpaquePointer?, _ cancels: Bool
) -> motus_status {
  entering(gesture, .gesture) { _, gesture throws(Fault) in gesture.setCancelsTouches(cancels) }
}

@_cdecl("motus_gesture_touch_delays") @implementation
public func motus_gesture_touch_delays(_ gesture: OpaquePointer?) -> UInt32 {
  reading(gesture, .gesture, or: 0) { _, gesture throws(Fault) in gesture.delays.rawValue }
}

@_cdecl("motus_gesture_set_touch_delays") @implementation
public func motus_gesture_set_touch_delays(
  _ gesture: OpaquePointer?, _ delays: UInt32
) -> motus_status {
  entering(gesture, .gesture) { _, gesture throws(Fault) in
    let delays = TouchDelays(rawValue: delays)
    guard TouchDelays.all.isSuperset(of: delays) else {
      throw Fault(.invalidArgument, "delays is \(delays.rawValue): the bits 1 and 2 are possible")
    }
    gesture.setDelays(delays)
  }
}

@_cdecl("motus_gesture_name") @implementation
public func motus_gesture_name(_ gesture: OpaquePointer?) -> UnsafePointer<CChar>? {
  reading(gesture, .gesture, or: nil) { _, gesture throws(Fault) in
    gesture.name.map { UnsafePointer($0.text) }
  }
}

@_cdecl("motus_gesture_set_name") @implementation
public func motus_gesture_set_name(
  _ gesture: OpaquePointer?, _ name: UnsafePointer<CChar>?
) -> motus_status {
  entering(gesture, .gesture) { _, gesture throws(Fault) in
    gesture.setName(try readName(name, "name"))
  }
}

@_cdecl("motus_gesture_touch_count") @implementation
public func motus_gesture_touch_count(_ gesture: OpaquePointer?) -> Int {
  reading(gesture, .gesture, or: 0) { _, gesture throws(Fault) in gesture.touches.count }
}

@_cdecl("motus_gesture_touch_location") @implementation
public func motus_gesture_touch_location(
  _ gesture: OpaquePointer?, _ index: Int, _ view: OpaquePointer?
) -> motus_point {
  reading(gesture, .gesture, or: motus_point(.zero)) { runtime, gesture throws(Fault) in
    let view = try runtime.resolveIfAny(view, as: .view)
    guard gesture.touches.indices.contains(index) else { return motus_point(.zero) }
    return motus_point(try gesture.convert(gesture.touches[index].location, to: view))
  }
}

@_cdecl("motus_gesture_location") @implementation
public func motus_gesture_location(
  _ gesture: OpaquePointer?, _ view: OpaquePointer?
) -> motus_point {
  reading(gesture, .gesture, or: motus_point(.zero)) { runtime, gesture throws(Fault) in
    let view = try runtime.resolveIfAny(view, as: .view)
    return motus_point(try gesture.convert(gesture.location, to: view))
  }
}

@_cdecl("motus_gesture_translation") @implementation
public func motus_gesture_translation(
  _ gesture: OpaquePointer?, _ view: OpaquePointer?
) -> motus_vector {
  reading(gesture, .gesture, or: motus_vector(.zero)) { runtime, gesture throws(Fault) in
    let pan = try pan(gesture)
    let view = try runtime.resolveIfAny(view, as: .view)
    return motus_vector(try pan.convert(pan.translation, to: view))
  }
}

@_cdecl("motus_gesture_set_translation") @implementation
public func motus_gesture_set_translation(
  _ gesture: OpaquePointer?, _ translation: motus_vector, _ view: OpaquePointer?
) -> motus_status {
  entering(gesture, .gesture) { runtime, gesture throws(Fault) in
    let pan = try pan(gesture)
    let view = try runtime.resolveIfAny(view, as: .view)
    let translation = try translation.checked("translation")
    pan.setTranslation(try pan.convert(translation, from: view))
  }
}

@_cdecl("motus_gesture_velocity") @implementation
public func motus_gesture_velocity(
  _ gesture: OpaquePointer?, _ view: OpaquePointer?
) -> motus_vector {
  reading(gesture, .gesture, or: motus_vector(.zero)) { runtime, gesture throws(Fault) in
    let pan = try pan(gesture)
    let view = try runtime.resolveIfAny(view, as: .view)
    return motus_vector(try pan.convert(pan.velocity, to: view))
  }
}

@_cdecl("motus_gesture_scale") @implementation
public func motus_gesture_scale(_ gesture: OpaquePointer?) -> Double {
  reading(gesture, .gesture, or: 0) { _, gesture throws(Fault) in try pinch(gesture).scale }
}

@_cdecl("motus_gesture_set_scale") @implementation
public func motus_gesture_set_scale(_ gesture: OpaquePointer?, _ scale: Double) -> motus_status {
  entering(gesture, .gesture) { _, gesture throws(Fault) in
    let scale = try positive(scale, "scale")
    guard scale >= 1e-6, scale <= 1e6 else {
      throw Fault(.invalidArgument, "scale is \(scale): 1e-6 to 1e6 is possible")
    }
    try pinch(gesture).setScale(scale)
  }
}

@_cdecl("motus_gesture_scale_velocity") @implementation
public func motus_gesture_scale_velocity(_ gesture: OpaquePointer?) -> Double {
  reading(gesture, .gesture, or: 0) { _, gesture throws(Fault) in try pinch(gesture).scaleVelocity }
}

@_cdecl("motus_gesture_rotation") @implementation
public func motus_gesture_rotation(_ gesture: OpaquePointer?) -> Double {
  reading(gesture, .gesture, or: 0) { _, gesture throws(Fault) in try rotation(gesture).rotation }
}

@_cdecl("motus_gesture_set_rotation") @implementation
public func motus_gesture_set_rotation(
  _ gesture: OpaquePointer?, _ rotation: Double
) -> motus_status {
  entering(gesture, .gesture) { _, gesture throws(Fault) in
    let angle = try finite(rotation, "rotation")
    try Motus.rotation(gesture).setRotation(angle)
  }
}

@_cdecl("motus_gesture_rotation_velocity") @implementation
public func motus_gesture_rotation_velocity(_ gesture: OpaquePointer?) -> Double {
  reading(gesture, .gesture, or: 0) { _, gesture throws(Fault) in
    try rotation(gesture).rotationVelocity
  }
}

private func pan(_ gesture: Gesture) throws(Fault) -> PanGesture {
  guard let pan = gesture as? PanGesture else { throw wrong(gesture, "pan") }
  return pan
}

private func pinch(_ gesture: Gesture) throws(Fault) -> PinchGesture {
  guard let pinch = gesture as? PinchGesture else { throw wrong(gesture, "pinch") }
  return pinch
}

private func rotation(_ gesture: Gesture) throws(Fault) -> RotationGesture {
  guard let rotation = gesture as? RotationGesture else { throw wrong(gesture, "rotation") }
  return rotation
}

private func wrong(_ gesture: Gesture, _ needed: StaticString) -> Fault {
  Fault(.wrongKind, "a \(gesture.noun) stands where a \(needed) is needed")
}

extension motus_vector {
  func checked(_ name: StaticString) throws(Fault) -> Vector {
    // Sums with what fingers do stay finite.
    guard abs(dx) <= 1e300, abs(dy) <= 1e300 else {
      throw Fault(.invalidArgument, "\(name) is not finite, or beyond 1e300")
    }
    return Vector(dx: dx, dy: dy)
  }
}

@_cdecl("motus_gesture_options_init") @implementation
public func motus_gesture_options_init(
  _ options: UnsafeMutablePointer<motus_gesture_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_gesture_options: SizedSettings {
  static var defaults: motus_gesture_options {
    motus_gesture_options(
      struct_size: MemoryLayout<motus_gesture_options>.size, type: MOTUS_GESTURE_PAN,
      minimum_touches: 1, maximum_touches: 0, edges: MOTUS_EDGE_LEFT.rawValue,
      directions: MOTUS_SWIPE_RIGHT.rawValue, taps: 1, touches: 1, duration: 0.5, movement: 10,
      wheels: 0)
  }

  func recognizer(in gestures: Gestures) throws(Fault) -> Gesture {
    let touches = try counted(self.touches, "touches")
    switch type {
    case MOTUS_GESTURE_PAN:
      let minimum = try counted(minimum_touches, "minimum_touches")
      guard maximum_touches == 0 || Int(clamping: maximum_touches) >= minimum else {
        throw Fault(
          .invalidArgument, "maximum_touches is \(maximum_touches), below the minimum \(minimum)")
      }
      let wheels = PanGesture.WheelTypes(rawValue: self.wheels)
      guard wheels.isSubset(of: .all) else {
        throw Fault(
          .invalidArgument, "wheels is \(self.wheels): the bits of two wheels are possible")
      }
      let pan = PanGesture(
        gestures: gestures, minimumTouches: minimum,
        maximumTouches: maximum_touches == 0 ? .max : Int(clamping: maximum_touches))
      pan.setWheels(wheels)
      return pan
    case MOTUS_GESTURE_SCREEN_EDGE_PAN:
      let edges = ScreenEdgePanGesture.Edges(rawValue: edges)
      guard !edges.isEmpty, edges.isSubset(of: .all) else {
        throw Fault(.invalidArgument, "edges is \(self.edges): one or more of the six")
      }
      return ScreenEdgePanGesture(gestures: gestures, edges: edges)
    case MOTUS_GESTURE_TAP:
      return TapGesture(
        gestures: gestures, taps: try counted(taps, "taps"), touches: touches)
    case MOTUS_GESTURE_LONG_PRESS:
      return LongPressGesture(
        gestures: gestures, touches: touches, duration: try notNegative(duration, "duration"),
        movement: try notNegative(movement, "movement"))
    case MOTUS_GESTURE_SWIPE:
      let directions = SwipeGesture.Directions(rawValue: directions)
      guard !directions.isEmpty, directions.isSubset(of: .all) else {
        throw Fault(.invalidArgument, "directions is \(self.directions): one or more of the four")
      }
      return SwipeGesture(gestures: gestures, directions: directions, touches: touches)
    case MOTUS_GESTURE_PINCH: return PinchGesture(gestures: gestures)
    case MOTUS_GESTURE_ROTATION: return RotationGesture(gestures: gestures)
    case MOTUS_GESTURE_HOVER: return HoverGesture(gestures: gestures)
    case MOTUS_GESTURE_PRESS: return PressGesture(gestures: gestures)
    default: throw Fault(.invalidArgument, "type \(type.rawValue) is none of a gesture")
    }
  }

  private func counted(_ count: UInt32, _ name: StaticString) throws(Fault) -> Int {
    guard count > 0 else { throw Fault(.invalidArgument, "\(name) is 0") }
    return Int(clamping: count)
  }
}

@_cdecl("motus_gesture_create") @implementation
public func motus_gesture_create(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_gesture_options>?,
  _ outGesture: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outGesture?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outGesture, "out_gesture")
    let options = try read(
      options, "options")
    let gesture = try options.recognizer(in: runtime.gestures)
    out.pointee = OpaquePointer(try runtime.entities.insert(gesture, as: .gesture).handle)
  }
}

@_cdecl("motus_view_add_gesture") @implementation
public func motus_view_add_gesture(
  _ view: OpaquePointer?, _ gesture: OpaquePointer?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let gesture: Gesture = try runtime.resolve(gesture, .gesture)
    runtime.gestures.attach(gesture, to: view)
  }
}

@_cdecl("motus_view_remove_gesture") @implementation
public func motus_view_remove_gesture(
  _ view: OpaquePointer?, _ gesture: OpaquePointer?
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let gesture: Gesture = try runtime.resolve(gesture, .gesture)
    guard gesture.view == view else {
      throw Fault(.invalidArgument, "the \(gesture.noun) is not attached to this view")
    }
    runtime.gestures.detach(gesture)
  }
}

@_cdecl("motus_view_gesture_count") @implementation
public func motus_view_gesture_count(_ view: OpaquePointer?) -> Int {
  reading(view, as: .view, or: 0) { runtime, view throws(Fault) in
    runtime.gestures.gestures(of: view.index).count
  }
}

@_cdecl("motus_view_gesture_at") @implementation
public func motus_view_gesture_at(_ view: OpaquePointer?, _ index: Int) -> OpaquePointer? {
  reading(view, as: .view, or: nil) { runtime, view throws(Fault) in
    let gestures = runtime.gestures.gestures(of: view.index)
    return gestures.indices.contains(index) ? OpaquePointer(gestures[index].handle) : nil
  }
}

@_cdecl("motus_gesture_view") @implementation
public func motus_gesture_view(_ gesture: OpaquePointer?) -> OpaquePointer? {
  reading(gesture, .gesture, or: nil) { _, gesture throws(Fault) in OpaquePointer(gesture.view) }
}

@_cdecl("motus_gesture_set_action") @implementation
public func motus_gesture_set_action(
  _ gesture: OpaquePointer?, _ fn: motus_gesture_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(gesture, .gesture, owning: userData, destroy) { _, gesture, context throws(Fault) in
    guard let fn else { return gesture.setAction(nil) }
    gesture.setAction { gesture in context.call { fn($0, OpaquePointer(gesture.handle)) } }
  }
}

@_cdecl("motus_gesture_set_delegate") @implementation
public func motus_gesture_set_delegate(
  _ gesture: OpaquePointer?, _ delegate: UnsafePointer<motus_gesture_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(gesture, .gesture, owning: userData, destroy) { _, gesture, context throws(Fault) in
    guard delegate != nil else { return gesture.setDelegate(nil) }
    gesture.setDelegate(HostGestureDelegate(try read(delegate, "delegate"), context))
  }
}

@_cdecl("motus_gesture_require_failure_of") @implementation
public func motus_gesture_require_failure_of(
  _ gesture: OpaquePointer?, _ other: OpaquePointer?
) -> motus_status {
  entering(gesture, .gesture) { runtime, gesture throws(Fault) in
    try gesture.requireToFail(runtime.resolve(other, .gesture))
  }
}

@_cdecl("motus_gesture_type_name") @implementation
public func motus_gesture_type_name(_ type: motus_gesture_type) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch type {
    case MOTUS_GESTURE_PAN: "MOTUS_GESTURE_PAN"
    case MOTUS_GESTURE_SCREEN_EDGE_PAN: "MOTUS_GESTURE_SCREEN_EDGE_PAN"
    case MOTUS_GESTURE_TAP: "MOTUS_GESTURE_TAP"
    case MOTUS_GESTURE_LONG_PRESS: "MOTUS_GESTURE_LONG_PRESS"
    case MOTUS_GESTURE_SWIPE: "MOTUS_GESTURE_SWIPE"
    case MOTUS_GESTURE_PINCH: "MOTUS_GESTURE_PINCH"
    case MOTUS_GESTURE_ROTATION: "MOTUS_GESTURE_ROTATION"
    case MOTUS_GESTURE_HOVER: "MOTUS_GESTURE_HOVER"
    case MOTUS_GESTURE_PRESS: "MOTUS_GESTURE_PRESS"
    default: "MOTUS_GESTURE_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_recognition_state_name") @implementation
public func motus_recognition_state_name(_ state: motus_recognition_state) -> UnsafePointer<CChar>?
{
  let name: StaticString =
    switch state {
    case MOTUS_RECOGNITION_POSSIBLE: "MOTUS_RECOGNITION_POSSIBLE"
    case MOTUS_RECOGNITION_BEGAN: "MOTUS_RECOGNITION_BEGAN"
    case MOTUS_RECOGNITION_CHANGED: "MOTUS_RECOGNITION_CHANGED"
    case MOTUS_RECOGNITION_ENDED: "MOTUS_RECOGNITION_ENDED"
    case MOTUS_RECOGNITION_CANCELLED: "MOTUS_RECOGNITION_CANCELLED"
    case MOTUS_RECOGNITION_FAILED: "MOTUS_RECOGNITION_FAILED"
    default: "MOTUS_RECOGNITION_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_runtime_send_touch") @implementation
public func motus_runtime_send_touch(
  _ runtime: OpaquePointer?, _ id: UInt64, _ phase: motus_touch_phase, _ point: motus_point,
  _ time: Double
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let touch = motus_touch(id: id, phase: phase, point: point, time: time)
    try runtime.gestures.feed(count: 1) { _ throws(Fault) in try touch.checked() }
  }
}

@_cdecl("motus_runtime_send_touches") @implementation
public func motus_runtime_send_touches(
  _ runtime: OpaquePointer?, _ touches: UnsafePointer<motus_touch>?, _ count: Int
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.gestures.feed(count: count) { index throws(Fault) in
      try need(touches, "touches")[index].checked()
    }
  }
}

@_cdecl("motus_runtime_send_touch_contacts") @implementation
public func motus_runtime_send_touch_contacts(
  _ runtime: OpaquePointer?, _ contacts: UnsafePointer<motus_touch_contact>?, _ count: Int
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.gestures.feed(count: count) { index throws(Fault) in
      try need(contacts, "contacts")[index].checked()
    }
  }
}

@_cdecl("motus_runtime_resamples_touches") @implementation
public func motus_runtime_resamples_touches(_ runtime: OpaquePointer?) -> Bool {
  reading(runtime, as: .runtime, or: false) { runtime, _ throws(Fault) in
    runtime.gestures.resamplesTouches
  }
}

@_cdecl("motus_runtime_set_resamples_touches") @implementation
public func motus_runtime_set_resamples_touches(
  _ runtime: OpaquePointer?, _ resamples: Bool
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.gestures.setResamplesTouches(resamples)
  }
}

@_cdecl("motus_runtime_send_hover") @implementation
public func motus_runtime_send_hover(
  _ runtime: OpaquePointer?, _ point: motus_point, _ inside: Bool, _ time: Double
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.gestures.feed(HoverSample(point: point.point, time: time, isInside: inside))
  }
}

@_cdecl("motus_runtime_send_press") @implementation
public func motus_runtime_send_press(
  _ runtime: OpaquePointer?, _ phase: motus_touch_phase, _ time: Double
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard let phase = TouchSample.Phase(rawValue: phase.rawValue) else {
      throw Fault(.invalidArgument, "phase \(phase.rawValue) is none of a touch")
    }
    try runtime.gestures.feed(PressSample(phase: phase, time: time))
  }
}

@_cdecl("motus_runtime_touch_gesture") @implementation
public func motus_runtime_touch_gesture(_ runtime: OpaquePointer?, _ id: UInt64) -> OpaquePointer? {
  reading(runtime, as: .runtime, or: nil) { runtime, _ throws(Fault) in
    OpaquePointer(runtime.gestures.owner(ofTouch: id)?.handle ?? .none)
  }
}

extension motus_touch {
  func checked() throws(Fault) -> TouchSample {
    guard let phase = TouchSample.Phase(rawValue: phase.rawValue) else {
      throw Fault(.invalidArgument, "phase \(phase.rawValue) is none of a touch")
    }
    return TouchSample(id: id, phase: phase, point: point.point, time: time)
  }
}

extension motus_touch_contact {
  init(_ sample: TouchSample) {
    let contact = sample.contact
    self.init(
      touch: motus_touch(
        id: sample.id, phase: motus_touch_phase(rawValue: sample.phase.rawValue),
        point: motus_point(sample.point), time: sample.time),
      tool: motus_touch_tool(rawValue: contact.tool.rawValue), pressure: contact.pressure,
      tilt: motus_vector(contact.tilt), twist: contact.twist)
  }

  func checked() throws(Fault) -> TouchSample {
    var sample = try touch.checked()
    guard let tool = TouchContact.Tool(rawValue: tool.rawValue) else {
      throw Fault(.invalidArgument, "tool \(self.tool.rawValue) is none")
    }
    guard pressure >= 0, pressure <= 1 else {
      throw Fault(.invalidArgument, "pressure is \(pressure): 0 to 1 is possible")
    }
    let upright = Double.pi / 2
    guard abs(tilt.dx) <= upright, abs(tilt.dy) <= upright else {
      throw Fault(
        .invalidArgument,
        "tilt is \(tilt.dx), \(tilt.dy): a quarter of a turn to each side is possible")
    }
    sample.contact = TouchContact(
      tool: tool, pressure: pressure, tilt: Vector(dx: tilt.dx, dy: tilt.dy),
      twist: try finite(twist, "twist"))
    return sample
  }
}

@_cdecl("motus_gesture_touch_contact") @implementation
public func motus_gesture_touch_contact(
  _ gesture: OpaquePointer?, _ index: Int, _ outContact: UnsafeMutablePointer<motus_touch_contact>?
) -> motus_status {
  outContact?.pointee = motus_touch_contact()
  return entering(gesture, .gesture) { _, gesture throws(Fault) in
    let out = try need(outContact, "out_contact")
    guard gesture.touches.indices.contains(index) else {
      throw Fault(
        .invalidArgument,
        "index is \(UInt(bitPattern: index)): the \(gesture.noun) follows "
          + "\(gesture.touches.count) touches")
    }
    out.pointee = motus_touch_contact(gesture.touches[index].sample)
  }
}

@_cdecl("motus_touch_tool_name") @implementation
public func motus_touch_tool_name(_ tool: motus_touch_tool) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch tool {
    case MOTUS_TOUCH_TOOL_FINGER: "MOTUS_TOUCH_TOOL_FINGER"
    case MOTUS_TOUCH_TOOL_PEN: "MOTUS_TOUCH_TOOL_PEN"
    case MOTUS_TOUCH_TOOL_ERASER: "MOTUS_TOUCH_TOOL_ERASER"
    case MOTUS_TOUCH_TOOL_MOUSE: "MOTUS_TOUCH_TOOL_MOUSE"
    default: "MOTUS_TOUCH_TOOL_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_trackpad_event_init") @implementation
public func motus_trackpad_event_init(
  _ event: UnsafeMutablePointer<motus_trackpad_event>?, _ structSize: Int
) -> motus_status {
  initialize(event, "event", structSize)
}

@_cdecl("motus_runtime_send_trackpad") @implementation
public func motus_runtime_send_trackpad(
  _ runtime: OpaquePointer?, _ event: UnsafePointer<motus_trackpad_event>?
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard event != nil else { throw Fault(.invalidArgument, "event is NULL") }
    try runtime.trackpad.feed(try read(event, "event").checked())
  }
}

extension motus_trackpad_event: SizedSettings {
  static var defaults: motus_trackpad_event {
    var event = motus_trackpad_event()
    event.struct_size = MemoryLayout<motus_trackpad_event>.size
    event.fingers = 3
    event.scale = 1
    return event
  }

  func checked() throws(Fault) -> TrackpadSample {
    guard let kind = TrackpadSample.Kind(rawValue: gesture.rawValue) else {
      throw Fault(.invalidArgument, "gesture \(gesture.rawValue) is none of a trackpad")
    }
    guard let phase = TouchSample.Phase(rawValue: phase.rawValue) else {
      throw Fault(.invalidArgument, "phase \(self.phase.rawValue) is none of a touch")
    }
    guard kind != .swipe || fingers >= 3 && fingers <= 10 else {
      throw Fault(.invalidArgument, "fingers is \(fingers): 3 to 10 can swipe")
    }
    guard scale >= 1e-6, scale <= 1e6 else {
      throw Fault(.invalidArgument, "scale is \(scale): 1e-6 to 1e6 is possible")
    }
    guard abs(rotation) <= Double.pi else {
      throw Fault(.invalidArgument, "rotation is \(rotation): half a turn is possible")
    }
    return TrackpadSample(
      kind: kind, phase: phase, fingers: Int(clamping: fingers), point: point.point, time: time,
      delta: Vector(dx: delta.dx, dy: delta.dy), scale: scale, rotation: rotation)
  }
}
