import CMotus

@_cdecl("motus_retain") @implementation
public func motus_retain(_ pointer: UnsafeMutableRawPointer?) -> motus_status {
  enteringAny(pointer) { runtime, handle throws(Fault) in try runtime.retain(handle) }
}

@_cdecl("motus_release") @implementation
public func motus_release(_ pointer: UnsafeMutableRawPointer?) -> motus_status {
  guard let pointer else { return MOTUS_OK }
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  guard handle.kind == .runtime, let reference = Runtimes.find(handle),
    reference._withUnsafeGuaranteedRef({ $0.isAlive(handle) && $0.references == 1 })
  else {
    // A destructor of the host's gives back what has ended with its runtime.
    if Runtimes.isEnding(handle), handle.kind != nil { return MOTUS_OK }
    return enteringAny(pointer) { runtime, handle throws(Fault) in try runtime.release(handle) }
  }
  return destroy(OpaquePointer(pointer), #function)
}

@_cdecl("motus_is_alive") @implementation
@_optimize(speed) @inline(__always)
public func motus_is_alive(_ pointer: UnsafeRawPointer?) -> Bool {
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  guard let reference = Runtimes.find(handle) else { return false }
  return reference._withUnsafeGuaranteedRef { $0.isAlive(handle) }
}

/// The way in for a handle of any kind.
private func enteringAny(
  _ pointer: UnsafeMutableRawPointer?, _ function: StaticString = #function,
  _ body: (Runtime, Handle) throws(Fault) -> Void
) -> motus_status {
  guard let pointer else {
    return refuseOrphan(Fault(.invalidArgument, "the handle is NULL"), function)
  }
  guard let kind = Handle(bits: Handle.Bits(bitPattern: pointer)).kind else {
    return refuseOrphan(Fault(.staleHandle, "no object has this handle"), function)
  }
  return entering(OpaquePointer(pointer), as: kind, function, body)
}

@_cdecl("motus_tag") @implementation
public func motus_tag(_ handle: UnsafeRawPointer?) -> UInt64 {
  var tag: UInt64 = 0
  _ = enteringAny(UnsafeMutableRawPointer(mutating: handle)) { runtime, handle throws(Fault) in
    tag = try runtime.tags[tagged(handle)]
  }
  return tag
}

@_cdecl("motus_set_tag") @implementation
public func motus_set_tag(_ handle: UnsafeMutableRawPointer?, _ tag: UInt64) -> motus_status {
  enteringAny(handle) { runtime, handle throws(Fault) in
    runtime.tags.set(tag, of: try tagged(handle))
    // Lists that have been made name the old one.
    runtime.views.changePicture()
    runtime.tracks.frame.rowsChange()
  }
}

/// Checks that an object is of a kind that has tags.
private func tagged(_ handle: Handle) throws(Fault) -> Handle {
  switch handle.kind {
  case .runtime?: throw Fault(.wrongKind, "a runtime has no tag")
  case .animation?: throw Fault(.wrongKind, "an animation has no tag")
  default: return handle
  }
}

@_cdecl("motus_handle_runtime") @implementation
public func motus_handle_runtime(_ pointer: UnsafeRawPointer?) -> OpaquePointer? {
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  guard let reference = Runtimes.find(handle) else { return nil }
  return reference._withUnsafeGuaranteedRef { runtime in
    runtime.isAlive(handle) ? OpaquePointer(runtime.handle) : nil
  }
}

/// Names of enumerators as text: for logs and overlays.

@_cdecl("motus_kind_name") @implementation
public func motus_kind_name(_ kind: motus_kind) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch kind {
    case MOTUS_KIND_NONE: "MOTUS_KIND_NONE"
    case MOTUS_KIND_RUNTIME: "MOTUS_KIND_RUNTIME"
    case MOTUS_KIND_VIEW: "MOTUS_KIND_VIEW"
    case MOTUS_KIND_VIEW_CONTROLLER: "MOTUS_KIND_VIEW_CONTROLLER"
    case MOTUS_KIND_NAVIGATION_CONTROLLER: "MOTUS_KIND_NAVIGATION_CONTROLLER"
    case MOTUS_KIND_TAB_BAR_CONTROLLER: "MOTUS_KIND_TAB_BAR_CONTROLLER"
    case MOTUS_KIND_PROPERTY_ANIMATOR: "MOTUS_KIND_PROPERTY_ANIMATOR"
    case MOTUS_KIND_ANIMATION_CONTROLLER: "MOTUS_KIND_ANIMATION_CONTROLLER"
    case MOTUS_KIND_INTERACTION_CONTROLLER: "MOTUS_KIND_INTERACTION_CONTROLLER"
    case MOTUS_KIND_PERCENT_DRIVEN_INTERACTION: "MOTUS_KIND_PERCENT_DRIVEN_INTERACTION"
    case MOTUS_KIND_TRANSITION_CONTEXT: "MOTUS_KIND_TRANSITION_CONTEXT"
    case MOTUS_KIND_TRANSITION_COORDINATOR: "MOTUS_KIND_TRANSITION_COORDINATOR"
    case MOTUS_KIND_PRESENTATION_CONTROLLER: "MOTUS_KIND_PRESENTATION_CONTROLLER"
    case MOTUS_KIND_GESTURE: "MOTUS_KIND_GESTURE"
    case MOTUS_KIND_DYNAMIC_ANIMATOR: "MOTUS_KIND_DYNAMIC_ANIMATOR"
    case MOTUS_KIND_DYNAMIC_BEHAVIOR: "MOTUS_KIND_DYNAMIC_BEHAVIOR"
    case MOTUS_KIND_SEGUE: "MOTUS_KIND_SEGUE"
    case MOTUS_KIND_DISPLAY_LINK: "MOTUS_KIND_DISPLAY_LINK"
    case MOTUS_KIND_ANIMATION: "MOTUS_KIND_ANIMATION"
    case MOTUS_KIND_DYNAMIC_ITEM: "MOTUS_KIND_DYNAMIC_ITEM"
    case MOTUS_KIND_REGION: "MOTUS_KIND_REGION"
    case MOTUS_KIND_SCROLLER: "MOTUS_KIND_SCROLLER"
    case MOTUS_KIND_LINK: "MOTUS_KIND_LINK"
    case MOTUS_KIND_PAGE_VIEW_CONTROLLER: "MOTUS_KIND_PAGE_VIEW_CONTROLLER"
    case MOTUS_KIND_SPLIT_VIEW_CONTROLLER: "MOTUS_KIND_SPLIT_VIEW_CONTROLLER"
    case MOTUS_KIND_PATH: "MOTUS_KIND_PATH"
    case MOTUS_KIND_VALUE: "MOTUS_KIND_VALUE"
    case MOTUS_KIND_TIMER: "MOTUS_KIND_TIMER"
    case MOTUS_KIND_DRAG: "MOTUS_KIND_DRAG"
    default: "MOTUS_KIND_UNKNOWN"
    }
  return text(name)
}

@_cdecl("motus_handle_kind") @implementation
public func motus_handle_kind(_ pointer: UnsafeRawPointer?) -> motus_kind {
  guard motus_is_alive(pointer) else { return MOTUS_KIND_NONE }
  let handle = Handle(bits: Handle.Bits(bitPattern: pointer))
  return motus_kind(UInt32(handle.kind?.rawValue ?? 0))
}
