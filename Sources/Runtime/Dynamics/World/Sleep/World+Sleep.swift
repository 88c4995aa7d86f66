/// Islands: what touches or is joined falls asleep and wakes together.
///
/// A sleeping body is in no list that a step walks; its contacts keep their impulses for the day
/// it wakes.
extension World {
  /// Wakes a body and everything that leans on it.
  @_optimize(speed)
  func wake(_ index: Int32) {
    guard bodies[index].kind != .fixed else { return }
    bodies[index].sleepTime = 0
    bodies[index].tremblingTime = 0
    guard bodies[index].awakeIndex < 0 else { return }
    var place = awake.count
    addToAwake(index)
    // The newly awake bodies at the end of the list are the queue of the flood.
    while place < awake.count {
      let body = awake[place]
      place += 1
      var edge = bodies[body].firstContact
      while edge >= 0 {
        let contact = edge >> 1
        let side = edge & 1
        contacts.markStale(contact)
        if contacts[contact].pointCount > 0 {
          let other = side == 0 ? contacts[contact].bodyB : contacts[contact].bodyA
          if bodies[other].kind == .dynamic { addToAwake(other) }
        }
        edge = contacts[contact].next(side)
      }
      edge = bodies[body].firstJoint
      while edge >= 0 {
        let joint = edge >> 1
        let side = edge & 1
        joints.activate(joint)
        let other = side == 0 ? joints[joint].bodyB : joints[joint].bodyA
        if bodies[other].kind == .dynamic { addToAwake(other) }
        edge = joints[joint].next(side)
      }
    }
    broadPhase.requestSearch()
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
  func updateSleep(after elapsed: Float) {
    guard sleepsWhenResting else { return }
    noteRestitutionSupport()
    var candidates = false
    let mayHang = activeJoints.count > 0 && restsSomewhere(after: elapsed)
    let bodies = bodies.base
    let states = states.base
    let list = awake.base
    let count = awake.count
    var place = 0
    while place < count {
      let index = Int(list[place])
      place &+= 1
      let state = states + index
      let body = bodies + index
      let extent = body.pointee.extent
      let x = body.pointee.position.x + Double(state.pointee.movedX)
      let y = body.pointee.position.y + Double(state.pointee.movedY)
      let isPressed = !body.pointee.support.isDisjoint(with: [.fixed, .moving])
      let isHeld = body.pointee.colors != 0 || isPressed
      let isCarried = isPressed || isCarried(index, state, body)
      // Bodies that touch only fixed ones, or are tied, may roll and tremble a little, and so may
      // those that get nowhere in a pile; others in a pile, or afloat, may not.
      let leansOnMoving = body.pointee.neighbors > 0 || body.pointee.support.contains(.moving)
      let isCalm = body.pointee.support.contains(.calm)
      let isStuck =
        leansOnMoving && isCarried
        && body.pointee.tremblingTime > (isCalm ? World.timeToSleep : World.timeToDampTrembling)
      var isTolerant =
        isHeld && (!leansOnMoving || isStuck || body.pointee.firstJoint >= 0)
      var speed = speed(state, extent)
      if isHeld && body.pointee.kind == .dynamic {
        if dampTrembling(
          index, state, body, speed, x, y, leansOnMoving: leansOnMoving, isCarried: isCarried,
          after: elapsed)
        {
          speed = self.speed(state, extent)
        }
        if body.pointee.turningExtent == 0 { brakeRolling(index, state, extent, after: elapsed) }
      }
      if body.pointee.firstJoint >= 0 {
        if mayHang && !isPressed && brakeHanging(index, state, body) {
          isTolerant = true
          body.pointee.support.formUnion(.hanging)
        } else {
          body.pointee.support.subtract(.hanging)
        }
      }
      // A body that still trembles, or is in an island that is calm, has a speed that leads
      // nowhere: its place alone counts.
      let trembles =
        body.pointee.tremblingTime > World.timeToSleepTrembling || isStuck && isCalm
      let angle = body.pointee.angle + Double(state.pointee.turned)
      let slow = isTolerant ? rollingSpeed(state, extent) : speed
      let allowed: Float = trembles ? 2 : isTolerant ? World.restingSpeed : 0.02
      var isAway = slow > allowed * extent
      if body.pointee.kind == .kinematic {
        isAway = speed > 0
      } else if !isAway {
        // Undoing an overlap moves a body without speed, so the place counts as well. And what is
        // sped up in its direction is not at rest, it sets out.
        let way = Float(
          (x - body.pointee.restingX).magnitude + (y - body.pointee.restingY).magnitude)
        let turn = Float((angle - body.pointee.restingAngle).magnitude) * extent
        if isTolerant {
          isAway =
            (way > turn ? way : turn) > (trembles ? 0.25 : World.restingWay) * extent
            || !isStuck && setsOut(body, way, linearSpeed(state))
        } else {
          isAway = way + turn > (trembles ? 0.05 : 0.01) * extent || isFalling(index)
        }
      }
      if isAway {
        body.pointee.sleepTime = 0
        body.pointee.restingX = x
        body.pointee.restingY = y
        body.pointee.restingAngle = angle
      } else {
        body.pointee.sleepTime += elapsed
        if body.pointee.sleepTime >= World.timeToSleep - 0.001 { candidates = true }
      }
    }
    if candidates { sleepIslands() }
  }

  /// Upper bound of the speed of any point of a body.
  @inline(__always) private func speed(
    _ state: UnsafeMutablePointer<BodyState>, _ extent: Float
  ) -> Float {
    let speeds = UnsafeRawPointer(state).loadUnaligned(as: SIMD4<Float>.self).magnitudes
    return speeds.x + speeds.y + speeds.z * extent
  }

  @inline(__always) private func linearSpeed(_ state: UnsafeMutablePointer<BodyState>) -> Float {
    state.pointee.velocityX.magnitude + state.pointee.velocityY.magnitude
  }

  /// The larger of the speed of the centre and of what turning adds to it at the rim: of what rolls
  /// the two are one motion.
  @inline(__always) private func rollingSpeed(
    _ state: UnsafeMutablePointer<BodyState>, _ extent: Float
  ) -> Float {
    let speeds = UnsafeRawPointer(state).loadUnaligned(as: SIMD4<Float>.self).magnitudes
    let linear = speeds.x + speeds.y
    let turning = speeds.z * extent
    return linear > turning ? linear : turning
  }

  /// Whether a body that is not tied gets faster, by what it has covered since it was last at rest:
  /// what rolls out gets slower, what trembles covers nothing.
  @inline(__always) private func setsOut(
    _ body: UnsafeMutablePointer<Body>, _ way: Float, _ speed: Float
  ) -> Bool {
    let extent = body.pointee.extent
    return body.pointee.firstJoint < 0 && way > 0.004 * extent && speed > 0.02 * extent
      && speed * body.pointee.sleepTime > 1.03 * way
  }

  /// Creep allowed to a body at rest that rolls, leans or is tied: its speed, in extents a second,
  /// and its distance until it sleeps, in extents.
  private static let restingSpeed: Float = 0.2
  private static let restingWay: Float = 0.12
  /// The mean (root of the squares') speed below which an island is calm, in extents a second.
  private static let calmSpeed: Float = 0.3

  /// Whether a body is slow only because it has just begun to fall: nothing is there that could
  /// hold it, and its resistance lets it get faster than what rests.
  @inline(__always) private func isFalling(_ index: Int) -> Bool {
    let body = bodies.base + index
    guard body.pointee.firstContact < 0, body.pointee.firstJoint < 0 else { return false }
    let drive = accelerations.base + index
    let pull = drive.pointee.accelerationX.magnitude + drive.pointee.accelerationY.magnitude
    let model = bodies.models.base + Int(drive.pointee.model)
    let lost = 1 - model.pointee.linearDecay
    return pull > 0.01 * body.pointee.extent
      && pull * model.pointee.linearGain > 0.02 * body.pointee.extent * lost
  }

  /// Notes who leans on whom among the contacts that are solved one by one.
  @_optimize(speed)
  private func noteRestitutionSupport() {
    var slot = 0
    while slot < restitutionContacts.count {
      let impact = restitutionContacts.base + slot
      slot &+= 1
      let impulses = impact.pointee.impulses
      guard !impact.pointee.hasBounced, impulses.normal1 + impulses.normal2 > 0 else { continue }
      let a = bodies.base + Int(impact.pointee.bodyA)
      let b = bodies.base + Int(impact.pointee.bodyB)
      a.pointee.support.formUnion(b.pointee.kind == .dynamic ? .moving : .fixed)
      b.pointee.support.formUnion(a.pointee.kind == .dynamic ? .moving : .fixed)
    }
  }

  /// Lets the islands sleep all of whose bodies have been slow long enough, and notes which others
  /// are slow as a whole.
  @_optimize(speed)
  private func sleepIslands() {
    var slept = false
    var index = 0
    while index < islands.count {
      enter(index)
      index &+= 1
      let (list, count) = members
      if isLoose {
        var place = 0
        while place < count {
          if hasRested(list[place]) {
            sleep(list[place])
            slept = true
          }
          place &+= 1
        }
      } else if count > 0 {
        var resting = 0
        var place = 0
        while place < count {
          if hasRested(list[place]) { resting &+= 1 }
          place &+= 1
        }
        if resting == count {
          place = 0
          while place < count {
            sleep(list[place])
            place &+= 1
          }
          slept = true
        } else if resting > 0 {
          noteWhetherCalm(list, count)
        }
      }
    }
    if slept {
      bodies.closeGaps()
      islands.invalidate()
    }
  }

  @inline(__always) private func hasRested(_ index: Int32) -> Bool {
    bodies.base[Int(index)].sleepTime >= World.timeToSleep - 0.001
  }

  /// Notes whether an island is slow as a whole: in such a one each body's place counts more than
  /// its speed. One body that trembles among many that are still must not keep them awake: a wave
  /// in a great pile always finds one that is just above a threshold.
  private func noteWhetherCalm(_ list: UnsafeMutablePointer<Int32>, _ count: Int) {
    var sum: Float = 0
    for place in 0..<count {
      let extent = bodies[list[place]].extent
      let speed = rollingSpeed(states.base + Int(list[place]), extent) / extent
      sum += speed * speed - World.calmSpeed * World.calmSpeed
    }
    for place in 0..<count {
      if sum < 0 {
        bodies[list[place]].support.formUnion(.calm)
      } else {
        bodies[list[place]].support.subtract(.calm)
      }
    }
  }

  private func sleep(_ index: Int32) {
    bodies.fallAsleep(index)
    states[index].velocityX = 0
    states[index].velocityY = 0
    states[index].angularVelocity = 0
    var edge = bodies[index].firstContact
    while edge >= 0 {
      let contact = edge >> 1
      let side = edge & 1
      let other = side == 0 ? contacts[contact].bodyB : contacts[contact].bodyA
      if bodies[other].awakeIndex < 0 { persistImpulses(contact) }
      edge = contacts[contact].next(side)
    }
    edge = bodies[index].firstJoint
    while edge >= 0 {
      let side = edge & 1
      let other = side == 0 ? joints[edge >> 1].bodyB : joints[edge >> 1].bodyA
      if bodies[other].awakeIndex < 0 { joints.deactivate(edge >> 1) }
      edge = joints[edge >> 1].next(side)
    }
  }
}
