/// Every callback of the host can change everything: after each one the state is read anew, and
/// what is begun is only carried on when it is still under way.
extension Controllers {
  /// Begins an appearance or a disappearance; in flight the other way round it is a cancel
  /// (AP-4). For hosts: an unbalanced call is reported.
  func beginAppearance(_ controller: ViewController, _ appearing: Bool, animated: Bool) {
    switch (controller.appearance, appearing) {
    case (.disappeared, true), (.disappearing, true), (.appeared, false), (.appearing, false):
      begin(controller, appearing, animated: animated)
      if appearing { awaited.append(controller.handle) }
    default:
      let what: StaticString = appearing ? "appearing" : "disappearing"
      host.warn(
        .invalidState, "motus_view_controller_begin_appearance_transition",
        "unbalanced call: \(name(controller)) is \(controller.appearance.noun) and was asked to "
          + "begin \(what)")
    }
  }

  /// Tells those whose appearance the host has begun, once their views stand in the window: in the
  /// frame in which they do (AP-2).
  func deliverAwaited() {
    guard !awaited.isEmpty else { return }
    let waiting = awaited
    awaited = []
    for handle in waiting {
      guard let controller = find(handle), controller.appearance == .appearing,
        !controller.hasBeenAppearing
      else { continue }
      if isInWindow(controller) { deliverIsAppearing(controller) } else { awaited.append(handle) }
    }
  }

  /// Ends what was begun. For hosts: an unbalanced call is reported.
  func endAppearance(_ controller: ViewController) {
    switch controller.appearance {
    case .appearing, .disappearing: end(controller)
    case .appeared, .disappeared:
      host.warn(
        .invalidState, "motus_view_controller_end_appearance_transition",
        "unbalanced call: \(name(controller)) is \(controller.appearance.noun) and nothing was "
          + "begun")
    }
  }

  /// Takes a controller to a state by the calls that lead there; none when it is there, or further
  /// on the same way, already.
  func bring(_ controller: ViewController, to goal: Appearance, animated: Bool) {
    let appears = goal == .appearing || goal == .appeared
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    switch (controller.appearance, appears) {
    case (.disappeared, true), (.disappearing, true), (.appeared, false), (.appearing, false):
      begin(controller, appears, animated: animated)
    default: break
    }
    switch (controller.appearance, goal) {
    case (.appearing, .appeared), (.disappearing, .disappeared): end(controller)
    default: break
    }
  }

  /// Takes a controller to where its container is, when its view stands below the container's
  /// (AP-6): what comes while the container is appearing has its did-call with it. Others
  /// follow the window.
  func bringInStep(_ controller: ViewController, with container: ViewController?, animated: Bool) {
    guard let container, isAncestor(container, of: controller), container.appearance != .appeared,
      !controller.isAway
    else {
      let goal: Appearance =
        isInWindow(controller) && !controller.isAway ? .appeared : .disappeared
      return bring(controller, to: goal, animated: animated)
    }
    bring(controller, to: container.appearance, animated: animated)
    if controller.appearance == .appearing && container.hasBeenAppearing {
      deliverIsAppearing(controller)
    }
  }

  /// A controller that has lost its parent between two calls follows the window by itself.
  func leaveAlone(_ controller: ViewController, by parent: ViewController) {
    guard parent.forwardsAppearance, controller.managers == 0 else { return }
    switch controller.appearance {
    case .appearing, .disappearing: bringInStep(controller, with: nil, animated: false)
    case .appeared, .disappeared: break
    }
  }

  private func isAncestor(_ parent: ViewController, of controller: ViewController) -> Bool {
    parent.isViewLoaded && controller.isViewLoaded
      && views.isDescendant(controller.viewIfLoaded.index, of: parent.viewIfLoaded.index)
  }

  /// Tells a controller that its view stands in the hierarchy with its final geometry; once an
  /// appearance (AP-2, AP-3).
  func deliverIsAppearing(_ controller: ViewController) {
    guard controller.appearance == .appearing, !controller.hasBeenAppearing else { return }
    controller.hasBeenAppearing = true
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    let animated = controller.appearsAnimated
    events.post(.viewIsAppearing, controller.handle, detail: animated ? 1 : 0)
    host.call { controller.delegate.viewIsAppearing(controller, animated: animated) }
    layOut(controller)
    guard controller.appearance == .appearing else { return }
    forward(controller) { child in
      if isAncestor(controller, of: child) { deliverIsAppearing(child) }
    }
  }

  /// Lets a controller lay out its view now.
  func layOut(_ controller: ViewController) {
    guard controller.isViewLoaded else { return }
    views.rows.base[controller.viewIfLoaded.index].flags.remove(.needsLayout)
    if usesInsets { noteSafeArea(controller) }
    host.call { controller.delegate.viewWillLayoutSubviews(controller) }
    if controller.isViewLoaded { controller.layOutContents() }
    host.call { controller.delegate.viewDidLayoutSubviews(controller) }
    if usesInsets, controller.isViewLoaded {
      adjustScrollers(below: controller.viewIfLoaded.index)
    }
  }

  private func begin(_ controller: ViewController, _ appearing: Bool, animated: Bool) {
    let state: Appearance = appearing ? .appearing : .disappearing
    controller.appearance = state
    controller.appearsAnimated = animated
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    if appearing {
      controller.hasBeenAppearing = false
      events.post(.viewWillAppear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewWillAppear(controller, animated: animated) }
      if controller.appearance == state { controller.willAppearBeforeChildren() }
    } else {
      events.post(.viewWillDisappear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewWillDisappear(controller, animated: animated) }
    }
    forward(controller) { child in
      // What a transition takes away does not come back with the container.
      guard controller.appearance == state, isAncestor(controller, of: child),
        !appearing || !child.isAway && (child.managers == 0 || child.isComing)
      else { return }
      bring(child, to: state, animated: animated)
    }
    if appearing && controller.appearance == state {
      controller.willAppearWithChildren(animated: animated)
    }
  }

  private func end(_ controller: ViewController) {
    let animated = controller.appearsAnimated
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    if controller.appearance == .appearing {
      deliverIsAppearing(controller)
      guard controller.appearance == .appearing else { return }
      controller.appearance = .appeared
      controller.isJoining = false
      controller.preferredTransition?.controllerAppeared(controller)
      events.post(.viewDidAppear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewDidAppear(controller, animated: animated) }
      forward(controller) { child in
        // A transition ends what it has in hand itself.
        guard controller.appearance == .appeared, child.managers == 0 else { return }
        bringInStep(child, with: controller, animated: animated)
      }
      if controller.appearance == .appeared { controller.didAppearWithChildren(animated: animated) }
    } else if controller.appearance == .disappearing {
      controller.appearance = .disappeared
      events.post(.viewDidDisappear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewDidDisappear(controller, animated: animated) }
      forward(controller) { child in
        guard controller.appearance == .disappeared else { return }
        bringInStep(child, with: controller, animated: animated)
      }
    }
  }

  /// Children whose views stand elsewhere are included: they may have been here a moment ago.
  private func forward(_ controller: ViewController, _ body: (ViewController) -> Void) {
    guard controller.forwardsAppearance else { return }
    for child in controller.children {
      guard let child = find(child), child.parent == controller.handle else { continue }
      body(child)
      forwardToPresented(by: child, body)
    }
    forwardToPresented(by: controller, body)
  }

  /// What is presented in a part of the window appears and disappears with the controller whose view
  /// it stands in.
  private func forwardToPresented(by controller: ViewController, _ body: (ViewController) -> Void) {
    var current = controller
    while let presented = find(current.presented), presented.presenter == current.handle {
      if isAncestor(controller, of: presented) { body(presented) }
      current = presented
    }
  }
}
