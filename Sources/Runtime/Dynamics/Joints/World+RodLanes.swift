/// Which ties are solved four at a time: the plain ones of a cloth or of a heap of springs.
extension World {
  /// From so many on. Fewer are solved one by one, in double precision and with more passes.
  static let fewestLaneJoints = 64
  /// Blocks that are filled at the same time.
  private static let openBlockCount = 8

  /// A rod or a spring between centres of mass, in both directions, held by no hand.
  private func suitsLanes(_ joint: Joint) -> Bool {
    joint.kind == .distance && !joint.isRope && !joint.isInTree && joint.bodyA != World.ground
      && joint.anchorA == bodies[joint.bodyA].localCenter
      && joint.anchorB == bodies[joint.bodyB].localCenter && joint.anchorVelocity == .zero
      && bodies[joint.bodyA].inverseMass + bodies[joint.bodyB].inverseMass > 0
  }

  /// Splits the active joints into those for lanes and the others; trees are known by now.
  func sortLaneJoints() {
    storeLaneImpulses()
    rods.removeAll()
    laneSprings.removeAll()
    singleJoints.removeAll()
    var rodCount = 0
    var springCount = 0
    var place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      place &+= 1
      guard suitsLanes(joint) else { continue }
      if joint.isSoft { springCount &+= 1 } else { rodCount &+= 1 }
    }
    let hasRods = rodCount > World.fewestLaneJoints
    let hasSprings = springCount > World.fewestLaneJoints
    place = 0
    while place < activeJoints.count {
      let index = activeJoints[place]
      place &+= 1
      let joint = joints[index]
      if hasSprings && joint.isSoft && suitsLanes(joint) {
        append(index, to: &laneSprings)
      } else if hasRods && !joint.isSoft && suitsLanes(joint) {
        append(index, to: &rods)
      } else {
        singleJoints.append(index)
      }
    }
    loopJoints.removeAll(where: { self.suitsLanes(self.joints[$0]) && hasRods })
    laneRodCount = hasRods ? rodCount : 0
    laneOffsetsAreStale = true
  }

  /// Puts a joint into one of the last blocks, nearly in the order of the list: a pass that runs
  /// along a cloth carries loads further than one that jumps about.
  private func append(_ index: Int32, to blocks: inout GrowingBuffer<RodLanes>) {
    let joint = joints[index]
    var block = blocks.count > World.openBlockCount ? blocks.count - World.openBlockCount : 0
    while block < blocks.count {
      if let lane = freeLane(of: blocks.base + block, joint) {
        return write(index, joint, blocks.base + block, lane)
      }
      block += 1
    }
    blocks.append(RodLanes())
    write(index, joint, blocks.base + block, 0)
  }

  private func freeLane(of block: UnsafeMutablePointer<RodLanes>, _ joint: Joint) -> Int? {
    let movesA = bodies[joint.bodyA].inverseMass > 0
    let movesB = bodies[joint.bodyB].inverseMass > 0
    let ownA = LaneIndices.offset(of: joint.bodyA)
    let ownB = LaneIndices.offset(of: joint.bodyB)
    for lane in 0..<4 {
      if block.pointee.joint[lane] < 0 { return lane }
      let a = block.pointee.bodyA[lane]
      let b = block.pointee.bodyB[lane]
      if movesA && (a == ownA || b == ownA) { return nil }
      if movesB && (a == ownB || b == ownB) { return nil }
    }
    return nil
  }

  private func write(
    _ index: Int32, _ joint: Joint, _ block: UnsafeMutablePointer<RodLanes>, _ lane: Int
  ) {
    let a = bodies[joint.bodyA]
    let b = bodies[joint.bodyB]
    let tie = BlockLane<RodLanes.Field>(block, lane)
    tie[integer: .bodyA] = LaneIndices.offset(of: joint.bodyA)
    tie[integer: .bodyB] = LaneIndices.offset(of: joint.bodyB)
    tie[integer: .joint] = index
    tie[.inverseMassA] = a.inverseMass
    tie[.inverseMassB] = b.inverseMass
    tie[.mass] = 1 / (a.inverseMass + b.inverseMass)
    tie[.length] = Float(joint.length)
    tie[.most] = 0.5 * (a.extent + b.extent)
    tie[.directionX] = Float(joint.direction.dx)
    tie[.directionY] = Float(joint.direction.dy)
    if joint.isSoft {
      tie[.pull] = Float(joint.spring.position)
      tie[.lead] = Float(joint.spring.acceleration)
      tie[.drag] = Float(1 - joint.spring.velocity)
    }
    tie[.impulse] = Float(joint.axial)
  }

  /// Where B's reference pose is as seen from A's, after some of them were renewed.
  @_optimize(speed)
  private func renewOffsets(_ blocks: UnsafeMutablePointer<RodLanes>, count: Int) {
    let bodies = bodies.base
    var index = 0
    while index < count {
      let raw = UnsafeMutableRawPointer(blocks + index)
      index &+= 1
      for lane in 0..<4 {
        let tie = BlockLane<RodLanes.Field>(raw, lane)
        let a = bodies + Int(LaneIndices.body(at: tie[integer: .bodyA]))
        let b = bodies + Int(LaneIndices.body(at: tie[integer: .bodyB]))
        tie[.offsetX] = Float(b.pointee.position.x - a.pointee.position.x)
        tie[.offsetY] = Float(b.pointee.position.y - a.pointee.position.y)
      }
    }
  }

  @_optimize(speed)
  func prepareLaneJoints() {
    guard rods.count + laneSprings.count > 0 else { return }
    if laneOffsetsAreStale {
      laneOffsetsAreStale = false
      renewOffsets(rods.base, count: rods.count)
      renewOffsets(laneSprings.base, count: laneSprings.count)
    }
    let states = UnsafeMutableRawPointer(states.base)
    RodLanes.prepare(rods.base, count: rods.count, states, areRods: true)
    RodLanes.prepare(laneSprings.base, count: laneSprings.count, states, areRods: false)
  }

  @_optimize(speed)
  func solveLaneJoints(pushing: Bool) {
    let states = UnsafeMutableRawPointer(states.base)
    if pushing && laneSprings.count > 0 {
      RodLanes.spring(
        laneSprings.base, count: laneSprings.count, states, UnsafeMutableRawPointer(starts.base))
    }
    solveRods(pushing: pushing, backwards: false)
  }

  @_optimize(speed)
  func solveRods(pushing: Bool, backwards: Bool) {
    guard rods.count > 0 else { return }
    RodLanes.solve(
      rods.base, count: rods.count, UnsafeMutableRawPointer(states.base),
      RodSoftness(pushing ? jointSoftness : .rigid), backwards: backwards)
  }

  /// Gives the joints what their lanes know, for whoever asks a joint.
  @_optimize(speed)
  func storeLaneImpulses() {
    storeImpulses(rods.base, count: rods.count, areRods: true)
    storeImpulses(laneSprings.base, count: laneSprings.count, areRods: false)
  }

  @_optimize(speed)
  private func storeImpulses(
    _ blocks: UnsafeMutablePointer<RodLanes>, count: Int, areRods: Bool
  ) {
    let joints = joints.base
    var index = 0
    while index < count {
      let raw = UnsafeMutableRawPointer(blocks + index)
      index &+= 1
      for lane in 0..<4 {
        let tie = BlockLane<RodLanes.Field>(raw, lane)
        guard tie[integer: .joint] >= 0 else { break }
        let joint = joints + Int(tie[integer: .joint])
        let direction = Vector(dx: Double(tie[.directionX]), dy: Double(tie[.directionY]))
        let impulse = Double(tie[.impulse])
        joint.pointee.direction = direction
        joint.pointee.axial = impulse
        if !areRods { joint.pointee.reaction = impulse * direction }
      }
    }
  }
}
