/// An item that the host reads and moves.
final class DynamicMover: Entity {
  /// None once its creation has been refused: whoever held it meanwhile has an item that is
  /// nobody's.
  private(set) var source: DynamicObjectSource?
  /// Lives as long as the runtime, which ends all items before.
  private unowned(unsafe) let dynamics: Dynamics

  init(_ source: DynamicObjectSource, _ dynamics: Dynamics) {
    self.source = source
    self.dynamics = dynamics
  }

  func forgetSource() { source = nil }

  override func dispose() {
    dynamics.forgetMover()
    dynamics.end(dynamics.number(of: handle))
  }
}

/// An object of the host's own; the border has a subclass.
class DynamicObjectSource {
  func read(_ item: Handle, _ state: inout DynamicItemState) {}
  func move(_ item: Handle, to center: Point, _ rotation: Double) {}
}
