/// Which ties are solved four at a time: the plain ones of a cloth or of a heap of springs.
extension World {
  /// From so many on. Fewer are solved one by one, in double precision and with more passes.
  static let fewestBlockJoints = 64
  /// Blocks that are filled at the same time.
  private static let openBlockCount = 8

  /// A rod or a spring between centres of mass, in both directions, held by no hand.
  private func suitsBlocks(_ joint: Joint) -> Bool {
    joint.kind == .distance && !joint.isRope && !joint.isInTree && joint.bodyA != World.ground
      && joint.anchorA == bodies[joint.bodyA].localCenter
      && joint.anchorB == bodies[joint.bodyB].localCenter && joint.anchorVelocity == .zero
      && bodies[joint.bodyA].inverseMass + bodies[joint.bodyB].inverseMass > 0
  }

  /// Splits the active joints into those for lanes and the others; trees are known by now.
  func sortBlockJoints() {
    storeBlockImpulses()
    rodBlocks.removeAll()
    springBlocks.removeAll()
    singleJoints.removeAll()
    var rodCount = 0
    var springCount = 0
    var place = 0
    while place < activeJoints.count {
      let joint = joints[activeJoints[place]]
      place &+= 1
      guard suitsBlocks(joint) else { continue }
      if joint.isSoft { springCount &+= 1 } else { rodCount &+= 1 }
    }
    let hasRods = rodCount > World.fewestBlockJoints
    let hasSprings = springCount > World.fewestBlockJoints
    place = 0
    while place < activeJoints.count {
      let index = activeJoints[place]
      place &+= 1
      let joint = joints[index]
      if hasSprings && joint.isSoft && suitsBlocks(joint) {
        append(index, to: &springBlocks)
      } else if hasRods && !joint.isSoft && suitsBlocks(joint) {
        append(index, to: &rodBlocks)
      } else if !joint.isInTree {
        singleJoints.append(index)
      }
    }
    loopJoints.removeAll(where: { self.suitsBlocks(self.joints[$0]) && hasRods })
    blockRodCount = hasRods ? rodCount : 0
    joints.invalidateBlockOffsets()
  }

  /// Puts a joint into one of the last blocks, nearly in the order of the list: a pass that runs
  /// along a cloth carries loads further than one that jumps about.
  private func append(_ index: Int32, to blocks: inout Buffer<RodBlock>) {
    let joint = joints[index]
    var block = blocks.count > World.openBlockCount ? blocks.count - World.openBlockCount : 0
    while block < blocks.count {
      if let lane = freeLane(of: blocks.base + block, joint) {
        return write(index, joint, blocks.base + block, lane)
      }
      block += 1
    }
    blocks.append(RodBlock())
    write(index, joint, blocks.base + block, 0)
  }

  private func freeLane(of block: UnsafeMutablePointer<RodBlock>, _ joint: Joint) -> Int? {
    let movesA = bodies[joint.bodyA].inverseMass > 0
    let movesB = bodies[joint.bodyB].inverseMass > 0
    let ownA = BodyOffsets.offset(of: joint.bodyA)
    let ownB = BodyOffsets.offset(of: joint.bodyB)
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
    _ index: Int32, _ joint: Joint, _ block: UnsafeMutablePointer<RodBlock>, _ lane: Int
  ) {
    let a = bodies[joint.bodyA]
    let b = bodies[joint.bodyB]
    let rod = BlockLane<RodBlock.Field>(block, lane)
    rod[integer: .bodyA] = BodyOffsets.offset(of: joint.bodyA)
    rod[integer: .bodyB] = BodyOffsets.offset(of: joint.bodyB)
    rod[integer: .joint] = index
    rod[.inverseMassA] = a.inverseMass
    rod[.inverseMassB] = b.inverseMass
    rod[.mass] = 1 / (a.inverseMass + b.inverseMass)
    rod[.length] = Float(joint.length)
    rod[.most] = 0.5 * (a.extent + b.extent)
    rod[.directionX] = Float(joint.direction.dx)
    rod[.directionY] = Float(joint.direction.dy)
    if joint.isSoft {
      rod[.pull] = Float(joint.spring.position)
      rod[.lead] = Float(joint.spring.acceleration)
      rod[.drag] = Float(1 - joint.spring.velocity)
    }
    rod[.impulse] = Float(joint.axial)
  }

  /// Where B's reference pose is as seen from A's, after some of them were renewed.
  @_optimize(speed)
  private func updateOffsets(_ blocks: UnsafeMutablePointer<RodBlock>, count: Int) {
    let bodies = bodies.base
    var index = 0
    while index < count {
      let raw = UnsafeMutableRawPointer(blocks + index)
      index &+= 1
      for lane in 0..<4 {
        let rod = BlockLane<RodBlock.Field>(raw, lane)
        let a = bodies + Int(BodyOffsets.body(at: rod[integer: .bodyA]))
        let b = bodies + Int(BodyOffsets.body(at: rod[integer: .bodyB]))
        rod[.offsetX] = Float(b.pointee.position.x - a.pointee.position.x)
        rod[.offsetY] = Float(b.pointee.position.y - a.pointee.position.y)
      }
    }
  }

  @_optimize(speed)
  func prepareBlockJoints() {
    guard rodBlocks.count + springBlocks.count > 0 else { return }
    if joints.blockOffsetsAreStale {
      joints.noteBlockOffsetsFound()
      updateOffsets(rodBlocks.base, count: rodBlocks.count)
      updateOffsets(springBlocks.base, count: springBlocks.count)
    }
    let states = UnsafeMutableRawPointer(states.base)
    RodBlock.prepare(rodBlocks.base, count: rodBlocks.count, states, areRods: true)
    RodBlock.prepare(springBlocks.base, count: springBlocks.count, states, areRods: false)
  }

  @_optimize(speed)
  func solveBlockJoints(usesBias: Bool) {
    let states = UnsafeMutableRawPointer(states.base)
    if usesBias && springBlocks.count > 0 {
      RodBlock.spring(
        springBlocks.base, count: springBlocks.count, states, UnsafeMutableRawPointer(starts.base))
    }
    solveRods(usesBias: usesBias, backwards: false)
  }

  @_optimize(speed)
  func solveRods(usesBias: Bool, backwards: Bool) {
    guard rodBlocks.count > 0 else { return }
    RodBlock.solve(
      rodBlocks.base, count: rodBlocks.count, UnsafeMutableRawPointer(states.base),
      RodSoftness(usesBias ? World.softRods : .rigid), backwards: backwards)
  }

  /// Gives the joints what their lanes know, for whoever asks a joint.
  @_optimize(speed)
  func storeBlockImpulses() {
    storeImpulses(rodBlocks.base, count: rodBlocks.count, areRods: true)
    storeImpulses(springBlocks.base, count: springBlocks.count, areRods: false)
  }

  @_optimize(speed)
  private func storeImpulses(
    _ blocks: UnsafeMutablePointer<RodBlock>, count: Int, areRods: Bool
  ) {
    let joints = joints.base
    var index = 0
    while index < count {
      let raw = UnsafeMutableRawPointer(blocks + index)
      index &+= 1
      for lane in 0..<4 {
        let rod = BlockLane<RodBlock.Field>(raw, lane)
        guard rod[integer: .joint] >= 0 else { break }
        let joint = joints + Int(rod[integer: .joint])
        let direction = Vector(dx: Double(rod[.directionX]), dy: Double(rod[.directionY]))
        let impulse = Double(rod[.impulse])
        joint.pointee.direction = direction
        joint.pointee.axial = impulse
        if !areRods { joint.pointee.reaction = impulse * direction }
      }
    }
  }
}
