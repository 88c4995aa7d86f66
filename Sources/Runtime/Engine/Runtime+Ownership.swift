extension Runtime {
  func retain(_ handle: Handle) throws(Fault) {
    switch handle.kind {
    case .runtime: references += 1
    case .view: try views.retainForHost(handle)
    case .animation: throw Fault(.wrongKind, "an animation has no references")
    default: try entities.retainForHost(handle)
    }
  }

  /// Gives a reference back; the runtime's own last one is the border's business.
  func release(_ handle: Handle) throws(Fault) {
    switch handle.kind {
    case .runtime: references -= 1
    case .view: try releaseByHost(handle)
    case .animation: throw Fault(.wrongKind, "an animation has no references")
    default: try entities.releaseByHost(handle)
    }
  }

  func resizeWindow(_ size: Size) { views.resizeWindow(size) }

  var transitionCount: Int { parts.transitions.layer?.count ?? 0 }

  /// Takes back a reference that the host has. The last reference to the window is the runtime's
  /// and that to a subview its superview's: they are not the host's to give.
  private func releaseByHost(_ view: Handle) throws(Fault) {
    if views.names.references(of: view) == 1 {
      guard view != views.window else {
        throw Fault(.invalidState, "the window belongs to the runtime")
      }
      guard views.parent(view.index) == nil else {
        throw Fault(.invalidState, "the view is held by its superview alone")
      }
    }
    guard views.names.isGiven(view) else {
      throw Fault(.invalidState, "the view is held by the library alone")
    }
    views.release(view, byHost: true)
  }
}
