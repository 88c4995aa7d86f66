/// The physical properties of its items. Where several name an item, the last in depth-first
/// order wins (CONTRACT DY-9).
final class ItemBehavior: DynamicItemsBehavior {
  var properties = DynamicItemProperties() {
    didSet { if properties != oldValue { changed() } }
  }
  /// Velocities added before the item was known.
  private var pending: [(item: Int32, linear: Vector, angular: Double)] = []

  override var sort: Int32 { 3 }

  override var numbers: [Double] {
    get {
      let p = properties
      var numbers = [
        p.elasticity, p.friction, p.density, p.resistance, p.angularResistance, p.charge,
        p.isAnchored ? 1 : 0, p.allowsRotation ? 1 : 0,
      ]
      for entry in pending {
        numbers += [Double(entry.item), entry.linear.dx, entry.linear.dy, entry.angular]
      }
      return numbers
    }
    set {
      guard newValue.count >= 8 else { return }
      properties = DynamicItemProperties(
        elasticity: newValue[0], friction: newValue[1], density: newValue[2],
        resistance: newValue[3], angularResistance: newValue[4], charge: newValue[5],
        isAnchored: newValue[6] != 0, allowsRotation: newValue[7] != 0)
      pending.removeAll()
      for first in stride(from: 8, to: newValue.count - 3, by: 4) {
        pending.append(
          (
            StateCoder.index(newValue[first]),
            Vector(dx: newValue[first + 1], dy: newValue[first + 2]), newValue[first + 3]
          ))
      }
    }
  }

  override func contribute(to animator: DynamicAnimator) {
    super.contribute(to: animator)
    for item in items { animator.setProperties(properties, of: item) }
  }

  override func didEnter() {
    super.didEnter()
    deliver()
  }

  override func addItem(_ item: Int32) {
    super.addItem(item)
    deliver()
  }

  override func removeItem(_ item: Int32) {
    super.removeItem(item)
    pending.removeAll { $0.item == item }
  }

  func addLinearVelocity(_ velocity: Vector, for item: Int32) {
    add(item, velocity, 0)
  }

  func addAngularVelocity(_ velocity: Double, for item: Int32) {
    add(item, .zero, velocity)
  }

  func linearVelocity(of item: Int32) -> Vector {
    if let velocity = animator?.velocity(of: item) { return velocity }
    for entry in pending where entry.item == item { return entry.linear }
    return .zero
  }

  func angularVelocity(of item: Int32) -> Double {
    if let velocity = animator?.angularVelocity(of: item) { return velocity }
    for entry in pending where entry.item == item { return entry.angular }
    return 0
  }

  private func add(_ item: Int32, _ linear: Vector, _ angular: Double) {
    if let animator, items.contains(item) {
      animator.addVelocity(linear, angular: angular, to: item)
      return
    }
    for index in pending.indices where pending[index].item == item {
      pending[index].linear += linear
      pending[index].angular += angular
      return
    }
    pending.append((item, linear, angular))
  }

  private func deliver() {
    guard let animator else { return }
    for entry in pending where items.contains(entry.item) {
      animator.addVelocity(entry.linear, angular: entry.angular, to: entry.item)
    }
    pending.removeAll { items.contains($0.item) }
  }
}
