/// A pointer above a view that touches nothing: a mouse without a pressed button, a pen (GR-10).
///
/// The recognizer follows no fingers, and neither prevents others nor is prevented.
final class HoverGesture: Gesture {
  override var noun: StaticString { "hover" }
  override var isFingerless: Bool { true }

  override func canTake(_ touch: Touch) -> Bool { false }
  override func prevents(_ other: Gesture) -> Bool { false }

  func enter(at point: Point) {
    locate(at: point)
    guard state == .possible, isEnabled, isAlive else { return note() }
    recognize()
  }

  func exit(at point: Point) {
    locate(at: point)
    finish()
    if isAlive { lifted() }
  }
}

/// A sample of such a pointer.
struct HoverSample: BitwiseCopyable {
  let point: Point
  let time: Double
  /// Whether the pointer is in the window.
  let isInside: Bool
}
