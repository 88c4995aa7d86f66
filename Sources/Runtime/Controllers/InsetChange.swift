/// A change of the insets of one source, from the first call that sets them until they rest. Calls
/// that set them meanwhile are part of the same change (IN-7).
///
///     rest ── set, animated ──▶ moving ── has arrived ──▶ rest
///       │                        ▲  │
///       └──── drag ──▶ dragged ──┘◀─┘ drag
final class InsetChange {
  typealias Handler = () -> Void

  struct Participant {
    /// Called each time the insets are set.
    let animation: Handler?
    /// Called once, at the end of the change.
    let completion: Handler?
  }

  /// Insets at the beginning of the change, and the goal, or where a finger holds them.
  let from: Insets
  var to: Insets
  /// The animation of the last call; none if it was not animated.
  var options: AnimationOptions?
  var isDragged = false
  var isOver = false
  /// Counts the calls that set insets in this change.
  var serial: UInt64 = 0
  var participants: [Participant]
  /// Handles of the motions that the change has begun.
  var motions: [Handle] = []

  init(from: Insets, _ participants: [Participant]) {
    self.from = from
    to = from
    self.participants = participants
  }

  /// Whether the change has ended with the insets that it began with.
  var wasCancelled: Bool { isOver && to == from }
}
