/// A plane of rigid bodies: points, seconds, y down.
///
/// Time advances in sub-steps of 1/240 s. A sub-step integrates velocities, solves contacts and joints
/// as soft constraints with a bias that undoes overlaps, moves the bodies, and relaxes: it solves once
/// more without bias, so that undoing an overlap leaves no velocity behind. (Box2D v3 calls the scheme
/// "soft step"; the code here is our own.) Contacts are sought every fourth sub-step; for a body that
/// violates its speculative margin they are sought at the start of the next one. A contact whose bodies
/// stay near their reference poses keeps its constraint: a resting pile costs its solving alone, a
/// sleeping pile nothing.
///
/// The same calls give the same bits: there is no clock, no hashing order, and no fused arithmetic.
///
/// `World` owns the tables of all rooms; each room extends it by the functions for its own. The order
/// of the stages is in `World+Step`. docs/DYNAMICS.md has the map.
final class World {
  static let stepsPerSecond = 240
  static let subStep: Float = 1.0 / 240
  static let inverseSubStep: Float = 240
  /// Sub-steps in a collision interval: contacts are sought at its start.
  static let collisionInterval = 4
  static let colorCount = 24
  /// A body that has been slow this long may sleep, s.
  static let timeToSleep: Float = 0.5
  /// A body in a pile that stays within half its size for so long is damped, s.
  static let timeToDampTrembling: Float = 1
  /// A body that trembles for so long sleeps although it is not slow, s.
  static let timeToSleepTrembling: Float = 4

  var bodies = Buffer<Body>()
  var states = Buffer<BodyState>()
  var accelerations = Buffer<BodyAcceleration>()
  var models = SharedTable<BodyModel>()
  /// Velocities at the start of the running sub-step.
  var starts = Buffer<BodyStart>()
  var bodyFlags = Buffer<BodyFlags>()
  /// Scratch of `updatePaths`: the bodies with a new path, and those of them that leave their boxes.
  var updatedBodies = Buffer<Int32>()
  var bodiesLeavingBoxes = Buffer<Int32>()
  /// Scratch of `integratePositions`: bodies that are not as usual.
  var lateBodies = Buffer<Int32>()
  var warmStartCache = WarmStartCache()
  var predictedPaths = Buffer<PredictedPath>()
  var tunnellingChecks = TunnellingChecks()
  /// Bodies that violated their speculative margin in the last sub-step.
  var marginViolations = Buffer<Int32>()
  /// The awake bodies that are not ballistic, while some are.
  var solverBodies = Buffer<Int32>()
  /// Sub-steps by which ballistic bodies are behind the others; -1 while there are none.
  var ballisticLag = -1
  var freeBodies = Buffer<Int32>()
  var awake = Buffer<Int32>()

  var shapes = Buffer<Shape>()
  var freeShapes = Buffer<Int32>()
  var geometries = ShapeGeometryTable()
  var surfaces = SharedTable<Surface>()
  /// The ghosts of segments.
  var segmentGhosts = Buffer<SegmentGhosts>()
  var freeSegmentGhosts = Buffer<Int32>()

  /// Scratch of `World+SegmentManifold`: the block behind a segment.
  var blockVertices = Buffer<Vector>()
  var blockNormals = Buffer<Vector>()

  var fixedTree = DynamicTree()
  var movingTree = DynamicTree()
  var movedShapes = Buffer<Int32>()
  /// Scratch of `findPairs`, of the tunnelling check, and of a search for touching segments.
  var pairHits = Buffer<Int32>()
  var hitDepths = Buffer<Float>()
  /// The contacts of each body that are counted, and the bodies that have too many.
  var meetings = Buffer<Int32>()
  var crowded = Buffer<Int32>()
  var tunnellingHits = Buffer<Int32>()
  var segmentHits = Buffer<Int32>()

  var contacts = Buffer<Contact>()
  var freeContacts = Buffer<Int32>()
  /// Impulses of contacts whose bodies sleep, for the day they wake.
  var cachedImpulses = Buffer<ContactImpulses>()
  var freeCachedImpulses = Buffer<Int32>()
  var pairs = PairTable()
  var staleContacts = Buffer<Int32>()
  /// Scratch of the narrow phase and of conservative advancement.
  let poseCache: UnsafeMutablePointer<CachedPose>
  let colors: UnsafeMutablePointer<ContactColor>
  /// Colours up to the last one that has a contact.
  var usedColorCount = 0
  /// The blocks of all colours in the order in which they are solved. The list is stale when a colour
  /// has got or lost a block.
  var blocks = Buffer<ContactBlock.Pointer>()
  var blocksAreStale = true
  var restitutionContacts = Buffer<RestitutionContact>()
  /// Scratch of a sub-step: the places of restitution contacts that are near.
  var nearRestitutionContacts = Buffer<Int32>()

  var joints = Buffer<Joint>()
  var freeJoints = Buffer<Int32>()
  var activeJoints = Buffer<Int32>()
  /// Rigid joints that are solved neither in a tree nor as one that closes its loops.
  var loopJoints = Buffer<Int32>()
  /// A joint has come, gone or changed: the trees must be found again.
  var jointTreesAreStale = false
  /// Scratch of the search for trees: bodies that are joined.
  var jointSets = DisjointSets()
  /// Joints that are solved four at a time, then those that are solved one by one, and the number of
  /// rods among the former.
  var rodBlocks = Buffer<RodBlock>()
  var springBlocks = Buffer<RodBlock>()
  var singleJoints = Buffer<Int32>()
  var blockRodCount = 0
  /// Whether more than one spring pulls at some body.
  var hasSharedSprings = false
  /// The reference pose of a body with joints has changed.
  var blockOffsetsAreStale = false
  var treeBodies = Buffer<TreeBody>()
  /// The links of all trees, then the joints that close loops.
  var treeLinks = Buffer<TreeLink>()
  /// The links that are part of trees.
  var treeLinkCount = 0
  var loopClosures = LoopClosures()
  /// Scratch of the search for trees: joints that close loops; the place of a body in `treeBodies`, or -1.
  var closingLinks = Buffer<TreeLink>()
  var treePlaces = Buffer<Int32>()
  /// The number of links in trees whose joints have friction or limits.
  var limitedLinkCount = 0

  var beginEvents = Buffer<ContactEvent>()
  var endEvents = Buffer<ContactEvent>()

  /// Sub-steps until contacts are sought again.
  var subStepsToCollision = 0
  /// Something was added, removed or moved: the next sub-step seeks contacts.
  var needsPairSearch = true
  var sleepsWhenResting = true
  /// The greatest speed of a body, pt/s, while no body covers half its size in a second; otherwise
  /// infinite, and there is no extra relaxation.
  var extraRelaxationSpeed = Float.infinity
  /// The last pass over the contacts was followed by extra relaxation.
  var hadExtraRelaxation = false
  /// Contacts in blocks may be between masses that differ by more than ten times.
  var hasSteepContacts = false
  /// How long the running sub-step is, s, and what divides by it: halved in fine intervals.
  var stepLength = World.subStep
  var stepRate = World.inverseSubStep
  /// The running collision interval has sub-steps of half the length (`World+FineSteps`).
  var isFine = false
  /// Collision intervals that are fine yet, and those that this one asks for.
  var fineIntervals = 0
  var wantedFineIntervals = 0
  /// Scratch of a sub-step: the greatest change of a speed by the last solve of joints, in extents/s.
  var jointCorrection: Float = 0
  var subStepCount = 0
  /// Time per stage, while the host asks for it.
  var profiler: StageProfiler?
  /// Scratch of the sleep search: bodies that touch or are joined.
  var islands = DisjointSets()
  var sleepCountdown = 0

  /// Body 0, which is fixed: boundaries and anchors belong to it.
  static let ground: Int32 = 0

  let contactSoftness = Softness(hertz: 30, dampingRatio: 10, step: 1.0 / 240)
  let fixedContactSoftness = Softness(hertz: 60, dampingRatio: 10, step: 1.0 / 240)

  init() {
    poseCache = .allocate(capacity: World.poseCacheSize)
    poseCache.initialize(repeating: CachedPose(), count: World.poseCacheSize)
    colors = .allocate(capacity: World.colorCount)
    for index in 0..<World.colorCount { (colors + index).initialize(to: ContactColor()) }
    blockVertices.resize(to: 4, filling: .zero)
    blockNormals.resize(to: 4, filling: .zero)
    _ = makeBody(kind: .fixed, at: .zero, angle: 0)
  }

  deinit {
    colors.deinitialize(count: World.colorCount)
    colors.deallocate()
    poseCache.deallocate()
  }

  var awakeCount: Int { awake.count }
}
