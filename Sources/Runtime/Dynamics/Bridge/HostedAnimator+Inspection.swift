/// An item as an animator has it; laid out as `motus_dynamic_item_state`.
struct DynamicState: BitwiseCopyable {
  var item: Handle.Bits
  var center: Point
  var rotation: Double
  var velocity: Vector
  var angularVelocity: Double
  var mass: Double
  var isAsleep: Bool
  var contactCount: UInt32
}

/// Two items, or an item and a boundary, that touch; laid out as `motus_dynamic_contact`.
struct DynamicTouch: BitwiseCopyable {
  var behavior: Handle.Bits = 0
  var item: Handle.Bits
  var other: Handle.Bits
  var itemTag: UInt64 = 0
  var otherTag: UInt64 = 0
  var first: Point
  var second: Point
  var normal: Vector
  var impulse: Double
  var friction: Double
  var boundary: Int32 = 0
  var pointCount: Int32
}

/// An attachment or a snap at work; laid out as `motus_dynamic_joint`.
struct DynamicJoint: BitwiseCopyable {
  var behavior: Handle.Bits
  var item: Handle.Bits
  var other: Handle.Bits
  var anchor: Point
  var otherAnchor: Point
  var force: Vector
  var torque: Double
}

/// Time that one stage of the steps took; laid out as `motus_dynamic_stage_time`.
struct DynamicStageTime: BitwiseCopyable {
  /// A constant text that ends in 0.
  var name: UnsafePointer<UInt8>
  var seconds: Double
}

/// Lists of what an animator has, made when the host asks for them.
extension HostedAnimator {
  /// Whether a behaviour here names an item, or the group that it is a member of. The engine
  /// forgets one that nobody names with the next frame.
  func isKnown(_ item: Int32) -> Bool {
    item >= 0 && dynamics.items[item].animator == handle.bits
  }

  func listStageTimes() {
    stageTimes.removeAll()
    guard let profiler = animator.world.profiler else { return }
    for stage in StageProfiler.Stage.allCases {
      stageTimes.append(
        DynamicStageTime(name: stage.name.utf8Start, seconds: profiler[stage.rawValue]))
    }
  }

  func listStates() {
    states.removeAll()
    for index in 0..<Int32(truncatingIfNeeded: animator.records.count)
    where isKnown(animator.records[index].item) {
      let record = animator.records[index]
      let group = record.group >= 0 ? record.group : index
      var (center, rotation) = animator.shownPlace(of: group)
      let body = animator.world.bodies[record.body]
      var velocity = animator.world.velocity(of: record.body)
      let angularVelocity = animator.world.angularVelocity(of: record.body)
      if record.group >= 0 {
        let turn = Rotation(angle: rotation)
        let part = animator.parts[index]
        center = center + turn.apply(part.offset)
        rotation += part.rotation
        velocity += angularVelocity * turn.apply(part.offset - body.localCenter).turned
      }
      states.append(
        DynamicState(
          item: dynamics.items[record.item].name, center: center, rotation: rotation,
          velocity: velocity, angularVelocity: angularVelocity,
          mass: animator.world.mass(of: record.body),
          isAsleep: body.awakeIndex < 0,
          contactCount: UInt32(bitPattern: animator.world.touchCount(of: record.body))))
    }
  }

  func listTouches() {
    touches.removeAll()
    let world = animator.world
    for index in 0..<Int32(truncatingIfNeeded: world.contacts.count) {
      guard var touch = world.touch(of: index) else { continue }
      if touch.tagA < 0 || touch.tagB >= 0 && touch.tagB < touch.tagA {
        swap(&touch.tagA, &touch.tagB)
        touch.normal = -1 * touch.normal
      }
      guard isKnown(touch.tagA), touch.tagB < -1 || isKnown(touch.tagB) else { continue }
      var row = DynamicTouch(
        item: dynamics.items[touch.tagA].name,
        other: touch.tagB >= 0 ? dynamics.items[touch.tagB].name : 0, first: touch.first,
        second: touch.second, normal: touch.normal, impulse: touch.impulse,
        friction: touch.friction, pointCount: touch.pointCount)
      row.itemTag = dynamics.tag(ofItem: row.item)
      row.otherTag = dynamics.tag(ofItem: row.other)
      let collision: CollisionBehavior?
      if touch.tagB >= 0 {
        collision = animator.collision(sharedBy: touch.tagA, touch.tagB)
      } else {
        collision = animator.collision(ofTag: touch.tagB)
        row.boundary =
          animator.boundaryName(of: touch.tagB) ?? DynamicContact.referenceBounds
      }
      if let collision { row.behavior = dynamics.handle(ofBehavior: collision.identifier).bits }
      touches.append(row)
    }
  }

  func listJoints() {
    joints.removeAll()
    let world = animator.world
    for index in 0..<Int32(truncatingIfNeeded: world.joints.count)
    where world.joints[index].isAlive && world.joints[index].tag >= 0 {
      let joint = world.joints[index]
      guard let hosted = dynamics.behavior(dynamics.handle(ofBehavior: joint.tag)) else { continue }
      let items = hosted.items
      let (onB, onA) = world.anchors(of: index)
      let (force, torque) = world.load(of: index)
      joints.append(
        DynamicJoint(
          behavior: hosted.handle.bits,
          item: items.count > 0 ? dynamics.items[items[0]].name : 0,
          other: items.count > 1 ? dynamics.items[items[1]].name : 0, anchor: onB,
          otherAnchor: onA, force: force, torque: torque))
    }
  }
}

extension HostedAnimator {
  /// Puts an item of this animator somewhere, with a velocity, as the host has computed it.
  func setState(
    of item: Int32, center: Point, rotation: Double, velocity: Vector, angularVelocity: Double
  ) {
    _ = dynamics.items.takeFromAnimations(item)
    animator.setState(
      of: item, center: center, rotation: rotation, velocity: velocity,
      angularVelocity: angularVelocity)
    let row = dynamics.items.rows.base + Int(item)
    dynamics.items.move(item, row, to: ownPoint(item, center), rotation)
  }
}
