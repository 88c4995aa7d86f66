/// The base of pinch and rotation, by two fingers. Further fingers are left to others; it is over
/// when one of the two leaves.
class TwoFingerGesture: Gesture {
  /// The measure of the gesture, 0 at the start: change of distance in points, or angle in radians.
  final private(set) var change = 0.0
  /// The measure by samples, while its fingers are shown between them.
  private var sampledChange = 0.0
  private var tracker = VelocityTracker()

  /// The value of `change` beyond which it begins, up or down.
  var threshold: Double { 0 }
  /// Whether a trackpad has recognized it.
  final var isOnTrackpad: Bool { touches.first?.isTrackpadPinch ?? false }
  /// Vector from the first finger to the second.
  final var spread: Vector {
    touches.count == 2 ? touches[1].location - touches[0].location : .zero
  }
  /// How fast it changes, per second.
  final var rate: Double { tracker.velocity.dx }
  final override var lastMove: Double { tracker.lastTime }
  /// The part of `change` beyond the threshold, which is applied at once (GR-9).
  final var firstChange: Double { change > 0 ? change - threshold : change + threshold }

  /// Called when both fingers are down.
  func begin() {}
  /// Returns the measure since the start.
  func measure() -> Double { 0 }

  final func restartRate() { tracker.reset() }

  override func canTake(_ touch: Touch) -> Bool {
    touches.count < 2 && (touch.isFinger || touch.isTrackpadPinch)
  }

  override func touchBegan(_ touch: Touch) {
    guard touches.count == 2 else { return }
    change = 0
    sampledChange = 0
    begin()
    tracker.reset()
    tracker.add(.zero, at: touch.time)
  }

  override func touchMoved(_ touch: Touch) {
    guard touches.count == 2 else { return }
    follow()
    tracker.add(Point(x: change, y: 0), at: touch.time)
    goOn()
  }

  override func fingersShown(haveMoved: Bool) {
    guard touches.count == 2 else { return }
    change = sampledChange
    change = measure()
    if haveMoved { note() }
  }

  override func fingersSampled() { change = sampledChange }

  override func touchEnded(_ touch: Touch) {
    if touches.count == 2 {
      follow()
      tracker.lift(Point(x: change, y: 0), at: touch.time)
      goOn()
    }
    isActive ? finish() : fail()
  }

  override func didReset() {
    change = 0
    sampledChange = 0
    tracker.reset()
  }

  private func follow() {
    change = measure()
    sampledChange = change
  }

  private func goOn() {
    note()
    if state == .possible, !isWaiting, change.magnitude > threshold { recognize() }
  }
}
