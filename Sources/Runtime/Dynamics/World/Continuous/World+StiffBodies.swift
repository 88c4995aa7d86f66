/// A corner that hits at great speed would make a small body spin faster than can be followed, and
/// leave its centre flying on. Such a body counts as harder to turn until the sub-step ends.
///
/// It does so for all that it meets: with one inertia for one contact and another for the next, it
/// would gain energy as it goes to and fro between them, each time more.
extension World {
  /// Sees how hard to turn the bodies of an impact have to be, and has them be so.
  @_optimize(speed)
  func limitAngularVelocity(_ impact: UnsafeMutablePointer<RestitutionContact>) {
    let c = impact.pointee
    let one = -initialNormalSpeed(c.first, c)
    let two = c.count > 1 ? -initialNormalSpeed(c.second, c) : 0
    let mass = c.inverseMassA + c.inverseMassB
    guard mass > 0 else { return }
    let momentum = (one > two ? one : two) / mass
    let limit = World.greatestAngularSpeed
    let turnA = c.inverseInertiaA * larger(c.first.normalArmA, c.second.normalArmA) * momentum
    let turnB = c.inverseInertiaB * larger(c.first.normalArmB, c.second.normalArmB) * momentum
    if turnA > limit { stiffen(c.bodyA, by: limit / turnA) }
    if turnB > limit { stiffen(c.bodyB, by: limit / turnB) }
  }

  /// Makes a body harder to turn. What it has been given too much spin for keeps its angular
  /// momentum.
  @inline(never) private func stiffen(_ body: Int32, by share: Float) {
    restitutionContacts.stiffen(body, by: share)
    let state = states.base + Int(body)
    if state.pointee.angularVelocity.magnitude > World.greatestAngularSpeed {
      let start = starts.base + Int(body)
      start.pointee.angularVelocity -= (1 - share) * state.pointee.angularVelocity
      state.pointee.angularVelocity *= share
      forgetPose(of: body)
    }
    forEachImpact(of: body) { writeInertia($0) }
  }

  /// Gives an impact the masses and inertias of its bodies, as hard to turn as they are now.
  @inline(never) func writeInertia(_ impact: UnsafeMutablePointer<RestitutionContact>) {
    impact.pointee.inverseInertiaA = inverseInertia(
      of: impact.pointee.bodyA, inverseMass: impact.pointee.inverseMassA)
    impact.pointee.inverseInertiaB = inverseInertia(
      of: impact.pointee.bodyB, inverseMass: impact.pointee.inverseMassB)
    updateMasses(&impact.pointee.first, impact.pointee)
    if impact.pointee.count > 1 { updateMasses(&impact.pointee.second, impact.pointee) }
  }

  /// - Parameter inverseMass: the one that a body counts for, see `Contact.massShares`.
  @inline(__always) private func inverseInertia(of body: Int32, inverseMass: Float) -> Float {
    let its = bodies.base + Int(body)
    let share =
      its.pointee.inverseMass > 0 ? inverseMass.divided(by: its.pointee.inverseMass) : 1
    return restitutionContacts.stiffness(of: body) * share * its.pointee.inverseInertia
  }

  /// When bodies have moved: they are as easy to turn as before.
  func loosenBodies() {
    guard restitutionContacts.stiffBodies.count > 0 else { return }
    while let body = restitutionContacts.loosen() {
      forEachImpact(of: body) { writeInertia($0) }
    }
  }

  @inline(__always) private func forEachImpact(
    of body: Int32, _ change: (UnsafeMutablePointer<RestitutionContact>) -> Void
  ) {
    guard bodies.base[Int(body)].isAlive else { return }
    var edge = bodies.base[Int(body)].firstContact
    while edge >= 0 {
      let c = contacts.base + Int(edge >> 1)
      edge = c.pointee.next(edge & 1)
      guard c.pointee.color == Contact.Place.restitutionContacts else { continue }
      let impact = restitutionContacts.base + Int(c.pointee.slot)
      if impact.pointee.count > 0 { change(impact) }
    }
  }

  @inline(__always) private func larger(_ a: Float, _ b: Float) -> Float {
    a.magnitude > b.magnitude ? a.magnitude : b.magnitude
  }

  @_optimize(speed)
  private func updateMasses(_ p: inout RestitutionPoint, _ c: RestitutionContact) {
    let mass = c.inverseMassA + c.inverseMassB
    // Apart: two divisions at once are four, and the other two may be 0/0.
    p.normalMass = (1 as Float).divided(
      by: mass + c.inverseInertiaA * p.normalArmA * p.normalArmA
        + c.inverseInertiaB * p.normalArmB * p.normalArmB)
    p.tangentMass = (1 as Float).divided(
      by: mass + c.inverseInertiaA * p.tangentArmA * p.tangentArmA
        + c.inverseInertiaB * p.tangentArmB * p.tangentArmB)
  }
}
