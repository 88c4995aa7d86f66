/// Questions of a recognizer to the host (GR-7). The defaults are those of a recognizer without
/// delegate.
class GestureDelegate {
  func shouldBegin(_ gesture: Gesture) -> Bool { true }
  func shouldReceive(_ touch: Touch, on view: Handle, _ gesture: Gesture) -> Bool { true }
  func shouldRecognize(_ gesture: Gesture, simultaneouslyWith other: Gesture) -> Bool { false }
  func shouldRequireFailure(_ gesture: Gesture, of other: Gesture) -> Bool { false }
  func shouldBeRequiredToFail(_ gesture: Gesture, by other: Gesture) -> Bool { false }
}
