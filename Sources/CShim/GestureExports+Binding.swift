import CMotus

@_cdecl("motus_gesture_binding_options_init") @implementation
public func motus_gesture_binding_options_init(
  _ options: UnsafeMutablePointer<motus_gesture_binding_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_gesture_binding_options: SizedSettings {
  static var defaults: motus_gesture_binding_options {
    motus_gesture_binding_options(
      struct_size: MemoryLayout<motus_gesture_binding_options>.size,
      direction: motus_vector(dx: 1, dy: 0), extent: 0, threshold: 0.5)
  }

  func rule() throws(Fault) -> GestureBinding.Rule {
    let direction = try direction.checked("direction")
    let longest = max(direction.dx.magnitude, direction.dy.magnitude)
    guard longest > 0 else { throw Fault(.invalidArgument, "direction is zero") }
    // First to a length whose square is a number.
    let handy = Vector(dx: direction.dx / longest, dy: direction.dy / longest)
    guard threshold >= 0, threshold <= 1 else {
      throw Fault(.invalidArgument, "threshold is \(threshold): 0 to 1")
    }
    return GestureBinding.Rule(
      direction: (1 / handy.length) * handy, extent: try notNegative(extent, "extent"),
      threshold: threshold)
  }
}

@_cdecl("motus_gesture_bind") @implementation
public func motus_gesture_bind(
  _ gesture: OpaquePointer?, _ interaction: OpaquePointer?,
  _ options: UnsafePointer<motus_gesture_binding_options>?, _ begin: motus_gesture_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(gesture, .gesture, owning: userData, destroy) {
    runtime, gesture, context throws(Fault) in
    guard gesture is PanGesture else {
      throw Fault(.wrongKind, "a \(gesture.noun) stands where a pan is needed")
    }
    guard
      let interaction = try runtime.resolveIfAny(interaction, .percentDrivenInteraction)
    else {
      gesture.handler = nil
      return
    }
    let rule = try read(
      options, "options"
    ).rule()
    gesture.handler = GestureBinding(interaction, rule, runtime.entities) {
      gesture in context.call { begin?($0, OpaquePointer(gesture.handle)) }
    }
  }
}

@_cdecl("motus_navigation_controller_interactive_pop_gesture") @implementation
public func motus_navigation_controller_interactive_pop_gesture(
  _ navigation: OpaquePointer?
) -> OpaquePointer? {
  reading(navigation, .navigationController, or: nil) { runtime, navigation throws(Fault) in
    OpaquePointer(try navigation.interactivePopGesture().handle)
  }
}
