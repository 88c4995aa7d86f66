/// The use of a gesture by a later layer. Called at every change, before the host's action.
class GestureHandler {
  /// Whether touches are of use right now: a recognizer that gets none does not hinder others.
  func wantsTouches(_ gesture: Gesture) -> Bool { true }
  /// Whether a wheel moves what it has from the first notch on.
  var movesByWheelAtOnce: Bool { false }
  /// A finger has come that the recognizer follows, at the moment that is being told of.
  func fingerCame(_ gesture: Gesture) {}
  /// The recognizer is ready for other fingers: the last one has left, or has been taken away.
  func fingersLeft(_ gesture: Gesture) {}
  func gestureDidChange(_ gesture: Gesture) {}
  /// Called when the recognizer has ended, or has got another handler.
  func leave(_ gesture: Gesture) {}

  /// Forgets whom it notifies, as the runtime ends: `leave` follows.
  func stopNotifying() {}
}
