/// Traits come from the window and go inwards: a parent can override those of a child, a presentation
/// those of what it presents, and the host those of the window.
extension Controllers {
  var windowTraits: SizeClasses { windowTraits(for: views.bounds(views.window.index).size) }

  func windowTraits(for size: Size) -> SizeClasses {
    SizeClasses(size).overridden(by: windowOverride)
  }

  func traits(of controller: ViewController) -> SizeClasses {
    traits(of: controller, in: windowTraits)
  }

  /// Those that a controller would have in a window of others. The innermost override wins.
  func traits(of controller: ViewController, in window: SizeClasses) -> SizeClasses {
    var found = SizeClasses.unspecified
    var current: ViewController? = controller
    while let candidate = current {
      found = candidate.traitOverride.overridden(by: found)
      current = around(candidate)
    }
    return window.overridden(by: found)
  }

  /// Tells a controller and those in it that it will have other traits; whose traits stay is not
  /// told, nor are his children (CN-8).
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

  private func tellTraits(
    _ controller: ViewController, from old: SizeClasses, to new: SizeClasses,
    override: SizeClasses, with coordinator: Handle
  ) {
    tellTraits(
      controller, from: old.overridden(by: override), to: new.overridden(by: override),
      with: coordinator)
  }

  /// The host says what the window's traits are, where its size does not tell.
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

  /// A parent says what the traits of a child are (CN-8).
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
