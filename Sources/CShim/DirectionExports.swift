import CMotus

extension motus_layout_direction {
  init(_ direction: LayoutDirection?) {
    self.init(rawValue: UInt32(direction?.rawValue ?? 0))
  }

  /// The direction, or none to inherit.
  func checked(_ name: StaticString) throws(Fault) -> LayoutDirection? {
    guard rawValue <= 2 else {
      throw Fault(.invalidArgument, "\(name) is no layout direction: \(rawValue)")
    }
    return LayoutDirection(rawValue: Int32(rawValue))
  }
}

@_cdecl("motus_runtime_layout_direction") @implementation
public func motus_runtime_layout_direction(_ runtime: OpaquePointer?) -> motus_layout_direction {
  reading(runtime, as: .runtime, or: MOTUS_LAYOUT_DIRECTION_INHERIT) {
    runtime, _ throws(Fault) in
    motus_layout_direction(runtime.views.direction)
  }
}

@_cdecl("motus_runtime_set_layout_direction") @implementation
public func motus_runtime_set_layout_direction(
  _ runtime: OpaquePointer?, _ direction: motus_layout_direction
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    guard let new = try direction.checked("direction") else {
      throw Fault(
        .invalidArgument, "direction is to be inherited: nothing is around the runtime")
    }
    runtime.controllers.changeDirections { runtime.views.direction = new }
  }
}

@_cdecl("motus_view_layout_direction") @implementation
public func motus_view_layout_direction(_ view: OpaquePointer?) -> motus_layout_direction {
  reading(view, as: .view, or: MOTUS_LAYOUT_DIRECTION_INHERIT) { runtime, view throws(Fault) in
    motus_layout_direction(runtime.views.layoutDirection(of: view.index))
  }
}

@_cdecl("motus_view_override_layout_direction") @implementation
public func motus_view_override_layout_direction(
  _ view: OpaquePointer?, _ direction: motus_layout_direction
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let new = try direction.checked("direction")
    runtime.controllers.changeDirections {
      runtime.views.setOwnDirection(new, of: view.index)
    }
  }
}

@_cdecl("motus_view_controller_layout_direction") @implementation
public func motus_view_controller_layout_direction(
  _ controller: OpaquePointer?
) -> motus_layout_direction {
  reading(controller, .viewController, or: MOTUS_LAYOUT_DIRECTION_INHERIT) {
    runtime, controller throws(Fault) in
    motus_layout_direction(runtime.controllers.layoutDirection(of: controller))
  }
}

@_cdecl("motus_view_controller_override_layout_direction") @implementation
public func motus_view_controller_override_layout_direction(
  _ controller: OpaquePointer?, _ direction: motus_layout_direction
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    let new = try direction.checked("direction")
    runtime.controllers.changeDirections { controller.directionOverride = new }
  }
}
