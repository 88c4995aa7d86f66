/// What a recognizer asks about (GR-7). The defaults are those of a recognizer without one.
class GestureDelegate {
  func shouldBegin(_ gesture: Gesture) -> Bool { true }
  func shouldReceive(_ touch: Touch, on view: Handle, _ gesture: Gesture) -> Bool { true }
  func shouldRecognize(_ gesture: Gesture, simultaneouslyWith other: Gesture) -> Bool { false }
  func shouldRequireFailure(_ gesture: Gesture, of other: Gesture) -> Bool { false }
  func shouldBeRequiredToFail(_ gesture: Gesture, by other: Gesture) -> Bool { false }
}
