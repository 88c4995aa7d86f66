/// What a later layer does with a gesture. Told of every change before the host is.
class GestureHandler {
  /// Whether touches are of any use right now: a recognizer that gets none does not stand in the way
  /// of others.
  func wantsTouches(_ gesture: Gesture) -> Bool { true }
  func gestureDidChange(_ gesture: Gesture) {}
  /// The recognizer has ended, or has got another handler.
  func leave(_ gesture: Gesture) {}
}
