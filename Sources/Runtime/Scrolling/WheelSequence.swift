/// Events of a wheel or a trackpad that belong together, and who has them (SC-69).
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
    /// A wheel without phases.
    case notches
    case fingers
    /// The fingers have left; the system's momentum may follow.
    case released
    /// The system's momentum.
    case carried
  }

  var stage = Stage.none
  /// The scroller that has taken it; none while nobody can.
  var owner = Handle.none
  /// Whether a pan has taken it instead.
  var hasPan = false
  /// Of the owner, when it was carried last: whoever has come since ends that.
  var serial: UInt64 = 0
  /// Whether vertical deltas scroll horizontally (SC-71).
  var isTurned = false
  /// The axes that take no part in it: locked, or at an edge that momentum has met.
  var locked = (false, false)
  /// When its last event came, in seconds of the host.
  var last = -Double.infinity
  /// The way of its fingers.
  var way = Point.zero
  /// Where its owner stood at the beginning, and how many notches have come.
  var begin = Point.zero
  var notches = Vector.zero
  /// Of the last event that had a direction.
  var direction = Vector.zero
  /// When it has turned a page last.
  var turned = -Double.infinity
  /// The way in which each axis was turned last.
  var pageDirections = (0.0, 0.0)

  /// Whether vertical and horizontal deltas are to be taken for the same axis.
  func oriented(_ vector: Vector) -> Vector {
    isTurned ? Vector(dx: vector.dx + vector.dy, dy: 0) : vector
  }
}
