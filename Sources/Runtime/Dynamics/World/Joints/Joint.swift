/// A tie between two bodies.
///
/// A joint is made of up to four parts, each with its own Jacobian: two anchors that coincide
/// (`pin`, `weld`, `target`), a line that an anchor stays on (`slide`), a distance or a place along
/// the line (`distance`, `slide`), and the angle between the bodies.
struct Joint {
  enum Kind: UInt8 {
    /// Keeps, limits or springs the distance between two anchors.
    case distance
    /// Two anchors coincide; the bodies turn about them.
    case pin
    /// Two anchors coincide and the angle stays.
    case weld
    /// An anchor stays on a line of A; the angle stays.
    case slide
    /// Springs bring an anchor to a point and the angle to a value.
    case target
  }

  /// Whether its two bodies collide with each other.
  enum Collision: UInt8 {
    /// Unless the joint ties them closely.
    case unlessClose
    case always
    case never
  }

  /// How the one freedom that a pin or a slide leaves is held.
  enum LimitState: UInt8 {
    case free
    /// By friction, which is not yet exhausted.
    case friction
    /// Friction is exhausted; its torque on B is positive, or negative.
    case slipForward
    case slipBack
    /// At an end of the range.
    case lower
    case upper

    /// A row of its own in the solve; otherwise a given torque, or nothing.
    @inline(__always) var isLocked: Bool { self == .friction || self == .lower || self == .upper }
  }

  let kind: Kind
  var isAlive = true
  /// Whether the length of a distance joint may fall short.
  var isRope = false
  var hasRange = false
  let bodyA: Int32
  let bodyB: Int32
  var nextA: Int32 = -1
  var previousA: Int32 = -1
  var nextB: Int32 = -1
  var previousB: Int32 = -1
  /// Place in the list of active joints; -1 while asleep.
  var activeIndex: Int32 = -1

  /// Anchors as seen from the bodies' origins.
  var anchorA = Vector.zero
  var anchorB = Vector.zero
  /// Speed of A's anchor when A is the ground and the host moves the anchor, pt/s.
  var anchorVelocity = Vector.zero
  /// Unit direction of a slide, in A's frame.
  var axis = Vector(dx: 1, dy: 0)
  /// Angle of B against A that counts as zero.
  var referenceAngle = 0.0

  /// Length of a distance joint, pt.
  var length = 0.0
  /// 0 Hz is rigid. The damping ratio 1 is critical.
  private(set) var frequency = 0.0
  private(set) var dampingRatio = 0.0

  /// Limits of the angle of a pin (rad) or of the travel of a slide (pt).
  var lowerLimit = 0.0
  var upperLimit = 0.0
  /// Greatest torque with which a pin resists turning, in mass · pt²/s².
  var frictionTorque = 0.0

  // Impulses, carried from sub-step to sub-step.
  var linear = Vector.zero
  var angular = 0.0
  var axial = 0.0
  var lower = 0.0
  var upper = 0.0
  var friction = 0.0

  // Computed once, and valid during a sub-step.
  var armA = Vector.zero
  var armB = Vector.zero
  /// From A to B; down for those in one place, whom a length drives apart.
  var direction = Vector(dx: 0, dy: 1)
  var error = Vector.zero
  var axialError = 0.0
  var angleError = 0.0
  var axialMass = 0.0
  var angleMass = 0.0
  var spring = SpringStep()
  /// `spring` for half a sub-step.
  var fineSpring = SpringStep()
  /// Solved together with the other joints of its tree, see `World+JointTrees`.
  var isInTree = false
  /// In a tree: what friction or a range does at the moment, see `World+JointFrictionAndLimits`.
  var limitState = LimitState.free
  /// Whether another spring pulls at one of its bodies, too.
  var isShared = false
  /// Whether it keeps its bodies from colliding.
  var parts = false
  /// An index of the owner; -1 for none.
  var tag: Int32 = -1
  var collision = Collision.unlessClose
  // Leaves no gap in memory: snapshots are the bytes of these structs.
  private let gap: UInt8 = 0
  private let wideGap: UInt16 = 0
  /// How many joints were made before it.
  var serial: UInt32 = 0
  /// Impulse of a spring or a tree on B in the last sub-step, for inspection: other joints have it
  /// in their impulses.
  var reaction = Vector.zero
  var reactionTurn = 0.0

  init(kind: Kind, bodyA: Int32, bodyB: Int32) {
    self.kind = kind
    self.bodyA = bodyA
    self.bodyB = bodyB
  }

  @inline(__always) func next(_ side: Int32) -> Int32 { side == 0 ? nextA : nextB }

  /// Lets go of impulses that led nowhere.
  mutating func forget() {
    linear = .zero
    angular = 0
    axial = 0
    lower = 0
    upper = 0
    friction = 0
  }

  /// Whether it may be solved with its whole tree: rigid in both directions.
  var isDirect: Bool { !isSoft && !isRope }

  mutating func setSpring(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    spring = SpringStep(
      frequency: frequency, dampingRatio: dampingRatio, step: World.jointStep)
    fineSpring = SpringStep(
      frequency: frequency, dampingRatio: dampingRatio, step: 0.5 * World.jointStep)
  }

  /// Whether springs do all of its work. A rope and a slide are rigid at any frequency.
  var isSoft: Bool {
    switch kind {
    case .target: true
    case .distance: frequency > 0 && !isRope
    case .pin, .weld: frequency > 0
    case .slide: false
    }
  }

  /// Where the freedom of a pin or a slide stands, to compare with its range.
  var place: Double { kind == .slide ? axialError : angleError }

  /// Whether friction or a range may hold its freedom.
  var hasFrictionOrLimits: Bool {
    kind == .pin ? hasRange || frictionTorque > 0 : kind == .slide && hasRange
  }

  /// Whether it takes part in the rigid solve, where motion is not smooth any more.
  var isRigid: Bool { !isSoft || hasRange || frictionTorque > 0 }

  /// A joint of another kind between the same anchors.
  func changed(to kind: Kind) -> Joint {
    var joint = Joint(kind: kind, bodyA: bodyA, bodyB: bodyB)
    joint.tag = tag
    joint.collision = collision
    joint.anchorA = anchorA
    joint.anchorB = anchorB
    joint.axis = axis
    joint.referenceAngle = referenceAngle
    return joint
  }
}

/// One spring-damper stepped exactly, by matching the poles of the step to those of the motion
/// (matched z-transform).
///
/// The solution of x″ + 2ζω·x′ + ω²·x = 0 is sampled at steps of h by any map of (x, v) whose trace
/// and determinant are T = p + q and D = p·q, where p and q are the factors by which its two
/// solutions e^(−(ζ ± √(ζ²−1))ωh) shrink in a step. A body that only smooth forces move goes by the
/// trapezoid rule, x₁ = x₀ + h·(v₀ + v₁)/2. With v₁ = A·x₀ + B·v₀ that has the trace 1 + hA/2 + B
/// and the determinant B − hA/2, so that
///     hA = T − 1 − D,  B = (T − 1 + D)/2:
/// frequency and decay are those that were asked for, at any stiffness. Where something rigid holds
/// a body it goes by x₁ = x₀ + h·v₁, and B = D. The solver reaches v₁ by one impulse; B also says
/// how the impulse gives way to others on the same bodies, and a constant acceleration a moves the
/// place of rest by a/ω².
struct SpringStep {
  var position: Double
  var velocity: Double
  /// Correction for the acceleration that the start velocity already contains: −A/ω² − B·h.
  var acceleration: Double

  init() {
    position = 0
    velocity = 1
    acceleration = 0
  }

  init(frequency: Double, dampingRatio: Double, step: Double) {
    // Beyond a fifth of a turn in a step the exact impulse would overshoot for its neighbours.
    let limit = 1.2 / step
    let wanted = 2 * Double.pi * frequency
    let omega = wanted < limit ? wanted : limit
    let zeta = dampingRatio
    let determinant: Double
    // T − 1 − D, without a difference of numbers that are nearly 1.
    let lack: Double
    if zeta < 1 {
      let loss = Elementary.expm1(-zeta * omega * step)
      let turn = omega * (1 - zeta * zeta).squareRoot() * step
      let half = Elementary.sincos(0.5 * turn).sin
      lack = -(loss * loss + 4 * (1 + loss) * half * half)
      determinant = (1 + loss) * (1 + loss)
    } else {
      // ζ − √(ζ² − 1) is the inverse of ζ + √(ζ² − 1).
      let fast = zeta + (zeta * zeta - 1).squareRoot()
      let p = Elementary.expm1(-omega * step / fast)
      let q = Elementary.expm1(-omega * step * fast)
      lack = -(p * q)
      determinant = (1 + p) * (1 + q)
    }
    position = lack / step
    velocity = determinant + 0.5 * lack
    acceleration = omega > 1e-9 ? (-position).divided(by: omega * omega) - velocity * step : 0
  }

  /// The step for bodies that go by their new velocities alone (x₁ = x₀ + h·v₁).
  func ofRigidMotion(step h: Double) -> SpringStep {
    let lag = 0.5 * h * position
    var step = self
    step.velocity -= lag
    step.acceleration += lag * h
    return step
  }
}
