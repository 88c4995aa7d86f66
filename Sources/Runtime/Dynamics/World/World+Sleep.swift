/// Islands: what touches or is joined falls asleep and wakes together.
///
/// A sleeping body is in no list that a step walks; its contacts keep their impulses for the day
/// it wakes.
extension World {
  /// Wakes a body and everything that leans on it.
  @_optimize(speed)
  func wake(_ index: Int32) {
    guard bodies[index].kind != .fixed else { return }
    bodies[index].restingTime = 0
    guard bodies[index].awakeIndex < 0 else { return }
    var place = awake.count
    enlist(index)
    // The newly awake bodies at the end of the list are the queue of the flood.
    while place < awake.count {
      let body = awake[place]
      place += 1
      var edge = bodies[body].firstContact
      while edge >= 0 {
        let contact = edge >> 1
        let side = edge & 1
        markDirty(contact)
        if contacts[contact].pointCount > 0 {
          let other = side == 0 ? contacts[contact].bodyB : contacts[contact].bodyA
          if bodies[other].kind == .dynamic { enlist(other) }
        }
        edge = contacts[contact].next(side)
      }
      edge = bodies[body].firstJoint
      while edge >= 0 {
        let joint = edge >> 1
        let side = edge & 1
        activateJoint(joint)
        let other = side == 0 ? joints[joint].bodyB : joints[joint].bodyA
        if bodies[other].kind == .dynamic { enlist(other) }
        edge = joints[joint].next(side)
      }
    }
    isStale = true
  }

  /// Wakes what touches a body that is about to change or go.
  @_optimize(speed)
  func wakeNeighbors(of body: Int32) {
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let side = edge & 1
      let contact = edge >> 1
      if contacts[contact].pointCount > 0 {
        wake(side == 0 ? contacts[contact].bodyB : contacts[contact].bodyA)
      }
      edge = contacts[contact].next(side)
    }
    edge = bodies[body].firstJoint
    while edge >= 0 {
      let side = edge & 1
      wake(side == 0 ? joints[edge >> 1].bodyB : joints[edge >> 1].bodyA)
      edge = joints[edge >> 1].next(side)
    }
  }

  /// Counts how long bodies have been slow, and lets islands sleep in which all have been so
  /// long enough.
  @_optimize(speed)
  func letRestingIslandsSleep(after elapsed: Float) {
    guard sleepsWhenResting else { return }
    var candidates = false
    var place = 0
    while place < awake.count {
      let index = Int(awake[place])
      place &+= 1
      let state = states.base + index
      let body = bodies.base + index
      let extent = body.pointee.extent
      calm(state, body)
      let speed =
        state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude
        + state.pointee.spin.magnitude * extent
      // Undoing an overlap moves a body without speed, so the place counts as well.
      let x = body.pointee.position.x + Double(state.pointee.movedX)
      let y = body.pointee.position.y + Double(state.pointee.movedY)
      let angle = body.pointee.angle + Double(state.pointee.turned)
      let moved =
        (x - body.pointee.restingX).magnitude + (y - body.pointee.restingY).magnitude
        + (angle - body.pointee.restingAngle).magnitude * Double(extent)
      if speed > 0.02 * extent || moved > 0.01 * Double(extent) {
        body.pointee.restingTime = 0
        body.pointee.restingX = x
        body.pointee.restingY = y
        body.pointee.restingAngle = angle
      } else {
        body.pointee.restingTime += elapsed
        if body.pointee.restingTime >= World.timeToSleep - 0.001 { candidates = true }
      }
    }
    guard candidates else { return }
    if sleepCountdown > 0 {
      sleepCountdown -= 1
      return
    }
    let slept = sleepIslands()
    sleepCountdown = slept ? 0 : 7
  }

  /// Without friction a pile would swing to and fro for minutes and a ball would roll for ever at
  /// a speed that nobody sees. So what lies on something and creeps is slowed down: below
  /// 1/7 of its size a second, and in a pile, between several others that move, below twice its size.
  @inline(__always) private func calm(
    _ state: UnsafeMutablePointer<BodyState>, _ body: UnsafeMutablePointer<Body>
  ) {
    let colors = body.pointee.colors
    guard colors != 0 else { return }
    let extent = body.pointee.extent
    let speed =
      state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude
      + state.pointee.spin.magnitude * extent
    let isInPile = body.pointee.neighbors > 1
    guard speed < (isInPile ? 2 : 0.15) * extent else { return }
    // What is left of the speed after a group.
    let share: Float = isInPile && speed < 0.2 * extent ? 0.8 : 0.95
    state.pointee.velocityX *= share
    state.pointee.velocityY *= share
    state.pointee.spin *= share
  }

  @_optimize(speed)
  private func root(_ body: Int32) -> Int32 {
    var index = body
    while islandParents[index] != index {
      islandParents[index] = islandParents[islandParents[index]]
      index = islandParents[index]
    }
    return index
  }

  @_optimize(speed)
  private func join(_ a: Int32, _ b: Int32) {
    let rootA = root(a)
    let rootB = root(b)
    if rootA < rootB {
      islandParents[rootB] = rootA
    } else if rootB < rootA {
      islandParents[rootA] = rootB
    }
  }

  /// Union-find over the awake bodies, then one look at the least resting time of each set.
  @_optimize(speed)
  private func sleepIslands() -> Bool {
    islandParents.resize(to: bodies.count, filling: 0)
    islandTimes.resize(to: bodies.count, filling: 0)
    for place in 0..<awake.count {
      let index = awake[place]
      islandParents[index] = index
      islandTimes[index] = .greatestFiniteMagnitude
    }
    for place in 0..<awake.count {
      let index = awake[place]
      var edge = bodies[index].firstContact
      while edge >= 0 {
        let side = edge & 1
        let contact = edge >> 1
        let other = side == 0 ? contacts[contact].bodyB : contacts[contact].bodyA
        if contacts[contact].pointCount > 0 && bodies[other].awakeIndex >= 0 { join(index, other) }
        edge = contacts[contact].next(side)
      }
      edge = bodies[index].firstJoint
      while edge >= 0 {
        let side = edge & 1
        let other = side == 0 ? joints[edge >> 1].bodyB : joints[edge >> 1].bodyA
        if bodies[other].awakeIndex >= 0 { join(index, other) }
        edge = joints[edge >> 1].next(side)
      }
    }
    for place in 0..<awake.count {
      let index = awake[place]
      let top = root(index)
      if bodies[index].restingTime < islandTimes[top] {
        islandTimes[top] = bodies[index].restingTime
      }
    }
    var slept = false
    var place = awake.count
    while place > 0 {
      place -= 1
      let index = awake[place]
      if islandTimes[root(index)] >= World.timeToSleep - 0.001 {
        sleep(index)
        slept = true
      }
    }
    return slept
  }

  @_optimize(speed)
  private func sleep(_ index: Int32) {
    delist(index)
    states[index].velocityX = 0
    states[index].velocityY = 0
    states[index].spin = 0
    var edge = bodies[index].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      let side = edge & 1
      let other = side == 0 ? contacts[contact].bodyB : contacts[contact].bodyA
      if bodies[other].awakeIndex < 0 { retire(contact) }
      edge = contacts[contact].next(side)
    }
    edge = bodies[index].firstJoint
    while edge >= 0 {
      let side = edge & 1
      let other = side == 0 ? joints[edge >> 1].bodyB : joints[edge >> 1].bodyA
      if bodies[other].awakeIndex < 0 { deactivateJoint(edge >> 1) }
      edge = joints[edge >> 1].next(side)
    }
  }
}
