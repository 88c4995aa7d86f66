/// Two shapes whose broad-phase boxes meet.
struct Contact {
  /// Where the constraint of a contact lives.
  enum Place {
    static let none: Int8 = -1
    /// In the list of restitution contacts, which are solved one by one: it bounces, is fast, or
    /// has found no colour.
    static let restitutionContacts: Int8 = -2
  }

  var shapeA: Int32
  var shapeB: Int32
  var bodyA: Int32
  var bodyB: Int32
  /// The list of contacts of each body; an edge is contact × 2 + side, or -1.
  var nextA: Int32 = -1
  var previousA: Int32 = -1
  var nextB: Int32 = -1
  var previousB: Int32 = -1

  /// Index in its colour or list. Outside the solver, the index of its cached impulses, or −1.
  var slot: Int32 = -1
  /// How many contacts were made before it: in an island that is an order which no other one
  /// changes, as numbers of rows would be.
  var serial: UInt32 = 0
  var needsManifoldUpdate = false
  /// Whether friction, restitution and size, which follow from bodies and shapes alone, are known,
  /// and written where the contact is solved.
  var hasMaterial = false
  var isTouching = false
  var isFast = false
  var pointCount: UInt8 = 0
  /// Faces, of two polygons: of either the one that keeps the other away furthest.
  var faceA: UInt8 = 0
  var faceB: UInt8 = 0
  /// A colour, or one of `Place`.
  var color = Place.none
  /// How far the pair may still move within itself while these are the reference faces, pt.
  var faceMargin: Float = -1

  var friction: Float = 0
  var restitution: Float = 0
  /// Size of the smaller movable item, pt: tolerances go with it.
  var size: Float = 0

  /// The displacements at which the pair was evaluated: B's less A's, and the turns of both.
  var cachedOffsetX: Float = 0
  var cachedOffsetY: Float = 0
  var cachedTurnA: Float = 0
  var cachedTurnB: Float = 0
  /// Distance that the pair may close, displacements included, before a first or another point can
  /// be near, pt. Of a fast pair: its distance along the normal. Not positive when that is not
  /// known.
  var validDistance: Float = -1

  /// Normal from A to B, and the points as seen from A's centre of mass, in world axes.
  var normalX: Float = 0
  var normalY: Float = 0
  var arm1X: Float = 0
  var arm1Y: Float = 0
  var arm2X: Float = 0
  var arm2Y: Float = 0
  var feature1: UInt32 = 0
  var feature2: UInt32 = 0

  init(shapeA: Int32, shapeB: Int32, bodyA: Int32, bodyB: Int32) {
    self.shapeA = shapeA
    self.shapeB = shapeB
    self.bodyA = bodyA
    self.bodyB = bodyB
  }

  /// A free place in the list names no shapes.
  @inline(__always) var isAlive: Bool { shapeA >= 0 }

  /// Overlap that is left alone, so that a resting contact does not flicker, pt.
  @inline(__always) var slop: Float { 0.0004 * size }
  /// Greatest speed at which overlaps are undone, pt/s.
  @inline(__always) var pushOutSpeed: Float { Contact.pushOutSpeedOfSlop * slop }
  static let pushOutSpeedOfSlop: Float = 20_000
  /// How far the pair may move within itself before normals and arms are wrong, pt.
  @inline(__always) var recycleTolerance: Float { 25 * slop }

  var faces: Manifold.Faces {
    @inline(__always) get {
      Manifold.Faces(a: Int(faceA), b: Int(faceB), room: Double(faceMargin))
    }
    @inline(__always) set {
      faceA = UInt8(truncatingIfNeeded: newValue.a)
      faceB = UInt8(truncatingIfNeeded: newValue.b)
      faceMargin = Float(newValue.room)
    }
  }

  /// The order of a contact and its index: names are in the order of contacts.
  @inline(__always) func name(_ index: Int32) -> UInt64 {
    UInt64(serial) &<< 32 | UInt64(UInt32(bitPattern: index))
  }

  @inline(__always) static func index(of name: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: name)
  }

  @inline(__always) func next(_ side: Int32) -> Int32 { side == 0 ? nextA : nextB }
}

struct ContactImpulses {
  var normal1: Float = 0
  var tangent1: Float = 0
  var normal2: Float = 0
  var tangent2: Float = 0

  /// The impulses for a sub-step of another length.
  func scaled(by share: Float) -> ContactImpulses {
    var impulses = self
    impulses.normal1 *= share
    impulses.tangent1 *= share
    impulses.normal2 *= share
    impulses.tangent2 *= share
    return impulses
  }

  /// Not a bit is set: even a negative zero is kept.
  var isNone: Bool {
    normal1.bitPattern | tangent1.bitPattern | normal2.bitPattern | tangent2.bitPattern == 0
  }
}

/// Something that began or ended between two shapes.
struct ContactEvent {
  /// The owner's tags of the two, as they were then: of a boundary its own, else the body's.
  var tagA: Int32
  var tagB: Int32
  /// Zero for an end.
  var point: Point
}

/// A spring-damper in the form the solver wants (Catto, *Soft Constraints*, GDC 2011).
///
/// For a constraint C with C″ + 2ζω·C′ + ω²·C = 0 an implicit step of length h gives the impulse
///
///     λ = −mass·massScale·(C′ + biasRate·C) − impulseScale·λ_so_far.
struct Softness {
  var biasRate: Float
  var massScale: Float
  var impulseScale: Float

  static let rigid = Softness(biasRate: 0, massScale: 1, impulseScale: 0)

  init(biasRate: Float, massScale: Float, impulseScale: Float) {
    self.biasRate = biasRate
    self.massScale = massScale
    self.impulseScale = impulseScale
  }

  init(hertz: Double, dampingRatio: Double, step: Double) {
    let omega = 2 * Double.pi * hertz
    let a1 = 2 * dampingRatio + step * omega
    let a2 = step * omega * a1
    let a3 = 1 / (1 + a2)
    biasRate = Float(omega / a1)
    massScale = Float(a2 * a3)
    impulseScale = Float(a3)
  }
}
