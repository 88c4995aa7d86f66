import CMotus

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
      pan.wheels = wheels
      return pan
    case MOTUS_GESTURE_SCREEN_EDGE_PAN:
      let edges = ScreenEdgePanGesture.Edges(rawValue: edges)
      guard !edges.isEmpty, edges.isSubset(of: .all) else {
        throw Fault(.invalidArgument, "edges is \(self.edges): one or more of the four")
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
    guard let fn else {
      gesture.action = nil
      return
    }
    gesture.action = { gesture in context.call { fn($0, OpaquePointer(gesture.handle)) } }
  }
}

@_cdecl("motus_gesture_set_delegate") @implementation
public func motus_gesture_set_delegate(
  _ gesture: OpaquePointer?, _ delegate: UnsafePointer<motus_gesture_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(gesture, .gesture, owning: userData, destroy) { _, gesture, context throws(Fault) in
    guard delegate != nil else {
      gesture.delegate = nil
      return
    }
    gesture.delegate = HostGestureDelegate(
      try read(
        delegate, "delegate"),
      context)
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
