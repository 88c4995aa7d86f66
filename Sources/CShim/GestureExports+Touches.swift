import CMotus

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

@_cdecl("motus_runtime_send_hover") @implementation
public func motus_runtime_send_hover(
  _ runtime: OpaquePointer?, _ point: motus_point, _ inside: Bool, _ time: Double
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.gestures.feed(HoverSample(point: point.point, time: time, isInside: inside))
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
