extension ViewController {
  /// Adds a segue, in place of one with the same identifier.
  final func add(_ segue: SegueTemplate) {
    segues.removeAll { $0.identifier.equals(segue.identifier) }
    segues.append(segue)
  }

  final func add(_ action: UnwindAction) {
    unwindActions.removeAll { $0.identifier.equals(action.identifier) }
    unwindActions.append(action)
  }

  /// Performs a segue: makes the destination, lets the source prepare, then shows it (SG-2). If a
  /// user asks for it the source has to allow it (SG-1). Returns whether it was performed.
  final func performSegue(
    _ identifier: Identifier, sender: UnsafeMutableRawPointer?, byUser: Bool
  ) throws(Fault) -> Bool {
    guard let template = segues.first(where: { $0.identifier.equals(identifier) }) else {
      throw Fault(.notFound, "no segue\(identifier) has been added")
    }
    let entities = controllers.entities
    let host = controllers.host
    entities.hold(self)
    defer { entities.release(handle) }
    if byUser {
      let isAllowed = host.call {
        delegate.shouldPerformSegue(self, template.identifier, sender: sender)
      }
      guard isAllowed else { return false }
    }
    guard let destination = host.call({ template.makeDestination(for: self) }) else {
      throw Fault(.invalidState, "the segue has no destination")
    }
    // The host may give up its reference to the destination while it prepares.
    entities.hold(destination)
    defer { entities.release(destination.handle) }
    // Only the host's own reference, if it has one: others keep theirs.
    defer { try? entities.releaseByHost(destination.handle) }
    let segue = try entities.insertOwn(
      Segue(template.identifier, from: self, to: destination, sender: sender, isUnwind: false),
      as: .segue)
    defer { entities.release(segue.handle) }
    host.call { delegate.prepare(self, for: segue.handle) }
    switch template.kind {
    case .show: try show(destination, asDetail: false, from: sender)
    case .showDetail: try show(destination, asDetail: true, from: sender)
    case .present: try controllers.presentations?.present(destination, inFrontOf: self)
    case .custom: host.call { template.perform(segue) }
    }
    return true
  }

  /// Returns the controller that shows others on behalf of this one: the nearest that does, from
  /// this outwards through parents and presenters.
  final func target(showingDetail isDetail: Bool) -> ViewController? {
    controllers.nearest(to: self, through: .parentsAndPresenters) { $0.shows(asDetail: isDetail) }
  }

  /// Shows another controller in the one responsible; presents it if there is none.
  final func show(
    _ shown: ViewController, asDetail: Bool, from sender: UnsafeMutableRawPointer?
  ) throws(Fault) {
    guard let target = target(showingDetail: asDetail) else {
      try controllers.presentations?.present(shown, inFrontOf: self)
      return
    }
    try target.show(shown, asDetail: asDetail, sender: sender)
  }
}

extension Controllers {
  /// Returns the next controller outwards: the parent, the presenter, or, for a stack that waits
  /// for its split view controller to collapse, that split view controller.
  func around(_ controller: ViewController) -> ViewController? {
    find(controller.parent) ?? find(controller.presenter) ?? find(controller.home)
  }

  /// Directions in which to look for ancestors. A presented controller has no parent.
  enum Ancestors { case parents, parentsAndPresenters }

  /// Returns the nearest controller that satisfies `isWanted`, from the given one outwards.
  func nearest(
    to controller: ViewController, through ancestors: Ancestors,
    where isWanted: (ViewController) -> Bool
  ) -> ViewController? {
    var current: ViewController? = controller
    while let candidate = current {
      if isWanted(candidate) { return candidate }
      current = ancestors == .parents ? find(candidate.parent) : around(candidate)
    }
    return nil
  }

  /// Returns the ancestor, by parents only, that has no parent.
  func outermost(around controller: ViewController) -> ViewController {
    nearest(to: controller, through: .parents) { find($0.parent) == nil } ?? controller
  }

  /// Greatest depth of controllers inside each other, by parents and presenters, the outermost
  /// being 1. They are notified by recursion, on whatever stack the host's thread has.
  static let maximumDepth = 128

  /// Whether a controller, with all those inside it, can enter another without passing the depth.
  func hasRoom(for controller: ViewController, in outer: ViewController) -> Bool {
    var depth = 0
    _ = nearest(to: outer, through: .parentsAndPresenters) { _ in
      depth += 1
      return false
    }
    return hasHeight(controller, atMost: Self.maximumDepth - depth)
  }

  /// Throws if the controllers would be inside each other too deep.
  func checkRoom(for controller: ViewController, in outer: ViewController) throws(Fault) {
    guard hasRoom(for: controller, in: outer) else {
      throw Fault(
        .limit, "view controllers stand at most \(Self.maximumDepth) deep in each other")
    }
  }

  /// Whether the tree from a controller down has at most so many levels.
  private func hasHeight(_ controller: ViewController, atMost levels: Int) -> Bool {
    guard levels > 0 else { return false }
    for child in controller.children {
      if let child = find(child), !hasHeight(child, atMost: levels - 1) { return false }
    }
    guard let presented = find(controller.presented) else { return true }
    return hasHeight(presented, atMost: levels - 1)
  }

  /// Whether a controller is another one or one of its ancestors, by parents and presenters:
  /// putting it into that one would close a circle. It is asked before any controller gets a parent
  /// or presenter, so that every walk outwards ends.
  func isAround(_ controller: ViewController, _ inner: ViewController) -> Bool {
    nearest(to: inner, through: .parentsAndPresenters) { $0 === controller } != nil
  }
}
