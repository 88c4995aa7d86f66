/// The physical properties of its items. Where several set a property of an item, the last in
/// depth-first order wins (DY-9).
final class ItemBehavior: DynamicItemsBehavior {
  var properties = DynamicItemProperties() {
    didSet { if properties != oldValue { changed() } }
  }
  /// Velocities added before the item was known.
  private var pending: [(item: Int32, linear: Vector, angular: Double)] = []

  override var sort: Int32 { 3 }

  override func code(_ coder: inout StateCoder) {
    var p = properties
    coder.code(&p)
    properties = p
    var list: [(item: Int32, linear: Vector, angular: Double)] = []
    for index in 0..<coder.code(count: pending.count, of: 32) {
      let entry = index < pending.count ? pending[index] : (-1, .zero, 0)
      list.append(
        (coder.index(entry.item), coder.vector(entry.linear), coder.number(entry.angular)))
    }
    if coder.isReading { pending = list }
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
