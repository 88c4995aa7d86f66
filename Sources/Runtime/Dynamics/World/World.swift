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
  var ballisticBodies = BallisticBodies()
  var elasticFlights = ElasticFlights()
  /// The greatest speed of a body that does not cover half its size in a second, pt/s; infinite,
  /// and there is no extra relaxation, while more than a 16th of all that is awake covers more.
  var extraRelaxationSpeed = Float.infinity
  /// The last pass over the contacts was followed by extra relaxation.
  var hadExtraRelaxation = false
  /// Contacts in blocks may be between masses that differ by more than ten times.
  var hasSteepContacts = false
  /// Share of their impulse that soft contacts forget, per mass.
  var softening: Float = 0
  /// How long the running sub-step is, s, and what divides by it: halved in fine intervals.
  var stepLength = World.subStep
  var stepRate = World.inverseSubStep
  /// The running collision interval has sub-steps of half the length (`World+FineSteps`).
  var isFine = false
  /// Collision intervals that are fine yet, and those that this one asks for.
  var fineIntervals = 0
  var wantedFineIntervals = 0

  // MARK: Continuous

  var tunnellingChecks = TunnellingChecks()

  // MARK: Islands

  /// Scratch of the sleep search: bodies that touch or are joined.
  var islands = DisjointSets()
  /// Intervals until islands are looked for again.
  var sleepCountdown = 0

  // MARK: Joints

  var joints = JointTable()
  /// Joints that are solved four at a time, then those that are solved one by one, and the number
  /// of rods among the former.
  var rodBlocks = Buffer<RodBlock>()
  var springBlocks = Buffer<RodBlock>()
  var singleJoints = Buffer<Int32>()
  var blockRodCount = 0
  /// Rigid joints that are solved neither in a tree nor as one that closes its loops.
  var loopJoints = Buffer<Int32>()
  /// Whether more than one spring pulls at some body.
  var hasSharedSprings = false
  var jointTrees = JointTrees()
  /// Scratch of a sub-step: the greatest change of a speed by the last solve of joints, in
  /// extents/s.
  var jointCorrection: Float = 0

  // MARK: World

  var subStepCount = 0
  /// Sub-steps until contacts are sought again.
  var subStepsToCollision = 0
  var sleepsWhenResting = true
  /// Time per stage, while the host asks for it.
  var profiler: StageProfiler?

  /// Body 0, which is fixed: boundaries and anchors belong to it.
  static let ground: Int32 = 0

  let contactSoftness = Softness(hertz: 30, dampingRatio: 10, step: 1.0 / 240)
  let fixedContactSoftness = Softness(hertz: 60, dampingRatio: 10, step: 1.0 / 240)

  init() { _ = makeBody(kind: .fixed, at: .zero, angle: 0) }

  var awakeCount: Int { awake.count }
}
