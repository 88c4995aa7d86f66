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
    block.pointee.bodyA[lane] = LaneIndices.offset(of: joint.bodyA)
    block.pointee.bodyB[lane] = LaneIndices.offset(of: joint.bodyB)
    block.pointee.joint[lane] = index
    block.pointee.inverseMassA[lane] = a.inverseMass
    block.pointee.inverseMassB[lane] = b.inverseMass
    block.pointee.mass[lane] = 1 / (a.inverseMass + b.inverseMass)
    block.pointee.length[lane] = Float(joint.length)
    block.pointee.most[lane] = 0.5 * (a.extent + b.extent)
    block.pointee.directionX[lane] = Float(joint.direction.dx)
    block.pointee.directionY[lane] = Float(joint.direction.dy)
    if joint.isSoft {
      block.pointee.pull[lane] = Float(joint.spring.position)
      block.pointee.lead[lane] = Float(joint.spring.acceleration)
      block.pointee.drag[lane] = Float(1 - joint.spring.velocity)
    } else {
      block.pointee.impulse[lane] = Float(joint.axial)
    }
  }

  /// Where B's reference pose is as seen from A's, after some of them were renewed.
  @_optimize(speed)
  private func renewOffsets(_ blocks: UnsafeMutablePointer<RodLanes>, count: Int) {
    let bodies = bodies.base
    var index = 0
    while index < count {
      let raw = UnsafeMutableRawPointer(blocks + index)
      index &+= 1
      let indices = raw.assumingMemoryBound(to: Int32.self)
      let floats = raw.assumingMemoryBound(to: Float.self)
      var lane = 0
      while lane < 4 {
        let a = bodies + Int(LaneIndices.body(at: indices[lane]))
        let b = bodies + Int(LaneIndices.body(at: indices[4 &+ lane]))
        floats[32 &+ lane] = Float(b.pointee.position.x - a.pointee.position.x)
        floats[36 &+ lane] = Float(b.pointee.position.y - a.pointee.position.y)
        lane &+= 1
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
      let indices = raw.assumingMemoryBound(to: Int32.self)
      let floats = raw.assumingMemoryBound(to: Float.self)
      var lane = 0
      while lane < 4, indices[8 &+ lane] >= 0 {
        let joint = joints + Int(indices[8 &+ lane])
        let direction = Vector(
          dx: Double(floats[40 &+ lane]), dy: Double(floats[44 &+ lane]))
        let impulse = Double(floats[52 &+ lane])
        joint.pointee.direction = direction
        if areRods {
          joint.pointee.axial = impulse
        } else {
          joint.pointee.reaction = impulse * direction
        }
        lane &+= 1
      }
    }
  }
}
