/// State of a body that the solver reads and writes in every sub-step: 32 bytes, two SIMD loads.
///
/// Motion is kept relative to a reference pose in double precision (`Body.position`): while a body
/// has not left the neighbourhood of that pose, nothing derived from it needs renewing, and single
/// precision is enough for the difference.
struct BodyState {
  /// Velocity of the centre of mass, pt/s.
  var velocityX: Float = 0
  var velocityY: Float = 0
  /// Angular velocity, rad/s, positive clockwise on the screen.
  var angularVelocity: Float = 0
  /// 1 while only smooth forces act, 0 while a contact or a rigid joint constrains the body.
  var unconstrained: Float = 1
  /// Displacement since the reference pose, pt.
  var movedX: Float = 0
  var movedY: Float = 0
  /// Rotation since the reference pose, rad.
  var turned: Float = 0
  /// How far the body may deviate from its predicted path before contacts must be sought again, pt.
  var speculativeMargin: Float = 0

  /// The state of a body that does not move: something rigid holds it, whoever touches it.
  static var fixed: BodyState {
    var state = BodyState()
    state.unconstrained = 0
    return state
  }

  /// The margin of one whose path nobody watches. Not infinite: lanes that nobody asks for subtract
  /// it from itself.
  static let unwatched: Float = 1e15
}

/// The velocity of a body when the running sub-step began.
struct BodyStart {
  var velocityX: Float = 0
  var velocityY: Float = 0
  var angularVelocity: Float = 0
  /// The last round of restitution that turned the body; 1 for none.
  var turned: Float = 1
}

/// The path that was predicted for a body when its contacts were last sought: straight on from
/// where it was then. A slow body is predicted to stay.
struct PredictedPath {
  var velocityX: Float = 0
  var velocityY: Float = 0
  /// Seconds since the path began.
  var elapsed: Float = 0
  private let gap: Float = 0
  /// Displacement of the body from its reference pose when the path began.
  var startX: Float = 0
  var startY: Float = 0
  var startTurned: Float = 0
  /// Turn of the body from its reference pose when its broad-phase boxes were made.
  var boxTurned: Float = 0
  /// Displacements between which the body stays in its boxes; empty (low above high) when not
  /// known.
  var lowX = PredictedPath.far
  var lowY = PredictedPath.far
  var highX = -PredictedPath.far
  var highY = -PredictedPath.far

  /// Further than anything moves. Not infinite: lanes that nobody asks for subtract it from itself.
  static let far: Float = 1e15

  /// Whether the body is predicted to stay where it is: both velocities are +0 then.
  @inline(__always) var isStanding: Bool { velocityX.bitPattern | velocityY.bitPattern == 0 }
}

/// The accelerations of a body, constant over a sub-step, in the lanes of a `BodyState`.
struct BodyAcceleration {
  var accelerationX: Float = 0
  var accelerationY: Float = 0
  var angularAcceleration: Float = 0
  /// 1 while nothing rigid holds the body.
  var unconstrained: Float = 1
  /// In the table of models.
  var model: Int32
}

/// Notes of the stages about a body, one bit each.
struct BodyFlags: OptionSet {
  let rawValue: UInt8

  /// Is in the list of bodies that have left their margins.
  static let violatesMargin = BodyFlags(rawValue: 1)
  /// Has a new path, and its contacts are being checked against it.
  static let hasNewPath = BodyFlags(rawValue: 2)
  /// Has been pushed out of an overlap in this sub-step.
  static let isPushed = BodyFlags(rawValue: 16)
}

/// Things that held a body up in the last collision interval.
struct BodySupport: OptionSet {
  let rawValue: UInt8

  /// A restitution contact with what is not dynamic.
  static let fixed = BodySupport(rawValue: 1)
  /// A restitution contact with a dynamic body.
  static let moving = BodySupport(rawValue: 2)
  /// A joint to something that rests.
  static let hanging = BodySupport(rawValue: 4)
  /// An island that was slow as a whole when islands were last looked for.
  static let calm = BodySupport(rawValue: 8)
}

enum BodyKind: UInt8 {
  /// Never moves.
  case fixed
  /// Moves with its velocity and is moved by nothing.
  case kinematic
  case dynamic
}

/// The data of a body that a sub-step does not touch.
struct Body {
  var kind: BodyKind
  var isAlive = true
  var allowsRotation = true
  /// (Leaves no gap in memory: snapshots are the bytes of these structs.)
  var support: BodySupport = []
  /// An index of the owner; -1 for none.
  var tag: Int32 = -1

  /// Reference pose of the centre of mass.
  var position: Point
  var angle: Double
  var rotation: Rotation
  /// The centre of mass as seen from the body's origin.
  var localCenter = Vector.zero

  var inverseMass: Float = 0
  var inverseInertia: Float = 0
  /// Greatest distance of any point from the centre of mass, pt.
  var extent: Float = 0
  /// Greatest distance of any point that turning moves, pt: 0 for a disc about its centre.
  var turningExtent: Float = 0
  /// Radius of the largest circle inside the thinnest shape, pt.
  var inradius: Float = 0

  var firstShape: Int32 = -1
  /// Contact × 2 + side, or -1.
  var firstContact: Int32 = -1
  /// Joint × 2 + side, or -1.
  var firstJoint: Int32 = -1

  /// Place in the list of awake bodies; -1 when asleep or fixed.
  var awakeIndex: Int32 = -1
  /// Seconds for which the body has been slow.
  var sleepTime: Float = 0
  /// Where it was when it became slow.
  var restingX = 0.0
  var restingY = 0.0
  var restingAngle = 0.0
  /// The solver colours in which this body has a contact.
  var colors: UInt32 = 0
  /// Contacts in blocks plus rigid joints: with any of them the body is constrained.
  var constraintCount: Int32 = 0
  /// Contacts in blocks with bodies that can move.
  var neighbors: Int32 = 0
  /// Its row in the table of islands.
  var island = Body.loose
  /// How many bodies were made before it: an order which bodies that come and go elsewhere do not
  /// change, as numbers of rows would be.
  var serial: UInt32 = 0
  /// How long it has stayed within half its size of a place while others supported it, s, and the
  /// place.
  var tremblingTime: Float = 0
  var tremblingX = 0.0
  var tremblingY = 0.0

  /// The island of what is in none.
  static let loose: Int32 = 0

  /// Whether the origin is the centre of mass, by one test of all bits.
  @inline(__always) var isCentered: Bool {
    localCenter.dx.bitPattern | localCenter.dy.bitPattern == 0
  }

  init(kind: BodyKind, origin: Point, angle: Double) {
    self.kind = kind
    position = origin
    self.angle = angle
    rotation = Rotation(angle: angle)
  }
}

/// A place and a rotation.
struct Pose {
  var position: Point
  var rotation: Rotation
}
