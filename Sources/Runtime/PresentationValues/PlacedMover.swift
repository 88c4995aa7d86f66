/// A copy of what goes where views are seen, and so moves after all other motion.
class PlacedMover: MoverCopy {
  /// Takes tracks that are copies, with their views, and leaves to stand what depends on motion
  /// that cannot be known ahead.
  func settle(on copies: Tracks, among movers: MoverCopies) {}

  /// Moves, or may be called again, to any other time; the copies are there already.
  func show(at time: Double) {}
}
