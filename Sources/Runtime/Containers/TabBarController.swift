/// A container with controllers side by side, the selected one of which is shown (TB).
final class TabBarController: OrderedContainer {
  private(set) var tabDelegate: TabBarDelegate?

  func setDelegate(_ delegate: TabBarDelegate?) { tabDelegate = delegate }

  /// Index of the selected tab; none when there are no tabs.
  var selectedIndex: Int? {
    selected.flatMap { selected in members.firstIndex { $0 === selected } }
  }

  /// Selects a tab by program: the delegate is not asked (TB-1).
  func select(_ controller: ViewController, completion: Completion? = nil) throws(Fault) {
    guard contains(controller) else {
      throw Fault(.notFound, "\(controllers.name(controller)) is none of the tabs")
    }
    request(controller, byUser: false, completion)
  }

  /// Selects a tab for the user: asks the delegate first, and notifies it afterwards, even if the
  /// tab was selected before (TB-1). Returns whether the delegate allowed it.
  func selectByUser(_ controller: ViewController, completion: Completion? = nil) -> Bool {
    let allowed =
      tabDelegate.map { delegate in
        controllers.host.call { delegate.shouldSelect(controller, in: self) }
      } ?? true
    guard allowed, contains(controller) else {
      completion?(false)
      return false
    }
    request(controller, byUser: true, completion)
    return true
  }

  /// Replaces the tabs. The selected tab stays selected if it is among the new ones; else the one
  /// at its index is, or the first (TB-2).
  func setViewControllers(
    _ new: [ViewController], animated: Bool, completion: Completion? = nil
  ) throws(Fault) {
    try checkNewcomers(new)
    transitions.perform(for: self, naming: new) { [self] in
      for controller in new where (try? checkNewcomer(controller)) == nil {
        completion?(false)
        return
      }
      var choice = selected
      if let selectedIndex, !new.contains(where: { $0 === choice }) {
        choice = selectedIndex < new.count ? new[selectedIndex] : nil
      }
      arrange(new, showing: choice, .tab, isImmediate: true, animated: animated, completion)
    }
  }

  override var removal: TransitionPolicy { .tab }

  override func selection(
    in members: [ViewController], wanting wanted: ViewController?
  ) -> ViewController? {
    members.contains { $0 === wanted } ? wanted : members.first
  }

  /// Without an animator the tabs are switched at once (TB-3).
  override func askDelegate(
    _ request: inout TransitionRequest, _ from: ViewController, _ to: ViewController
  ) {
    if let tabDelegate {
      request.animator = controllers.host.call {
        tabDelegate.animationController(from: from, to: to, in: self)
      }
      if let animator = request.animator {
        request.interactor = controllers.host.call {
          tabDelegate.interactionController(for: animator, in: self)
        }
      }
    }
    request.isAnimated = request.animator != nil
  }

  override func unwind(toward child: ViewController) { try? select(child) }

  override func dispose() {
    tabDelegate = nil
    super.dispose()
  }

  /// Selects a tab once no transition is under way; after the call, reports a selection by the user.
  private func request(_ controller: ViewController, byUser: Bool, _ completion: Completion?) {
    transitions.perform(for: self, naming: [controller]) { [self] in
      guard contains(controller) else {
        completion?(false)
        return
      }
      arrange(
        members, showing: controller, .tab, isImmediate: true, animated: true, completion)
      guard byUser else { return }
      controllers.events.post(.didSelect, handle, other: controller.handle)
      if let tabDelegate {
        controllers.host.call { tabDelegate.didSelect(controller, in: self) }
      }
    }
  }
}
