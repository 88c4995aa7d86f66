/// Springs an item to a point and upright, on a straight line.
final class SnapBehavior: DynamicBehavior {
  /// How fast, undamped: chosen after the original's first frames (DY-15).
  static let frequency = 3.0

  let item: Int32
  private var joint: Int32 = -1

  var snapPoint: Point {
    didSet { if snapPoint != oldValue { apply() } }
  }
  /// 0 swings most, 1 least; default 0.5.
  var damping = 0.5 {
    didSet { if damping != oldValue { apply() } }
  }

  init(identifier: Int32 = -1, item: Int32, point: Point) {
    self.item = item
    snapPoint = point
    super.init(identifier: identifier)
  }

  override var isComposite: Bool { false }
  override var sort: Int32 { 4 }
  override var namedItems: [Int32] { [item] }

  override func code(_ coder: inout StateCoder) {
    snapPoint = coder.point(snapPoint)
    damping = coder.number(damping, within: 0...1)
    joint = coder.joint(joint)
  }

  /// Even the loosest snap comes to rest.
  private var dampingRatio: Double {
    damping < 0.1 ? 0.1 : damping > 1 ? 1 : damping
  }

  private func configure(_ made: inout Joint, _ world: World) {
    made.anchorA = snapPoint - .zero
    made.anchorB = .zero
    let turns = Elementary.round(world.angle(of: made.bodyB) / (2 * Double.pi))
    made.referenceAngle = turns * 2 * Double.pi
    made.setSpring(frequency: SnapBehavior.frequency, dampingRatio: dampingRatio)
  }

  private func apply() {
    guard let animator, joint >= 0 else { return }
    var made = animator.world.joints[joint]
    configure(&made, animator.world)
    animator.world.changeJoint(joint, made)
    animator.setNeedsTick()
  }

  override func didEnter() {
    guard let animator else { return }
    animator.know(item)
    guard let body = animator.body(of: item) else { return }
    var made = Joint(kind: .target, bodyA: World.ground, bodyB: body)
    made.tag = identifier
    configure(&made, animator.world)
    joint = animator.world.addJoint(made)
  }

  override func willLeave() {
    guard let animator, joint >= 0 else { return }
    animator.world.removeJoint(joint)
    joint = -1
  }

  override func contribute(to animator: DynamicAnimator) { animator.mention(item) }
}
