import CMotus

@_cdecl("motus_navigation_controller_create") @implementation
public func motus_navigation_controller_create(
  _ runtime: OpaquePointer?, _ root: OpaquePointer?,
  _ outNavigation: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outNavigation?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outNavigation, "out_navigation")
    let root = try runtime.resolveIfAny(root, .viewController)
    let navigation = try runtime.entities.insert(
      NavigationController(
        transitions: runtime.transitions, delegate: ViewControllerDelegate()),
      as: .navigationController)
    do throws(Fault) {
      if let root { try navigation.push(root, animated: false) }
    } catch {
      runtime.entities.release(navigation.handle)
      throw error
    }
    out.pointee = OpaquePointer(navigation.handle)
  }
}

@_cdecl("motus_view_controller_navigation_controller") @implementation
public func motus_view_controller_navigation_controller(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  container(of: controller, .navigationController)
}

@_cdecl("motus_navigation_controller_set_delegate") @implementation
public func motus_navigation_controller_set_delegate(
  _ navigation: OpaquePointer?, _ delegate: UnsafePointer<motus_navigation_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(navigation, .navigationController, owning: userData, destroy) {
    runtime, navigation, context throws(Fault) in
    guard delegate != nil else {
      navigation.setDelegate(nil)
      return
    }
    navigation.setDelegate(
      HostNavigationDelegate(try read(delegate, "delegate"), context, runtime))
  }
}

@_cdecl("motus_navigation_controller_push") @implementation
public func motus_navigation_controller_push(
  _ navigation: OpaquePointer?, _ controller: OpaquePointer?, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(navigation, .navigationController, owning: userData, destroy) {
    runtime, navigation, context throws(Fault) in
    try Memory.checkBudget()
    try navigation.push(
      runtime.resolve(controller, .viewController), animated: animated,
      completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_navigation_controller_pop") @implementation
public func motus_navigation_controller_pop(
  _ navigation: OpaquePointer?, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ outPopped: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outPopped?.pointee = nil
  return entering(navigation, .navigationController, owning: userData, destroy) {
    runtime, navigation, context throws(Fault) in
    let popped = navigation.pop(
      animated: animated, completion: handler(completion, context, runtime))
    outPopped?.pointee = popped.flatMap { OpaquePointer($0.handle) }
  }
}

@_cdecl("motus_navigation_controller_pop_to") @implementation
public func motus_navigation_controller_pop_to(
  _ navigation: OpaquePointer?, _ controller: OpaquePointer?, _ animated: Bool,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?, _ outPopped: UnsafeMutablePointer<OpaquePointer?>?,
  _ capacity: Int, _ outPoppedCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  clear(outPopped, capacity, outPoppedCount)
  return entering(navigation, .navigationController, owning: userData, destroy) {
    runtime, navigation, context throws(Fault) in
    let room = try room(outPopped, capacity)
    let completion = handler(completion, context, runtime)
    let popped =
      controller == nil
      ? navigation.popToRoot(animated: animated, completion: completion)
      : navigation.pop(
        to: try runtime.resolve(controller, .viewController),
        animated: animated, completion: completion)
    lend(popped, room, outPoppedCount)
  }
}

/// Where as many controllers as there is room for are lent.
private func room(
  _ out: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int
) throws(Fault) -> UnsafeMutableBufferPointer<OpaquePointer?> {
  try checkRoom(out != nil, capacity, "out_popped")
  return .init(start: out, count: out == nil ? 0 : capacity)
}

private func lend(
  _ popped: [ViewController], _ room: UnsafeMutableBufferPointer<OpaquePointer?>,
  _ outCount: UnsafeMutablePointer<Int>?
) {
  for index in 0..<min(popped.count, room.count) {
    room[index] = OpaquePointer(popped[index].handle)
  }
  outCount?.pointee = popped.count
}

@_cdecl("motus_navigation_controller_set_view_controllers") @implementation
public func motus_navigation_controller_set_view_controllers(
  _ navigation: OpaquePointer?, _ controllers: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ animated: Bool, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(navigation, .navigationController, owning: userData, destroy) {
    runtime, navigation, context throws(Fault) in
    try Memory.checkBudget()
    try navigation.setViewControllers(
      runtime.viewControllers(controllers, count), animated: animated,
      completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_navigation_controller_view_controller_count") @implementation
public func motus_navigation_controller_view_controller_count(_ navigation: OpaquePointer?) -> Int {
  reading(navigation, .navigationController, or: 0) { navigation in navigation.stack.count }
}

@_cdecl("motus_navigation_controller_view_controller_at") @implementation
public func motus_navigation_controller_view_controller_at(
  _ navigation: OpaquePointer?, _ index: Int
) -> OpaquePointer? {
  reading(navigation, .navigationController, or: nil) { navigation in
    navigation.stack.indices.contains(index)
      ? OpaquePointer(navigation.stack[index].handle) : nil
  }
}

@_cdecl("motus_navigation_controller_top_view_controller") @implementation
public func motus_navigation_controller_top_view_controller(_ navigation: OpaquePointer?)
  -> OpaquePointer?
{
  reading(navigation, .navigationController, or: nil) { navigation in
    navigation.top.flatMap { OpaquePointer($0.handle) }
  }
}

extension Runtime {
  /// The controllers of an array that the host gives.
  func viewControllers(
    _ pointers: UnsafePointer<OpaquePointer?>?, _ count: Int
  ) throws(Fault) -> [ViewController] {
    guard count >= 0, count <= Handle.maximumIndex else {
      throw Fault(.invalidArgument, "count \(count) is beyond what can exist")
    }
    var found: [ViewController] = []
    for index in 0..<count {
      let pointers = try need(pointers, "controllers")
      found.append(try resolve(pointers[index], .viewController))
    }
    return found
  }
}

@_cdecl("motus_navigation_controller_visible_view_controller") @implementation
public func motus_navigation_controller_visible_view_controller(_ navigation: OpaquePointer?)
  -> OpaquePointer?
{
  reading(navigation, .navigationController, or: nil) { navigation in
    OpaquePointer(navigation.visible?.handle ?? .none)
  }
}

extension motus_navigation_options: SizedSettings {
  static var defaults: motus_navigation_options { motus_navigation_options(SlideShade.Look()) }

  init(_ look: SlideShade.Look) {
    self.init(
      struct_size: MemoryLayout<motus_navigation_options>.size, parallax: look.parallax,
      dimming: look.dimming, shadow_alpha: look.shadowAlpha, shadow_radius: look.shadowRadius)
  }
}

@_cdecl("motus_navigation_options_init") @implementation
public func motus_navigation_options_init(
  _ options: UnsafeMutablePointer<motus_navigation_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

@_cdecl("motus_navigation_controller_get_options") @implementation
public func motus_navigation_controller_get_options(
  _ navigation: OpaquePointer?, _ outOptions: UnsafeMutablePointer<motus_navigation_options>?
) -> motus_status {
  clear(outOptions)
  return entering(navigation, .navigationController) { _, navigation throws(Fault) in
    try fill(outOptions, "out_options", with: motus_navigation_options(navigation.slide))
  }
}

@_cdecl("motus_navigation_controller_set_options") @implementation
public func motus_navigation_controller_set_options(
  _ navigation: OpaquePointer?, _ options: UnsafePointer<motus_navigation_options>?
) -> motus_status {
  entering(navigation, .navigationController) { _, navigation throws(Fault) in
    let options = try read(options, "options")
    navigation.setSlide(
      SlideShade.Look(
        parallax: try bounded(options.parallax, "options.parallax", within: 0...1),
        dimming: try bounded(options.dimming, "options.dimming", within: 0...1),
        shadowAlpha: try bounded(options.shadow_alpha, "options.shadow_alpha", within: 0...1),
        shadowRadius: try bounded(options.shadow_radius, "options.shadow_radius", within: 0...1000))
    )
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
