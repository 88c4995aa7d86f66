/// All items that are nothing but numbers: each has a handle and a row, none an object.
final class DynamicObjects: Entity {
  /// The owner. Lives as long as the runtime, which ends all items before.
  unowned(unsafe) private var dynamics: Dynamics?

  func attach(to dynamics: Dynamics) { self.dynamics = dynamics }

  override func end(_ name: Handle) {
    guard let dynamics else { return }
    dynamics.end(dynamics.number(of: name))
  }
}
