/// Refuses the time of an event that is no time, or before that of the last one that waits for a frame.
func checkTime(_ time: Double, after last: Double?, of noun: StaticString) throws(Fault) {
  guard time.isInReach else { throw Fault(.invalidArgument, "\(noun)'s time is \(time)") }
  if let last, time < last {
    throw Fault(.invalidArgument, "\(noun)'s time \(time) is before the last one, \(last)")
  }
}

/// A source of other pointer events, of a later layer: delivered between those of fingers in the
/// order of time.
class PointerFeed {
  /// Whether events wait for a frame.
  var isWaiting: Bool { false }
  /// Time of the next event of this frame; nil if there is none.
  var nextTime: Double? { nil }
  /// Recognizers that follow it now.
  var receivers: [Gesture] { [] }
  /// Time at which it wants to be called, in seconds of the host's clock.
  var deadline: Double { .infinity }
  /// Called when a frame begins: events from now on belong to the next one.
  func beginFrame() {}
  /// Delivers events up to a time; passes deadlines only up to `now`.
  func deliver(until limit: Double, now: Double, to gestures: Gestures) {}
  /// Zooms what stands at a point, or back, for a hand that asks for no scale (TP-3).
  func zoomByItself(at point: Point, time: Double) {}
}
