/// Impacts in the order of their times, for elastic bodies that fly: no contact and no joint holds
/// them. (Event-driven, as hard discs have been simulated since Alder & Wainwright, *Studies in
/// Molecular Dynamics*, 1959.)
///
/// That is for pairs that keep nearly all of their energy, or that move by a good part of their
/// size in a sub-step. Slow pairs that lose energy are turned round when the sub-step begins
/// (`World+Restitution`): a heap of them settles.
///
/// Between two impacts a body goes straight on, with the mean of its velocities then and at the end
/// of the sub-step; what that leaves out is less than a·h²/8, and nothing at the end. Its state is
/// that of a body that has gone this way since the sub-step began. So an impact at the time t is an
/// impulse and a shift of where it began,
///
///     v ← v + Δv,   u ← v − a·(h − t)/2,   x ← x + (u_before − u)·t,
///
/// and whatever looks from the start of the sub-step sees the path as it is from t on: times of
/// impact are sought from there, gaps at the end are what they will be, and the move leads to the
/// right place. A body that has been turned round gets a new path at once, and all that is near
/// that is looked at.
extension World {
  /// So often a body is turned round in a sub-step; what it meets then is left to the solver.
  private static let mostImpacts: UInt8 = 32
  /// Restitution from which on a pair keeps nearly all of its energy.
  static let livelyRestitution: Float = 0.9

  /// Finds out who flies, before fast pairs are looked at.
  @_optimize(speed)
  @inline(never) func beginFlights() {
    elasticFlights.begin(bodyCount: bodies.count)
    var place = 0
    while place < impactCount {
      let slot = impactSlot(place)
      place &+= 1
      guard let slot else { continue }
      let impact = restitutionContacts.base + slot
      let held = impact.pointee.impulses
      if impact.pointee.restitution == 0 || held.normal1 + held.normal2 > 0 {
        let grounded = ElasticFlights.Flight(kind: .grounded)
        elasticFlights.note(impact.pointee.bodyA, grounded)
        elasticFlights.note(impact.pointee.bodyB, grounded)
      }
    }
    place = 0
    while place < impactCount {
      let slot = impactSlot(place)
      place &+= 1
      guard let slot else { continue }
      let impact = restitutionContacts.base + slot
      if isLively(impact), takesOff(impact.pointee.bodyA) || takesOff(impact.pointee.bodyB) {
        _ = takesOff(impact.pointee.bodyB)
        lookClosely(impact.pointee.contact)
      }
    }
  }

  /// Whether it matters when in the sub-step a pair meets.
  private func isLively(_ impact: UnsafeMutablePointer<RestitutionContact>) -> Bool {
    guard impact.pointee.restitution < World.livelyRestitution else { return true }
    let a = bodies.base + Int(impact.pointee.bodyA)
    let b = bodies.base + Int(impact.pointee.bodyB)
    let from = states[impact.pointee.bodyA]
    let to = states[impact.pointee.bodyB]
    let speed =
      (to.velocityX - from.velocityX).magnitude + (to.velocityY - from.velocityY).magnitude
      + from.angularVelocity.magnitude * a.pointee.turningExtent
      + to.angularVelocity.magnitude * b.pointee.turningExtent
    let infinite = Float.infinity
    let thinA = a.pointee.kind == .fixed ? infinite : a.pointee.inradius
    let thinB = b.pointee.kind == .fixed ? infinite : b.pointee.inradius
    return impact.pointee.restitution > 0
      && speed * stepLength > 0.25 * (thinA < thinB ? thinA : thinB)
  }

  /// Whether a body flies: looked at once in a sub-step.
  private func takesOff(_ body: Int32) -> Bool {
    let kind = elasticFlights[body].kind
    guard kind == .unknown else { return kind == .flying }
    var flight = ElasticFlights.Flight(kind: .grounded)
    let its = bodies.base + Int(body)
    if its.pointee.kind == .dynamic, its.pointee.awakeIndex >= 0, its.pointee.constraintCount == 0,
      its.pointee.firstJoint < 0, movesNext(its)
    {
      let start = starts.base + Int(body)
      let state = states.base + Int(body)
      flight.kind = .flying
      flight.gainX = state.pointee.velocityX - start.pointee.velocityX
      flight.gainY = state.pointee.velocityY - start.pointee.velocityY
      flight.gainSpin = state.pointee.angularVelocity - start.pointee.angularVelocity
      goOn(flight, start, state.pointee)
    }
    elasticFlights.note(body, flight)
    return flight.kind == .flying
  }

  /// Whether a body, which may be of another island that is met in flight, moves when the one at
  /// hand does: others have moved already, have their forces still to come, or were woken just now.
  @inline(__always) private func movesNext(_ body: UnsafeMutablePointer<Body>) -> Bool {
    islands.base[Int(body.pointee.island)].isFine == isFine
      && Int(body.pointee.awakeIndex) < islands.members.count
  }

  /// The velocity with which a body goes straight on.
  @inline(__always) private func goOn(
    _ flight: ElasticFlights.Flight, _ start: UnsafeMutablePointer<BodyStart>, _ state: BodyState
  ) {
    let half = 0.5 * (1 - flight.time)
    start.pointee.velocityX = state.velocityX - half * flight.gainX
    start.pointee.velocityY = state.velocityY - half * flight.gainY
    start.pointee.angularVelocity = state.angularVelocity - half * flight.gainSpin
  }

  /// Has a contact of a flying body looked at as fast pairs are, however slow it is.
  private func lookClosely(_ contact: Int32) {
    guard !contacts[contact].isFast else { return }
    contacts[contact].isFast = true
    contacts[contact].validDistance = -1
  }

  /// Lets all who fly and meet bounce, one after the other.
  @_optimize(speed)
  @inline(never) func bounceInOrder() {
    var place = 0
    while place < impactCount {
      if let slot = impactSlot(place) { foresee(slot) }
      place &+= 1
    }
    while let next = elasticFlights.takeMeeting() {
      let contact = contacts[next.contact]
      guard contact.isAlive, contact.color == Contact.Place.restitutionContacts else { continue }
      let impact = restitutionContacts.base + Int(contact.slot)
      guard impact.pointee.nextTime == next.time else { continue }
      impact.pointee.nextTime = .infinity
      guard bounce(Int(contact.slot), at: next.time) else { continue }
      findWhatIsNear(contact.bodyA, contact.bodyB)
      lookAgain(contact.bodyA, after: next.contact)
      lookAgain(contact.bodyB, after: next.contact)
    }
  }

  /// Notes when a pair will meet, if it does.
  @inline(__always) private func foresee(_ slot: Int) {
    let impact = restitutionContacts.base + slot
    impact.pointee.nextTime = .infinity
    guard impact.pointee.count > 0, isInFlight(impact) else { return }
    let from = later(
      elasticFlights[impact.pointee.bodyA].time, elasticFlights[impact.pointee.bodyB].time)
    let pair = pair(slot)
    let one = meeting(&impact.pointee.first, pair, from)
    let two = impact.pointee.count > 1 ? meeting(&impact.pointee.second, pair, from) : .infinity
    let time = one < two ? one : two
    guard time <= 1 else { return }
    impact.pointee.nextTime = time
    elasticFlights.noteMeeting(impact.pointee.contact, at: time)
  }

  @inline(__always) private func later(_ a: Float, _ b: Float) -> Float { a > b ? a : b }

  /// Whether one of a pair flies.
  @inline(__always) func isInFlight(_ impact: UnsafeMutablePointer<RestitutionContact>) -> Bool {
    elasticFlights.flies(impact.pointee.bodyA) || elasticFlights.flies(impact.pointee.bodyB)
  }

  /// When two points meet, if not before a time; infinite if they do not.
  @inline(__always) private func meeting(
    _ p: inout RestitutionPoint, _ pair: RestitutionPair, _ from: Float
  ) -> Float {
    let speed = initialNormalSpeed(p, pair.contact.pointee)
    p.lag = pair.normalSpeed(p) - speed
    guard speed < 0 else { return .infinity }
    let gap = pair.separation(p)
    let way = -stepLength * speed
    // A fast pair counts as met when it is as near as the slop.
    guard gap - way < pair.contact.pointee.slop else { return .infinity }
    let time = gap > 0 ? gap / way : 0
    return time < from ? from : time < 1 ? time : 1
  }

  /// Turns a pair round; answers whether it did.
  private func bounce(_ slot: Int, at time: Float) -> Bool {
    let pair = pair(slot)
    let c = pair.contact
    guard elasticFlights[c.pointee.bodyA].impacts < World.mostImpacts,
      elasticFlights[c.pointee.bodyB].impacts < World.mostImpacts
    else { return false }
    let one = rebound(c.pointee.first, pair, at: time)
    let two = c.pointee.count > 1 ? rebound(c.pointee.second, pair, at: time) : 0
    guard one > 0 || two > 0 else { return false }
    let a = pair.a.pointee
    let b = pair.b.pointee
    applyRebound(pair, one, two)
    turn(c.pointee.bodyA, from: a, at: time)
    turn(c.pointee.bodyB, from: b, at: time)
    return true
  }

  /// By how much a point that meets at a time changes its normal speed.
  private func rebound(_ p: RestitutionPoint, _ pair: RestitutionPair, at time: Float) -> Float {
    let c = pair.contact.pointee
    let h = stepLength
    guard pair.separation(p) + h * time * initialNormalSpeed(p, c) < 4 * c.slop else { return 0 }
    let gA = elasticFlights[c.bodyA]
    let gB = elasticFlights[c.bodyB]
    let gain =
      c.normalX * (gB.gainX - gA.gainX) + c.normalY * (gB.gainY - gA.gainY)
      + (gB.gainSpin * p.normalArmB - gA.gainSpin * p.normalArmA)
    let speed = pair.normalSpeed(p) - (1 - time) * gain
    let rebound = -c.restitution * speed
    // One that falls back within the sub-step is rest.
    guard rebound + gain * (1 - time) > 0, rebound > gain.magnitude, rebound > 10 * c.slop else {
      return 0
    }
    return rebound - speed
  }

  /// An impulse has changed the velocity of a body.
  private func turn(_ body: Int32, from before: BodyState, at time: Float) {
    let state = states.base + Int(body)
    let start = starts.base + Int(body)
    guard elasticFlights.flies(body) else {
      // A body that does not fly stays where the solver brings it.
      start.pointee.velocityX += state.pointee.velocityX - before.velocityX
      start.pointee.velocityY += state.pointee.velocityY - before.velocityY
      start.pointee.angularVelocity += state.pointee.angularVelocity - before.angularVelocity
      return
    }
    let flight = elasticFlights.base + Int(body)
    flight.pointee.time = time
    flight.pointee.impacts &+= 1
    let old = start.pointee
    goOn(flight.pointee, start, state.pointee)
    let passed = stepLength * time
    state.pointee.movedX += passed * (old.velocityX - start.pointee.velocityX)
    state.pointee.movedY += passed * (old.velocityY - start.pointee.velocityY)
    state.pointee.turned += passed * (old.angularVelocity - start.pointee.angularVelocity)
    forgetPose(of: body)
  }

  /// Gives two bodies that have been turned round new paths, and finds the pairs that these may
  /// meet.
  private func findWhatIsNear(_ a: Int32, _ b: Int32) {
    let awakeBefore = awake.count
    if elasticFlights.flies(a) { updatePath(of: a) }
    if elasticFlights.flies(b) { updatePath(of: b) }
    findPairs()
    updateStaleManifolds()
    // A body that was woken by that begins to move in the next sub-step.
    var place = awakeBefore
    while place < awake.count {
      let index = Int(awake[place])
      place &+= 1
      starts.base[index].velocityX = states.base[index].velocityX
      starts.base[index].velocityY = states.base[index].velocityY
      starts.base[index].angularVelocity = states.base[index].angularVelocity
    }
  }

  /// Looks at the contacts of a body that has been turned round.
  private func lookAgain(_ body: Int32, after bounced: Int32) {
    guard bodies[body].kind == .dynamic else { return }
    var edge = bodies.base[Int(body)].firstContact
    while edge >= 0 {
      let index = edge >> 1
      let c = contacts.base + Int(index)
      edge = c.pointee.next(edge & 1)
      guard c.pointee.color == Contact.Place.restitutionContacts else { continue }
      let impact = restitutionContacts.base + Int(c.pointee.slot)
      if isLively(impact) {
        _ = takesOff(c.pointee.bodyA)
        _ = takesOff(c.pointee.bodyB)
      }
      guard isInFlight(impact) else { continue }
      lookClosely(index)
      if index != bounced { lookAtPair(index) }
      foresee(Int(contacts[index].slot))
    }
  }

  private func lookAtPair(_ index: Int32) {
    let impact = restitutionContacts.base + Int(contacts[index].slot)
    if impact.pointee.hasBounced {
      impact.pointee.impulses = ContactImpulses()
      impact.pointee.rebound1 = 0
      impact.pointee.rebound2 = 0
    }
    let c = contacts[index]
    sweepFastPair(index, from: later(elasticFlights[c.bodyA].time, elasticFlights[c.bodyB].time))
  }

  /// The move takes the mean of the velocities at both ends.
  @_optimize(speed)
  @inline(never) func endFlights() {
    let list = elasticFlights.bodies
    var index = 0
    while index < list.count {
      let body = list[index]
      index &+= 1
      guard elasticFlights.flies(body) else { continue }
      let start = starts.base + Int(body)
      let state = states[body]
      start.pointee.velocityX = 2 * start.pointee.velocityX - state.velocityX
      start.pointee.velocityY = 2 * start.pointee.velocityY - state.velocityY
      start.pointee.angularVelocity = 2 * start.pointee.angularVelocity - state.angularVelocity
    }
    elasticFlights.end()
  }
}
