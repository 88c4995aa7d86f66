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

  /// Splits the joints of an assembly into those for lanes and the others; its trees are known by
  /// now.
  func sortBlockJoints(_ first: Int, _ end: Int, _ assembly: inout Assembly) {
    assembly.firstRodBlock = Int32(truncatingIfNeeded: allRodBlocks.count)
    assembly.firstSpringBlock = Int32(truncatingIfNeeded: allSpringBlocks.count)
    assembly.firstSingle = Int32(truncatingIfNeeded: allSingleJoints.count)
    assembly.firstLoop = Int32(truncatingIfNeeded: allLoopJoints.count)
    var rodCount = 0
    var springCount = 0
    var place = first
    while place < end {
      let joint = joints[jointOrder[place]]
      place &+= 1
      guard suitsBlocks(joint) else { continue }
      if joint.isSoft { springCount &+= 1 } else { rodCount &+= 1 }
    }
    let hasRods = rodCount > World.fewestBlockJoints
    let hasSprings = springCount > World.fewestBlockJoints
    place = first
    while place < end {
      let index = jointOrder[place]
      place &+= 1
      let joint = joints[index]
      if hasSprings && joint.isSoft && suitsBlocks(joint) {
        append(index, to: &allSpringBlocks, from: Int(assembly.firstSpringBlock))
        continue
      }
      if hasRods && !joint.isSoft && suitsBlocks(joint) {
        append(index, to: &allRodBlocks, from: Int(assembly.firstRodBlock))
        continue
      }
      if joint.isInTree { continue }
      allSingleJoints.append(index)
      if !joint.isSoft { allLoopJoints.append(index) }
    }
    assembly.blockRodCount = hasRods ? Int32(truncatingIfNeeded: rodCount) : 0
    assembly.rodBlockCount =
      Int32(truncatingIfNeeded: allRodBlocks.count) &- assembly.firstRodBlock
    assembly.springBlockCount =
      Int32(truncatingIfNeeded: allSpringBlocks.count) &- assembly.firstSpringBlock
    assembly.singleCount = Int32(truncatingIfNeeded: allSingleJoints.count) &- assembly.firstSingle
    assembly.loopCount = Int32(truncatingIfNeeded: allLoopJoints.count) &- assembly.firstLoop
  }

  /// Puts a joint into one of the last blocks, nearly in the order of the list: a pass that runs
  /// along a cloth carries loads further than one that jumps about.
  ///
  /// - Parameter first: the first block of the assembly.
  private func append(_ index: Int32, to blocks: inout Buffer<RodBlock>, from first: Int) {
    let joint = joints[index]
    let open = blocks.count - World.openBlockCount
    var block = open > first ? open : first
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
    let states = UnsafeMutableRawPointer(states.base)
    RodBlock.prepare(rodBlocks.base, count: rodBlocks.count, states, areRods: true)
    RodBlock.prepare(springBlocks.base, count: springBlocks.count, states, areRods: false)
  }

  /// Before islands are solved.
  @_optimize(speed)
  func updateBlockOffsets() {
    guard joints.blockOffsetsAreStale else { return }
    joints.noteBlockOffsetsFound()
    updateOffsets(allRodBlocks.base, count: allRodBlocks.count)
    updateOffsets(allSpringBlocks.base, count: allSpringBlocks.count)
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
    storeImpulses(allRodBlocks.base, count: allRodBlocks.count, areRods: true)
    storeImpulses(allSpringBlocks.base, count: allSpringBlocks.count, areRods: false)
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
