extension Controllers {
  /// Begins an appearance or a disappearance; in flight the other way round it is a cancel
  /// (CONTRACT AP-4). Children that are in the hierarchy share it (CONTRACT AP-6).
  func beginAppearance(_ controller: ViewController, _ appearing: Bool, animated: Bool) {
    switch (controller.appearance, appearing) {
    case (.disappeared, true), (.disappearing, true):
      controller.appearance = .appearing
      controller.hasBeenAppearing = false
    case (.appeared, false), (.appearing, false):
      controller.appearance = .disappearing
    default:
      let what: StaticString = appearing ? "appearing" : "disappearing"
      return host.warn(
        .invalidState, "motus_view_controller_begin_appearance_transition",
        "unbalanced call: \(name(controller)) is \(controller.appearance.noun) and was asked to "
          + "begin \(what)")
    }
    controller.appearsAnimated = animated
    entities.hold(controller)
    if appearing {
      events.post(.viewWillAppear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewWillAppear(controller, animated: animated) }
    } else {
      events.post(.viewWillDisappear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewWillDisappear(controller, animated: animated) }
    }
    forward(controller) { child in beginAppearance(child, appearing, animated: animated) }
    if appearing { controller.willAppearWithChildren(animated: animated) }
    entities.release(controller.handle)
  }

  /// Ends what was begun.
  func endAppearance(_ controller: ViewController) {
    let animated = controller.appearsAnimated
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    switch controller.appearance {
    case .appearing:
      deliverIsAppearing(controller)
      controller.appearance = .appeared
      events.post(.viewDidAppear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewDidAppear(controller, animated: animated) }
    case .disappearing:
      controller.appearance = .disappeared
      events.post(.viewDidDisappear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewDidDisappear(controller, animated: animated) }
    case .appeared, .disappeared:
      return host.warn(
        .invalidState, "motus_view_controller_end_appearance_transition",
        "unbalanced call: \(name(controller)) is \(controller.appearance.noun) and nothing was "
          + "begun")
    }
    forward(controller) { child in
      if child.appearance == .appearing || child.appearance == .disappearing {
        endAppearance(child)
      }
    }
    if controller.appearance == .appeared { controller.didAppearWithChildren(animated: animated) }
  }

  /// Tells a controller that its view stands in the hierarchy with its final geometry; once an
  /// appearance (CONTRACT AP-2, AP-3).
  func deliverIsAppearing(_ controller: ViewController) {
    guard controller.appearance == .appearing, !controller.hasBeenAppearing else { return }
    controller.hasBeenAppearing = true
    let animated = controller.appearsAnimated
    events.post(.viewIsAppearing, controller.handle, detail: animated ? 1 : 0)
    host.call { controller.delegate.viewIsAppearing(controller, animated: animated) }
    layOut(controller)
    forward(controller) { child in deliverIsAppearing(child) }
  }

  /// Lets a controller lay out its view now.
  func layOut(_ controller: ViewController) {
    guard controller.isViewLoaded else { return }
    views.rows.base[controller.viewIfLoaded.index].flags.remove(.needsLayout)
    host.call { controller.delegate.viewWillLayoutSubviews(controller) }
    controller.layOutContents()
    host.call { controller.delegate.viewDidLayoutSubviews(controller) }
  }

  func name(_ controller: ViewController) -> String {
    "the view controller 0x\(String(controller.handle.bits, radix: 16))"
  }

  private func forward(_ controller: ViewController, _ body: (ViewController) -> Void) {
    guard controller.forwardsAppearance else { return }
    for child in controller.visibleChildren() where child.managers == 0 { body(child) }
  }
}
