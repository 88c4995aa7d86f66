/// An object that can wait for its start in `DelayedStarts`.
class DelayedMover: Entity {
  /// Index of its delayed start, −1 without one; its driver is held until then.
  final var delayedStart: Int32 = -1
  /// When the delayed start is due.
  final var dueTime: Double = 0

  /// Called when the delay has passed.
  func delayHasPassed() {}

  /// Breaks off without a word, when the runtime goes.
  func abandon() {}
}
