/// Graph colouring of contacts: those of one colour share no body that can move, and are solved
/// side by side.
extension World {
  /// Adds a contact to the lowest colour in which neither movable body has one yet (greedy
  /// colouring); while there are few, to one that has an empty lane.
  @_optimize(speed)
  func addToColors(_ index: Int32) {
    _ = removeFromSolver(index)
    let a = contacts[index].bodyA
    let b = contacts[index].bodyB
    let movesA = bodies[a].kind == .dynamic
    let movesB = bodies[b].kind == .dynamic
    var used: UInt32 = 0
    if movesA { used |= bodies[a].colors }
    if movesB { used |= bodies[b].colors }
    let island = island(of: index)
    let color = colors.colorWithRoom(except: used, island: island)
    guard color < ContactColors.count else { return addToRestitutionContacts(index) }
    if movesA { bodies[a].colors |= 1 << UInt32(color) }
    if movesB { bodies[b].colors |= 1 << UInt32(color) }
    countConstraint(a, 1)
    countConstraint(b, 1)
    countNeighbors(a, b, 1)
    let slot = colors.append(to: color, of: island)
    islands.invalidate()
    contacts[index].color = Int8(truncatingIfNeeded: color)
    contacts[index].slot = slot
    colors.noteMove(contacts[index].name(index))
  }

  @_optimize(speed)
  func removeFromColors(_ index: Int32) {
    let color = Int(contacts[index].color)
    let slot = contacts[index].slot
    let a = contacts[index].bodyA
    let b = contacts[index].bodyB
    islands.invalidate()
    disturb(a)
    disturb(b)
    let keep = ~(UInt32(1) << UInt32(color))
    bodies[a].colors &= keep
    bodies[b].colors &= keep
    countConstraint(a, -1)
    countConstraint(b, -1)
    countNeighbors(a, b, -1)
    let moved = colors.remove(at: slot)
    if moved >= 0 { contacts[moved].slot = slot }
  }

  /// Notes that the contacts of a body may stand in blocks of another island than its own.
  @_optimize(speed)
  func noteLanes(of body: Int32) {
    guard bodies.base[Int(body)].colors != 0 else { return }
    var edge = bodies.base[Int(body)].firstContact
    while edge >= 0 {
      let c = contacts.base + Int(edge >> 1)
      if c.pointee.color >= 0 { colors.noteMove(c.pointee.name(edge >> 1)) }
      edge = c.pointee.next(edge & 1)
    }
  }

  /// Brings contacts that are new, or whose bodies have another island now, into blocks of it.
  @_optimize(speed)
  func moveLanes() {
    var place = 0
    while place < colors.moves.count {
      let index = Contact.index(of: colors.moves[place])
      let isSame = contacts[index].name(index) == colors.moves[place]
      place &+= 1
      guard isSame, contacts[index].isAlive, contacts[index].color >= 0 else { continue }
      let island = island(of: index)
      if colors.island(at: contacts[index].slot) != island { moveLane(index, to: island) }
    }
    colors.clearMoves()
  }

  private func moveLane(_ index: Int32, to island: Int32) {
    let old = contacts[index].slot
    let new = colors.append(to: Int(contacts[index].color), of: island)
    colors.lane(at: new).copy(colors.lane(at: old), count: ContactBlock.fieldCount)
    let wasFine = islands[colors.island(at: old)].isFine
    contacts[index].slot = new
    if wasFine != islands[island].isFine {
      ContactBlock.scaleImpulses(colors.lane(at: new), by: wasFine ? 2 : 0.5)
    }
    let moved = colors.remove(at: old)
    if moved >= 0 { contacts[moved].slot = old }
  }

  /// Counts what holds a body: contacts in lanes and rigid joints.
  func countConstraint(_ body: Int32, _ change: Int32) {
    bodies[body].constraintCount += change
    accelerations[body].unconstrained = bodies[body].constraintCount == 0 ? 1 : 0
  }

  private func countNeighbors(_ a: Int32, _ b: Int32, _ change: Int32) {
    if bodies[b].kind == .dynamic { bodies[a].neighbors += change }
    if bodies[a].kind == .dynamic { bodies[b].neighbors += change }
  }

  @_optimize(speed)
  func blockImpulses(at slot: Int32) -> ContactImpulses {
    let lane = colors.lane(at: slot)
    let normal1 = lane.first[.normalImpulse]
    let normal2 = lane.second[.normalImpulse]
    let tangent = lane[.tangentImpulse]
    // Each point's share of the friction is what its pressure allows.
    let tangent2 = normal2 > 0 ? tangent * normal2.divided(by: normal1 + normal2) : 0
    return ContactImpulses(
      normal1: normal1, tangent1: tangent - tangent2, normal2: normal2, tangent2: tangent2)
  }

  /// Carries an evaluated contact over into its lane.
  ///
  /// - Parameters:
  ///   - impulses: nil when the lane holds those of these points.
  ///   - isNew: also what follows from the bodies and shapes alone is written.
  ///   - hadTwo: the lane holds a second point.
  @inline(__always) func writeContactLane(
    _ index: Int32, _ manifold: Manifold, _ arms: PairedArms, impulses: ContactImpulses?,
    isNew: Bool, hadTwo: Bool
  ) {
    let c = contacts.base + Int(index)
    let lane = colors.lane(at: c.pointee.slot)
    disturb(c.pointee.bodyA)
    disturb(c.pointee.bodyB)
    if isNew { beginContactLane(index, lane) }
    lane[.normalX] = Float(manifold.normal.dx)
    lane[.normalY] = Float(manifold.normal.dy)
    let p = lane.first
    let q = lane.second
    p[.normalArmA] = arms.normal.x
    p[.normalArmB] = arms.normal.z
    p[.separation] = arms.separation1
    p[.gap] = Float(manifold.separations.x)
    p[.normalMass] = arms.mass.x
    if let impulses {
      p[.normalImpulse] = impulses.normal1
      q[.normalImpulse] = impulses.normal2
      lane[.tangentImpulse] = impulses.tangent1 + impulses.tangent2
    }
    p[.biasImpulse] = p[.normalImpulse]
    lane[.tangentArmA] = arms.tangentA
    lane[.tangentArmB] = arms.tangentB
    lane[.tangentMass] = arms.mass.z
    guard manifold.count > 1 else {
      if hadTwo { q.clear(count: ContactBlock.PointField.end.rawValue) }
      lane[.inverse11] = arms.mass.x
      lane[.inverse12] = 0
      lane[.inverse22] = 0
      lane[.coupling] = 0
      return
    }
    q[.normalArmA] = arms.normal.y
    q[.normalArmB] = arms.normal.w
    q[.separation] = arms.separation2
    q[.gap] = Float(manifold.separations.y)
    q[.normalMass] = arms.mass.y
    q[.biasImpulse] = q[.normalImpulse]
    let k11 = arms.stiffness.x
    let k22 = arms.stiffness.y
    let coupling = arms.coupling
    let determinant = k11 * k22 - coupling * coupling
    lane[.coupling] = coupling
    if determinant > 1e-3 * k11 * k22 {
      let inverse = SIMD4(k22, -coupling, k11, 0) / SIMD4(all: determinant)
      lane[.inverse11] = inverse.x
      lane[.inverse12] = inverse.y
      lane[.inverse22] = inverse.z
    } else {
      // The points cannot be told apart, as between items that do not turn: share.
      lane[.inverse11] = 0.5 * arms.mass.x
      lane[.inverse12] = 0
      lane[.inverse22] = 0.5 * arms.mass.y
    }
  }

  /// Writes what stays as it is while a contact keeps its lane and its bodies and shapes stay
  /// alike. (Whether it touches is kept up where it is noticed.)
  @_optimize(speed)
  @inline(never) private func beginContactLane(_ index: Int32, _ lane: ContactBlock.Lane) {
    let c = contacts.base + Int(index)
    let a = bodies.base + Int(c.pointee.bodyA)
    let b = bodies.base + Int(c.pointee.bodyB)
    let isFixed = a.pointee.kind != .dynamic || b.pointee.kind != .dynamic
    let softness = isFixed ? fixedContactSoftness : contactSoftness
    lane[integer: .bodyA] = BodyOffsets.offset(of: c.pointee.bodyA)
    lane[integer: .bodyB] = BodyOffsets.offset(of: c.pointee.bodyB)
    lane[integer: .contact] = index
    lane[integer: .touching] = c.pointee.isTouching ? -1 : 0
    let (shareA, shareB) = c.pointee.massShares(a, b)
    lane[.inverseMassA] = shareA * a.pointee.inverseMass
    lane[.inverseInertiaA] = shareA * a.pointee.inverseInertia
    lane[.inverseMassB] = shareB * b.pointee.inverseMass
    lane[.inverseInertiaB] = shareB * b.pointee.inverseInertia
    lane[.friction] = c.pointee.friction
    lane[.biasRate] = softness.biasRate
    lane[.slop] = c.pointee.slop
  }

  /// From B's centre of mass to A's.
  @inline(__always) func armBetween(_ c: UnsafeMutablePointer<Contact>) -> Vector {
    center(of: c.pointee.bodyA) - center(of: c.pointee.bodyB)
  }

  /// Says which contacts began to touch in this sub-step, and at the end of a collision interval
  /// which ended: after an inelastic blow nothing presses any more in the next sub-step.
  @_optimize(speed)
  func reportTouches(isIntervalEnd: Bool) {
    let ends: SIMD4<Int32> = isIntervalEnd ? .all : .none
    let blocks = blocks.base
    let count = self.blocks.count
    var index = 0
    while index < count {
      let block = blocks[index]
      index &+= 1
      let impulse: SIMD4<Float> =
        block.pointee.first.normalImpulse + block.pointee.second.normalImpulse
      let pressed = (SIMD4<Float>.none - impulse).negative
      let known = block.pointee.touching
      let news = (pressed ^ known) & (pressed | ends)
      if news.hasAny { reportTouches(block, news, pressed) }
    }
  }

  @_optimize(speed)
  @inline(never) private func reportTouches(
    _ block: ContactBlock.Pointer, _ news: SIMD4<Int32>, _ pressed: SIMD4<Int32>
  ) {
    var left = news.lanes
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left &- 1
      let contact = block.pointee.contact[lane]
      guard contact >= 0 else { continue }
      if pressed.lanes >> lane & 1 != 0 {
        block.pointee.touching[lane] = -1
        emitBegin(contact)
      } else if currentSeparation(contact, block, lane) > 2 * contacts[contact].slop {
        block.pointee.touching[lane] = 0
        emitEnd(contact)
      }
    }
  }

  @_optimize(speed)
  private func currentSeparation(
    _ contact: Int32, _ block: UnsafeMutablePointer<ContactBlock>, _ lane: Int
  ) -> Float {
    let a = states[contacts[contact].bodyA]
    let b = states[contacts[contact].bodyB]
    let moved =
      block.pointee.normalX[lane] * (b.movedX - a.movedX)
      + block.pointee.normalY[lane] * (b.movedY - a.movedY)
    let p = block.pointee.first
    let s1 =
      p.separation[lane] + moved + b.turned * p.normalArmB[lane] - a.turned * p.normalArmA[lane]
    guard contacts[contact].pointCount > 1 else { return s1 }
    let q = block.pointee.second
    let s2 =
      q.separation[lane] + moved + b.turned * q.normalArmB[lane] - a.turned * q.normalArmA[lane]
    return s1 < s2 ? s1 : s2
  }
}
