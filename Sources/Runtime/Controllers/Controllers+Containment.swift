extension Controllers {
  /// Announces to a controller that it will move to a parent, or to none.
  func willMove(_ controller: ViewController, to parent: ViewController?) {
    if let parent { presentations?.willPlace(controller, in: parent) }
    controller.lifecycle.noteMove(toParent: parent != nil)
    events.post(.willMoveToParent, controller.handle, other: parent?.handle ?? .none)
    host.call { controller.delegate.willMove(controller, toParent: parent) }
  }

  /// Notifies a controller that it has moved to a parent, or to none.
  func didMove(_ controller: ViewController, to parent: ViewController?) {
    controller.lifecycle.endMove()
    events.post(.didMoveToParent, controller.handle, other: parent?.handle ?? .none)
    host.call { controller.delegate.didMove(controller, toParent: parent) }
  }

  /// Notifies a controller whose move has been announced of the parent that it has: each `willMove` has
  /// its `didMove`, also where a callback has put the controller elsewhere.
  func endMove(of controller: ViewController) {
    guard entities.contains(controller.handle) else { return }
    didMove(controller, to: find(controller.parent))
  }
}

/// Views that enter or leave the window, and take their controllers along (AP-5, AP-8), unless a
/// transition manages the controller's appearance.
extension Controllers {
  /// Makes the will-calls of all controllers in a view that is about to move (AP-3).
  func makeWillCalls(ofView view: Int, into parent: Int?) {
    let controllers = self.controllers(in: view)
    for controller in controllers { entities.retain(controller) }
    let handle = views.rows[view].handle
    // Outermost first: parents take their children along.
    for controller in controllers where !controller.lifecycle.isManaged {
      guard isView(of: controller, in: handle) else { continue }
      makeWillCall(of: controller, with: view, into: parent)
    }
    // A callback may have taken a view out: it does not move along, and no move will notify its
    // controller, so that follows the window here.
    for controller in controllers where !controller.lifecycle.isManaged {
      if !isView(of: controller, in: handle) { follow(controller) }
    }
    for controller in controllers { entities.release(controller.handle) }
  }

  /// Whether a controller's view is a view or inside it.
  private func isView(of controller: ViewController, in view: Handle) -> Bool {
    controller.isViewLoaded && views.names.contains(view)
      && views.isDescendant(controller.viewIfLoaded.index, of: view.index)
  }

  /// Makes the will-call of a controller whose view enters or leaves the window with a view that
  /// moves, unless the controller appears and disappears with its container.
  private func makeWillCall(of controller: ViewController, with view: Int, into parent: Int?) {
    let container = find(controller.parent)
    guard container?.forwardsAppearance ?? true, controller.isViewLoaded else { return }
    // A view inside its container's moving view appears and disappears with the container.
    if let container, container.isViewLoaded,
      views.isDescendant(container.viewIfLoaded.index, of: view),
      views.isDescendant(controller.viewIfLoaded.index, of: container.viewIfLoaded.index)
    {
      return
    }
    let isEntering = parent.map { views.isInWindow($0) } ?? false
    // A view that enters a container which is not shown waits for the container's appearance.
    if isEntering, let container, container.isViewLoaded, let parent,
      views.isDescendant(parent, of: container.viewIfLoaded.index)
        || views.isDescendant(controller.viewIfLoaded.index, of: container.viewIfLoaded.index)
    {
      guard container.appearance == .appeared || container.appearance == .appearing else { return }
    }
    guard !isEntering || !controller.isAway else { return }
    controller.lifecycle.giveMoveAsReason()
    bring(controller, to: isEntering ? .appearing : .disappearing, animated: false)
    controller.lifecycle.forgetMoveAsReason()
  }

  /// Makes the did-calls of all controllers in a view that has entered or left the window. One that
  /// counted as gone, and whose own view this is, does so no longer.
  func makeDidCalls(ofView view: Int, wasInWindow: Bool) {
    let isInWindow = views.isInWindow(view)
    if let moved = find(Handle(bits: views.rows[view].owner)), !moved.lifecycle.absence.isEmpty {
      // The host has put the view elsewhere: the controller's state is again that of its view.
      moved.lifecycle.endAbsence()
      if isInWindow, !moved.lifecycle.isManaged { follow(moved) }
    }
    guard isInWindow != wasInWindow else { return }
    let controllers = self.controllers(in: view)
    for controller in controllers { entities.retain(controller) }
    // Outermost first: parents take their children along; controllers without parent follow by
    // themselves.
    for controller in controllers where !controller.lifecycle.isManaged { follow(controller) }
    for controller in controllers {
      if isInWindow, controller.isViewLoaded { catchUpLayout(controller) }
      entities.release(controller.handle)
    }
  }

  /// Takes a controller to the state that follows from where its view is now.
  func follow(_ controller: ViewController) {
    let parent = find(controller.parent)
    guard parent?.forwardsAppearance ?? true else { return }
    controller.lifecycle.giveMoveAsReason()
    bringInStep(controller, with: parent, animated: false)
    controller.lifecycle.forgetMoveAsReason()
  }

  /// Returns the fault of putting a view into another, or nil. Rule CN-4: a child's view is below its
  /// parent's, with no other controller's view between.
  func inconsistency(of view: Int, into parent: Int) -> Fault? {
    guard let owner = owner(of: parent) else { return nil }
    for controller in controllers(in: view, outermostOnly: true) {
      guard !controller.parent.isNone, !controller.lifecycle.isManaged,
        controller.parent != owner.handle
      else { continue }
      return Fault(
        .invalidState,
        "the view of \(name(controller)) would stand below that of \(name(owner)), which is not its "
          + "parent")
    }
    return nil
  }

  /// Returns the controller whose view contains, or is, this view: the nearest upwards.
  private func owner(of view: Int) -> ViewController? {
    var current: Int? = view
    while let candidate = current {
      let row = views.rows[candidate]
      if row.owner != 0, let owner = find(Handle(bits: row.owner)) { return owner }
      current = views.parent(candidate)
    }
    return nil
  }

  /// Marks all controllers whose views are in a view for the next layout, even if their sizes stay.
  func setNeedsLayout(in view: Int) {
    for controller in controllers(in: view) { viewDidResize(controller.viewIfLoaded.index) }
  }

  /// Returns the controllers whose views are in a view, outermost first; with `outermostOnly` without
  /// those inside another one's view.
  private func controllers(in view: Int, outermostOnly: Bool = false) -> [ViewController] {
    var found: [ViewController] = []
    var current = view
    while true {
      let row = views.rows[current]
      var goesOn = true
      if row.owner != 0, let controller = find(Handle(bits: row.owner)) {
        found.append(controller)
        goesOn = !outermostOnly
      }
      // A view without the flag has no controller's view below it.
      if goesOn, row.firstChild >= 0, row.flags.contains(.holdsOwned) {
        current = Int(row.firstChild)
        continue
      }
      while current != view && views.rows[current].next < 0 {
        current = Int(views.rows[current].parent)
      }
      if current == view { return found }
      current = Int(views.rows[current].next)
    }
  }
}
