import CMotus

@_cdecl("motus_tab_bar_controller_create") @implementation
public func motus_tab_bar_controller_create(
  _ runtime: OpaquePointer?, _ outTabs: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outTabs?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outTabs, "out_tabs")
    let tabs = TabBarController(
      transitions: runtime.transitions, delegate: ViewControllerDelegate())
    out.pointee = OpaquePointer(try runtime.entities.insert(tabs, as: .tabBarController).handle)
  }
}

@_cdecl("motus_view_controller_tab_bar_controller") @implementation
public func motus_view_controller_tab_bar_controller(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  container(of: controller, .tabBarController)
}

@_cdecl("motus_tab_bar_controller_set_delegate") @implementation
public func motus_tab_bar_controller_set_delegate(
  _ tabs: OpaquePointer?, _ delegate: UnsafePointer<motus_tab_bar_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(tabs, .tabBarController, owning: userData, destroy) {
    runtime, tabs, context throws(Fault) in
    guard delegate != nil else {
      tabs.setDelegate(nil)
      return
    }
    tabs.setDelegate(HostTabBarDelegate(try read(delegate, "delegate"), context, runtime))
  }
}

@_cdecl("motus_tab_bar_controller_set_view_controllers") @implementation
public func motus_tab_bar_controller_set_view_controllers(
  _ tabs: OpaquePointer?, _ controllers: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ animated: Bool, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(tabs, .tabBarController, owning: userData, destroy) {
    runtime, tabs, context throws(Fault) in
    try Memory.checkBudget()
    try tabs.setViewControllers(
      runtime.viewControllers(controllers, count), animated: animated,
      completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_tab_bar_controller_view_controller_count") @implementation
public func motus_tab_bar_controller_view_controller_count(_ tabs: OpaquePointer?) -> Int {
  reading(tabs, .tabBarController, or: 0) { runtime, tabs throws(Fault) in
    return tabs.members.count
  }
}

@_cdecl("motus_tab_bar_controller_view_controller_at") @implementation
public func motus_tab_bar_controller_view_controller_at(_ tabs: OpaquePointer?, _ index: Int)
  -> OpaquePointer?
{
  OpaquePointer(
    looking(tabs) { tabs in
      tabs.members.indices.contains(index) ? tabs.members[index].handle : .none
    })
}

@_cdecl("motus_tab_bar_controller_selected_view_controller") @implementation
public func motus_tab_bar_controller_selected_view_controller(_ tabs: OpaquePointer?)
  -> OpaquePointer?
{
  OpaquePointer(looking(tabs) { tabs in tabs.selected?.handle ?? .none })
}

@_cdecl("motus_tab_bar_controller_selected_index") @implementation
public func motus_tab_bar_controller_selected_index(_ tabs: OpaquePointer?) -> Int {
  // All bits are SIZE_MAX.
  reading(tabs, .tabBarController, or: 0) { runtime, tabs throws(Fault) in
    return tabs.selectedIndex ?? -1
  }
}

@_cdecl("motus_tab_bar_controller_select") @implementation
public func motus_tab_bar_controller_select(
  _ tabs: OpaquePointer?, _ controller: OpaquePointer?,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(tabs, .tabBarController, owning: userData, destroy) {
    runtime, tabs, context throws(Fault) in
    try tabs.select(
      runtime.resolve(controller, .viewController),
      completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_tab_bar_controller_select_by_user") @implementation
public func motus_tab_bar_controller_select_by_user(
  _ tabs: OpaquePointer?, _ index: Int, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outSelected: UnsafeMutablePointer<Bool>?
) -> motus_status {
  outSelected?.pointee = false
  return entering(tabs, .tabBarController, owning: userData, destroy) {
    runtime, tabs, context throws(Fault) in
    let isAllowed = tabs.selectByUser(
      try tabs.tab(index), completion: handler(completion, context, runtime))
    outSelected?.pointee = isAllowed
  }
}

extension TabBarController {
  fileprivate func tab(_ index: Int) throws(Fault) -> ViewController {
    guard members.indices.contains(index) else {
      throw Fault(.notFound, "there is no tab at \(UInt(bitPattern: index))")
    }
    return members[index]
  }
}

private func looking(
  _ pointer: OpaquePointer?, _ function: StaticString = #function,
  _ body: (TabBarController) -> Handle
) -> Handle {
  var handle = Handle.none
  _ = entering(pointer, .tabBarController, function) { _, tabs throws(Fault) in handle = body(tabs)
  }
  return handle
}
