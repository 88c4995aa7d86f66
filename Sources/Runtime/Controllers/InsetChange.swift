/// A change of what covers the window, from its first word until it rests: what is said meanwhile is
/// part of it (IN-7).
///
///     rest ── set, animated ──▶ moving ── has arrived ──▶ rest
///       │                        ▲  │
///       └──── drag ──▶ dragged ──┘◀─┘ drag
final class InsetChange {
  typealias Handler = () -> Void

  struct Participant {
    /// Called with each word.
    let animation: Handler?
    /// Called at the end.
    let completion: Handler?
  }

  /// Where it has begun, and where it goes or is held.
  let from: Insets
  var to: Insets
  /// How the last word is animated; none when it is not.
  var options: AnimationOptions?
  var isDragged = false
  var isOver = false
  /// Counts words.
  var serial: UInt64 = 0
  var participants: [Participant]
  /// What moves because of it.
  var motions: [Handle] = []

  init(from: Insets, _ participants: [Participant]) {
    self.from = from
    to = from
    self.participants = participants
  }

  /// Whether all is as it was before.
  var wasCancelled: Bool { isOver && to == from }
}
