/// Two fingers that turn about each other.
final class RotationGesture: TwoFingerGesture {
  private var lastAngle = 0.0
  /// The part of `change` that is not rotation: up to the recognition.
  private var base = 0.0

  override var noun: StaticString { "rotation" }
  /// Angle at which it begins: ten degrees, in radians.
  override var threshold: Double { Double.pi / 18 }

  /// Angle in radians since it was recognized, from x towards y; can exceed a full turn.
  var rotation: Double { hasRecognized || state == .cancelled ? change - base : 0 }
  /// Angular velocity in radians per second.
  var rotationVelocity: Double { hasRecognized ? rate : 0 }

  /// Sets the rotation; the velocity is measured anew.
  func setRotation(_ rotation: Double) {
    base = change - rotation
    restartRate()
  }

  override func begin() { lastAngle = angle }

  /// Returns the sum of the angles between samples, each the short way round.
  override func measure() -> Double {
    var turn = angle - lastAngle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    lastAngle += turn
    if lastAngle > .pi { lastAngle -= 2 * .pi } else if lastAngle < -.pi { lastAngle += 2 * .pi }
    return change + turn
  }

  override func fingersShown(haveMoved: Bool) {
    let angleBySamples = lastAngle
    super.fingersShown(haveMoved: haveMoved)
    lastAngle = angleBySamples
  }

  override func willRecognize() { base = change - firstChange }

  private var angle: Double { Elementary.atan2(spread.dy, spread.dx) }
}
