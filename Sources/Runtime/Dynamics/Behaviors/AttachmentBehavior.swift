/// Ties an item to a point or to another item (DY-14).
///
/// Items that a hinge, a weld or a slide ties closely do not collide with each other unless asked
/// to.
final class AttachmentBehavior: DynamicBehavior {
  enum Kind: Equatable {
    /// A rod, or with a frequency a spring, to a point.
    case anchor
    /// A rod, or with a frequency a spring, between two items.
    case items
    /// A rope between two items.
    case limit
    /// Two items as one, joined at the anchor.
    case fixed
    /// A hinge at the anchor.
    case pin
    /// Along a line; with one item the line is fixed in the plane.
    case sliding(axis: Vector)
  }

  /// Nearer than this to its anchor a rod is a hinge, pt (DY-29).
  static let pinDistance = 1.0
  /// A torque of 1 N·m, with 100 pt to the metre, in mass · pt²/s².
  static let torqueUnit = 10_000.0

  let kind: Kind
  let first: Int32
  /// -1 when the other end is a point.
  let second: Int32
  let firstOffset: Vector
  let secondOffset: Vector
  private var joint: Int32 = -1
  private var isMeasured = false
  /// Index among the animator's moving anchors; −1 for none.
  private(set) final var movingPlace = -1
  /// Where the anchor still has to travel in the next tick.
  private var shownAnchor: Point

  var anchorPoint: Point {
    didSet { if anchorPoint != oldValue { animator?.moveAnchor(of: self) } }
  }
  var length = 0.0 {
    didSet {
      isMeasured = true
      if length != oldValue { apply() }
    }
  }
  var damping = 0.0 { didSet { if damping != oldValue { apply() } } }
  var frequency = 0.0 { didSet { if frequency != oldValue { apply() } } }
  var frictionTorque = 0.0 { didSet { if frictionTorque != oldValue { apply() } } }
  /// Radians of a pin, points of a slide; nil is unlimited.
  var range: (lower: Double, upper: Double)? { didSet { apply() } }

  /// Whether the two items collide with each other.
  var collision = Joint.Collision.unlessClose {
    didSet {
      guard collision != oldValue, let animator, joint >= 0 else { return }
      animator.world.setCollision(collision, of: joint)
      animator.setNeedsTick()
    }
  }

  init(
    identifier: Int32 = -1, kind: Kind, first: Int32, firstOffset: Vector = .zero,
    second: Int32 = -1, secondOffset: Vector = .zero, anchor: Point = .zero
  ) {
    self.kind = kind
    self.first = first
    self.second = second
    self.firstOffset = firstOffset
    self.secondOffset = secondOffset
    anchorPoint = anchor
    shownAnchor = anchor
    super.init(identifier: identifier)
  }

  override var isComposite: Bool { false }
  override var namedItems: [Int32] { items }

  override var sort: Int32 {
    switch kind {
    case .anchor: 8
    case .items: 9
    case .limit: 10
    case .fixed: 11
    case .pin: 12
    case .sliding: 13
    }
  }

  override func code(_ coder: inout StateCoder) {
    anchorPoint = coder.point(anchorPoint)
    shownAnchor = coder.point(shownAnchor)
    let wasMeasured = coder.flag(isMeasured)
    let notNegative = 0...Double.greatestPart
    length = coder.number(length, within: notNegative)
    isMeasured = wasMeasured
    damping = coder.number(damping, within: notNegative)
    frequency = coder.number(frequency, within: notNegative)
    frictionTorque = coder.number(frictionTorque, within: notNegative)
    collision =
      Joint.Collision(rawValue: UInt8(clamping: coder.index(Int32(collision.rawValue))))
      ?? .unlessClose
    let hasRange = coder.flag(range != nil)
    let lower = coder.number(range?.lower ?? 0)
    let upper = coder.number(range?.upper ?? 0)
    if coder.isReading { range = hasRange ? (lower, upper) : nil }
    joint = coder.joint(joint)
  }

  var items: [Int32] { second >= 0 ? [first, second] : [first] }

  override func didEnter() {
    guard let animator else { return }
    animator.know(first)
    if second >= 0 { animator.know(second) }
    guard let bodyB = animator.body(of: first) else { return }
    let bodyA: Int32
    if second >= 0 {
      guard let other = animator.body(of: second), other != bodyB else { return }
      bodyA = other
    } else {
      bodyA = World.ground
    }
    shownAnchor = anchorPoint
    joint = animator.world.addJoint(make(bodyA, bodyB, animator.world))
  }

  override func willLeave() {
    animator?.stopAnchor(of: self)
    guard let animator, joint >= 0 else { return }
    animator.world.removeJoint(joint)
    joint = -1
  }

  override func contribute(to animator: DynamicAnimator) {
    animator.mention(first)
    if second >= 0 { animator.mention(second) }
  }

  /// The kind of joint that realises this attachment.
  private var jointKind: Joint.Kind {
    switch kind {
    case .anchor, .items:
      length < AttachmentBehavior.pinDistance && frequency == 0 ? .pin : .distance
    case .limit: .distance
    case .fixed: .weld
    case .pin: .pin
    case .sliding: .slide
    }
  }

  private func make(_ bodyA: Int32, _ bodyB: Int32, _ world: World) -> Joint {
    let poseB = world.originPose(of: bodyB)
    let poseA = world.originPose(of: bodyA)
    var anchorA = anchorPoint
    var anchorB = anchorPoint
    if hasLength {
      anchorB = poseB.position + poseB.rotation.apply(firstOffset)
      if second >= 0 { anchorA = poseA.position + poseA.rotation.apply(secondOffset) }
      if !isMeasured { setMeasuredLength((anchorB - anchorA).length) }
    }
    var made = Joint(kind: jointKind, bodyA: bodyA, bodyB: bodyB)
    made.anchorA =
      hasLength && second >= 0 ? secondOffset : poseA.rotation.undo(anchorA - poseA.position)
    made.anchorB = hasLength ? firstOffset : poseB.rotation.undo(anchorB - poseB.position)
    made.isRope = kind == .limit
    if case .sliding(let axis) = kind {
      let size = axis.length
      made.axis = poseA.rotation.undo(
        size > 0 ? axis * 1.0.divided(by: size) : Vector(dx: 1, dy: 0))
    }
    made.referenceAngle = world.angle(of: bodyB) - world.angle(of: bodyA)
    made.tag = identifier
    configure(&made)
    return made
  }

  /// Whether it is a rod, a spring or a rope.
  var hasLength: Bool { kind == .anchor || kind == .items || kind == .limit }

  /// Sets the length of a new attachment. One that is not certain is measured when the attachment
  /// joins an animator, where the items are then.
  func setLength(_ value: Double, isCertain: Bool) {
    length = value
    isMeasured = isCertain
  }

  private func setMeasuredLength(_ value: Double) {
    length = value
  }

  private func configure(_ made: inout Joint) {
    if made.kind == .distance { made.length = length }
    made.setSpring(frequency: kind == .limit ? 0 : frequency, dampingRatio: damping)
    made.frictionTorque = frictionTorque * AttachmentBehavior.torqueUnit
    // An impulse of before must not go on pushing.
    if frictionTorque == 0 { made.friction = 0 }
    if range == nil {
      made.lower = 0
      made.upper = 0
    }
    made.collision = collision
    made.hasRange = range != nil
    made.lowerLimit = range?.lower ?? 0
    made.upperLimit = range?.upper ?? 0
  }

  private func apply() {
    guard let animator, joint >= 0 else { return }
    var made = animator.world.joints[joint]
    if made.kind == jointKind {
      configure(&made)
      animator.world.changeJoint(joint, made)
    } else {
      animator.world.removeJoint(joint)
      made = made.changed(to: jointKind)
      configure(&made)
      joint = animator.world.addJoint(made)
    }
    animator.setNeedsTick()
  }

  /// Moves the anchor by its share of the way for one sub-step, and gives the solver its speed, so
  /// that an item held by a finger has the finger's velocity when it is let go.
  func stepAnchor(remaining: Int) {
    guard let animator, joint >= 0 else { return }
    guard kind == .anchor || second < 0 else {
      shownAnchor = anchorPoint
      return
    }
    let way = (anchorPoint - shownAnchor) * (1 / Double(remaining > 0 ? remaining : 1))
    // The joint starts the sub-step from here; its speed brings it to the next place.
    animator.world.moveAnchor(
      of: joint, from: shownAnchor - .zero, velocity: way * Double(World.stepsPerSecond))
    shownAnchor = remaining > 1 ? shownAnchor + way : anchorPoint
  }

  func restAnchor() {
    guard let animator, joint >= 0 else { return }
    animator.world.joints[joint].anchorVelocity = .zero
    if second < 0 { animator.world.joints[joint].anchorA = shownAnchor - .zero }
  }

  /// The animator has put it among its moving anchors, elsewhere in them, or, with −1, out of them.
  final func setMovingPlace(_ place: Int) { movingPlace = place }

  func wakeItems() {
    guard let animator, joint >= 0 else { return }
    animator.world.wake(animator.world.joints[joint].bodyB)
  }
}
