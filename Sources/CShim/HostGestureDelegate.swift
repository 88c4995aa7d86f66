import CMotus

extension motus_gesture_delegate: SizedSettings {
  static var defaults: motus_gesture_delegate {
    var delegate = motus_gesture_delegate()
    delegate.struct_size = MemoryLayout<motus_gesture_delegate>.size
    return delegate
  }
}

/// A recognizer's delegate on the other side of the border.
final class HostGestureDelegate: GestureDelegate {
  private let delegate: motus_gesture_delegate
  private let context: HostContext

  init(_ delegate: motus_gesture_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func shouldBegin(_ gesture: Gesture) -> Bool {
    context.call { delegate.should_begin?($0, OpaquePointer(gesture.handle)) } ?? true
  }

  override func shouldReceive(_ touch: Touch, on view: Handle, _ gesture: Gesture) -> Bool {
    context.call {
      delegate.should_receive_touch?(
        $0, OpaquePointer(gesture.handle), OpaquePointer(view), touch.start.x,
        touch.start.y)
    } ?? true
  }

  override func shouldRecognize(
    _ gesture: Gesture, simultaneouslyWith other: Gesture
  ) -> Bool {
    context.call {
      delegate.should_recognize_simultaneously?(
        $0, OpaquePointer(gesture.handle), OpaquePointer(other.handle))
    } ?? false
  }

  override func shouldRequireFailure(_ gesture: Gesture, of other: Gesture) -> Bool {
    context.call {
      delegate.should_require_failure_of?(
        $0, OpaquePointer(gesture.handle), OpaquePointer(other.handle))
    } ?? false
  }

  override func shouldBeRequiredToFail(_ gesture: Gesture, by other: Gesture) -> Bool {
    context.call {
      delegate.should_be_required_to_fail_by?(
        $0, OpaquePointer(gesture.handle), OpaquePointer(other.handle))
    } ?? false
  }
}
