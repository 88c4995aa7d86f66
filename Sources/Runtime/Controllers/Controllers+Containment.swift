extension Controllers {
  func willMove(_ controller: ViewController, to parent: ViewController?) {
    controller.isJoining = parent != nil
    controller.isLeaving = parent == nil
    events.post(.willMoveToParent, controller.handle, other: parent?.handle ?? .none)
    host.call { controller.delegate.willMove(controller, toParent: parent) }
  }

  func didMove(_ controller: ViewController, to parent: ViewController?) {
    controller.isJoining = false
    controller.isLeaving = false
    events.post(.didMoveToParent, controller.handle, other: parent?.handle ?? .none)
    host.call { controller.delegate.didMove(controller, toParent: parent) }
  }
}

/// A view that enters or leaves the window takes its controller with it (AP-5, AP-8),
/// unless a transition has that in hand.
extension Controllers {
  /// The will-calls, before the view has moved (AP-3).
  func viewMoves(_ view: Int, into parent: Int?) {
    let controllers = self.controllers(in: view)
    for controller in controllers { entities.hold(controller) }
    let handle = views.rows[view].handle
    // Outermost first: parents take their children along.
    for controller in controllers where controller.managers == 0 {
      guard stands(controller, in: handle) else { continue }
      announceMove(controller, with: view, into: parent)
    }
    // Whoever was told may have taken one out: it does not come along, and no move tells it so.
    for controller in controllers where controller.managers == 0 {
      if !stands(controller, in: handle) { follow(controller) }
    }
    for controller in controllers { entities.release(controller.handle) }
  }

  private func stands(_ controller: ViewController, in view: Handle) -> Bool {
    controller.isViewLoaded && views.names.contains(view)
      && views.isDescendant(controller.viewIfLoaded.index, of: view.index)
  }

  private func announceMove(_ controller: ViewController, with view: Int, into parent: Int?) {
    let container = find(controller.parent)
    guard container?.forwardsAppearance ?? true, controller.isViewLoaded else { return }
    // What moves inside of its container's view comes and goes with it, however that does.
    if let container, container.isViewLoaded,
      views.isDescendant(container.viewIfLoaded.index, of: view),
      views.isDescendant(controller.viewIfLoaded.index, of: container.viewIfLoaded.index)
    {
      return
    }
    let isEntering = parent.map { views.isInWindow($0) } ?? false
    // What enters a container that is not shown waits for it.
    if isEntering, let container, container.isViewLoaded, let parent,
      views.isDescendant(parent, of: container.viewIfLoaded.index)
        || views.isDescendant(controller.viewIfLoaded.index, of: container.viewIfLoaded.index)
    {
      guard container.appearance == .appeared || container.appearance == .appearing else { return }
    }
    guard !isEntering || !controller.isAway else { return }
    controller.isMovingToParent = controller.isJoining
    controller.isMovingFromParent = controller.isLeaving
    bring(controller, to: isEntering ? .appearing : .disappearing, animated: false)
    controller.isMovingToParent = false
    controller.isMovingFromParent = false
  }

  func viewMoved(_ view: Int, wasInWindow: Bool) {
    let isInWindow = views.isInWindow(view)
    if let moved = find(Handle(bits: views.rows[view].controller)), !moved.absence.isEmpty {
      // Somebody has put it elsewhere: it is where its view is again.
      moved.absence = []
      if isInWindow, moved.managers == 0 { follow(moved) }
    }
    guard isInWindow != wasInWindow else { return }
    let controllers = self.controllers(in: view)
    for controller in controllers { entities.hold(controller) }
    // Outermost first: parents take their children along, and the others follow by themselves.
    for controller in controllers where controller.managers == 0 { follow(controller) }
    for controller in controllers { entities.release(controller.handle) }
  }

  /// Takes a controller to where its view is now.
  func follow(_ controller: ViewController) {
    let parent = find(controller.parent)
    guard parent?.forwardsAppearance ?? true else { return }
    controller.isMovingToParent = controller.isJoining
    controller.isMovingFromParent = controller.isLeaving
    bringInStep(controller, with: parent, animated: false)
    controller.isMovingToParent = false
    controller.isMovingFromParent = false
  }

  /// CN-4: a child's view stands below its parent's, with no other controller's between.
  func inconsistency(of view: Int, into parent: Int) -> Fault? {
    guard let owner = owner(of: parent) else { return nil }
    for controller in controllers(in: view, outermostOnly: true) {
      guard !controller.parent.isNone, controller.managers == 0, controller.parent != owner.handle
      else { continue }
      return Fault(
        .invalidState,
        "the view of \(name(controller)) would stand below that of \(name(owner)), which is not its "
          + "parent")
    }
    return nil
  }

  /// Whose view a view is, or stands in.
  private func owner(of view: Int) -> ViewController? {
    var current: Int? = view
    while let candidate = current {
      let row = views.rows[candidate]
      if row.controller != 0, let owner = find(Handle(bits: row.controller)) { return owner }
      current = views.parent(candidate)
    }
    return nil
  }

  /// All whose views stand in a view are laid out with the next layout, whatever size they have.
  func setNeedsLayout(in view: Int) {
    for controller in controllers(in: view) { viewDidResize(controller.viewIfLoaded.index) }
  }

  /// The controllers whose views stand in a view, from the outermost.
  private func controllers(in view: Int, outermostOnly: Bool = false) -> [ViewController] {
    var found: [ViewController] = []
    var current = view
    while true {
      let row = views.rows[current]
      var goesOn = true
      if row.controller != 0, let controller = find(Handle(bits: row.controller)) {
        found.append(controller)
        goesOn = !outermostOnly
      }
      if goesOn, row.firstChild >= 0, row.flags.contains(.holdsControllers) {
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
