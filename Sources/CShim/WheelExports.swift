import CMotus

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
