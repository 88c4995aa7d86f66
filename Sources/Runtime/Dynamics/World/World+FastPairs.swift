/// Pairs that move so fast that one look a group would miss where they meet.
extension World {
  /// Sees to it that a fast pair meets where it does.
  @inline(__always) func followFast(_ index: Int32) {
    let c = contacts.base + Int(index)
    if passesBy(c) || staysApart(c) { noteApart(c) } else { meetFast(index) }
  }

  /// Whether the circles around two items do not touch on their way through the sub-step.
  @inline(__always) private func passesBy(_ c: UnsafeMutablePointer<Contact>) -> Bool {
    guard c.pointee.bodyA != World.ground else { return false }
    let a = Int(c.pointee.bodyA)
    let b = Int(c.pointee.bodyB)
    let h = 1.0 / Double(World.stepsPerSecond)
    let startA = starts.base + a
    let startB = starts.base + b
    let between = center(of: c.pointee.bodyB) - center(of: c.pointee.bodyA)
    let move = Vector(
      dx: h * Double(startB.pointee.velocityX - startA.pointee.velocityX),
      dy: h * Double(startB.pointee.velocityY - startA.pointee.velocityY))
    let size = Double(bodies.base[a].extent + bodies.base[b].extent + 4 * c.pointee.slop)
    let closing = -between.dot(move)
    let square = move.lengthSquared
    let part = closing <= 0 ? 0 : closing >= square ? 1 : closing / square
    return (between + move * part).lengthSquared > size * size
  }

  /// Finds where a fast pair meets within the sub-step, by conservative advancement: from one time
  /// until which it is kept apart to the next.
  @_optimize(speed)
  @inline(never) private func meetFast(_ index: Int32) {
    let c = contacts.base + Int(index)
    var way = FastWay(
      a: side(c.pointee.bodyA, c.pointee.shapeA), b: side(c.pointee.bodyB, c.pointee.shapeB),
      tolerance: Double(c.pointee.slop))
    let held = impacts.base[Int(c.pointee.slot)].impulses
    if held.normal1 + held.normal2 > 0 {
      // It has just been pressed together, and has not bounced: most likely it meets at once.
      let manifold = manifold(&way, index)
      if manifold.count > 0 && manifold.first.separation <= way.tolerance
        || manifold.count > 1 && manifold.second.separation <= way.tolerance
      {
        return meet(&way, manifold, index)
      }
    }
    // The faces that kept the pair apart before may do so still; a new pair has faces 0 and 0. Those
    // of rectangles are found as soon.
    var faces = c.pointee.faces
    var reach = FastWay.Reach(time: 0)
    if !way.areRectangles && c.pointee.pointCount == 0 && faces.a + faces.b > 0
      && way.a.outline.count > 1 && way.b.outline.count > 1
    {
      reach = way.reach(of: faces, isOfB: false)
    }
    var first = reach
    var looks = 0
    while reach.time <= 1 && looks < 24 {
      if reach.time > 0 { way.go(to: reach.time) }
      reach = way.look(&faces)
      if way.time == 0 { first = reach }
      if reach.separation <= way.tolerance { break }
      looks += 1
    }
    c.pointee.faces = faces
    if reach.time > 1 {
      noteGap(c, first)
      return noteApart(c)
    }
    // They are sought no second time.
    c.pointee.faceRoom = 1
    meet(&way, manifold(&way, index), index)
  }

  @inline(__always) private func side(_ body: Int32, _ shape: Int32) -> FastWay.Side {
    let pose = notedPose(of: body)
    let start = starts.base + Int(body)
    let its = bodies.base + Int(body)
    let h = 1.0 / Double(World.stepsPerSecond)
    let turn = Double(start.pointee.spin) * h
    return FastWay.Side(
      outline: outline(of: shape), center: its.pointee.localCenter, pose: pose,
      move: Vector(dx: Double(start.pointee.velocityX), dy: Double(start.pointee.velocityY)) * h,
      turn: turn, turning: turn.magnitude * Double(its.pointee.turningExtent))
  }

  /// The manifold of a pair where it has got to.
  @_optimize(speed)
  private func manifold(_ way: inout FastWay, _ index: Int32) -> Manifold {
    let c = contacts.base + Int(index)
    let motion = way.motion
    let half = 0.5 * thinness(of: c)
    let distance = (motion < half ? motion : half) + 2 * way.tolerance
    var result = manifold(
      c, poseA: Pose(position: way.a.origin, rotation: way.a.pose.rotation),
      poseB: Pose(position: way.b.origin, rotation: way.b.pose.rotation),
      within: distance)
    result.keepPoints(within: distance)
    // These faces belong to a pose that is noted nowhere.
    c.pointee.faceRoom = -1
    return result
  }

  /// Makes the contact what it is where the pair meets.
  @_optimize(speed)
  private func meet(_ way: inout FastWay, _ manifold: Manifold, _ index: Int32) {
    let c = contacts.base + Int(index)
    let slot = Int(c.pointee.slot)
    c.pointee.room = -1
    guard manifold.count > 0 else {
      c.pointee.pointCount = 0
      impacts[slot].count = 0
      return
    }
    let held = impacts[slot].impulses
    let old = c.pointee
    describe(manifold, from: way.a.origin - way.a.pose.position, in: index)
    writeImpact(
      index, carried(held, from: old, to: c.pointee), manifold.count, manifold.first.separation,
      manifold.second.separation,
      between: way.a.pose.position - way.b.pose.position)
    // Back to the start of the sub-step, along the straight line that leads to the meeting.
    let impact = impacts.base + slot
    let passed = Float(way.time) * World.subStep
    if passed > 0 {
      impact.pointee.first.separation -= startSpeed(impact.pointee.first, impact.pointee) * passed
      impact.pointee.second.separation -=
        startSpeed(impact.pointee.second, impact.pointee) * passed
    }
    limitSpin(impact)
  }

  @inline(__always) private func noteApart(_ c: UnsafeMutablePointer<Contact>) {
    c.pointee.pointCount = 0
    impacts[c.pointee.slot].count = 0
    impacts[c.pointee.slot].impulses = ContactImpulses()
  }

  /// Notes how far a fast pair is apart where it is now, and in which direction. (Of one that is not
  /// fast these fields tell another story, see `renew`.)
  @inline(__always) private func noteGap(
    _ c: UnsafeMutablePointer<Contact>, _ reach: FastWay.Reach
  ) {
    noteDisplacements(c)
    c.pointee.room = Float(reach.separation)
    c.pointee.normalX = Float(reach.normal.dx)
    c.pointee.normalY = Float(reach.normal.dy)
    // The faces belong to the displacements that were noted before.
    c.pointee.faceRoom = -1
  }

  /// Whether a fast pair has been so far apart in a direction that it cannot meet before this
  /// sub-step ends: there, only what closes counts, and what turning moves.
  @inline(__always) private func staysApart(_ c: UnsafeMutablePointer<Contact>) -> Bool {
    guard c.pointee.room > 0 else { return false }
    let indexA = Int(c.pointee.bodyA)
    let indexB = Int(c.pointee.bodyB)
    let a = states.base + indexA
    let b = states.base + indexB
    let startA = starts.base + indexA
    let startB = starts.base + indexB
    let goneX = b.pointee.movedX - a.pointee.movedX - c.pointee.offsetX
    let goneY = b.pointee.movedY - a.pointee.movedY - c.pointee.offsetY
    let gone = c.pointee.normalX * goneX + c.pointee.normalY * goneY
    let opening =
      c.pointee.normalX * (startB.pointee.velocityX - startA.pointee.velocityX)
      + c.pointee.normalY * (startB.pointee.velocityY - startA.pointee.velocityY)
    let turnA =
      (a.pointee.turned - c.pointee.turnedA).magnitude
      + World.subStep * startA.pointee.spin.magnitude
    let turnB =
      (b.pointee.turned - c.pointee.turnedB).magnitude
      + World.subStep * startB.pointee.spin.magnitude
    let turning =
      turnA * bodies.base[indexA].turningExtent + turnB * bodies.base[indexB].turningExtent
    let least = c.pointee.room + (opening < 0 ? gone + World.subStep * opening : gone)
    let rounding = 1e-6 * (c.pointee.room + goneX.magnitude + goneY.magnitude)
    return least - 1.0001 * turning > 2 * c.pointee.slop + rounding
  }

  /// A corner that hits at great speed would make a small body spin faster than can be followed,
  /// and leave its centre flying on. Such a body counts as harder to turn for this impact.
  @_optimize(speed)
  private func limitSpin(_ impact: UnsafeMutablePointer<ImpactContact>) {
    let c = impact.pointee
    let one = -startSpeed(c.first, c)
    let two = c.count > 1 ? -startSpeed(c.second, c) : 0
    let mass = c.inverseMassA + c.inverseMassB
    guard mass > 0 else { return }
    let momentum = (one > two ? one : two) / mass
    let limit = World.greatestSpin
    let armA = larger(c.first.normalArmA, c.second.normalArmA)
    let armB = larger(c.first.normalArmB, c.second.normalArmB)
    let spinA = c.inverseInertiaA * armA * momentum
    let spinB = c.inverseInertiaB * armB * momentum
    guard spinA > limit || spinB > limit else { return }
    if spinA > limit { impact.pointee.inverseInertiaA *= limit / spinA }
    if spinB > limit { impact.pointee.inverseInertiaB *= limit / spinB }
    renewMasses(&impact.pointee.first, impact.pointee)
    if c.count > 1 { renewMasses(&impact.pointee.second, impact.pointee) }
  }

  @_optimize(speed)
  private func larger(_ a: Float, _ b: Float) -> Float {
    a.magnitude > b.magnitude ? a.magnitude : b.magnitude
  }

  @_optimize(speed)
  private func renewMasses(_ p: inout ImpactPoint, _ c: ImpactContact) {
    let mass = c.inverseMassA + c.inverseMassB
    p.normalMass =
      1
      / (mass + c.inverseInertiaA * p.normalArmA * p.normalArmA
        + c.inverseInertiaB * p.normalArmB * p.normalArmB)
    p.tangentMass =
      1
      / (mass + c.inverseInertiaA * p.tangentArmA * p.tangentArmA
        + c.inverseInertiaB * p.tangentArmB * p.tangentArmB)
  }

  @_optimize(speed)
  private func carried(
    _ held: ContactImpulses, from old: Contact, to new: Contact
  ) -> ContactImpulses {
    var result = ContactImpulses()
    if old.pointCount > 0 && new.feature1 == old.feature1 {
      result.normal1 = held.normal1
      result.tangent1 = held.tangent1
    } else if old.pointCount > 1 && new.feature1 == old.feature2 {
      result.normal1 = held.normal2
      result.tangent1 = held.tangent2
    }
    guard new.pointCount > 1 else { return result }
    if old.pointCount > 1 && new.feature2 == old.feature2 {
      result.normal2 = held.normal2
      result.tangent2 = held.tangent2
    } else if old.pointCount > 0 && new.feature2 == old.feature1 {
      result.normal2 = held.normal1
      result.tangent2 = held.tangent1
    }
    return result
  }

  @_optimize(speed)
  private func thinness(of c: UnsafeMutablePointer<Contact>) -> Double {
    let a = bodies.base + Int(c.pointee.bodyA)
    let b = bodies.base + Int(c.pointee.bodyB)
    let thinA = a.pointee.kind == .fixed ? Float.greatestFiniteMagnitude : a.pointee.inradius
    let thinB = b.pointee.kind == .fixed ? Float.greatestFiniteMagnitude : b.pointee.inradius
    return Double(thinA < thinB ? thinA : thinB)
  }
}
