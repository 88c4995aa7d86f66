/// A child as the host has listed it.
struct ChildEntry: BitwiseCopyable {
  /// Changes its place without motion.
  static let jumps: UInt32 = 1

  let key: UInt64
  let frame: Rect
  /// The host's view; 0 lets the library make one.
  let view: Handle.Bits
  let tag: UInt64
  let flags: UInt32
}

/// A child of an arrangement:
///
///     entering ──▶ resting ⇄ moving
///        │            │        ▲ │
///        └────────────┴──▶ leaving ──▶ gone
struct ArrangedChild: BitwiseCopyable {
  /// The C enumerators have the same values.
  enum State: UInt32 { case none = 0, entering = 1, resting = 2, moving = 3, leaving = 4 }

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
  /// Whether it is among those that are looked at each frame.
  var isActive = false
}
