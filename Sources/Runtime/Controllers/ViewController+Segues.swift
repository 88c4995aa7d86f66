extension ViewController {
  /// Knows a segue from now on, in place of one of the same identifier.
  final func add(_ segue: SegueTemplate) {
    segues.removeAll { $0.identifier.equals(segue.identifier) }
    segues.append(segue)
  }

  final func add(_ action: UnwindAction) {
    unwindActions.removeAll { $0.identifier.equals(action.identifier) }
    unwindActions.append(action)
  }

  /// Goes a segue. Only one that a user asks for has to be allowed (SG-1); answers whether
  /// it was. The destination is made, then the source prepares, then it is shown (SG-2).
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
    // Whoever prepares may give the destination back.
    entities.hold(destination)
    defer { entities.release(destination.handle) }
    // The host's own reference, if it has one: what others hold is not its to give.
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

  /// Who shows others for this controller: itself or the nearest around it that does, then who
  /// presents that.
  final func target(showingDetail isDetail: Bool) -> ViewController? {
    controllers.nearest(to: self, through: .parentsAndPresenters) { $0.shows(asDetail: isDetail) }
  }

  /// Lets whoever is responsible show another controller; it is presented when nobody is.
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
  /// Where a request goes on: to the parent, to who presents it, or from a stack that waits for its
  /// split view controller to collapse to that.
  func around(_ controller: ViewController) -> ViewController? {
    find(controller.parent) ?? find(controller.presenter) ?? find(controller.home)
  }

  /// The ways outward: a presented controller has no parent.
  enum Ancestors { case parents, parentsAndPresenters }

  /// The nearest that is so, a controller itself or one that it stands in; none when nobody is.
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

  /// The controller that has no parent.
  func outermost(around controller: ViewController) -> ViewController {
    nearest(to: controller, through: .parents) { find($0.parent) == nil } ?? controller
  }

  /// How deep controllers stand in each other, by parents and presenters, the outermost being 1: what
  /// is told to them is told by recursion, on whatever stack the host's thread has.
  static let maximumDepth = 128

  /// Whether a controller, with all that stands in it, can come to stand in another one.
  func hasRoom(for controller: ViewController, in outer: ViewController) -> Bool {
    var depth = 0
    _ = nearest(to: outer, through: .parentsAndPresenters) { _ in
      depth += 1
      return false
    }
    return hasHeight(controller, atMost: Self.maximumDepth - depth)
  }

  func checkRoom(for controller: ViewController, in outer: ViewController) throws(Fault) {
    guard hasRoom(for: controller, in: outer) else {
      throw Fault(
        .limit, "view controllers stand at most \(Self.maximumDepth) deep in each other")
    }
  }

  /// Whether so many levels are enough from a controller down.
  private func hasHeight(_ controller: ViewController, atMost levels: Int) -> Bool {
    guard levels > 0 else { return false }
    for child in controller.children {
      if let child = find(child), !hasHeight(child, atMost: levels - 1) { return false }
    }
    guard let presented = find(controller.presented) else { return true }
    return hasHeight(presented, atMost: levels - 1)
  }

  /// Whether a controller is another one or stands around it, by parents and presenters: what would
  /// close a circle if it came to stand in that one. All ways outward end because this is asked before
  /// anybody gets a parent or a presenter.
  func isAround(_ controller: ViewController, _ inner: ViewController) -> Bool {
    nearest(to: inner, through: .parentsAndPresenters) { $0 === controller } != nil
  }
}
