/// A child as the host has listed it.
struct ChildEntry: BitwiseCopyable {
  /// Leaves although it is listed, and moves with the others.
  static let leaves: UInt32 = 1 << 0
  /// Changes its place without motion.
  static let jumps: UInt32 = 1 << 1
  /// Its place is the host's: a finger.
  static let isHeld: UInt32 = 1 << 2
  /// Is drawn as if its parent had the size that is seen.
  static let countersScale: UInt32 = 1 << 3
  /// Is drawn above its siblings while it moves.
  static let isOnTop: UInt32 = 1 << 4
  static let allFlags = leaves | jumps | isHeld | countersScale | isOnTop

  let key: UInt64
  let frame: Rect
  /// The host's view; 0 lets the library make one.
  let view: Handle.Bits
  let tag: UInt64
  var flags: UInt32
  /// Which of the list's presences is its own, −1 for that of the arrangement.
  var presence: Int32 = -1
}

/// A child of an arrangement:
///
///     waiting ──▶ entering ──▶ resting ⇄ moving
///        │           │            │        ▲ │
///        └───────────┴────────────┴──▶ leaving ──▶ gone
struct ArrangedChild: BitwiseCopyable {
  /// The C enumerators have the same values.
  enum State: UInt32 {
    case none = 0
    case entering = 1
    case resting = 2
    case moving = 3
    case waiting = 4
    case leaving = 5
  }

  var key: UInt64
  var view: Handle.Bits
  /// Without the arrangement's origin.
  var frame: Rect
  /// When its presence, and its place, come to rest.
  var presenceEnd = -Double.infinity
  var moveEnd = -Double.infinity
  /// When its enter begins to be seen.
  var enterStart = -Double.infinity
  var state = State.resting
  /// The arrangement in which it was listed last.
  var stamp: UInt32 = 0
  /// As it was listed last.
  var flags: UInt32 = 0
  /// Which of the arrangement's presences is its own, −1 for none.
  var presence: Int32 = -1
  /// The call that has seen its key last.
  var checked: UInt32 = 0
  /// Where about it stands in the list: whoever goes through one like it need not search.
  var place: Int32 = -1
  /// Whether it is under a finger that reorders, or falls from there.
  var isDragged = false
  var isFalling = false
  /// Whether it leaves because what it stands in does.
  var isTakenAlong = false
  /// Whether it is on its way from another list.
  var isTravelling = false
  /// Whether it is among those that are looked at each frame.
  var isActive = false

  /// Whether it is to be drawn above the others now.
  var isInFront: Bool {
    isHeld || isFalling || flags & ChildEntry.isOnTop != 0 && isActive && state != .leaving
  }

  /// Whether its place is not that of the list.
  var isHeld: Bool { flags & ChildEntry.isHeld != 0 || isDragged }
}
