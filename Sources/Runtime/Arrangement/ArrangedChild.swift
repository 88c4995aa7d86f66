/// An entry of a list: one child, as the host gives it.
struct ChildEntry: BitwiseCopyable {
  /// The child leaves although it is listed, and moves with the others meanwhile.
  static let leaves: UInt32 = 1 << 0
  /// The child goes to its new frame without motion.
  static let jumps: UInt32 = 1 << 1
  /// The host moves the child itself, for instance under a finger.
  static let isHeld: UInt32 = 1 << 2
  /// The child is drawn as if its parent's size were not scaled while it changes.
  static let countersScale: UInt32 = 1 << 3
  /// The child is drawn above its siblings while it moves.
  static let isOnTop: UInt32 = 1 << 4
  static let allFlags = leaves | jumps | isHeld | countersScale | isOnTop

  let key: UInt64
  let frame: Rect
  /// The host's view; 0 lets the library make one.
  let view: Handle.Bits
  let tag: UInt64
  var flags: UInt32
  /// Index of its own presence among those of the list; `ArrangedChild.none` for the
  /// arrangement's.
  var presence: Int32 = ArrangedChild.none
}

/// The state of a child of an arrangement:
///
///     waiting ──▶ entering ──▶ resting ⇄ moving
///        │           │            │        ▲ │
///        └───────────┴────────────┴──▶ leaving ──▶ gone
struct ArrangedChild: BitwiseCopyable {
  /// The index of no child, and of no presence or position in a list.
  static let none: Int32 = -1

  /// The values are those of the C enumerators.
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
  /// Frame in the parent, minus the arrangement's origin.
  var frame: Rect
  /// Times at which its presence, and its move, come to rest.
  var presenceEnd = -Double.infinity
  var moveEnd = -Double.infinity
  /// Time at which its enter begins to move, after delay and stagger.
  var enterStart = -Double.infinity
  var state = State.resting
  /// Serial of the last list that named it: `ChildArrangement.stamp`.
  var stamp: UInt32 = 0
  /// Flags of its entry in that list.
  var flags: UInt32 = 0
  /// Index of its own presence in the arrangement, or `none`.
  var presence: Int32 = ArrangedChild.none
  /// Serial of the last call whose check has met its key, to find keys given twice.
  var checked: UInt32 = 0
  /// Hint of its position in the list: a caller that goes through the list in order need not search.
  var position: Int32 = ArrangedChild.none
  /// Whether a reordering finger holds it, or has let it fall.
  var isDragged = false
  var isFalling = false
  /// Whether it leaves because an ancestor leaves.
  var isTakenAlong = false
  /// Whether it moves here from another list.
  var isTravelling = false
  /// Whether it is in `active`, the children that are looked at each frame.
  var isActive = false

  /// Whether it is to be drawn above the others now.
  var isInFront: Bool {
    isHeld || isFalling || flags & ChildEntry.isOnTop != 0 && isActive && state != .leaving
  }

  /// Whether a finger has it, or had it until it is back in its place.
  var isUnderFinger: Bool { isDragged || isFalling }

  /// Whether the list does not determine its frame: the host or a finger does.
  var isHeld: Bool { flags & ChildEntry.isHeld != 0 || isDragged }
}
