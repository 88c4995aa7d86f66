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
  fileprivate func containerWithBars(_ handle: Handle) throws(Fault) -> OrderedContainer {
    guard let container = entities[handle] as? OrderedContainer, !(container is PageViewController)
    else {
      throw Fault(
        .invalidArgument, "the controller is neither a navigation nor a tab bar controller")
    }
    return container
  }
}
