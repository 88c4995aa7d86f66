/// The physical properties of its items. Where several set a property of an item, the last in
/// depth-first order wins (DY-9).
final class ItemBehavior: DynamicItemsBehavior {
  var properties = DynamicItemProperties() {
    didSet { if properties != oldValue { changed() } }
  }
  /// Velocities added before the item was known.
  private var pending = NumberedList<Velocity>()

  private struct Velocity: BitwiseCopyable {
    var linear = Vector.zero
    var angular = 0.0
  }

  override var sort: Int32 { 3 }

  override func code(_ coder: inout StateCoder) {
    var p = properties
    coder.code(&p)
    properties = p
    if coder.mode == .checking, coder.fits {
      var stored = coder.stored(DynamicItemProperties.self)
      if !stored.isSound { coder.refuse() }
    }
    var list = NumberedList<Velocity>()
    for index in 0..<coder.code(count: pending.count, of: 32) {
      let isThere = index < pending.count
      let entry = isThere ? pending[index] : Velocity()
      let item = coder.index(isThere ? pending.number(index) : -1)
      let linear = coder.vector(entry.linear)
      list.set(item, Velocity(linear: linear, angular: coder.number(entry.angular)))
    }
    if coder.isReading { swap(&pending, &list) }
  }

  override func contribute(to animator: DynamicAnimator) {
    super.contribute(to: animator)
    for item in items { animator.setProperties(properties, of: item) }
  }

  override func didEnter() {
    super.didEnter()
    guard !pending.isEmpty else { return }
    for item in items { deliver(item) }
  }

  override func addItem(_ item: Int32) {
    super.addItem(item)
    deliver(item)
  }

  override func removeItem(_ item: Int32) {
    super.removeItem(item)
    pending.remove(item)
  }

  func addLinearVelocity(_ velocity: Vector, for item: Int32) {
    add(item, velocity, 0)
  }

  func addAngularVelocity(_ velocity: Double, for item: Int32) {
    add(item, .zero, velocity)
  }

  func linearVelocity(of item: Int32) -> Vector {
    if let velocity = animator?.velocity(of: item) { return velocity }
    return pending.find(item)?.linear ?? .zero
  }

  func angularVelocity(of item: Int32) -> Double {
    if let velocity = animator?.angularVelocity(of: item) { return velocity }
    return pending.find(item)?.angular ?? 0
  }

  private func add(_ item: Int32, _ linear: Vector, _ angular: Double) {
    if let animator, has(item) {
      animator.addVelocity(linear, angular: angular, to: item)
      return
    }
    let before = pending.find(item) ?? Velocity()
    pending.set(item, Velocity(linear: before.linear + linear, angular: before.angular + angular))
  }

  private func deliver(_ item: Int32) {
    guard let animator, let velocity = pending.find(item) else { return }
    animator.addVelocity(velocity.linear, angular: velocity.angular, to: item)
    pending.remove(item)
  }
}
