/// Appearance callbacks, in their order (AP). Every callback of the host can change everything:
/// after each one the state is read anew, and the rest of a sequence is only carried out while the
/// controller is still in the state that the sequence has set.
extension Controllers {
  /// Begins an appearance or a disappearance; while the opposite one is under way this cancels that
  /// (AP-4). For hosts: an unbalanced call is reported as a warning.
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

  /// Sends `viewIsAppearing` to controllers whose appearance the host has begun, in the first frame
  /// in which their views are in the window (AP-2).
  func deliverAwaited() {
    guard !awaited.isEmpty else { return }
    let waiting = awaited
    awaited = []
    for handle in waiting {
      guard let controller = find(handle), controller.lifecycle.awaitsIsAppearing else { continue }
      if isInWindow(controller) { deliverIsAppearing(controller) } else { awaited.append(handle) }
    }
  }

  /// Ends the appearance or disappearance under way. For hosts: an unbalanced call is reported as a
  /// warning.
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

  /// Takes a controller to a state by the callbacks that lead there; calls nothing if it is there
  /// already, or already heading there.
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

  /// Takes a controller whose view is below its container's to the container's state (AP-6). A
  /// child that is added while the container is appearing gets its did-call with the container's.
  /// Other controllers follow the window.
  func bringInStep(_ controller: ViewController, with container: ViewController?, animated: Bool) {
    guard let container, isAncestor(container, of: controller), container.appearance != .appeared,
      !controller.isAway
    else {
      let goal: Appearance =
        isInWindow(controller) && !controller.isAway ? .appeared : .disappeared
      return bring(controller, to: goal, animated: animated)
    }
    bring(controller, to: container.appearance, animated: animated)
    if controller.appearance == .appearing && container.lifecycle.hasBeenAppearing {
      deliverIsAppearing(controller)
    }
  }

  /// Lets a controller that lost its parent between a will-call and its did-call follow the window
  /// by itself, so that the did-call comes.
  func leaveAlone(_ controller: ViewController, by parent: ViewController) {
    guard parent.forwardsAppearance, !controller.lifecycle.isManaged else { return }
    switch controller.appearance {
    case .appearing, .disappearing: bringInStep(controller, with: nil, animated: false)
    case .appeared, .disappeared: break
    }
  }

  private func isAncestor(_ parent: ViewController, of controller: ViewController) -> Bool {
    parent.isViewLoaded && controller.isViewLoaded
      && views.isDescendant(controller.viewIfLoaded.index, of: parent.viewIfLoaded.index)
  }

  /// Sends `viewIsAppearing`: the view is in the hierarchy with its final geometry. At most once an
  /// appearance (AP-2, AP-3).
  func deliverIsAppearing(_ controller: ViewController) {
    guard controller.lifecycle.awaitsIsAppearing else { return }
    controller.lifecycle.sendIsAppearing()
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    let animated = controller.lifecycle.isAnimated
    events.post(.viewIsAppearing, controller.handle, detail: animated ? 1 : 0)
    host.call { controller.delegate.viewIsAppearing(controller, animated: animated) }
    layOut(controller)
    guard controller.appearance == .appearing else { return }
    forward(controller) { child in
      if isAncestor(controller, of: child) { deliverIsAppearing(child) }
    }
  }

  /// Lays out a controller's view now, with the calls before and after, and its safe area first.
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

  /// Sets the state and makes the will-calls: of the controller first, then of its children.
  private func begin(_ controller: ViewController, _ appearing: Bool, animated: Bool) {
    let state: Appearance = appearing ? .appearing : .disappearing
    controller.lifecycle.begin(state, animated: animated)
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    if appearing {
      events.post(.viewWillAppear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewWillAppear(controller, animated: animated) }
      if controller.appearance == state { controller.willAppearBeforeChildren() }
    } else {
      events.post(.viewWillDisappear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewWillDisappear(controller, animated: animated) }
    }
    forward(controller) { child in
      // A child that a transition takes away does not come back with the container.
      guard controller.appearance == state, isAncestor(controller, of: child),
        !appearing || !child.isAway && (!child.lifecycle.isManaged || child.lifecycle.isComing)
      else { return }
      bring(child, to: state, animated: animated)
    }
    if appearing && controller.appearance == state {
      controller.willAppearWithChildren(animated: animated)
    }
  }

  /// Makes the did-calls, of the controller first, then of its children; `viewIsAppearing` before
  /// them if it has not been sent.
  private func end(_ controller: ViewController) {
    let animated = controller.lifecycle.isAnimated
    entities.hold(controller)
    defer { entities.release(controller.handle) }
    if controller.appearance == .appearing {
      deliverIsAppearing(controller)
      guard controller.appearance == .appearing else { return }
      controller.lifecycle.end()
      controller.preferredTransition?.controllerAppeared(controller)
      events.post(.viewDidAppear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewDidAppear(controller, animated: animated) }
      forward(controller) { child in
        // A transition ends the appearance of its own participants itself.
        guard controller.appearance == .appeared, !child.lifecycle.isManaged else { return }
        bringInStep(child, with: controller, animated: animated)
      }
      if controller.appearance == .appeared { controller.didAppearWithChildren(animated: animated) }
    } else if controller.appearance == .disappearing {
      controller.lifecycle.end()
      events.post(.viewDidDisappear, controller.handle, detail: animated ? 1 : 0)
      host.call { controller.delegate.viewDidDisappear(controller, animated: animated) }
      forward(controller) { child in
        guard controller.appearance == .disappeared else { return }
        bringInStep(child, with: controller, animated: animated)
      }
    }
  }

  /// Calls `body` for each child and for each controller presented from here. Children whose views
  /// are elsewhere are included: they may have been here a moment ago.
  private func forward(_ controller: ViewController, _ body: (ViewController) -> Void) {
    guard controller.forwardsAppearance else { return }
    for child in controller.children {
      guard let child = find(child), child.parent == controller.handle else { continue }
      body(child)
      forwardToPresented(by: child, body)
    }
    forwardToPresented(by: controller, body)
  }

  /// Calls `body` for each presented controller whose view is below the given controller's:
  /// presented in a part of the window, it appears and disappears with that part.
  private func forwardToPresented(by controller: ViewController, _ body: (ViewController) -> Void) {
    var current = controller
    while let presented = find(current.presented), presented.presenter == current.handle {
      if isAncestor(controller, of: presented) { body(presented) }
      current = presented
    }
  }
}
