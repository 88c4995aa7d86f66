/// The use of a gesture by a later layer. Called at every change, before the host's action.
class GestureHandler {
  /// Whether touches are of use right now: a recognizer that gets none does not hinder others.
  func wantsTouches(_ gesture: Gesture) -> Bool { true }
  func gestureDidChange(_ gesture: Gesture) {}
  /// Called when the recognizer has ended, or has got another handler.
  func leave(_ gesture: Gesture) {}
}
