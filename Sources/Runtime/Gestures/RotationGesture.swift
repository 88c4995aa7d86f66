/// Two fingers that turn about each other.
final class RotationGesture: TwoFingerGesture {
  private var lastAngle = 0.0
  /// What of the way is no rotation.
  private var base = 0.0

  override var noun: StaticString { "rotation" }
  /// Ten degrees, in radians.
  override var threshold: Double { Double.pi / 18 }

  /// In radians from where it was recognized, from x towards y; not confined to a turn.
  var rotation: Double { hasRecognized || state == .cancelled ? way - base : 0 }
  /// Radians per second.
  var rotationVelocity: Double { hasRecognized ? rate : 0 }

  /// Sets the rotation; the velocity begins anew.
  func setRotation(_ rotation: Double) {
    base = way - rotation
    restartRate()
  }

  override func begin() { lastAngle = angle }

  /// Adds the short way round from the last angle.
  override func measure() -> Double {
    var turn = angle - lastAngle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    lastAngle += turn
    if lastAngle > .pi { lastAngle -= 2 * .pi } else if lastAngle < -.pi { lastAngle += 2 * .pi }
    return way + turn
  }

  override func willRecognize() { base = way - firstWay }

  private var angle: Double { Elementary.atan2(spread.dy, spread.dx) }
}
