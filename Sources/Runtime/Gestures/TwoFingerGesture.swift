/// What two fingers do to each other: the frame of pinch and rotation. Further fingers are left to
/// others; it is over when one of the two leaves.
class TwoFingerGesture: Gesture {
  /// What it measures, scaled to be 0 at the start: how far apart they are, how far they have turned.
  final private(set) var way = 0.0
  private var tracker = VelocityTracker()

  /// The way beyond which it begins.
  var threshold: Double { 0 }
  /// How the second finger stands to the first.
  final var spread: Vector {
    touches.count == 2 ? touches[1].location - touches[0].location : .zero
  }
  /// In `way` per second.
  final var rate: Double { tracker.velocity.dx }
  /// The way that is applied at once: what is beyond the threshold (GR-9).
  final var firstWay: Double { way > 0 ? way - threshold : way + threshold }

  /// Both fingers are down.
  func begin() {}
  /// The way from the start.
  func measure() -> Double { 0 }

  final func restartRate() { tracker.reset() }

  override func canTake(_ touch: Touch) -> Bool { touches.count < 2 }

  override func touchBegan(_ touch: Touch) {
    guard touches.count == 2 else { return }
    way = 0
    begin()
    tracker.reset()
    tracker.add(.zero, at: touch.time)
  }

  override func touchMoved(_ touch: Touch) {
    guard touches.count == 2 else { return }
    way = measure()
    tracker.add(Point(x: way, y: 0), at: touch.time)
    goOn()
  }

  override func touchEnded(_ touch: Touch) {
    if touches.count == 2 {
      way = measure()
      tracker.lift(Point(x: way, y: 0), at: touch.time)
      goOn()
    }
    isActive ? finish() : fail()
  }

  override func didReset() {
    way = 0
    tracker.reset()
  }

  private func goOn() {
    note()
    if state == .possible, !isWaiting, way.magnitude > threshold { recognize() }
  }
}
