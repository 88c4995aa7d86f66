/// What the host says of pointers besides fingers, and a later layer hears: delivered between fingers
/// in the order of time.
class PointerFeed {
  /// Whether anything waits for a frame.
  var isWaiting: Bool { false }
  /// When it wants to hear of the time, in seconds of the host.
  var deadline: Double { .infinity }
  /// A frame begins: what is said from now on comes with the next one.
  func beginFrame() {}
  /// Delivers what was said up to a time; deadlines up to `now` alone.
  func deliver(until limit: Double, now: Double) {}
}
