/// A plane of rigid bodies: points, seconds, y down.
///
/// Time goes in sub-steps of 1/240 s. Each integrates velocities, solves soft constraints with the
/// overlap as a spring, moves the bodies, and solves once more without the springs, so that undoing
/// an overlap leaves no speed behind (the scheme is known as "soft step" from Box2D v3; ours shares
/// no code with it). Contacts are sought every fourth sub-step, and for a body that strays from
/// its foreseen path at once. A contact whose bodies have stayed near their reference poses keeps
/// its constraint as it is: a resting pile costs its solving and nothing else, a sleeping one
/// nothing at all.
///
/// Same calls, same bits: no clock, no hashing order, single-precision arithmetic without fusing.
final class World {
  static let stepsPerSecond = 240
  static let subStep: Float = 1.0 / 240
  static let inverseSubStep: Float = 240
  /// Sub-steps between two searches for contacts.
  static let collisionInterval = 4
  static let colorCount = 24
  /// A body that has been slow this long may sleep, s.
  static let timeToSleep: Float = 0.5
  /// A body in a pile that has got nowhere for so long is calmed, s.
  static let timeToDampTrembling: Float = 1
  /// One that still trembles after so long may sleep in spite of it, s.
  static let timeToSleepTrembling: Float = 4

  var bodies = GrowingBuffer<Body>()
  var states = GrowingBuffer<BodyState>()
  var accelerations = GrowingBuffer<BodyAcceleration>()
  var models = SharedTable<BodyModel>()
  /// Velocities at the start of the running sub-step.
  var starts = GrowingBuffer<BodyStart>()
  /// Scratch: the bodies that just got a new path, then those that are no free flight.
  var updatedBodies = GrowingBuffer<Int32>()
  /// What contacts in lanes gave each body in the last sub-step; see `World+Carrying`.
  var warmStartDeltas = GrowingBuffer<SIMD4<Float>>()
  var predictedPaths = GrowingBuffer<PredictedPath>()
  var tunnellingChecks = GrowingBuffer<TunnellingCheck>()
  /// The angle at the last look, by body: of those with a shape away from their centre of mass.
  var checkedAngles = GrowingBuffer<Double>()
  /// Bodies that left their foreseen path in the last sub-step.
  var marginViolations = GrowingBuffer<Int32>()
  /// Sub-steps that bodies in free flight lag behind; -1 while there are none.
  var ballisticLag = -1
  var freeBodies = GrowingBuffer<Int32>()
  var awake = GrowingBuffer<Int32>()

  var shapes = GrowingBuffer<Shape>()
  var freeShapes = GrowingBuffer<Int32>()
  var geometries = ShapeGeometryTable()
  var surfaces = SharedTable<Surface>()
  /// What lines meet.
  var segmentGhosts = GrowingBuffer<SegmentGhosts>()
  var freeSegmentGhosts = GrowingBuffer<Int32>()

  /// Scratch of `World+Segments`.
  var blockVertices = GrowingBuffer<Vector>()
  var blockNormals = GrowingBuffer<Vector>()

  var fixedTree = DynamicTree()
  var movingTree = DynamicTree()
  var movedShapes = GrowingBuffer<Int32>()
  /// Scratch: what a search found, or whom a loop has put off.
  var hits = GrowingBuffer<Int32>()

  var contacts = GrowingBuffer<Contact>()
  var freeContacts = GrowingBuffer<Int32>()
  /// Of contacts that have no constraint at the moment.
  var cachedImpulses = GrowingBuffer<ContactImpulses>()
  var freeCachedImpulses = GrowingBuffer<Int32>()
  var pairs = PairTable()
  var staleContacts = GrowingBuffer<Int32>()
  /// Scratch of a search for contacts and of a look at fast pairs.
  let poseCache: UnsafeMutablePointer<CachedPose>
  let colors: UnsafeMutablePointer<ContactColor>
  /// Colours up to the last one that has a contact.
  var usedColorCount = 0
  /// Scratch: the blocks of all colours one after the other, as they are solved. Lists hold them only
  /// as long as no colour gets or loses a block.
  var blocks = GrowingBuffer<ContactBlock.Pointer>()
  var blocksAreStale = true
  var restitutionContacts = GrowingBuffer<RestitutionContact>()
  /// Scratch of a sub-step: the places of those that are near.
  var nearRestitutionContacts = GrowingBuffer<Int32>()

  var joints = GrowingBuffer<Joint>()
  var freeJoints = GrowingBuffer<Int32>()
  var activeJoints = GrowingBuffer<Int32>()
  /// Rigid joints that are not part of a tree.
  var loopJoints = GrowingBuffer<Int32>()
  /// How rigid joints outside of trees give way.
  var jointSoftness = World.softJoints
  /// Joints came or went: which of them form trees must be found anew.
  var jointTreesAreStale = false
  /// Joints that are solved four at a time, all others, and how many of the former are rods.
  var rodBlocks = GrowingBuffer<RodBlock>()
  var springBlocks = GrowingBuffer<RodBlock>()
  var singleJoints = GrowingBuffer<Int32>()
  var blockRodCount = 0
  /// Whether more than one spring pulls at some body.
  var hasSharedSprings = false
  /// A body with joints has another reference pose.
  var blockOffsetsAreStale = false
  var treeBodies = GrowingBuffer<TreeBody>()
  var treeLinks = GrowingBuffer<TreeLink>()
  /// Links of trees whose joints have friction or a range.
  var limitedLinkCount = 0

  var beginEvents = GrowingBuffer<ContactEvent>()
  var endEvents = GrowingBuffer<ContactEvent>()

  /// Sub-steps left until contacts are sought again.
  var subStepsToCollision = 0
  /// Something was added, removed or moved: contacts must be sought before the next sub-step.
  var needsPairSearch = true
  var sleepsWhenResting = true
  /// The greatest speed of any body, pt/s, while none covers half its size in a second; else
  /// infinite.
  var extraRelaxationSpeed = Float.infinity
  /// The last pass over the contacts was one of a pile that settles.
  var hadExtraRelaxation = false
  /// The next sub-step may begin with what is carried.
  var hasWarmStartDeltas = false
  /// Scratch of a sub-step: nothing but forces and contacts in lanes has changed a velocity.
  var allowsWarmStartDeltas = false
  /// Contacts in lanes may be between masses that differ by more than ten times.
  var hasSteepContacts = false
  var subStepCount = 0
  /// Scratch of the sleep search.
  var islandParents = GrowingBuffer<Int32>()
  var islandTimes = GrowingBuffer<Float>()
  var sleepCountdown = 0

  /// Body 0: the fixed plane that boundaries and anchors belong to.
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
