/// Claims of behaviours on a world that came as bytes: each joint, line and bit exists and belongs
/// to one of them.
final class StateClaims {
  private var joints: Marks
  private var shapes: Marks
  private(set) var bits: UInt64 = 0
  private let world: World

  init(_ world: World) {
    self.world = world
    joints = Marks(world.joints.count)
    shapes = Marks(world.shapes.count)
  }

  func takeJoint(_ joint: Int32) -> Bool {
    joint == -1 || joints.has(joint) && world.joints[joint].isAlive && joints.take(joint)
  }

  func takeShape(_ shape: Int32) -> Bool {
    shapes.has(shape) && world.shapes[shape].isAlive && world.shapes[shape].segment >= 0
      && world.shapes[shape].body == World.ground && shapes.take(shape)
  }

  func takeBit(_ bit: Int) -> Bool {
    guard bit >= 0 else { return true }
    let mask = UInt64(1) << UInt64(bit)
    guard bits & mask == 0 else { return false }
    bits |= mask
    return true
  }

  /// Whether every joint belongs to a behaviour.
  var haveAllJoints: Bool {
    for index in 0..<Int32(truncatingIfNeeded: world.joints.count)
    where world.joints[index].isAlive && !joints.isTaken(index) { return false }
    return true
  }
}
