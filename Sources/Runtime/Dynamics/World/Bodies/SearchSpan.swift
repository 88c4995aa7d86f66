/// The part of a predicted path on which contacts are sought, in seconds after the body's state.
struct SearchSpan {
  var from: Float = 0
  var to = World.collisionSpan
  /// Contacts are sought again before the next sub-step.
  var isShort = false
}
