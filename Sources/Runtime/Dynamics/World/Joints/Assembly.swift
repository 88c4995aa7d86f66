/// Bodies that joints tie together, directly or through others that move, and where in the lists of
/// all its joints and trees stand. Whether its joints are solved in blocks follows from it alone.
struct Assembly {
  /// One of its bodies that is awake: its island is the assembly's.
  var body: Int32
  var firstJoint: Int32 = 0
  var jointCount: Int32 = 0
  var firstTree: Int32 = 0
  var treeCount: Int32 = 0
  /// Joints that are solved neither in a tree nor in blocks, and those of them, and of the ones in
  /// blocks, that close loops.
  var firstSingle: Int32 = 0
  var singleCount: Int32 = 0
  var firstLoop: Int32 = 0
  var loopCount: Int32 = 0
  var firstRodBlock: Int32 = 0
  var rodBlockCount: Int32 = 0
  var firstSpringBlock: Int32 = 0
  var springBlockCount: Int32 = 0
  /// Rods in blocks.
  var blockRodCount: Int32 = 0
  /// Whether more than one spring pulls at some body.
  var hasSharedSprings = false
  /// Whether joints close loops of a tree.
  var hasLoops = false
}

/// The assembly at hand, under short names for the stages.
extension World {
  /// Makes an assembly of the island at hand, by its place among these, the one whose joints the
  /// stages see. Returns whether there is one.
  @inline(__always) func enterAssembly(_ place: Int) -> Bool {
    guard place < Int(island.assemblyCount) else { return false }
    assemblyNumber = assemblyList[Int(island.firstAssembly) &+ place]
    return true
  }

  @inline(__always) var assembly: Assembly { _read { yield assemblies.base[Int(assemblyNumber)] } }

  /// Whether the island at hand has no energy but that of its motion: no spring, and no hand moves
  /// an anchor.
  var hasOnlyMotion: Bool {
    var number = 0
    while enterAssembly(number) {
      number &+= 1
      var index = Int(assembly.firstJoint)
      while index < Int(assembly.firstJoint &+ assembly.jointCount) {
        let joint = joints.base + Int(jointOrder[index])
        index &+= 1
        if joint.pointee.isSoft || joint.pointee.anchorVelocity != .zero { return false }
      }
    }
    return true
  }

  /// Begins to count the solves of the island at hand.
  @_optimize(speed)
  func beginBudget() {
    var joints = 0
    var number = 0
    while enterAssembly(number) {
      number &+= 1
      joints &+= Int(assembly.jointCount)
    }
    // Where springs hold energy nobody could take back what a solve that is cut short adds.
    let wasCut = island.lostEnergy >= 0
    let isWatched = (budget.limit > 0 || wasCut) && !isLoose && hasOnlyMotion
    if wasCut && !isWatched { island.lostEnergy = Island.uncut }
    let isLimited = isWatched && budget.limit > 0
    if !isLoose { budget.countIsland() }
    budget.begin(
      contacts: ContactBlock.laneCount &* blocks.count &+ nearRestitutionContacts.count,
      joints: joints, limit: isLimited ? isFine ? budget.limit / 2 : budget.limit : nil,
      isWatched: isWatched)
  }

  @inline(__always) var hasJoints: Bool { island.assemblyCount > 0 }

  @inline(__always) var singleJoints: Rows<Int32> {
    Rows(base: allSingleJoints.base + Int(assembly.firstSingle), count: Int(assembly.singleCount))
  }

  @inline(__always) var loopJoints: Rows<Int32> {
    Rows(base: allLoopJoints.base + Int(assembly.firstLoop), count: Int(assembly.loopCount))
  }

  @inline(__always) var rodBlocks: Rows<RodBlock> {
    Rows(base: allRodBlocks.base + Int(assembly.firstRodBlock), count: Int(assembly.rodBlockCount))
  }

  @inline(__always) var springBlocks: Rows<RodBlock> {
    Rows(
      base: allSpringBlocks.base + Int(assembly.firstSpringBlock),
      count: Int(assembly.springBlockCount))
  }

  @inline(__always) var trees: Rows<JointTrees.Tree> {
    Rows(
      base: jointTrees.trees.base + Int(assembly.firstTree), count: Int(assembly.treeCount))
  }

  @inline(__always) var blockRodCount: Int { Int(assembly.blockRodCount) }

  /// Whether joints of the assembly at hand are iterated.
  @inline(__always) var isIterated: Bool { assembly.loopCount &+ assembly.blockRodCount > 0 }

  /// Lists the assemblies of each island.
  @_optimize(speed)
  func listAssemblies() {
    assemblyList.makeRoom(for: assemblies.count)
    CountingSort.sort(assemblies.count, into: islands.ends) {
      bodies.base[Int(assemblies[$0].body)].island
    } note: { row, first, count in
      islands[row].firstAssembly = first
      islands[row].assemblyCount = count
    } put: { number, place in
      assemblyList[place] = Int32(truncatingIfNeeded: number)
    }
  }
}
