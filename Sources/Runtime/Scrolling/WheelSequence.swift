/// A sequence of events of a wheel or a trackpad that belong together, and its owner (SC-69).
///
///     none ── a notch ──▶ notches ── .25 s ──▶ none
///      │                     │
///      ├──── began ◀─────────┘
///      ▼
///     fingers ── ended ──▶ released ── momentum ──▶ carried ── ended, .25 s ──▶ none
///      └──── cancelled ──▶ none
struct WheelSequence {
  enum Stage {
    case none
    /// Notches of a wheel without phases.
    case notches
    case fingers
    /// The fingers have left; the system's momentum may follow.
    case released
    /// The system's momentum.
    case carried
  }

  var stage = Stage.none
  /// The scroller that has taken it; none while none can.
  var owner = Handle.none
  /// Whether a pan has taken it instead.
  var hasPan = false
  /// The owner's `serial` at its last step of momentum: a later request ends that.
  var serial: UInt64 = 0
  /// Whether vertical deltas scroll horizontally (SC-71).
  var isTurned = false
  /// Axes that take no part: locked, or at an edge that momentum has met.
  var locked = (false, false)
  /// Time of its last event, in seconds of the host's clock.
  var last = -Double.infinity
  /// Sum of the fingers' deltas.
  var travel = Point.zero
  /// The owner's offset at the beginning, and the sum of notches.
  var begin = Point.zero
  var notches = Vector.zero
  /// Direction of the last event that had one.
  var direction = Vector.zero
  /// Time at which it last turned a page.
  var turned = -Double.infinity
  /// Direction in which each axis was last turned.
  var pageDirections = (0.0, 0.0)

  /// Returns a delta with the vertical part added to the horizontal one, if the wheel is turned.
  func oriented(_ vector: Vector) -> Vector {
    isTurned ? Vector(dx: vector.dx + vector.dy, dy: 0) : vector
  }
}
