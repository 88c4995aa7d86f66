import CMotus

@_cdecl("motus_view_controller_set_bar") @implementation
public func motus_view_controller_set_bar(
  _ container: OpaquePointer?, _ edge: motus_edge, _ view: OpaquePointer?, _ height: Double
) -> motus_status {
  entering(container, as: .viewController) { runtime, handle throws(Fault) in
    let container = try runtime.containerWithBars(handle)
    let edge = try checked(edge)
    let height = try bounded(height, "height", within: 0...1e6)
    try container.setBar(edge, runtime.resolveIfAny(view, as: .view), height: height)
  }
}

@_cdecl("motus_view_controller_bar") @implementation
public func motus_view_controller_bar(
  _ container: OpaquePointer?, _ edge: motus_edge
) -> OpaquePointer? {
  readingBar(container, edge, or: nil) { bar in bar.flatMap { OpaquePointer($0.view) } }
}

@_cdecl("motus_view_controller_bar_height") @implementation
public func motus_view_controller_bar_height(
  _ container: OpaquePointer?, _ edge: motus_edge
) -> Double {
  readingBar(container, edge, or: 0) { bar in bar?.height ?? 0 }
}

@_cdecl("motus_view_controller_is_bar_hidden") @implementation
public func motus_view_controller_is_bar_hidden(
  _ container: OpaquePointer?, _ edge: motus_edge
) -> Bool {
  readingBar(container, edge, or: false) { bar in bar?.isHidden ?? false }
}

@_cdecl("motus_view_controller_set_bar_hidden") @implementation
public func motus_view_controller_set_bar_hidden(
  _ container: OpaquePointer?, _ edge: motus_edge, _ hidden: Bool,
  _ options: UnsafePointer<motus_animation_options>?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(container, as: .viewController, owning: userData, destroy) {
    runtime, handle, context throws(Fault) in
    let container = try runtime.containerWithBars(handle)
    let edge = try checked(edge)
    let animation = options == nil ? nil : try readOptions(options, in: runtime)
    guard container.bars?[edge] != nil else {
      throw Fault(.notFound, "there is no bar at this edge")
    }
    container.bars?[edge]?.isHidden = hidden
    container.barsChanged(animation, completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_view_controller_set_hidden_bars") @implementation
public func motus_view_controller_set_hidden_bars(
  _ controller: OpaquePointer?, _ edges: UInt32
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    let edges = BarEdges(rawValue: edges)
    guard edges.isSubset(of: [.top, .bottom]) else {
      throw Fault(.invalidArgument, "edges are \(edges.rawValue): top and bottom are possible")
    }
    controller.setHiddenBars(edges)
  }
}

@_cdecl("motus_view_controller_hidden_bars") @implementation
public func motus_view_controller_hidden_bars(_ controller: OpaquePointer?) -> UInt32 {
  reading(controller, .viewController, or: 0) { runtime, controller throws(Fault) in
    controller.hiddenBars.rawValue
  }
}

// MARK: Bars that answer to content

@_cdecl("motus_bar_options_init") @implementation
public func motus_bar_options_init(
  _ options: UnsafeMutablePointer<motus_bar_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_bar_options: SizedSettings {
  static var defaults: motus_bar_options {
    var options = motus_bar_options()
    options.struct_size = MemoryLayout<motus_bar_options>.size
    return options
  }

  fileprivate func checked(_ edge: BarEdges) throws(Fault) -> BarOptions {
    let heights = 0...1e6
    guard let minimizing = BarOptions.Minimizing(rawValue: UInt32(minimizing.rawValue)) else {
      throw Fault(
        .invalidArgument, "options.minimizing is \(self.minimizing.rawValue): 0 to 2 is possible")
    }
    let expanded = try bounded(expanded_height, "options.expanded_height", within: heights)
    guard edge == .top || expanded == 0 else {
      throw Fault(.invalidArgument, "options.expanded_height: a bar at the bottom does not expand")
    }
    return BarOptions(
      expandedHeight: expanded,
      minimizedHeight: try bounded(
        minimized_height, "options.minimized_height", within: heights),
      minimizing: minimizing, returnsAtEnd: returns_at_end)
  }
}

@_cdecl("motus_view_controller_set_bar_options") @implementation
public func motus_view_controller_set_bar_options(
  _ container: OpaquePointer?, _ edge: motus_edge, _ options: UnsafePointer<motus_bar_options>?
) -> motus_status {
  making(container, as: .viewController) { runtime, handle throws(Fault) in
    let container = try runtime.containerWithBars(handle)
    let edge = try checked(edge)
    let options = try options.map { options throws(Fault) in
      try read(options, "options").checked(edge)
    }
    try checkBar(container, edge)
    runtime.barAnswers.set(options, edge, of: container)
  }
}

@_cdecl("motus_view_controller_set_bar_minimized") @implementation
public func motus_view_controller_set_bar_minimized(
  _ container: OpaquePointer?, _ edge: motus_edge, _ minimized: Bool
) -> motus_status {
  entering(container, as: .viewController) { runtime, handle throws(Fault) in
    let container = try runtime.containerWithBars(handle)
    let edge = try checked(edge)
    try checkBar(container, edge)
    guard let bar = container.bars?[edge],
      let answer = runtime.parts.barAnswers.layer?.find(edge, of: container)
    else {
      if minimized { throw Fault(.invalidState, "the bar has no options: it does not answer") }
      return
    }
    try answer.setMinimized(minimized, bar.height)
  }
}

@_cdecl("motus_view_controller_bar_progress") @implementation
public func motus_view_controller_bar_progress(
  _ container: OpaquePointer?, _ edge: motus_edge
) -> Double {
  readingBars(container, edge) { bars, edge in bars.progress(edge) ?? 1 }
}

@_cdecl("motus_view_controller_bar_extent") @implementation
public func motus_view_controller_bar_extent(
  _ container: OpaquePointer?, _ edge: motus_edge
) -> Double {
  readingBars(container, edge) { bars, edge in bars.height(edge) }
}

@_cdecl("motus_view_controller_set_content_scroller") @implementation
public func motus_view_controller_set_content_scroller(
  _ controller: OpaquePointer?, _ scroller: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    controller.setContentScroller(try runtime.resolveIfAny(scroller, as: .scroller))
  }
}

@_cdecl("motus_view_controller_content_scroller") @implementation
public func motus_view_controller_content_scroller(
  _ controller: OpaquePointer?
) -> OpaquePointer? {
  reading(controller, .viewController, or: nil) { runtime, controller throws(Fault) in
    guard runtime.isAlive(controller.contentScroller) else { return nil }
    return OpaquePointer(controller.contentScroller)
  }
}

private func checkBar(_ container: OrderedContainer, _ edge: BarEdges) throws(Fault) {
  guard container.bars?[edge] != nil else {
    throw Fault(.notFound, "there is no bar at this edge")
  }
}

private func readingBars(
  _ container: OpaquePointer?, _ edge: motus_edge, _ function: StaticString = #function,
  _ body: (Bars, BarEdges) -> Double
) -> Double {
  reading(container, as: .viewController, or: 0, function) { runtime, handle throws(Fault) in
    let edge = try checked(edge)
    guard let bars = try runtime.containerWithBars(handle).bars, bars[edge] != nil else { return 0 }
    return body(bars, edge)
  }
}

private func checked(_ edge: motus_edge) throws(Fault) -> BarEdges {
  guard edge == MOTUS_EDGE_TOP || edge == MOTUS_EDGE_BOTTOM else {
    throw Fault(.invalidArgument, "edge is \(edge.rawValue): top and bottom are possible")
  }
  return BarEdges(rawValue: UInt32(edge.rawValue))
}

private func readingBar<Value>(
  _ container: OpaquePointer?, _ edge: motus_edge, or fallback: Value,
  _ function: StaticString = #function, _ body: (Bars.Bar?) -> Value
) -> Value {
  reading(container, as: .viewController, or: fallback, function) {
    runtime, handle throws(Fault) in
    let edge = try checked(edge)
    return body(try runtime.containerWithBars(handle).bars?[edge])
  }
}

extension Runtime {
  func containerWithBars(_ handle: Handle) throws(Fault) -> OrderedContainer {
    guard let container = entities[handle] as? OrderedContainer, !(container is PageViewController)
    else {
      throw Fault(
        .invalidArgument, "the controller is neither a navigation nor a tab bar controller")
    }
    return container
  }
}
