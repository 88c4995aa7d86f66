extension Controllers {
  /// Makes a controller the root, which fills the window; none empties the window. Never animated.
  /// A call from inside a change of the root is carried out after that change.
  func setRoot(_ controller: ViewController?) throws(Fault) {
    try checkCanBeRoot(controller)
    guard !isChangingRoot else {
      if let controller { entities.hold(controller) }
      nextRoots.append(controller)
      return
    }
    isChangingRoot = true
    defer { isChangingRoot = false }
    var refusal: Fault?
    do throws(Fault) { try change(to: controller) } catch { refusal = error }
    while !nextRoots.isEmpty {
      let next = nextRoots.takeFirst()
      do throws(Fault) {
        try checkCanBeRoot(next)
        try change(to: next)
      } catch {
        host.warn(error.code, "motus_runtime_set_root_view_controller", error.message)
      }
      if let next { entities.release(next.handle) }
    }
    if let refusal { throw refusal }
  }

  /// Removes the root from its role when it gets a parent.
  func leaveRoot(_ controller: ViewController) {
    guard root == controller.handle else { return }
    root = .none
    entities.release(controller.handle)
  }

  /// Throws if a controller has a parent, or another place outside of a parent.
  private func checkCanBeRoot(_ controller: ViewController?) throws(Fault) {
    guard controller?.parent.isNone ?? true else {
      throw Fault(.invalidState, "the view controller has a parent")
    }
    try controller?.checkHasNoOtherPlace()
  }

  /// Replaces the root at once.
  private func change(to controller: ViewController?) throws(Fault) {
    guard controller?.handle ?? .none != root else { return }
    if let controller {
      entities.hold(controller)
      do throws(Fault) {
        try controller.loadViewIfNeeded()
        try checkCanBeRoot(controller)
      } catch {
        entities.release(controller.handle)
        throw error
      }
    }
    if let old = find(root) { presentations?.rootWillLeave(old) }
    if let controller {
      do throws(Fault) {
        // The host has been called: the controller may have got a parent or a presenter.
        try checkCanBeRoot(controller)
      } catch {
        entities.release(controller.handle)
        throw error
      }
    }
    let old = find(root)
    root = controller?.handle ?? .none
    if let old {
      leaveWindow(old)
      entities.release(old.handle)
    }
    if let controller, root == controller.handle { enterWindow(controller) }
  }

  /// Adds the new root's view to the window, with all appearance callbacks.
  private func enterWindow(_ controller: ViewController) {
    let window = views.window.index
    controller.lifecycle.manage(coming: true)
    bring(controller, to: .appearing, animated: false)
    if controller.isViewLoaded, root == controller.handle {
      place(controller.viewIfLoaded.index, in: window)
      try? views.insert(controller.viewIfLoaded.index, into: window, at: 0)
    }
    controller.lifecycle.release()
    bring(controller, to: isInWindow(controller) ? .appeared : .disappeared, animated: false)
  }

  /// Removes the old root's view from the window, with all appearance callbacks.
  private func leaveWindow(_ controller: ViewController) {
    guard controller.isViewLoaded,
      views.parent(controller.viewIfLoaded.index) == views.window.index
    else { return }
    controller.lifecycle.manage(coming: false)
    bring(controller, to: .disappearing, animated: false)
    if controller.isViewLoaded { views.removeFromSuperview(controller.viewIfLoaded.index) }
    controller.lifecycle.release()
    if !isInWindow(controller) { bring(controller, to: .disappeared, animated: false) }
  }
}
