/// A source of other pointer events, of a later layer: delivered between those of fingers in the
/// order of time.
class PointerFeed {
  /// Whether events wait for a frame.
  var isWaiting: Bool { false }
  /// Time at which it wants to be called, in seconds of the host's clock.
  var deadline: Double { .infinity }
  /// Called when a frame begins: events from now on belong to the next one.
  func beginFrame() {}
  /// Delivers events up to a time; passes deadlines only up to `now`.
  func deliver(until limit: Double, now: Double) {}
}
