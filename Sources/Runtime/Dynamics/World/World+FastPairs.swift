/// Pairs that move so fast that one look a group would miss where they meet.
extension World {
  /// Finds where a fast pair meets within the sub-step, by conservative advancement: the gap
  /// divided by the greatest speed at which it can close is a time without contact.
  @_optimize(speed)
  func meetFast(_ index: Int32) {
    let c = contacts.base + Int(index)
    let slot = Int(c.pointee.slot)
    if staysApart(c) { return noteApart(c) }
    let a = c.pointee.bodyA
    let b = c.pointee.bodyB
    let startA = notedPose(of: a)
    let startB = notedPose(of: b)
    let h = 1.0 / Double(World.stepsPerSecond)
    let beforeA = starts[a]
    let beforeB = starts[b]
    let moveA = Vector(dx: Double(beforeA.velocityX), dy: Double(beforeA.velocityY)) * h
    let moveB = Vector(dx: Double(beforeB.velocityX), dy: Double(beforeB.velocityY)) * h
    let turnA = Double(beforeA.spin) * h
    let turnB = Double(beforeB.spin) * h
    let turning =
      turnA.magnitude * Double(bodies[a].extent) + turnB.magnitude * Double(bodies[b].extent)
    let motion = (moveB - moveA).length + turning
    let outlineA = outline(of: c.pointee.shapeA)
    let outlineB = outline(of: c.pointee.shapeB)
    let tolerance = Double(c.pointee.slop)
    let centerA = bodies[a].localCenter
    let centerB = bodies[b].localCenter

    var time = 0.0
    var poseA = startA
    var poseB = startB
    var meets = false
    var iteration = 0
    while iteration < 24 {
      if time > 0 {
        if a != World.ground {
          poseA = Pose(
            position: startA.position + moveA * time,
            rotation: startA.rotation.turned(by: turnA * time))
        }
        poseB = Pose(
          position: startB.position + moveB * time,
          rotation: startB.rotation.turned(by: turnB * time))
      }
      let originA = poseA.position - poseA.rotation.apply(centerA)
      let originB = poseB.position - poseB.rotation.apply(centerB)
      let offset = poseA.rotation.undo(originB - originA)
      let turn = poseA.rotation.relative(poseB.rotation)
      let limit = motion * (1 - time) + tolerance
      let way = FastWay(
        offset: offset, turn: turn, closing: poseA.rotation.undo(moveB - moveA),
        turning: turning, tolerance: tolerance)
      if iteration == 0, let known = way.separation(outlineA, outlineB, c.pointee.faces) {
        noteGap(c, known)
        return noteApart(c)
      }
      var faces = Manifold.Faces()
      let gap = Separation.between(
        outlineA, outlineB, offset: offset, turn: turn, limit: limit, &faces)
      if iteration == 0 {
        noteGap(c, gap.distance)
        c.pointee.faces = faces
      }
      if gap.distance <= tolerance {
        meets = true
        break
      }
      if gap.distance > limit { break }
      let closing = turning - poseA.rotation.apply(gap.normal).dot(moveB - moveA)
      if closing <= 0 { break }
      time += (gap.distance - 0.5 * tolerance) / closing
      if time > 1 { break }
      iteration += 1
    }
    guard meets || iteration == 24 else { return noteApart(c) }
    let originA = poseA.position - poseA.rotation.apply(centerA)
    let originB = poseB.position - poseB.rotation.apply(centerB)
    let offset = poseA.rotation.undo(originB - originA)
    let turn = poseA.rotation.relative(poseB.rotation)
    let thin = thinness(of: c)
    let room = motion < 0.5 * thin ? motion : 0.5 * thin
    c.pointee.faceRoom = -1
    let manifold = manifold(
      c, poseA: poseA, offset: offset, turn: turn, within: room + 2 * tolerance)
    // These faces belong to a pose that is noted nowhere.
    c.pointee.faceRoom = -1
    guard manifold.count > 0 else {
      c.pointee.pointCount = 0
      impacts[slot].count = 0
      return
    }
    let held = impacts[slot].impulses
    let old = c.pointee
    describe(
      manifold, poseA: Pose(position: originA, rotation: poseA.rotation), in: index)
    writeImpact(
      index, carried(held, from: old, to: c.pointee), manifold.count, manifold.first.separation,
      manifold.second.separation,
      between: poseA.position - poseB.position)
    // Back to the start of the sub-step, along the straight line that leads to the meeting.
    let impact = impacts.base + slot
    let passed = Float(time * h)
    impact.pointee.first.gapAtMeeting = Float(manifold.first.separation)
    impact.pointee.second.gapAtMeeting = Float(manifold.second.separation)
    impact.pointee.first.separation -= startSpeed(impact.pointee.first, impact.pointee) * passed
    impact.pointee.second.separation -=
      startSpeed(impact.pointee.second, impact.pointee) * passed
    impact.pointee.gapLimit = Float(0.25 * thin)
    impact.pointee.meeting = Float(time)
    limitSpin(impact)
  }

  @inline(__always) private func noteApart(_ c: UnsafeMutablePointer<Contact>) {
    c.pointee.pointCount = 0
    impacts[c.pointee.slot].count = 0
    impacts[c.pointee.slot].impulses = ContactImpulses()
  }

  /// Notes how far a fast pair is apart where it is now. (Of one that is not fast these fields tell
  /// another story, see `noteEvaluation`.)
  @inline(__always) private func noteGap(_ c: UnsafeMutablePointer<Contact>, _ gap: Double) {
    noteDisplacements(c)
    c.pointee.room = Float(gap)
    // The faces belong to the displacements that were noted before.
    c.pointee.faceRoom = -1
  }

  /// Whether a fast pair has been so far apart that it cannot meet before this sub-step ends.
  @inline(__always) private func staysApart(_ c: UnsafeMutablePointer<Contact>) -> Bool {
    guard c.pointee.room > 0 else { return false }
    let indexA = Int(c.pointee.bodyA)
    let indexB = Int(c.pointee.bodyB)
    let a = states.base + indexA
    let b = states.base + indexB
    let startA = starts.base + indexA
    let startB = starts.base + indexB
    let extentA = bodies.base[indexA].extent
    let extentB = bodies.base[indexB].extent
    let changed =
      (b.pointee.movedX - a.pointee.movedX - c.pointee.offsetX).magnitude
      + (b.pointee.movedY - a.pointee.movedY - c.pointee.offsetY).magnitude
      + (a.pointee.turned - c.pointee.turnedA).magnitude * extentA
      + (b.pointee.turned - c.pointee.turnedB).magnitude * extentB
    let speed =
      (startB.pointee.velocityX - startA.pointee.velocityX).magnitude
      + (startB.pointee.velocityY - startA.pointee.velocityY).magnitude
      + startA.pointee.spin.magnitude * extentA + startB.pointee.spin.magnitude * extentB
    return 1.0001 * (changed + World.subStep * speed) + 2 * c.pointee.slop < c.pointee.room
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
    let limit = 0.5 * World.greatestSpin
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

/// How a fast pair goes on from where it is, in the frame of the first body.
struct FastWay {
  var offset: Vector
  var turn: Rotation
  /// What the second moves as seen from the first until the sub-step ends, and what turning moves.
  var closing: Vector
  var turning: Double
  var tolerance: Double

  /// How far one of two faces that were found before keeps the pair apart, if that is enough until
  /// the sub-step ends.
  @_optimize(speed)
  func separation(_ a: Outline, _ b: Outline, _ faces: Manifold.Faces) -> Double? {
    guard faces.a < a.count, faces.b < b.count, a.count > 1, b.count > 1 else { return nil }
    let one = Separation.face(faces.a, of: a, against: b, offset: offset, turn: turn)
    if suffices(one, along: a.normals[faces.a]) { return one }
    let back = Rotation(cosine: turn.cosine, sine: -turn.sine)
    let two = Separation.face(
      faces.b, of: b, against: a, offset: -turn.undo(offset), turn: back)
    return suffices(two, along: -turn.apply(b.normals[faces.b])) ? two : nil
  }

  @inline(__always) private func suffices(_ separation: Double, along normal: Vector) -> Bool {
    separation > tolerance && turning - normal.dot(closing) < separation - 0.5 * tolerance
  }
}
