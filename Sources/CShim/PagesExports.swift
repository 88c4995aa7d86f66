import CMotus

@_cdecl("motus_page_view_controller_options_init") @implementation
public func motus_page_view_controller_options_init(
  _ options: UnsafeMutablePointer<motus_page_view_controller_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_page_view_controller_options: SizedSettings {
  static var defaults: motus_page_view_controller_options {
    var options = motus_page_view_controller_options()
    options.struct_size = MemoryLayout<motus_page_view_controller_options>.size
    return options
  }

  fileprivate func checked() throws(Fault) -> PageViewController.Settings {
    guard axis.rawValue <= 1 else {
      throw Fault(.invalidArgument, "options.axis is \(axis.rawValue): 0 and 1 are possible")
    }
    return PageViewController.Settings(
      axis: Int(axis.rawValue),
      spacing: try bounded(spacing, "options.spacing", within: 0...1e6),
      direction: try layout_direction.checked("options.layout_direction"))
  }
}

@_cdecl("motus_page_view_controller_create") @implementation
public func motus_page_view_controller_create(
  _ runtime: OpaquePointer?, _ options: UnsafePointer<motus_page_view_controller_options>?,
  _ outPages: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outPages?.pointee = nil
  return making(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outPages, "out_pages")
    let settings = try read(options, "options").checked()
    let pages = PageViewController(
      transitions: runtime.transitions, scrollers: runtime.scrollers, settings)
    out.pointee = OpaquePointer(
      try runtime.entities.insert(pages, as: .pageViewController).handle)
  }
}

@_cdecl("motus_view_controller_page_view_controller") @implementation
public func motus_view_controller_page_view_controller(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  container(of: controller, .pageViewController)
}

@_cdecl("motus_page_view_controller_scroller") @implementation
public func motus_page_view_controller_scroller(_ pages: OpaquePointer?) -> OpaquePointer? {
  reading(pages, .pageViewController, or: nil) { runtime, pages throws(Fault) in
    return OpaquePointer(try pages.loadScroller().handle)
  }
}

@_cdecl("motus_page_view_controller_set_data_source") @implementation
public func motus_page_view_controller_set_data_source(
  _ pages: OpaquePointer?, _ source: UnsafePointer<motus_page_data_source>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(pages, .pageViewController, owning: userData, destroy) {
    runtime, pages, context throws(Fault) in
    let new =
      source == nil ? nil : HostPageSource(try read(source, "source"), context, runtime)
    pages.setSource(new)
    pages.reloadLater()
  }
}

@_cdecl("motus_page_view_controller_set_pages") @implementation
public func motus_page_view_controller_set_pages(
  _ pages: OpaquePointer?, _ controllers: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ circular: Bool
) -> motus_status {
  entering(pages, .pageViewController) { runtime, pages throws(Fault) in
    try Memory.checkBudget()
    try pages.setPages(runtime.viewControllers(controllers, count), isCircular: circular)
  }
}

@_cdecl("motus_page_view_controller_reload") @implementation
public func motus_page_view_controller_reload(_ pages: OpaquePointer?) -> motus_status {
  entering(pages, .pageViewController) { _, pages throws(Fault) in pages.reloadLater() }
}

@_cdecl("motus_page_view_controller_set_delegate") @implementation
public func motus_page_view_controller_set_delegate(
  _ pages: OpaquePointer?, _ delegate: UnsafePointer<motus_page_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(pages, .pageViewController, owning: userData, destroy) {
    runtime, pages, context throws(Fault) in
    pages.setDelegate(
      delegate == nil ? nil : HostPageDelegate(try read(delegate, "delegate"), context))
  }
}

@_cdecl("motus_page_view_controller_show_page") @implementation
public func motus_page_view_controller_show_page(
  _ pages: OpaquePointer?, _ controller: OpaquePointer?, _ direction: motus_page_direction,
  _ animated: Bool, _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(pages, .pageViewController, owning: userData, destroy) {
    runtime, pages, context throws(Fault) in
    try Memory.checkBudget()
    guard direction == MOTUS_PAGE_FORWARD || direction == MOTUS_PAGE_BACKWARD else {
      throw Fault(
        .invalidArgument, "direction is \(direction.rawValue): 1 and 2 are possible")
    }
    try pages.show(
      runtime.resolve(controller, .viewController),
      direction == MOTUS_PAGE_FORWARD ? 1 : -1, animated: animated,
      completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_page_view_controller_current") @implementation
public func motus_page_view_controller_current(_ pages: OpaquePointer?) -> OpaquePointer? {
  reading(pages, .pageViewController, or: nil) { pages in
    OpaquePointer(pages.selected?.handle ?? .none)
  }
}

@_cdecl("motus_page_view_controller_pending") @implementation
public func motus_page_view_controller_pending(_ pages: OpaquePointer?) -> OpaquePointer? {
  reading(pages, .pageViewController, or: nil) { pages in
    OpaquePointer(pages.turn?.page.handle ?? .none)
  }
}

@_cdecl("motus_page_view_controller_position") @implementation
public func motus_page_view_controller_position(_ pages: OpaquePointer?) -> Double {
  reading(pages, .pageViewController, or: 0) { pages in pages.position }
}
