/// Two fingers that move apart or together.
class PinchGesture: TwoFingerGesture {
  /// Distance of the fingers at the start, in points.
  private var start = 0.0
  /// Distance that counts as scale 1, in points.
  private var unit = 1.0

  override var noun: StaticString { "pinch" }
  /// Change of the distance at which it begins, in points.
  override var threshold: Double { isOnTrackpad ? 0 : 10 }

  /// Ratio of the fingers' distance to that at the recognition.
  final var scale: Double { hasRecognized || state == .cancelled ? (start + change) / unit : 1 }
  /// Change of the scale per second.
  final var scaleVelocity: Double { hasRecognized ? rate / unit : 0 }

  /// Sets the scale; the velocity is measured anew.
  final func setScale(_ scale: Double) {
    unit = max(start + change, Self.nearest) / scale
    restartRate()
  }

  override func begin() { start = max(spread.length, Self.nearest) }
  override func measure() -> Double { spread.length - start }
  override func willRecognize() { unit = max(start + change - firstChange, Self.nearest) }

  /// Least distance of two fingers, in points, which keeps the scale finite.
  private static let nearest = 1.0
}
