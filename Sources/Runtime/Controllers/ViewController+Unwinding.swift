/// Unwinding: the return to a controller that was left earlier, wherever in the tree it is (SG-4).
extension ViewController {
  /// Goes back to the nearest controller that accepts the action, and returns it; none if there is
  /// none. The source prepares, the action is performed, then the containers move.
  final func unwind(
    by action: Identifier, sender: UnsafeMutableRawPointer?
  ) throws(Fault) -> ViewController? {
    guard let destination = destination(of: action, sender: sender) else { return nil }
    let entities = controllers.entities
    let host = controllers.host
    let segue = try entities.insertOwn(
      Segue(action, from: self, to: destination, sender: sender, isUnwind: true), as: .segue)
    for side in [self, destination] { entities.retain(side) }
    defer {
      for side in [destination, self] { entities.release(side.handle) }
      entities.release(segue.handle)
    }
    host.call { delegate.prepare(self, for: segue.handle) }
    if let taken = destination.unwindActions.first(where: { $0.identifier.equals(action) }) {
      host.call { taken.perform(segue) }
    }
    if let presenter = firstPresenter(toward: destination) {
      controllers.presentations?.dismiss(inFrontOf: presenter)
    }
    for step in steps(to: destination).reversed() {
      guard entities.contains(step.container.handle), entities.contains(step.child.handle) else {
        break
      }
      let isDone = host.call {
        step.container.delegate.unwind(step.container, for: segue.handle, toward: step.child)
      }
      if !isDone { step.container.unwind(toward: step.child) }
    }
    return destination
  }

  /// Returns the controller that accepts an unwinding, searched outwards from this one's
  /// surroundings: of each ancestor first its other children, from the last, then the ancestor
  /// itself; nil without one.
  private func destination(
    of action: Identifier, sender: UnsafeMutableRawPointer?
  ) -> ViewController? {
    var branch = self
    while let current = controllers.around(branch) {
      if let found = current.find(action, from: self, sender, but: branch) { return found }
      branch = current
    }
    return nil
  }

  /// Returns the controller that accepts an unwinding, this one or one inside it: children first,
  /// from the last, without `branch`, which has been searched.
  private func find(
    _ action: Identifier, from source: ViewController, _ sender: UnsafeMutableRawPointer?,
    but branch: ViewController?
  ) -> ViewController? {
    for handle in children.reversed() {
      guard let child = controllers.find(handle), child !== branch,
        controllers.host.call({ delegate.allowsUnwinding(to: child, of: self, from: source) })
      else { continue }
      if let found = child.find(action, from: source, sender, but: nil) { return found }
    }
    let said = controllers.host.call {
      delegate.canPerformUnwind(self, action, from: source, sender: sender)
    }
    let accepts = said ?? unwindActions.contains { $0.identifier.equals(action) }
    return accepts ? self : nil
  }

  /// Returns the outermost presenter between this controller and the innermost one around both this
  /// and the destination: what it presents is dismissed, with everything in between. None if there
  /// is none.
  private func firstPresenter(toward destination: ViewController) -> ViewController? {
    var found: ViewController?
    var current = self
    while !destination.isInside(current), let outer = controllers.around(current) {
      // Without parent it is presented by the one around.
      if current.parent.isNone { found = outer }
      current = outer
    }
    return found
  }

  /// Returns the containers from the destination up to the innermost one that contains both, with
  /// the child to go to in each.
  private func steps(
    to destination: ViewController
  ) -> [(container: ViewController, child: ViewController)] {
    var found: [(container: ViewController, child: ViewController)] = []
    var child = destination
    while !isInside(child), let container = controllers.find(child.parent) {
      found.append((container, child))
      child = container
    }
    return found
  }

  /// Whether this is a controller or inside it.
  private func isInside(_ ancestor: ViewController) -> Bool { controllers.isAround(ancestor, self) }
}
