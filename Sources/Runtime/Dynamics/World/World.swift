/// A plane of rigid bodies: points, seconds, y down.
///
/// Time advances in sub-steps of 1/240 s. A sub-step integrates velocities, solves contacts and
/// joints as soft constraints with a bias that undoes overlaps, moves the bodies, and relaxes: it
/// solves once more without bias, so that undoing an overlap leaves no velocity behind. (Box2D v3
/// calls the scheme "soft step"; the code here is our own.) Contacts are sought every fourth
/// sub-step; for a body that violates its speculative margin they are sought at the start of the
/// next one. A contact whose bodies stay near their reference poses keeps its constraint: a resting
/// pile costs its solving alone, a sleeping pile nothing.
///
/// The same calls give the same bits: there is no clock, no hashing order, and no fused arithmetic.
///
/// `World` owns the stores of all rooms; each room extends it by the functions for its own. A store
/// lets others read and write its rows, and alone has more or fewer of them; what stands beside the
/// stores belongs to the room that is named above it (`checks/layers` holds that). The order of the
/// stages is in `World+Step`. docs/DYNAMICS.md has the map.
final class World {
  static let stepsPerSecond = 240
  static let subStep: Float = 1.0 / 240
  static let inverseSubStep: Float = 240
  /// Sub-steps in a collision interval: contacts are sought at its start.
  static let collisionInterval = 4
  /// A body that has been slow this long may sleep, s.
  static let timeToSleep: Float = 0.5
  /// A body in a pile that stays within half its size for so long is damped, s.
  static let timeToDampTrembling: Float = 1
  /// A body that trembles for so long sleeps although it is not slow, s.
  static let timeToSleepTrembling: Float = 4

  // MARK: Bodies

  var bodies = BodyTable()
  var pathUpdates = PathUpdates()
  var poseCache = PoseCache()

  // MARK: Shapes

  var shapes = ShapeTable()

  // MARK: BroadPhase

  var broadPhase = BroadPhase()
  var crowdCounts = CrowdCounts()

  // MARK: Contacts

  var contacts = ContactTable()
  var contactEvents = ContactEvents()
  let segmentBlock = SegmentBlock()

  // MARK: Solver

  var colors = ContactColors()
  var restitutionContacts = RestitutionContacts()
  var warmStartCache = WarmStartCache()
  var elasticFlights = ElasticFlights()
  var budget = SolveBudget()
  var energyOfSubStep = EnergyOfSubStep()

  // MARK: Continuous

  var tunnellingChecks = TunnellingChecks()

  // MARK: Islands

  var islands = IslandTable()

  // MARK: Joints

  var joints = JointTable()
  var jointTrees = JointTrees()
  /// The active joints, assembly by assembly, in the order in which they were made, and keys of it.
  var jointOrder = Buffer<Int32>()
  var jointKeys = Buffer<UInt64>()
  /// Lists of all assemblies: joints that are solved four at a time, then those that are solved one
  /// by one, and the rigid ones among these, which neither a tree has nor one that closes its loops.
  var assemblies = Buffer<Assembly>()
  var allRodBlocks = Buffer<RodBlock>()
  var allSpringBlocks = Buffer<RodBlock>()
  var allSingleJoints = Buffer<Int32>()
  var allLoopJoints = Buffer<Int32>()
  /// The assemblies, island by island.
  var assemblyList = Buffer<Int32>()
  /// The number of the assembly at hand.
  var assemblyNumber: Int32 = 0

  // MARK: World

  var subStepCount = 0
  var sleepsWhenResting = true
  /// Time per stage, while the host asks for it.
  var profiler: StageProfiler?

  /// Body 0, which is fixed: boundaries and anchors belong to it.
  static let ground: Int32 = 0

  let contactSoftness = Softness(hertz: 30, dampingRatio: 10, step: 1.0 / 240)
  let fixedContactSoftness = Softness(hertz: 60, dampingRatio: 10, step: 1.0 / 240)

  init() { _ = makeBody(kind: .fixed, at: .zero, angle: 0) }

  var awakeCount: Int { bodies.awakeCount }
}
