/// State of an item when an animator first meets it.
struct DynamicItemState {
  enum Outline {
    case rectangle
    case ellipse
    /// A convex outline around the item's centre.
    case path([Vector])
  }

  var center = Point.zero
  var size = Size.zero
  /// Radians, clockwise on the screen.
  var rotation = 0.0
  var outline = Outline.rectangle
  /// Items of a group, which then need no state of their own behaviour.
  var members: [Int32] = []
}

/// Where the animator reads items from: views, layout attributes and host objects alike.
///
/// Items are small numbers that the owner hands out. Reading happens when an item becomes known
/// and in `updateItem`; where items come to is in `DynamicAnimator.places`.
protocol DynamicItemSource: AnyObject {
  func state(of item: Int32) -> DynamicItemState
}

/// Where an item has come to; laid out as `motus_dynamic_pose`.
struct DynamicPlace: BitwiseCopyable {
  /// The item's number, until its owner puts there what the host knows it by.
  var item: Handle.Bits
  let center: Point
  let rotation: Double

  init(item: Handle.Bits, center: Point, rotation: Double) {
    self.item = item
    self.center = center
    self.rotation = rotation
  }

  init(number: Int32, center: Point, rotation: Double) {
    self.init(item: Handle.Bits(UInt32(bitPattern: number)), center: center, rotation: rotation)
  }

  /// Whether a place and an angle are finite. One NaN or infinity makes the sum one, and that less
  /// itself is NaN, not 0.
  @inline(__always) static func isFinite(_ center: Point, _ rotation: Double) -> Bool {
    let sum = center.x + center.y + rotation
    return sum - sum == 0
  }
}

/// The physical properties of an item. Defaults: DY-24.
struct DynamicItemProperties: Equatable {
  var elasticity = 0.0 { didSet { given |= 1 } }
  var friction = 0.0 { didSet { given |= 2 } }
  var density = 1.0 { didSet { given |= 4 } }
  var resistance = 0.0 { didSet { given |= 8 } }
  var angularResistance = 0.0 { didSet { given |= 16 } }
  var charge = 0.0 { didSet { given |= 32 } }
  var isAnchored = false { didSet { given |= 64 } }
  var allowsRotation = true { didSet { given |= 128 } }
  /// One of the properties, as a bit of `given`.
  enum Name: UInt16 {
    case elasticity = 1
    case friction = 2
    case density = 4
    case resistance = 8
    case angularResistance = 16
    case charge = 32
    case isAnchored = 64
    case allowsRotation = 128
  }

  /// Whether somebody has set a property.
  func sets(_ name: Name) -> Bool { given & name.rawValue != 0 }

  /// Properties that somebody has set, as bits in the order above.
  private(set) var given: UInt16 = 0
  /// Leaves no gap in memory: snapshots are the bytes of these structs.
  private let gap: UInt32 = 0

  /// Whether all values are within the ranges that a host may set.
  var isSound: Bool {
    mutating get {
      Soundness.isFlag(&isAnchored) && Soundness.isFlag(&allowsRotation)
        && elasticity >= 0 && elasticity <= 1 && friction >= 0 && Soundness.isMeasure(friction)
        && density >= 1e-6 && density <= 1e6 && resistance >= 0
        && Soundness.isMeasure(resistance) && angularResistance >= 0
        && Soundness.isMeasure(angularResistance) && Soundness.isMeasure(charge)
    }
  }

  /// Takes over what another one has set.
  mutating func merge(_ other: DynamicItemProperties) {
    if other.given & 1 != 0 { elasticity = other.elasticity }
    if other.given & 2 != 0 { friction = other.friction }
    if other.given & 4 != 0 { density = other.density }
    if other.given & 8 != 0 { resistance = other.resistance }
    if other.given & 16 != 0 { angularResistance = other.angularResistance }
    if other.given & 32 != 0 { charge = other.charge }
    if other.given & 64 != 0 { isAnchored = other.isAnchored }
    if other.given & 128 != 0 { allowsRotation = other.allowsRotation }
  }
}

/// An item as the animator keeps it.
struct DynamicItemRecord {
  var item: Int32
  var body: Int32
  /// Record of the group, of a group's member; else −1.
  var group: Int32 = -1
  var isGroup = false
  /// Whether the body was awake in the last tick: then its last place has still to be reported.
  var wasAwake = true
  var isOutside = false
  private let gap: UInt8 = 0
  /// In the animator's table of sizes.
  var size: Int32

  /// Whether it is in use and no group's member.
  @inline(__always) var isItsOwn: Bool { ~item & group < 0 }
}

/// Where an item is, in the coordinates of its animator; of a group's member, in the group's.
struct DynamicItemPose {
  var center = Point.zero
  var rotation = 0.0

  /// The centre as seen from where the coordinates begin.
  var offset: Vector { Vector(dx: center.x, dy: center.y) }
}

/// Something that happened during a tick, in order.
struct DynamicEvent: Equatable, BitwiseCopyable {
  enum Kind: UInt8 {
    case willResume
    case contactBegan
    case contactEnded
    case action
    case itemLeft
    case didPause
    /// Elements of a collection have moved, if the host places them.
    case layoutChanged
  }

  var kind: Kind
  /// `DynamicBehavior.identifier` of the behaviour that it concerns; -1 for none.
  var behavior: Int32 = -1
  var itemA: Int32 = -1
  /// The other item, or -1 for a boundary.
  var itemB: Int32 = -1
  /// The boundary's identifier; nil for the reference bounds or between items.
  var boundary: Int32?
  var point = Point.zero
}
