/// A short touch by fingers, once or several times.
final class TapGesture: Gesture {
  /// Limits in points and seconds: movement and duration of one tap, distance and interval of the
  /// next.
  private enum Limit {
    static let movement = 10.0
    static let distance = 45.0
    static let duration = 0.75
    static let interval = 0.35
  }

  let tapsRequired: Int
  let touchesRequired: Int
  private var taps = 0
  /// Greatest number of fingers at once in this tap.
  private var fingers = 0
  private var first = Point.zero

  init(gestures: Gestures, taps: Int = 1, touches: Int = 1) {
    tapsRequired = taps
    touchesRequired = touches
    super.init(gestures: gestures)
  }

  override var isDiscrete: Bool { true }
  override var noun: StaticString { "tap" }

  /// Whether it prevents another recognizer: not taps of which this may be the first.
  override func prevents(_ other: Gesture) -> Bool {
    guard let other = other as? TapGesture else { return true }
    return other.tapsRequired <= tapsRequired
  }

  /// Fingers that rest on a trackpad, or pinch there, tap nothing.
  override func canTake(_ touch: Touch) -> Bool { !touch.isTrackpad }

  override func touchBegan(_ touch: Touch) {
    fingers = max(fingers, touches.count)
    guard fingers <= touchesRequired else { return fail() }
    guard touches.count == 1 else { return }
    if taps == 0 { first = touch.start }
    guard (touch.start - first).length <= Limit.distance else { return fail() }
    wake(at: touch.time + Limit.duration)
  }

  override func touchMoved(_ touch: Touch) {
    guard state == .possible, (touch.location - touch.start).length > Limit.movement else { return }
    fail()
  }

  override func touchEnded(_ touch: Touch) {
    touchMoved(touch)
    guard state == .possible, !isWaiting, touches.count == 1 else { return }
    guard fingers == touchesRequired else { return fail() }
    taps += 1
    fingers = 0
    guard taps < tapsRequired else {
      sleep()
      return recognize()
    }
    wake(at: touch.time + Limit.interval)
  }

  override func deadlinePassed() { fail() }

  override func didReset() {
    taps = 0
    fingers = 0
  }
}
