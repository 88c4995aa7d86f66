import CMotus

extension motus_size_class {
  init(_ size: SizeClass) { self.init(rawValue: UInt32(size.rawValue)) }
}

/// The engine's form of two size classes.
func traits(
  _ horizontal: motus_size_class, _ vertical: motus_size_class
) throws(Fault) -> SizeClasses {
  SizeClasses(
    horizontal: try sizeClass(horizontal, "horizontal"),
    vertical: try sizeClass(vertical, "vertical"))
}

private func sizeClass(
  _ size: motus_size_class, _ name: StaticString
) throws(Fault) -> SizeClass {
  guard let found = Int32(exactly: size.rawValue).flatMap(SizeClass.init(rawValue:)) else {
    throw Fault(.invalidArgument, "\(name) is no size class: \(size.rawValue)")
  }
  return found
}

@_cdecl("motus_view_controller_horizontal_size_class") @implementation
public func motus_view_controller_horizontal_size_class(
  _ controller: OpaquePointer?
) -> motus_size_class {
  motus_size_class(traits(of: controller).horizontal)
}

@_cdecl("motus_view_controller_vertical_size_class") @implementation
public func motus_view_controller_vertical_size_class(
  _ controller: OpaquePointer?
) -> motus_size_class {
  motus_size_class(traits(of: controller).vertical)
}

private func traits(
  of controller: OpaquePointer?, _ function: StaticString = #function
) -> SizeClasses {
  reading(controller, .viewController, or: .unspecified, function) {
    runtime, controller throws(Fault) in
    return runtime.controllers.traits(of: controller)
  }
}

@_cdecl("motus_runtime_override_traits") @implementation
public func motus_runtime_override_traits(
  _ runtime: OpaquePointer?, _ horizontal: motus_size_class, _ vertical: motus_size_class
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.controllers.overrideWindowTraits(try traits(horizontal, vertical))
  }
}

@_cdecl("motus_view_controller_override_child_traits") @implementation
public func motus_view_controller_override_child_traits(
  _ controller: OpaquePointer?, _ child: OpaquePointer?, _ horizontal: motus_size_class,
  _ vertical: motus_size_class
) -> motus_status {
  entering(controller, as: .viewController) { runtime, parent throws(Fault) in
    let child: ViewController = try runtime.resolve(child, .viewController)
    let override = try traits(horizontal, vertical)
    guard child.parent == parent else {
      throw Fault(.invalidArgument, "child is no child of the view controller")
    }
    runtime.controllers.overrideTraits(of: child, override)
  }
}

@_cdecl("motus_view_controller_system_layout_fitting_size_did_change") @implementation
public func motus_view_controller_system_layout_fitting_size_did_change(
  _ controller: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    runtime.controllers.tellContentSize(.fitting, of: controller)
  }
}
