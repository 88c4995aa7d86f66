extension Controllers {
  func willMove(_ controller: ViewController, to parent: ViewController?) {
    events.post(.willMoveToParent, controller.handle, other: parent?.handle ?? .none)
    host.call { controller.delegate.willMove(controller, toParent: parent) }
  }

  func didMove(_ controller: ViewController, to parent: ViewController?) {
    events.post(.didMoveToParent, controller.handle, other: parent?.handle ?? .none)
    host.call { controller.delegate.didMove(controller, toParent: parent) }
  }
}

/// A view that enters or leaves the window takes its controller with it (CONTRACT AP-5, AP-8),
/// unless a transition has that in hand.
extension Controllers {
  func viewMoved(_ view: Int, wasInWindow: Bool) {
    let isInWindow = views.isInWindow(view)
    guard isInWindow != wasInWindow else { return }
    for controller in topmostControllers(in: view) where controller.managers == 0 {
      guard isForwarded(controller) else { continue }
      if isInWindow {
        guard controller.appearance == .disappeared else { continue }
        setMoving(controller, true, appearing: true)
        beginAppearance(controller, true, animated: false)
        deliverIsAppearing(controller)
        endAppearance(controller)
        setMoving(controller, false, appearing: true)
      } else {
        guard controller.appearance == .appeared else { continue }
        beginAppearance(controller, false, animated: false)
        endAppearance(controller)
      }
    }
  }

  /// Whether a controller's parent lets appearance follow the views.
  private func isForwarded(_ controller: ViewController) -> Bool {
    guard let parent = find(controller.parent) else { return true }
    return parent.forwardsAppearance && parent.appearance == .appeared
  }

  private func setMoving(_ controller: ViewController, _ isMoving: Bool, appearing: Bool) {
    guard !controller.parent.isNone else { return }
    controller.isMovingToParent = isMoving && appearing
  }

  /// The controllers of a view or, when it has none, of the nearest views below it.
  private func topmostControllers(in view: Int) -> [ViewController] {
    var found: [ViewController] = []
    var current = view
    while true {
      let row = views.rows[current]
      var descends = true
      if row.controller != 0, let controller = find(Handle(bits: row.controller)) {
        found.append(controller)
        descends = false
      }
      if descends, row.firstChild >= 0 {
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
