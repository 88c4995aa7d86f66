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
  entering(gesture, .gesture) { _, gesture throws(Fault) in gesture.cancelsTouches = cancels }
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
    gesture.delays = delays
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
    gesture.name = try readName(name, "name")
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
