/// Damping of bodies that would tremble, roll or swing for ever.
extension World {
  /// Slows down a body that lies on something and creeps, and returns whether it has done so: below
  /// 1/7 of its size a second, and in a pile, where it leans on others that move, when it has got
  /// nowhere for a while. Without friction a pile would swing to and fro for minutes and a ball
  /// would roll for ever at a speed that nobody sees.
  @inline(__always) func dampTrembling(
    _ index: Int, _ state: UnsafeMutablePointer<BodyState>, _ body: UnsafeMutablePointer<Body>,
    _ speed: Float, _ x: Double, _ y: Double, leansOnMoving: Bool, isCarried: Bool,
    after elapsed: Float
  ) -> Bool {
    let extent = body.pointee.extent
    body.pointee.support.formIntersection([.hanging, .calm])
    let isTrembling = leansOnMoving && isTrembling(body, x, y, after: elapsed)
    guard isTrembling || speed < 0.15 * extent && !isAccelerating(index, state, extent) else {
      return false
    }
    // A body that drifts beside others lies on nothing.
    guard isCarried || hasLoad(index) else { return false }
    // `share` is the part of the speed that is left after an interval.
    let isStubborn = speed < 0.2 * extent || body.pointee.tremblingTime > World.timeToSleepTrembling
    let share: Float = isTrembling && isStubborn ? 0.8 : 0.95
    state.pointee.velocityX *= share
    state.pointee.velocityY *= share
    state.pointee.angularVelocity *= share
    return true
  }

  /// A disc that rolls loses a 50th of its weight, so that it does not roll for ever, and a 20th in
  /// a pile in which it has got nowhere for a while.
  @inline(never) func brakeRolling(
    _ index: Int, _ state: UnsafeMutablePointer<BodyState>, _ extent: Float, after elapsed: Float
  ) {
    let x = state.pointee.velocityX
    let y = state.pointee.velocityY
    let speed = (x * x + y * y).squareRoot()
    let rim = state.pointee.angularVelocity.magnitude * extent
    guard speed > 0, (speed - rim).magnitude < 0.1 * speed, !isAccelerating(index, state, extent)
    else { return }
    let drive = accelerations.base + index
    let weight = drive.pointee.accelerationX.magnitude + drive.pointee.accelerationY.magnitude
    let body = bodies.base + index
    let creeps =
      body.pointee.neighbors > 0 && body.pointee.tremblingTime > World.timeToDampTrembling
    let loss = (creeps ? World.creepingResistance : World.rollingResistance) * weight * elapsed
    let share = loss < speed ? 1 - loss / speed : 0
    state.pointee.velocityX *= share
    state.pointee.velocityY *= share
    state.pointee.angularVelocity *= share
  }

  /// Whether anything rests, or will in this interval, on which something may hang.
  @_optimize(speed)
  @inline(never) func restsSomewhere(after elapsed: Float) -> Bool {
    var index = 0
    while index < awake.count {
      let body = bodies.base + Int(awake.base[index])
      index &+= 1
      if body.pointee.sleepTime + elapsed > World.timeToBrakeHanging
        || body.pointee.tremblingTime + elapsed > World.timeToDampTrembling
        || body.pointee.support.contains(.hanging)
      {
        return true
      }
    }
    return false
  }

  /// Lets a body that hangs on something at rest and leans on nothing swing out, and so those that
  /// hang below it: the wheel of a wreck would else keep it awake for ever. Returns whether it does
  /// so.
  @inline(never) func brakeHanging(
    _ index: Int, _ state: UnsafeMutablePointer<BodyState>, _ body: UnsafeMutablePointer<Body>
  ) -> Bool {
    let drive = accelerations.base + index
    guard body.pointee.kind == .dynamic, drive.pointee.angularAcceleration == 0,
      drive.pointee.accelerationX != 0 || drive.pointee.accelerationY != 0
    else { return false }
    let weight = Vector(
      dx: Double(drive.pointee.accelerationX), dy: Double(drive.pointee.accelerationY))
    var share: Float = 1
    var edge = body.pointee.firstJoint
    while edge >= 0 && share > World.hangingShare {
      let joint = joints.base + Int(edge >> 1)
      let side = edge & 1
      let other = bodies.base + Int(side == 0 ? joint.pointee.bodyB : joint.pointee.bodyA)
      let arm = side == 0 ? joint.pointee.armA : joint.pointee.armB
      edge = joint.pointee.next(side)
      guard joint.pointee.isDirect && other.pointee.kind == .dynamic else { continue }
      // A body that stands on its joint may topple, but slowly.
      let isBelow = arm.dot(weight) <= 0
      if other.pointee.sleepTime > World.timeToBrakeHanging
        || other.pointee.tremblingTime > World.timeToDampTrembling
        || isBelow && other.pointee.support.contains(.hanging)
      {
        share = isBelow ? World.hangingShare : World.standingShare
      }
    }
    guard share < 1, body.pointee.colors == 0 || !hasLoad(index) else { return false }
    state.pointee.velocityX *= share
    state.pointee.velocityY *= share
    state.pointee.angularVelocity *= share
    return true
  }

  /// Deceleration of a disc that rolls, in shares of its weight.
  private static let rollingResistance: Float = 0.02
  /// Deceleration in a pile in which a disc has got nowhere for a while, in shares of its weight.
  private static let creepingResistance: Float = 0.05
  /// On something that has been slow this long, s.
  private static let timeToBrakeHanging: Float = 0.25
  /// Shares of the speed that are left after an interval, of a body that hangs and of one that
  /// stands.
  private static let hangingShare: Float = 0.9
  private static let standingShare: Float = 0.95

  /// Whether contacts alone have given a body more than a thousandth of its size a second in the
  /// last sub-step of the interval: most often that spares the look at each of them.
  @inline(__always) func isCarried(
    _ index: Int, _ state: UnsafeMutablePointer<BodyState>, _ body: UnsafeMutablePointer<Body>
  ) -> Bool {
    guard body.pointee.firstJoint < 0 else { return false }
    let driven = warmStartCache.deltas[index]
    let x = (state.pointee.velocityX - driven.x).magnitude
    let y = (state.pointee.velocityY - driven.y).magnitude
    return x + y > 1e-3 * body.pointee.extent
  }

  /// Whether a contact in a block gave a body more than a ten-thousandth of its size a second in
  /// the last sub-step: the load of a fall by a hundredth of gravity.
  @inline(never) private func hasLoad(_ index: Int) -> Bool {
    let body = bodies.base + index
    let least = 1e-4 * body.pointee.extent
    var edge = body.pointee.firstContact
    while edge >= 0 {
      let contact = contacts.base + Int(edge >> 1)
      if contact.pointee.color >= 0 {
        let held = blockImpulses(at: contact.pointee.slot)
        if (held.normal1 + held.normal2) * body.pointee.inverseMass > least { return true }
      }
      edge = contact.pointee.next(edge & 1)
    }
    return false
  }

  /// Whether what pushes or pulls a body speeds it up in its direction: such a one does not creep,
  /// it sets out.
  @inline(__always) private func isAccelerating(
    _ index: Int, _ state: UnsafeMutablePointer<BodyState>, _ extent: Float
  ) -> Bool {
    let drive = accelerations.base + index
    let x = state.pointee.velocityX
    let y = state.pointee.velocityY
    let along = drive.pointee.accelerationX * x + drive.pointee.accelerationY * y
    let least = 0.01 * extent
    return along > 0 && along * along > least * least * (x * x + y * y)
  }

  /// Whether a body that leans on others has moved to and fro within a part of its size.
  @inline(__always) private func isTrembling(
    _ body: UnsafeMutablePointer<Body>, _ x: Double, _ y: Double, after elapsed: Float
  ) -> Bool {
    let way = (x - body.pointee.tremblingX).magnitude + (y - body.pointee.tremblingY).magnitude
    if way > 0.5 * Double(body.pointee.extent) {
      body.pointee.tremblingX = x
      body.pointee.tremblingY = y
      body.pointee.tremblingTime = 0
    } else {
      body.pointee.tremblingTime += elapsed
    }
    return body.pointee.tremblingTime > World.timeToDampTrembling
  }
}
