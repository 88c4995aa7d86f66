/// Fingers that rest: begins when they have rested long enough, and follows them from then on.
final class LongPressGesture: Gesture {
  let touchesRequired: Int
  /// How long fingers have to rest, in seconds.
  let duration: Double
  /// Distance that fingers may move before it begins, in points.
  let movement: Double
  private var start = Point.zero

  init(gestures: Gestures, touches: Int = 1, duration: Double = 0.5, movement: Double = 10) {
    touchesRequired = touches
    self.duration = duration
    self.movement = movement
    super.init(gestures: gestures)
  }

  override var noun: StaticString { "long press" }

  override func canTake(_ touch: Touch) -> Bool { state == .possible && !touch.isTrackpad }

  override func touchBegan(_ touch: Touch) {
    guard touches.count <= touchesRequired else { return fail() }
    guard touches.count == touchesRequired else { return }
    start = centroid()
    wake(at: touch.time + duration)
  }

  override func touchMoved(_ touch: Touch) {
    note()
    guard state == .possible, touches.count == touchesRequired else { return }
    if (centroid() - start).length > movement { fail() }
  }

  override func fingersShown(haveMoved: Bool) { if haveMoved { note() } }

  override func touchEnded(_ touch: Touch) {
    touchMoved(touch)
    if state == .possible { return fail() }
    if touches.count == 1 { finish() }
  }

  override func deadlinePassed() { recognize() }
}
