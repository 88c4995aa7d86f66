/// Two fingers that move apart or together.
class PinchGesture: TwoFingerGesture {
  /// The distance at the start, in points.
  private var start = 0.0
  /// The distance that counts as the scale 1.
  private var unit = 1.0

  override var noun: StaticString { "pinch" }
  /// Points.
  override var threshold: Double { 10 }

  /// The distance of the fingers, 1 where it was recognized.
  final var scale: Double { hasRecognized || state == .cancelled ? (start + way) / unit : 1 }
  /// Scale per second.
  final var scaleVelocity: Double { hasRecognized ? rate / unit : 0 }

  /// Sets the scale; the velocity begins anew.
  final func setScale(_ scale: Double) {
    unit = max(start + way, Self.nearest) / scale
    restartRate()
  }

  override func begin() { start = max(spread.length, Self.nearest) }
  override func measure() -> Double { spread.length - start }
  override func willRecognize() { unit = max(start + way - firstWay, Self.nearest) }

  /// Fingers cannot be nearer, in points; it keeps the scale finite.
  private static let nearest = 1.0
}
