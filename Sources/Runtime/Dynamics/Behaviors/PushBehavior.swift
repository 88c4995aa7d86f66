/// A force: 1 accelerates a 100 × 100 pt item of density 1 by 100 pt/s², or, as one blow, gives it
/// 100 pt/s (DY-11, DY-12).
final class PushBehavior: DynamicItemsBehavior {
  enum Mode: UInt8 {
    case continuous
    case instantaneous
  }

  static let unit = 100.0

  let mode: Mode
  private(set) var direction = ForceVector(vector: .zero)
  /// A blow clears this by itself; setting it strikes again.
  var isActive = true {
    didSet { if isActive != oldValue || isActive { changed() } }
  }
  private var offsets = NumberedList<Vector>()

  init(identifier: Int32 = -1, items: [Int32], mode: Mode) {
    self.mode = mode
    super.init(identifier: identifier, items: items)
  }

  var vector: Vector {
    get { direction.vector }
    set {
      direction = ForceVector(vector: newValue)
      changed()
    }
  }

  func set(angle: Double, magnitude: Double) {
    direction = ForceVector(angle: angle, magnitude: magnitude)
    changed()
  }

  /// Where the force acts, from the item's centre.
  func targetOffset(of item: Int32) -> Vector { offsets.find(item) ?? .zero }

  func setTargetOffset(_ offset: Vector, of item: Int32) {
    if offset != .zero { offsets.set(item, offset) } else { offsets.remove(item) }
    changed()
  }

  override func removeItem(_ item: Int32) {
    super.removeItem(item)
    offsets.remove(item)
  }

  override var sort: Int32 { 2 }

  override func code(_ coder: inout StateCoder) {
    direction.code(&coder)
    let wasActive = isActive
    let active = coder.flag(wasActive)
    if active != wasActive { isActive = active }
    var list = NumberedList<Vector>()
    for index in 0..<coder.code(count: offsets.count, of: 24) {
      let isThere = index < offsets.count
      let item = coder.index(isThere ? offsets.number(index) : -1)
      list.set(item, coder.vector(isThere ? offsets[index] : .zero))
    }
    if coder.isReading { swap(&offsets, &list) }
  }

  override func contribute(to animator: DynamicAnimator) {
    super.contribute(to: animator)
    guard isActive, direction.vector != .zero else { return }
    let force = direction.vector * PushBehavior.unit
    for item in items {
      let torque = targetOffset(of: item).cross(force)
      switch mode {
      case .continuous: animator.push(item, force: force, torque: torque)
      case .instantaneous: animator.strike(item, impulse: force, torque: torque)
      }
    }
    // Not through the observer: a blow that has been dealt changes nothing any more.
    if mode == .instantaneous { animator.finishInstantaneousPush(self) }
  }
}
