/// Traits are inherited from the window inwards: the host can override those of the window, a
/// parent those of a child, a presentation those of what it presents.
extension Controllers {
  var windowTraits: SizeClasses { windowTraits(for: views.bounds(views.window.index).size) }

  func windowTraits(for size: Size) -> SizeClasses {
    SizeClasses(size).overridden(by: windowOverride)
  }

  func traits(of controller: ViewController) -> SizeClasses {
    traits(of: controller, in: windowTraits)
  }

  /// Returns the traits that a controller would have if the window had those given. The innermost
  /// override wins.
  func traits(of controller: ViewController, in window: SizeClasses) -> SizeClasses {
    var found = SizeClasses.unspecified
    var current: ViewController? = controller
    while let candidate = current {
      found = candidate.traitOverride.overridden(by: found)
      current = around(candidate)
    }
    return window.overridden(by: found)
  }

  /// Notifies a controller and those inside it that its traits will change. A controller whose
  /// traits stay is not notified, nor are its children (CN-8).
  func tellTraits(
    _ controller: ViewController, from old: SizeClasses, to new: SizeClasses,
    with coordinator: Handle
  ) {
    guard old != new, controller.isViewLoaded else { return }
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    events.post(
      .traitsWillChange, controller.handle, detail: new.horizontal.rawValue,
      value: Double(new.vertical.rawValue))
    host.call { controller.delegate.willTransition(controller, to: new, with: coordinator) }
    controller.traitsWillChange()
    for handle in controller.children {
      guard let child = find(handle), child.parent == controller.handle else { continue }
      tellTraits(child, from: old, to: new, override: child.traitOverride, with: coordinator)
    }
    guard let presented = find(controller.presented) else { return }
    presentations?.presentedWillTransition(
      presented, to: new.overridden(by: presented.traitOverride), with: coordinator)
    guard controller.presented == presented.handle else { return }
    tellTraits(presented, from: old, to: new, override: presented.traitOverride, with: coordinator)
  }

  /// Notifies of traits that change below an override, which applies to the old and the new ones.
  private func tellTraits(
    _ controller: ViewController, from old: SizeClasses, to new: SizeClasses,
    override: SizeClasses, with coordinator: Handle
  ) {
    tellTraits(
      controller, from: old.overridden(by: override), to: new.overridden(by: override),
      with: coordinator)
  }

  /// Sets the host's override of the window's traits, which otherwise follow from its size.
  func overrideWindowTraits(_ override: SizeClasses) {
    let old = windowTraits
    let before = windowOverride
    windowOverride = override
    let new = windowTraits
    guard old != new else { return }
    if let root = find(root) {
      windowOverride = before
      tellTraits(root, from: old, to: new, with: .none)
      windowOverride = override
    }
    presentations?.traitsDidChange()
  }

  /// Sets a parent's override of a child's traits (CN-8).
  func overrideTraits(of child: ViewController, _ override: SizeClasses) {
    let old = traits(of: child)
    let before = child.traitOverride
    child.traitOverride = override
    let new = traits(of: child)
    guard old != new else { return }
    child.traitOverride = before
    tellTraits(child, from: old, to: new, with: .none)
    child.traitOverride = override
    presentations?.traitsDidChange()
  }
}
