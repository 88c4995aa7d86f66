/// Islands: bodies that touch or are joined, directly or through others that move.
///
/// Everything that the solver decides, and every order in which it does something, belongs to one
/// island. So what stands apart does not notice each other: it moves by the same bits as alone.
extension World {
  // MARK: The island at hand

  /// Makes an island the one whose blocks, contacts, joints and bodies the stages see.
  @inline(__always) func enter(_ index: Int) { islands.enter(index) }

  @inline(__always) var island: Island {
    _read { yield islands.atHand.pointee }
    _modify { yield &islands.atHand.pointee }
  }

  @inline(__always) var isLoose: Bool { islands.current == Body.loose }
  @inline(__always) var isFine: Bool { islands.atHand.pointee.isFine }

  /// How long its sub-step is, s, and what divides by it: halved in fine intervals.
  @inline(__always) var stepLength: Float { isFine ? World.fineStep : World.subStep }
  @inline(__always) var stepRate: Float {
    isFine ? 2 * World.inverseSubStep : World.inverseSubStep
  }

  /// The bodies of the island at hand, in the order in which they were made.
  @inline(__always) var members: (list: UnsafeMutablePointer<Int32>, count: Int) {
    (islands.members.base + Int(island.firstMember), Int(island.memberCount))
  }

  /// The island of a contact: that of either body that moves.
  @inline(__always) func island(of contact: Int32) -> Int32 {
    let c = contacts.base + Int(contact)
    let a = bodies.base[Int(c.pointee.bodyA)].island
    return a != Body.loose ? a : bodies.base[Int(c.pointee.bodyB)].island
  }

  /// Something has changed a velocity of a body other than forces and contacts in blocks, or a
  /// contact of it.
  @inline(__always) func disturb(_ body: Int32) {
    islands.base[Int(bodies.base[Int(body)].island)].disturb()
  }

  // MARK: Search

  /// Finds the islands anew if anything has come or gone.
  @_optimize(speed)
  func updateIslands() {
    if joints.treesAreStale {
      sortJoints()
      islands.invalidate()
    }
    guard islands.areStale else { return }
    bodies.orderAwake()
    islands.beginSearch(awake, bodyCount: bodies.count)
    joinTouching()
    islands.chooseRows(awake, bodies.base)
    moveBetweenIslands()
    islands.listMembers(awake, bodies.base)
    listImpacts()
    listAssemblies()
    colors.listBlocks(islands.base, count: islands.count)
  }

  @_optimize(speed)
  private func joinTouching() {
    colors.forEachPair { joinAwake($0, $1) }
    var index = 0
    while index < restitutionContacts.count {
      let impact = restitutionContacts.base + index
      index &+= 1
      joinAwake(impact.pointee.bodyA, impact.pointee.bodyB)
    }
    index = 0
    while index < activeJoints.count {
      let joint = joints.base + Int(activeJoints[index])
      index &+= 1
      joinAwake(joint.pointee.bodyA, joint.pointee.bodyB)
    }
  }

  @inline(__always) private func joinAwake(_ a: Int32, _ b: Int32) {
    let isAwakeA = bodies.base[Int(a)].awakeIndex >= 0
    let isAwakeB = bodies.base[Int(b)].awakeIndex >= 0
    if isAwakeA && isAwakeB {
      islands.join(a, b)
    } else if isAwakeA {
      islands.noteHold(a)
    } else if isAwakeB {
      islands.noteHold(b)
    }
  }

  /// Gives bodies their new rows, and brings what belongs to them there.
  @_optimize(speed)
  private func moveBetweenIslands() {
    // First what the rows decide, as long as bodies tell from where they come.
    var isChanged = false
    var place = 0
    while place < awake.count {
      let old = bodies.base[Int(awake[place])].island
      let new = islands.label(at: place)
      place &+= 1
      guard old != new else { continue }
      isChanged = true
      islands[old].hasChanged = true
      islands[new].hasChanged = true
      guard new != Body.loose else { continue }
      if old != Body.loose {
        islands[new].absorb(islands[old])
        var lost = islands[old].lostEnergy
        islands[new].takeLostEnergy(of: &lost)
        islands[old].lostEnergy = lost
      }
      if islands[old].isFine && !islands[new].isFine { setFine(true, of: new, awake) }
    }
    place = 0
    while isChanged && place < awake.count {
      let body = awake[place]
      let old = bodies.base[Int(body)].island
      let new = islands.label(at: place)
      place &+= 1
      guard old != new else { continue }
      if islands[old].isFine != islands[new].isFine {
        scaleHeldImpulses(of: body, by: islands[new].isFine ? 0.5 : 2)
      }
      bodies.base[Int(body)].island = new
      noteLanes(of: body)
    }
    moveLanes()
  }

  // MARK: What islands decide

  /// At the start of a collision interval, and for islands that have changed since.
  @_optimize(speed)
  func decideForIslands(isIntervalStart: Bool) {
    var index = 0
    while index < islands.count {
      if islands[index].isUsed && (isIntervalStart || islands[index].hasChanged) {
        enter(index)
        if island.hasChanged { island.disturb() }
        island.hasCurrentRows = false
        island.hasChanged = false
        if !isLoose {
          island.isSteep = hasSteepContacts()
          chooseRelaxation()
          if isIntervalStart { chooseStepLength() }
        }
      }
      index &+= 1
    }
  }
}
