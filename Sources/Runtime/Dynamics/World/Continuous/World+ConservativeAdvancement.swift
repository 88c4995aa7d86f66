/// Pairs that move so fast that one check a collision interval would miss where they meet: their
/// time of impact (Mirtich, *Impulse-Based Dynamic Simulation of Rigid Body Systems*, 1996; Catto,
/// *Continuous Collision*, GDC 2013).
extension World {
  /// Finds the time of impact of a fast pair, or that it does not meet.
  ///
  /// - Parameter from: the part of the sub-step that is over.
  @inline(__always) func sweepFastPair(_ index: Int32, from: Float = 0) {
    let c = contacts.base + Int(index)
    if passesBy(c, from: Double(from)) || staysSeparated(c) {
      markSeparated(c)
    } else {
      findTimeOfImpact(index, from: Double(from))
    }
  }

  /// Whether the circles around two items do not touch on their way through the sub-step.
  @inline(__always) private func passesBy(
    _ c: UnsafeMutablePointer<Contact>, from: Double
  ) -> Bool {
    guard c.pointee.bodyA != World.ground else { return false }
    let a = Int(c.pointee.bodyA)
    let b = Int(c.pointee.bodyB)
    let h = jointStep
    let startA = starts.base + a
    let startB = starts.base + b
    let between = center(of: c.pointee.bodyB) - center(of: c.pointee.bodyA)
    let move = Vector(
      dx: h * Double(startB.pointee.velocityX - startA.pointee.velocityX),
      dy: h * Double(startB.pointee.velocityY - startA.pointee.velocityY))
    let size = Double(bodies.base[a].extent + bodies.base[b].extent + 4 * c.pointee.slop)
    let closing = -between.dot(move)
    let square = move.lengthSquared
    let part = closing <= from * square ? from : closing >= square ? 1 : closing / square
    return (between + move * part).lengthSquared > size * size
  }

  /// Finds where a fast pair meets within the sub-step, by conservative advancement: from one time
  /// until which it is kept apart to the next.
  @_optimize(speed)
  @inline(never) private func findTimeOfImpact(_ index: Int32, from: Double) {
    let c = contacts.base + Int(index)
    var way = TimeOfImpact(
      a: side(c.pointee.bodyA, c.pointee.shapeA), b: side(c.pointee.bodyB, c.pointee.shapeB),
      tolerance: Double(c.pointee.slop))
    let held = restitutionContacts.base[Int(c.pointee.slot)].impulses
    if from > 0 {
      way.go(to: from)
    } else if held.normal1 + held.normal2 > 0 {
      // The pair has just been pressed together, and has not bounced: most likely it meets at once.
      let manifold = manifold(&way, index)
      if manifold.count > 0 && manifold.first.separation <= way.tolerance
        || manifold.count > 1 && manifold.second.separation <= way.tolerance
      {
        return writeContactAtImpact(&way, manifold, index)
      }
    }
    // The faces that kept the pair apart before may do so still; a new pair has faces 0 and 0.
    // Those of rectangles are found as soon.
    var faces = c.pointee.faces
    var reach = TimeOfImpact.Advance(time: from)
    if !way.areRectangles && c.pointee.pointCount == 0 && faces.a + faces.b > 0
      && way.a.outline.count > 1 && way.b.outline.count > 1
    {
      reach = way.reach(of: faces, isOfB: false)
    }
    var first = reach
    var looks = 0
    while reach.time <= 1 && looks < 24 {
      if reach.time > way.time { way.go(to: reach.time) }
      reach = way.look(&faces)
      if way.time == 0 { first = reach }
      if reach.separation <= way.tolerance { break }
      looks += 1
    }
    c.pointee.faces = faces
    if reach.time > 1 {
      if from == 0 { cacheSeparation(c, first) }
      return markSeparated(c)
    }
    // Faces of a meeting pair are not sought a second time.
    c.pointee.faceMargin = 1
    writeContactAtImpact(&way, manifold(&way, index), index)
  }

  @inline(__always) private func side(_ body: Int32, _ shape: Int32) -> TimeOfImpact.Side {
    let pose = cachedPose(of: body)
    let start = starts.base + Int(body)
    let its = bodies.base + Int(body)
    let h = jointStep
    let turn = Double(start.pointee.angularVelocity) * h
    return TimeOfImpact.Side(
      outline: outline(of: shape), center: its.pointee.localCenter, pose: pose,
      move: Vector(dx: Double(start.pointee.velocityX), dy: Double(start.pointee.velocityY)) * h,
      turn: turn, turning: turn.magnitude * Double(its.pointee.turningExtent))
  }

  /// The manifold of a pair where it has got to.
  @_optimize(speed)
  private func manifold(_ way: inout TimeOfImpact, _ index: Int32) -> Manifold {
    let c = contacts.base + Int(index)
    // An end that is hit turns the other one down.
    let distance = way.motion + 2 * way.tolerance
    var result = manifold(
      c, poseA: Pose(position: way.a.origin, rotation: way.a.pose.rotation),
      poseB: Pose(position: way.b.origin, rotation: way.b.pose.rotation),
      within: distance)
    result.keepPoints(within: distance)
    // These faces belong to a pose that is noted nowhere.
    c.pointee.faceMargin = -1
    return result
  }

  /// Makes the contact what it is where the pair meets.
  @_optimize(speed)
  private func writeContactAtImpact(_ way: inout TimeOfImpact, _ manifold: Manifold, _ index: Int32)
  {
    let c = contacts.base + Int(index)
    let slot = Int(c.pointee.slot)
    c.pointee.validDistance = -1
    guard manifold.count > 0 else {
      c.pointee.pointCount = 0
      restitutionContacts[slot].count = 0
      return
    }
    let held = restitutionContacts[slot].impulses
    let old = c.pointee
    storeManifold(manifold, from: way.a.origin - way.a.pose.position, in: index)
    writeRestitutionContact(
      index, matchedImpulses(held, from: old, to: c.pointee), manifold.count,
      manifold.first.separation,
      manifold.second.separation,
      between: way.a.pose.position - way.b.pose.position)
    // Back to the start of the sub-step, along the straight line that leads to the meeting.
    let impact = restitutionContacts.base + slot
    let passed = Float(way.time) * stepLength
    if passed > 0 {
      impact.pointee.first.separation -=
        initialNormalSpeed(impact.pointee.first, impact.pointee) * passed
      impact.pointee.second.separation -=
        initialNormalSpeed(impact.pointee.second, impact.pointee) * passed
    }
    // A body in flight keeps the energy of an impact at its corner, however fast that turns it.
    if !elasticFlights.isRunning || !isInFlight(impact) { limitAngularVelocity(impact) }
  }

  @inline(__always) private func markSeparated(_ c: UnsafeMutablePointer<Contact>) {
    c.pointee.pointCount = 0
    restitutionContacts[c.pointee.slot].count = 0
    restitutionContacts[c.pointee.slot].impulses = ContactImpulses()
  }

  /// Notes how far a fast pair is apart where it is now, and in which direction. (Of a slow pair
  /// these fields mean something else, see `updateManifold`.)
  @inline(__always) private func cacheSeparation(
    _ c: UnsafeMutablePointer<Contact>, _ reach: TimeOfImpact.Advance
  ) {
    cachePose(c)
    c.pointee.validDistance = Float(reach.separation)
    c.pointee.normalX = Float(reach.normal.dx)
    c.pointee.normalY = Float(reach.normal.dy)
    // The faces belong to the displacements that were noted before.
    c.pointee.faceMargin = -1
  }

  /// Whether a fast pair has been so far apart in a direction that it cannot meet before this
  /// sub-step ends: there, only what closes counts, and what turning moves.
  @inline(__always) private func staysSeparated(_ c: UnsafeMutablePointer<Contact>) -> Bool {
    guard c.pointee.validDistance > 0 else { return false }
    let indexA = Int(c.pointee.bodyA)
    let indexB = Int(c.pointee.bodyB)
    let a = states.base + indexA
    let b = states.base + indexB
    let startA = starts.base + indexA
    let startB = starts.base + indexB
    let goneX = b.pointee.movedX - a.pointee.movedX - c.pointee.cachedOffsetX
    let goneY = b.pointee.movedY - a.pointee.movedY - c.pointee.cachedOffsetY
    let gone = c.pointee.normalX * goneX + c.pointee.normalY * goneY
    let opening =
      c.pointee.normalX * (startB.pointee.velocityX - startA.pointee.velocityX)
      + c.pointee.normalY * (startB.pointee.velocityY - startA.pointee.velocityY)
    let turnA =
      (a.pointee.turned - c.pointee.cachedTurnA).magnitude
      + stepLength * startA.pointee.angularVelocity.magnitude
    let turnB =
      (b.pointee.turned - c.pointee.cachedTurnB).magnitude
      + stepLength * startB.pointee.angularVelocity.magnitude
    let turning =
      turnA * bodies.base[indexA].turningExtent + turnB * bodies.base[indexB].turningExtent
    let least = c.pointee.validDistance + (opening < 0 ? gone + stepLength * opening : gone)
    let rounding = 1e-6 * (c.pointee.validDistance + goneX.magnitude + goneY.magnitude)
    return least - 1.0001 * turning > 2 * c.pointee.slop + rounding
  }

  @_optimize(speed)
  private func matchedImpulses(
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

  /// The inradius of the thinner of a pair.
  @_optimize(speed)
  func thinness(of c: UnsafeMutablePointer<Contact>) -> Double {
    let a = bodies.base + Int(c.pointee.bodyA)
    let b = bodies.base + Int(c.pointee.bodyB)
    let thinA = a.pointee.kind == .fixed ? Float.greatestFiniteMagnitude : a.pointee.inradius
    let thinB = b.pointee.kind == .fixed ? Float.greatestFiniteMagnitude : b.pointee.inradius
    return Double(thinA < thinB ? thinA : thinB)
  }
}
