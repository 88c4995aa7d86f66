/// Fine steps: where a solve does not come to its end, sub-steps are half as long.
///
/// Many small steps with few rounds do more than few steps with many (Macklin et al., *Small Steps
/// in Physics Simulation*, 2019): what is left undone in a step falls with the square of its
/// length. A chain over a peg, a bridge under rocks or a box under a thousand times its mass needs
/// that, and nothing else pays for it. Such are: rounds that are used up, masses that differ by
/// more than ten times, arms under great tension, and loops that can meet something. The choice is
/// made once a collision interval, for each island, and holds for a while.
extension World {
  /// Collision intervals that go on in fine steps, for a pile and for joints: whoever changes to
  /// and fro does not come to rest.
  static let fineHoldOfPiles: Int32 = 15
  static let fineHoldOfJoints: Int32 = 60
  static let fineStep: Float = 0.5 * subStep

  /// In double precision, for joints.
  @inline(__always) var jointStep: Double { isFine ? 0.5 * World.jointStep : World.jointStep }
  @inline(__always) var jointRate: Double {
    Double(isFine ? 2 &* World.stepsPerSecond : World.stepsPerSecond)
  }

  @inline(__always) func wantFineSteps(_ intervals: Int32) {
    if intervals > island.wantedFineIntervals { island.wantedFineIntervals = intervals }
  }

  /// At the start of a collision interval: how long the sub-steps of the island at hand are.
  @_optimize(speed)
  @inline(__always) func chooseStepLength() {
    if island.isSteep { wantFineSteps(World.fineHoldOfPiles) }
    if island.wantedFineIntervals > island.fineIntervals {
      island.fineIntervals = island.wantedFineIntervals
    } else if island.fineIntervals > 0 {
      island.fineIntervals &-= 1
    }
    island.wantedFineIntervals = 0
    // The springs of a cloth know one length of steps.
    let wantsFine = island.fineIntervals > 0 && !hasSpringBlocks
    guard wantsFine != isFine else { return }
    let (list, count) = members
    setFine(wantsFine, of: islands.current, Rows(base: list, count: count))
  }

  /// Changes the length of a sub-step of an island, and scales the impulses of contacts and joints
  /// to it.
  ///
  /// - Parameter candidates: the bodies of the island, and perhaps others: where islands are about to
  ///   change it has no list of its own.
  @inline(never) func setFine(_ value: Bool, of index: Int32, _ candidates: Rows<Int32>) {
    islands[index].isFine = value
    islands[index].disturb()
    scaleRodImpulses(of: index, by: value ? 0.5 : 2)
    var place = 0
    while place < candidates.count {
      let body = candidates[place]
      place &+= 1
      guard bodies.base[Int(body)].island == index else { continue }
      scaleHeldImpulses(of: body, by: value ? 0.5 : 2)
      var edge = bodies.base[Int(body)].firstContact
      while edge >= 0 {
        let c = contacts.base + Int(edge >> 1)
        if c.pointee.color >= 0 && isOwner(body, edge) {
          ContactBlock.scaleImpulses(colors.lane(at: c.pointee.slot), by: value ? 0.5 : 2)
        }
        edge = c.pointee.next(edge & 1)
      }
    }
  }

  /// Whether a contact, of two bodies that have it, counts for this one.
  @inline(__always) private func isOwner(_ body: Int32, _ edge: Int32) -> Bool {
    edge & 1 == 0 || bodies.base[Int(contacts.base[Int(edge >> 1)].bodyA)].awakeIndex < 0
  }

  /// Scales the impulses of a body's restitution contacts and joints to a sub-step of another
  /// length.
  func scaleHeldImpulses(of body: Int32, by share: Float) {
    var edge = bodies.base[Int(body)].firstContact
    while edge >= 0 {
      let c = contacts.base + Int(edge >> 1)
      if c.pointee.color == Contact.Place.restitutionContacts && isOwner(body, edge) {
        let impact = restitutionContacts.base + Int(c.pointee.slot)
        impact.pointee.impulses = impact.pointee.impulses.scaled(by: share)
      }
      edge = c.pointee.next(edge & 1)
    }
    edge = bodies.base[Int(body)].firstJoint
    while edge >= 0 {
      let joint = joints.base + Int(edge >> 1)
      let isOwner = edge & 1 == 0 || bodies.base[Int(joint.pointee.bodyA)].awakeIndex < 0
      if isOwner { joint.pointee.scaleImpulses(by: Double(share)) }
      edge = joint.pointee.next(edge & 1)
    }
  }
}

extension ContactBlock {
  @inline(never) static func scaleImpulses(_ lane: Lane, by share: Float) {
    lane[.tangentImpulse] *= share
    lane.first[.normalImpulse] *= share
    lane.first[.biasImpulse] *= share
    lane.second[.normalImpulse] *= share
    lane.second[.biasImpulse] *= share
  }
}
